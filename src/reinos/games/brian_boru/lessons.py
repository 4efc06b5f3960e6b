"""Lessons of Brian Boru."""

from __future__ import annotations

from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants

TARA, KILDARE, KILKENNY, INISTIOGE, LIMERICK = 17, 35, 37, 40, 45
BLUE_3, RED_24 = 3, 24  # cards

FIRST = Lesson(
    name="first",
    seed=25,
    players=3,
    script={1: (f"start_town town={LIMERICK}",), 2: (f"start_town town={TARA}",)},
    steps=(
        LessonStep("goal", at=("claim-leinster", player(0)), rules=("BB-11.4", "BB-12.5")),
        LessonStep("start", at=("town-inistioge",), expect=(wants("start_town", town=INISTIOGE),), rules=("BB-2.6",)),
        LessonStep(
            "keep",
            at=("card-24", "card-3"),
            expect=(wants("draft", card=(RED_24, BLUE_3)), wants("draft", card=(RED_24, BLUE_3))),
            rules=("BB-4.2", "BB-4.3"),
        ),
        LessonStep("draft", at=("claim-leinster",), expect=(wants("draft"),) * 4, rules=("BB-4.4", "BB-4.5")),
        LessonStep(
            "lead",
            at=("town-kilkenny", "card-24"),
            expect=(wants("lead_town", town=KILKENNY), wants("play", card=RED_24)),
            wrong={"town": wants("lead_town")},
            rules=("BB-5.2", "BB-5.3"),
        ),
        LessonStep("won", at=("disc-kilkenny", "disc-inistioge"), rules=("BB-5.7", "BB-6.2", "BB-6.4")),
        LessonStep(
            "low",
            at=("town-kildare", "card-3"),
            expect=(wants("lead_town", town=KILDARE), wants("play", card=BLUE_3)),
            rules=("BB-5.8", "BB-5.9"),
        ),
        LessonStep(
            "alone",
            at=("plate-marriage", "plate-battle", "plate-church"),
            until=lambda seen: seen.view["round"] > 1,
            rules=("BB-5.1", "BB-6.6", "BB-6.7", "BB-6.8", "BB-6.10"),
        ),
        LessonStep("upkeep", at=("claim-leinster", player(0)), rules=("BB-8.3", "BB-9.3", "BB-10.1", "BB-11.4")),
    ),
)

LESSONS = (FIRST,)
