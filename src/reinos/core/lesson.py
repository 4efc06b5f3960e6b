"""Lessons: a match in which the table says what to do next, written as data in a game's `lessons.py`.

    FIRST = Lesson(
        name="first",
        seed=84,
        players=4,
        script={1: ("choose slot=0",)},
        steps=(
            LessonStep("goal", at=("castle",), rules=("KD-9.1",)),
            LessonStep("choose", at=("domino-19",), expect=(wants("choose", slot=2),)),
            LessonStep("go", until=lambda seen: seen.view["round"] > 4),
        ),
    )
    LESSONS = (FIRST,)

A step without `expect` and `until` is read; one with `expect` is a deed; one with `until` is free play. The words lie
in `text/lessons/es.ftl` and `en.ftl` beside the game's others: `lesson-first-title` and `-about`, `lesson-first-goal`
for what a step says with `-why`, and where wanted `-done`, `-no` and `-no-KIND`; `lesson-first-end` closes the lesson.
`$seat1`, `$seat2`, … are the names of the players.

A lesson about a later moment has an `opening`: what all seats chose before its first step, `(0, "choose slot=2")`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

import numpy as np

from reinos.core.choice import Choice
from reinos.core.errors import BadFile, IllegalChoice, Worded, WrongOption
from reinos.core.game import Game, Rules
from reinos.core.match import Match, Step
from reinos.core.position import Position

Wanted = Callable[[Position, Choice], bool]  # whether a choice is wanted at the table as the learner sees it
Test = Callable[[Position], bool]
Chooser = Callable[[Position, np.random.Generator], int]  # `choose` of a bot
ENOUGH = 2  # refusals after which what is wanted is offered to be shown


def wants(kind: str, **args: int | Collection[int]) -> Wanted:
    """Choices of a kind; of the arguments named, each has its value or one of several."""
    allowed = {name: (value,) if isinstance(value, int) else value for name, value in args.items()}
    return lambda seen, choice: (
        choice.kind == kind and all(choice.args[name] in values for name, values in allowed.items())
    )


@dataclass(frozen=True)
class LessonStep:
    """Something that is said, and what the learner then does."""

    name: str
    at: tuple[str, ...] | Callable[[Position], Iterable[str]] = ()  # places, as cues have them (`core/cue.py`)
    expect: tuple[Wanted, ...] = ()  # the choices of a deed, one after another
    until: Test | None = None  # free play until this holds when the learner is to act, or the end
    wrong: Mapping[str, Wanted] = field(default_factory=dict)  # kinds of wrong choices that have words of their own
    rules: tuple[str, ...] = ()  # numbers of the rules it is about

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to go on."""
        return not self.expect and self.until is None

    def places(self, seen: Position) -> tuple[str, ...]:
        """What it points at."""
        return tuple(self.at(seen)) if callable(self.at) else self.at


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson: how the table is laid, who learns, what the others do at first, and the steps.

    The script begins after the opening.
    """

    name: str
    seed: int
    players: int
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seat: int = 0  # who learns
    opening: Sequence[tuple[int, str]] = ()  # seats and choices that lead to the first step
    script: Mapping[int, Sequence[str]] = field(default_factory=dict)  # by seat: choices such as `choose slot=2`
    minutes: int = 10

    def game(self, rules: Rules) -> Game:
        """The game with the options of the lesson."""
        return Game(rules, players=self.players, **self.options)

    def opened(self, rules: Rules) -> list[Step]:
        """What has been chosen before the first step."""
        return [Step(seat, written(rules, text).id) for seat, text in self.opening]

    def made_before(self, seat: int) -> int:
        """How many choices of the opening are a seat's."""
        return sum(chooser == seat for chooser, _ in self.opening)

    def scripted(self, rules: Rules, seat: int, made: int) -> list[int]:
        """The ids of what a seat is to choose after as many choices as it has made."""
        return [written(rules, text).id for text in self.script.get(seat, ())[made - self.made_before(seat) :]]

    def reached(self, decisions: Sequence[Position], read: int) -> tuple[int, int]:
        """How far the learner has come: the number of the step, and the choices made of its deed.

        From the tables at which the learner chose and the present one, and from how often they read on.
        """
        left = list(decisions[self.made_before(self.seat) :])
        for number, step in enumerate(self.steps):
            if step.expect:
                if len(left) <= len(step.expect):
                    return number, len(left) - 1
                del left[: len(step.expect)]
            elif step.until is not None:
                while len(left) > 1 and not self.freed(step.until, left[0]):
                    del left[0]
                if not self.freed(step.until, left[0]):
                    return number, 0
            elif read:
                read -= 1
            else:
                return number, 0
        return len(self.steps), 0

    def freed(self, until: Test, position: Position) -> bool:
        """Whether free play is over."""
        if position.over:
            return True
        return self.seat in position.to_act and until(position.seen_by(self.seat))


