"""The laws in force are applied from left to right (LA-6.8 ff., LA-7, LA-8)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster.choices import (
    CHAMPION_ID,
    DECLINE_ID,
    DONE_ID,
    EXCHANGED,
    FACED_DOWN,
    LAW_PAID,
    SENT_HOME,
    SENT_SQUIRE,
    TAX_PAID,
    TRADED,
    UPKEEP_PAID,
    exchange_id,
    front_id,
    tax_id,
    trade_id,
    upkeep_id,
)
from reinos.games.lancaster.knights import deployed, leave_county, slot_of, stands, upgrade
from reinos.games.lancaster.parliament import return_leftovers
from reinos.games.lancaster.rewards import (
    ask,
    ask_extension,
    ask_upgrade,
    grant,
    in_stock,
    nobles_owned,
    pay_gold,
    pay_squires,
)
from reinos.games.lancaster.state import (
    ASK_CHAMPION,
    ASK_EXCHANGE,
    ASK_FRONT,
    ASK_TAX,
    ASK_TRADE,
    ASK_UPKEEP,
    BATTLES,
    COMPANY,
    CONDITION,
    COUNTIES,
    COUNTY_AT,
    COUNTY_SCORING,
    EXCHANGE,
    EXCHANGE_GAIN,
    EXCHANGE_PRICE,
    EXTENSION,
    FACE_DOWN,
    FACE_UP,
    FRONT,
    GOLD,
    IF_CHAMPION,
    IF_NO_DEPLOYED_2,
    IF_NO_NOBLES,
    IF_THREE_1,
    IN_STOCK,
    KNIGHTS,
    LAW_CHAMPION,
    LAW_GAIN,
    LAW_KIND,
    LAW_MEASURE,
    LAW_PER,
    LAW_PRICE,
    LAW_ROW,
    MAJORITY,
    MOST,
    NEW_KNIGHT,
    OF_BATTLE_KNIGHTS,
    OF_BATTLES,
    OF_CASTLE_KNIGHTS,
    OF_COUNTIES,
    OF_COUNTY_SQUIRES,
    OF_DEPLOYED_1,
    OF_DEPLOYED_2,
    OF_EXTENSIONS,
    OF_GOLD,
    OF_NOBLELESS,
    OF_NOBLES,
    OF_SETS,
    OF_SPARED_VOTES,
    OF_SQUIRES,
    PER_COUNT,
    PLACES,
    SPACES,
    STRENGTHS,
    TAX,
    TRADE,
    UPGRADE,
    UPKEEP,
    WAYS,
    State,
)

# --- what laws count, of a seat's own pieces only (LA-12.7, LA-12.12)


@rule
def counties_held(s: State, seat: int) -> int:
    """LA-6.13, LA-7.3, LA-7.13, LA-8.12  Counties with an own knight."""
    count = 0
    for county in range(COUNTIES):
        if s.holder[county] == seat:
            count += 1
    return count


@rule
def nobleless_held(s: State, seat: int) -> int:
    """LA-8.17  Counties held whose noble stack is empty."""
    count = 0
    for county in range(COUNTIES):
        if s.holder[county] == seat and s.noble_stack[county] == 0:
            count += 1
    return count


@rule
def squires_afield(s: State, seat: int) -> int:
    """LA-8.15  Squires that stand with own knights in counties."""
    count = 0
    for county in range(COUNTIES):
        if s.holder[county] == seat:
            count += int(s.retinue[county])
    return count


@rule
def battles_joined(s: State, seat: int) -> int:
    """LA-6.13, LA-7.6, LA-7.8, LA-7.12, LA-8.2  Battles of both rows with at least one own knight."""
    count = 0
    for battle in range(BATTLES):
        if slot_of(s, seat, battle) >= 0:
            count += 1
    return count


@rule
def knights_in_battles(s: State, seat: int) -> int:
    """LA-8.16  Own knights in all battles together."""
    count = 0
    for battle in range(BATTLES):
        slot = slot_of(s, seat, battle)
        if slot >= 0:
            for height in range(KNIGHTS):
                if s.stack[battle, slot, height] > 0:
                    count += 1
    return count


@rule
def castle_knights(s: State, seat: int) -> int:
    """LA-8.6  Knights on spaces of the own castle."""
    count = 0
    for space in range(SPACES):
        if s.castle[seat, space] > 0:
            count += 1
    return count


@rule
def complete_sets(s: State, seat: int) -> int:
    """LA-7.18, LA-14.7  Complete sets of all strengths, knights in court included."""
    sets = KNIGHTS
    for strength in range(1, STRENGTHS + 1):
        sets = min(sets, int(COMPANY[strength]) - int(s.reserve[seat, strength]))
    return sets


@rule
def champion_waits(s: State, seat: int) -> int:
    """LA-7.10  The strength-3 knight is deployed and the strength-4 knight in the reserve."""
    return 1 if s.reserve[seat, 4] > 0 and deployed(s, seat, 3) > 0 else 0


@rule
def measured(s: State, seat: int, measure: int) -> int:
    """LA-6.13, LA-7.1, LA-7.2, LA-8.1, LA-8.3, LA-8.11, LA-12.7, LA-12.12  What a law looks at, for one seat."""
    if measure == OF_GOLD:
        return int(s.gold[seat])
    if measure == OF_SQUIRES:
        return int(s.squires[seat])
    if measure == OF_SPARED_VOTES:
        return int(s.spared[seat])
    if measure == OF_BATTLE_KNIGHTS:
        return knights_in_battles(s, seat)
    if measure == OF_COUNTIES:
        return counties_held(s, seat)
    if measure == OF_BATTLES:
        return battles_joined(s, seat)
    if measure == OF_NOBLES:
        return nobles_owned(s, seat)
    if measure == OF_EXTENSIONS:
        return SPACES - in_stock(s, seat)
    if measure == OF_SETS:
        return complete_sets(s, seat)
    if measure == OF_CASTLE_KNIGHTS:
        return castle_knights(s, seat)
    if measure == OF_COUNTY_SQUIRES:
        return squires_afield(s, seat)
    if measure == OF_NOBLELESS:
        return nobleless_held(s, seat)
    if measure == IF_CHAMPION:
        return champion_waits(s, seat)
    if measure == IF_NO_NOBLES:
        return 1 if nobles_owned(s, seat) == 0 else 0
    return measured_knights(s, seat, measure)


@rule
def measured_knights(s: State, seat: int, measure: int) -> int:
    """LA-7.7, LA-7.9, LA-7.14, LA-8.5, LA-8.10  Laws about deployed knights of one strength."""
    if measure in (OF_DEPLOYED_1, IF_THREE_1):
        count = deployed(s, seat, 1)
        return count if measure == OF_DEPLOYED_1 else int(count == 3)
    count = deployed(s, seat, 2)
    if measure == OF_DEPLOYED_2:
        return count
    if measure == IF_NO_DEPLOYED_2:
        return int(count == 0)
    return int(count == 2)


# --- the course of a law


@rule
def continue_laws(s: State) -> None:
    """LA-6.8, LA-6.10, LA-14.26  Each law completely, for all seats in turn order, before the next."""
    if s.law == LAW_ROW:
        return_leftovers(s)
        s.due[:] = 0
        s.phase = COUNTY_SCORING
        s.county = 0
        s.stage = 0
        return
    law = int(s.in_force[s.law])
    if s.stage == 0:
        start_law(s, law)
        s.stage = 1
        s.turn = 0
    if s.turn == s.players:
        s.law += 1
        s.stage = 0
    elif not asked_by_law(s, law, (s.start + s.turn) % s.players):
        s.turn += 1


@rule
def start_law(s: State, law: int) -> None:
    """LA-6.10 to LA-6.12, LA-6.15  Take all values before anybody receives anything; then pay what asks nothing."""
    kind = int(LAW_KIND[law])
    best = 1
    if kind == MAJORITY:
        for seat in range(s.players):
            best = max(best, measured(s, seat, int(LAW_MEASURE[law])))
    for seat in range(s.players):
        s.due[seat] = entitled(s, law, kind, seat, best)
    if kind in (MAJORITY, PER_COUNT, CONDITION):
        for step in range(s.players):
            pay_law(s, law, (s.start + step) % s.players)


@rule
def entitled(s: State, law: int, kind: int, seat: int, best: int) -> int:
    """LA-6.11, LA-6.12, LA-14.6  How many times a law pays a seat; laws that ask ask once."""
    if kind == MAJORITY:
        return int(measured(s, seat, int(LAW_MEASURE[law])) == best)
    if kind in (PER_COUNT, CONDITION):
        return measured(s, seat, int(LAW_MEASURE[law])) // int(LAW_PER[law])
    return 1


@rule
def pay_law(s: State, law: int, seat: int) -> None:
    """LA-6.14  Gold, squires, votes, points and knights come by themselves."""
    times = int(s.due[seat])
    if times == 0:
        return
    emit(s, LAW_PAID, seat, law, times)
    for part in range(GOLD, NEW_KNIGHT + 1):
        if LAW_GAIN[law, part] > 0:
            grant(s, seat, part, times * int(LAW_GAIN[law, part]))


@rule
def asked_by_law(s: State, law: int, seat: int) -> bool:
    """LA-6.14, LA-15  Ask the seat what the law leaves to it; false when nothing is left to ask."""
    while s.due[seat] > 0:
        s.due[seat] -= 1
        kind = int(LAW_KIND[law])
        if kind in (MAJORITY, PER_COUNT, CONDITION):
            ask_gain(s, law, seat)
        elif kind == TRADE:
            ask_trade(s, law, seat)
        elif kind == EXCHANGE:
            if may_exchange(s, seat):
                ask(s, ASK_EXCHANGE, seat)
        elif kind == FRONT:
            s.picked = battles_joined(s, seat)
            if may_send_squire(s, seat):
                ask(s, ASK_FRONT, seat)
        elif kind == TAX:
            s.picked = 0
            continue_tax(s, seat)
        else:
            s.picked = 0
            continue_upkeep(s, seat)
        if s.to_act != 0:
            return True
    return False


@rule
def ask_gain(s: State, law: int, seat: int) -> None:
    """LA-6.14, LA-7.10  Upgrades, extensions and the swap of the champion may be declined."""
    if LAW_CHAMPION[law]:
        ask(s, ASK_CHAMPION, seat)
    elif LAW_GAIN[law, UPGRADE] > 0:
        ask_upgrade(s, seat, 1)
    elif LAW_GAIN[law, EXTENSION] > 0:
        ask_extension(s, seat, 1)


@rule
def champion_choices(out: Any) -> int:
    """LA-7.10  Swap or not."""
    out[0] = CHAMPION_ID
    out[1] = DECLINE_ID
    return 2


@rule
def swap_champion(s: State, seat: int) -> None:
    """LA-7.10  The strength-4 knight takes the place of the deployed strength-3 knight."""
    for place in range(COUNTY_AT, PLACES):
        if stands(s, seat, place, 3):
            upgrade(s, seat, place, 3)
            return


# --- trades


@rule
def most_trades(s: State, law: int, seat: int) -> int:
    """LA-7.4, LA-7.5, LA-7.16, LA-7.17, LA-8.8, LA-8.18, LA-14.25  How often the seat can pay; tiles also run out."""
    most = MOST
    if LAW_PRICE[law, 0] > 0:
        most = min(most, int(s.gold[seat]) // int(LAW_PRICE[law, 0]))
    if LAW_PRICE[law, 1] > 0:
        most = min(most, int(s.squires[seat]) // int(LAW_PRICE[law, 1]))
    if LAW_PRICE[law, 2] > 0:
        most = min(most, int(s.leftover[seat]) // int(LAW_PRICE[law, 2]))
    if LAW_GAIN[law, EXTENSION] > 0:
        most = min(most, in_stock(s, seat))
    return most


@rule
def ask_trade(s: State, law: int, seat: int) -> None:
    """LA-8.8, LA-5.12  Tiles bought are chosen one by one; else ask how often, if at all possible."""
    if s.stage == 2:
        ask_extension(s, seat, 0)
        if s.due[seat] == 0:
            s.stage = 1
    elif most_trades(s, law, seat) > 0:
        ask(s, ASK_TRADE, seat)


@rule
def trade_choices(s: State, seat: int, out: Any) -> int:
    """LA-15  Any number of trades, none included."""
    n = 0
    for times in range(most_trades(s, int(s.in_force[s.law]), seat) + 1):
        out[n] = trade_id(times)
        n += 1
    return n


@rule
def trade(s: State, seat: int, times: int) -> None:
    """LA-7.4, LA-7.5, LA-7.16, LA-7.17, LA-8.8, LA-8.18  Pay and receive so many times."""
    law = int(s.in_force[s.law])
    emit(s, TRADED, seat, law, times)
    pay_gold(s, seat, -times * int(LAW_PRICE[law, 0]))
    pay_squires(s, seat, -times * int(LAW_PRICE[law, 1]))
    s.leftover[seat] -= times * int(LAW_PRICE[law, 2])
    for part in range(GOLD, NEW_KNIGHT + 1):
        if LAW_GAIN[law, part] > 0:
            grant(s, seat, part, times * int(LAW_GAIN[law, part]))
    if times > 0 and LAW_GAIN[law, EXTENSION] > 0:
        s.due[seat] = times
        s.stage = 2


@rule
def may_exchange(s: State, seat: int) -> bool:
    """LA-8.13  Whether the seat can pay for any exchange."""
    ways = 0
    for way in range(WAYS):
        if exchange_possible(s, seat, way):
            ways += 1
    return ways > 0


@rule
def exchange_possible(s: State, seat: int, way: int) -> bool:
    """LA-8.13  Whether the seat can pay for this exchange."""
    return bool(s.gold[seat] >= EXCHANGE_PRICE[way, 0] and s.squires[seat] >= EXCHANGE_PRICE[way, 1])


@rule
def exchange_choices(s: State, seat: int, out: Any) -> int:
    """LA-8.13  One more exchange, or no more."""
    n = 0
    for way in range(WAYS):
        if exchange_possible(s, seat, way):
            out[n] = exchange_id(way)
            n += 1
    out[n] = DONE_ID
    return n + 1


@rule
def exchange(s: State, seat: int, way: int) -> None:
    """LA-8.13  Two of one for one of the other; then the seat may go on."""
    emit(s, EXCHANGED, seat, way)
    pay_gold(s, seat, int(EXCHANGE_GAIN[way, 0]) - int(EXCHANGE_PRICE[way, 0]))
    pay_squires(s, seat, int(EXCHANGE_GAIN[way, 1]) - int(EXCHANGE_PRICE[way, 1]))
    if may_exchange(s, seat):
        ask(s, ASK_EXCHANGE, seat)


# --- squires to the front


@rule
def may_send_squire(s: State, seat: int) -> bool:
    """LA-8.4  Whether the seat has a squire and may still send one."""
    return bool(s.picked > 0 and s.squires[seat] > 0)


@rule
def front_choices(s: State, seat: int, out: Any) -> int:
    """LA-8.4, LA-12.12  Battles where the seat itself has a slot, or no more."""
    n = 0
    for battle in range(BATTLES):
        if slot_of(s, seat, battle) >= 0:
            out[n] = front_id(battle)
            n += 1
    out[n] = DONE_ID
    return n + 1


@rule
def send_squire(s: State, seat: int, battle: int) -> None:
    """LA-8.4  A squire joins the seat's knights in a battle until it is scored."""
    emit(s, SENT_SQUIRE, seat, battle)
    pay_squires(s, seat, -1)
    s.aid[battle, slot_of(s, seat, battle)] += 1
    s.picked -= 1
    if may_send_squire(s, seat):
        ask(s, ASK_FRONT, seat)


