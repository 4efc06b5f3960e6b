"""The symbols of an action, from left to right (BB-6)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru.board import expansions, list_towns, owner_of, place_disc
from reinos.games.brian_boru.choices import EVENTS, FIRST_BUY, FIRST_EXPAND, STAY_ID
from reinos.games.brian_boru.state import (
    ACT,
    BATTLE,
    BOTTOM,
    BUY,
    CHURCH,
    COIN,
    COURT,
    END,
    EXPAND,
    EXPAND_COST,
    EXPAND_SIGN,
    EXTRA_COST,
    LIBERATE,
    LIBERATE_SIGN,
    MOST_BOUGHT,
    NEXT_ACTOR,
    PAY,
    PAY_POINTS,
    SYMBOLS,
    TOP,
    TOWN,
    State,
)

TOWN_TAKEN = EVENTS["town_taken"]
COINS_GAINED = EVENTS["coins_gained"]
COIN_PAID = EVENTS["coin_paid"]
POINTS_PAID = EVENTS["points_paid"]
CHURCH_DISCS = EVENTS["church_discs"]
RAIDERS_TAKEN = EVENTS["raiders_taken"]
COURTED = EVENTS["courted"]
FELL_BACK = EVENTS["fell_back"]
EXPANDED = EVENTS["expanded"]
STAYED = EVENTS["stayed"]
LIBERATED = EVENTS["liberated"]


@rule
def act(s: State) -> None:
    """BB-6.1, BB-14.1  Perform the symbols one after another until one asks for a decision, or all are done."""
    seat = int(s.actor)
    card = int(s.card[seat])
    while SYMBOLS[card, s.row, s.at] != END:
        symbol = int(SYMBOLS[card, s.row, s.at])
        run = run_length(card, int(s.row), int(s.at))
        s.at += run
        if symbol == TOWN:
            take_active_town(s, seat)
        elif symbol == COIN:
            gain_coins(s, seat, run)
        elif symbol == PAY:
            for _ in range(run):
                pay(s, seat)
        elif symbol == LIBERATE_SIGN:
            if s.raided:
                ask(s, seat, LIBERATE)
                return
        elif symbol == EXPAND_SIGN:
            if s.coins[seat] >= EXPAND_COST and expansions(s, seat):
                ask(s, seat, EXPAND)
                return
        else:
            perform(s, seat, symbol, run, 0)
            if most_extra(s, seat, symbol) > 0:
                ask(s, seat, BUY)
                return
    fall_back(s, seat)
    s.phase = NEXT_ACTOR


@rule
def run_length(card: int, row: int, at: int) -> int:
    """BB-6.11  How many equal symbols stand side by side."""
    n = 1
    while SYMBOLS[card, row, at + n] == SYMBOLS[card, row, at]:
        n += 1
    return n


@rule
def ask(s: State, seat: int, phase: int) -> None:
    """The action waits for a decision."""
    s.phase = phase
    s.to_act = 1 << seat


@rule
def take_active_town(s: State, seat: int) -> None:
    """BB-6.2, BB-15.5  The marker, and a disc on the active town."""
    s.marker = seat
    place_disc(s, seat, int(s.active))
    emit(s, TOWN_TAKEN, seat, s.active)


@rule
def gain_coins(s: State, seat: int, coins: int) -> None:
    """BB-6.3, BB-1.4  Coins from the supply."""
    s.coins[seat] += coins
    emit(s, COINS_GAINED, seat, coins)


@rule
def pay(s: State, seat: int) -> None:
    """BB-6.4, BB-14.6, BB-14.28, BB-15.4  A coin; without one up to two points, never below 0."""
    if s.coins[seat] > 0:
        s.coins[seat] -= 1
        emit(s, COIN_PAID, seat)
        return
    points = min(PAY_POINTS, int(s.score[seat]))
    if points > 0:
        s.score[seat] -= points
        emit(s, POINTS_PAID, seat, points)


@rule
def perform(s: State, seat: int, symbol: int, times: int, paid: int) -> None:
    """BB-6.6 to BB-6.8  Discs to the church, raiders from the battle area, spaces up the marriage track."""
    if symbol == CHURCH:
        s.church[seat] += times
        emit(s, CHURCH_DISCS, seat, times, paid)
    elif symbol == BATTLE:
        taken = min(times, int(s.battle_area))
        s.raiders[seat] += taken
        s.battle_area -= taken
        emit(s, RAIDERS_TAKEN, seat, taken, paid)
    else:
        s.space[seat] = min(TOP, int(s.space[seat]) + times)
        emit(s, COURTED, seat, int(s.space[seat]), paid)


@rule
def most_extra(s: State, seat: int, symbol: int) -> int:
    """BB-6.11  How many more of the symbol the seat can buy, at two coins each."""
    most: int = min(int(s.coins[seat]) // EXTRA_COST, MOST_BOUGHT)
    if symbol == BATTLE:
        most = min(most, int(s.battle_area))
    elif symbol == COURT:
        most = min(most, TOP - int(s.space[seat]))
    return most


@rule
def current_symbol(s: State, seat: int) -> int:
    """The symbol that was performed last."""
    return int(SYMBOLS[s.card[seat], s.row, s.at - 1])


@rule
def legal_buy(s: State, seat: int, out: Any) -> int:
    """BB-6.11, BB-14.5  None, or as many as there are coins and room for."""
    most = most_extra(s, seat, current_symbol(s, seat))
    for bought in range(most + 1):
        out[bought] = FIRST_BUY + bought
    return most + 1


@rule
def buy(s: State, seat: int, bought: int) -> None:
    """BB-6.11  Repeat the symbol once for every two coins."""
    if bought > 0:
        s.coins[seat] -= bought * EXTRA_COST
        perform(s, seat, current_symbol(s, seat), bought, bought * EXTRA_COST)
    s.phase = ACT


@rule
def legal_expand(s: State, seat: int, out: Any) -> int:
    """BB-6.10  Stay, or a town down a road."""
    out[0] = STAY_ID
    return list_towns(expansions(s, seat), FIRST_EXPAND, out, 1)


@rule
def stay(s: State, seat: int) -> None:
    """BB-6.10  Keep the coins."""
    emit(s, STAYED, seat)
    s.phase = ACT


@rule
def expand(s: State, seat: int, town: int) -> None:
    """BB-6.10  Five coins for a disc on a town down a road."""
    s.coins[seat] -= EXPAND_COST
    place_disc(s, seat, town)
    emit(s, EXPANDED, seat, town)
    s.phase = ACT


@rule
def liberate(s: State, seat: int, town: int) -> None:
    """BB-6.9, BB-14.7  A Viking control token leaves the board; the disc below counts again."""
    s.raided &= ~(1 << town)
    emit(s, LIBERATED, seat, town, owner_of(s, town))
    s.phase = ACT


@rule
def shares_space(s: State, seat: int) -> bool:
    """Whether another disc is on the seat's space of the marriage track."""
    shared = False
    for other in range(s.players):
        if other != seat and s.space[other] == s.space[seat]:
            shared = True
    return shared


@rule
def fall_back(s: State, seat: int) -> None:
    """BB-6.12, BB-15.2  After the whole action: down to a space of one's own, or to the first one."""
    before = int(s.space[seat])
    while s.space[seat] > BOTTOM and shares_space(s, seat):
        s.space[seat] -= 1
    if s.space[seat] < before:
        emit(s, FELL_BACK, seat, int(s.space[seat]))
