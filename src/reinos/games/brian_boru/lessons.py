"""Lessons of Brian Boru."""

from __future__ import annotations

from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants

KELLS, TARA, CLONARD, DURROW, CLONMACNOISE, DUBLIN = 16, 17, 18, 19, 20, 23
KILDARE, KILKENNY, INISTIOGE, WATERFORD, LIMERICK, LISMORE = 35, 37, 40, 42, 45, 48
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

# One round of which two lessons tell: the hands, the first trick before my card, and all until the sixth.
HANDS = (
    (1, f"start_town town={LIMERICK}"),
    (2, f"start_town town={TARA}"),
    (0, f"start_town town={INISTIOGE}"),
    *(
        (seat, f"draft card={card}")
        for seat, *cards in (
            (0, 25, 3),
            (1, 24, 15),
            (2, 23, 18),
            (0, 2, 22),
            (1, 11, 6),
            (2, 8, 20),
            (0, 21, 17),
            (1, 9, 13),
            (2, 10, 16),
        )
        for card in cards
    ),
    (1, f"lead_town town={KILKENNY}"),
    (1, "play card=11"),
    (2, "play card=23"),
)
SIXTH_TRICK = (
    *HANDS,
    (0, "play card=21"),
    (1, "option index=1"),
    (1, "buy count=0"),
    (2, "option index=1"),
    (2, "buy count=0"),
    (0, f"lead_town town={DUBLIN}"),
    (0, "play card=2"),
    (1, "play card=15"),
    (2, "play card=7"),
    (0, "option index=0"),
    (0, f"expand town={WATERFORD}"),
    (2, "option index=1"),
    (2, "buy count=0"),
    (1, f"lead_town town={LISMORE}"),
    (1, "play card=6"),
    (2, "play card=12"),
    (0, "play card=14"),
    (1, "option index=1"),
    (1, "buy count=0"),
    (0, "option index=1"),
    (2, f"lead_town town={CLONMACNOISE}"),
    (2, "play card=16"),
    (0, "play card=3"),
    (1, "play card=4"),
    (0, "option index=1"),
    (1, "option index=1"),
    (1, "buy count=0"),
    (2, f"lead_town town={CLONARD}"),
    (2, "play card=10"),
    (0, "play card=25"),
    (1, "play card=5"),
    (1, "option index=1"),
    (1, "buy count=0"),
    (0, "option index=0"),
    (2, f"lead_town town={KELLS}"),
    (2, "play card=18"),
)
COINS, SUIT = 0, 1  # what a card offers to those who lose

TRICK = Lesson(
    name="trick",
    seed=0,
    players=3,
    minutes=4,
    opening=HANDS,
    script={
        1: ("option index=1", "buy count=0", "play card=15", f"lead_town town={LISMORE}", "play card=6"),
        2: ("option index=1", "buy count=0", "play card=7", "option index=1", "buy count=0", "play card=12"),
    },
    steps=(
        LessonStep("order", at=("town-kilkenny", "card-21"), rules=("BB-5.6", "BB-5.7")),
        LessonStep(
            "win",
            at=("card-21", "town-kilkenny"),
            expect=(wants("play", card=21),),
            wrong={"dear": wants("play", card=22), "red": wants("play", card=2)},
            rules=("BB-1.5", "BB-5.7", "BB-6.4"),
        ),
        LessonStep(
            "low",
            at=("town-dublin", "card-2"),
            expect=(wants("lead_town", town=DUBLIN), wants("play", card=2)),
            wrong={"town": wants("lead_town")},
            rules=("BB-5.2", "BB-5.3", "BB-5.8"),
        ),
        LessonStep("coins", at=(player(0),), expect=(wants("option", index=COINS),), rules=("BB-5.8", "BB-6.1")),
        LessonStep("expand", at=("town-waterford",), expect=(wants("expand", town=WATERFORD),), rules=("BB-6.10",)),
        LessonStep(
            "throw",
            at=("card-14", "card-17", "plate-marriage"),
            expect=(wants("play", card=(14, 17)), wants("option", index=SUIT)),
            wrong={"coins": wants("option")},
            rules=("BB-5.6", "BB-6.8"),
        ),
    ),
)

UPKEEP = Lesson(
    name="upkeep",
    seed=0,
    players=3,
    minutes=4,
    opening=SIXTH_TRICK,
    script={
        1: (
            *("play card=9", f"option index={COINS}", "stay"),
            *("play card=13", f"raid_town town={WATERFORD}"),
        ),
        2: (f"lead_town town={DURROW}", "play card=8", f"option index={SUIT}", "buy count=0"),
    },
    steps=(
        LessonStep("tracks", at=("plate-marriage", "plate-battle", "plate-church"), rules=("BB-8.1",)),
        LessonStep(
            "court",
            at=("card-17", "plate-marriage"),
            expect=(wants("play", card=17), wants("option", index=SUIT)),
            wrong={"coins": wants("option")},
            rules=("BB-6.8", "BB-8.3"),
        ),
        LessonStep(
            "pray",
            at=("card-19", "plate-church"),
            expect=(wants("play", card=19), wants("option", index=SUIT)),
            wrong={"coins": wants("option")},
            rules=("BB-6.6", "BB-10.1"),
        ),
        LessonStep("raid", at=("town-waterford", player(1)), rules=("BB-8.4", "BB-9.3", "BB-9.4")),
        LessonStep("monastery", at=("plate-church",), expect=(wants("monastery"),), rules=("BB-10.1", "BB-11.1")),
        LessonStep("claim", at=("claim-leinster", player(0)), rules=("BB-11.2", "BB-11.4")),
    ),
)

LESSONS = (FIRST, TRICK, UPKEEP)
