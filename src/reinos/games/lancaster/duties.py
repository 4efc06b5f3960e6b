"""Laws under which a seat gives something for what it has: squires to the front, county tax, upkeep (LA-8)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.lancaster import asking, box
from reinos.games.lancaster.choices import EVICTED, FACED_DOWN, SENT_SQUIRE, TAX_PAID, UPKEEP_PAID
from reinos.games.lancaster.knights import leave_county, slot_of
from reinos.games.lancaster.rewards import pay_gold, pay_squires, refuse
from reinos.games.lancaster.state import FACE_DOWN, IN_STOCK, State

# --- squires to the front


@rule
def ask_front(s: State, seat: int) -> None:
    """LA-8.4  Ask while the seat has a squire and may still send one."""
    if s.allowance > 0 and s.squires[seat] > 0:
        asking.ask(s, asking.ASK_FRONT, seat)
    else:
        s.allowance = 0


@rule
def may_send_to(s: State, seat: int, battle: int) -> bool:
    """LA-8.4, LA-12.12  Battles where the seat itself has a slot."""
    return slot_of(s, seat, battle) >= 0


@rule
def send_squire(s: State, seat: int, battle: int) -> None:
    """LA-8.4  A squire joins the seat's knights in a battle until it is scored."""
    emit(s, SENT_SQUIRE, seat, battle, int(s.card[battle]))
    pay_squires(s, seat, -1)
    s.aid[battle, slot_of(s, seat, battle)] += 1
    s.allowance -= 1
    ask_front(s, seat)


@rule
def end_front(s: State, seat: int) -> None:
    """LA-8.4  The seat sends no more."""
    refuse(s, seat)
    s.allowance = 0


# --- county tax


@rule
def untaxed(s: State, seat: int, county: int) -> bool:
    """LA-8.9, LA-14.24  Whether the seat itself holds the county and has not paid for it."""
    return bool(s.holder[county] == seat and (s.paid >> county) & 1 == 0)


@rule
def ask_tax(s: State, seat: int) -> None:
    """LA-8.9  Ask while there is gold and a county to pay for; then the other knights go back."""
    for county in range(box.COUNTIES):
        if s.gold[seat] > 0 and untaxed(s, seat, county):
            asking.ask(s, asking.ASK_TAX, seat)
            return
    end_tax(s, seat)


@rule
def pay_tax(s: State, seat: int, county: int) -> None:
    """LA-8.9  One gold keeps the knight there."""
    emit(s, TAX_PAID, seat, county)
    pay_gold(s, seat, -1)
    s.paid |= 1 << county
    ask_tax(s, seat)


@rule
def end_tax(s: State, seat: int) -> None:
    """LA-8.9, LA-14.12  Knights that are not paid for go to the court, their squires to the supply."""
    for county in range(box.COUNTIES):
        if untaxed(s, seat, county):
            emit(s, EVICTED, seat, int(s.garrison[county]), county, int(s.retinue[county]))
            leave_county(s, county)
    s.paid = 0


# --- upkeep of extensions


@rule
def unkept(s: State, seat: int, space: int) -> bool:
    """LA-8.14  Whether a tile lies on the castle and has not been paid for."""
    return bool(s.tiles[seat, space] != IN_STOCK and (s.paid >> space) & 1 == 0)


@rule
def ask_upkeep(s: State, seat: int) -> None:
    """LA-8.14  Ask while there are squires and a tile to pay for; then the others are turned down."""
    for space in range(box.SPACES):
        if s.squires[seat] > 0 and unkept(s, seat, space):
            asking.ask(s, asking.ASK_UPKEEP, seat)
            return
    end_upkeep(s, seat)


@rule
def pay_upkeep(s: State, seat: int, space: int) -> None:
    """LA-8.14  One squire keeps the tile face up."""
    emit(s, UPKEEP_PAID, seat, space)
    pay_squires(s, seat, -1)
    s.paid |= 1 << space
    ask_upkeep(s, seat)


@rule
def end_upkeep(s: State, seat: int) -> None:
    """LA-8.14  Tiles that are not paid for give nothing in this round's castle scoring."""
    for space in range(box.SPACES):
        if unkept(s, seat, space):
            s.tiles[seat, space] = FACE_DOWN
            emit(s, FACED_DOWN, seat, space)
    s.paid = 0
