"""Placing a domino in a kingdom (KD-5)."""

from __future__ import annotations

from typing import Any

from reinos.core import bits
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.choices import place_id

# KD-15.5  Why a placement is not allowed: the first broken rule.
ALLOWED, OCCUPIED, GRID_LIMIT, NO_MATCH = range(4)
BREACHES = ("", "occupied", "grid_limit", "no_match")

Area = tuple[int, int, int, int]  # least x, greatest x, least y, greatest y
Prospect = tuple[int, int, int]  # of a row, as bits: the free squares, where half a is welcome, and half b

EVERY_COLUMN = (1 << state.WIDTH) - 1
NOWHERE: Prospect = (0, 0, 0)
# What is cut out of bits is not negative: compiled code need not look whether an index counts from the end.
SEAT_BITS, LAYER_BITS, ROW_BITS = 3, 15, 15


@rule
def grid(s: state.State) -> int:
    """KD-2.4, KD-11.1  The side of the square that a kingdom must fit in."""
    return 7 if s.mighty_duel else 5


@rule
def square_at(x: int, y: int) -> int:
    """KD-2.1  The square at these coordinates; the castle is at (0, 0)."""
    return state.HOME + y * state.WIDTH + x


@rule
def row(s: state.State, seat: int, layer: int, y: int) -> int:
    """A row of a layer of the kingdom, as bits."""
    return int(s.rows[seat & SEAT_BITS, layer & LAYER_BITS, (y + state.MIDDLE) & ROW_BITS])


@rule
def has(columns: int, x: int) -> bool:
    """Whether a row's bits have the square in this column."""
    return bool(columns >> (x + state.MIDDLE) & 1)


@rule
def found(s: state.State, seat: int) -> None:
    """KD-1.4, KD-2.1, KD-13.11  A kingdom is its castle alone."""
    s.land[seat, :] = state.EMPTY
    s.crowns[seat, :] = 0
    s.rows[seat, :, :] = 0
    s.rows[seat, state.EMPTY, :] = EVERY_COLUMN
    s.box[seat, :] = 0
    lay_square(s, seat, 0, 0, state.CASTLE)


@rule
def lay_square(s: state.State, seat: int, x: int, y: int, kind: int) -> None:
    """A free square becomes land."""
    s.land[seat, square_at(x, y)] = kind
    s.rows[seat, state.EMPTY, y + state.MIDDLE] ^= 1 << (x + state.MIDDLE)
    s.rows[seat, kind, y + state.MIDDLE] |= 1 << (x + state.MIDDLE)


@rule
def is_double(domino: int) -> bool:
    """KD-1.2  Both halves are the same."""
    return bool(state.HALVES[domino, 0] == state.HALVES[domino, 2])


@rule
def either_way(domino: int) -> int:
    """KD-5.8  All bits if it matters which way round a domino lies, else none."""
    return 0 if is_double(domino) else -1


@rule
def is_in(area: Area, x: int, y: int) -> bool:
    """Whether a square lies in an area."""
    left, right, top, bottom = area
    return bool(left <= x <= right and top <= y <= bottom)


@rule
def extent(s: state.State, seat: int) -> Area:
    """The smallest area that holds the kingdom."""
    return int(s.box[seat, 0]), int(s.box[seat, 1]), int(s.box[seat, 2]), int(s.box[seat, 3])


@rule
def room(s: state.State, seat: int) -> Area:
    """KD-5.2, KD-13.2  How far the kingdom may reach."""
    reach = grid(s) - 1
    left, right, top, bottom = extent(s, seat)
    return right - reach, left + reach, bottom - reach, top + reach


@rule
def around(s: state.State, seat: int) -> Area:
    """KD-5.2, KD-5.3  The part of the room where a domino can touch the kingdom: two squares around it."""
    west, east, north, south = room(s, seat)
    left, right, top, bottom = extent(s, seat)
    return max(west, left - 2), min(east, right + 2), max(north, top - 2), min(south, bottom + 2)


@rule
def vacant(s: state.State, seat: int, area: Area, y: int) -> int:
    """KD-5.1, KD-5.2  The free squares of an area in one of its rows, as bits; none in other rows."""
    left, right, top, bottom = area
    if y < top or y > bottom:
        return 0
    return row(s, seat, state.EMPTY, y) & ((2 << (right + state.MIDDLE)) - (1 << (left + state.MIDDLE)))


@rule
def welcoming(s: state.State, seat: int, terrain: int, y: int) -> int:
    """KD-5.3 to KD-5.6, KD-13.1  The squares of a row with a neighbour of this terrain, or the castle, as bits."""
    beside = row(s, seat, terrain, y) | row(s, seat, state.CASTLE, y)
    above = row(s, seat, terrain, y - 1) | row(s, seat, state.CASTLE, y - 1)
    below = row(s, seat, terrain, y + 1) | row(s, seat, state.CASTLE, y + 1)
    return beside << 1 | beside >> 1 | above | below


@rule
def prospect(s: state.State, seat: int, domino: int, area: Area, y: int) -> Prospect:
    """KD-5.1 to KD-5.6  A row of an area; nothing in other rows."""
    free = vacant(s, seat, area, y)
    if free == 0:
        return NOWHERE
    a, b = int(state.HALVES[domino, 0]), int(state.HALVES[domino, 2])
    return free, welcoming(s, seat, a, y), welcoming(s, seat, b, y)


