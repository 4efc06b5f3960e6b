"""Reinforcements and recalls, in a turn and by the card of the court (EG-7.2 to EG-7.4, EG-10.43)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande.board import movable
from reinos.games.el_grande.choices import RECALLED, REINFORCED, STOP, recall_id, reinforce_id
from reinos.games.el_grande.frames import argument, pop, push
from reinos.games.el_grande.state import RECALL, REGIONS, REINFORCE, State


@rule
def begin_reinforcement(s: State, most: int) -> None:
    """EG-7.2 to EG-7.4, EG-18.1  Up to so many from the provinces; with none left there, recalls at once."""
    if most > 0:
        push(s, REINFORCE if s.province[s.active] > 0 else RECALL, most, 0, 0, 0)


@rule
def reinforce_choices(s: State, out: Any) -> int:
    """EG-7.2  None to all that the number and the provinces allow."""
    most = min(argument(s, 1), int(s.province[s.active]))
    for count in range(most + 1):
        out[count] = reinforce_id(count)
    return most + 1


@rule
def reinforce(s: State, count: int) -> None:
    """EG-7.2, EG-7.4, EG-20.3  Take knights to court; if that empties the provinces, the rest may be recalled."""
    seat = s.active
    short = argument(s, 1) - count
    s.province[seat] -= count
    s.court[seat] += count
    emit(s, REINFORCED, seat, count)
    pop(s)
    if s.province[seat] == 0 and short > 0:
        push(s, RECALL, short, 0, 0, 0)


@rule
def recall_waits(s: State) -> bool:
    """EG-7.4  Whether another knight may be recalled."""
    if argument(s, 1) > 0 and movable(s, s.active) > 0:
        s.to_act = 1 << s.active
        return True
    pop(s)
    return False


@rule
def recall_choices(s: State, out: Any) -> int:
    """EG-7.4, EG-8.1  Own knights of regions other than the King's; or stop."""
    n = 0
    for region in range(REGIONS):
        if region != s.king and s.knights[region, s.active] > 0:
            out[n] = recall_id(region)
            n += 1
    out[n] = STOP
    return n + 1


@rule
def recall(s: State, region: int) -> None:
    """EG-7.4  One knight from a region back to court."""
    s.knights[region, s.active] -= 1
    s.court[s.active] += 1
    s.frames[s.depth - 1, 1] -= 1
    emit(s, RECALLED, s.active, region)
