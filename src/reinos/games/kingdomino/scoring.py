"""Points, bonuses, ranks (KD-8, KD-9, KD-11).

A kingdom fits in 7x7, so a set of its squares is one integer: eight bits a row, the last of which
stays empty and keeps rows apart. Growing a set by its neighbours is four shifts.
"""

from __future__ import annotations

from reinos.core.bits import count
from reinos.core.play import first_seat
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import extent, grid, row

ROW = 8
HARMONY = 5
MIDDLE_KINGDOM = 10

# KD-9  What decides between two seats, in this order; SHARED: nothing does.
BY_POINTS, BY_TERRITORY, BY_CROWNS, SHARED = range(4)


@rule
def territory_points(squares: int, crowns: int) -> int:
    """KD-8.2, KD-8.4  Squares times crowns."""
    return squares * crowns


@rule
def squares_of(s: state.State, seat: int, layer: int) -> int:
    """The set of the kingdom's squares of one layer: of one terrain, for example."""
    left, right, top, bottom = extent(s, seat)
    found, columns = 0, (2 << (right - left)) - 1
    for y in range(top, bottom + 1):
        found |= (row(s, seat, layer, y) >> (left + state.MIDDLE) & columns) << ((y - top) * ROW)
    return found


@rule
def crowned(s: state.State, seat: int, weight: int) -> int:
    """The set of the kingdom's squares whose number of crowns has this binary digit."""
    return squares_of(s, seat, state.CROWNS + weight)


@rule
def territory(land: int, square: int) -> int:
    """KD-8.1  All squares of the set that hang together with one of them, diagonals apart."""
    grown = square
    before = 0
    while grown != before:
        before = grown
        grown = (grown | grown << 1 | grown >> 1 | grown << ROW | grown >> ROW) & land
    return grown


@rule
def land_points(land: int, ones: int, twos: int) -> tuple[int, int]:
    """KD-8.1 to KD-8.5  Points of all territories in a set of squares of one terrain, and the size of the largest."""
    points, largest = 0, 0
    while land:
        found = territory(land, land & -land)
        land &= ~found
        size = count(found)
        points += territory_points(size, count(found & ones) + 2 * count(found & twos))
        largest = max(largest, size)
    return points, largest


@rule
def kingdom_points(s: state.State, seat: int) -> tuple[int, int]:
    """KD-8.6, KD-8.7, KD-13.8  Points without bonuses, and the size of the largest territory."""
    ones, twos = crowned(s, seat, 1), crowned(s, seat, 2)
    total, best = 0, 0
    for terrain in range(state.EMPTY + 1, state.CASTLE):
        points, largest = land_points(squares_of(s, seat, terrain), ones, twos)
        total += points
        best = max(best, largest)
    return total, best


@rule
def crowns_of(s: state.State, seat: int) -> int:
    """KD-14.1  All crowns of a kingdom."""
    return count(crowned(s, seat, 1)) + 2 * count(crowned(s, seat, 2))


@rule
def occupied(s: state.State, seat: int) -> int:
    """KD-11.2  Squares in use, the castle included."""
    columns, rows = s.box[seat, 1] - s.box[seat, 0] + 1, s.box[seat, 3] - s.box[seat, 2] + 1
    return int(columns * rows) - count(squares_of(s, seat, state.EMPTY))


@rule
def harmony_bonus(s: state.State, seat: int) -> int:
    """KD-11.2, KD-13.15  5 points for a grid without gaps."""
    return HARMONY if occupied(s, seat) == grid(s) * grid(s) else 0


@rule
def is_framed(s: state.State, seat: int) -> bool:
    """KD-11.3, KD-13.7  Whether the kingdom fits in the grid centred on its castle."""
    reach = (grid(s) - 1) // 2
    left, right, top, bottom = s.box[seat, 0], s.box[seat, 1], s.box[seat, 2], s.box[seat, 3]
    return bool(left >= -reach and right <= reach and top >= -reach and bottom <= reach)


@rule
def middle_kingdom_bonus(s: state.State, seat: int) -> int:
    """KD-11.3, KD-13.7, KD-14.4  10 points for a castle in the centre."""
    central = is_framed(s, seat)
    if s.middle_kingdom_test == state.BOUNDING_BOX:
        central = s.box[seat, 0] + s.box[seat, 1] == 0 and s.box[seat, 2] + s.box[seat, 3] == 0
    return MIDDLE_KINGDOM if central else 0


@rule
def bonus(s: state.State, seat: int) -> int:
    """KD-8.6, KD-11  The bonuses of the variants in use."""
    points = 0
    if s.harmony:
        points += harmony_bonus(s, seat)
    if s.middle_kingdom:
        points += middle_kingdom_bonus(s, seat)
    return points


