"""Who has what where: the questions that many rules ask (EG-2, EG-8, EG-9, EG-11)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande.choices import RETURNED
from reinos.games.el_grande.state import CASTLE, COURT, NEIGHBOURS, REGIONS, State


@rule
def bordering(one: int, two: int) -> bool:
    """EG-2.2  Whether two regions share a border."""
    return bool(NEIGHBOURS[one] >> two & 1)


@rule
def deployable(s: State, place: int) -> bool:
    """EG-7.12  A neighbour of the King's region, or the castle; never the King's region itself."""
    return place == CASTLE or bordering(s.king, place)


@rule
def movable(s: State, seat: int) -> int:
    """EG-8.1, EG-8.4, EG-9.3, EG-21.2  The seat's knights in regions, those of the King's region apart."""
    found = 0
    for region in range(REGIONS):
        if region != s.king:
            found += int(s.knights[region, seat])
    return found


@rule
def rivals_movable(s: State, seat: int) -> bool:
    """EG-8.1  Whether some rival of the seat has a knight in a region that is not the King's."""
    found = 0
    for rival in range(s.players):
        if rival != seat:
            found += movable(s, rival)
    return found > 0


@rule
def most_in_a_region(s: State, seat: int) -> int:
    """EG-10.26  The most knights that the seat has in one region, the King's apart."""
    most = 0
    for region in range(REGIONS):
        if region != s.king:
            most = max(most, int(s.knights[region, seat]))
    return most


@rule
def send_home(s: State, seat: int, place: int, count: int) -> None:
    """EG-10.20, EG-21.1  Return knights of a region (or COURT) to their owner's provinces."""
    if count > 0:
        if place == COURT:
            s.court[seat] -= count
        else:
            s.knights[place, seat] -= count
        s.province[seat] += count
        emit(s, RETURNED, seat, place, count)


@rule
def may_veto(s: State, seat: int) -> bool:
    """EG-10.28, EG-11.2, EG-11.6, EG-11.14  A rival of the active player with a Veto, who lets not all pass."""
    held = s.vetoes[seat, 0] + s.vetoes[seat, 1]
    return seat != s.active and held > 0 and (s.permitted >> seat) & 1 == 0


@rule
def veto_threatens(s: State) -> bool:
    """EG-14.11  Whether any rival could still veto this action."""
    found = False
    for seat in range(s.players):
        found |= may_veto(s, seat)
    return found
