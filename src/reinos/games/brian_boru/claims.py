"""Upkeep, fourth step: regions are claimed (BB-11)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import state
from reinos.games.brian_boru.board import controlled, settled_weight, weight
from reinos.games.brian_boru.box import MILITARY, PRINCESS, REGION_TOWNS, REGIONS, THRESHOLD
from reinos.games.brian_boru.choices import EVENTS

CLAIM_TURNED = EVENTS["claim_turned"]
CLAIM_TAKEN = EVENTS["claim_taken"]
CLAIM_RETURNED = EVENTS["claim_returned"]

VIKINGS = -1  # a faction beside the seats
TIED = -2


@rule
def viking_faction(s: state.State) -> int:
    """BB-8.5, BB-11.3  Whom the Viking towns count for: the seat with military support, else the Vikings."""
    return int(s.spouse[PRINCESS]) if s.side == MILITARY else VIKINGS


@rule
def faction_weight(s: state.State, faction: int, region: int) -> int:
    """BB-11.1, BB-11.3  What a player, or the Vikings, weigh in a region; military support adds the Vikings."""
    towns = 0 if faction == VIKINGS else controlled(s, faction)
    if faction == viking_faction(s):
        towns |= int(s.raided)
    return weight(s, towns & int(REGION_TOWNS[region]))


@rule
def rival_weight(s: state.State, seat: int, region: int) -> int:
    """The largest sum of any other faction."""
    best = 0
    for faction in range(VIKINGS, s.players):
        if faction != seat:
            best = max(best, faction_weight(s, faction, region))
    return best


@rule
def region_leader(s: state.State, region: int) -> int:
    """BB-11.4 to BB-11.6  The seat that alone has the highest sum, or VIKINGS, or TIED."""
    best = -1
    leader = TIED
    for faction in range(VIKINGS, s.players):
        mine = faction_weight(s, faction, region)
        if mine > best:
            best = mine
            leader = faction
        elif mine == best:
            leader = TIED
    return leader


@rule
def claim_regions(s: state.State) -> None:
    """BB-11.2 to BB-11.7, BB-3.3  Turn the tokens that reach their threshold, then give them to whoever leads."""
    for region in range(REGIONS):
        if s.claim_up[region] == 0 and settled_weight(s, region) >= THRESHOLD[region]:
            s.claim_up[region] = 1
            emit(s, CLAIM_TURNED, region)
        if s.claim_up[region]:
            claim(s, region)
    s.phase = state.END if s.marriages_left == 0 else state.PREPARE


@rule
def claim(s: state.State, region: int) -> None:
    """BB-11.4 to BB-11.6, BB-14.13, BB-14.14, BB-15.6  A sole leader takes it, Vikings return it, ties do nothing."""
    leader = region_leader(s, region)
    if leader >= 0 and s.claim_holder[region] != leader:
        emit(s, CLAIM_TAKEN, leader, region, int(s.claim_holder[region]))
        s.claim_holder[region] = leader
    elif leader == VIKINGS and s.claim_holder[region] >= 0:
        emit(s, CLAIM_RETURNED, region, int(s.claim_holder[region]))
        s.claim_holder[region] = -1
