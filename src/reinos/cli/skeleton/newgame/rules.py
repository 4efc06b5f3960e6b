"""The course of the game. Rules are plain functions over the record; `@rule` lets them be compiled."""

from __future__ import annotations

from typing import Any

from newgame.state import BEGINS, ENDED, MOST, STONES, TOOK, State, count_of, take_id
from reinos.core.dice import below
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.core.secret import blanker

# Blanks what the record declares as hidden (`seen=Seen.OWNER`, `seen=Seen.NOBODY`): here only the dice.
hide = blanker(State)


@rule
def redeal(s: State, viewer: int) -> None:
    """Draw anew all that the viewer may not know: nothing, in this game."""


@rule
def setup(s: State) -> None:
    """NG-1.1, NG-1.3  The stones are laid out; who begins is drawn."""
    s.stones = STONES
    s.last = -1
    first = below(s, s.players)
    s.to_act = 1 << first
    emit(s, BEGINS, first)


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """NG-2.1  One to three stones, as many as there are."""
    n = 0
    if (s.to_act >> seat) & 1:
        for count in range(1, min(MOST, s.stones) + 1):
            out[n] = take_id(count)
            n += 1
    return n


@rule
def apply(s: State, seat: int, choice: int) -> None:
    """NG-2.1, NG-2.2, NG-3.1  Take the stones; then the next seat plays, until none is left."""
    s.stones -= count_of(choice)
    emit(s, TOOK, seat, count_of(choice), s.stones)
    s.to_act = 1 << ((seat + 1) % s.players)
    if s.stones == 0:
        s.last = seat
        s.to_act = 0
        emit(s, ENDED, seat)


@rule
def finish(s: State) -> None:
    """NG-3.1, NG-3.2  A point for whoever took the last stone; if it is poisoned, for everybody else."""
    for seat in range(s.players):
        won = s.last >= 0 and (s.last == seat) != (s.poison == 1)
        s.points[seat] = 1 if won else 0
    for seat in range(s.players):
        ahead = 0
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                ahead += 1
        s.ranks[seat] = 1 + ahead
