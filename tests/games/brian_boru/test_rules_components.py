"""BB-1: components."""

from __future__ import annotations

from collections import Counter

import pytest

from reinos.games.brian_boru.box import (
    CARD_COLOUR,
    CARDS,
    COLOURS,
    DATA,
    EVERY_TOWN,
    MARRIAGE_IDS,
    PRINCESS,
    REGION_IDS,
    REGION_POINTS,
    REGION_TOWNS,
    ROADS,
    THRESHOLD,
    TOP,
    TOWN_COLOUR,
    TOWN_IDS,
    TOWNS,
    VIKING_CARDS,
    WHITE,
)
from reinos.games.brian_boru.sets import count
from reinos.games.brian_boru.trick import matching_cards
from tests.games.brian_boru.tables import action, town, towns


@pytest.mark.rule("BB-1.1")
def test_the_board() -> None:
    assert (len(REGION_IDS), TOWNS, TOP) == (8, 53, 10)
    assert sum(count(int(mask)) for mask in ROADS) == 2 * 36
    assert sum(int(mask) for mask in REGION_TOWNS) == EVERY_TOWN
    assert Counter(COLOURS[colour] for colour in TOWN_COLOUR) == {"red": 18, "blue": 18, "yellow": 17}


@pytest.mark.rule("BB-1.2")
def test_the_action_cards() -> None:
    assert Counter(COLOURS[CARD_COLOUR[card]] for card in range(1, CARDS + 1)) == {
        "yellow": 7,
        "red": 7,
        "blue": 7,
        "white": 4,
    }
    assert [card for card in range(1, CARDS + 1) if CARD_COLOUR[card] == WHITE] == [13, 20, 21, 22]


@pytest.mark.rule("BB-1.3")
def test_marriages_and_vikings() -> None:
    assert MARRIAGE_IDS == ("orlaith", "aodhan", "conall", "cormac", "niall", "aoife", "brigid", "estrid")
    assert MARRIAGE_IDS[PRINCESS] == "estrid"
    assert VIKING_CARDS == 7


@pytest.mark.rule("BB-1.4")
def test_supplies_never_run_out() -> None:
    rich = action(1, {"coins": 500, "church": 300}, {}, {})
    rich.do({"type": "option", "index": 0})
    assert rich.s.coins[0] == 503
    many = {name: {"disc": "A"} for name in TOWN_IDS if name != "cong"}  # the box holds 25 discs a player
    full = action(22, {}, {}, {}, won=True, towns=many)
    assert count(int(full.s.discs[0])) == 53


@pytest.mark.rule("BB-1.5")
@pytest.mark.parametrize(
    ("name", "matching"),
    [
        ("kells", {2, 5, 8, 11, 15, 18, 24, 13, 20, 21, 22}),
        ("tara", {3, 6, 9, 12, 16, 19, 25, 13, 20, 21, 22}),
        ("tuam", {1, 4, 7, 10, 14, 17, 23, 13, 20, 21, 22}),
    ],
)
def test_colours_match_and_white_matches_all(name: str, matching: set[int]) -> None:
    assert {card for card in range(1, CARDS + 1) if matching_cards(town(name)) >> card & 1} == matching


@pytest.mark.rule("BB-1.6")
def test_thresholds_and_points() -> None:
    table = {
        "northern_ui_neill": (7, 4, 6),
        "ulaid": (5, 3, 4),
        "breifne": (4, 2, 3),
        "southern_ui_neill": (6, 3, 5),
        "dubhlinn": (3, 2, 2),
        "connaught": (9, 5, 7),
        "leinster": (9, 4, 6),
        "munster": (10, 5, 7),
    }
    found = {
        name: (count(int(REGION_TOWNS[i])), int(THRESHOLD[i]), int(REGION_POINTS[i]))
        for i, name in enumerate(REGION_IDS)
    }
    assert found == table
    assert sum(points for _, _, points in found.values()) == 40


@pytest.mark.rule("BB-1.7")
def test_roads() -> None:
    for one in range(TOWNS):
        assert not int(ROADS[one]) >> one & 1
        for two in range(TOWNS):
            assert int(ROADS[one]) >> two & 1 == int(ROADS[two]) >> one & 1
    lonely = {name for i, name in enumerate(TOWN_IDS) if ROADS[i] == 0}
    assert lonely == {"cong", "fenagh", "swords", "killala", "ardfert", "tullylease"}
    assert towns(int(ROADS[town("omey")])) == {"kilfenora"}
    assert sum(road["sea"] for road in DATA["roads"]["roads"]) == 1
