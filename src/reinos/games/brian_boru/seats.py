"""Seats: who is asked, who comes next, who has the most."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import state
from reinos.games.brian_boru.sets import sole


@rule
def ask(s: state.State, seat: int, phase: int) -> None:
    """Wait for a seat to decide."""
    s.phase = phase
    s.to_act = 1 << seat


@rule
def next_clockwise(s: state.State, seats: int) -> int:
    """BB-9.5, BB-10.3  The first of some seats, clockwise from the marker holder."""
    seat = s.marker
    while seats >> seat & 1 == 0:
        seat = (seat + 1) % s.players
    return seat


@rule
def most_of(s: state.State, held: Any) -> int:
    """The largest number that any player has."""
    most = 0
    for seat in range(s.players):
        most = max(most, int(held[seat]))
    return most


@rule
def seats_with(s: state.State, held: Any, wanted: int) -> int:
    """The seats that have exactly this number."""
    found = 0
    for seat in range(s.players):
        if int(held[seat]) == wanted:
            found |= 1 << seat
    return found


@rule
def sole_leader(s: state.State, held: Any) -> int:
    """The seat that alone has the most, -1 if the lead is tied."""
    return sole(seats_with(s, held, most_of(s, held)))


@rule
def reward_leaders(s: state.State, held: Any, kind: int) -> None:
    """BB-9.9, BB-9.10, BB-10.2, BB-10.4  A point and one piece back for all who have the most, and at least one."""
    most = most_of(s, held)
    for seat in range(s.players):
        if most > 0 and held[seat] == most:
            s.score[seat] += 1
            held[seat] -= 1
            emit(s, kind, seat)
