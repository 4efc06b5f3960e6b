"""Lessons: what a step wants, refusals that change nothing, progress that is kept, and what the suite finds wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from reinos.core.catalog import rules
from reinos.core.check.lessons import check_lesson
from reinos.core.errors import BadFile, IllegalChoice, WrongOption
from reinos.core.lesson import Lesson, LessonStep, Refused, Run, lesson_named, wants
from reinos.core.position import Position

KINGDOMINO = rules("kingdomino")
FIRST = lesson_named(KINGDOMINO, "first")


def any_legal(seen: Position, random: np.random.Generator) -> int:
    return int(random.choice(seen.legal_ids()))


def begun() -> Run:
    """The first lesson of Kingdomino where something is to be done."""
    run = Run(KINGDOMINO, FIRST, any_legal, ["Ana", "Luis", "Eva", "Juan"])
    while run.advance():
        pass
    run.go_on()
    return run


def finish(run: Run) -> None:
    """Do what is wanted, to the end."""
    while run.step is not None:
        if run.advance():
            continue
        if run.step.is_read:
            run.go_on()
        else:
            run.play(run.expected[0])


def test_a_choice_that_is_not_wanted_is_refused_with_the_reason_and_changes_nothing() -> None:
    run = begun()
    before = run.match.position.record.tobytes()
    other = next(choice for choice in run.match.legal(0) if choice not in run.expected)
    with pytest.raises(Refused) as refused:
        run.play(other)
    assert run.match.position.record.tobytes() == before
    assert run.reached == (1, 0)
    assert refused.value.in_words("es").startswith("Esa ficha también es buena")
    assert "Nothing has changed. Eva already holds 43." in refused.value.in_words("en")


def test_two_refusals_offer_to_show_what_is_wanted_until_it_is_done() -> None:
    run = begun()
    for stuck in (False, True):
        with pytest.raises(Refused):
            run.play(next(choice for choice in run.match.legal(0) if choice not in run.expected))
        assert run.stuck is stuck
    run.play(run.expected[0])
    assert not run.stuck


def test_an_illegal_choice_is_not_refused_by_the_lesson_but_by_the_rules() -> None:
    with pytest.raises(IllegalChoice, match="seat 0 may not choose") as wrong:
        begun().play(KINGDOMINO.choices.make("choose", slot=3))
    assert not isinstance(wrong.value, Refused)


def test_where_something_is_to_be_done_reading_on_is_refused() -> None:
    run = begun()
    with pytest.raises(Refused):
        run.go_on()
    assert run.reached == (1, 0)


def test_progress_kept_at_any_moment_leads_to_the_same_end() -> None:
    whole = begun()
    finish(whole)
    run = begun()
    while run.step is not None:
        kept = json.loads(json.dumps(run.progress))
        if not run.advance():
            run.go_on() if run.step.is_read else run.play(run.expected[0])
        again = Run(KINGDOMINO, FIRST, any_legal).resume(kept)
        if len(run.match.steps) % 9 == 0:
            finish(again)
            assert again.match.position.record.tobytes() == whole.match.position.record.tobytes()
    assert run.match.steps == whole.match.steps


@pytest.mark.parametrize(
    "damage",
    [{"version": 99}, {"lesson": "other"}, {"choices": [[0, 0]]}, {"choices": 3}, {"choices": [5]}, {"read": "x"}],
    ids=str,
)
def test_damaged_progress_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(BadFile):
        Run(KINGDOMINO, FIRST, any_legal).resume(begun().progress | damage)
    with pytest.raises(BadFile):
        Run(KINGDOMINO, FIRST, any_legal).resume([])


def test_an_unknown_lesson_names_those_there_are() -> None:
    with pytest.raises(WrongOption, match="lesson is 'nope'; allowed: 'first'"):
        lesson_named(KINGDOMINO, "nope")


OPENING = ((2, "choose slot=3"), (0, "choose slot=0"), (3, "choose slot=2"), (1, "choose slot=1"))
MIDDLE = replace(
    FIRST, opening=OPENING, steps=FIRST.steps[2:], script={seat: FIRST.script[seat][1:] for seat in FIRST.script}
)


def test_a_lesson_may_begin_in_the_middle_of_a_game() -> None:
    check_lesson(KINGDOMINO, MIDDLE, 0)
    run = Run(KINGDOMINO, MIDDLE, any_legal)
    assert [step.seat for step in run.match.steps] == [2, 0, 3, 1]
    assert run.progress["choices"] == []
    run.go_on()
    run.play(run.expected[0])
    again = Run(KINGDOMINO, MIDDLE, any_legal).resume(json.loads(json.dumps(run.progress)))
    assert again.match.steps == run.match.steps
    assert again.reached == (2, 0)


def changed(number: int, **parts: Any) -> Lesson:
    """The first lesson with one step changed."""
    steps = list(FIRST.steps)
    steps[number] = replace(steps[number], **parts)
    return replace(FIRST, steps=tuple(steps))


@pytest.mark.parametrize(
    ("lesson", "wrong"),
    [
        (changed(1, expect=()), "goal and choose are both only read"),
        (changed(0, rules=("KD-99",)), "there is no rule KD-99"),
        (changed(1, name="goal"), "two steps have the same name"),
        (replace(FIRST, steps=FIRST.steps * 2), "22 steps|the same name"),
        (changed(1, at=("next-1",)), "points at next-1, which is not drawn"),
        (changed(1, expect=(wants("choose", slot=3),)), "none of the legal choices is wanted"),
        (changed(1, name="nope"), "there is no message lesson-first-nope in es"),
        (replace(FIRST, script={2: ("choose slot=9",)}), r"choose.slot is 9; allowed: 0 to 3"),
        (replace(FIRST, script={2: ("place y=0 x=1 facing=0",)}), "the script of seat 2 wants place"),
        (replace(FIRST, opening=((0, "choose slot=0"),)), "opening of lesson first .*: seat 0 has nothing to choose"),
        (changed(1, until=lambda seen: seen.view["round"] > 1, expect=()), "free play has begun, and the script"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_the_suite_finds_what_is_wrong_with_a_lesson(lesson: Lesson, wrong: str) -> None:
    with pytest.raises(AssertionError, match=wrong):
        check_lesson(KINGDOMINO, lesson, 0)


def test_choices_are_wanted_by_kind_and_by_the_values_of_their_arguments() -> None:
    run, make = begun(), KINGDOMINO.choices.make
    wish = wants("choose", slot=(1, 2))
    assert wish(run.seen, make("choose", slot=2))
    assert not wish(run.seen, make("choose", slot=0))
    assert not wish(run.seen, make("place", y=0, x=1, facing=0))


def test_a_step_may_point_at_what_the_table_decides() -> None:
    step = LessonStep("any", at=lambda seen: [f"next-{domino}" for domino in seen.view["next_line"]])
    assert "next-19" in step.places(begun().seen)
