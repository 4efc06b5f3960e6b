"""Every lesson can be played to its end in every language, and says only what is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from reinos.core.check.failure import Watching
from reinos.core.check.shown import names_of
from reinos.core.check.words import check_words
from reinos.core.choice import Choice
from reinos.core.cue import player
from reinos.core.errors import IllegalChoice
from reinos.core.game import Rules
from reinos.core.lesson import Lesson, LessonStep, Refused, Run, lessons
from reinos.core.position import Position
from reinos.core.words import LANGUAGES

RUNS = 2  # of each lesson, with different choices where several will do
MOST_STEPS = 14
LONGEST = {"": 30, "-why": 20, "-done": 30, "-no": 30}  # words of a text
TRIED = 8  # unwanted choices of a decision that are tried
MOST_CHOICES = 2_000  # of all seats in a lesson


def check_lessons(rules: Rules, seed: int) -> None:
    """All lessons of a game."""
    for lesson in lessons(rules):
        check_lesson(rules, lesson, seed)


def check_lesson(rules: Rules, lesson: Lesson, seed: int) -> None:
    """One lesson."""
    with Watching(lesson.game(rules), lesson.seed) as here:
        check_form(rules, lesson)
        for number in range(RUNS):
            check_run(rules, lesson, np.random.default_rng([seed, 17, number]), here)


def check_form(rules: Rules, lesson: Lesson) -> None:
    """Few steps with names of their own, more deeds than reading, and rules that there are."""
    steps, where = lesson.steps, f"lesson {lesson.name}"
    assert len({step.name for step in steps}) == len(steps), f"{where}: two steps have the same name"
    assert 0 < len(steps) <= MOST_STEPS, f"{where} has {len(steps)} steps; allowed: 1 to {MOST_STEPS}"
    assert sum(step.is_read for step in steps) * 2 < len(steps) + 1, f"{where}: more than half is only read"
    for one, other in pairwise(steps):
        assert not (one.is_read and other.is_read), f"{where}: {one.name} and {other.name} are both only read"
    known = numbered(rules)
    for step in steps:
        missing = sorted(set(step.rules) - known)
        assert not missing, f"{where}, step {step.name}: there is no rule {', '.join(missing)}"


def numbered(rules: Rules) -> set[str]:
    """The numbers of the game's rules: in `rules.txt`, or in its help."""
    path = rules.folder / "rules.txt"
    if path.exists():
        return set(re.findall(r"^(\S+)  ", path.read_text(encoding="utf-8"), re.MULTILINE))
    return set(re.findall(r"\b[A-Z]{2}-\d[\d.]*\d", " ".join(text for _, text in rules.help(LANGUAGES[0]))))


def check_run(rules: Rules, lesson: Lesson, random: np.random.Generator, here: Watching) -> None:
    """A learner who tries what is not wanted, then does what is."""

    def others(seen: Position, _: np.random.Generator) -> int:
        return int(random.choice(seen.legal_ids()))

    try:
        run = Run(rules, lesson, others)
    except IllegalChoice as wrong:
        raise AssertionError(f"the opening of lesson {lesson.name} cannot be played: {wrong}") from None
    for part in ("title", "about", "end"):
        check_texts(run, part)
    said = -1
    for _ in range(MOST_CHOICES):
        here.at(len(run.match.steps), run.match.position)
        if follow_script(run):
            continue
        number, _ = run.reached
        step = run.step
        if step is None:
            return
        if number != said:
            said = number
            check_said(run, step)
        if step.is_read:
            run.go_on()
            continue
        assert lesson.seat in run.match.to_act, f"{told(run, step)}: the match is over, nothing can be done"
        assert run.expected, f"{told(run, step)}: none of the legal choices is wanted: {named(run.seen)}"
        check_refusals(run, step)
        run.play(run.expected[int(random.integers(len(run.expected)))])
    raise AssertionError(f"lesson {lesson.name} has not ended after {MOST_CHOICES} choices")


def follow_script(run: Run) -> bool:
    """One choice of another seat, which the script may have fixed; False when the learner is to act."""
    step = run.step
    for seat in run.match.to_act:
        script = run.scripted(seat) if seat != run.lesson.seat else []
        if script and step is not None:
            assert step.until is None, f"{told(run, step)}: free play has begun, and the script of seat {seat} goes on"
            meant = run.rules.choices.choice(script[0])
            assert meant.id in run.match.legal_ids(seat), (
                f"{told(run, step)}: the script of seat {seat} wants {meant}; legal: {named(run.match.seen_by(seat))}"
            )
    return run.advance()


def named(seen: Position) -> str:
    """Some of the legal choices."""
    legal = [str(choice) for choice in seen.legal()]
    return "; ".join(legal[:40])


def told(run: Run, step: LessonStep) -> str:
    """Where something is wrong."""
    return f"lesson {run.lesson.name}, step {step.name}"


def check_said(run: Run, step: LessonStep) -> None:
    """A step has its words, and what it points at is drawn."""
    check_texts(run, step.name, LONGEST[""])
    for end in ("-why", "-done", "-no", *(f"-no-{kind}" for kind in step.wrong)):
        if end == "-why" or end.startswith("-no-") or run.speech.says(step.name + end, LANGUAGES[0]):
            check_texts(run, step.name + end, LONGEST.get(end, LONGEST["-no"]))
    places = step.places(run.seen)
    drawn = {player(seat) for seat in range(run.lesson.players)} | names_of(run.seen)
    missing = sorted(set(places) - drawn)
    assert not missing, f"{told(run, step)} points at {', '.join(missing)}, which is not drawn: {near(missing, drawn)}"


def near(missing: list[str], drawn: set[str]) -> str:
    """What is drawn and begins alike."""
    return ", ".join(sorted(name for name in drawn if name[:1] in {one[:1] for one in missing})[:60])


def check_texts(run: Run, part: str, longest: int = 40) -> None:
    """A text in every language, not too long."""
    for lang in LANGUAGES:
        text = run.speech.says(part, lang)
        assert text, f"there is no message lesson-{run.lesson.name}-{part} in {lang}"
        check_words(text)
        count = len(text.split())
        assert count <= longest, f"lesson-{run.lesson.name}-{part} has {count} words in {lang}; allowed: {longest}"


def check_refusals(run: Run, step: LessonStep) -> None:
    """What is not wanted is refused with words, and changes nothing."""
    expected = {choice.id for choice in run.expected}
    unwanted = [choice for choice in run.seen.legal() if choice.id not in expected]
    before = run.match.position.record.tobytes(), run.reached, len(run.match.steps)
    for choice in spread(unwanted):
        try:
            run.play(choice)
        except Refused as refused:
            for lang in LANGUAGES:
                check_words(refused.in_words(lang))
        else:
            raise AssertionError(f"{told(run, step)}: {choice} is not wanted, and it was taken")
    after = run.match.position.record.tobytes(), run.reached, len(run.match.steps)
    assert before == after, f"{told(run, step)}: a refused choice has changed something"
    assert run.stuck or len(unwanted) < 2, f"{told(run, step)}: what is wanted is not offered after refusals"


def spread(items: list[Choice]) -> Iterator[Choice]:
    """Some of many, from the first to the last."""
    yield from items[:: max(1, len(items) // TRIED)]
