"""Lessons of Lancaster."""

from __future__ import annotations

from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.games.lancaster import box

STABLES = 0  # the space of the castle
NORTHUMBERLAND, STAFFORD, BEDFORD, SUFFOLK, DORSET, SURREY = 1, 2, 5, 6, 8, 9  # places of `send`
LOWER_RIGHT, LEFT_BATTLE, RIGHT_BATTLE = 17, 18, 19
GOLD, SQUIRES, MIXED = 2, 3, 4  # favour tiles
PAID = (GOLD, SQUIRES, MIXED, MIXED + 1)  # those that ask nothing more
NO = "vote votes=0 yes=0"
YES = "vote votes=0 yes=1"

FIRST = Lesson(
    name="first",
    seed=5,
    players=3,
    script={
        1: (
            "build space=1",
            f"send ally=0 knight=2 place={SUFFOLK}",
            "squires count=1",
            f"send ally=0 knight=2 place={NORTHUMBERLAND}",
            "squires count=0",
            f"send ally=0 knight=1 place={SURREY}",
            "squires count=0",
            "vote votes=0 yes=1",
            "vote votes=0 yes=0",
            "vote votes=0 yes=0",
            f"county option={box.TAKE_REWARD}",
            "build space=0",
            f"county option={box.TAKE_NOBLE}",
            "starter clockwise=2",
        ),
        2: (
            "build space=1",
            f"send ally=0 knight=1 place={LEFT_BATTLE}",
            f"favour tile={GOLD}",
            f"send ally=0 knight=2 place={BEDFORD}",
            "squires count=0",
            "vote votes=0 yes=0",
            "vote votes=0 yes=0",
            "vote votes=0 yes=0",
            "decline",
            f"county option={box.TAKE_NOBLE}",
        ),
    },
    steps=(
        LessonStep("goal", at=(player(0),), rules=("LA-3.1", "LA-13.5")),
        LessonStep(
            "build", at=("space-castle_squires",), expect=(wants("build", space=STABLES),), rules=("LA-1.6", "LA-10.2")
        ),
        LessonStep(
            "suffolk",
            at=("court-2", "county-suffolk"),
            expect=(wants("send", knight=2, place=SUFFOLK), wants("squires", count=0)),
            rules=("LA-4.1", "LA-4.3", "LA-4.5"),
        ),
        LessonStep("ousted", at=("knight-suffolk", "court-2"), rules=("LA-4.4", "LA-4.6")),
        LessonStep(
            "back",
            at=("court-2", "county-suffolk"),
            expect=(wants("send", knight=2, place=SUFFOLK), wants("squires", count=2)),
            wrong={"one": wants("send", knight=1)},
            rules=("LA-4.6",),
        ),
        LessonStep(
            "france",
            at=("court-1", "battle-upper-1"),
            expect=(wants("send", knight=1, place=LEFT_BATTLE), wants("favour", tile=SQUIRES)),
            wrong={"favour": wants("favour")},
            rules=("LA-4.10", "LA-4.13", "LA-11.3"),
        ),
        LessonStep(
            "law",
            at=("law-0", "law-1", "law-2"),
            expect=(wants("vote", yes=0, votes=1),),
            wrong={"yes": wants("vote", yes=1)},
            rules=("LA-6.2", "LA-6.4", "LA-6.5"),
        ),
        LessonStep(
            "votes", at=("plate-parliament",), expect=(wants("vote"), wants("vote")), rules=("LA-6.3", "LA-6.8")
        ),
        LessonStep(
            "reward",
            at=("county-suffolk",),
            expect=(wants("county", option=box.TAKE_REWARD),),
            rules=("LA-9.2", "LA-5.5"),
        ),
        LessonStep("battle", at=(player(0),), rules=("LA-11.2", "LA-11.3", "LA-11.4")),
        LessonStep("alone", at=("plate-france",), until=lambda seen: seen.view["round"] > 3, rules=("LA-11.20",)),
        LessonStep("count", at=(player(0),), rules=("LA-13.1", "LA-13.2", "LA-13.4")),
    ),
)

COUNTIES = Lesson(
    name="counties",
    seed=28,
    players=3,
    minutes=4,
    opening=(
        (1, "build space=1"),
        (2, "build space=1"),
        (0, f"build space={STABLES}"),
        (1, f"send ally=0 knight=2 place={SUFFOLK}"),
        (1, "squires count=0"),
        (2, f"send ally=0 knight=2 place={BEDFORD}"),
        (2, "squires count=0"),
    ),
    script={
        1: (
            f"send ally=0 knight=1 place={SURREY}",
            "squires count=0",
            f"send ally=0 knight=2 place={NORTHUMBERLAND}",
            "squires count=0",
            *(NO, NO, NO),
            f"county option={box.TAKE_NOBLE}",
        ),
        2: (
            f"send ally=0 knight=1 place={STAFFORD}",
            "squires count=0",
            *(NO, NO, NO),
            f"county option={box.TAKE_NOBLE}",
            f"county option={box.TAKE_NOBLE}",
        ),
    },
    steps=(
        LessonStep("look", at=("county-suffolk", "nobles-suffolk"), rules=("LA-4.3", "LA-9.2")),
        LessonStep(
            "gold",
            at=("court-1", "battle-upper-1", "favour-favour_gold"),
            expect=(wants("send", knight=1, place=LEFT_BATTLE), wants("favour", tile=GOLD)),
            rules=("LA-4.13", "LA-9.9"),
        ),
        LessonStep(
            "oust",
            at=("court-2", "county-suffolk"),
            expect=(wants("send", knight=2, place=SUFFOLK), wants("squires", count=2)),
            wrong={"few": wants("squires")},
            rules=("LA-4.4", "LA-4.6"),
        ),
        LessonStep("votes", at=("plate-parliament",), expect=(wants("vote", votes=0),) * 3, rules=("LA-7.1",)),
        LessonStep(
            "train",
            at=("county-suffolk", "battle-upper-1"),
            expect=(wants("upgrade"),),
            rules=("LA-5.6", "LA-7.1"),
        ),
        LessonStep(
            "both",
            at=("county-suffolk", "nobles-suffolk"),
            expect=(wants("county", option=box.TAKE_BOTH),),
            rules=("LA-9.2", "LA-9.3"),
        ),
        LessonStep(
            "alone", at=("county-surrey",), until=lambda seen: seen.view["round"] > 2, rules=("LA-9.1", "LA-9.7")
        ),
    ),
)

