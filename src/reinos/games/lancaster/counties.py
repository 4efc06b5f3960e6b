"""Phase 3a: counties A to I are scored (LA-9)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed
from reinos.games.lancaster.choices import COUNTY_BARREN, COUNTY_SCORED, STARTER_KEPT, STARTER_NAMED
from reinos.games.lancaster.knights import cross, entry_slot, go_home, is_ally, report
from reinos.games.lancaster.rewards import ask_for, grant, lose_unusable, noble_possible, pay_gold, pays, take_noble
from reinos.games.lancaster.state import State


@rule
def continue_counties(s: State) -> None:
    """LA-9.1, LA-9.2, LA-9.4, LA-9.7  One county after another: option, start player, knight to the court."""
    if s.county == box.COUNTIES:
        asking.begin(s, asking.CASTLE_SCORING)
        s.step = 0
        return
    party = int(s.holder[s.county])
    if s.stage == asking.OPENING:
        s.stage = asking.CLOSING
        if party >= 0 and (noble_possible(s, party, s.county) or county_pays(s, party, s.county)):
            asking.ask(s, asking.ASK_COUNTY, party)
        elif party >= 0:
            report(s, COUNTY_BARREN, party, s.county, int(s.noble_stack[s.county]))
    elif s.stage == asking.CLOSING:
        s.stage = asking.LEAVING
        if printed.NAMES_STARTER[s.county] and s.round < box.ROUNDS:
            if party >= 0:
                asking.ask(s, asking.ASK_STARTER, party)
            else:
                emit(s, STARTER_KEPT, s.start)
    else:
        if party >= 0:
            go_home(s, s.county)
        s.county += 1
        s.stage = asking.OPENING


@rule
def county_pays(s: State, party: int, county: int) -> bool:
    """LA-9.2, LA-12.8  Whether the county's reward would do anything for the party."""
    return pays(s, party, printed.COUNTY_PAYS[int(is_ally(s, party)), county])


@rule
def may_take(s: State, seat: int, option: int) -> bool:
    """LA-9.2, LA-9.9, LA-12.8  Noble, reward, both if a player can pay for it, or none."""
    if option == box.TAKE_NONE:
        return True
    if option == box.TAKE_BOTH and (is_ally(s, s.party) or s.gold[seat] < printed.BOTH_PRICE):
        return False
    if option != box.TAKE_REWARD and not noble_possible(s, s.party, s.county):
        return False
    return option == box.TAKE_NOBLE or county_pays(s, s.party, s.county)


@rule
def take(s: State, seat: int, option: int) -> None:
    """LA-5, LA-9.2 to LA-9.6, LA-9.9, LA-12.8  Pay if both are wanted, then the noble, then the reward."""
    report(s, COUNTY_SCORED, s.party, s.county, option)
    if option == box.TAKE_BOTH:
        pay_gold(s, seat, -printed.BOTH_PRICE)
    if option in (box.TAKE_NOBLE, box.TAKE_BOTH):
        take_noble(s, s.party, s.county)
    if option in (box.TAKE_REWARD, box.TAKE_BOTH):
        reward = printed.COUNTY_PAYS[int(is_ally(s, s.party)), s.county]
        lose_unusable(s, s.party, printed.COUNTY_REWARD[s.county])
        grant(s, s.party, reward, 1)
        ask_for(s, s.party, reward, 1)


@rule
def may_cross_to(s: State, seat: int, battle: int) -> bool:
    """LA-9.8  The battles that the party may enter."""
    return entry_slot(s, s.party, battle) >= 0


@rule
def cross_to(s: State, seat: int, battle: int) -> None:
    """LA-9.8  The county's knight goes to a battle; its squires go to the supply."""
    cross(s, s.county, battle)


@rule
def may_name(s: State, seat: int, clockwise: int) -> bool:
    """LA-9.7, LA-12.8  Any player, never an ally."""
    return clockwise < s.players


@rule
def name_starter(s: State, seat: int, clockwise: int) -> None:
    """LA-9.7, LA-14.8  The start marker moves when the next round begins."""
    s.next_start = (seat + clockwise) % s.players
    emit(s, STARTER_NAMED, seat, s.next_start)
