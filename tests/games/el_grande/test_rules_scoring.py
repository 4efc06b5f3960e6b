"""EG-14: majorities, against a slow oracle and by example."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from reinos.games.el_grande.pieces import PLACE_IDS, REGION_IDS, VALUES
from reinos.games.el_grande.scoring import POINTS, payment, points_of
from tests.games.el_grande.oracle import PRINTED, paid
from tests.games.el_grande.tables import COUNTS, SCORED, R, bare, desk, events

POSITIONS = 100_000 if os.environ.get("REINOS_SOAK") else 4_000  # a number of players


def points(players: int, place: str, held: list[int], king: str = "sevilla", **pieces: Any) -> list[int]:
    """What the rules pay for these knights."""
    s = bare(players, king, **pieces).s
    s.knights[R[place], :players] = held
    found = payment(s, R[place], 0)
    return [points_of(found, seat) for seat in range(players)]


@pytest.mark.rule("EG-14.1", "EG-14.2", "EG-14.3", "EG-14.4", "EG-14.5", "EG-14.6", "EG-14.7", "EG-20.13", "EG-10.35")
@pytest.mark.parametrize("players", COUNTS)
def test_majorities_against_the_oracle(players: int) -> None:
    choose = random.Random(players)
    found = bare(players)
    s = found.s
    for _ in range(POSITIONS):
        place = choose.choice(PLACE_IDS)
        held = [choose.choice((0, 0, 1, 1, 2, 2, 3, 4, 9)) for _ in range(players)]
        king = choose.choice(REGION_IDS)
        homes = [
            choose.choice((place if place != "castle" else "aragon", choose.choice(REGION_IDS))) for _ in range(players)
        ]
        markers = choose.sample([None, None, place, *PLACE_IDS], 2)
        if markers[0] == markers[1]:
            markers[1] = None
        firsts_only = choose.random() < 0.25
        s.king = R[king]
        s.knights[R[place], :players] = held
        s.grande[:players] = [R[home] for home in homes]
        s.marker[:] = [-1 if where is None else R[where] for where in markers]
        pays = payment(s, R[place], int(firsts_only))
        assert [points_of(pays, seat) for seat in range(players)] == paid(
            place, held, king, homes, markers, firsts_only
        )
        assert (pays & POINTS) >> (4 * players) == 0


def test_the_oracle_reads_other_tables() -> None:
    assert {name: list(values) for name, values in PRINTED.items()} == {n: VALUES[R[n]].tolist() for n in PLACE_IDS}


@pytest.mark.rule("EG-14.1")
def test_only_knights_count() -> None:
    assert points(4, "sevilla", [0, 0, 0, 0], grandes={"a": "sevilla"}) == [0, 0, 0, 0]
    assert points(4, "aragon", [1, 0, 0, 0]) == [5, 0, 0, 0]


@pytest.mark.rule("EG-14.2", "EG-20.13")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ([4, 3, 2, 1, 0], [5, 3, 1, 0, 0]),
        ([2, 2, 1, 0, 0], [3, 3, 1, 0, 0]),
        ([3, 3, 3, 2, 0], [3, 3, 3, 1, 0]),
        ([3, 3, 2, 2, 0], [3, 3, 0, 0, 0]),
        ([4, 1, 1, 0, 0], [5, 1, 1, 0, 0]),
        ([5, 3, 3, 2, 0], [5, 1, 1, 0, 0]),
        ([4, 3, 2, 2, 0], [5, 3, 0, 0, 0]),
        ([1, 1, 1, 1, 1], [3, 3, 3, 3, 3]),
    ],
)
def test_ties(held: list[int], expected: list[int]) -> None:
    assert points(5, "pais_vasco", held) == expected


@pytest.mark.rule("EG-14.3", "EG-16.2", "EG-16.3")
def test_limits_by_number_of_players() -> None:
    assert points(2, "aragon", [3, 2]) == [5, 0]
    assert points(2, "aragon", [3, 3]) == [0, 0]
    assert points(3, "aragon", [3, 2, 1]) == [5, 4, 0]
    assert points(3, "aragon", [3, 3, 1]) == [4, 4, 0]
    assert points(3, "aragon", [3, 1, 1]) == [5, 0, 0]
    assert points(4, "aragon", [3, 2, 1, 0]) == [5, 4, 1, 0]


@pytest.mark.rule("EG-14.5")
def test_limits_hold_everywhere() -> None:
    assert points(2, "castle", [3, 2]) == [5, 0]
    assert desk("d3_score_castle", players=3, castle={"a": 3, "b": 2, "c": 1}).points == [5, 3, 0]
    assert desk("d3_score_fives", players=2, regions={"aragon": {"a": 2, "b": 1}}).points == [5, 0]


@pytest.mark.rule("EG-14.6", "EG-14.7")
def test_bonuses() -> None:
    assert points(4, "sevilla", [2, 1, 0, 0]) == [4 + 2, 3, 0, 0]
    assert points(4, "sevilla", [2, 1, 0, 0], grandes={"a": "sevilla", "b": "sevilla"}) == [4 + 2 + 2, 3, 0, 0]
    assert points(4, "sevilla", [2, 2, 0, 0], grandes={"a": "sevilla"}) == [3, 3, 0, 0]
    assert points(2, "sevilla", [2, 1], grandes={"a": "sevilla"}) == [8, 0]


@pytest.mark.rule("EG-14.10", "EG-21.9")
def test_points_are_added_at_once() -> None:
    found = desk("d2_score_any_region", regions={"aragon": {"a": 1}})
    found.s.points[:2] = [90, 200]
    assert found.do("a", "score:aragon").points == [95, 200, 0, 0]


@pytest.mark.rule("EG-14.11")
def test_the_active_player_names_the_order_if_a_veto_threatens() -> None:
    board = {name: {"a": 1} for name in ("pais_vasco", "aragon", "valencia")}
    automatic = desk("d3_score_fives", regions=board)
    scored = [REGION_IDS[e.args["place"]] for e in events(automatic.s) if e.kind in SCORED]
    assert scored == ["pais_vasco", "aragon", "valencia"]
    own = desk("d3_score_fives", regions=board, vetoes=["a"])
    assert own.points == [15, 0, 0, 0]
    asked = desk("d3_score_fives", regions=board, vetoes=["d"])
    assert asked.options("a", "score") == set(board)
    asked.do("a", "score:valencia").do("d", "pass").do("a", "score:aragon").do("d", "pass")
    assert asked.to_act == "d"  # one left: named without asking
    assert asked.do("d", "veto").points == [10, 0, 0, 0]
