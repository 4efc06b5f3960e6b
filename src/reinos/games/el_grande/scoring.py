"""Majorities, special scorings and the result (EG-14, EG-15).

The points that a place pays are one integer, four bits a seat: nobody wins more than 8 + 2 + 2 at once.
"""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande.choices import SCORED
from reinos.games.el_grande.state import (
    BY_CLASS,
    CASTLE,
    CLASSES,
    EVERY_REGION,
    FROM_ACTIONS,
    FROM_CASTLE,
    FROM_REGIONS,
    HOME_BONUS,
    KING_BONUS,
    MARKERS,
    MOST_KNIGHTS,
    PLACES,
    REGIONS,
    SCORED_PLACES,
    SET_OF,
    VALUES,
    State,
)

BITS = 4  # of the points of one seat
MOST = (1 << BITS) - 1
EVERY = (1 << REGIONS) - 1


@rule
def scoreboard(s: State, place: int) -> int:
    """EG-0.4, EG-14.4  The row of VALUES that counts: of the marker lying there, else the printed one."""
    for marker in range(MARKERS):
        if s.marker[marker] == place:
            return PLACES + marker
    return place


@rule
def value_class(s: State, region: int) -> int:
    """EG-0.4  The first number of a region's effective scoreboard."""
    return int(VALUES[scoreboard(s, region), 0])


@rule
def points_of(paid: int, seat: int) -> int:
    """The points of one seat out of those that a place pays."""
    return (paid >> (BITS * seat)) & MOST


@rule
def majority_bonus(s: State, place: int, seat: int) -> int:
    """EG-14.6, EG-14.7, EG-9.6  What a sole majority adds: the King's bonus, the home bonus; never in the castle."""
    bonus = 0
    if place != CASTLE:
        if s.king == place:
            bonus += KING_BONUS
        if s.grande[seat] == place:
            bonus += HOME_BONUS
    return bonus


@rule
def payment(s: State, place: int, firsts_only: int) -> int:
    """EG-14.1 to EG-14.7, EG-0.5, EG-8.3, EG-10.35, EG-20.13  What a place pays to each seat, ties included."""
    board = scoreboard(s, place)
    limit = 1 if firsts_only else int(SCORED_PLACES[s.players])
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
            value = int(VALUES[board, rank - 1])
            if rank == 1:
                value += majority_bonus(s, place, first)
            paid |= value << (BITS * first)
            rank += 1
        else:
            if rank < limit:
                value = int(VALUES[board, rank])
                for seat in range(first, s.players):
                    if s.knights[place, seat] == most:
                        paid |= value << (BITS * seat)
            rank += 2
        below = most
    return paid


@rule
def score_place(s: State, place: int, firsts_only: int) -> None:
    """EG-14.10, EG-21.9  Pay a place out; points are added at once and never fall."""
    paid = payment(s, place, firsts_only)
    # Only in a general scoring no frame is waiting.
    source = FROM_ACTIONS if s.depth > 0 else FROM_CASTLE if place == CASTLE else FROM_REGIONS
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
def region_set(s: State, card: int) -> int:
    """EG-10.30 to EG-10.33, EG-10.35 to EG-10.37  The mask of regions that a scoring card takes."""
    kind = SET_OF[card]
    if kind == EVERY_REGION:
        return EVERY
    if kind == BY_CLASS:
        found = 0
        for region in range(REGIONS):
            if CLASSES[card] >> value_class(s, region) & 1:
                found |= 1 << region
        return found
    return extreme_regions(s, kind == MOST_KNIGHTS)


@rule
def extreme_regions(s: State, most: bool) -> int:
    """EG-10.36, EG-10.37  The regions with the most, or the fewest, knights; empty ones never count."""
    found = 0
    best = 0
    for region in range(REGIONS):
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
