"""KD-8: scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from reinos.games.kingdomino.scoring import kingdom_points, score_game, territory_points
from reinos.games.kingdomino.survey import survey
from tests.games.kingdomino.boards import ALMOST_FULL, FULL, Lain, kingdom, resolve

# the rulebook's lake of five squares with two crowns and swamp of two without
LAKES: list[Lain] = [
    (7, (1, 0), (2, 0)),
    (30, (2, 1), (1, 1)),
    (28, (0, -1), (1, -1)),
    (31, (2, -1), (2, -2)),
    (12, (-1, 0), (-2, 0)),
]
FORESTS: list[Lain] = [(3, (1, 0), (2, 0)), (24, (-1, 0), (-2, 0)), (25, (1, 1), (0, 1))]


def found(*dominoes: Lain) -> Counter[tuple[str, int, int, int]]:
    return Counter((*part, part.points) for part in survey(kingdom(*dominoes), 0).territories)


@pytest.mark.rule("KD-8.1")
def test_a_territory_is_connected_by_sides() -> None:
    s = kingdom((19, (1, 0), (1, 1)), (20, (0, 1), (0, 2)))  # two wheat squares that touch at a corner
    assert kingdom_points(s, 0) == (2, 1)
    assert kingdom_points(kingdom((1, (1, 0), (2, 0)), (2, (2, 1), (1, 1))), 0) == (0, 4)


@pytest.mark.rule("KD-8.1")
def test_every_half_belongs_to_one_territory() -> None:
    parts = survey(kingdom(*FULL), 0).territories
    assert sum(part.squares for part in parts) == 2 * len(FULL)


@pytest.mark.rule("KD-8.2")
def test_squares_times_crowns() -> None:
    assert territory_points(5, 2) == 10
    assert territory_points(7, 3) == 21
    assert found(*LAKES)["lake", 5, 2, 10] == 1


@pytest.mark.rule("KD-8.3")
def test_crowns_count_only_where_they_lie() -> None:
    assert found((23, (1, 0), (2, 0)), (1, (0, 1), (0, 2))) == {
        ("wheat_field", 1, 1, 1): 1,
        ("mine", 1, 0, 0): 1,
        ("wheat_field", 2, 0, 0): 1,
    }
    assert kingdom_points(kingdom((23, (1, 0), (2, 0)), (1, (0, 1), (0, 2))), 0) == (1, 2)


@pytest.mark.rule("KD-8.4")
def test_no_crowns_no_points() -> None:
    assert territory_points(9, 0) == 0
    assert kingdom_points(kingdom((1, (1, 0), (2, 0)), (2, (1, 1), (2, 1))), 0) == (0, 4)


@pytest.mark.rule("KD-8.5")
def test_separate_territories_are_scored_separately() -> None:
    assert found(*FORESTS)["forest", 3, 1, 3] == 1
    assert found(*FORESTS)["forest", 1, 1, 1] == 1
    assert kingdom_points(kingdom(*FORESTS), 0) == (4, 3)


@pytest.mark.rule("KD-8.6")
@pytest.mark.parametrize(("harmony", "middle", "total"), [(0, 0, 13), (1, 0, 18), (0, 1, 23), (1, 1, 28)])
def test_the_final_score_adds_the_bonuses_in_use(harmony: int, middle: int, total: int) -> None:
    s = kingdom(*FULL, harmony=bool(harmony), middle_kingdom=bool(middle))
    score_game(s)
    assert (s.scores[0, 0], s.bonuses[0, 0]) == (total, total - 13)


@pytest.mark.rule("KD-8.7")
def test_the_castle_joins_nothing() -> None:
    assert kingdom_points(kingdom(FORESTS[0], FORESTS[1]), 0) == (1, 2)  # forests left and right of the castle


@pytest.mark.rule("KD-8.7")
def test_discards_and_empty_squares_cost_nothing() -> None:
    s = kingdom(*ALMOST_FULL)
    before = kingdom_points(s, 0)
    assert resolve(s, 0, 12)[0].kind == "discarded"
    assert kingdom_points(s, 0) == before == (10, 10)
