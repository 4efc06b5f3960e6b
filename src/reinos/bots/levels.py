"""Levels for people: four a game, each a bot under a name that says how hard it is."""

from __future__ import annotations

from dataclasses import dataclass

from reinos.core.game import Game
from reinos.core.words import CORE_TEXT, load_words

LEVELS = ("page", "squire", "knight", "king")
# Milliseconds of the strongest a decision, unless the game's appraisal declares another PATIENCE.
USUAL_PATIENCE = 800
USUAL_TURN = 2  # choices in a turn, unless the game's appraisal declares another TURN: a longer one gets no more time


@dataclass(frozen=True)
class Level:
    """A level: its name as `make` takes it, and the bot behind it."""

    name: str
    bot: str
    turn: int = 0  # milliseconds for a whole turn, where it thinks by the clock

    def label(self, lang: str) -> str:
        """What people call it."""
        return load_words(lang, CORE_TEXT)(f"level-{self.name}")

    def about(self, lang: str) -> str:
        """How it plays, in a few words."""
        return load_words(lang, CORE_TEXT)(f"level-{self.name}-about")


def levels(game: Game) -> tuple[Level, ...]:
    """The four levels of a game, the easiest first."""
    appraisal = game.rules.module("appraise")
    patience, turn = getattr(appraisal, "PATIENCE", USUAL_PATIENCE), getattr(appraisal, "TURN", USUAL_TURN)
    plain = zip(LEVELS, ("greedy:50", "greedy", "search:200"), strict=False)
    strongest = Level(LEVELS[-1], f"search:{patience}ms:2", patience * turn)
    return (*(Level(name, bot) for name, bot in plain), strongest)


def level_named(name: str, game: Game) -> Level | None:
    """The level of this name, if it is one."""
    return next((level for level in levels(game) if level.name == name), None)
