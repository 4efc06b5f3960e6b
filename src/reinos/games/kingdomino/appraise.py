"""A rough value of a kingdom, for the greedy bot and for search."""

from __future__ import annotations

from reinos.core import bits
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import (
    NOWHERE,
    around,
    either_way,
    has,
    is_double,
    openings,
    prospect,
    square_at,
)
from reinos.games.kingdomino.scoring import ROW, bonus, crowned, kingdom_points, land_points, squares_of

SEARCH = {"horizon": 200, "tries": 4}  # to the end of the game, which is short
# Playouts to the end foretell who wins better than the network's values, and its policy is sure of one choice.
GUIDANCE = {"exploration": 1.0, "even": 0.5, "delay": 8.0}
PATIENCE = 1500  # milliseconds of the strongest level a decision: a turn has only two
NEIGHBOURS = 0.2  # worth of two equal squares side by side
HOLE = 1.5  # cost of a single square that no domino can fill
PENDING = 0.8  # how much of a chosen domino's best gain counts before it is placed


@rule
def appraise(s: state.State, seat: int) -> float:
    """Points so far, what the chosen dominoes could add, and whether the kingdom stays easy to fill."""
    value = 0.0
    for game in range(s.game):
        value += s.scores[game, seat]
    if s.phase == state.OVER:
        return float(value + s.scores[s.game, seat])
    points, _ = kingdom_points(s, seat)
    value += points + bonus(s, seat) + tidiness(s, seat)
    placing = s.phase in (state.PLACE, state.FINAL_PLACE)
    for slot in range(state.LINE):
        if s.kings[slot] == seat and (slot > s.turn or (slot == s.turn and placing)):
            value += PENDING * best_gain(s, seat, s.line[slot])
        if s.next_kings[slot] == seat:
            value += PENDING * best_gain(s, seat, s.next_line[slot])
    return value


@rule
def tidiness(s: state.State, seat: int) -> float:
    """Equal squares together are good, squares that can never be filled are bad."""
    value = 0.0
    for y in range(s.box[seat, 2], s.box[seat, 3] + 1):
        for x in range(s.box[seat, 0], s.box[seat, 1] + 1):
            square = square_at(x, y)
            land = s.land[seat, square]
            if land == state.EMPTY:
                closed = 0
                for side in state.STEP:
                    if s.land[seat, square + side] != state.EMPTY:
                        closed += 1
                if closed == len(state.STEP):
                    value -= HOLE
            else:
                if s.land[seat, square + 1] == land:
                    value += NEIGHBOURS
                if s.land[seat, square + state.STEP[1]] == land:
                    value += NEIGHBOURS
    return value


@rule
def best_gain(s: state.State, seat: int, domino: int) -> float:
    """The most points that a domino could add now; a little less than none if it fits nowhere."""
    land_a, land_b = squares_of(s, seat, state.HALVES[domino, 0]), squares_of(s, seat, state.HALVES[domino, 2])
    ones, twos = crowned(s, seat, 1), crowned(s, seat, 2)
    before = terrain_points(domino, land_a, land_b, ones, twos)
    area, either, best = around(s, seat), either_way(domino), -1
    here, below = NOWHERE, NOWHERE
    for y in range(area[2] - 1, area[3] + 1):
        above, here, below = here, below, prospect(s, seat, domino, area, y + 1)
        right, down, left, up = openings(above, here, below, either)
        columns = right | down | left | up
        while columns:
            x = bits.lowest(columns) - state.MIDDLE
            columns &= columns - 1
            for facing, fitting in enumerate((right, down, left, up)):
                if has(fitting, x):
                    after = points_with(s, seat, domino, x, y, facing, land_a, land_b, ones, twos)
                    best = max(best, after - before)
    return best


@rule
def terrain_points(domino: int, land_a: int, land_b: int, ones: int, twos: int) -> int:
    """The points of the terrains of both halves, from their sets of squares (`scoring`)."""
    points, _ = land_points(land_a, ones, twos)
    if not is_double(domino):
        points += land_points(land_b, ones, twos)[0]
    return points


@rule
def points_with(
    s: state.State, seat: int, domino: int, x: int, y: int, facing: int, land_a: int, land_b: int, ones: int, twos: int
) -> int:
    """The same with the domino in a place; no other terrain changes, so that the others need not be counted again."""
    x2, y2 = x + state.DX[facing], y + state.DY[facing]
    left, top = int(s.box[seat, 0]), int(s.box[seat, 2])
    new_left, new_top = min(left, x, x2), min(top, y, y2)  # the corner of the sets, which the domino may push out
    shift = (top - new_top) * ROW + left - new_left
    one, two = 1 << ((y - new_top) * ROW + x - new_left), 1 << ((y2 - new_top) * ROW + x2 - new_left)
    new_ones = ones << shift | one * (state.HALVES[domino, 1] & 1) | two * (state.HALVES[domino, 3] & 1)
    new_twos = twos << shift | one * (state.HALVES[domino, 1] >> 1) | two * (state.HALVES[domino, 3] >> 1)
    new_a = land_a << shift | one
    if is_double(domino):
        new_a |= two
    return terrain_points(domino, new_a, land_b << shift | two, new_ones, new_twos)
