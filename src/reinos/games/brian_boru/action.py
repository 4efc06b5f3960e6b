"""The symbols of an action, from left to right (BB-6)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import expansions, owner_of, place_disc
from reinos.games.brian_boru.box import SYMBOLS
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.seats import ask

TOWN_TAKEN = EVENTS["town_taken"]
COINS_GAINED = EVENTS["coins_gained"]
COIN_PAID = EVENTS["coin_paid"]
POINTS_PAID, NOTHING_PAID = EVENTS["points_paid"], EVENTS["nothing_paid"]
CHURCH_DISCS = EVENTS["church_discs"]
RAIDERS_TAKEN = EVENTS["raiders_taken"]
COURTED = EVENTS["courted"]
FELL_BACK = EVENTS["fell_back"]
EXPANDED = EVENTS["expanded"]
STAYED, NO_EXPANSION = EVENTS["stayed"], EVENTS["no_expansion"]
LIBERATED, NOTHING_FREED = EVENTS["liberated"], EVENTS["nothing_freed"]


@rule
def act(s: state.State) -> None:
    """BB-6.1, BB-14.1  Perform the symbols one after another until one asks for a decision, or all are done."""
    seat = s.actor
    card = int(s.card[seat])
    while SYMBOLS[card, s.row, s.at] != box.END:
        symbol = int(SYMBOLS[card, s.row, s.at])
        run = run_length(card, s.row, s.at)
        s.at += run
        if symbol == box.TOWN:
            take_active_town(s, seat)
        elif symbol == box.COIN:
            gain_coins(s, seat, run)
        elif symbol == box.PAY:
            for _ in range(run):
                pay(s, seat)
        elif symbol == box.LIBERATE:
            if s.raided:
                ask(s, seat, state.LIBERATE)
                return
            emit(s, NOTHING_FREED, seat)
        elif symbol == box.EXPAND:
            if s.coins[seat] >= box.EXPAND_COST and expansions(s, seat):
                ask(s, seat, state.EXPAND)
                return
            emit(s, NO_EXPANSION, seat, int(s.coins[seat]))
        else:
            perform(s, seat, symbol, run, 0)
            if most_extra(s, seat, symbol) > 0:
                ask(s, seat, state.BUY)
                return
    fall_back(s, seat)
    s.phase = state.NEXT_ACTOR


@rule
def run_length(card: int, row: int, at: int) -> int:
    """BB-6.11  How many equal symbols stand side by side."""
    n = 1
    while SYMBOLS[card, row, at + n] == SYMBOLS[card, row, at]:
        n += 1
    return n


@rule
def take_active_town(s: state.State, seat: int) -> None:
    """BB-6.2, BB-15.5  The marker, and a disc on the active town."""
    s.marker = seat
    place_disc(s, seat, s.active)
    emit(s, TOWN_TAKEN, seat, s.active)


@rule
def gain_coins(s: state.State, seat: int, coins: int) -> None:
    """BB-6.3, BB-1.4  Coins from the supply."""
    s.coins[seat] += coins
    emit(s, COINS_GAINED, seat, coins)


@rule
def pay(s: state.State, seat: int) -> None:
    """BB-6.4, BB-14.6, BB-14.28, BB-15.4  A coin; without one up to two points, never below 0."""
    if s.coins[seat] > 0:
        s.coins[seat] -= 1
        emit(s, COIN_PAID, seat)
        return
    points = min(box.PAY_POINTS, int(s.score[seat]))
    s.score[seat] -= points
    if points > 0:
        emit(s, POINTS_PAID, seat, points)
    else:
        emit(s, NOTHING_PAID, seat)


@rule
def perform(s: state.State, seat: int, symbol: int, times: int, paid: int) -> None:
    """BB-6.6 to BB-6.8  Discs to the church, raiders from the battle area, spaces up the marriage track."""
    if symbol == box.CHURCH:
        s.church[seat] += times
        emit(s, CHURCH_DISCS, seat, times, paid)
    elif symbol == box.BATTLE:
        taken = min(times, s.battle_area)
        s.raiders[seat] += taken
        s.battle_area -= taken
        emit(s, RAIDERS_TAKEN, seat, taken, paid, s.battle_area)
    elif symbol == box.COURT:
        up = min(times, box.TOP - int(s.space[seat]))
        s.space[seat] += up
        emit(s, COURTED, seat, int(s.space[seat]), paid, up)


@rule
def most_extra(s: state.State, seat: int, symbol: int) -> int:
    """BB-6.11  How many more of the symbol the seat can buy, at two coins each."""
    most: int = min(int(s.coins[seat]) // box.EXTRA_COST, box.MOST_BOUGHT)
    if symbol == box.BATTLE:
        most = min(most, s.battle_area)
    elif symbol == box.COURT:
        most = min(most, box.TOP - int(s.space[seat]))
    return most


@rule
def current_symbol(s: state.State, seat: int) -> int:
    """The symbol that was performed last."""
    return int(SYMBOLS[s.card[seat], s.row, s.at - 1])


@rule
def purchases(s: state.State, seat: int) -> int:
    """BB-6.11, BB-14.5  None, or as many as there are coins and room for."""
    return (2 << most_extra(s, seat, current_symbol(s, seat))) - 1


@rule
def buy(s: state.State, seat: int, count: int) -> None:
    """BB-6.11  Repeat the symbol once for every two coins."""
    if count > 0:
        s.coins[seat] -= count * box.EXTRA_COST
        perform(s, seat, current_symbol(s, seat), count, count * box.EXTRA_COST)
    s.phase = state.ACT


@rule
def stay(s: state.State, seat: int) -> None:
    """BB-6.10  Keep the coins."""
    emit(s, STAYED, seat)
    s.phase = state.ACT


@rule
def expand(s: state.State, seat: int, town: int) -> None:
    """BB-6.10  Five coins for a disc on a town along a road."""
    s.coins[seat] -= box.EXPAND_COST
    place_disc(s, seat, town)
    emit(s, EXPANDED, seat, town)
    s.phase = state.ACT


@rule
def raided_towns(s: state.State) -> int:
    """BB-6.9  The towns with a Viking control token, whoever's disc lies below."""
    return s.raided


@rule
def liberate(s: state.State, seat: int, town: int) -> None:
    """BB-6.9, BB-14.7  A Viking control token leaves the board; the disc below counts again."""
    s.raided &= ~(1 << town)
    emit(s, LIBERATED, seat, town, owner_of(s, town))
    s.phase = state.ACT


@rule
def shares_space(s: state.State, seat: int) -> bool:
    """Whether another disc is on the seat's space of the marriage track."""
    for other in range(s.players):
        if other != seat and s.space[other] == s.space[seat]:
            return True
    return False


@rule
def fall_back(s: state.State, seat: int) -> None:
    """BB-6.12, BB-15.2  After the whole action: down to a space of one's own, or to the first one."""
    before = int(s.space[seat])
    while s.space[seat] > box.BOTTOM and shares_space(s, seat):
        s.space[seat] -= 1
    if s.space[seat] < before:
        emit(s, FELL_BACK, seat, int(s.space[seat]))
