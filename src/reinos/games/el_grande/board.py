"""Questions and moves that many rules share: borders, the King's region, knights (EG-2, EG-7 to EG-9)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import pieces
from reinos.games.el_grande.choices import DEPLOYED, RETURNED
from reinos.games.el_grande.state import State


@rule
def ask(s: State, question: int, seat: int) -> None:
    """Put a question to one seat."""
    s.phase = question
    s.to_act = 1 << seat


@rule
def bordering(one: int, two: int) -> bool:
    """EG-2.2  Whether two regions share a border."""
    return bool(pieces.NEIGHBOURS[one] >> two & 1)


def neighbours(region: int) -> list[int]:
    """EG-2.2  The regions that share a border with one, for words."""
    return [other for other in range(pieces.REGIONS) if bordering(region, other)]


@rule
def deployable(s: State) -> int:
    """EG-7.12  The neighbours of the King's region, and the castle; never the King's region itself."""
    return int(pieces.NEIGHBOURS[s.king]) | 1 << pieces.CASTLE


@rule
def may_leave(s: State, seat: int, region: int) -> bool:
    """EG-8.1, EG-9.3  Whether the seat has a knight in a region that is not the King's."""
    return region != s.king and bool(s.knights[region, seat] > 0)


@rule
def movable(s: State, seat: int) -> int:
    """EG-8.1, EG-8.4, EG-9.3, EG-21.2  The seat's knights in regions, those of the King's region apart."""
    found = 0
    for region in range(pieces.REGIONS):
        if region != s.king:
            found += int(s.knights[region, seat])
    return found


@rule
def rivals_movable(s: State, seat: int) -> bool:
    """EG-8.1  Whether some rival of the seat has a knight in a region that is not the King's."""
    for rival in range(s.players):
        if rival != seat and movable(s, rival) > 0:
            return True
    return False


@rule
def rivals_at_court(s: State, seat: int) -> bool:
    """EG-10.21, EG-10.22  Whether some rival has a knight at court."""
    for rival in range(s.players):
        if rival != seat and s.court[rival] > 0:
            return True
    return False


@rule
def place_knight(s: State, seat: int, place: int) -> None:
    """EG-7.11, EG-9.4, EG-10.18  One knight from the court to a region, or openly into the castle."""
    s.court[seat] -= 1
    s.knights[place, seat] += 1
    emit(s, DEPLOYED, seat, place)


@rule
def send_home(s: State, seat: int, holding: int, count: int) -> None:
    """EG-10.20, EG-21.1  Return knights of a region, or of the court, to their owner's provinces."""
    if count > 0:
        emit(s, RETURNED, seat, holding, count)
        if holding == pieces.COURT:
            s.court[seat] -= count
        else:
            s.knights[holding, seat] -= count
        s.province[seat] += count
