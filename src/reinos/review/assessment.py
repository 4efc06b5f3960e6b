"""One position as the strongest bot sees it, with what one viewer could know and nothing else."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np

from reinos.bots.bot import new_seed
from reinos.bots.search import SAMPLES, Search
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


def assess(seen: Position, chosen: int | None, playouts: int) -> Assessment:
    """Assess a hidden position, and what its viewer chose there; the same again for the same knowledge."""
    if seen.over:
        winners = seen.ranks.count(1)
        return Assessment(tuple((rank == 1) / winners for rank in seen.ranks))
    random = np.random.default_rng(np.frombuffer(hashlib.sha256(seen.record.tobytes()).digest(), np.uint32))
    outlook = Search(seen.game, playouts).outlook(seen, random)
    if chosen is None or len(seen.legal_ids()) == 1:
        return Assessment(outlook.chances)
    preferred = outlook.choices[0].choice
    if preferred == chosen:
        return Assessment(outlook.chances, Verdict(chosen, preferred))
    return Assessment(outlook.chances, compared(seen, chosen, preferred, playouts * COMPARING, random))


def compared(seen: Position, chosen: int, preferred: int, playouts: int, random: np.random.Generator) -> Verdict:
    """A choice of the viewer beside another, in equally many imagined games."""
    seat = seen.seat
    assert seat is not None
    samples = Search(seen.game, playouts).compare(seen, (chosen, preferred), random)
    lost = samples[:, 1, seat] - samples[:, 0, seat]
    after_chosen, after_preferred = (tuple(chances) for chances in samples.mean(axis=0).tolist())
    worlds = [seen.on("cpu").imagine(seat, new_seed(random)) for _ in range(WORLDS)]
    gains = [
        float(np.mean([world.after(choice, seat).points[seat] - world.points[seat] for world in worlds]))
        for choice in (chosen, preferred)
    ]
    margin = CERTAINTY * float(lost.std(ddof=1)) / SAMPLES**0.5
    return Verdict(chosen, preferred, float(lost.mean()), margin, after_chosen, after_preferred, *gains)
