"""Bots that take seats: which there are, which fit a game, and the whole turn of one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NotRequired

import numpy as np
from typing_extensions import TypedDict

from reinos.bots import Bot, bots, make
from reinos.bots.levels import CHAMPION, LEVELS, Level, has_champion, level_named
from reinos.bots.network import OFFERED, trained_for
from reinos.bots.search import Search
from reinos.core.catalog import rules
from reinos.core.errors import BadOption
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.words import LANGUAGES
from reinos.table.compiled import DEFAULT_BOT, load_compiled
from reinos.table.draft import Draft, extended
from reinos.table.menu import playable, said
from reinos.table.refusal import Invalid
from reinos.table.words import table_words

__all__ = ["DEFAULT_BOT", "BotInfo", "check_bot", "decide", "label_of", "list_bots", "thought", "turn_time"]
LONGEST = 1000  # choices in one commit


class BotInfo(TypedDict):
    """A bot that can take a seat."""

    name: str
    label: str
    about: str
    game: NotRequired[str]
    """The only game that it plays, if there is one."""


def label_of(bot: str, lang: str) -> str:
    """What people call a bot."""
    if bot in (*LEVELS, CHAMPION):
        return Level(bot, bot).label(lang)
    words, network = table_words(lang), bot.partition("network:")[2]
    return words("bot-network", name=network) if network else said(words, f"bot-{bot}", bot)


def list_bots(lang: str) -> list[BotInfo]:
    """All bots that may take a seat: never `cmd:`, which runs a program of the asker's choice."""
    words = table_words(lang)

    def info(bot: str, about: str, game: str | None = None) -> BotInfo:
        found: BotInfo = {"name": bot, "label": label_of(bot, lang), "about": about}
        if game is not None:
            found["game"] = game
        return found

    def graded(name: str, game: str | None = None) -> BotInfo:
        return info(name, Level(name, name).about(lang), game)

    champions = [game for game in playable() if has_champion(rules(game))]
    learned = {f"network:{name}": trained_for(path)["game"] for name, path in OFFERED.items()}
    return [
        *map(graded, LEVELS),
        *(graded(CHAMPION, game) for game in champions),
        *(info(bot, words("bot-network-about"), game) for bot, game in learned.items()),
        *(info(bot, said(words, f"bot-{bot}-about", "")) for bot in bots()),
    ]


def check_bot(field: str, bot: str | None, game: Game) -> None:
    """A bot that may take a seat here and plays this game, or a refusal that names those there are."""
    # Listing all bots loads all games, so those that play here for certain are let through before.
    if bot is None or bot in bots() or level_named(bot, game):
        return
    listed = list_bots(LANGUAGES[0])
    known = dict.fromkeys(one["name"] for one in listed)
    if bot not in known:
        raise Invalid("bad-option", detail=f"{field} is {bot!r}; allowed: {', '.join(known)}")
    if bot == CHAMPION:
        plays = ", ".join(one["game"] for one in listed if one["name"] == bot)
        raise Invalid("bad-option", detail=f"{field} is {bot!r}; it plays only {plays}")
    try:
        make(bot, game)
    except BadOption:  # its words name a file of this machine
        meant = trained_for(OFFERED[bot.removeprefix("network:")])
        plays = ", ".join(str(meant[name]) for name in ("game", "options") if name in meant)
        raise Invalid("bad-option", detail=f"{field} is {bot!r}; it plays only {plays}") from None


def turn_time(bot: str, game: Game) -> float:
    """Seconds that a bot which thinks by the clock takes for a whole turn, however many choices that has; else 0."""
    level = level_named(bot, game)
    return 0.0 if level is None else level.turn / 1000


def thought(seen: Position, bot: str, maker: Callable[[str, Game], Bot], script: Sequence[int] = ()) -> list[int]:
    """The whole draft of a bot by its name, in the time of its level; what a script wants comes first."""
    load_compiled(seen.game)
    return decide(seen, maker(bot, seen.game), turn_time(bot, seen.game), script)


def decide(seen: Position, bot: Bot | None, seconds: float = 0.0, script: Sequence[int] = ()) -> list[int]:
    """A bot's whole draft, from what its seat may know; without a bot, any legal one.

    A bot that thinks by the clock shares the seconds out: later choices get what the first ones have left.
    """
    random, end = np.random.default_rng(), time.monotonic() + seconds
    draft = Draft(seen)
    while len(draft.choices) < LONGEST and not draft.complete:
        said = script[len(draft.choices) : len(draft.choices) + 1]
        if said and said[0] in draft.seen.legal_ids():
            choice = said[0]
        elif bot is None:
            choice = random.choice(draft.seen.legal_ids())
        elif isinstance(bot, Search) and bot.milliseconds is not None and seconds:
            choice = bot.hurried(1000 * (end - time.monotonic())).choose(draft.seen, random)
        else:
            choice = bot.choose(draft.seen, random)
        draft = extended(draft, int(choice))
    return list(draft.choices)
