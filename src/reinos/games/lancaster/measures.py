"""What laws look at: numbers of a seat's own pieces, never of its ally's (LA-12.7, LA-12.12)."""

from __future__ import annotations

import numpy as np

from reinos.core.rule import numbered, rule
from reinos.games.lancaster import box, printed
from reinos.games.lancaster.knights import deployed, slot_of
from reinos.games.lancaster.state import IN_STOCK, State


@rule
def gold_owned(s: State, seat: int) -> int:
    """LA-7.1, LA-8.1  Gold behind the screen."""
    return int(s.gold[seat])


@rule
def squires_owned(s: State, seat: int) -> int:
    """LA-7.2, LA-8.3  Squires behind the screen."""
    return int(s.squires[seat])


@rule
def votes_spared(s: State, seat: int) -> int:
    """LA-8.11  Votes left right after the third vote."""
    return int(s.spared[seat])


@rule
def counties_held(s: State, seat: int) -> int:
    """LA-6.13, LA-7.3, LA-7.13, LA-8.12  Counties with an own knight."""
    count = 0
    for county in range(box.COUNTIES):
        count += int(s.holder[county] == seat)
    return count


@rule
def nobleless_held(s: State, seat: int) -> int:
    """LA-8.17  Counties held whose noble stack is empty."""
    count = 0
    for county in range(box.COUNTIES):
        count += int(s.holder[county] == seat and s.noble_stack[county] == 0)
    return count


@rule
def squires_afield(s: State, seat: int) -> int:
    """LA-8.15  Squires that stand with own knights in counties."""
    count = 0
    for county in range(box.COUNTIES):
        if s.holder[county] == seat:
            count += int(s.retinue[county])
    return count


@rule
def battles_joined(s: State, seat: int) -> int:
    """LA-6.13, LA-7.6, LA-7.8, LA-7.12, LA-8.2  Battles of both rows with at least one own knight."""
    count = 0
    for battle in range(box.BATTLES):
        count += int(slot_of(s, seat, battle) >= 0)
    return count


@rule
def knights_in_battles(s: State, seat: int) -> int:
    """LA-8.16  Own knights in all battles together."""
    count = 0
    for battle in range(box.BATTLES):
        slot = slot_of(s, seat, battle)
        if slot >= 0:
            for height in range(box.KNIGHTS):
                count += int(s.stack[battle, slot, height] > 0)
    return count


@rule
def castle_knights(s: State, seat: int) -> int:
    """LA-8.6  Knights on spaces of the own castle."""
    count = 0
    for space in range(box.SPACES):
        count += int(s.castle[seat, space] > 0)
    return count


@rule
def extensions_built(s: State, seat: int) -> int:
    """LA-1.6, LA-7.11, LA-14.13  Extension tiles on the castle; one that lies face down counts."""
    count = 0
    for space in range(box.SPACES):
        count += int(s.tiles[seat, space] != IN_STOCK)
    return count


@rule
def nobles_owned(s: State, seat: int) -> int:
    """LA-6.13, LA-7.15  Noble tiles of a seat, without the lord."""
    count = 0
    for county in range(box.COUNTIES):
        count += int(s.nobles[seat, county])
    return count


@rule
def no_nobles(s: State, seat: int) -> int:
    """LA-8.7  An empty round table."""
    return int(nobles_owned(s, seat) == 0)


@rule
def complete_sets(s: State, seat: int) -> int:
    """LA-7.18, LA-14.7  Complete sets of all strengths, knights in court included."""
    sets = box.KNIGHTS
    for strength in range(1, box.STRENGTHS + 1):
        sets = min(sets, int(printed.COMPANY[strength]) - int(s.reserve[seat, strength]))
    return sets


@rule
def champion_waits(s: State, seat: int) -> int:
    """LA-7.10  The strength-3 knight is deployed and the strength-4 knight in the reserve."""
    return int(s.reserve[seat, 4] > 0 and deployed(s, seat, 3) > 0)


@rule
def deployed_1(s: State, seat: int) -> int:
    """LA-8.5  Deployed knights of strength 1."""
    return deployed(s, seat, 1)


@rule
def three_deployed_1(s: State, seat: int) -> int:
    """LA-7.14  All knights of strength 1 are deployed."""
    return int(deployed(s, seat, 1) == printed.COMPANY[1])


@rule
def deployed_2(s: State, seat: int) -> int:
    """LA-7.7  Deployed knights of strength 2."""
    return deployed(s, seat, 2)


@rule
def no_deployed_2(s: State, seat: int) -> int:
    """LA-7.9  No knight of strength 2 is deployed."""
    return int(deployed(s, seat, 2) == 0)


@rule
def both_deployed_2(s: State, seat: int) -> int:
    """LA-8.10  Both knights of strength 2 are deployed."""
    return int(deployed(s, seat, 2) == printed.COMPANY[2])


# LA-6.13, LA-12.7, LA-12.12  By their names in the data.
MEASURES = {
    "gold": gold_owned,
    "squires": squires_owned,
    "leftover_votes_snapshot": votes_spared,
    "counties": counties_held,
    "nobleless_counties": nobleless_held,
    "county_squires": squires_afield,
    "battles": battles_joined,
    "battle_knights": knights_in_battles,
    "castle_knights": castle_knights,
    "extensions": extensions_built,
    "nobles": nobles_owned,
    "no_nobles": no_nobles,
    "sets_1234_in_play": complete_sets,
    "deployed_strength_3_and_reserve_4": champion_waits,
    "deployed_strength_1": deployed_1,
    "three_deployed_strength_1": three_deployed_1,
    "deployed_strength_2": deployed_2,
    "no_deployed_strength_2": no_deployed_2,
    "two_deployed_strength_2": both_deployed_2,
}
measured = numbered("measured", "s, seat", MEASURES.values())
BEHIND_SCREENS = 2  # LA-16.3  gold and squires


@rule
def told(s: State, seat: int, measure: int) -> int:
    """LA-16.3  What everybody is told of a measure: 0 for what is behind the screens."""
    return measured(s, seat, measure) if measure >= BEHIND_SCREENS else 0


# Which of them a law looks at, -1 none.
LAW_MEASURE = np.full(len(box.LAW_ITEMS), -1, np.int64)
for _law, _item in enumerate(box.LAW_ITEMS):
    for _key in {"measure", "count", "condition"} & _item["params"].keys():
        LAW_MEASURE[_law] = list(MEASURES).index(_item["params"][_key])
