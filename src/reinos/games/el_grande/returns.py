"""Deck 2: knights go back to the provinces (EG-10.20 to EG-10.24)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.board import ask, may_leave, movable, send_home
from reinos.games.el_grande.choices import BANISHED, NOTHING_TO_RETURN
from reinos.games.el_grande.state import State
from reinos.games.el_grande.veto import end_special, specify


@rule
def courts_back(s: State) -> None:
    """EG-10.21, EG-10.22  Every rival returns his court, or as many as the card says."""
    for seat in range(s.players):
        if seat != s.active:
            if s.court[seat] == 0:
                emit(s, NOTHING_TO_RETURN, seat)
            send_home(s, seat, pieces.COURT, min(int(s.court[seat]), int(cards.HOW_MANY[s.action])))


# --- Banishment


@rule
def next_banishment(s: State) -> None:
    """EG-10.23  As long as a rival is left with a knight that can be banished."""
    for rival in range(s.players):
        if rival != s.active and (s.dealt >> rival) & 1 == 0 and movable(s, rival) > 0:
            ask(s, phase.BANISH, s.active)
            return
    end_special(s, s.active)


@rule
def may_banish(s: State, seat: int, clockwise: int, region: int) -> bool:
    """EG-10.23  One knight of each rival, never from the King's region."""
    rival = (seat + clockwise) % s.players
    return 0 < clockwise < s.players and (s.dealt >> rival) & 1 == 0 and may_leave(s, rival, region)


@rule
def banish(s: State, seat: int, clockwise: int, region: int) -> None:
    """EG-10.23  A knight of a rival who has not lost one yet."""
    s.whose = (seat + clockwise) % s.players
    s.origin = region
    specify(s, phase.SPECIFIED)


@rule
def carry_out_banishment(s: State) -> None:
    """EG-10.23  The knight goes back to the provinces of its owner."""
    s.dealt |= 1 << s.whose
    s.knights[s.origin, s.whose] -= 1
    s.province[s.whose] += 1
    emit(s, BANISHED, s.active, s.whose, s.origin)


# --- the Angry King


@rule
def next_rival(s: State) -> None:
    """EG-10.24, EG-11.7  The Angry King turns to the next rival clockwise who has something to return."""
    for offset in range(1, s.players):
        rival = (s.active + offset) % s.players
        if (s.dealt >> rival) & 1 == 0:
            s.dealt |= 1 << rival
            if returnable(s, rival) > 0:
                s.whose = rival
                specify(s, phase.ANNOUNCED)
                return
            emit(s, NOTHING_TO_RETURN, rival)
    end_special(s, s.active)


@rule
def returnable(s: State, seat: int) -> int:
    """EG-10.24  Knights at court and in regions other than the King's."""
    return int(s.court[seat]) + movable(s, seat)


@rule
def begin_return(s: State, seat: int) -> None:
    """EG-10.24  The rival names his knights; with no more than are wanted there is nothing to choose."""
    s.quota = int(cards.HOW_MANY[s.action])
    if returnable(s, seat) > s.quota:
        ask(s, phase.ANGRY_KING, seat)
        return
    s.quota = 0
    s.given[pieces.COURT] = s.court[seat]
    for region in range(pieces.REGIONS):
        if region != s.king:
            s.given[region] = s.knights[region, seat]
    specify(s, phase.SPECIFIED)


@rule
def may_give(s: State, seat: int, holding: int) -> bool:
    """EG-10.24, EG-18.5  A place with a knight that has not been named yet."""
    held = s.court[seat] if holding == pieces.COURT else s.knights[holding, seat]
    return holding != s.king and bool(held > s.given[holding])


@rule
def give(s: State, seat: int, holding: int) -> None:
    """EG-18.5  One more knight is named; nothing takes effect before all are."""
    s.given[holding] += 1
    s.quota -= 1
    if s.quota > 0:
        ask(s, phase.ANGRY_KING, seat)
    else:
        specify(s, phase.SPECIFIED)


@rule
def carry_out_return(s: State, seat: int) -> None:
    """EG-10.24  The knights named go back to the provinces."""
    for holding in range(pieces.HOLDINGS):
        send_home(s, seat, holding, int(s.given[holding]))
    s.given[:] = 0