def written(rules: Rules, text: str) -> Choice:
    """A choice as scripts write it: `choose slot=2`."""
    kind, *given = text.split()
    pairs = [part.partition("=") for part in given]
    return rules.choices.make(kind, **{name: int(value) for name, _, value in pairs})


def lessons(rules: Rules) -> tuple[Lesson, ...]:
    """The lessons of a game, the first one first; none without a `lessons.py`."""
    return tuple(rules.module("lessons").LESSONS) if rules.has("lessons") else ()


def lesson_named(rules: Rules, name: str, puzzle: str | None = None) -> Lesson:
    """A lesson of a game, or WrongOption naming those there are, and a puzzle that could be meant."""
    found = {lesson.name: lesson for lesson in lessons(rules)}
    if name not in found:
        known = ", ".join(map(repr, [*found, *filter(None, [puzzle])])) or "-"
        raise WrongOption("lesson-unknown", name=repr(name), known=known)
    return found[name]


class Refused(Worded, IllegalChoice):
    """A choice that the lesson does not want now; nothing has changed."""


@dataclass(frozen=True)
class Speech:
    """What a lesson says, of a game whose players have these names."""

    rules: Rules
    lesson: Lesson
    names: tuple[str, ...]

    def says(self, part: str, lang: str) -> str:
        """A text of the lesson; empty where it has none."""
        words, message = self.rules.words(lang), f"lesson-{self.lesson.name}-{part}"
        return words(message, **self._args) if message in words else ""

    def refusal(self, step: LessonStep, seen: Position, choice: Choice) -> Refused:
        """Why a choice is not wanted now, and what is."""
        kinds = [f"-no-{kind}" for kind, wrong in step.wrong.items() if wrong(seen, choice)]
        reason = next((f"{step.name}{end}" for end in [*kinds, "-no"] if self.says(step.name + end, "en")), None)
        if reason is None:
            return Refused("lesson-refused", say=self._worded(step.name))
        return Refused("lesson-refused-because", reason=self._worded(reason), say=self._worded(step.name))

    def _worded(self, part: str) -> Worded:
        return Worded(f"lesson-{self.lesson.name}-{part}", *self.rules.text_folders, **self._args)

    @cached_property
    def _args(self) -> dict[str, str]:
        return {f"seat{number}": name for number, name in enumerate(self.names, 1)}


