"""What every game can do, written with its verbs alone: rules like the games' own."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import TOLD, below, rekey, rewind
from reinos.core.record import Table
from reinos.core.rule import apply, appraise, finish, hide, legal, redeal, rule, setup


@rule
def start(s: Table, stream: int) -> None:
    """Lay the table, on a bare record, with the dice of a stream of its key, or those that it was told."""
    if s.drawn != TOLD:
        rewind(s, stream)
    s.event_count = 0
    setup(s)


@rule
def step(s: Table, seat: int, choice: int) -> None:
    """One choice of one seat, with a fresh list of events; the last one settles the game."""
    s.event_count = 0
    apply(s, seat, choice)
    if s.to_act == 0:
        finish(s)


@rule
def first_seat(to_act: int) -> int:
    """The lowest seat of a bit mask."""
    seat = 0
    while (to_act >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def playout(s: Table, most: int, out: Any) -> int:
    """Play on at random to the end, or for at most `most` decisions, with the table's own dice; how many were made."""
    s.quiet = 1
    decisions = 0
    while s.to_act != 0 and decisions < most:
        seat = first_seat(s.to_act)
        count = legal(s, seat, out)
        step(s, seat, out[below(s, count)])
        decisions += 1
    return decisions


@rule
def imagine(s: Table, viewer: int, source: Table) -> None:
    """Turn the table into one that the viewer cannot tell from it, with dice from another generator.

    Hiding first makes sure that the new table depends on nothing the viewer may not know.
    """
    hide(s, viewer)
    rekey(s, source)
    redeal(s, viewer)


@rule
def appraise_after(s: Table, seat: int, choice: int) -> float:
    """The value for the seat of what a choice leads to; plays the choice on the table it is given."""
    step(s, seat, choice)
    value: float = appraise(s, seat)
    return value


@rule
def anything_goes(s: Table, before: Table) -> None:
    """The invariant of steps of a game that has none."""


@rule
def never_truncated(s: Table) -> bool:
    """The `truncated` of a game that always ends by its rules."""
    return False


@rule
def nothing_to_redeal(s: Table, viewer: int) -> None:
    """The `redeal` of a game without secrets."""
