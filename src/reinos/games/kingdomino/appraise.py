"""A rough value of a kingdom, for the greedy bot and for search."""

from __future__ import annotations

from reinos.core.rule import rule
from reinos.games.kingdomino.kingdom import ALLOWED, breach, grid, is_double, square_at
from reinos.games.kingdomino.scoring import bonus, kingdom_points
from reinos.games.kingdomino.state import DX, DY, EMPTY, HALVES, LINE, OVER, STEP, State

NEIGHBOURS = 0.2  # worth of two equal squares side by side
HOLE = 1.5  # cost of a single square that no domino can fill
PENDING = 0.8  # how much of a chosen domino's best gain counts before it is placed


@rule
def appraise(s: State, seat: int) -> float:
    """Points so far, what the chosen dominoes could add, and whether the kingdom stays easy to fill."""
    value = 0.0
    for game in range(s.game):
        value += s.scores[game, seat]
    if s.phase == OVER:
        return float(value + s.scores[s.game, seat])
    points, _ = kingdom_points(s, seat)
    value += points + bonus(s, seat) + tidiness(s, seat)
    for slot in range(LINE):
        if s.kings[slot] == seat and slot > s.turn:
            value += PENDING * best_gain(s, seat, s.line[slot], points)
        if s.next_kings[slot] == seat:
            value += PENDING * best_gain(s, seat, s.next_line[slot], points)
    return value


@rule
def tidiness(s: State, seat: int) -> float:
    """Equal squares together are good, squares that can never be filled are bad."""
    value = 0.0
    for y in range(s.box[seat, 2], s.box[seat, 3] + 1):
        for x in range(s.box[seat, 0], s.box[seat, 1] + 1):
            square = square_at(x, y)
            land = s.land[seat, square]
            if land == EMPTY:
                closed = 0
                for side in STEP:
                    if s.land[seat, square + side] != EMPTY:
                        closed += 1
                if closed == len(STEP):
                    value -= HOLE
            else:
                if s.land[seat, square + 1] == land:
                    value += NEIGHBOURS
                if s.land[seat, square + STEP[1]] == land:
                    value += NEIGHBOURS
    return value


@rule
def best_gain(s: State, seat: int, domino: int, points: int) -> float:
    """The most points that a domino could add now; a little less than none if it fits nowhere."""
    reach = grid(s) - 1
    best = -1
    for y in range(s.box[seat, 3] - reach, s.box[seat, 2] + reach + 1):
        for x in range(s.box[seat, 1] - reach, s.box[seat, 0] + reach + 1):
            if s.land[seat, square_at(x, y)] == EMPTY:
                for facing in range(2 if is_double(domino) else 4):
                    if breach(s, seat, domino, x, y, facing) == ALLOWED:
                        best = max(best, points_with(s, seat, domino, x, y, facing) - points)
    return best


@rule
def points_with(s: State, seat: int, domino: int, x: int, y: int, facing: int) -> int:
    """The kingdom's points if the domino lay there; the kingdom is left as it was."""
    one, two = square_at(x, y), square_at(x + DX[facing], y + DY[facing])
    x0, x1, y0, y1 = s.box[seat, 0], s.box[seat, 1], s.box[seat, 2], s.box[seat, 3]
    s.land[seat, one], s.crowns[seat, one] = HALVES[domino, 0], HALVES[domino, 1]
    s.land[seat, two], s.crowns[seat, two] = HALVES[domino, 2], HALVES[domino, 3]
    s.box[seat, 0] = min(x0, x, x + DX[facing])
    s.box[seat, 1] = max(x1, x, x + DX[facing])
    s.box[seat, 2] = min(y0, y, y + DY[facing])
    s.box[seat, 3] = max(y1, y, y + DY[facing])
    points, _ = kingdom_points(s, seat)
    s.land[seat, one], s.crowns[seat, one] = EMPTY, 0
    s.land[seat, two], s.crowns[seat, two] = EMPTY, 0
    s.box[seat, 0], s.box[seat, 1], s.box[seat, 2], s.box[seat, 3] = x0, x1, y0, y1
    return points
