"""Lessons of Lancaster."""

from __future__ import annotations

from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.games.lancaster import box

STABLES = 0  # the space of the castle
NORTHUMBERLAND, BEDFORD, SUFFOLK, SURREY, LEFT_BATTLE = 1, 5, 6, 9, 18  # places of `send`
GOLD, SQUIRES = 2, 3  # favour tiles

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
            "starter seat=0",
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

LESSONS = (FIRST,)