FRANCE = Lesson(
    name="france",
    seed=56,
    players=3,
    minutes=4,
    opening=(
        (1, "build space=1"),
        (2, "build space=1"),
        (0, f"build space={STABLES}"),
        (1, f"send ally=0 knight=2 place={LEFT_BATTLE}"),
        (1, f"favour tile={GOLD}"),
        (2, f"send ally=0 knight=1 place={RIGHT_BATTLE}"),
        (2, f"favour tile={MIXED}"),
    ),
    script={
        1: (
            f"send ally=0 knight=1 place={SURREY}",
            "squires count=0",
            *(NO, NO, NO),
            "decline",
            f"county option={box.TAKE_REWARD}",
            "starter clockwise=1",
        ),
        2: (
            f"send ally=0 knight=2 place={SUFFOLK}",
            "squires count=0",
            *(NO, NO, NO),
            f"county option={box.TAKE_REWARD}",
            f"send ally=0 knight=2 place={LOWER_RIGHT}",
            f"favour tile={GOLD}",
        ),
    },
    steps=(
        LessonStep("armies", at=("battle-upper-1", "battle-upper-2"), rules=("LA-11.2", "LA-11.4")),
        LessonStep(
            "tie",
            at=("court-2", "battle-upper-1"),
            expect=(wants("send", knight=2, place=LEFT_BATTLE), wants("favour", tile=PAID)),
            wrong={"favour": wants("favour")},
            rules=("LA-4.10", "LA-4.13", "LA-11.3"),
        ),
        LessonStep(
            "lose",
            at=("court-1", "battle-upper-2"),
            expect=(wants("send", knight=1, place=RIGHT_BATTLE), wants("favour", tile=PAID)),
            wrong={"favour": wants("favour")},
            rules=("LA-4.12", "LA-11.5"),
        ),
        LessonStep("votes", at=("plate-parliament",), expect=(wants("vote", votes=0),) * 3, rules=("LA-3.1",)),
        LessonStep("scored", at=(player(0), "battle-lower-2"), rules=("LA-11.4", "LA-11.5")),
        LessonStep(
            "stack",
            at=("court-2", "battle-lower-2"),
            expect=(wants("send", knight=2, place=LOWER_RIGHT), wants("favour", tile=PAID)),
            wrong={"favour": wants("favour")},
            rules=("LA-4.11", "LA-11.8"),
        ),
        LessonStep("alone", at=("plate-france",), until=lambda seen: seen.view["round"] > 2, rules=("LA-11.6",)),
    ),
)

PARLIAMENT = Lesson(
    name="parliament",
    seed=7,
    players=3,
    minutes=4,
    opening=(
        (0, f"build space={STABLES}"),
        (1, "build space=1"),
        (2, "build space=1"),
        (0, f"send ally=0 knight=2 place={SUFFOLK}"),
        (0, "squires count=0"),
        (1, f"send ally=0 knight=2 place={BEDFORD}"),
        (1, "squires count=1"),
        (2, f"send ally=0 knight=2 place={NORTHUMBERLAND}"),
        (2, "squires count=1"),
        (0, f"send ally=0 knight=1 place={SURREY}"),
        (0, "squires count=0"),
        (1, f"send ally=0 knight=1 place={STAFFORD}"),
        (1, "squires count=0"),
        (2, f"send ally=0 knight=1 place={DORSET}"),
        (2, "squires count=0"),
    ),
    script={1: (YES, NO, NO), 2: (NO, YES, NO)},
    steps=(
        LessonStep("laws", at=("law-0", "law-1", "law-2"), rules=("LA-6.1", "LA-6.5")),
        LessonStep(
            "reject",
            at=("law-5", "law-2"),
            expect=(wants("vote", yes=0, votes=1),),
            wrong={"yes": wants("vote", yes=1)},
            rules=("LA-6.2", "LA-6.4", "LA-7.3"),
        ),
        LessonStep(
            "approve",
            at=("law-4",),
            expect=(wants("vote", yes=1),),
            wrong={"no": wants("vote", yes=0)},
            rules=("LA-6.5", "LA-7.5"),
        ),
        LessonStep("third", at=("law-7",), expect=(wants("vote"),), rules=("LA-6.6",)),
        LessonStep("train", at=("law-0",), expect=(wants("upgrade"),), rules=("LA-6.8", "LA-6.11", "LA-7.1")),
        LessonStep("tribute", at=("law-4",), expect=(wants("trade", times=2),), rules=("LA-7.5", "LA-6.15")),
    ),
)

LESSONS = (FIRST, COUNTIES, FRANCE, PARLIAMENT)
