"""Levels for people: bots under names that say how hard they are; four, and a fifth where a network beats them."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec

from reinos.bots.network.file import about, fits, packaged
from reinos.core.game import Game, Rules
from reinos.core.words import CORE_TEXT, load_words

LEVELS = ("page", "squire", "knight", "king")
CHAMPION = "champion"  # above them, in games whose network has beaten the king
COMPILES = find_spec("numba") is not None  # not so in a browser
CHAMPIONS: set[str] = set()  # games that have one where networks are not read from files: in a browser
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
    """The levels of a game, the easiest first."""
    appraisal = game.rules.module("appraise")
    patience, turn = getattr(appraisal, "PATIENCE", USUAL_PATIENCE), getattr(appraisal, "TURN", USUAL_TURN)
    plain = zip(LEVELS, ("greedy:50", "greedy", "search:50"), strict=False)
    by_clock = [(LEVELS[-1], "search")] + [(CHAMPION, "champion")] * has_champion(game.rules)
    timed = (Level(name, f"{bot}:{patience}ms:2", patience * turn) for name, bot in by_clock)
    return (*(Level(name, bot) for name, bot in plain), *timed)


def has_champion(rules: Rules) -> bool:
    """Whether a network comes with the game that was made for these rules, has beaten the king, and can be run here."""
    if rules.name in CHAMPIONS:
        return True
    path = packaged(rules)
    return COMPILES and path is not None and fits(path, rules) and about(path).get("beats_king") is True


def level_named(name: str, game: Game) -> Level | None:
    """The level of this name, if it is one."""
    return next((level for level in levels(game) if level.name == name), None)
