"""Bots and advice: somebody else thinks, with compiled rules, and is given what the seat may know and nothing else."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from reinos.bots.bot import new_seed, read_budget
from reinos.bots.levels import CHAMPION, level_named
from reinos.bots.search import IMAGINED, SAMPLES, Considered, Outlook, ranked, viewer_number
from reinos.core.cache import Cache
from reinos.core.position import Position
from reinos.review.assessment import WORLDS
from reinos.table.bots import LONGEST, BotInfo, list_bots, turn_time
from reinos.table.draft import Draft, extended
from reinos.table.hint import BEST, STRONGEST, Advice, Advised

# (game, record, seat, how as JSON) -> what was found, as JSON: web/src/alone/thinker.ts says what for which kind.
Think = Callable[[str, bytes, int, str], Awaitable[str]]
HINT = 800  # milliseconds
PLAYOUTS = 1000  # of a search without a budget, and in the place of what does not play here

_advice: Cache[Advice] = Cache(200)


def offered(lang: str) -> list[BotInfo]:
    """The bots that play here: all but the networks of a server."""
    return [bot for bot in list_bots(lang) if not bot["name"].startswith("network:")]


@dataclass(frozen=True)
class Manner:
    """How a bot thinks."""

    kind: str  # random, greedy, search or champion
    slips: float = 0.0  # share of decisions at which it does not look
    playouts: int | None = None
    milliseconds: int | None = None
    trees: int = 1  # that a search grows at once


def manner(bot: str, seen: Position) -> Manner:
    """How the bot of a name thinks."""
    level = level_named(bot, seen.game)
    kind, *given = (level.bot if level else bot).split(":")
    if kind in ("random", "greedy"):
        return Manner(kind, slips=int(given[0]) / 100 if given else 0.0)
    if kind != "search" and not (kind == CHAMPION and level):
        kind, given = "search", []
    playouts, milliseconds = read_budget(given[0], bot) if given else (PLAYOUTS, None)
    return Manner(kind, playouts=playouts, milliseconds=milliseconds, trees=int(given[1]) if given[1:] else 1)


async def decided(seen: Position, bot: str, think: Think, script: Sequence[int] = (), minds: int = 1) -> list[int]:
    """A bot's whole draft, as `reinos.table.bots.decide` makes it; what a script wants comes first.

    `minds` can think at once.
    """
    how, random, end = manner(bot, seen), np.random.default_rng(), time.monotonic() + turn_time(bot, seen.game)
    draft = Draft(seen)
    while len(draft.choices) < LONGEST and not draft.complete:
        legal, wanted = draft.seen.legal_ids(), script[len(draft.choices) : len(draft.choices) + 1]
        if wanted and wanted[0] in legal:
            choice = wanted[0]
        elif len(legal) == 1:
            choice = legal[0]
        elif how.kind == "random" or random.random() < how.slips:
            choice = legal[int(random.integers(len(legal)))]
        else:
            left = 1000 * (end - time.monotonic())
            choice = await _thought(draft.seen, replace(how, trees=min(how.trees, minds)), left, think, random)
        draft = extended(draft, choice)
    return list(draft.choices)


async def _thought(seen: Position, how: Manner, left: float, think: Think, random: np.random.Generator) -> int:
    """One choice; of the time for a whole turn, later choices get what the first ones have left."""
    if how.kind == "greedy":
        assert seen.seat is not None
        asked = json.dumps({"kind": how.kind})
        found = json.loads(await think(seen.game.name, seen.record.tobytes(), seen.seat, asked))
        choice = int(found["choices"][0]["choice"])
    else:
        if how.milliseconds is not None:
            how = replace(how, milliseconds=round(min(how.milliseconds, max(left - how.milliseconds / 4, left / 2, 1))))
        choice = (await searched(seen, how, think, random))[0].choice
    assert choice in seen.legal_ids()
    return choice


async def searched(seen: Position, how: Manner, think: Think, random: np.random.Generator) -> list[Considered]:
    """What `Search` or `Champion` would find out with these dice and a thread for each tree, each by another mind."""
    assert seen.seat is not None
    shared = [new_seed(random) for _ in range(0 if how.kind == CHAMPION else IMAGINED)]
    dice = [new_seed(random) for _ in range(how.trees)]
    asked = []
    for n, own in enumerate(dice):
        budget = {"milliseconds": how.milliseconds}
        if how.playouts is not None:
            budget = {"playouts": how.playouts * (n + 1) // how.trees - how.playouts * n // how.trees}
        asked.append({"kind": how.kind, **budget, "seeds": [str(seed) for seed in (*shared, own)]})
    record = seen.record.tobytes()
    told = await asyncio.gather(*(think(seen.game.name, record, seen.seat, json.dumps(one)) for one in asked))
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for one in (choice for found in told for choice in json.loads(found)["choices"]):
        visits[one["choice"]] = visits.get(one["choice"], 0) + one["visits"]
        totals[one["choice"]] = totals.get(one["choice"], 0.0) + one["visits"] * one["win"]
    return ranked(visits, totals)


async def advised(seen: Position, think: Think, minds: int = 1) -> Advice:
    """What the strongest bot makes of what a seat may know; the same for the same knowledge."""
    legal, key = seen.legal_ids(), hashlib.sha256(seen.record.tobytes()).digest() + bytes([seen.seat or 0])
    if len(legal) == 1:
        return Advice(STRONGEST, (Advised(legal[0], 0.0, 1.0, only=True),))
    known = _advice.known(key)
    if known is None:
        how = replace(manner(STRONGEST, seen), milliseconds=HINT)
        found = await searched(seen, replace(how, trees=min(how.trees, minds)), think, np.random.default_rng())
        known = Advice(STRONGEST, tuple(Advised(one.choice, one.win, one.share, one.win) for one in found[:BEST]))
        _advice.put(key, known)
    return known


class Mind:
    """Searches for reviews, with the dice that a search in this process would have."""

    def __init__(self, think: Think) -> None:
        self.think = think

    async def outlook(self, seen: Position, playouts: int, random: np.random.Generator) -> Outlook:
        """What a search finds out."""
        looks_on = seen.seat not in seen.to_act  # and asks no greedy bot
        seeds = [0 if looks_on else new_seed(random) for _ in range(IMAGINED)] + [new_seed(random)]
        found = await self._ask(seen, kind="search", playouts=playouts, seeds=list(map(str, seeds)))
        return Outlook([Considered(**one) for one in found["choices"]], tuple(found["chances"]))

    async def compare(
        self, seen: Position, choices: Sequence[int], playouts: int, random: np.random.Generator
    ) -> list[list[list[float]]]:
        """Everybody's chances after each choice: by sample, choice and seat."""
        how = {"choices": choices, "playouts": playouts, "samples": SAMPLES, "seeds": [str(new_seed(random))]}
        found: list[list[list[float]]] = await self._ask(seen, kind="compare", **how)
        return found

    async def gains(self, seen: Position, choices: Sequence[int], random: np.random.Generator) -> list[float]:
        """The points that each choice brings at once."""
        seeds = [str(new_seed(random)) for _ in range(WORLDS)]
        found: list[float] = await self._ask(seen, kind="gains", choices=choices, seeds=seeds)
        return found

    async def _ask(self, seen: Position, **how: Any) -> Any:
        record = seen.record.tobytes()
        return json.loads(await self.think(seen.game.name, record, viewer_number(seen), json.dumps(how)))