# --- county tax


@rule
def untaxed(s: State, seat: int, county: int) -> bool:
    """LA-8.9, LA-14.24  Whether the seat itself holds the county and has not paid for it."""
    return bool(s.holder[county] == seat and (s.picked >> county) & 1 == 0)


@rule
def continue_tax(s: State, seat: int) -> None:
    """LA-8.9  Ask while there is gold and a county to pay for; then the other knights go back."""
    unpaid = 0
    for county in range(COUNTIES):
        if untaxed(s, seat, county):
            unpaid += 1
    if unpaid > 0 and s.gold[seat] > 0:
        ask(s, ASK_TAX, seat)
    else:
        end_tax(s, seat)


@rule
def tax_choices(s: State, seat: int, out: Any) -> int:
    """LA-8.9  A county to pay for, or no more."""
    n = 0
    for county in range(COUNTIES):
        if untaxed(s, seat, county):
            out[n] = tax_id(county)
            n += 1
    out[n] = DONE_ID
    return n + 1


@rule
def pay_tax(s: State, seat: int, county: int) -> None:
    """LA-8.9  One gold keeps the knight there."""
    emit(s, TAX_PAID, seat, county)
    pay_gold(s, seat, -1)
    s.picked |= 1 << county
    continue_tax(s, seat)


