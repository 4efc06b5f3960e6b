"""One position as the strongest bot sees it, with what one viewer could know and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

import numpy as np

from reinos.bots.bot import new_seed
from reinos.bots.search import Outlook, Search
from reinos.core.position import Position

COMPARING = 4  # times the playouts of a search go into the comparison of two choices
WORLDS = 8  # imagined to see what a choice brings at once
CERTAINTY = 2.0  # standard errors in a margin: 95 of 100 such intervals hold the truth
LEAST = 0.02  # a smaller difference teaches nothing


@dataclass(frozen=True)
class Verdict:
    """A choice beside the one that the bot prefers. Chances are from 0 to 1."""

    chosen: int
    preferred: int
    loss: float = 0.0  # of the chance to win
    margin: float = 0.0  # of the loss
    after_chosen: tuple[float, ...] = ()  # everybody's chances; empty where there is nothing to compare
    after_preferred: tuple[float, ...] = ()
    points_chosen: float = 0.0  # that it brings at once
    points_preferred: float = 0.0

    @property
    def clear(self) -> bool:
        """Whether the other choice was better beyond doubt."""
        return self.loss > max(self.margin, LEAST)


@dataclass(frozen=True)
class Assessment:
    """Everybody's chances at a position and, where a choice is to be judged, the verdict."""

    chances: tuple[float, ...]
    verdict: Verdict | None = None


class Mind(Protocol):
    """Who searches for a review: here, or a worker that is waited for. Equal dice give equal answers."""

    async def outlook(self, seen: Position, playouts: int, random: np.random.Generator) -> Outlook:
        """What a search finds out."""

    async def compare(
        self, seen: Position, choices: Sequence[int], playouts: int, random: np.random.Generator
    ) -> list[list[list[float]]]:
        """Everybody's chances after each choice: by sample, choice and seat."""

    async def gains(self, seen: Position, choices: Sequence[int], random: np.random.Generator) -> list[float]:
        """The points that each choice brings at once."""


class Compiled:
    """Searches in this process."""

    async def outlook(self, seen: Position, playouts: int, random: np.random.Generator) -> Outlook:
        """What a search finds out."""
        return Search(seen.game, playouts).outlook(seen, random)

    async def compare(
        self, seen: Position, choices: Sequence[int], playouts: int, random: np.random.Generator
    ) -> list[list[list[float]]]:
        """Everybody's chances after each choice: by sample, choice and seat."""
        found: list[list[list[float]]] = Search(seen.game, playouts).compare(seen, choices, random).tolist()
        return found

    async def gains(self, seen: Position, choices: Sequence[int], random: np.random.Generator) -> list[float]:
        """The points that each choice brings at once."""
        seat = seen.seat
        assert seat is not None
        worlds = [seen.on("cpu").imagine(seat, new_seed(random)) for _ in range(WORLDS)]
        before = mean([world.points[seat] for world in worlds])
        return [mean([world.after(choice, seat).points[seat] for world in worlds]) - before for choice in choices]


def mean(values: Sequence[float]) -> float:
    """Their sum divided among them."""
    return sum(values) / len(values)


def assess(seen: Position, chosen: int | None, playouts: int) -> Assessment:
    """Assess a hidden position, and what its viewer chose there; the same again for the same knowledge."""
    return at_once(assessed(seen, chosen, playouts, Compiled()))


def at_once(work: Coroutine[Any, Any, Assessment]) -> Assessment:
    """The result of work that waits for nobody."""
    try:
        work.send(None)
    except StopIteration as done:
        found: Assessment = done.value
        return found
    raise AssertionError("it waits for somebody")


async def assessed(seen: Position, chosen: int | None, playouts: int, mind: Mind) -> Assessment:
    """The same with somebody else's searches."""
    if seen.over:
        winners = seen.ranks.count(1)
        return Assessment(tuple((rank == 1) / winners for rank in seen.ranks))
    random = np.random.default_rng(np.frombuffer(hashlib.sha256(seen.record.tobytes()).digest(), np.uint32))
    outlook = await mind.outlook(seen, playouts, random)
    if chosen is None or len(seen.legal_ids()) == 1:
        return Assessment(outlook.chances)
    preferred = outlook.choices[0].choice
    if preferred == chosen:
        return Assessment(outlook.chances, Verdict(chosen, preferred))
    return Assessment(outlook.chances, await compared(seen, chosen, preferred, playouts * COMPARING, mind, random))


async def compared(
    seen: Position, chosen: int, preferred: int, playouts: int, mind: Mind, random: np.random.Generator
) -> Verdict:
    """A choice of the viewer beside another, in equally many imagined games."""
    seat, both = seen.seat, (chosen, preferred)
    assert seat is not None
    samples = await mind.compare(seen, both, playouts, random)
    lost = [after[1][seat] - after[0][seat] for after in samples]
    after_chosen, after_preferred = (
        tuple(mean([sample[n][other] for sample in samples]) for other in range(seen.game.players)) for n in range(2)
    )
    loss = mean(lost)
    margin = CERTAINTY * sqrt(sum((one - loss) ** 2 for one in lost) / (len(lost) - 1) / len(lost))
    gains = await mind.gains(seen, both, random)
    return Verdict(chosen, preferred, loss, margin, after_chosen, after_preferred, *gains)