@rule
def score_game(s: state.State) -> None:
    """KD-8.6  Write the final scores of the game that has just ended."""
    for seat in range(s.players):
        points, largest = kingdom_points(s, seat)
        extra = bonus(s, seat)
        s.scores[s.game, seat] = points + extra
        s.bonuses[s.game, seat] = extra
        s.largest[s.game, seat] = largest


@rule
def grown(s: state.State, seat: int, terrain: int, new: int) -> tuple[int, int, int]:
    """KD-8.1, KD-8.2  The territory that has just got the squares `new`: squares, crowns, how much more it is worth."""
    land, ones, twos = squares_of(s, seat, terrain), crowned(s, seat, 1), crowned(s, seat, 2)
    whole = territory(land, new)
    crowns = count(whole & ones) + 2 * count(whole & twos)
    if crowns == 0:
        return count(whole), 0, 0
    squares = count(whole)
    before, _ = land_points(whole & ~new, ones, twos)
    return squares, crowns, territory_points(squares, crowns) - before


@rule
def best_territory(s: state.State, seat: int) -> int:
    """KD-9.2, KD-13.9  The largest territory of the game, or of any game of a Dynasty so far."""
    best = 0
    if s.phase != state.OVER:
        _, best = kingdom_points(s, seat)
    for game in range(state.GAMES):
        best = max(best, int(s.largest[game, seat]))
    return best


@rule
def measure(s: state.State, seat: int, by: int, series: bool) -> int:
    """KD-9.1 to KD-9.3  Points, largest territory or crowns of a seat, in the match or in one game of a Dynasty."""
    if by == BY_POINTS:
        return int(s.points[seat] if series else s.scores[s.game, seat])
    if by == BY_TERRITORY:
        return best_territory(s, seat) if series else int(s.largest[s.game, seat])
    return crowns_of(s, seat)


@rule
def decider(s: state.State, one: int, two: int, series: bool) -> int:
    """KD-9.1 to KD-9.3, KD-13.9, KD-14.1, KD-14.5  The first measure in which two seats differ, or SHARED."""
    last = BY_TERRITORY
    if s.dynasty and series:
        last = BY_TERRITORY if s.dynasty_tie_break == state.BEST_TERRITORY_THEN_SHARE else BY_POINTS
    elif s.tie_break == state.POINTS_SHARE:
        last = BY_POINTS
    elif s.tie_break == state.TERRITORY_CROWNS_SHARE:
        last = BY_CROWNS
    for by in range(last + 1):
        if measure(s, one, by, series) != measure(s, two, by, series):
            return by
    return SHARED


@rule
def is_ahead(s: state.State, one: int, two: int, series: bool) -> bool:
    """KD-9, KD-13.17  Whether the first seat is ahead of the second."""
    by = decider(s, one, two, series)
    return by != SHARED and measure(s, one, by, series) > measure(s, two, by, series)


@rule
def foremost(s: state.State, seats: int, series: bool) -> int:
    """KD-9  Those of a set of seats that no other of them is ahead of."""
    found = 0
    for one in range(s.players):
        beaten = (seats >> one) & 1 == 0
        for two in range(s.players):
            if not beaten and (seats >> two) & 1:
                beaten = is_ahead(s, two, one, series)
        if not beaten:
            found |= 1 << one
    return found


@rule
def rank_seats(s: state.State) -> None:
    """KD-9.1, KD-9.4, KD-13.10, KD-13.17  Everybody's rank: one more than the seats that are ahead."""
    for one in range(s.players):
        s.ranks[one] = 1
        for two in range(s.players):
            if is_ahead(s, two, one, True):
                s.ranks[one] += 1


@rule
def victory(s: state.State, series: bool) -> tuple[int, int, int, int, int, int]:
    """KD-9  The winners, their points, who comes next, the measure that decided, and how both stood in it."""
    first = foremost(s, (1 << s.players) - 1, series)
    second = foremost(s, ((1 << s.players) - 1) & ~first, series)
    one = first_seat(first)
    points = measure(s, one, BY_POINTS, series)
    if first & (first - 1):
        return first, points, second, SHARED, 0, 0
    two = first_seat(second)
    by = decider(s, one, two, series)
    return first, points, second, by, measure(s, one, by, series), measure(s, two, by, series)


@rule
def finish(s: state.State) -> None:
    """KD-9, KD-11.4, KD-13.14, KD-13.16  Points and ranks; before the end without the bonuses of the game in play."""
    for seat in range(s.players):
        total = 0
        for game in range(state.GAMES):
            total += s.scores[game, seat]
        if s.phase != state.OVER:
            points, _ = kingdom_points(s, seat)
            total += points
        s.points[seat] = total
    rank_seats(s)
