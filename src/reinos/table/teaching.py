"""What the learner at a table is told of the lesson, and going on in it."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from typing_extensions import TypedDict

from reinos.core.lesson import LessonStep, Refused, wanted
from reinos.core.position import Position
from reinos.table.draft import draft_of
from reinos.table.lesson import lesson_of, reached, speech
from reinos.table.refusal import Forbidden, NotNow
from reinos.table.table import Table

StepKind = Literal["read", "do", "play", "over"]


class LessonState(TypedDict):
    """The step of a lesson that the learner is at."""

    name: str
    title: str
    step: int
    """From 0; as many as there are steps at the end."""
    steps: int
    say: str
    why: str
    done: str
    """What came of the step before, if anything is said of it."""
    at: list[str]
    """What it points at: places of the drawing, as those of cues."""
    rules: list[str]
    kind: StepKind
    """read: only to go on; do: choices are wanted; play: free play; over: the lesson is at its end."""
    wanted: list[int]
    """Choices that will do now."""


def go_on(table: Table, session: str, number: int) -> Table:
    """The learner has read a step."""
    lesson = lesson_of(table)
    if lesson is None:
        raise NotNow("no-lesson", table=table.id)
    if table.seats[lesson.seat].session != session:
        raise Forbidden("not-your-seat", table=table.id)
    at, _ = reached(table, lesson, draft_course(table, lesson.seat))
    if at != number:
        raise NotNow("stale", table=table.id)
    if at == len(lesson.steps) or not lesson.steps[at].is_read:
        raise NotNow("lesson", table=table.id, detail=Refused("lesson-not-read"))
    return replace(table, lesson_read=table.lesson_read + 1, shown=table.shown + 1)


def draft_course(table: Table, seat: int) -> tuple[Position, ...]:
    """What the seat sees before each choice of its draft, and after those that are not held back."""
    if seat not in table.to_act:
        return (table.present,)
    draft = draft_of(table, seat)
    return draft.course if draft.complete else draft.reach  # a step is done when its choices are confirmed


def lesson_state(table: Table, seat: int | None, lang: str) -> LessonState | None:
    """The lesson as its learner is told it; nobody else is."""
    lesson = lesson_of(table)
    if lesson is None or seat != lesson.seat or table.status == "waiting":
        return None
    course = draft_course(table, seat)
    number, made = reached(table, lesson, course)
    spoken, steps = speech(table, lesson), lesson.steps
    step = steps[number] if number < len(steps) else None
    seen = course[-1].seen_by(seat)
    acting = step is not None and seat in course[-1].to_act
    return {
        "name": lesson.name,
        "title": spoken.says("title", lang),
        "step": number,
        "steps": len(steps),
        "say": spoken.says("end" if step is None else step.name, lang),
        "why": "" if step is None else spoken.says(f"{step.name}-why", lang),
        "done": spoken.says(f"{steps[number - 1].name}-done", lang) if number else "",
        "at": [] if step is None else list(step.places(seen)),
        "rules": [] if step is None else list(step.rules),
        "kind": kind_of(step),
        "wanted": [choice.id for choice in wanted(step, made, seen)] if step is not None and acting else [],
    }


def kind_of(step: LessonStep | None) -> StepKind:
    """What a step is, in a word."""
    if step is None:
        return "over"
    return "read" if step.is_read else "do" if step.expect else "play"