@rule
def openings(above: Prospect, here: Prospect, below: Prospect, either: int) -> tuple[int, int, int, int]:
    """KD-5.1 to KD-5.6, KD-5.8  Where in a row half a can lie, as bits: facing right, down, left, up.

    Both squares are free and one half is welcome; a double lies the same either way round, so that two facings do.
    """
    free, a, b = here
    right = free & free >> 1 & (a | b >> 1)
    down = free & below[0] & (a | below[2])
    left = free & free << 1 & (a | b << 1) & either
    up = free & above[0] & (a | above[2]) & either
    return right, down, left, up


@rule
def breach(s: state.State, seat: int, domino: int, x: int, y: int, facing: int) -> int:
    """KD-5.1 to KD-5.3, KD-15.5  The first rule that this placement breaks, or ALLOWED."""
    x2, y2 = x + state.DX[facing], y + state.DY[facing]
    square, other = square_at(x, y), square_at(x2, y2)
    if s.land[seat, square] != state.EMPTY or s.land[seat, other] != state.EMPTY:
        return OCCUPIED
    area = room(s, seat)
    if not is_in(area, x, y) or not is_in(area, x2, y2):
        return GRID_LIMIT
    a, b = int(state.HALVES[domino, 0]), int(state.HALVES[domino, 2])
    welcome = has(welcoming(s, seat, a, y), x) or has(welcoming(s, seat, b, int(y2)), int(x2))
    return ALLOWED if welcome else NO_MATCH


@rule
def write_placement(fitting: int, x: int, y: int, facing: int, out: Any, n: int) -> int:
    """Write one placement; it counts if it is among the fitting ones. A branch would often be guessed wrongly."""
    out[n] = place_id(y, x, facing)
    return n + (fitting >> (x + state.MIDDLE) & 1)


@rule
def placements(s: state.State, seat: int, domino: int, out: Any, n: int) -> int:
    """KD-5.1 to KD-5.3, KD-13.3  Write the legal placements of a domino from `out[n]` on; the new `n`."""
    area, either = around(s, seat), either_way(domino)
    here, below = NOWHERE, NOWHERE
    for y in range(area[2] - 1, area[3] + 1):
        above, here, below = here, below, prospect(s, seat, domino, area, y + 1)
        right, down, left, up = openings(above, here, below, either)
        columns = right | down | left | up
        while columns:
            x = bits.lowest(columns) - state.MIDDLE
            columns &= columns - 1
            n = write_placement(right, x, y, state.RIGHT, out, n)
            n = write_placement(down, x, y, state.DOWN, out, n)
            n = write_placement(left, x, y, state.LEFT, out, n)
            n = write_placement(up, x, y, state.UP, out, n)
    return n


@rule
def fits(s: state.State, seat: int, domino: int) -> bool:
    """KD-5.9  Whether the domino can be placed at all."""
    area, either = around(s, seat), either_way(domino)
    here, below = NOWHERE, NOWHERE
    for y in range(area[2] - 1, area[3] + 1):
        above, here, below = here, below, prospect(s, seat, domino, area, y + 1)
        right, down, left, up = openings(above, here, below, either)
        if right | down | left | up:
            return True
    return False


@rule
def misfit(s: state.State, seat: int, domino: int) -> int:
    """KD-5.9  Why a domino fits nowhere: GRID_LIMIT if it would in a larger grid, else NO_MATCH."""
    _, _, top, bottom = extent(s, seat)
    a, b = int(state.HALVES[domino, 0]), int(state.HALVES[domino, 2])
    for y in range(top, bottom + 1):
        free, welcome = row(s, seat, state.EMPTY, y), welcoming(s, seat, a, y) | welcoming(s, seat, b, y)
        room = free << 1 | free >> 1 | row(s, seat, state.EMPTY, y - 1) | row(s, seat, state.EMPTY, y + 1)
        fitting = row(s, seat, a, y) | row(s, seat, b, y) | row(s, seat, state.CASTLE, y)
        if free & welcome & room or (fitting and y in (top, bottom)):  # beyond the kingdom there is room
            return GRID_LIMIT
    return NO_MATCH


@rule
def lay_half(s: state.State, seat: int, x: int, y: int, terrain: int, crowns: int) -> None:
    """KD-5.3  Put one half down."""
    lay_square(s, seat, x, y, terrain)
    s.crowns[seat, square_at(x, y)] = crowns
    for weight in (1, 2):
        if crowns & weight:
            s.rows[seat, state.CROWNS + weight, y + state.MIDDLE] |= 1 << (x + state.MIDDLE)
    s.box[seat, 0] = min(s.box[seat, 0], x)
    s.box[seat, 1] = max(s.box[seat, 1], x)
    s.box[seat, 2] = min(s.box[seat, 2], y)
    s.box[seat, 3] = max(s.box[seat, 3], y)


@rule
def lay_domino(s: state.State, seat: int, domino: int, x: int, y: int, facing: int) -> None:
    """KD-5, KD-5.7  Put a domino down for good."""
    lay_half(s, seat, x, y, state.HALVES[domino, 0], state.HALVES[domino, 1])
    lay_half(s, seat, x + state.DX[facing], y + state.DY[facing], state.HALVES[domino, 2], state.HALVES[domino, 3])
