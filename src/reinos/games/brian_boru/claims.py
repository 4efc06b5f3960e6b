"""Upkeep, fourth step: regions are claimed (BB-11)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru.board import controlled, occupied, weight
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.state import (
    END_OF_GAME,
    MILITARY,
    PREPARE,
    PRINCESS,
    REGION_TOWNS,
    REGIONS,
    THRESHOLD,
    State,
)

CLAIM_TURNED = EVENTS["claim_turned"]
CLAIM_TAKEN = EVENTS["claim_taken"]
CLAIM_RETURNED = EVENTS["claim_returned"]

VIKINGS = -1  # as the leader of a region
TIED = -2


@rule
def military_seat(s: State) -> int:
    """BB-8.5  The seat that has military support, -1 nobody."""
    return int(s.spouse[PRINCESS]) if s.side == MILITARY else -1


@rule
def faction_weight(s: State, faction: int, region: int) -> int:
    """BB-11.1, BB-11.3  What a player, or the Vikings, weigh in a region; military support adds the Vikings."""
    towns = int(s.raided) if faction == VIKINGS else controlled(s, faction)
    if faction >= 0 and faction == military_seat(s):
        towns |= int(s.raided)
    return weight(s, towns & int(REGION_TOWNS[region]))


@rule
def best_weight(s: State, region: int) -> int:
    """The largest sum of a faction; Vikings who support a player are no faction of their own."""
    best = faction_weight(s, VIKINGS, region) if military_seat(s) < 0 else 0
    for seat in range(s.players):
        best = max(best, faction_weight(s, seat, region))
    return best


@rule
def region_leader(s: State, region: int) -> int:
    """BB-11.4 to BB-11.6  The seat that alone has the highest sum, or VIKINGS, or TIED."""
    best = best_weight(s, region)
    found = 0
    leader = TIED
    if military_seat(s) < 0 and faction_weight(s, VIKINGS, region) == best:
        found = 1
        leader = VIKINGS
    for seat in range(s.players):
        if faction_weight(s, seat, region) == best:
            found += 1
            leader = seat
    return leader if found == 1 else TIED


@rule
def claim_regions(s: State) -> None:
    """BB-11.2 to BB-11.7, BB-3.3  Turn the tokens that reach their threshold, then give them to whoever leads."""
    for region in range(REGIONS):
        settled = weight(s, occupied(s) & int(REGION_TOWNS[region]))
        if s.claim_up[region] == 0 and settled >= THRESHOLD[region]:
            s.claim_up[region] = 1
            emit(s, CLAIM_TURNED, region)
        if s.claim_up[region]:
            claim(s, region)
    s.phase = END_OF_GAME if s.marriages_left == 0 else PREPARE


@rule
def claim(s: State, region: int) -> None:
    """BB-11.4 to BB-11.6, BB-14.13, BB-14.14, BB-15.6  A sole leader takes it, Vikings return it, ties do nothing."""
    leader = region_leader(s, region)
    if leader >= 0 and s.claim_holder[region] != leader:
        s.claim_holder[region] = leader
        emit(s, CLAIM_TAKEN, leader, region)
    elif leader == VIKINGS and s.claim_holder[region] >= 0:
        s.claim_holder[region] = -1
        emit(s, CLAIM_RETURNED, region)