@rule
def end_tax(s: State, seat: int) -> None:
    """LA-8.9, LA-14.12  Knights that are not paid for go to the court, their squires to the supply."""
    for county in range(COUNTIES):
        if untaxed(s, seat, county):
            emit(s, SENT_HOME, seat, int(s.garrison[county]), COUNTY_AT + county)
            leave_county(s, county)
    s.picked = 0


# --- upkeep of extensions


@rule
def unkept(s: State, seat: int, space: int) -> bool:
    """LA-8.14  Whether a tile lies on the castle and has not been paid for."""
    return bool(s.tiles[seat, space] != IN_STOCK and (s.picked >> space) & 1 == 0)


@rule
def continue_upkeep(s: State, seat: int) -> None:
    """LA-8.14  Ask while there are squires and a tile to pay for; then the others are turned down."""
    unpaid = 0
    for space in range(SPACES):
        if unkept(s, seat, space):
            unpaid += 1
    if unpaid > 0 and s.squires[seat] > 0:
        ask(s, ASK_UPKEEP, seat)
    else:
        end_upkeep(s, seat)


@rule
def upkeep_choices(s: State, seat: int, out: Any) -> int:
    """LA-8.14  A tile to pay for, or no more."""
    n = 0
    for space in range(SPACES):
        if unkept(s, seat, space):
            out[n] = upkeep_id(space)
            n += 1
    out[n] = DONE_ID
    return n + 1


@rule
def pay_upkeep(s: State, seat: int, space: int) -> None:
    """LA-8.14  One squire keeps the tile face up."""
    emit(s, UPKEEP_PAID, seat, space)
    pay_squires(s, seat, -1)
    s.picked |= 1 << space
    continue_upkeep(s, seat)


@rule
def end_upkeep(s: State, seat: int) -> None:
    """LA-8.14  Tiles that are not paid for give nothing in this round's castle scoring."""
    for space in range(SPACES):
        if unkept(s, seat, space):
            s.tiles[seat, space] = FACE_DOWN
            emit(s, FACED_DOWN, seat, space)
    s.picked = 0


@rule
def turn_tiles_up(s: State, seat: int) -> None:
    """LA-10.5  Face-down tiles are turned up again."""
    for space in range(SPACES):
        if s.tiles[seat, space] == FACE_DOWN:
            s.tiles[seat, space] = FACE_UP


# The kinds that the functions above handle, so that a new kind in the data cannot be overlooked.
assert LAW_KIND.max() == UPKEEP
