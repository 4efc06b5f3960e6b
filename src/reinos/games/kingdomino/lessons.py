"""Lessons of Kingdomino."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.core.position import Position

BOTH_JOINED = 4  # points with wheat on wheat, 2 × 1, and forest on forest, 2 × 1


def joins_both(seen: Position, choice: Choice) -> bool:
    """Whether both halves of domino 26 join their terrain."""
    return seen.play(choice).points[0] == BOTH_JOINED


FIRST = Lesson(
    name="first",
    seed=84,
    players=4,
    script={
        1: ("choose slot=1", "place y=0 x=1 facing=0", "choose slot=1"),
        2: ("choose slot=3", "place y=0 x=1 facing=0", "choose slot=3"),
        3: ("choose slot=2", "place y=0 x=1 facing=0", "choose slot=2"),
    },
    steps=(
        LessonStep("goal", at=("castle-a", player(0)), rules=("KD-9.1",)),
        LessonStep("choose", at=("next-19",), expect=(wants("choose", slot=0),), rules=("KD-3.4", "KD-6.1")),
        LessonStep("order", at=("now-19", "now-20", "now-36", "now-43"), rules=("KD-4.1",)),
        LessonStep("castle", at=("castle-a",), expect=(wants("place"),), rules=("KD-5.3", "KD-5.4")),
        LessonStep("next", at=("next-26",), expect=(wants("choose", slot=0),), rules=("KD-4.2",)),
        LessonStep("join", at=("half-19-0", "half-19-1"), expect=(joins_both,), rules=("KD-5.3",)),
        LessonStep("count", at=("half-19-0", "half-26-1"), rules=("KD-8.2", "KD-8.4")),
        LessonStep(
            "price", at=("next-24", "next-44"), expect=(wants("choose", slot=(1, 3)),), rules=("KD-1.1", "KD-4.1")
        ),
        LessonStep("frame", at=("frame",), expect=(wants("place"),), rules=("KD-5.2", "KD-5.9")),
        LessonStep("alone", at=("lane-next",), until=lambda seen: seen.view["round"] > 6, rules=("KD-4.2",)),
        LessonStep("sum", at=(player(0),), rules=("KD-8.1", "KD-8.6")),
    ),
)


def chooses(seat: int, slot: int) -> tuple[int, str]:
    """A domino of the line, in an opening."""
    return seat, f"choose slot={slot}"


def places(seat: int, y: int, x: int, facing: int) -> tuple[int, str]:
    """A placement, in an opening."""
    return seat, f"place y={y} x={x} facing={facing}"


SCORING = Lesson(
    name="scoring",
    seed=6,
    players=2,
    options={"harmony": True, "middle_kingdom": True},
    minutes=4,
    opening=(
        chooses(0, 1),
        chooses(1, 2),
        chooses(1, 3),
        chooses(0, 0),
        places(0, -1, 1, 1),
        chooses(0, 3),
        places(0, 0, -2, 0),
        chooses(0, 1),
        places(1, 0, -2, 0),
        chooses(1, 0),
        places(1, 2, 0, 3),
        chooses(1, 2),
        places(1, -2, 0, 1),
        chooses(1, 0),
        places(0, 0, 2, 3),
        chooses(0, 2),
        places(1, 1, 2, 2),
        chooses(1, 3),
        places(0, -1, -1, 2),
        chooses(0, 1),
        places(1, -2, -2, 0),
        chooses(1, 2),
        places(0, 1, 1, 0),
        chooses(0, 1),
        places(0, -2, -2, 0),
        chooses(0, 0),
        places(1, 1, -2, 1),
        chooses(1, 3),
        places(0, 1, -2, 0),
        chooses(0, 3),
        places(0, 2, -2, 0),
        chooses(0, 2),
        places(1, 2, -1, 3),
        chooses(1, 0),
        places(1, 0, 2, 2),
        chooses(1, 1),
        places(1, -1, -2, 0),
        chooses(1, 3),
        places(1, -1, 1, 0),
        chooses(1, 1),
    ),
    script={1: ("place y=2 x=2 facing=2",)},
    steps=(
        LessonStep("stand", at=("castle-a", "frame"), rules=("KD-8.6", "KD-11.2", "KD-11.3")),
        LessonStep(
            "forest",
            at=("now-33", "frame"),
            expect=(wants("place", y=2, x=1, facing=0), wants("choose", slot=2)),
            wrong={"choose": wants("choose")},
            rules=("KD-8.1", "KD-8.2", "KD-8.4"),
        ),
        LessonStep(
            "mine",
            at=("now-40", "castle-a"),
            expect=(wants("place", y=-1, x=0, facing=3), wants("choose")),
            rules=("KD-8.2", "KD-8.3"),
        ),
        LessonStep("fill", at=("frame",), expect=(wants("place", y=-2),), rules=("KD-8.4", "KD-11.2")),
        LessonStep(
            "last", at=("castle-a", "frame"), expect=(wants("place", y=1),), rules=("KD-8.1", "KD-8.5", "KD-11.3")
        ),
        LessonStep("sum", at=(player(0),), rules=("KD-8.6", "KD-9.1")),
    ),
)

LESSONS = (FIRST, SCORING)
