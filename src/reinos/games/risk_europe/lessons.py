"""Lessons of Risk Europe."""

from __future__ import annotations

from reinos.core.choice import Choice
from reinos.core.cue import player
from reinos.core.lesson import Lesson, LessonStep, wants
from reinos.core.position import Position
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import NAMES

FRANCE, BURGUNDY, SWABIA = (NAMES.index(name) for name in ("france", "burgundy", "swabia"))
NORMANDY, LORRAINE, SAXONY = (NAMES.index(name) for name in ("normandy", "lorraine", "saxony"))
BOHEMIA, POLAND = (NAMES.index(name) for name in ("bohemia", "poland"))
CAVALRY, ARCHERS, SIEGE_WEAPON = 0, 1, 3  # stages of `buy`
PASS = f"menu order={pieces.END_TURN}"
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


def founded(*homes: tuple[str, str, int]) -> tuple[tuple[int, str], ...]:
    """The bids, and by seat the city, the land beside it and how many stay in the city."""
    bids = [(seat, f"bid coins={int(seat == 0)}") for seat in range(len(homes))]
    kingdoms = [
        (seat, choice)
        for seat, (city, beside, kept) in enumerate(homes)
        for choice in (
            f"place_city territory={NAMES.index(city)}",
            f"place_next territory={NAMES.index(beside)}",
            f"place_keep count={kept}",
        )
    ]
    return (*bids, *kingdoms)


def sealed(top: int, bottom: int, *seats: int) -> tuple[tuple[int, str], ...]:
    """The same two cards of several seats."""
    return tuple((seat, f"cards top={top} bottom={bottom}") for seat in seats)


FAR = (("leon_castile", "morocco", 4), ("turkey", "bulgaria", 4))  # where the others are in no one's way


def gives_a_footman(_: Position, choice: Choice) -> bool:
    """A loss of the cheapest kind, chosen now or for the whole battle."""
    return choice.kind.startswith("lose_cheapest") or (choice.kind == "lose_footman" and choice.args["count"] == 1)


BATTLE = Lesson(
    name="battle",
    seed=5,
    players=4,
    minutes=5,
    opening=(
        *founded(("france", "burgundy", 6), ("england", "normandy", 7), *FAR),
        *sealed(pieces.TAX_SPEND, pieces.KING_ME, 1, 2, 3),
    ),
    script=dict.fromkeys((1, 2, 3), (PASS, PASS)),
    steps=(
        LessonStep("front", at=("terr-normandy", "city-paris"), rules=("RE-3.6", "RE-5.4", "RE-5.6")),
        LessonStep(
            "plan",
            at=("part-orders",),
            expect=(wants("cards", top=pieces.TAX_SPEND, bottom=pieces.FORTIFY_CARD),),
            rules=("RE-3.3", "RE-3.5"),
        ),
        LessonStep(
            "recruit",
            at=("city-paris",),
            expect=(
                wants("menu", order=pieces.DO_SPEND),
                wants("buy", stage=CAVALRY),
                wants("buy_count", count=1),
                wants("buy", stage=ARCHERS),
                wants("buy_count", count=2),
                wants("finish_spend"),
                wants("menu", order=pieces.END_TURN),
            ),
            rules=("RE-5.16", "RE-8.1", "RE-8.2"),
        ),
        LessonStep(
            "march",
            at=("city-paris", "terr-normandy"),
            expect=(
                wants("menu", order=pieces.DO_EXPAND),
                wants("expand_from", territory=FRANCE),
                wants("expand_to", territory=NORMANDY),
                wants("move_cavalry", count=1),
                wants("move_archer", count=2),
                wants("move_footman", count=4),
            ),
            rules=("RE-5.1", "RE-5.2", "RE-5.6"),
        ),
        LessonStep(
            "fortify",
            at=("city-paris",),
            expect=(
                wants("menu", order=pieces.DO_FORTIFY),
                wants("fortify", territory=FRANCE),
                wants("menu", order=pieces.END_TURN),
            ),
            rules=("RE-6.2",),
        ),
        LessonStep(
            "loss",
            at=("terr-normandy",),
            expect=(gives_a_footman,),
            rules=("RE-9.3", "RE-9.4", "RE-9.5"),
        ),
        LessonStep("won", at=("terr-normandy", player(0)), rules=("RE-9.2", "RE-9.8")),
    ),
)

