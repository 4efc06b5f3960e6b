"""Lessons of El Grande."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.core.position import Position
from reinos.games.el_grande import pieces
from reinos.games.el_grande.people import wheels_of_scoring

ARAGON, CATALONIA, OLD_CASTILE, NEW_CASTILE, GRANADA = 2, 3, 4, 5, 7
GALICIA, CASTLE = 0, pieces.CASTLE
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
            wrong={"special": wants("special"), "castle": wants("deploy", place=CASTLE)},
            rules=("EG-7.11", "EG-7.12", "EG-8.1"),
        ),
        LessonStep(
            "castle",
            at=("place-castle",),
            expect=(wants("deploy", place=CASTLE),),
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


def turn(reinforcements: int, deck: int, *places: int) -> tuple[str, ...]:
    """A turn in which the special action is given up."""
    return (
        f"reinforce count={reinforcements}",
        f"card deck={deck}",
        "deployment",
        *(f"deploy place={place}" for place in places),
        "end",
    )


def by(seat: int, *choices: str) -> tuple[tuple[int, str], ...]:
    """Choices of one seat, for an opening."""
    return tuple((seat, choice) for choice in choices)


# Three rounds of which two lessons tell: the first turns of the others.
TURN_1 = turn(2, 4, GRANADA, GRANADA, NEW_CASTILE, NEW_CASTILE)
TURN_2 = turn(3, 3, GRANADA, NEW_CASTILE, NEW_CASTILE)
TURN_3 = turn(1, 5, GRANADA, GRANADA, GRANADA, CASTLE, CASTLE)
POWERS = (*by(1, "power value=9"), *by(2, "power value=6"), *by(3, "power value=11"))

POWER = Lesson(
    name="power",
    seed=8,
    players=4,
    minutes=5,
    opening=POWERS,
    script={1: (*TURN_1, "power value=7"), 2: (*TURN_2, "power value=4"), 3: (*TURN_3, "power value=5")},
    steps=(
        LessonStep("played", at=("power-1", "power-13"), rules=("EG-6.1", "EG-6.2", "EG-6.5")),
        LessonStep("low", at=("power-1",), expect=(wants("power", value=1),), rules=("EG-6.4", "EG-6.5")),
        LessonStep("knights", at=("my-province", "my-court"), expect=(brings_all,), rules=("EG-7.2",)),
        LessonStep(
            "last",
            at=("card-2", "region-castilla_nueva"),
            expect=(wants("card", deck=2), wants("deployment"), *(wants("deploy", place=NEW_CASTILE),) * 2),
            wrong={"card": wants("card"), "place": wants("deploy"), "end": wants("end")},
            rules=("EG-7.5", "EG-7.6", "EG-7.11"),
        ),
        LessonStep(
            "high", at=("power-13", "card-3"), expect=(wants("power", value=13),), rules=("EG-13.2", "EG-6.4", "EG-7.3")
        ),
        LessonStep(
            "take",
            at=("card-3", "region-castilla_nueva"),
            expect=(wants("card", deck=3), wants("deployment"), *(wants("deploy"),) * 3),
            wrong={"card": wants("card"), "special": wants("special")},
            rules=("EG-7.5", "EG-7.7", "EG-7.12"),
        ),
        LessonStep(
            "score",
            at=("region-castilla_nueva",),
            expect=(wants("special"), wants("score", region=NEW_CASTILE)),
            wrong={"region": wants("score")},
            rules=("EG-14.2", "EG-14.7"),
        ),
    ),
)

IN_THE_CASTLE = Lesson(
    name="castle",
    seed=8,
    players=4,
    minutes=5,
    opening=(
        *POWERS,
        *by(0, "power value=1"),
        *by(3, *TURN_3),
        *by(1, *TURN_1),
        *by(2, *TURN_2),
        *by(0, *turn(6, 2, NEW_CASTILE, NEW_CASTILE)[:-1], "power value=13"),
        *by(1, "power value=7"),
        *by(2, "power value=4"),
        *by(3, "power value=5"),
        *by(0, *turn(0, 3, GRANADA, GRANADA, CASTLE)[1:-1], "special", f"score region={NEW_CASTILE}"),
        *by(1, *turn(3, 5, NEW_CASTILE, GRANADA, GRANADA, GRANADA, CASTLE)),
        *by(3, *turn(4, 4, GRANADA, GRANADA, NEW_CASTILE, NEW_CASTILE)),
        *by(2, *turn(4, 1, GRANADA), "power value=10"),
        *by(3, "power value=8"),
        *by(0, "power value=2"),
        *by(1, "power value=12", *turn(0, 1, GRANADA)[1:]),
        *by(2, *turn(1, 2, CASTLE, CASTLE)),
        *by(3, *turn(2, 3, GRANADA, GRANADA, NEW_CASTILE)),
        *by(0, "reinforce count=5"),
    ),
    script={1: (f"wheel region={CATALONIA}",), 2: (f"wheel region={ARAGON}",), 3: (f"wheel region={GALICIA}",)},
    steps=(
        LessonStep("count", at=("place-castle", "round-track"), rules=("EG-9.4", "EG-9.5", "EG-4.1")),
        LessonStep(
            "throw",
            at=("card-5", "place-castle"),
            expect=(wants("card", deck=5), wants("deployment"), *(wants("deploy", place=CASTLE),) * 3),
            wrong={"card": wants("card"), "special": wants("special"), "place": wants("deploy")},
            rules=("EG-9.2", "EG-9.3", "EG-14.2"),
        ),
        LessonStep(
            "home",
            at=("region-castilla_nueva",),
            expect=(wants("deploy", place=NEW_CASTILE),) * 2,
            wrong={"end": wants("end")},
            rules=("EG-7.12", "EG-14.7"),
        ),
        LessonStep(
            "king",
            at=("piece-king", "region-castilla_nueva"),
            expect=(wants("special"), wants("king", region=NEW_CASTILE)),
            rules=("EG-8.1", "EG-14.6"),
        ),
        LessonStep(
            "wheel",
            at=("region-castilla_vieja", "place-castle"),
            expect=(wants("wheel", region=OLD_CASTILE),),
            wrong={"king": wants("wheel", region=NEW_CASTILE)},
            rules=("EG-12.4", "EG-12.5"),
        ),
        LessonStep("paid", at=(player(0), "region-castilla_vieja"), rules=("EG-14.8", "EG-14.2")),
    ),
)

LESSONS = (FIRST, POWER, IN_THE_CASTLE)
