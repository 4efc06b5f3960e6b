"""What the rules count in a kingdom, for words, drawing and vectors."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from reinos.games.kingdomino.kingdom import square_at
from reinos.games.kingdomino.scoring import ROW, territory, territory_points
from reinos.games.kingdomino.state import CASTLE, EMPTY, TERRAINS, State


class Territory(NamedTuple):
    """KD-8.1  Squares of one terrain that hang together."""

    terrain: str
    squares: int
    crowns: int

    @property
    def points(self) -> int:
        """KD-8.2  What it scores."""
        return territory_points(self.squares, self.crowns)


@dataclass(frozen=True)
class Survey:
    """What the rules count in one kingdom."""

    points: int
    crowns: int
    occupied: int
    territories: tuple[Territory, ...]  # the best first


def survey(s: State, seat: int) -> Survey:
    """What the rules count in the kingdom of a seat."""
    land, crowns = s.land[seat].astype(np.uint8), s.crowns[seat].astype(np.uint8)
    return surveyed(land.tobytes(), crowns.tobytes(), tuple(s.box[seat].tolist()))


@lru_cache(maxsize=8192)
def surveyed(land: bytes, crowns: bytes, box: tuple[int, ...]) -> Survey:
    """The same for a kingdom by its squares, a byte each: counted once, however many look, or might build it."""
    left, right, top, bottom = box
    lands = [0] * (CASTLE + 1)  # the set of squares of each terrain, as the rules of scoring have it
    ones = twos = 0
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            square, bit = square_at(x, y), 1 << ((y - top) * ROW + x - left)
            lands[land[square]] |= bit
            ones |= bit if crowns[square] & 1 else 0
            twos |= bit if crowns[square] & 2 else 0
    found = []
    for terrain, rest in zip(TERRAINS, lands[EMPTY + 1 :], strict=False):
        while rest:
            one = territory(rest, rest & -rest)
            rest &= ~one
            found.append(Territory(terrain, one.bit_count(), (one & ones).bit_count() + 2 * (one & twos).bit_count()))
    return Survey(
        points=sum(part.points for part in found),
        crowns=ones.bit_count() + 2 * twos.bit_count(),
        occupied=sum(squares.bit_count() for squares in lands[EMPTY + 1 :]),
        territories=tuple(sorted(found, key=lambda part: (-part.points, -part.squares))),
    )
