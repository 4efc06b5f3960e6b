"""The laws in force are applied from left to right: what they pay, and their trades (LA-6.7 ff., LA-7, LA-8)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box, printed, statutes
from reinos.games.lancaster.choices import CHOICES, EXCHANGED, LAW_APPLIED, LAW_IDLE, LAW_PAID, TRADED, VOTES_LAPSED
from reinos.games.lancaster.duties import ask_front, ask_tax, ask_upkeep
from reinos.games.lancaster.knights import stands, upgrade
from reinos.games.lancaster.measures import LAW_MEASURE, battles_joined, extensions_built, measured, told
from reinos.games.lancaster.rewards import ask_for, grant, pay_gold, pay_squires
from reinos.games.lancaster.state import State

trade_id = CHOICES["trade"].encoder()


@rule
def continue_laws(s: State) -> None:
    """LA-6.8, LA-6.10, LA-14.26  Each law completely, for all seats in turn order, before the next."""
    if s.law == box.LAW_ROW:
        end_laws(s)
        return
    law = int(s.in_force[s.law])
    if s.stage == asking.OPENING:
        open_law(s, law)
    while s.to_act == 0 and s.step < s.players:
        seat = asking.next_seat(s)
        if s.bought > 0:
            s.bought -= 1
            ask_for(s, seat, statutes.LAW_GAIN[law], 0)
        elif s.due[seat] > 0:
            s.due[seat] -= 1
            ask_about(s, law, seat)
        else:
            s.step += 1
    if s.to_act == 0:
        s.law += 1
        s.stage = asking.OPENING


@rule
def open_law(s: State, law: int) -> None:
    """LA-6.10 to LA-6.12, LA-6.15  Take all values before anybody receives anything; then pay what asks nothing."""
    s.stage = asking.ASKING
    s.step = 0
    emit(s, LAW_APPLIED, law)
    best, entitlements = 1, 0
    if statutes.LAW_KIND[law] == statutes.MAJORITY:
        for seat in range(s.players):
            best = max(best, measured(s, seat, int(LAW_MEASURE[law])))
    for seat in range(s.players):
        s.due[seat] = entitled(s, law, seat, best)
        entitlements += int(s.due[seat])
    if entitlements == 0:
        emit(s, LAW_IDLE, law)
    if statutes.LAW_KIND[law] <= statutes.CONDITION:
        for step in range(s.players):
            pay_law(s, law, (s.start + step) % s.players)


@rule
def entitled(s: State, law: int, seat: int, best: int) -> int:
    """LA-6.11, LA-6.12, LA-14.6  How many times a law pays a seat; laws that ask ask once."""
    if statutes.LAW_KIND[law] > statutes.CONDITION:
        return 1
    amount = measured(s, seat, int(LAW_MEASURE[law]))
    return int(amount == best) if statutes.LAW_KIND[law] == statutes.MAJORITY else amount // int(statutes.LAW_PER[law])


@rule
def pay_law(s: State, law: int, seat: int) -> None:
    """LA-6.14  Gold, squires, votes, points and knights come by themselves."""
    if s.due[seat] > 0:
        if not s.quiet:
            emit(s, LAW_PAID, seat, law, int(s.due[seat]), told(s, seat, int(LAW_MEASURE[law])))
        grant(s, seat, statutes.LAW_GAIN[law], int(s.due[seat]))


@rule
def ask_about(s: State, law: int, seat: int) -> None:
    """LA-6.14, LA-7.10, LA-15  Ask the seat what the law leaves to it, if anything; gains may be declined."""
    kind = int(statutes.LAW_KIND[law])
    if kind <= statutes.CONDITION:
        if statutes.LAW_CHAMPION[law]:
            asking.ask(s, asking.ASK_CHAMPION, seat)
        else:
            ask_for(s, seat, statutes.LAW_GAIN[law], 1)
    elif kind == statutes.TRADE:
        if most_trades(s, law, seat) > 0:
            asking.ask(s, asking.ASK_TRADE, seat)
    elif kind == statutes.EXCHANGE:
        ask_exchange(s, seat)
    elif kind == statutes.FRONT:
        s.allowance = battles_joined(s, seat)
        ask_front(s, seat)
    elif kind == statutes.TAX:
        ask_tax(s, seat)
    elif kind == statutes.UPKEEP:
        ask_upkeep(s, seat)


@rule
def end_laws(s: State) -> None:
    """LA-6.7, LA-9.1  The leftover votes go back to the supply; county A is scored first."""
    for seat in range(s.players):
        if s.leftover[seat] > 0:
            emit(s, VOTES_LAPSED, seat, int(s.leftover[seat]))
    s.leftover[:] = 0
    s.spared[:] = 0
    asking.begin(s, asking.COUNTY_SCORING)


@rule
def swap_champion(s: State, seat: int) -> None:
    """LA-7.10  The strength-4 knight takes the place of the deployed strength-3 knight."""
    for place in range(box.COUNTY_AT, box.PLACES):
        if stands(s, seat, place, 3):
            upgrade(s, seat, place, 3)
            return


# --- trades


@rule
def most_trades(s: State, law: int, seat: int) -> int:
    """LA-7.4, LA-7.5, LA-7.16, LA-7.17, LA-8.8, LA-8.18, LA-14.25  How often the seat can pay; tiles also run out."""
    most = box.MOST
    if statutes.LAW_PRICE[law, 0] > 0:
        most = min(most, int(s.gold[seat]) // int(statutes.LAW_PRICE[law, 0]))
    if statutes.LAW_PRICE[law, 1] > 0:
        most = min(most, int(s.squires[seat]) // int(statutes.LAW_PRICE[law, 1]))
    if statutes.LAW_PRICE[law, 2] > 0:
        most = min(most, int(s.leftover[seat]) // int(statutes.LAW_PRICE[law, 2]))
    if statutes.LAW_GAIN[law, printed.EXTENSION] > 0:
        most = min(most, box.SPACES - extensions_built(s, seat))
    return most


@rule
def trades(s: State, seat: int, out: Any, n: int) -> int:
    """LA-15  Any number of trades, none included."""
    for times in range(most_trades(s, int(s.in_force[s.law]), seat) + 1):
        out[n] = trade_id(times)
        n += 1
    return n


@rule
def trade(s: State, seat: int, times: int) -> None:
    """LA-5.12, LA-7.4, LA-7.5, LA-7.16, LA-7.17, LA-8.8, LA-8.18  Pay and receive so many times."""
    law = int(s.in_force[s.law])
    emit(s, TRADED, seat, law, times)
    pay_gold(s, seat, -times * int(statutes.LAW_PRICE[law, 0]))
    pay_squires(s, seat, -times * int(statutes.LAW_PRICE[law, 1]))
    s.leftover[seat] -= times * int(statutes.LAW_PRICE[law, 2])
    grant(s, seat, statutes.LAW_GAIN[law], times)
    s.bought = times * int(statutes.LAW_GAIN[law, printed.EXTENSION])


@rule
def may_exchange(s: State, seat: int, way: int) -> bool:
    """LA-8.13  Whether the seat can pay for this exchange."""
    return bool(s.gold[seat] >= statutes.EXCHANGE_PRICE[way, 0] and s.squires[seat] >= statutes.EXCHANGE_PRICE[way, 1])


@rule
def ask_exchange(s: State, seat: int) -> None:
    """LA-8.13  Ask while the seat can pay for any exchange."""
    for way in range(statutes.WAYS):
        if may_exchange(s, seat, way):
            asking.ask(s, asking.ASK_EXCHANGE, seat)


@rule
def exchange(s: State, seat: int, way: int) -> None:
    """LA-8.13  Two of one for one of the other; then the seat may go on."""
    emit(s, EXCHANGED, seat, way)
    pay_gold(s, seat, int(statutes.EXCHANGE_GAIN[way, 0]) - int(statutes.EXCHANGE_PRICE[way, 0]))
    pay_squires(s, seat, int(statutes.EXCHANGE_GAIN[way, 1]) - int(statutes.EXCHANGE_PRICE[way, 1]))
    ask_exchange(s, seat)
