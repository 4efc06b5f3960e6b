"""EG-8 to EG-10, EG-18, EG-19: the King's region, the castle, every action card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reinos.games.el_grande.cards import CARD_IDS
from reinos.games.el_grande.pieces import DATA, REGION_IDS
from reinos.games.el_grande.turn import possible
from tests.games.el_grande.tables import SCORED, C, R, copied, desk, events, turn

FREE = set(REGION_IDS) - {"galicia"}  # where the King is not
MIXED: dict[str, Any] = {
    "aragon": {"a": 3, "b": 3, "c": 1},
    "sevilla": {"a": 1, "b": 1},
    "galicia": {"a": 2, "b": 2, "c": 2},
}


# --- the King's region


@pytest.mark.rule("EG-8.1")
def test_nothing_enters_or_leaves_the_kings_region() -> None:
    moving = desk("d1_move_any_4", regions=MIXED)
    assert moving.refuses("a", "move:a:galicia>aragon", "move:b:galicia>castle", "move:a:aragon>galicia")
    assert desk("d1_move_5_from_region", regions=MIXED).refuses("a", "source:galicia")
    assert desk("d1_deploy_2_anywhere", court={"a": 2}).refuses("a", "extra:galicia")
    assert desk("d2_banishment", regions=MIXED).refuses("a", "banish:b:galicia")
    assert desk("d4_grande", grandes={"a": "aragon"}).refuses("a", "grande:galicia")
    assert not possible(desk("d4_grande", begin=False, grandes={"a": "galicia"}).s, 0, C["d4_grande"])
    markers = desk("d4_scoreboard", markers={"marker_8": "galicia"})
    assert markers.refuses("a", "marker:marker_8>aragon", "marker:marker_4>galicia")
    wheels = desk("d2_outlaws", regions={"galicia": {"b": 4}, "aragon": {"b": 1}, "sevilla": {"b": 1}})
    assert wheels.options("b", "wheel") == {"aragon", "sevilla"}
    assert desk("d4_expulsion", regions=MIXED).refuses("a", "expel:galicia")
    assert turn(1, province={"a": 0}, regions=MIXED).refuses("a", "recall:galicia")


@pytest.mark.rule("EG-8.3")
def test_the_kings_region_can_be_scored() -> None:
    found = desk("d2_score_any_region", regions={"galicia": {"a": 1}})
    assert found.do("a", "score:galicia").points == [4 + 2, 0, 0, 0]


@pytest.mark.rule("EG-8.5")
def test_the_kings_region_has_a_bonus() -> None:
    here = desk("d3_score_fours", king="sevilla", regions={"sevilla": {"b": 2, "a": 1}})
    assert here.points == [3, 4 + 2, 0, 0]
    away = desk("d3_score_fours", king="aragon", regions={"sevilla": {"b": 2, "a": 1}})
    assert away.points == [3, 4, 0, 0]


# --- the castle


@pytest.mark.rule("EG-9.2")
def test_knights_may_be_thrown_into_the_castle() -> None:
    assert desk("d5_king", begin=False, court={"a": 1}).do("a", "half:deploy").allows("a", "deploy:castle")
    assert desk("d1_move_rival_3", regions=MIXED).allows("a", "move:b:aragon>castle")
    assert desk("d1_deploy_2_anywhere", court={"a": 1}).allows("a", "extra:castle")


@pytest.mark.rule("EG-9.3")
def test_no_card_takes_a_knight_out_of_the_castle() -> None:
    moving = desk("d1_move_any_4", regions=MIXED, castle={"a": 5, "b": 5})
    assert moving.refuses("a", "move:a:castle>aragon", "move:b:castle>sevilla")
    assert desk("d1_move_all_own_from_region", regions=MIXED, castle={"a": 5}).refuses("a", "source:castle")
    assert desk("d2_banishment", regions=MIXED, castle={"b": 5}).refuses("a", "banish:b:castle")
    assert desk("d4_expulsion", regions=MIXED, castle={"b": 5}).refuses("a", "expel:castle")
    assert turn(1, province={"a": 0}, castle={"a": 5}, regions={"aragon": {"a": 1}}).refuses("a", "recall:castle")


@pytest.mark.rule("EG-9.4")
def test_every_throw_is_announced() -> None:
    found = desk("d5_king", begin=False, court={"a": 2}).do("a", "half:deploy", "deploy:castle")
    assert [(e.kind, e.args) for e in events(found.s)] == [("deployed", {"seat": 0, "place": R["castle"]})]


@pytest.mark.rule("EG-9.5", "EG-10.34", "EG-17.7")
def test_the_castle_is_opened_to_be_scored_and_closes_again() -> None:
    found = desk("d3_score_castle", castle={"a": 2, "b": 4, "c": 1}, markers={"marker_8": "castle"})
    assert found.points == [4, 8, 0, 0]
    assert found.knights("castle") == {"a": 2, "b": 4, "c": 1}
    opened = next(e for e in events(found.s) if e.kind == "castle_opened")
    assert list(opened.args.values()) == [2, 4, 1, 0, 0, 0]  # by seat; not emptied


@pytest.mark.rule("EG-9.6")
def test_no_bonus_in_the_castle() -> None:
    found = desk("d3_score_castle", castle={"a": 2}, grandes={"a": "aragon"})
    assert found.points == [5, 0, 0, 0]


# --- deck 1


@pytest.mark.rule("EG-10.1", "EG-10.2", "EG-10.3")
def test_moves() -> None:
    found = desk("d1_move_any_3", regions=MIXED)
    assert found.options("a", "take") == {"aragon", "sevilla"}
    assert found.allows("a", "move:a:aragon>granada", "move:c:aragon>castle", "stop")
    assert found.refuses("a", "move:a:aragon>aragon", "move:c:sevilla>aragon")
    found.do("a", "move:b:sevilla>valencia", "stop")
    assert found.knights("valencia") == {"b": 1}
    assert found.s.turn == 1  # nothing is left to do


@pytest.mark.rule("EG-10.4")
def test_a_knight_just_moved_may_be_moved_again() -> None:
    found = desk("d1_move_own_4", regions={"aragon": {"a": 1}})
    found.do("a", "move:a:aragon>sevilla", "move:a:sevilla>granada", "move:a:granada>castle")
    assert found.knights("castle") == {"a": 1}


LIMITS = {
    "d1_move_any_3": (3, 3, 3, "EG-10.11"),
    "d1_move_any_4": (4, 4, 4, "EG-10.12"),
    "d1_move_own_4": (4, 0, 4, "EG-10.13"),
    "d1_move_rival_3": (0, 3, 3, "EG-10.14"),
    "d1_move_own_2_rival_2": (2, 2, 4, "EG-10.15"),
}


@pytest.mark.rule("EG-10.11", "EG-10.12", "EG-10.13", "EG-10.14", "EG-10.15")
@pytest.mark.parametrize("card", LIMITS)
def test_how_many_may_be_moved(card: str) -> None:
    own, rivals, total, _ = LIMITS[card]
    board = {"aragon": {"a": 9, "b": 5, "c": 4}}
    for colours, limit in (("a", own), ("bc", rivals)):
        found = desk(card, regions=board)
        moved = 0
        while found.s.action >= 0 and found.allows("a", f"move:{colours[moved % len(colours)]}:aragon>castle"):
            found.do("a", f"move:{colours[moved % len(colours)]}:aragon>castle")
            moved += 1
        assert moved == limit
    found = desk(card, regions=board)
    moved = 0
    while found.s.action >= 0:
        colour = next(c for c in "abc" if found.allows("a", f"move:{c}:aragon>castle"))
        found.do("a", f"move:{colour}:aragon>castle")
        moved += 1
    assert moved == total


@pytest.mark.rule("EG-10.16")
def test_five_out_of_one_region() -> None:
    found = desk("d1_move_5_from_region", regions={**MIXED, "granada": {"d": 1}})
    assert found.options("a", "source") == {"aragon", "sevilla", "granada"}
    assert found.kinds("a") == {"source"}
    found.do("a", "source:aragon")
    assert found.options("a", "take") == {"aragon"}
    found.do("a", *["move:a:aragon>sevilla"] * 3, "move:b:aragon>castle", "move:c:aragon>granada")
    assert found.s.action < 0
    assert found.knights("aragon") == {"b": 2}


@pytest.mark.rule("EG-10.17")
def test_any_number_of_own_knights_out_of_one_region() -> None:
    found = desk(
        "d1_move_all_own_from_region", regions={"aragon": {"a": 9, "b": 1}, "sevilla": {"b": 3}, "granada": {"a": 1}}
    )
    assert found.options("a", "source") == {"aragon", "granada"}
    found.do("a", "source:aragon")
    assert found.refuses("a", "move:b:aragon>castle", "move:a:granada>castle")
    found.do("a", *["move:a:aragon>valencia"] * 9)
    assert found.knights("valencia") == {"a": 9}
    assert found.s.action < 0


@pytest.mark.rule("EG-10.18")
def test_two_more_anywhere() -> None:
    found = desk("d1_deploy_2_anywhere", begin=False, court={"a": 5})
    found.do("a", "half:special")
    assert found.options("a", "deploy", "place") == FREE | {"castle"}
    found.do("a", "extra:sevilla", "extra:castle")
    assert found.kinds("a") == {"deployment", "end"}
    found.do("a", "half:deploy")
    assert found.refuses("a", "deploy:sevilla")
    found.do("a", "deploy:pais_vasco")
    assert found.s.court[0] == 2


@pytest.mark.rule("EG-10.19")
def test_one_of_two() -> None:
    both = desk("d1_all_own_or_deploy_2", court={"a": 2}, regions={"aragon": {"a": 2}, "sevilla": {"a": 1}})
    assert both.kinds("a") == {"mode_move", "mode_deploy"}
    both.do("a", "mode:move", "source:aragon", "move:a:aragon>castle", "move:a:aragon>castle")
    assert both.kinds("a") == {"deployment", "end"}
    assert desk("d1_all_own_or_deploy_2", court={"a": 2}).kinds("a") == {"mode_deploy"}
    assert desk("d1_all_own_or_deploy_2", regions={"aragon": {"a": 2}}).kinds("a") == {"mode_move"}


# --- deck 2


@pytest.mark.rule("EG-10.20", "EG-20.6")
def test_knights_return_to_the_provinces_as_far_as_there_are_any() -> None:
    found = desk("d2_court_3_back", court={"a": 9, "b": 5, "c": 2}, province={"a": 1, "b": 1, "c": 1, "d": 1})
    assert found.s.court[:4].tolist() == [9, 2, 0, 0]
    assert found.s.province[:4].tolist() == [1, 4, 3, 1]


@pytest.mark.rule("EG-10.21")
def test_the_whole_court_returns() -> None:
    found = desk("d2_court_all_back", court={"a": 9, "b": 5, "c": 12})
    assert found.s.court[:4].tolist() == [9, 0, 0, 0]
    assert found.s.province[:4].tolist() == [0, 5, 12, 0]


@pytest.mark.rule("EG-10.22")
def test_three_of_the_court_return() -> None:
    found = desk("d2_court_3_back", court={"a": 9, "b": 5, "c": 3, "d": 1})
    assert found.s.court[:4].tolist() == [9, 2, 0, 0]


@pytest.mark.rule("EG-10.23")
def test_banishment() -> None:
    found = desk("d2_banishment", regions=MIXED)
    assert found.allows("a", "banish:b:aragon", "banish:b:sevilla", "banish:c:aragon", "stop")
    assert found.refuses("a", "banish:a:aragon", "banish:d:aragon", "banish:c:sevilla")
    found.do("a", "banish:c:aragon")
    assert found.refuses("a", "banish:c:aragon")
    found.do("a", "banish:b:sevilla")
    assert found.s.action < 0
    assert found.s.province[:4].tolist() == [0, 1, 1, 0]


@pytest.mark.rule("EG-10.24", "EG-18.5")
def test_the_angry_king() -> None:
    pieces: dict[str, Any] = {
        "court": {"b": 2, "c": 1, "d": 9},
        "regions": {"galicia": {"c": 5}, "aragon": {"b": 3, "c": 1}},
    }
    found = desk("d2_angry_king", **pieces)
    assert found.to_act == "b"
    assert found.kinds("b") == {"give"}
    assert found.options("b", "give", "place") == {"aragon", "castle"}  # the court stands in the castle's place
    found.do("b", "return:aragon*2")
    assert found.s.province[1] == 0  # nothing takes effect before all are named
    assert found.refuses("b", "return:aragon*2")
    found.do("b", "return:court*1")
    assert found.s.province[1] == 3
    assert found.s.province[2] == 2  # all that c has outside the King's region, without being asked
    assert found.knights("aragon") == {"b": 1}
    assert found.to_act == "d"
    found.do("d", "return:court*3")
    assert found.s.court[3] == 6
    assert found.s.action < 0


@pytest.mark.rule("EG-10.25", "EG-20.9")
def test_outlaws() -> None:
    found = desk("d2_outlaws", regions=MIXED)
    assert found.to_act == "bc"
    assert found.options("b", "wheel") == {"aragon", "sevilla"}
    found.do("b", "wheel:aragon").do("c", "wheel:aragon")
    assert found.knights("aragon") == {"a": 3}
    assert found.s.province[:4].tolist() == [0, 3, 1, 0]


@pytest.mark.rule("EG-10.26", "EG-20.6")
def test_urgent_affairs() -> None:
    found = desk("d2_urgent_affairs", regions={**MIXED, "granada": {"b": 2}})
    assert found.to_act == "bc"
    assert found.options("b", "wheel") == {"aragon", "granada"}
    assert found.options("c", "wheel") == {"aragon"}
    found.do("c", "wheel:aragon").do("b", "wheel:aragon")
    assert found.knights("aragon") == {"a": 3, "b": 1}


@pytest.mark.rule("EG-10.27", "EG-10.38", "EG-20.10", "EG-20.14")
@pytest.mark.parametrize("card", ["d2_score_any_region", "d3_score_any_region"])
def test_a_region_of_choice(card: str) -> None:
    found = desk(card, regions={"aragon": {"b": 2, "a": 1}}, castle={"a": 5})
    assert found.options("a", "score") == set(REGION_IDS)
    assert found.refuses("a", "score:castle")
    empty = copied(found.s)
    assert found.do("a", "score:aragon").points == [4, 5, 0, 0]
    found.s = empty
    assert found.do("a", "score:valencia").points == [0, 0, 0, 0]


# --- deck 3


@pytest.mark.rule("EG-10.30")
def test_the_set_is_fixed_at_the_beginning() -> None:
    board = {name: {"a": 1} for name in ("galicia", "cataluna", "sevilla")}
    found = desk("d3_score_fours", regions=board, vetoes=["b"])
    assert found.options("a", "score") == set(board)
    found.do("a", "score:sevilla").do("b", "pass")
    assert found.options("a", "score") == {"galicia", "cataluna"}


@pytest.mark.rule("EG-10.31", "EG-10.32", "EG-10.33")
@pytest.mark.parametrize(
    ("card", "markers", "regions"),
    [
        ("d3_score_fours", {}, "galicia cataluna sevilla"),
        ("d3_score_fours", {"marker_4": "castilla_nueva"}, "galicia cataluna sevilla castilla_nueva"),
        ("d3_score_fours", {"marker_8": "sevilla", "marker_4": "castle"}, "galicia cataluna"),
        ("d3_score_fives", {}, "pais_vasco aragon valencia"),
        ("d3_score_fives", {"marker_4": "aragon"}, "pais_vasco valencia"),
        ("d3_score_sixes_sevens", {}, "castilla_vieja castilla_nueva granada"),
        ("d3_score_sixes_sevens", {"marker_8": "castilla_nueva"}, "castilla_vieja granada"),
    ],
)
def test_scorings_by_value(card: str, markers: dict[str, str], regions: str) -> None:
    found = desk(card, regions={name: {"a": 1} for name in REGION_IDS}, markers=markers)
    scored = {REGION_IDS[e.args["place"]] for e in events(found.s) if e.kind in SCORED}
    assert scored == set(regions.split())


@pytest.mark.rule("EG-10.35")
def test_sole_majorities_only() -> None:
    board = {"aragon": {"a": 2, "b": 1}, "sevilla": {"b": 1, "c": 1}, "galicia": {"c": 3, "a": 2}}
    found = desk("d3_score_firsts_only", regions=board, grandes={"a": "aragon"})
    assert found.points == [5 + 2, 0, 4 + 2, 0]
    assert sum(e.kind in SCORED for e in events(found.s)) == 9


@pytest.mark.rule("EG-10.36", "EG-10.37")
@pytest.mark.parametrize(
    ("card", "scored"),
    [("d3_score_most_knights", {"aragon", "valencia"}), ("d3_score_least_knights", {"sevilla", "granada"})],
)
def test_scorings_by_number_of_knights(card: str, scored: set[str]) -> None:
    board = {
        "aragon": {"a": 2, "b": 2},
        "valencia": {"c": 4},
        "sevilla": {"b": 1},
        "granada": {"d": 1},
        "galicia": {"d": 2},
    }
    found = desk(card, regions=board, castle={"a": 20})
    assert {REGION_IDS[e.args["place"]] for e in events(found.s) if e.kind in SCORED} == scored
    assert not [e for e in events(desk(card).s) if e.kind in SCORED]


# --- decks 4 and 5


@pytest.mark.rule("EG-10.41", "EG-20.12")
def test_the_mobile_scoreboards() -> None:
    found = desk("d4_scoreboard", markers={"marker_4": "castle"})
    assert found.allows("a", "marker:marker_4>aragon", "marker:marker_8>aragon")
    assert found.refuses("a", "marker:marker_8>castle", "marker:marker_4>castle")
    found.do("a", "marker:marker_4>aragon")
    assert found.s.marker.tolist() == [-1, R["aragon"]]


@pytest.mark.rule("EG-10.42")
def test_a_power_card_comes_back() -> None:
    found = desk("d4_power_card", discarded={"a": [2, 7]})
    current = int(found.s.power[0])
    values = [choice for choice in range(1, 14) if found.allows("a", f"recover:{choice}")]
    assert values == sorted({2, 7, current})
    again = copied(found.s)
    found.do("a", "recover:7")
    assert found.s.hand[0] >> 7 & 1
    assert not found.s.taken_back[0]
    found.s = again
    order = again.order.tolist()
    found.do("a", f"recover:{current}")
    assert found.s.taken_back[0] == 1
    assert found.s.hand[0] >> current & 1
    assert found.s.power[0] == current
    assert found.s.order.tolist() == order


@pytest.mark.rule("EG-10.43", "EG-18.1")
def test_the_court() -> None:
    found = desk("d4_court", province={"a": 9})
    assert found.kinds("a") == {"reinforce"}
    assert found.allows("a", "court:0", "court:1", "court:2")
    assert found.refuses("a", "court:3", "stop")
    one = desk("d4_court", province={"a": 1}, regions={"aragon": {"a": 2}}).do("a", "court:1")
    assert one.options("a", "recall") == {"aragon"}
    one.do("a", "recall:aragon")
    assert one.s.court[0] == 2
    assert one.kinds("a") == {"deployment", "end"}
    none = desk("d4_court", regions={"aragon": {"a": 3}})
    assert none.kinds("a") == {"recall", "stop"}


@pytest.mark.rule("EG-10.44")
def test_the_grande() -> None:
    found = desk("d4_grande", grandes={"a": "aragon"})
    assert found.options("a", "grande") == FREE - {"aragon"}
    assert found.do("a", "grande:valencia").s.grande[0] == R["valencia"]


@pytest.mark.rule("EG-10.45")
def test_regions_named_once_are_scored() -> None:
    found = desk("d4_secret_scoring", regions={name: {"d": 1} for name in REGION_IDS})
    assert found.to_act == "abcd"
    assert found.options("a", "wheel") == set(REGION_IDS)
    found.do("d", "wheel:aragon").do("b", "wheel:aragon").do("a", "wheel:galicia").do("c", "wheel:granada")
    assert found.points == [0, 0, 0, 4 + 2 + 6]


@pytest.mark.rule("EG-10.46", "EG-20.11", "EG-20.14")
def test_expulsion() -> None:
    found = desk("d4_expulsion", regions=MIXED)
    assert found.options("a", "expel") == FREE
    found.do("a", "expel:aragon")
    assert found.to_act == "bc"
    assert found.options("b", "wheel") == set(REGION_IDS) - {"aragon"}
    found.do("b", "wheel:sevilla").do("c", "wheel:galicia")
    assert found.knights("aragon") == {"a": 3}
    assert found.knights("sevilla") == {"a": 1, "b": 4}
    assert found.knights("galicia") == {"a": 2, "b": 2, "c": 2}
    assert found.s.court[2] == 1
    empty = desk("d4_expulsion", regions=MIXED).do("a", "expel:granada")
    assert empty.s.action < 0


@pytest.mark.rule("EG-10.47", "EG-10.51", "EG-8.2")
def test_the_king_moves() -> None:
    assert desk("d4_royal_adviser").options("a", "king") == {"pais_vasco", "castilla_vieja"}
    found = desk("d5_king")
    assert found.options("a", "king") == FREE
    assert found.do("a", "king:sevilla").s.king == R["sevilla"]


# --- when an action is possible


NOTHING: dict[str, Any] = {}
KINGS = {"regions": {"galicia": {"a": 3, "b": 3}}}
OWN = {"regions": {"aragon": {"a": 1}}}
RIVAL = {"regions": {"aragon": {"b": 1}}}
POSSIBLE: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = {
    "d1_move_any_3": ([OWN, RIVAL], [NOTHING, KINGS]),
    "d1_move_any_4": ([OWN, RIVAL], [NOTHING, KINGS]),
    "d1_move_own_4": ([OWN], [NOTHING, KINGS, RIVAL]),
    "d1_move_rival_3": ([RIVAL], [NOTHING, KINGS, OWN]),
    "d1_move_own_2_rival_2": ([OWN, RIVAL], [NOTHING, KINGS]),
    "d1_move_5_from_region": ([OWN, RIVAL], [NOTHING, KINGS]),
    "d1_move_all_own_from_region": ([OWN], [NOTHING, KINGS, RIVAL]),
    "d1_deploy_2_anywhere": ([{"court": {"a": 1}}], [NOTHING, OWN, {"court": {"b": 1}}]),
    "d1_all_own_or_deploy_2": ([{"court": {"a": 1}}, OWN], [NOTHING, KINGS, RIVAL]),
    "d2_veto": ([], [NOTHING, OWN, RIVAL]),
    "d2_court_all_back": ([{"court": {"b": 1}}], [NOTHING, RIVAL, {"court": {"a": 1}}]),
    "d2_court_3_back": ([{"court": {"b": 1}}], [NOTHING, RIVAL, {"court": {"a": 1}}]),
    "d2_banishment": ([RIVAL], [NOTHING, KINGS, OWN]),
    "d2_angry_king": ([RIVAL, {"court": {"b": 1}}], [NOTHING, KINGS, OWN, {"court": {"a": 1}}]),
    "d2_outlaws": ([RIVAL], [NOTHING, KINGS, OWN]),
    "d2_urgent_affairs": ([RIVAL], [NOTHING, KINGS, OWN]),
    "d4_court": ([{"province": {"a": 1}}, OWN], [NOTHING, KINGS, RIVAL]),
    "d4_grande": ([{"grandes": {"a": "aragon"}}], [{"grandes": {"a": "galicia"}}]),
    "d4_expulsion": ([RIVAL], [NOTHING, KINGS, OWN]),
}


@pytest.mark.rule("EG-19")
@pytest.mark.parametrize("card", CARD_IDS)
def test_when_a_special_action_is_possible(card: str) -> None:
    yes, no = POSSIBLE.get(card, ([NOTHING], []))
    for pieces in yes:
        assert possible(desk(card, begin=False, **pieces).s, 0, C[card]), pieces
    for pieces in no:
        assert not possible(desk(card, begin=False, **pieces).s, 0, C[card]), pieces


def test_every_card_is_tested_by_name() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [card["id"] for card in DATA["action_cards"]["items"] if f'"{card["id"]}"' not in source] == []
