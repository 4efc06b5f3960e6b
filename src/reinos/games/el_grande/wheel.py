"""Secret selections with the wheel (EG-12)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.board import may_leave
from reinos.games.el_grande.choices import NOTHING_TO_RETURN, RELOCATED, SENT_TO_COURT, WHEEL_SHOWN
from reinos.games.el_grande.state import State

AT_GENERAL_SCORING = -1


@rule
def occasion(s: State) -> int:
    """EG-12.3  What the wheels are set for: the effect of the special action, or a general scoring."""
    return AT_GENERAL_SCORING if s.action < 0 else int(cards.EFFECT[s.action])


@rule
def begin_wheels(s: State) -> None:
    """EG-12.1  Everybody concerned chooses at the same time."""
    s.choosers = 0
    for seat in range(s.players):
        if chooses(s, seat):
            s.choosers |= 1 << seat
        elif occasion(s) == phase.WHEEL_RETURN and seat != s.active:
            emit(s, NOTHING_TO_RETURN, seat)
    s.phase = phase.WHEEL
    s.to_act = s.choosers


@rule
def chooses(s: State, seat: int) -> bool:
    """EG-12.3, EG-12.6, EG-20.9  Whether the seat sets its wheel."""
    what = occasion(s)
    if what == AT_GENERAL_SCORING:
        return bool(s.knights[pieces.CASTLE, seat] > 0)
    if what == phase.SECRET_SCORING:
        return True
    if seat == s.active:
        return False
    if what == phase.WHEEL_RETURN:
        return most_in_a_region(s, seat) > 0
    return bool(s.knights[s.origin, seat] > 0)


@rule
def most_in_a_region(s: State, seat: int) -> int:
    """EG-10.26  The most knights that the seat has in one region, the King's apart."""
    most = 0
    for region in range(pieces.REGIONS):
        if may_leave(s, seat, region):
            most = max(most, int(s.knights[region, seat]))
    return most


@rule
def may_name(s: State, seat: int, region: int) -> bool:
    """EG-12.3, EG-12.5, EG-10.25, EG-10.26, EG-20.6  Whether a seat that chooses may set its wheel to a region."""
    what = occasion(s)
    if what == phase.SECRET_SCORING:
        return True
    if what == phase.WHEEL_RETURN:
        # With that many nowhere, a region with fewer will do.
        least = min(int(cards.LEAST_THERE[s.action]), most_in_a_region(s, seat))
        return may_leave(s, seat, region) and bool(s.knights[region, seat] >= least)
    if region == s.king and not s.wheel_may_name_king_region:
        return False
    return not (what == phase.EXPEL and region == s.origin)


@rule
def show_wheels(s: State) -> None:
    """EG-12.1  All wheels are shown together."""
    for seat in range(s.players):
        if (s.choosers >> seat) & 1:
            s.dial[seat] = s.wheel[seat]
            s.wheel[seat] = -1
            emit(s, WHEEL_SHOWN, seat, s.dial[seat])


@rule
def named_once(s: State) -> int:
    """EG-10.45  The mask of the regions that exactly one wheel shows."""
    once = 0
    twice = 0
    for seat in range(s.players):
        if s.dial[seat] >= 0:
            bit = 1 << int(s.dial[seat])
            twice |= once & bit
            once |= bit
    return once & ~twice


@rule
def relocate(s: State, seat: int, place: int, region: int) -> None:
    """EG-12.5, EG-14.8, EG-10.46, EG-20.5, EG-21.3  All the seat's knights go where its wheel points, or to court."""
    count = int(s.knights[place, seat])
    s.knights[place, seat] = 0
    if region == s.king:
        s.court[seat] += count
        emit(s, SENT_TO_COURT, seat, place, region, count)
    else:
        s.knights[region, seat] += count
        emit(s, RELOCATED, seat, place, region, count)
