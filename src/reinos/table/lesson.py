"""A lesson at a table: how far the learner has come, what it wants of them, and what bots are to do."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from reinos.core.errors import ReinosError
from reinos.core.game import Rules
from reinos.core.lesson import Lesson, Refused, Speech, lesson_named, lessons, wanted
from reinos.core.position import Position
from reinos.table.puzzle import Answer, puzzle_lesson, puzzle_named, puzzle_today
from reinos.table.refusal import Illegal
from reinos.table.table import Table


class LessonInfo(TypedDict):
    """A lesson of a game."""

    name: str
    title: str
    about: str
    minutes: int


def list_lessons(rules: Rules, lang: str) -> list[LessonInfo]:
    """The lessons of a game, in words."""
    words = rules.words(lang)
    return [
        {
            "name": lesson.name,
            "title": words(f"lesson-{lesson.name}-title"),
            "about": words(f"lesson-{lesson.name}-about"),
            "minutes": lesson.minutes,
        }
        for lesson in lessons(rules)
    ]


def lesson_called(rules: Rules, name: str) -> Lesson:
    """A lesson of a game, or the puzzle of a day as one; WrongOption naming those there are."""
    puzzle = puzzle_named(rules, name)
    return lesson_named(rules, name, puzzle_today(rules)) if puzzle is None else puzzle_lesson(rules, puzzle, name)


def lesson_of(table: Table) -> Lesson | None:
    """The lesson of a table; None when it has none, or no longer."""
    if table.lesson is None or table.frozen:
        return None
    if table.puzzle is not None:
        return puzzle_lesson(table.game.rules, table.puzzle, table.lesson)
    try:
        return lesson_named(table.game.rules, table.lesson)
    except ReinosError:
        return None


def reached(table: Table, lesson: Lesson, course: Sequence[Position]) -> tuple[int, int]:
    """How far the learner has come, with what their draft leads to: the number of the step, and of its choices."""
    own = [
        table.position(before)
        for before, entry in zip(table.entries, table.entries[1:], strict=False)
        if entry.seat == lesson.seat
    ]
    return lesson.reached([*own, *course], table.lesson_read)


def check_wanted(table: Table, seat: int, course: Sequence[Position], choice: int) -> None:
    """Refuse a choice that the lesson does not want from the learner now; the course ends where it is made."""
    lesson = lesson_of(table)
    if lesson is None or seat != lesson.seat:
        return
    number, made = reached(table, lesson, course)
    if number == len(lesson.steps) or lesson.steps[number].until is not None:
        return
    step, meant = lesson.steps[number], table.game.rules.choices.choice(choice)
    if meant not in wanted(step, made, course[-1]):
        why = Refused("lesson-read") if step.is_read else speech(table, lesson).refusal(step, course[-1], meant)
        raise Illegal("lesson", table=table.id, detail=why)


def speech(table: Table, lesson: Lesson) -> Speech:
    """What the lesson says, with the names of the table."""
    told = Speech(table.game.rules, lesson, table.names(""))
    return told if table.puzzle is None else Answer(told.rules, lesson, told.names, table, table.puzzle)


def script_of(table: Table, seat: int) -> list[int]:
    """What a bot is to choose next by the script of the lesson; nothing once that has ended."""
    lesson = lesson_of(table)
    if lesson is None:
        return []
    made = sum(entry.seat == seat for entry in table.entries)
    return lesson.scripted(table.game.rules, seat, made)
