"""Placing a domino in a kingdom (KD-5)."""

from __future__ import annotations

from typing import Any

from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.choices import place_id

# KD-15.5  Why a placement is not allowed: the first broken rule.
ALLOWED, OCCUPIED, GRID_LIMIT, NO_MATCH = range(4)
BREACHES = ("", "occupied", "grid_limit", "no_match")

Area = tuple[int, int, int, int]  # least x, greatest x, least y, greatest y

EVERY_TERRAIN = (1 << state.CASTLE) - 1


@rule
def grid(s: state.State) -> int:
    """KD-2.4, KD-11.1  The side of the square that a kingdom must fit in."""
    return 7 if s.mighty_duel else 5


@rule
def square_at(x: int, y: int) -> int:
    """KD-2.1  The square at these coordinates; the castle is at (0, 0)."""
    return state.HOME + y * state.WIDTH + x


@rule
def found(s: state.State, seat: int) -> None:
    """KD-1.4, KD-2.1, KD-5.4, KD-13.11  A kingdom is its castle alone, whose four sides welcome every terrain."""
    s.land[seat, :] = state.EMPTY
    s.crowns[seat, :] = 0
    s.touch[seat, :] = 0
    s.box[seat, :] = 0
    s.land[seat, state.HOME] = state.CASTLE
    for side in state.STEP:
        s.touch[seat, state.HOME + side] = EVERY_TERRAIN


@rule
def is_double(domino: int) -> bool:
    """KD-1.2  Both halves are the same."""
    return bool(state.HALVES[domino, 0] == state.HALVES[domino, 2])


@rule
def is_in(area: Area, x: int, y: int) -> bool:
    """Whether a square lies in an area."""
    left, right, top, bottom = area
    return bool(left <= x <= right and top <= y <= bottom)


@rule
def room(s: state.State, seat: int) -> Area:
    """KD-5.2, KD-13.2  How far the kingdom may reach."""
    reach = grid(s) - 1
    return s.box[seat, 1] - reach, s.box[seat, 0] + reach, s.box[seat, 3] - reach, s.box[seat, 2] + reach


@rule
def around(s: state.State, seat: int) -> Area:
    """KD-5.2, KD-5.3  The part of the room where a domino can touch the kingdom: two squares around it."""
    left, right, top, bottom = room(s, seat)
    box = s.box[seat]
    return max(left, box[0] - 2), min(right, box[1] + 2), max(top, box[2] - 2), min(bottom, box[3] + 2)


@rule
def joins(land: Any, touch: Any, welcome: int, other: int, terrain: int) -> bool:
    """KD-5.1, KD-5.3 to KD-5.6, KD-13.1  Whether the second half has a free square, and one half is welcome.

    `welcome` says in its lowest bit whether the first half is: it is the same for every facing.
    """
    return bool(land[other] == state.EMPTY and (welcome | touch[other] >> terrain) & 1)


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
    welcome = int(s.touch[seat, square]) >> state.HALVES[domino, 0]
    return ALLOWED if joins(s.land[seat], s.touch[seat], welcome, other, state.HALVES[domino, 2]) else NO_MATCH


@rule
def directions(domino: int) -> int:
    """KD-5.8  How many facings make a difference: a double lies the same either way round."""
    return 2 if is_double(domino) else 4


@rule
def placements(s: state.State, seat: int, domino: int, out: Any, n: int) -> int:
    """KD-5.1 to KD-5.3, KD-13.3  Write the legal placements of a domino from `out[n]` on; the new `n`."""
    area = around(s, seat)
    left, right, top, bottom = area
    land, touch = s.land[seat], s.touch[seat]
    a, b, different = state.HALVES[domino, 0], state.HALVES[domino, 2], directions(domino)
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            square = square_at(x, y)
            if land[square] != state.EMPTY:
                continue
            welcome = touch[square] >> a
            for facing in range(different):
                other = square + state.STEP[facing]
                if joins(land, touch, welcome, other, b) and is_in(area, x + state.DX[facing], y + state.DY[facing]):
                    out[n] = place_id(y, x, facing)
                    n += 1
    return n


@rule
def fits(s: state.State, seat: int, domino: int) -> bool:
    """KD-5.9  Whether the domino can be placed at all."""
    area = around(s, seat)
    left, right, top, bottom = area
    land, touch = s.land[seat], s.touch[seat]
    a, b = state.HALVES[domino, 0], state.HALVES[domino, 2]
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            square = square_at(x, y)
            if land[square] != state.EMPTY:
                continue
            welcome = touch[square] >> a
            for facing in range(4):
                other = square + state.STEP[facing]
                if joins(land, touch, welcome, other, b) and is_in(area, x + state.DX[facing], y + state.DY[facing]):
                    return True
    return False


@rule
def misfit(s: state.State, seat: int, domino: int) -> int:
    """KD-5.9  Why a domino fits nowhere: GRID_LIMIT if it would in a larger grid, else NO_MATCH."""
    left, right, top, bottom = int(s.box[seat, 0]), int(s.box[seat, 1]), int(s.box[seat, 2]), int(s.box[seat, 3])
    land, touch = s.land[seat], s.touch[seat]
    for y in range(top - 1, bottom + 2):
        for x in range(left - 1, right + 2):
            square = square_at(x, y)
            welcome = (touch[square] >> state.HALVES[domino, 0] | touch[square] >> state.HALVES[domino, 2]) & 1
            if land[square] == state.EMPTY and welcome:
                if not is_in((left, right, top, bottom), x, y):  # beyond the kingdom the other half has room
                    return GRID_LIMIT
                for side in state.STEP:
                    if land[square + side] == state.EMPTY:
                        return GRID_LIMIT
    return NO_MATCH


@rule
def lay_half(s: state.State, seat: int, x: int, y: int, terrain: int, crowns: int) -> None:
    """KD-5.3  Put one half down; its neighbours now welcome its terrain."""
    square = square_at(x, y)
    s.land[seat, square] = terrain
    s.crowns[seat, square] = crowns
    for side in state.STEP:
        s.touch[seat, square + side] |= 1 << terrain
    s.box[seat, 0] = min(s.box[seat, 0], x)
    s.box[seat, 1] = max(s.box[seat, 1], x)
    s.box[seat, 2] = min(s.box[seat, 2], y)
    s.box[seat, 3] = max(s.box[seat, 3], y)


@rule
def lay_domino(s: state.State, seat: int, domino: int, x: int, y: int, facing: int) -> None:
    """KD-5, KD-5.7  Put a domino down for good."""
    lay_half(s, seat, x, y, state.HALVES[domino, 0], state.HALVES[domino, 1])
    lay_half(s, seat, x + state.DX[facing], y + state.DY[facing], state.HALVES[domino, 2], state.HALVES[domino, 3])
