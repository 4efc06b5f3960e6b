"""Lessons of Risk Europe."""

from __future__ import annotations

from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import NAMES

FRANCE, BURGUNDY, SWABIA = (NAMES.index(name) for name in ("france", "burgundy", "swabia"))
SEALED = f"cards top={pieces.TAX_SPEND} bottom={pieces.KING_ME}"  # nobody marches in the first round
HOMES = {1: ("leon_castile", "morocco"), 2: ("england", "scotland"), 3: ("turkey", "bulgaria")}


def opening(city: str, beside: str) -> tuple[str, ...]:
    """What a rival does until the first cards are sealed."""
    founded = f"place_city territory={NAMES.index(city)}", f"place_next territory={NAMES.index(beside)}"
    return "bid coins=0", *founded, "place_keep count=4", SEALED


FIRST = Lesson(
    name="first",
    seed=5,
    players=4,
    minutes=15,
    script={seat: opening(*places) for seat, places in HOMES.items()},
    steps=(
        LessonStep("goal", at=("crown-track",), rules=("RE-10.1", "RE-11.1")),
        LessonStep("bid", at=(player(0),), expect=(wants("bid", coins=1),), rules=("RE-2.3", "RE-3.2")),
        LessonStep(
            "found",
            at=("city-paris", "terr-burgundy"),
            expect=(
                wants("place_city", territory=FRANCE),
                wants("place_next", territory=BURGUNDY),
                wants("place_keep", count=(4, 5, 6)),
            ),
            wrong={"beside": wants("place_next"), "split": wants("place_keep")},
            rules=("RE-2.5", "RE-2.6"),
        ),
        LessonStep(
            "orders",
            at=("part-orders",),
            expect=(wants("cards", top=pieces.FORTIFY_CARD, bottom=pieces.TAX_SPEND),),
            rules=("RE-3.3", "RE-3.5", "RE-4.7"),
        ),
        LessonStep(
            "expand",
            at=("terr-burgundy", "city-zurich"),
            expect=(
                wants("menu", order=pieces.DO_EXPAND),
                wants("expand_from", territory=BURGUNDY),
                wants("expand_to", territory=SWABIA),
                wants("move_footman"),
            ),
            wrong={"order": wants("menu"), "place": wants("expand_to")},
            rules=("RE-5.1", "RE-5.2", "RE-5.6", "RE-10.2"),
        ),
        LessonStep(
            "fortify",
            at=("city-paris",),
            expect=(
                wants("menu", order=pieces.DO_FORTIFY),
                wants("fortify", territory=FRANCE),
                wants("menu", order=pieces.END_TURN),
            ),
            wrong={"city": wants("fortify")},
            rules=("RE-4.2", "RE-6.2"),
        ),
        LessonStep(
            "tax",
            at=("city-paris", "city-zurich", "terr-burgundy"),
            expect=(wants("menu", order=pieces.DO_TAX), wants("tax")),
            rules=("RE-5.13", "RE-10.7"),
        ),
        LessonStep("battle", at=("crown-track",), rules=("RE-3.6", "RE-5.4", "RE-5.6", "RE-10.3")),
        LessonStep(
            "alone",
            at=("crown-track",),
            until=lambda seen: seen.points[0] > 2 or seen.view["round"] > 4,
            rules=("RE-5.16", "RE-10.2"),
        ),
        LessonStep("crowns", at=("crown-track",), rules=("RE-10.12", "RE-11.1", "RE-11.6")),
    ),
)

LESSONS = (FIRST,)
