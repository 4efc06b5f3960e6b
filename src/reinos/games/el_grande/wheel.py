"""Secret selections with the wheel (EG-12)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit, emit_to
from reinos.core.rule import rule
from reinos.games.el_grande.board import most_in_a_region
from reinos.games.el_grande.choices import WHEEL_SET, WHEEL_SHOWN, wheel_id
from reinos.games.el_grande.frames import argument, push
from reinos.games.el_grande.state import (
    AT_EXPULSION,
    AT_GENERAL_SCORING,
    AT_RETURN,
    AT_SECRET_SCORING,
    CASTLE,
    LEAST_THERE,
    REGIONS,
    WHEEL,
    State,
)


@rule
def needed(s: State, seat: int) -> int:
    """EG-10.25, EG-10.26, EG-20.6  Knights that the seat must have in the region; fewer if it has that many nowhere."""
    return min(int(LEAST_THERE[s.card]), max(most_in_a_region(s, seat), 1))


@rule
def chooses(s: State, occasion: int, named: int, seat: int) -> bool:
    """EG-12.3, EG-12.6, EG-20.9  Whether the seat sets its wheel; `named` is the region of an Expulsion."""
    if occasion == AT_GENERAL_SCORING:
        return bool(s.knights[CASTLE, seat] > 0)
    if occasion == AT_SECRET_SCORING:
        return True
    if seat == s.active:
        return False
    if occasion == AT_RETURN:
        return most_in_a_region(s, seat) > 0
    return bool(s.knights[named, seat] > 0)


@rule
def nameable(s: State, occasion: int, named: int, least: int, seat: int, region: int) -> bool:
    """EG-12.3, EG-12.5  Whether a seat that chooses may set its wheel to a region."""
    if occasion == AT_SECRET_SCORING:
        return True
    if occasion == AT_RETURN:
        return bool(region != s.king and s.knights[region, seat] >= least)
    if region == s.king and not s.wheel_may_name_king_region:
        return False
    return not (occasion == AT_EXPULSION and region == named)


@rule
def wheel_choices(s: State, seat: int, out: Any) -> int:
    """EG-12.3  The regions that the seat may set its wheel to."""
    occasion, named = argument(s, 1), argument(s, 2)
    least = needed(s, seat) if occasion == AT_RETURN else 0
    n = 0
    for region in range(REGIONS):
        if nameable(s, occasion, named, least, seat, region):
            out[n] = wheel_id(region)
            n += 1
    return n


@rule
def begin_wheels(s: State, occasion: int, named: int) -> None:
    """EG-12.1  Everybody concerned chooses at the same time."""
    s.choosers = 0
    for seat in range(s.players):
        if chooses(s, occasion, named, seat):
            s.choosers |= 1 << seat
    push(s, WHEEL, occasion, named, 0, 0)
    s.to_act = s.choosers


@rule
def set_wheel(s: State, seat: int, region: int) -> None:
    """EG-12.2  The choice is binding, and nobody else sees it yet."""
    s.wheel[seat] = region
    s.to_act &= ~(1 << seat)
    emit_to(s, 1 << seat, WHEEL_SET, seat, region)


@rule
def show_wheels(s: State) -> None:
    """EG-12.1  All wheels are shown together."""
    for seat in range(s.players):
        if (s.choosers >> seat) & 1:
            s.dial[seat] = s.wheel[seat]
            s.wheel[seat] = -1
            emit(s, WHEEL_SHOWN, seat, s.dial[seat])


@rule
def clear_wheels(s: State) -> None:
    """The wheels go back to their owners."""
    s.choosers = 0
    s.dial[:] = -1


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
