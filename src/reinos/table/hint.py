"""What a bot would do in somebody's place, with its reasons in numbers."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
from typing_extensions import TypedDict

from reinos.bots import Bot
from reinos.bots.greedy import Greedy
from reinos.bots.levels import LEVELS, level_named
from reinos.bots.search import Search
from reinos.core.cache import Cache
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.table.compiled import load_compiled, quick_bot
from reinos.table.draft import Draft, decision_of, draft_of
from reinos.table.refusal import NotNow
from reinos.table.rendering import labelled
from reinos.table.state import Viewer, names_of
from reinos.table.table import Table
from reinos.table.words import table_words

BEST = 5
STRONGEST = LEVELS[-1]


class HintOption(TypedDict):
    """A choice as a bot sees it."""

    id: int
    label: str
    value: float
    """What the bot thinks it is worth; its chance to win, where it has one."""
    share: float
    """How much the bot leans to it, from 0 to 1: its share of the search."""
    win: float | None
    """Chance to win, from 0 to 1; null from a bot that does not search."""
    reason: str
    """The same numbers in words."""


class Hint(TypedDict):
    """What a bot would do."""

    name: str
    """The bot's name for programs."""
    bot: str
    """What people call it."""
    options: list[HintOption]


@dataclass(frozen=True)
class Advised:
    """A choice as the adviser sees it."""

    choice: int
    value: float
    share: float  # how much the bot leans to it, of 1
    win: float | None = None  # chance to win, of 1, where the bot has one
    only: bool = False  # whether there is nothing to think about


@dataclass(frozen=True)
class Advice:
    """What a bot makes of a seat's choices, the best first."""

    bot: str
    choices: tuple[Advised, ...]


NOTHING = Advice(STRONGEST, ())  # to advise
_advice: Cache[Advice] = Cache(200)


def adviser(game: Game) -> Bot:
    """The strongest bot where rules are compiled already; else one that does not need that."""
    return quick_bot(STRONGEST, game)


def advice(seen: Position) -> Advice:
    """What the adviser makes of what a seat may know."""
    legal = seen.legal_ids()
    if len(legal) == 1:
        return Advice(STRONGEST, (Advised(legal[0], 0.0, 1.0, only=True),))
    bot = adviser(seen.game)
    random = np.random.default_rng(np.frombuffer(hashlib.sha256(seen.record.tobytes()).digest(), np.uint32))
    if isinstance(bot, Search):
        found = bot.consider(seen, random)[:BEST]
        return Advice(STRONGEST, tuple(Advised(one.choice, one.win, one.share, one.win) for one in found))
    assert isinstance(bot, Greedy)
    values = bot.values(seen, random)
    leaning = np.exp((values - values.max()) / (float(values.std()) or 1.0))
    shares = leaning / leaning.sum()
    best = np.argsort(-values, kind="stable")[:BEST].tolist()
    return Advice("greedy", tuple(Advised(legal[n], float(values[n]), float(shares[n])) for n in best))


def asked(table: Table, viewer: Viewer) -> Draft:
    """The draft that a bot is to look at; when it is complete, there is nothing to advise."""
    if viewer.seat is None or decision_of(table, viewer.seat) is None:
        raise NotNow("no-hint", table=table.id)
    return draft_of(table, viewer.seat)


def advised(seen: Position) -> Advice:
    """The same advice for the same knowledge."""
    load_compiled(seen.game)
    return _advice.get((seen.key, seen.seat), lambda: advice(seen))


def hint(table: Table, seen: Position, found: Advice, lang: str) -> Hint:
    """Advice in words."""
    scene, choices = seen.scene(lang, names_of(table, lang), active=False), table.game.rules.choices
    options: list[HintOption] = [
        {
            "id": one.choice,
            "label": labelled(table.game, scene, choices.choice(one.choice))["label"],
            "value": round(one.value, 4),
            "share": round(one.share, 4),
            "win": None if one.win is None else round(one.win, 4),
            "reason": reason(one, lang),
        }
        for one in found.choices
    ]
    return {"name": found.bot, "bot": bot_label(table.game, found.bot, lang), "options": options}


def bot_label(game: Game, bot: str, lang: str) -> str:
    """What people call a bot."""
    level = level_named(bot, game)
    return table_words(lang)(f"bot-{bot}") if level is None else level.label(lang)


def reason(advised: Advised, lang: str) -> str:
    """Why a bot leans to a choice, in numbers."""
    words = table_words(lang)
    if advised.only:
        return words("hint-only")
    if advised.win is None:
        return words("hint-value", value=round(advised.value, 2))
    return words("hint-search", win=round(100 * advised.win), share=round(100 * advised.share))
