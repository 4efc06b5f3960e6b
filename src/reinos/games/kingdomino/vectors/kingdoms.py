"""Vectors about one kingdom: placements and points."""

from __future__ import annotations

from functools import partial
from typing import Any

from reinos.core.vectors import Answers, Fields, constant, listed, named, unordered, whole
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import ALLOWED, BREACHES, breach
from reinos.games.kingdomino.rules import next_king
from reinos.games.kingdomino.scoring import (
    bonus,
    count,
    crowned,
    crowns_of,
    harmony_bonus,
    kingdom_points,
    middle_kingdom_bonus,
    occupied,
    squares_of,
    territory,
    territory_points,
)
from reinos.games.kingdomino.state import DOMINOES, DX, DY, MIDDLE_TESTS, PLACE, TERRAINS, State
from reinos.games.kingdomino.vectors.tables import (
    SEAT,
    breach_at,
    canonical,
    domino,
    events,
    free_domino,
    legal_ids,
    settle,
    settle_squares,
    square,
    table,
)


def territory_score(given: Fields) -> Answers:
    """KD-8.2, KD-8.4  The points of one territory."""
    named(given["terrain"], "terrain", TERRAINS)
    squares = whole(given["squares"], "squares", 1, 2 * DOMINOES)
    return {"points": constant(territory_points(squares, whole(given["crowns"], "crowns", 0, 3 * squares)))}


def territories(s: State) -> list[dict[str, Any]]:
    """KD-8.1 to KD-8.5  Every territory of the kingdom."""
    found = []
    for number, terrain in enumerate(TERRAINS, 1):
        land = squares_of(s, SEAT, number)
        while land:
            part = territory(land, land & -land)
            land &= ~part
            size = count(part)
            crowns = sum(weight * count(part & crowned(s, SEAT, weight)) for weight in (1, 2))
            points = territory_points(size, crowns)
            found.append({"terrain": terrain, "squares": size, "crowns": crowns, "points": points})
    return found


def middle_bonus(s: Any, wanted: Any) -> Any:
    """KD-11.3, KD-14.4  The bonus by the test in use, or by each test that is asked for."""
    if not isinstance(wanted, dict):
        return middle_kingdom_bonus(s, SEAT)
    return {test: middle_by(s, SEAT, named(test, "middle_kingdom_bonus", MIDDLE_TESTS)) for test in wanted}


def middle_by(s: Any, seat: int, test: str) -> int:
    """KD-14.4  The bonus by one of the tests."""
    s.middle_kingdom_test, before = MIDDLE_TESTS.index(test), s.middle_kingdom_test
    points = middle_kingdom_bonus(s, seat)
    s.middle_kingdom_test = before
    return points


def score(given: Fields) -> Answers:
    """KD-8, KD-11.2, KD-11.3  All that is counted in a kingdom at the end."""
    s = table(given)
    settle(s, given["kingdom"])
    points, largest = kingdom_points(s, SEAT)
    return {
        "territories": unordered(territories(s)),
        "base_score": constant(points),
        "largest_territory": constant(largest),
        "crowns": constant(crowns_of(s, SEAT)),
        "occupied_squares": constant(occupied(s, SEAT)),
        "harmony_bonus": constant(harmony_bonus(s, SEAT)),
        "middle_kingdom_bonus": partial(middle_bonus, s),
        "total_with_both": constant(points + harmony_bonus(s, SEAT) + middle_kingdom_bonus(s, SEAT)),
        "bonus": constant(bonus(s, SEAT)),
        "total": constant(points + bonus(s, SEAT)),
    }


def legal_placements(given: Fields) -> Answers:
    """KD-5.1 to KD-5.10  All that can be done with a domino in a kingdom of dominoes."""
    s = table(given)
    number = free_domino(given["domino"], settle(s, given["kingdom"]))
    return placements_answers(s, number)


def legal_placements_squares(given: Fields) -> Answers:
    """KD-5.1 to KD-5.10  All that can be done with a domino in a kingdom given by its squares."""
    s = table(given)
    settle_squares(s, given["squares"])
    return placements_answers(s, domino(given["domino"]))


def squares_of_placement(number: int) -> list[list[int]]:
    """KD-15.1  The squares of both halves."""
    args = CHOICES.choice(number).args
    x, y, facing = args["x"], args["y"], args["facing"]
    return [[x, y], [x + int(DX[facing]), y + int(DY[facing])]]


def directed_placements(s: State, number: int) -> int:
    """KD-5.8, KD-15.1  How many of all codes are allowed, the mirror images of a double among them."""
    codes = [choice.args for choice in CHOICES if choice.kind == "place"]
    return sum(breach(s, SEAT, number, c["x"], c["y"], c["facing"]) == ALLOWED for c in codes)


def placements_answers(s: Any, number: int) -> Answers:
    """Let the king on the domino be resolved, and look at what its owner may do."""
    points, _ = kingdom_points(s, SEAT)
    mirrored = directed_placements(s, number)
    s.line[0], s.kings[0] = number, SEAT
    s.phase, s.turn, s.event_count = PLACE, -1, 0
    next_king(s)
    forced = any(event.kind == "discarded" for event in events(s))
    found = [squares_of_placement(i) for i in legal_ids(s, SEAT) if CHOICES.choice(i).kind == "place"]

    def listing(wanted: Any) -> Any:
        return wanted if sorted(canonical(number, pair) for pair in listed(wanted, "placements")) == found else found

    found.sort()
    return {
        "count": constant(len(found)),
        "placements": listing,
        "count_with_mirrored_doubles": constant(mirrored),
        "forced_discard": constant(forced),
        "discard_allowed": constant(forced),
        "base_score_before": constant(points),
    }


def placement_check(given: Fields) -> Answers:
    """KD-5.1 to KD-5.3, KD-15.5  Whether one placement is allowed, and what it breaks."""
    s = table(given)
    number = free_domino(given["domino"], settle(s, given["kingdom"]))
    wrong = breach_at(s, number, square(given["a"], "a"), square(given["b"], "b"))
    return {"legal": constant(wrong == ALLOWED), "reason": constant(BREACHES[wrong] or None)}
