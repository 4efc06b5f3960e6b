"""The puzzle of a day at a table: a lesson in which any choice will do, and then is judged."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from reinos.core.game import Rules
from reinos.core.lesson import Lesson, LessonStep, Speech
from reinos.core.match import Match
from reinos.review.puzzle import Puzzle, puzzle_of, today
from reinos.review.told import answer_told, puzzle_made, review_words
from reinos.table.table import PUZZLE, Table

STEPS = (LessonStep("ask", expect=(lambda seen, choice: True,)), LessonStep("answer"))


def puzzle_today(rules: Rules) -> str | None:
    """The name of today's puzzle; None where the game has none."""
    day = today()
    return None if puzzle_of(rules, day) is None else f"{PUZZLE}{day}"


def puzzle_named(rules: Rules, name: str) -> Puzzle | None:
    """The puzzle of the day that a name ends with, if it is one."""
    try:
        day = date.fromisoformat(name.removeprefix(PUZZLE))
    except ValueError:
        return None
    return puzzle_of(rules, day) if name == f"{PUZZLE}{day}" else None


def puzzle_lesson(rules: Rules, puzzle: Puzzle, name: str) -> Lesson:
    """A puzzle as a lesson."""
    return Lesson(
        name=name,
        seed=int(puzzle.seed, 16),
        players=puzzle.options["players"],
        options={option: value for option, value in puzzle.options.items() if option != "players"},
        seat=puzzle.seat,
        opening=[(seat, str(rules.choices.choice(choice))) for seat, choice in puzzle.steps],
        steps=STEPS,
    )


def asks(table: Table, seat: int) -> bool:
    """Whether a seat is to answer the puzzle of its table: that takes one choice."""
    puzzle = table.puzzle
    return puzzle is not None and seat == puzzle.seat and len(table.entries) == len(puzzle.steps) + 1


@dataclass(frozen=True)
class Answer(Speech):
    """What is said of a puzzle and of the answer to it."""

    table: Table
    puzzle: Puzzle

    def says(self, part: str, lang: str) -> str:
        """What a lesson says, in the words of reviews."""
        words, first = review_words(lang), len(self.puzzle.steps)
        if part == "title":
            return words("puzzle-day-title", day=date.fromisoformat(self.lesson.name.removeprefix(PUZZLE)))
        if part == "ask":
            return words("puzzle-ask", name=self.names[self.puzzle.seat])
        if part == "end":
            return words("puzzle-end")
        if not part.startswith("answer"):
            return ""
        match = Match(self.lesson.seed, self.table.position(self.table.entries[first]))
        chosen = self.table.entries[first + 1].choice
        assert chosen is not None
        headline, reasons = answer_told(self.puzzle, match, chosen, lang, self.names)
        return headline if part == "answer" else " ".join([*reasons, puzzle_made(self.puzzle, lang)])
