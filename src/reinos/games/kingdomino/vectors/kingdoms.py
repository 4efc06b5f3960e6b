"""Vectors about one kingdom: placements and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.notation import Bag, Fields, Some, VectorError, listed, named, whole
from reinos.core.trial import Answer, Trial
from reinos.games.kingdomino.chart import Square, both_squares
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import ALLOWED, BREACHES, breach
from reinos.games.kingdomino.rules import next_king
from reinos.games.kingdomino.scoring import (
    bonus,
    harmony_bonus,
    kingdom_points,
    middle_kingdom_bonus,
    territory_points,
)
from reinos.games.kingdomino.state import DOMINOES, MIDDLE_TESTS, PLACE, TERRAINS
from reinos.games.kingdomino.survey import survey
from reinos.games.kingdomino.vectors.tables import (
    SEAT,
    breach_at,
    canonical,
    domino,
    settle,
    settle_squares,
    square,
    trial_of,
)


def territory(given: Fields) -> tuple[int, int]:
    """KD-8.1  One territory: its squares and crowns."""
    named(given["terrain"], "terrain", TERRAINS)
    squares = whole(given["squares"], "squares", 1, 2 * DOMINOES)
    return squares, whole(given["crowns"], "crowns", 0, 3 * squares)


TERRITORY: Mapping[str, Answer] = {"points": lambda territory, wanted: territory_points(*territory)}


# --- points


def settled(given: Fields) -> Trial:
    """A table at which one kingdom has been built."""
    trial = trial_of(given)
    settle(trial.s, given["kingdom"])
    return trial


def counted(trial: Trial, seat: int) -> Some:
    """KD-8, KD-11.2, KD-11.3  All that is counted in a kingdom at the end."""
    s, found = trial.s, survey(trial.s, seat)
    points, largest = kingdom_points(s, seat)
    middle = {f"middle_kingdom_{test}": middle_by(trial, seat, test) for test in MIDDLE_TESTS}
    return Some(
        territories=Bag({**part._asdict(), "points": part.points} for part in found.territories),
        base_score=points,
        largest_territory=largest,
        crowns=found.crowns,
        occupied_squares=found.occupied,
        harmony=harmony_bonus(s, seat),
        harmony_bonus=harmony_bonus(s, seat),
        total_with_both=points + harmony_bonus(s, seat) + middle_kingdom_bonus(s, seat),
        bonus=bonus(s, seat),
        total=points + bonus(s, seat),
        discarded=[args["domino"] for args in trial.happened("discarded") if args["seat"] == seat],
        **middle,
    )


def middle_by(trial: Trial, seat: int, test: str) -> int:
    """KD-14.4  The bonus by one of the tests."""
    s = trial.copy().s
    s.middle_kingdom_test = MIDDLE_TESTS.index(test)
    return middle_kingdom_bonus(s, seat)


def middle_bonus(trial: Trial, wanted: Any) -> Any:
    """KD-11.3, KD-14.4  The bonus by the test in use, or by each test that is asked for."""
    if not isinstance(wanted, dict):
        return middle_kingdom_bonus(trial.s, SEAT)
    return Some((test, middle_by(trial, SEAT, test)) for test in MIDDLE_TESTS)


def of_kingdom(key: str) -> Answer:
    """One of the things that are counted."""
    return lambda trial, wanted: counted(trial, SEAT)[key]


SCORED = "territories base_score largest_territory crowns occupied_squares harmony_bonus total_with_both bonus total"
SCORE: Mapping[str, Answer] = {**{key: of_kingdom(key) for key in SCORED.split()}, "middle_kingdom_bonus": middle_bonus}


# --- placements


def to_place(given: Fields) -> Trial:
    """KD-5.1 to KD-5.10  A domino to be placed in a kingdom of dominoes."""
    trial = trial_of(given)
    return resolve(trial, free_domino(given["domino"], settle(trial.s, given["kingdom"])))


def to_place_by_squares(given: Fields) -> Trial:
    """KD-5.1 to KD-5.10  A domino to be placed in a kingdom given by its squares."""
    trial = trial_of(given)
    settle_squares(trial.s, given["squares"])
    return resolve(trial, domino(given["domino"]))


def resolve(trial: Trial, number: int) -> Trial:
    """KD-5.9  The king on the domino is resolved, and its owner placed it, must place it, or had to discard it."""
    s = trial.s
    s.line[0], s.kings[0] = number, SEAT
    s.phase, s.turn, s.event_count = PLACE, -1, 0
    next_king(s)
    trial.keep_events()
    return trial


def free_domino(value: Any, laid: set[int]) -> int:
    """A domino that does not lie in the kingdom."""
    if domino(value) in laid:
        raise VectorError(f"domino {value} lies in the kingdom already")
    return int(value)


def places(trial: Trial) -> list[list[Square]]:
    """KD-15.1  The squares of both halves, of every placement that is offered."""
    offered = [CHOICES.choice(number) for number in trial.legal(SEAT)]
    return sorted([list(both_squares(choice)) for choice in offered if choice.kind == "place"])


def listing(trial: Trial, wanted: Any) -> Any:
    """The placements; those of a double may be told either way round."""
    number, found = int(trial.s.line[0]), places(trial)
    return wanted if sorted(canonical(number, pair) for pair in listed(wanted, "placements")) == found else found


def directed(trial: Trial, wanted: Any) -> int:
    """KD-5.8, KD-15.1  How many of all codes are allowed, the mirror images of a double among them."""
    s, number = trial.s, int(trial.s.line[0])
    codes = [choice.args for choice in CHOICES if choice.kind == "place"]
    return sum(breach(s, SEAT, number, c["x"], c["y"], c["facing"]) == ALLOWED for c in codes)


def discarded(trial: Trial, wanted: Any) -> bool:
    """KD-5.9  Whether the domino had to be discarded."""
    return bool(trial.happened("discarded"))


PLACEMENTS: Mapping[str, Answer] = {
    "count": lambda trial, wanted: len(places(trial)),
    "placements": listing,
    "count_with_mirrored_doubles": directed,
    "forced_discard": discarded,
    "discard_allowed": discarded,
    "base_score_before": of_kingdom("base_score"),
}


def to_check(given: Fields) -> int:
    """KD-5.1 to KD-5.3, KD-15.5  The first rule that a placement breaks."""
    s = trial_of(given).s
    number = free_domino(given["domino"], settle(s, given["kingdom"]))
    return breach_at(s, number, square(given["a"], "a"), square(given["b"], "b"))


CHECK: Mapping[str, Answer] = {
    "legal": lambda broken, wanted: broken == ALLOWED,
    "reason": lambda broken, wanted: BREACHES[broken] or None,
}