# A round in which a rival takes Warsaw and the others do nothing.
NEIGHBOURS = (
    *founded(("france", "lorraine", 5), ("saxony", "bohemia", 3), *FAR),
    *sealed(pieces.TAX_SPEND, pieces.FORTIFY_CARD, 1),
    *sealed(pieces.TAX_SPEND, pieces.KING_ME, 2, 3),
)
WARSAW = (
    f"menu order={pieces.DO_EXPAND}",
    f"expand_from territory={BOHEMIA}",
    f"expand_to territory={POLAND}",
    "move_footman count=4",
    PASS,
    "no_maneuver",  # the free one of Berlin
)

TREASURY = Lesson(
    name="treasury",
    seed=5,
    players=4,
    minutes=3,
    opening=NEIGHBOURS,
    script={1: (PASS, *WARSAW), 2: (PASS, PASS), 3: (PASS, PASS)},
    steps=(
        LessonStep("line", at=("city-paris", "terr-lorraine"), rules=("RE-5.13", "RE-8.1")),
        LessonStep(
            "plan",
            at=("part-orders",),
            expect=(wants("cards", top=pieces.TAX_SPEND, bottom=pieces.TAX_SPEND),),
            rules=("RE-4.7", "RE-4.8"),
        ),
        LessonStep(
            "tax",
            at=("city-paris", "terr-lorraine"),
            expect=(
                wants("menu", order=pieces.DO_TAX),
                wants("tax", territory=FRANCE),
                wants("menu", order=pieces.END_TURN),
            ),
            rules=("RE-5.13", "RE-5.14", "RE-10.7"),
        ),
        LessonStep(
            "crown",
            at=("crown-track",),
            expect=(
                wants("menu", order=pieces.DO_SPEND),
                wants("buy_crown"),
                wants("finish_spend"),
                wants("menu", order=pieces.END_TURN),
            ),
            rules=("RE-5.16", "RE-8.1", "RE-10.1"),
        ),
        LessonStep("counted", at=("crown-track", player(0)), rules=("RE-3.8", "RE-11.1")),
    ),
)

SIEGE = Lesson(
    name="siege",
    seed=5,
    players=4,
    minutes=5,
    opening=(
        *NEIGHBOURS,
        *sealed(pieces.TAX_SPEND, pieces.TAX_SPEND, 0),
        (0, f"menu order={pieces.DO_TAX}"),
        (0, f"tax territory={FRANCE}"),
        *((seat, PASS) for seat in range(4)),
        (0, f"menu order={pieces.DO_SPEND}"),
        (0, f"buy stage={SIEGE_WEAPON} territory={FRANCE}"),
        (0, "finish_spend"),
        (0, PASS),
        *((1, choice) for choice in WARSAW),
        (2, PASS),
        (3, PASS),
        *sealed(pieces.TAX_SPEND, pieces.SPLIT, 1, 2, 3),
    ),
    script=dict.fromkeys((1, 2, 3), (PASS, PASS)),
    steps=(
        LessonStep("castle", at=("city-berlin", "city-paris"), rules=("RE-5.4", "RE-8.1")),
        LessonStep(
            "plan",
            at=("part-orders",),
            expect=(wants("cards", top=pieces.SPLIT, bottom=pieces.ASSAULT_CARD),),
            rules=("RE-3.3", "RE-4.7"),
        ),
        LessonStep(
            "maneuver",
            at=("city-paris", "terr-lorraine"),
            expect=(
                wants("menu", order=pieces.DO_MANEUVER),
                wants("maneuver_from", territory=FRANCE),
                wants("maneuver_to", territory=LORRAINE),
                wants("move_siege_weapon", count=1),
                wants("move_cavalry", count=1),
                wants("move_footman", count=4),
                wants("menu", order=pieces.END_TURN),
            ),
            rules=("RE-5.8", "RE-5.9", "RE-5.12"),
        ),
        LessonStep(
            "assault",
            at=("terr-lorraine", "city-berlin"),
            expect=(
                wants("menu", order=pieces.DO_ASSAULT),
                wants("assault_from", territory=LORRAINE),
                wants("assault_to", territory=SAXONY),
            ),
            wrong={"order": wants("menu")},
            rules=("RE-6.4", "RE-6.6"),
        ),
        LessonStep(
            "enter",
            at=("terr-lorraine", "city-berlin"),
            expect=(
                wants("menu", order=pieces.DO_EXPAND),
                wants("expand_from", territory=LORRAINE),
                wants("expand_to", territory=SAXONY),
                wants("move_siege_weapon", count=1),
                wants("move_cavalry", count=1),
                wants("move_footman", count=8),
                wants("menu", order=pieces.END_TURN),
            ),
            rules=("RE-5.4", "RE-6.7"),
        ),
        LessonStep("taken", at=("city-berlin", "crown-track"), rules=("RE-9.3", "RE-9.7", "RE-10.3", "RE-10.6")),
    ),
)

