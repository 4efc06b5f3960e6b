"""What the rules count in a kingdom, for words, drawing and vectors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from reinos.core.scene import as_table
from reinos.games.kingdomino import chart, scoring, state
from reinos.games.kingdomino.kingdom import square_at

PIECES = [((a, crowns_a), (b, crowns_b)) for a, crowns_a, b, crowns_b in state.HALVES.tolist()]  # halves of a domino
STEPS = state.STEP.tolist()


class Territory(NamedTuple):
    """KD-8.1  Squares of one terrain that hang together."""

    terrain: str
    squares: int
    crowns: int

    @property
    def points(self) -> int:
        """KD-8.2  What it scores."""
        return scoring.territory_points(self.squares, self.crowns)


@dataclass(frozen=True)
class Survey:
    """What the rules count in one kingdom."""

    points: int
    crowns: int
    occupied: int
    territories: tuple[Territory, ...]  # the best first


@dataclass(frozen=True)
class Bonus:
    """KD-11.2, KD-11.3  A bonus of the variants in play: met as things stand, lost for good, or still open."""

    name: str
    points: int
    met: bool
    lost: bool


def survey(s: state.State, seat: int) -> Survey:
    """What the rules count in the kingdom of a seat."""
    land, crowns = s.land[seat].astype(np.uint8), s.crowns[seat].astype(np.uint8)
    return surveyed(land.tobytes(), crowns.tobytes(), tuple(s.box[seat].tolist()))


@lru_cache(maxsize=8192)
def surveyed(land: bytes, crowns: bytes, box: tuple[int, ...]) -> Survey:
    """The same for a kingdom by its squares, a byte each: counted once, however many look, or might build it."""
    left, right, top, bottom = box
    lands = [0] * (state.CASTLE + 1)  # the set of squares of each terrain, as the rules of scoring have it
    ones = twos = 0
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            square, bit = square_at(x, y), 1 << ((y - top) * scoring.ROW + x - left)
            lands[land[square]] |= bit
            ones |= bit if crowns[square] & 1 else 0
            twos |= bit if crowns[square] & 2 else 0
    found = []
    for terrain, rest in zip(state.TERRAINS, lands[state.EMPTY + 1 :], strict=False):
        while rest:
            one = scoring.territory(rest, rest & -rest)
            rest &= ~one
            found.append(Territory(terrain, one.bit_count(), (one & ones).bit_count() + 2 * (one & twos).bit_count()))
    return Survey(
        points=sum(part.points for part in found),
        crowns=ones.bit_count() + 2 * twos.bit_count(),
        occupied=sum(squares.bit_count() for squares in lands[state.EMPTY + 1 :]),
        territories=tuple(sorted(found, key=lambda part: (-part.points, -part.squares))),
    )


def gain(view: Mapping[str, Any], seat: int, domino: int, first: chart.Square, second: chart.Square) -> int:
    """KD-8.2  Points that a domino on these squares is worth to its kingdom, whether it lies there already or not."""
    land, crowns = dict(terrains(as_table(view), seat)), list(view["crowns"][seat])
    placed = square_at(*first), square_at(*second)
    (land[placed[0]], crowns[placed[0]]), (land[placed[1]], crowns[placed[1]]) = PIECES[domino]
    points = 0
    for terrain in {land[square] for square in placed}:
        new = [square for square in placed if land.get(square) == terrain]
        whole = hanging(land, new)
        points += scoring.territory_points(len(whole), sum([crowns[square] for square in whole]))
        for square in new:
            del land[square]
        before = whole.difference(new)
        while before:
            part = hanging(land, [before.pop()])
            points -= scoring.territory_points(len(part), sum([crowns[square] for square in part]))
            before -= part
    return points


@lru_cache(maxsize=256)
def terrains(s: state.State, seat: int) -> dict[int, int]:
    """The terrain of every square in use."""
    return {square: terrain for square, terrain in enumerate(s.land[seat].tolist()) if terrain != state.EMPTY}


def hanging(land: Mapping[int, int], squares: list[int]) -> set[int]:
    """KD-8.1  The squares that hang together with some of one terrain, diagonals apart."""
    found, rest, terrain = set(squares), list(squares), land[squares[0]]
    while rest:
        square = rest.pop()
        for step in STEPS:
            if land.get(square + step) == terrain and square + step not in found:
                found.add(square + step)
                rest.append(square + step)
    return found


def game_points(s: state.State, seat: int, counted: Survey | None = None) -> int:
    """KD-13.14  Points of the kingdom on the table; its bonuses come in only when the game is over."""
    return int(s.scores[s.game, seat]) if s.phase == state.OVER else (counted or survey(s, seat)).points


def total_points(s: state.State, seat: int) -> int:
    """KD-13.14, KD-13.16  Points so far, with those of the finished games of a Dynasty."""
    return int(s.scores[: s.game, seat].sum()) + game_points(s, seat)


def bonuses(s: state.State, seat: int) -> Iterator[Bonus]:
    """KD-13.14  How the bonuses of the variants in play stand."""
    if s.harmony:
        lost = bool(((s.fate == state.DISCARDED) & (s.holder == seat)).any())
        yield Bonus("harmony", scoring.HARMONY, bool(scoring.harmony_bonus(s, seat)), lost)
    if s.middle_kingdom:
        met = bool(scoring.middle_kingdom_bonus(s, seat))
        # By its own bounding box a kingdom can come back to the centre; out of the frame it never can.
        lost = not met and (s.middle_kingdom_test == state.FRAME or s.phase == state.OVER)
        yield Bonus("middle_kingdom", scoring.MIDDLE_KINGDOM, met, lost)
