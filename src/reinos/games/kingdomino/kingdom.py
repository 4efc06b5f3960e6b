"""Placing a domino in a kingdom (KD-5)."""

from __future__ import annotations

from typing import Any

from reinos.core.rule import rule
from reinos.games.kingdomino.choices import place_id
from reinos.games.kingdomino.state import (
    CASTLE,
    DX,
    DY,
    EMPTY,
    HALVES,
    HOME,
    STEP,
    WIDTH,
    State,
)

# KD-15.5  Why a placement is not allowed: the first broken rule.
ALLOWED, OCCUPIED, GRID_LIMIT, NO_MATCH = range(4)
BREACHES = ("", "occupied", "grid_limit", "no_match")

EVERY_TERRAIN = (1 << CASTLE) - 1


@rule
def grid(s: State) -> int:
    """KD-2.4, KD-11.1  The side of the square that a kingdom must fit in."""
    return 7 if s.mighty_duel else 5


@rule
def square_at(x: int, y: int) -> int:
    """KD-2.1  The square at these coordinates; the castle is at (0, 0)."""
    return HOME + y * WIDTH + x


@rule
def found(s: State, seat: int) -> None:
    """KD-1.4, KD-2.1, KD-5.4, KD-13.11  A kingdom is its castle alone, whose four sides welcome every terrain."""
    s.land[seat, :] = EMPTY
    s.crowns[seat, :] = 0
    s.touch[seat, :] = 0
    s.box[seat, :] = 0
    s.land[seat, HOME] = CASTLE
    for side in STEP:
        s.touch[seat, HOME + side] = EVERY_TERRAIN


@rule
def is_double(domino: int) -> bool:
    """KD-1.2  Both halves are the same."""
    return bool(HALVES[domino, 0] == HALVES[domino, 2])


@rule
def breach(s: State, seat: int, domino: int, x: int, y: int, facing: int) -> int:
    """KD-5.1 to KD-5.6, KD-13.1, KD-13.2, KD-15.5  The first rule that this placement breaks, or ALLOWED."""
    square = square_at(x, y)
    other = square + STEP[facing]
    if s.land[seat, square] != EMPTY or s.land[seat, other] != EMPTY:
        return OCCUPIED
    x2, y2 = x + DX[facing], y + DY[facing]
    size = grid(s)
    box = s.box[seat]
    if max(box[1], x, x2) - min(box[0], x, x2) >= size or max(box[3], y, y2) - min(box[2], y, y2) >= size:
        return GRID_LIMIT
    welcome = (s.touch[seat, square] >> HALVES[domino, 0]) | (s.touch[seat, other] >> HALVES[domino, 2])
    return ALLOWED if welcome & 1 else NO_MATCH


@rule
def placements(s: State, seat: int, domino: int, out: Any, most: int) -> int:
    """KD-5.1 to KD-5.3, KD-5.8, KD-13.3  List the legal placements, a double once; `most` 0: whether there is one.

    The same test as `breach`, with all that does not change taken out of the loops.
    """
    a, b = HALVES[domino, 0], HALVES[domino, 2]
    facings = 2 if a == b else 4
    reach = grid(s) - 1
    left, right = int(s.box[seat, 1]) - reach, int(s.box[seat, 0]) + reach
    top, bottom = int(s.box[seat, 3]) - reach, int(s.box[seat, 2]) + reach
    land, touch = s.land[seat], s.touch[seat]
    n = 0
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            square = square_at(x, y)
            if land[square] != EMPTY:
                continue
            welcome = touch[square] >> a & 1
            for facing in range(facings):
                other = square + STEP[facing]
                if land[other] != EMPTY or not (welcome or touch[other] >> b & 1):
                    continue
                if left <= x + DX[facing] <= right and top <= y + DY[facing] <= bottom:
                    if most == 0:
                        return 1
                    out[n] = place_id(y, x, facing)
                    n += 1
    return n


@rule
def fits(s: State, seat: int, domino: int) -> bool:
    """KD-5.9  Whether the domino can be placed at all."""
    return placements(s, seat, domino, s.line, 0) > 0


@rule
def lay_half(s: State, seat: int, x: int, y: int, terrain: int, crowns: int) -> None:
    """KD-5.3  Put one half down; its neighbours now welcome its terrain."""
    square = square_at(x, y)
    s.land[seat, square] = terrain
    s.crowns[seat, square] = crowns
    for side in STEP:
        s.touch[seat, square + side] |= 1 << terrain
    s.box[seat, 0] = min(s.box[seat, 0], x)
    s.box[seat, 1] = max(s.box[seat, 1], x)
    s.box[seat, 2] = min(s.box[seat, 2], y)
    s.box[seat, 3] = max(s.box[seat, 3], y)


@rule
def lay_domino(s: State, seat: int, domino: int, x: int, y: int, facing: int) -> None:
    """KD-5, KD-5.7  Put a domino down for good."""
    lay_half(s, seat, x, y, HALVES[domino, 0], HALVES[domino, 1])
    lay_half(s, seat, x + DX[facing], y + DY[facing], HALVES[domino, 2], HALVES[domino, 3])
