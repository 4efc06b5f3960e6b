"""Lessons of El Grande."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.core.position import Position
from reinos.games.el_grande import pieces
from reinos.games.el_grande.people import wheels_of_scoring

ARAGON = 2
FIVES = ("region-pais_vasco", "region-aragon", "region-valencia")  # the regions that the card scores


def brings_all(seen: Position, choice: Choice) -> bool:
    """As many reinforcements as there are."""
    return choice == seen.legal()[-1]


def spares_the_king(seen: Position, choice: Choice) -> bool:
    """A wheel that does not point at the King's region."""
    return choice.kind == "wheel" and choice.args["region"] != seen.view["king"]


FIRST = Lesson(
    name="first",
    seed=55,
    players=4,
    minutes=15,
    script={1: ("power value=3",), 2: ("power value=4",), 3: ("power value=5",)},
    steps=(
        LessonStep("goal", at=("region-granada", player(0)), rules=("EG-14.1", "EG-15.2")),
        LessonStep(
            "power", at=("power-7", "power-8"), expect=(wants("power", value=(7, 8)),), rules=("EG-6.1", "EG-6.4")
        ),
        LessonStep("court", at=("my-province", "my-court"), expect=(brings_all,), rules=("EG-6.5", "EG-7.2")),
        LessonStep("card", at=("card-3",), expect=(wants("card", deck=3),), rules=("EG-7.5", "EG-7.7", "EG-10.32")),
        LessonStep(
            "deploy",
            at=("region-aragon", "piece-king"),
            expect=(wants("deployment"), wants("deploy", place=ARAGON), wants("deploy", place=ARAGON)),
            wrong={"special": wants("special"), "castle": wants("deploy", place=pieces.CASTLE)},
            rules=("EG-7.11", "EG-7.12", "EG-8.1"),
        ),
        LessonStep(
            "castle",
            at=("place-castle",),
            expect=(wants("deploy", place=pieces.CASTLE),),
            rules=("EG-9.2", "EG-9.4", "EG-9.5"),
        ),
        LessonStep("score", at=FIVES, expect=(wants("special"),), rules=("EG-10.32", "EG-14.2")),
        LessonStep("order", at=(player(0),), rules=("EG-6.2", "EG-6.4")),
        LessonStep(
            "alone",
            at=("round-track",),
            until=lambda seen: wheels_of_scoring(seen.view),
            rules=("EG-4.3", "EG-14.6", "EG-14.7"),
        ),
        LessonStep(
            "wheel",
            at=("place-castle",),
            expect=(spares_the_king,),
            wrong={"king": wants("wheel")},
            rules=("EG-12.4", "EG-12.5"),
        ),
        LessonStep("general", at=(player(0),), rules=("EG-14.2", "EG-14.8")),
    ),
)

LESSONS = (FIRST,)
