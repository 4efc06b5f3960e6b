"""Majorities, special scorings and the result (EG-14, EG-15).

What a place pays is one integer: four bits a seat for its points, since nobody wins more than 8 + 2 + 2 at once, and
above them five bits for each of the three values, the mask of the seats that take it.
"""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.record import SEATS
from reinos.core.rule import rule
from reinos.games.el_grande import cards, pieces
from reinos.games.el_grande.choices import CASTLE_OPENED, GENERAL_SCORED, NOBODY_PAID, SPECIAL_SCORED
from reinos.games.el_grande.state import State

BITS = 4  # of the points of one seat
MOST = (1 << BITS) - 1
POINTS = (1 << BITS * SEATS) - 1  # the points of all seats
ALL_SEATS = (1 << SEATS) - 1
EVERY = (1 << pieces.REGIONS) - 1


@rule
def scoreboard(s: State, place: int) -> int:
    """EG-0.4, EG-14.4  The row of VALUES that counts: of the marker lying there, else the printed one."""
    for marker in range(pieces.MARKERS):
        if s.marker[marker] == place:
            return pieces.PLACES + marker
    return place


@rule
def value_class(s: State, region: int) -> int:
    """EG-0.4  The first number of a region's effective scoreboard."""
    return int(pieces.VALUES[scoreboard(s, region), 0])


@rule
def points_of(paid: int, seat: int) -> int:
    """The points of one seat out of those that a place pays."""
    return (paid >> (BITS * seat)) & MOST


@rule
def takers(paid: int, rank: int) -> int:
    """The mask of the seats that take a value of a place (1 to 3), out of what it pays."""
    return (paid >> (BITS * SEATS + SEATS * (rank - 1))) & ALL_SEATS


@rule
def majority_bonus(s: State, place: int, seat: int) -> int:
    """EG-14.6, EG-14.7, EG-9.6  The bonuses of a sole majority, in the castle none.

    A mask of pieces.BONUS_KING and pieces.BONUS_HOME.
    """
    if place == pieces.CASTLE:
        return 0
    return (pieces.BONUS_KING if s.king == place else 0) | (pieces.BONUS_HOME if s.grande[seat] == place else 0)


@rule
def payment(s: State, place: int, firsts_only: int) -> int:
    """EG-14.1 to EG-14.7, EG-0.5, EG-8.3, EG-10.35, EG-20.13  What a place pays, and who takes which value."""
    board = scoreboard(s, place)
    limit = 1 if firsts_only else int(pieces.SCORED_PLACES[s.players])
    paid = 0
    rank = 1
    below = 1 << 14  # more knights than anybody has
    while rank <= limit:
        most = 0
        tied = 0
        first = 0
        for seat in range(s.players):
            knights = int(s.knights[place, seat])
            if knights < below and knights > 0:
                if knights > most:
                    most = knights
                    tied = 1
                    first = seat
                elif knights == most:
                    tied += 1
        if tied == 0:
            break
        if tied == 1:
            value = int(pieces.VALUES[board, rank - 1])
            if rank == 1:
                value += int(pieces.BONUSES[majority_bonus(s, place, first)])
            if value > 0:
                paid |= value << (BITS * first) | 1 << (BITS * SEATS + SEATS * (rank - 1) + first)
            rank += 1
        else:
            if rank < limit and pieces.VALUES[board, rank] > 0:
                value = int(pieces.VALUES[board, rank])
                for seat in range(first, s.players):
                    if s.knights[place, seat] == most:
                        paid |= value << (BITS * seat) | 1 << (BITS * SEATS + SEATS * rank + seat)
            rank += 2
        below = most
    return paid


@rule
def open_castle(s: State, source: int) -> None:
    """EG-9.5, EG-10.34, EG-14.8, EG-17.7  Open the castle for all to see, and score it."""
    inside = s.knights[pieces.CASTLE]
    emptied = 1 if source == pieces.FROM_CASTLE else 0
    emit(s, CASTLE_OPENED, inside[0], inside[1], inside[2], inside[3], inside[4], emptied)
    score_place(s, pieces.CASTLE, 0, source)


@rule
def score_place(s: State, place: int, firsts_only: int, source: int) -> None:
    """EG-14.10, EG-21.9  Pay a place out; points are added at once and never fall."""
    paid = payment(s, place, firsts_only)
    for seat in range(s.players):
        s.points[seat] += points_of(paid, seat)
        s.earned[source, seat] += points_of(paid, seat)
    if paid == 0:
        emit(s, NOBODY_PAID, place, first_in(s, place))
        return
    kind = SPECIAL_SCORED if source == pieces.FROM_ACTIONS else GENERAL_SCORED
    bonus = 0
    for seat in range(s.players):
        if takers(paid, 1) == 1 << seat:
            bonus = majority_bonus(s, place, seat)
    emit(s, kind, place, scoreboard(s, place), takers(paid, 1), takers(paid, 2), takers(paid, 3), bonus)


@rule
def first_in(s: State, place: int) -> int:
    """EG-14.1  The mask of the seats with the most knights in a place; 0 if there are none."""
    most = 0
    found = 0
    for seat in range(s.players):
        knights = int(s.knights[place, seat])
        if knights > most:
            most = knights
            found = 0
        if knights > 0 and knights == most:
            found |= 1 << seat
    return found


@rule
def knights_in(s: State, place: int) -> int:
    """EG-10.36, EG-10.37  Knights of all colours."""
    total = 0
    for seat in range(s.players):
        total += int(s.knights[place, seat])
    return total


@rule
def scored_set(s: State, card: int) -> int:
    """EG-10.27, EG-10.30 to EG-10.38  The mask of places that a scoring card takes; of some it takes only one."""
    kind = cards.SET_OF[card]
    if kind == cards.CASTLE_ALONE:
        return 1 << pieces.CASTLE
    if kind in (cards.MOST_KNIGHTS, cards.LEAST_KNIGHTS):
        return extreme_regions(s, kind == cards.MOST_KNIGHTS)
    if kind != cards.BY_CLASS:
        return EVERY
    found = 0
    for region in range(pieces.REGIONS):
        if cards.CLASSES[card] >> value_class(s, region) & 1:
            found |= 1 << region
    return found


@rule
def extreme_regions(s: State, most: bool) -> int:
    """EG-10.36, EG-10.37  The regions with the most, or the fewest, knights; empty ones never count."""
    found = 0
    best = 0
    for region in range(pieces.REGIONS):
        total = knights_in(s, region)
        if total > 0:
            if found == 0 or (total > best if most else total < best):
                found = 1 << region
                best = total
            elif total == best:
                found |= 1 << region
    return found


@rule
def finish(s: State) -> None:
    """EG-15.2  Points stand as they are; equal points share a rank, and there is no tie-break."""
    for one in range(s.players):
        s.ranks[one] = 1
        for two in range(s.players):
            if s.points[two] > s.points[one]:
                s.ranks[one] += 1
