"""Towns, discs and who controls what (BB-1, BB-6, BB-11.1)."""

from __future__ import annotations

from reinos.core.rule import rule
from reinos.games.brian_boru import state
from reinos.games.brian_boru.box import EVERY_TOWN, NOWHERE, REGION_TOWNS, REGIONS, ROADS, TOWNS
from reinos.games.brian_boru.sets import count


@rule
def occupied(s: state.State) -> int:
    """The towns with a disc."""
    found = 0
    for seat in range(s.players):
        found |= int(s.discs[seat])
    return found


@rule
def empty_towns(s: state.State) -> int:
    """The towns without a disc."""
    return EVERY_TOWN & ~occupied(s)


@rule
def controlled(s: state.State, seat: int) -> int:
    """The towns with the seat's disc that no Viking control token covers."""
    return int(s.discs[seat]) & ~int(s.raided)


@rule
def place_disc(s: state.State, seat: int, town: int) -> None:
    """BB-1.4, BB-15.1  Put a disc on a town for good."""
    s.discs[seat] = int(s.discs[seat]) | (1 << town)


@rule
def owner_of(s: state.State, town: int) -> int:
    """The seat whose disc is on a town, -1 nobody."""
    for seat in range(s.players):
        if int(s.discs[seat]) >> town & 1:
            return seat
    return -1


@rule
def open_regions(s: state.State) -> int:
    """BB-2.6, BB-14.2  The towns of the regions without any disc."""
    taken = occupied(s)
    found = 0
    for region in range(REGIONS):
        if taken & REGION_TOWNS[region] == 0:
            found |= int(REGION_TOWNS[region])
    return found


@rule
def expansions(s: state.State, seat: int) -> int:
    """BB-6.10, BB-5.11, BB-14.4  Empty towns joined by a road to one that the seat controls; never the active town."""
    mine = controlled(s, seat)
    reached = 0
    for town in range(TOWNS):
        if mine >> town & 1:
            reached |= int(ROADS[town])
    reached &= empty_towns(s)
    if s.active != NOWHERE:
        reached &= ~(1 << int(s.active))
    return reached


@rule
def weight(s: state.State, towns: int) -> int:
    """BB-11.1, BB-14.15  Two for a town with a monastery, one for any other."""
    return count(towns) + count(towns & int(s.monasteries))


@rule
def settled_weight(s: state.State, region: int) -> int:
    """BB-11.2  What counts towards the threshold of a region: all discs, whoever controls the towns."""
    return weight(s, occupied(s) & int(REGION_TOWNS[region]))


@rule
def towns_for_monastery(s: state.State, seat: int) -> int:
    """BB-10.1, BB-10.5  Towns that the seat controls and that have no monastery."""
    return controlled(s, seat) & ~int(s.monasteries)
