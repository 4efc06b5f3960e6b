"""Majorities, special scorings and the result (EG-14, EG-15).

The points that a place pays are one integer, four bits a seat: nobody wins more than 8 + 2 + 2 at once.
"""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, pieces
from reinos.games.el_grande.choices import CASTLE_OPENED, SCORED
from reinos.games.el_grande.state import State

BITS = 4  # of the points of one seat
MOST = (1 << BITS) - 1
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
def majority_bonus(s: State, place: int, seat: int) -> int:
    """EG-14.6, EG-14.7, EG-9.6  What a sole majority adds: the King's bonus, the home bonus; never in the castle."""
    bonus = 0
    if place != pieces.CASTLE:
        if s.king == place:
            bonus += pieces.KING_BONUS
        if s.grande[seat] == place:
            bonus += pieces.HOME_BONUS
    return bonus


@rule
def payment(s: State, place: int, firsts_only: int) -> int:
    """EG-14.1 to EG-14.7, EG-0.5, EG-8.3, EG-10.35, EG-20.13  What a place pays to each seat, ties included."""
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
                value += majority_bonus(s, place, first)
            paid |= value << (BITS * first)
            rank += 1
        else:
            if rank < limit:
                value = int(pieces.VALUES[board, rank])
                for seat in range(first, s.players):
                    if s.knights[place, seat] == most:
                        paid |= value << (BITS * seat)
            rank += 2
        below = most
    return paid


@rule
def open_castle(s: State, source: int) -> None:
    """EG-9.5, EG-10.34, EG-14.8, EG-17.7  Open the castle for all to see, and score it."""
    inside = s.knights[pieces.CASTLE]
    emit(s, CASTLE_OPENED, inside[0], inside[1], inside[2], inside[3], inside[4])
    score_place(s, pieces.CASTLE, 0, source)


@rule
def score_place(s: State, place: int, firsts_only: int, source: int) -> None:
    """EG-14.10, EG-21.9  Pay a place out; points are added at once and never fall."""
    paid = payment(s, place, firsts_only)
    for seat in range(s.players):
        s.points[seat] += points_of(paid, seat)
        s.earned[source, seat] += points_of(paid, seat)
    emit(
        s,
        SCORED,
        place,
        points_of(paid, 0),
        points_of(paid, 1),
        points_of(paid, 2),
        points_of(paid, 3),
        points_of(paid, 4),
    )


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
