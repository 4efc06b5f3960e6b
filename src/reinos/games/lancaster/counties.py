"""Phase 3a: counties A to I are scored (LA-9)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster.choices import COUNTY_SCORED, STARTER_NAMED, battle_id, county_id, starter_id
from reinos.games.lancaster.knights import clear_county, cross, entry_slot, is_ally, leave_county, lord, may_enter_some
from reinos.games.lancaster.rewards import (
    ask,
    ask_extension,
    ask_upgrade,
    county_part,
    county_pays,
    grant,
    noble_possible,
    pay_gold,
    take_noble,
)
from reinos.games.lancaster.state import (
    ASK_BATTLE,
    ASK_COUNTY,
    ASK_STARTER,
    BATTLES,
    BOTH_PRICE,
    CASTLE_SCORING,
    COUNTIES,
    EXTENSION,
    GOLD,
    NAMES_STARTER,
    NEW_KNIGHT,
    ROUNDS,
    TAKE_BOTH,
    TAKE_NOBLE,
    TAKE_NONE,
    TAKE_REWARD,
    TO_BATTLE,
    UPGRADE,
    State,
)

OPENING, CLOSING, LEAVING = range(3)  # stages of a county


@rule
def county_options(s: State, party: int, county: int) -> int:
    """LA-9.2, LA-9.9, LA-12.8  Bits of the options that the holder has."""
    options = 1 << TAKE_NONE
    if noble_possible(s, party, county):
        options |= 1 << TAKE_NOBLE
    if county_pays(s, party, county):
        options |= 1 << TAKE_REWARD
        if (options >> TAKE_NOBLE) & 1 and not is_ally(s, party) and s.gold[party] >= BOTH_PRICE:
            options |= 1 << TAKE_BOTH
    return options


@rule
def continue_counties(s: State) -> None:
    """LA-9.1, LA-9.2, LA-9.4, LA-9.7  One county after another: option, start player, knight to the court."""
    if s.county == COUNTIES:
        s.phase = CASTLE_SCORING
        s.turn = 0
        s.stage = 0
        return
    county = s.county
    party = int(s.holder[county])
    if s.stage == OPENING:
        s.stage = CLOSING
        if party >= 0 and county_options(s, party, county) != 1 << TAKE_NONE:
            ask(s, ASK_COUNTY, party)
    elif s.stage == CLOSING:
        s.stage = LEAVING
        if party >= 0 and NAMES_STARTER[county] and s.round < ROUNDS:
            ask(s, ASK_STARTER, party)
    else:
        if party >= 0:
            leave_county(s, county)
        s.county += 1
        s.stage = OPENING


@rule
def county_choices(s: State, out: Any) -> int:
    """LA-9.2  Noble, reward, both or none."""
    options = county_options(s, s.party, s.county)
    n = 0
    for option in range(TAKE_NONE + 1):
        if (options >> option) & 1:
            out[n] = county_id(option)
            n += 1
    return n


@rule
def score_county(s: State, party: int, option: int) -> None:
    """LA-9.2, LA-9.3, LA-9.9  Pay if both are wanted, then the noble, then the reward."""
    emit(s, COUNTY_SCORED, lord(s, party), int(is_ally(s, party)), s.county, option)
    if option == TAKE_BOTH:
        pay_gold(s, party, -BOTH_PRICE)
    if option in (TAKE_NOBLE, TAKE_BOTH):
        take_noble(s, party, s.county)
    if option in (TAKE_REWARD, TAKE_BOTH):
        pay_county(s, party, s.county)


@rule
def pay_county(s: State, party: int, county: int) -> None:
    """LA-5, LA-9.4 to LA-9.6, LA-9.8, LA-12.8  What asks nothing comes at once; impossible parts are lost."""
    for part in range(GOLD, NEW_KNIGHT + 1):
        amount = county_part(s, party, county, part)
        if amount > 0:
            grant(s, party, part, amount)
    if county_part(s, party, county, UPGRADE) > 0:
        ask_upgrade(s, party, 1)
    elif county_part(s, party, county, EXTENSION) > 0:
        ask_extension(s, party, 1)
    elif county_part(s, party, county, TO_BATTLE) > 0 and may_enter_some(s, party):
        ask(s, ASK_BATTLE, party)


@rule
def battle_choices(s: State, party: int, out: Any) -> int:
    """LA-9.8  The battles that the party may enter."""
    n = 0
    for battle in range(BATTLES):
        if entry_slot(s, party, battle) >= 0:
            out[n] = battle_id(battle)
            n += 1
    return n


@rule
def cross_from(s: State, party: int, battle: int) -> None:
    """LA-9.8  The county's knight goes to a battle; its squires go to the supply."""
    cross(s, party, int(s.garrison[s.county]), battle)
    clear_county(s, s.county)


@rule
def starter_choices(s: State, out: Any) -> int:
    """LA-9.7, LA-12.8  Any player, never an ally."""
    for seat in range(s.players):
        out[seat] = starter_id(seat)
    return s.players


@rule
def name_starter(s: State, party: int, starter: int) -> None:
    """LA-9.7, LA-14.8  The start marker moves when the next round begins."""
    s.next_start = starter
    emit(s, STARTER_NAMED, party, starter)
