"""What a bot would do in somebody's place, and why a place cannot be chosen."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from reinos.bots import Bot
from reinos.bots.greedy import Greedy
from reinos.bots.levels import LEVELS, level_named
from reinos.bots.search import Search
from reinos.core.game import Game
from reinos.server import turn
from reinos.server.bot_runner import quick
from reinos.server.errors import Refusal
from reinos.server.memory import Memory
from reinos.server.moment import Glimpse
from reinos.server.sight import scene_of, tell, told_choice
from reinos.server.state import Viewer, names_of
from reinos.server.table import Table
from reinos.server.wording import server_words

Json = dict[str, Any]
BEST = 5
STRONGEST = LEVELS[-1]


@dataclass(frozen=True)
class Option:
    """A choice as a bot sees it."""

    choice: int
    value: float
    share: float  # how much the bot leans to it, of 1
    win: float | None = None  # chance to win, of 1, where the bot has one
    only: bool = False  # whether there is nothing to think about


@dataclass(frozen=True)
class Advice:
    """What a bot makes of a seat's choices, the best first."""

    bot: str
    options: tuple[Option, ...]


_advice: Memory[Advice] = Memory(200)


def adviser(game: Game) -> Bot:
    """The strongest bot where rules are compiled already; else one that does not need that."""
    return quick(STRONGEST, game)


def advice(seen: Glimpse, seat: int) -> Advice:
    """What the adviser makes of what a seat may know."""
    legal = seen.legal_ids(seat)
    if len(legal) == 1:
        return Advice(STRONGEST, (Option(legal[0], 0.0, 1.0, only=True),))
    bot, position = adviser(seen.game), seen.position(seat)
    random = np.random.default_rng(np.frombuffer(hashlib.sha256(seen.bytes).digest(), np.uint32))
    if isinstance(bot, Search):
        found = bot.consider(position, random)
        return Advice(STRONGEST, tuple(Option(one.choice, one.win, one.share, one.win) for one in found[:BEST]))
    assert isinstance(bot, Greedy)
    values = bot.values(position, random)
    leaning = np.exp((values - values.max()) / (float(values.std()) or 1.0))
    shares = leaning / leaning.sum()
    best = np.argsort(-values, kind="stable")[:BEST].tolist()
    return Advice("greedy", tuple(Option(legal[n], float(values[n]), float(shares[n])) for n in best))


def hint(table: Table, viewer: Viewer) -> Json:
    """The best choices in the eyes of a bot, from what the seat may know, with its reasons in numbers."""
    if viewer.seat is None or turn.decision_of(table, viewer.seat) is None:
        raise Refusal(409, "no-hint", table=table.id)
    _, tried = turn.shown(table, viewer.seat)
    seen, seat = tried.seen, viewer.seat
    if tried.held is not None:
        return {"name": STRONGEST, "bot": bot_label(table.game, STRONGEST, viewer.lang), "options": []}
    found = _advice.get((seen.key, seat), lambda: advice(seen, seat))
    scene = scene_of(seen, seat, viewer.lang, names_of(table, viewer.lang), active=False)
    choices = table.game.rules.choices
    options = []
    for one in found.options:
        told = told_choice(table.game, scene, choices.choice(one.choice))
        options.append(
            {
                "id": told["id"],
                "label": told["label"],
                "value": round(one.value, 4),
                "share": round(one.share, 4),
                "win": None if one.win is None else round(one.win, 4),
                "reason": reason(one, viewer.lang),
            }
        )
    return {"name": found.bot, "bot": bot_label(table.game, found.bot, viewer.lang), "options": options}


def bot_label(game: Game, bot: str, lang: str) -> str:
    """What people call a bot."""
    level = level_named(bot, game)
    return server_words(lang)(f"bot-{bot}") if level is None else level.label(lang)


def reason(option: Option, lang: str) -> str:
    """Why a bot leans to a choice, in numbers."""
    words = server_words(lang)
    if option.only:
        return words("hint-only")
    if option.win is None:
        return words("hint-value", value=round(option.value, 2))
    return words("hint-search", win=round(100 * option.win), share=round(100 * option.share))


def why(table: Table, viewer: Viewer, target: str) -> str:
    """Why a place of the drawing cannot be chosen now."""
    words = server_words(viewer.lang)
    if viewer.seat is None or turn.decision_of(table, viewer.seat) is None:
        return words("why-not-yours")
    _, tried = turn.shown(table, viewer.seat)
    if tried.held is not None:
        return words("why-held")
    scene = scene_of(tried.seen, viewer.seat, viewer.lang, names_of(table, viewer.lang))
    place = table.game.rules.module("draw").target
    if any(place(choice, scene.view) == target for choice in scene.legal):
        return words("why-legal")
    own = tell(table.game, "why")
    return (own(scene, target) if own else None) or words("why-nothing")
