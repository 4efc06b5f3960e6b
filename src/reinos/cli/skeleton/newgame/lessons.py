"""Lessons: what a newcomer is told and does, step by step; `reinos lesson newgame` gives them."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.core.position import Position


def leaves_fours(seen: Position, choice: Choice) -> bool:
    """Whether a multiple of four stones is left."""
    left: int = seen.view["stones"] - choice.args["count"]
    return left % 4 == 0


FIRST = Lesson(
    name="first",
    seed=5,  # the learner, seat 0, begins
    players=2,
    minutes=2,
    script={1: ("take count=1",)},
    steps=(
        LessonStep("goal", at=("stone-15",), rules=("NG-3.1",)),
        LessonStep("three", at=("stone-13",), expect=(wants("take", count=3),), rules=("NG-2.1",)),
        LessonStep("fours", at=("stone-11",), expect=(leaves_fours,), rules=("NG-2.2",)),
        LessonStep("alone", until=lambda seen: False, rules=("NG-3.1",)),  # to the end of the match
    ),
)

LESSONS = (FIRST,)
