"""Puzzles: positions from bots' games with one clearly best choice, as a game keeps them in `puzzles.jsonl`."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any

from reinos.core.catalog import rules
from reinos.core.game import Game, Rules
from reinos.core.match import Match
from reinos.review.assessment import Verdict

FILE = "puzzles.jsonl"  # in the folder of a game: a puzzle a line


@dataclass(frozen=True)
class Other:
    """A choice that is not the best: what it costs of the chance to win, and the margin of that."""

    choice: int
    loss: float
    margin: float
    chances: tuple[float, ...]  # everybody's, after it


@dataclass(frozen=True)
class Puzzle:
    """A position, as the steps of a match that lead there, and its best choice."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    steps: tuple[tuple[int, int], ...]  # seat and choice
    seat: int
    best: int
    chances: tuple[float, ...]  # everybody's, after the best choice
    others: tuple[Other, ...]  # the most tempting first
    playouts: int  # imagined for each choice

    @property
    def tempting(self) -> Other:
        """What looks best at first sight."""
        return self.others[0]

    def verdict(self, other: Other) -> Verdict:
        """What another choice costs, as a review says it."""
        return Verdict(other.choice, self.best, other.loss, other.margin, other.chances, self.chances)

    def match(self) -> Match:
        """The match up to the puzzle; IllegalChoice if today's rules do not lead there."""
        match = Game(rules(self.game), **self.options).new(int(self.seed, 16))
        for seat, choice in self.steps:
            match.play(choice, seat)
        return match

    def to_line(self) -> str:
        """One line of a file of puzzles."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @staticmethod
    def from_line(line: str) -> Puzzle:
        """The puzzle of a line."""
        data = json.loads(line)
        others = tuple(Other(**{**other, "chances": tuple(other["chances"])}) for other in data["others"])
        steps = tuple((seat, choice) for seat, choice in data["steps"])
        return Puzzle(**{**data, "steps": steps, "chances": tuple(data["chances"]), "others": others})


@cache
def puzzles(game: Rules) -> tuple[Puzzle, ...]:
    """The puzzles that a game keeps for today's version of its rules."""
    file: Path = game.folder / FILE
    if not file.is_file():
        return ()
    found = map(Puzzle.from_line, file.read_text(encoding="utf-8").splitlines())
    return tuple(puzzle for puzzle in found if puzzle.rules_version == game.version)


def today() -> date:
    """The day, the same everywhere."""
    return datetime.now(UTC).date()


def puzzle_of(game: Rules, day: date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody who has the same version of the rules."""
    known = puzzles(game)
    return known[(day.toordinal() + game.version) % len(known)] if known else None
