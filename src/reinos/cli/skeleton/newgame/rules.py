"""The course of the game. Rules are plain functions over the record; `@rule` lets them be compiled."""

from __future__ import annotations

from newgame.state import BEGINS, CHOICES, ENDED, TOOK, State
from reinos.core.dice import below
from reinos.core.event import emit
from reinos.core.question import Option, Question, Questions
from reinos.core.rule import rule


@rule
def setup(s: State) -> None:
    """NG-1.3  Who begins is drawn; the stones are there from the start."""
    first = below(s, s.players)
    s.to_act = 1 << first
    emit(s, BEGINS, first)


@rule
def can_take(s: State, seat: int, count: int) -> bool:
    """NG-2.1  No more stones than there are."""
    return bool(count <= s.stones)


@rule
def take(s: State, seat: int, count: int) -> None:
    """NG-2.1, NG-2.2, NG-3.1  Take the stones; then the next seat plays, until none is left."""
    s.stones -= count
    emit(s, TOOK, seat, count, s.stones)
    if s.stones > 0:
        s.to_act = 1 << ((seat + 1) % s.players)
    else:
        s.last = seat
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


# What the table asks, and when: `legal` and `apply` are made from it. A game with several questions keeps a number
# in its record that says which one is open; here there is one question, the question 0.
QUESTIONS = Questions(
    rule(lambda s: 0),
    Question("take", 0, "NG-2.1", Option("take", do=take, may=can_take)),
    choices=CHOICES,
)