class Run:
    """A learner on the way through a lesson: the match, and how often they read on.

    `others` chooses for the other seats once the script has nothing more to say.
    """

    def __init__(self, rules: Rules, lesson: Lesson, others: Chooser, names: Sequence[str] | None = None) -> None:
        self.rules, self.lesson, self.others = rules, lesson, others
        self.match: Match = lesson.game(rules).new(lesson.seed)
        for step in lesson.opened(rules):
            self.match.play(step.choice, step.seat)
        self.read = 0
        self._refused = (0, 0)  # a step, and how often a choice was refused there
        self.speech = Speech(rules, lesson, tuple(names or map(str, range(1, lesson.players + 1))))

    # --- how far it has come

    @property
    def reached(self) -> tuple[int, int]:
        """The number of the step, and the choices made of its deed."""
        match, seat = self.match, self.lesson.seat
        chosen = [at for at, step in zip(match.positions, match.steps, strict=False) if step.seat == seat]
        return self.lesson.reached([*chosen, match.position], self.read)

    @property
    def step(self) -> LessonStep | None:
        """The step; None at the end."""
        number, _ = self.reached
        return self.lesson.steps[number] if number < len(self.lesson.steps) else None

    @property
    def seen(self) -> Position:
        """The table as the learner sees it."""
        return self.match.seen_by(self.lesson.seat)

    @property
    def expected(self) -> list[Choice]:
        """What the step wants: some of the legal choices; in free play all, while something is read none."""
        number, made = self.reached
        if number == len(self.lesson.steps) or self.lesson.seat not in self.match.to_act:
            return []
        return wanted(self.lesson.steps[number], made, self.seen)

    @property
    def stuck(self) -> bool:
        """Whether choices were refused so often in this step that it is time to show what is wanted."""
        return self._refused[0] == self.reached[0] and self._refused[1] >= ENOUGH

    # --- what happens

    def advance(self) -> bool:
        """One choice of another seat; False when the learner is to act, or nobody."""
        seat = next((seat for seat in self.match.to_act if seat != self.lesson.seat), None)
        if seat is None or self.step is None:
            return False
        script, legal = self.scripted(seat), self.match.legal_ids(seat)
        if script and script[0] in legal:
            choice = script[0]
        else:
            random = np.random.default_rng([self.lesson.seed, len(self.match.steps)])
            choice = self.others(self.match.seen_by(seat), random)
        self.match.play(choice, seat)
        return True

    def scripted(self, seat: int) -> list[int]:
        """What the script still has for a seat."""
        made = sum(step.seat == seat for step in self.match.steps)
        return self.lesson.scripted(self.rules, seat, made)

    def play(self, choice: Choice | int) -> None:
        """Make the learner's choice; one that the step does not want raises Refused and changes nothing."""
        self.match.play(self.wished(choice), self.lesson.seat)

    def wished(self, choice: Choice | int) -> Choice:
        """The choice, if it is legal and what the step wants; else IllegalChoice or Refused."""
        position, step = self.match.position, self.step
        number = position.legal_number(choice, position.acting_seat(self.lesson.seat))
        meant = self.rules.choices.choice(number)
        if step is not None and meant not in self.expected:
            here, (before, times) = self.reached[0], self._refused
            self._refused = (here, times + 1 if here == before else 1)
            raise self.speech.refusal(step, self.seen, meant)
        return meant

    def go_on(self) -> None:
        """Read on; Refused where there is something to do."""
        step = self.step
        if step is None or not step.is_read:
            raise Refused("lesson-not-read")
        self.read += 1

    # --- leave and go on

    @property
    def progress(self) -> dict[str, Any]:
        """All that is needed to go on later."""
        return {
            "game": self.rules.name,
            "version": self.rules.version,
            "lesson": self.lesson.name,
            "read": self.read,
            "choices": [[step.seat, step.choice] for step in self.match.steps[len(self.lesson.opening) :]],
        }

    def resume(self, data: Any) -> Self:
        """Go on from kept progress, or BadFile when it does not belong to this lesson as it is now."""
        try:
            same = [data[name] == self.progress[name] for name in ("game", "version", "lesson")]
            if not all(same) or not isinstance(data["read"], int):
                raise BadFile("progress of another lesson")
            for seat, choice in data["choices"]:
                self.match.play(choice, seat)
        except (KeyError, TypeError, ValueError) as wrong:
            raise BadFile(f"progress cannot be read: {wrong}") from None
        self.read = data["read"]
        return self


def wanted(step: LessonStep, made: int, seen: Position) -> list[Choice]:
    """What a step wants of a learner who has made so many choices of its deed, and is to act."""
    if step.until is not None:
        return seen.legal()
    wishes = step.expect[made : made + 1]
    return [choice for choice in seen.legal() if any(wish(seen, choice) for wish in wishes)]
