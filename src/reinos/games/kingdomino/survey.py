"""What the rules count in a kingdom, for words, drawing and vectors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import numpy as np

from reinos.core.scene import as_table
from reinos.games.kingdomino import chart, scoring, state
from reinos.games.kingdomino.kingdom import found, grid, lay_domino, square_at

PIECES = [((a, crowns_a), (b, crowns_b)) for a, crowns_a, b, crowns_b in state.HALVES.tolist()]  # halves of a domino
STEPS = state.STEP.tolist()

Box = tuple[int, int, int, int]  # the least and the greatest column, and row


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
    parts = []
    for terrain, rest in zip(state.TERRAINS, lands[state.EMPTY + 1 :], strict=False):
        while rest:
            one = scoring.territory(rest, rest & -rest)
            rest &= ~one
            parts.append(Territory(terrain, one.bit_count(), (one & ones).bit_count() + 2 * (one & twos).bit_count()))
    return Survey(
        points=sum(part.points for part in parts),
        crowns=ones.bit_count() + 2 * twos.bit_count(),
        occupied=sum(squares.bit_count() for squares in lands[state.EMPTY + 1 :]),
        territories=tuple(sorted(parts, key=lambda part: (-part.points, -part.squares))),
    )


def laid_out(dominoes: tuple[tuple[int, chart.Square, chart.Square], ...]) -> tuple[Survey, Box]:
    """The same for a kingdom by its dominoes, with the box that holds it."""
    land, crowns = bytearray(state.SQUARES), bytearray(state.SQUARES)
    land[state.HOME] = state.CASTLE
    for domino, *squares in dominoes:
        for square, (terrain, marks) in zip(squares, PIECES[domino], strict=True):
            at = square_at(*square)
            land[at], crowns[at] = terrain, marks
    xs, ys = zip((0, 0), *[square for _, *squares in dominoes for square in squares], strict=True)
    box = (min(xs), max(xs), min(ys), max(ys))
    return surveyed(bytes(land), bytes(crowns), box), box


def gain(view: Mapping[str, Any], seat: int, domino: int, first: chart.Square, second: chart.Square) -> int:
    """KD-8.2  Points that a domino on these squares is worth to its kingdom, whether it lies there already or not."""
    placed, parts = (square_at(*first), square_at(*second)), neighbours(as_table(view), seat)
    if not parts.land[placed[0]] == parts.land[placed[1]] == state.EMPTY:
        land = [state.EMPTY if square in placed else terrain for square, terrain in enumerate(parts.land)]
        parts = Parts(land, parts.crowns)
    (terrain, crowns), (other, others) = PIECES[domino]
    if terrain == other:
        return joined(parts, placed, terrain, crowns + others)
    return joined(parts, placed[:1], terrain, crowns) + joined(parts, placed[1:], other, others)


@dataclass(frozen=True, eq=False)
class Part:
    """Squares that hang together: how many they are, their crowns, and what they score."""

    squares: int
    crowns: int
    points: int


class Parts(dict[int, Part]):
    """By square of a kingdom: what it hangs together with, found where somebody asks."""

    def __init__(self, land: list[int], crowns: list[int]) -> None:
        self.land, self.crowns = land, crowns

    def __missing__(self, square: int) -> Part:
        whole = hanging(self.land, [square])
        crowns = sum([self.crowns[one] for one in whole])
        part = Part(len(whole), crowns, scoring.territory_points(len(whole), crowns))
        self |= dict.fromkeys(whole, part)
        return part


def joined(parts: Parts, squares: tuple[int, ...], terrain: int, crowns: int) -> int:
    """KD-8.1, KD-8.2  Points that new squares of a terrain bring with their crowns, in one with what they touch."""
    size, before, land, touched = len(squares), 0, parts.land, []
    for square in squares:
        for step in STEPS:
            if land[square + step] == terrain and (part := parts[square + step]) not in touched:
                touched.append(part)
                size += part.squares
                crowns += part.crowns
                before += part.points
    return scoring.territory_points(size, crowns) - before


@lru_cache(maxsize=32)
def neighbours(s: state.State, seat: int) -> Parts:
    """The parts of the kingdom of a seat."""
    return Parts(terrains(s, seat), s.crowns[seat].tolist())


def terrains(s: state.State, seat: int) -> list[int]:
    """The terrain of every square, and a row more, so that those of the rim have four neighbours too."""
    squares: list[int] = s.land[seat].tolist()
    return squares + [state.EMPTY] * state.WIDTH


def hanging(land: list[int], squares: list[int]) -> set[int]:
    """KD-8.1  The squares that hang together with some of one terrain, diagonals apart."""
    found, rest, terrain = set(squares), list(squares), land[squares[0]]
    while rest:
        square = rest.pop()
        for step in STEPS:
            if land[square + step] == terrain and square + step not in found:
                found.add(square + step)
                rest.append(square + step)
    return found


def game_points(s: state.State, seat: int, counted: Survey | None = None) -> int:
    """KD-13.14  Points of the kingdom on the table; its bonuses come in only when the game is over."""
    return int(s.scores[s.game, seat]) if s.phase == state.OVER else (counted or survey(s, seat)).points


def bonuses(s: state.State, seat: int) -> Iterator[Bonus]:
    """KD-13.14  How the bonuses of the variants in play stand."""
    placing = s.phase == state.FINAL_PLACE and seat in s.kings[s.turn :].tolist()
    last = s.phase == state.OVER or (s.phase == state.FINAL_PLACE and not placing)
    if s.harmony:
        met = bool(scoring.harmony_bonus(s, seat))
        discards = (s.fate == state.DISCARDED) & (s.holder == seat)
        lost = not met and (last or bool(discards.any()) or not can_be_filled(s, seat))
        yield Bonus("harmony", scoring.HARMONY, met, lost)
    if s.middle_kingdom:
        met = bool(scoring.middle_kingdom_bonus(s, seat))
        # By its own bounding box a kingdom can come back to the centre, but only inside the frame.
        yield Bonus("middle_kingdom", scoring.MIDDLE_KINGDOM, met, not met and (last or not scoring.is_framed(s, seat)))


def can_be_filled(s: state.State, seat: int) -> bool:
    """KD-11.2, KD-15.6  Whether dominoes, terrains apart, can fill some grid around the kingdom."""
    left, right, top, bottom = s.box[seat].tolist()
    full = {(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1) if s.land[seat, square_at(x, y)]}
    return fillable(frozenset(full), grid(s))


@lru_cache(maxsize=4096)
def fillable(full: frozenset[chart.Square], size: int) -> bool:
    """The same for a kingdom by its squares."""
    xs, ys = [x for x, _ in full], [y for _, y in full]
    corners = product(range(max(xs) - size + 1, min(xs) + 1), range(max(ys) - size + 1, min(ys) + 1))
    return any(
        is_tileable({(x, y) for x in range(left, left + size) for y in range(top, top + size)} - full)
        for left, top in corners
    )


def is_tileable(empty: set[chart.Square]) -> bool:
    """Whether dominoes can cover these squares: black and white ones can be paired, each with a neighbour."""
    black = [square for square in empty if sum(square) % 2]
    partner: dict[chart.Square, chart.Square] = {}  # of white squares

    def paired(square: chart.Square, tried: set[chart.Square]) -> bool:
        for facing in range(4):
            white = chart.ends(*square, facing)[1]
            if white in empty and white not in tried:
                tried.add(white)
                if white not in partner or paired(partner[white], tried):
                    partner[white] = square
                    return True
        return False

    return 2 * len(black) == len(empty) and all(paired(square, set()) for square in black)


def past_kingdoms(s: state.State, game: int) -> state.State:
    """KD-12.1  The kingdoms of a finished game of a Dynasty, laid again."""
    fields = {name: np.zeros(field.shape, np.int64) for name, field in state.State.fields.items() if field.shape}
    table = cast(state.State, SimpleNamespace(**fields, players=s.players, mighty_duel=s.mighty_duel, phase=state.OVER))
    for seat in range(s.players):
        found(table, seat)
    rows = (s.past_holder[game].tolist(), s.past_spot[game].tolist(), s.past_facing[game].tolist())
    for domino, (holder, spot, facing) in enumerate(zip(*rows, strict=True)):
        if min(holder, spot, facing) >= 0:
            lay_domino(table, holder, domino, *chart.place(spot), facing)
    return table
