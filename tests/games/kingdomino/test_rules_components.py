"""KD-1: components."""

from __future__ import annotations

from collections import Counter

import pytest

from reinos.games.kingdomino.kingdom import is_double
from reinos.games.kingdomino.scoring import crowns_of, kingdom_points, occupied
from reinos.games.kingdomino.state import CASTLE, DATA, DOMINOES, HALVES, HOME, PLAYERS, TERRAINS
from tests.games.kingdomino import oracle
from tests.games.kingdomino.boards import MODES, REFERENCE, table

CODES = {item["code"]: number for number, item in enumerate(DATA["terrains"]["items"], 1)}


@pytest.mark.rule("KD-1.1")
def test_the_48_dominoes() -> None:
    assert [item["number"] for item in DATA["dominoes"]["items"]] == list(range(1, 49))
    for number, ((a, a_crowns), (b, b_crowns)) in oracle.DOMINOES.items():
        assert HALVES[number].tolist() == [CODES[a], a_crowns, CODES[b], b_crowns], number
    assert HALVES[1:, [1, 3]].min() == 0
    assert HALVES[1:, [1, 3]].max() == 3


@pytest.mark.rule("KD-1.1")
def test_a_higher_number_is_in_general_better() -> None:
    crowns = HALVES[1:, 1] + HALVES[1:, 3]
    quarters = [int(crowns[i : i + 12].sum()) for i in range(0, DOMINOES, 12)]
    assert quarters == sorted(quarters)
    assert quarters[0] == 0


@pytest.mark.rule("KD-1.2")
def test_six_terrains_with_their_squares_and_crowns() -> None:
    squares: Counter[str] = Counter()
    crowns: Counter[str] = Counter()
    for row in HALVES[1:].tolist():
        for terrain, number in (row[:2], row[2:]):
            squares[TERRAINS[terrain - 1]] += 1
            crowns[TERRAINS[terrain - 1]] += number
    assert squares == {"wheat_field": 26, "forest": 22, "lake": 18, "pasture": 14, "swamp": 10, "mine": 6}
    assert crowns == {"wheat_field": 5, "forest": 6, "lake": 6, "pasture": 6, "swamp": 6, "mine": 10}


@pytest.mark.rule("KD-1.2")
def test_dominoes_1_to_12_are_the_doubles() -> None:
    assert [number for number in range(1, 49) if is_double(number)] == list(range(1, 13))
    assert all(HALVES[number].tolist()[1::2] == [0, 0] for number in range(1, 13))


@pytest.mark.rule("KD-1.3")
def test_four_colours_each_with_a_castle_and_two_kings() -> None:
    counts = {item["id"]: item["count"] for item in REFERENCE["components"]["items"]}
    assert counts == {"starting_tile": 4, "castle": 4, "domino": DOMINOES, "king": 8}
    assert [item["id"] for item in REFERENCE["colours"]["items"]] == ["pink", "yellow", "green", "blue"]
    for options in MODES.values():
        s = table(**options)
        kings = Counter(s.choosers[s.choosers >= 0].tolist())
        assert len(kings) == s.players <= PLAYERS == len(REFERENCE["colours"]["items"])
        assert max(kings.values()) <= 2


@pytest.mark.rule("KD-1.4")
def test_the_castle_is_one_square_without_terrain_or_crowns() -> None:
    s = table()
    assert s.land[0, HOME] == CASTLE > len(TERRAINS)
    assert occupied(s, 0) == 1
    assert crowns_of(s, 0) == 0
    assert kingdom_points(s, 0) == (0, 0)
