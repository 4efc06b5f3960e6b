"""The review of a match as plain data: how the chances moved, and what each decision cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from reinos.core.match import Match
from reinos.core.position import Position
from reinos.review.assessment import Assessment, Verdict, assess

PLAYOUTS = 400  # imagined games a decision, unless told otherwise
MOMENTS = 3
TURNING = 0.1  # of somebody's chance that a turning point moves, at least
Progress = Callable[[int, int], None]  # how many positions are assessed, and of how many


@dataclass(frozen=True)
class Task:
    """A position to assess: what one viewer knew of it and, if it is to be judged, what the viewer chose there."""

    step: int  # steps that had been made
    seat: int | None  # who chose then; None at the end of the match
    seen: Position
    chosen: int | None


@dataclass(frozen=True)
class Point:
    """Everybody's chances at a moment of the match."""

    step: int
    seat: int | None
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """A decision that was judged."""

    step: int
    seat: int
    verdict: Verdict


@dataclass(frozen=True)
class Review:
    """What can be learned from a match."""

    viewer: int | None  # with whose knowledge; None: at every decision with that of whoever decided
    playouts: int
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]

    @property
    def moments(self) -> list[Decision]:
        """The most instructive decisions, the dearest first."""
        clear = [decision for decision in self.decisions if decision.verdict.clear]
        return sorted(clear, key=lambda decision: (-decision.verdict.loss, decision.step))[:MOMENTS]

    @property
    def turning_points(self) -> list[tuple[Point, Point]]:
        """The pairs of points between which chances moved most, in the order of the match."""
        turns = [pair for pair in pairwise(self.points) if swing(*pair) >= TURNING]
        largest = sorted(turns, key=lambda pair: -swing(*pair))[:MOMENTS]
        return sorted(largest, key=lambda pair: pair[0].step)

    @property
    def margin(self) -> float:
        """The widest margin of the differences."""
        return max((decision.verdict.margin for decision in self.decisions), default=0.0)


def swing(before: Point, after: Point) -> float:
    """How far somebody's chance moved."""
    return max(abs(new - old) for old, new in zip(before.chances, after.chances, strict=True))


def tasks(match: Match, viewer: int | None = None) -> list[Task]:
    """What is to be assessed, in the order of the match.

    A viewer's review is made from what the viewer knew at each moment. Of the others' choices it has one position a
    turn, whatever they could choose from: that may be a secret.
    """
    found: list[Task] = []
    for number, (position, step) in enumerate(zip(match.positions, match.steps, strict=False)):
        eyes = step.seat if viewer is None else viewer
        seen = position.seen_by(eyes)
        if step.seat == eyes:
            if len(seen.legal_ids()) > 1:
                found.append(Task(number, step.seat, seen, step.choice))
        elif not found or found[-1].seat != step.seat:
            found.append(Task(number, step.seat, seen, None))
    last = match.position
    found.append(Task(len(match.steps), None, last.seen_by(viewer), None))
    return found


def thinned(asked: Sequence[Task], most: int) -> list[Task]:
    """So many tasks at most: first those are left out that only show chances, evenly, never the last."""
    judged = [task.step for task in asked if task.chosen is not None]
    others = [task.step for task in asked[:-1] if task.chosen is None]
    judged = evenly(judged, most - 1)
    kept = {*judged, *evenly(others, most - 1 - len(judged)), asked[-1].step}
    return [task for task in asked if task.step in kept]


def evenly(steps: Sequence[int], most: int) -> list[int]:
    """So many of the steps at most, spread over all of them."""
    if len(steps) <= most:
        return list(steps)
    return [steps[len(steps) * n // most] for n in range(most)]


def review(asked: Sequence[Task], playouts: int = PLAYOUTS) -> Iterator[Assessment]:
    """The assessments of all tasks, one at a time; each can as well be made elsewhere, in any order."""
    for task in asked:
        yield assess(task.seen, task.chosen, playouts)


def reviewed(
    match: Match, viewer: int | None = None, playouts: int = PLAYOUTS, progress: Progress | None = None
) -> Review:
    """The whole review."""
    asked, made = tasks(match, viewer), []
    for assessment in review(asked, playouts):
        made.append(assessment)
        if progress:
            progress(len(made), len(asked))
    return put_together(asked, made, viewer, playouts)


def put_together(asked: Sequence[Task], made: Sequence[Assessment], viewer: int | None, playouts: int) -> Review:
    """The review from the assessments of its tasks."""
    both = list(zip(asked, made, strict=True))
    points = tuple(Point(task.step, task.seat, found.chances) for task, found in both)
    decisions = tuple(
        Decision(task.step, task.seat, found.verdict)
        for task, found in both
        if found.verdict is not None and task.seat is not None
    )
    return Review(viewer, playouts, points, decisions)
