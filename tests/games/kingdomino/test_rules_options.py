"""KD-14: options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import reinos
from reinos.games.kingdomino.scoring import bonus
from reinos.games.kingdomino.state import KingdominoOptions
from tests.games.kingdomino.boards import DECK36, REFERENCE, chi_square, cpu_starts, kingdom, ranks, series, table

LOPSIDED = [(1, (1, 0), (2, 0)), (2, (-1, 0), (-2, 0)), (13, (0, 1), (0, 2)), (14, (0, -1), (1, -1))]


@pytest.mark.rule("KD-14.1")
@pytest.mark.parametrize("item", REFERENCE["options"]["items"], ids=lambda item: item["id"])
def test_every_option_has_the_values_and_the_default_of_the_rules(item: dict[str, Any]) -> None:
    field = KingdominoOptions.__dataclass_fields__[item["id"]]
    assert field.default == item["default"]
    assert set(field.metadata["values"]) == {item["default"], *item["alternatives"]}


@pytest.mark.rule("KD-14.2")
@pytest.mark.parametrize("mighty_duel", [False, True])
def test_king_draw_gives_each_of_the_six_sequences_alike(mighty_duel: bool) -> None:
    drawn = Counter(
        tuple(batch["choosers"][0].tolist())
        for batch in cpu_starts(6000, players=2, mighty_duel=mighty_duel, two_player_first_round="king_draw")
    )
    assert len(drawn) == 6
    assert all(Counter(order) == {0: 2, 1: 2} for order in drawn)
    assert abs(chi_square(list(drawn.values()), 6)) < 4


@pytest.mark.rule("KD-14.3")
def test_deck36_has_lines_of_three() -> None:
    s = table(**DECK36)
    assert (s.next_line > 0).tolist() == [True, True, True, False]
    assert s.left == 33


@pytest.mark.rule("KD-14.4", "KD-13.7")
def test_the_two_tests_of_the_middle_kingdom() -> None:
    assert bonus(kingdom(*LOPSIDED, middle_kingdom=True, middle_kingdom_test="frame"), 0) == 10
    assert bonus(kingdom(*LOPSIDED, middle_kingdom=True, middle_kingdom_test="bounding_box"), 0) == 0
    assert bonus(kingdom(*LOPSIDED[:2], middle_kingdom=True, middle_kingdom_test="bounding_box"), 0) == 10


@pytest.mark.rule("KD-14.5")
def test_a_dynasty_may_share_at_once() -> None:
    games = [[(50, 6), (49, 7)], [(41, 8), (40, 5)], [(43, 5), (45, 6)]]
    assert series(*games) == [1, 2]
    assert series(*games, dynasty_tie_break="share") == [1, 1]


@pytest.mark.rule("KD-14.6")
def test_the_preset_of_the_paper() -> None:
    game = reinos.load("kingdomino", preset="paper_2018")
    (item,) = REFERENCE["presets"]["items"]
    options = game.options
    assert isinstance(options, KingdominoOptions)
    assert options.players == item["players"] == 4
    assert {name for name in ("harmony", "middle_kingdom", "dynasty") if getattr(options, name)} == set(
        item["variants"]
    )
    assert {name: getattr(options, name) for name in item["options"]} == item["options"]
    assert ranks((30, 9), (30, 2), tie_break=options.tie_break) == [1, 1]
    assert reinos.load("kingdomino", preset="paper_2018", players=2).players == 2


@pytest.mark.rule("KD-14.6")
def test_the_paper_counts_equal_points_as_a_draw() -> None:
    played = reinos.load("kingdomino", preset="paper_2018").playouts(2000, seed=3)
    best = played.points.max(axis=1, keepdims=True)
    assert ((played.ranks == 1) == (played.points == best)).all()


@pytest.mark.rule("KD-14.7")
@pytest.mark.parametrize(
    ("setting", "option"),
    [
        ({"players": 3}, {"two_player_first_round": "king_draw"}),
        ({"players": 4}, {"two_player_first_round": "king_draw"}),
        ({"players": 2}, {"three_player_deck": "deck36_line3"}),
        ({"players": 4}, {"three_player_deck": "deck36_line3"}),
        ({"players": 4, "harmony": True}, {"middle_kingdom_test": "bounding_box"}),
        ({"players": 2}, {"dynasty_tie_break": "share"}),
        ({"players": 2, "dynasty": True}, {"tie_break": "points_share"}),
        ({"players": 2, "dynasty": True}, {"tie_break": "territory_crowns_share"}),
    ],
)
def test_an_option_changes_nothing_outside_its_field(setting: dict[str, Any], option: dict[str, Any]) -> None:
    plain = reinos.load("kingdomino", **setting).playouts(3000, seed=8)
    other = reinos.load("kingdomino", **setting, **option).playouts(3000, seed=8)
    for name in ("points", "ranks", "lengths"):
        assert (getattr(plain, name) == getattr(other, name)).all(), name


@pytest.mark.rule("KD-14.7")
@pytest.mark.parametrize(
    ("setting", "option"),
    [
        ({"players": 2}, {"two_player_first_round": "king_draw"}),
        ({"players": 3}, {"three_player_deck": "deck36_line3"}),
        ({"players": 4, "middle_kingdom": True}, {"middle_kingdom_test": "bounding_box"}),
        ({"players": 2, "dynasty": True}, {"dynasty_tie_break": "share"}),
        ({"players": 2}, {"tie_break": "points_share"}),
        ({"players": 2}, {"tie_break": "territory_crowns_share"}),
    ],
)
def test_an_option_changes_something_inside_its_field(setting: dict[str, Any], option: dict[str, Any]) -> None:
    plain = reinos.load("kingdomino", **setting).playouts(20000, seed=8)
    other = reinos.load("kingdomino", **setting, **option).playouts(20000, seed=8)
    assert (plain.points != other.points).any() or (plain.ranks != other.ranks).any()