ORDERS = Lesson(
    name="orders",
    seed=5,
    players=4,
    minutes=5,
    opening=(
        *founded(("france", "burgundy", 5), ("england", "scotland", 4), *FAR),
        *sealed(pieces.KING_ME, pieces.TAX_SPEND, 1, 2, 3),
    ),
    script=dict.fromkeys((1, 2, 3), (PASS, PASS)),
    steps=(
        LessonStep("cards", at=("part-orders",), rules=("RE-3.3", "RE-3.5", "RE-4.7")),
        LessonStep(
            "plan",
            at=("part-orders",),
            expect=(wants("cards", top=pieces.SPLIT, bottom=pieces.KING_ME),),
            rules=("RE-3.3", "RE-5.7", "RE-6.1"),
        ),
        LessonStep(
            "split",
            at=("terr-burgundy", "city-zurich", "terr-lorraine"),
            expect=(
                wants("menu", order=pieces.DO_SPLIT),
                wants("expand_from", territory=BURGUNDY),
                wants("expand_to", territory=SWABIA),
                wants("move_footman", count=2),
                wants("second_to", territory=LORRAINE),
                wants("move_footman", count=1),
                wants("menu", order=pieces.END_TURN),
            ),
            wrong={"order": wants("menu")},
            rules=("RE-5.2", "RE-5.7", "RE-10.2"),
        ),
        LessonStep(
            "king",
            at=(player(0), "city-paris"),
            expect=(wants("menu", order=pieces.DO_TAX), wants("tax"), wants("menu", order=pieces.END_TURN)),
            rules=("RE-3.2", "RE-4.1", "RE-6.1"),
        ),
        LessonStep(
            "again",
            at=("part-orders",),
            expect=(wants("cards", top=pieces.FORTIFY_CARD),),
            rules=("RE-3.1", "RE-3.2", "RE-3.7"),
        ),
        LessonStep(
            "maneuver",
            at=("city-paris", "terr-burgundy", "city-zurich"),
            expect=(
                wants("menu", order=pieces.DO_MANEUVER),
                wants("maneuver_from", territory=FRANCE),
                wants("maneuver_to", territory=SWABIA),
                wants("move_cavalry", count=1),
                wants("move_footman", count=3),
            ),
            rules=("RE-5.8", "RE-5.9", "RE-5.10"),
        ),
        LessonStep(
            "both",
            at=("city-paris",),
            expect=(wants("menu", order=pieces.DO_FORTIFY), wants("fortify", territory=FRANCE)),
            rules=("RE-4.2", "RE-6.2"),
        ),
    ),
)

LESSONS = (FIRST, ORDERS, BATTLE, TREASURY, SIEGE)
