"""LA-7, LA-8: the 36 laws, one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reinos.core.trial import Refused
from reinos.games.lancaster.box import LAW_IDS
from tests.games.lancaster.tables import Fragment, acting, battle, county, law

TWO_BATTLES = [battle("b1", ("blue", [1])), battle("b2", ("blue", [2]), ("red", [1]))]


def scores(v: Fragment, *players: str) -> list[int]:
    return [v.of("score", player) for player in players]


# --- base laws


@pytest.mark.rule("LA-7.1")
def test_most_gold_upgrades() -> None:
    v = law("law_most_gold_upgrade", players={"blue": {"gold": 3, "court": [1]}, "red": {"gold": 2, "court": [1]}})
    assert acting(v.s) == [v.seat("blue")]
    v.act("upgrade_target", "blue", place="court", strength=1)
    assert v.court("blue") == [2]
    assert v.s.to_act == 0


@pytest.mark.rule("LA-7.2")
def test_most_squires_recruit_and_those_in_counties_do_not_count() -> None:
    v = law(
        "law_most_squires_knight",
        players={"blue": {"squires": 1, "court": []}, "red": {"squires": 2, "court": []}},
        counties={"york": county("blue", 3, 5)},
    )
    assert (v.court("blue"), v.court("red")) == ([], [1])


@pytest.mark.rule("LA-7.3")
def test_three_points_for_two_counties() -> None:
    assert scores(
        law("law_pp3_per_2_counties", counties_held={"blue": 4, "red": 3, "green": 1}), "blue", "red", "green"
    ) == [6, 3, 0]


@pytest.mark.rule("LA-7.4")
def test_votes_for_gold() -> None:
    v = law("law_buy_votes", players={"blue": {"gold": 3, "votes": 0}, "red": {"gold": 0}})
    assert v.offers("blue") == [f"trade times={times}" for times in range(4)]
    v.act("law_trade", "blue", times=3)
    assert (v.of("gold", "blue"), v.of("votes", "blue")) == (0, 3)
    assert v.s.to_act == 0  # red cannot buy and is not asked


@pytest.mark.rule("LA-7.5")
def test_tribute() -> None:
    v = law("law_squire_gold_pp3", players={"blue": {"gold": 3, "squires": 2}})
    assert len(v.offers("blue")) == 3
    v.act("law_trade", "blue", times=2)
    assert (v.of("gold", "blue"), v.of("squires", "blue"), v.of("score", "blue")) == (1, 0, 6)


@pytest.mark.rule("LA-7.6")
def test_extension_for_two_battles() -> None:
    v = law("law_extension_per_2_battles", battles_in={"blue": 4, "red": 1})
    for space in (0, 1):
        v.choose(0, "build", space=space)
    assert v.s.tiles[0].tolist() == [1, 1, 0, 0, 0, 0]
    assert v.s.to_act == 0


@pytest.mark.rule("LA-7.7")
def test_squires_for_twos() -> None:
    v = law("law_squire_per_str2", players={"blue": {"deployed": [2, 2, 1]}, "red": {"court": [2], "deployed": [2]}})
    assert (v.of("squires", "blue"), v.of("squires", "red")) == (2, 1)


@pytest.mark.rule("LA-7.8")
def test_spoils() -> None:
    v = law("law_gsv_per_2_battles", battles_in={"blue": 3, "red": 4, "green": 1})
    for player, times in (("blue", 1), ("red", 2), ("green", 0)):
        assert [v.of(field, player) for field in ("gold", "squires", "votes")] == [times] * 3


@pytest.mark.rule("LA-7.9")
def test_no_twos() -> None:
    v = law(
        "law_no_str2_upgrade",
        players={"blue": {"deployed": [1], "court": [2]}, "red": {"deployed": [2, 1]}, "green": {"deployed": [4]}},
    )
    assert acting(v.s) == [v.seat("blue")]  # a 2 in court is not deployed; green has nobody to upgrade
    v.act("upgrade_target", "blue", place="court", strength=2)
    assert v.s.to_act == 0


@pytest.mark.rule("LA-7.10")
@pytest.mark.parametrize("scope", ["in_play", "deployed"])
def test_champion(scope: str) -> None:
    players = {
        "blue": {"deployed": [1], "reserve": [4]},
        "red": {"deployed": [3, 4]},
        "green": {"court": [3], "reserve": [4]},
    }
    v = law(
        "law_str3_to_str4", players=players, counties={"york": county("blue", 3, 2)}, options={"upgrade_scope": scope}
    )
    assert acting(v.s) == [v.seat("blue")]
    assert v.kinds("blue") == {"champion", "decline"}
    v.act("law_champion", "blue", swap=True)
    assert v.s.garrison[2] == 4
    assert v.s.retinue[2] == 2
    assert v.reserve("blue") == [3]
    assert v.s.to_act == 0


@pytest.mark.rule("LA-7.11", "LA-14.13")
def test_fortress() -> None:
    six = [f"ext_{name}" for name in ("squires", "gold", "votes", "mixed", "recruit", "training")]
    players = {
        "blue": {"extensions": six},
        "red": {"extensions": six[:2], "face_down": six[2:3]},
        "green": {"extensions": six[:2]},
    }
    assert scores(law("law_pp5_per_3_extensions", players=players), "blue", "red", "green") == [10, 5, 0]


@pytest.mark.rule("LA-7.12")
def test_glory() -> None:
    assert scores(law("law_pp3_per_battle", battles=TWO_BATTLES), "blue", "red") == [6, 3]


@pytest.mark.rule("LA-7.13")
def test_dominion() -> None:
    assert scores(law("law_pp8_per_3_counties", counties_held={"blue": 6, "red": 3}), "blue", "red") == [16, 8]


@pytest.mark.rule("LA-7.14", "LA-1.2")
def test_three_novices() -> None:
    players = {"blue": {"deployed": [1, 1, 1]}, "red": {"deployed": [1, 1], "court": [1]}}
    assert scores(law("law_three_str1_pp5", players=players), "blue", "red") == [5, 0]


@pytest.mark.rule("LA-7.15")
def test_sons_of_nobles() -> None:
    v = law(
        "law_knight_per_3_nobles",
        players={"blue": {"nobles_count": 6, "court": []}, "red": {"nobles_count": 9, "court": [], "reserve": [1]}},
    )
    assert (v.court("blue"), v.court("red")) == ([1, 1], [1])


@pytest.mark.rule("LA-7.16")
def test_gold_to_points() -> None:
    v = law("law_gold_to_pp", players={"blue": {"gold": 4}}).act("law_trade", "blue", times=3)
    assert (v.of("gold", "blue"), v.of("score", "blue")) == (1, 3)


@pytest.mark.rule("LA-7.17")
def test_squires_to_points() -> None:
    v = law("law_squire_to_pp", players={"blue": {"squires": 2}}, counties={"york": county("blue", 3, 4)})
    assert len(v.offers("blue")) == 3  # those in York cannot be turned into points
    v.act("law_trade", "blue", times=2)
    assert (v.of("squires", "blue"), v.of("score", "blue")) == (0, 2)


@pytest.mark.rule("LA-7.18", "LA-14.7")
def test_complete_company_counts_the_court() -> None:
    players: dict[str, Any] = {
        "blue": {"court": [1, 2], "deployed": [3, 4]},
        "red": {"court": [1, 1], "deployed": [3, 4]},
        "green": {"deployed": [1, 2, 2, 3, 4]},
    }
    assert scores(law("law_set_1234_pp6", players=players), "blue", "red", "green") == [6, 0, 6]


# --- new laws


@pytest.mark.rule("LA-8.1")
def test_most_gold_squire_and_vote() -> None:
    v = law("nlaw_most_gold_sv", players={"blue": {"gold": 2}, "red": {"gold": 2}, "green": {"gold": 1}})
    for player, times in (("blue", 1), ("red", 1), ("green", 0)):
        assert [v.of("squires", player), v.of("votes", player)] == [times, times]


@pytest.mark.rule("LA-8.2")
def test_vote_a_battle() -> None:
    v = law("nlaw_vote_per_battle", battles=TWO_BATTLES)
    assert (v.of("votes", "blue"), v.of("votes", "red")) == (2, 1)


@pytest.mark.rule("LA-8.3")
def test_most_squires_gold_and_vote() -> None:
    v = law("nlaw_most_squires_gv", players={"blue": {"squires": 3}, "red": {"squires": 1}})
    assert [v.of(field, "blue") for field in ("gold", "votes")] == [1, 1]
    assert [v.of(field, "red") for field in ("gold", "votes")] == [0, 0]


@pytest.mark.rule("LA-8.4")
def test_squires_to_the_front() -> None:
    battles = [
        battle("b1", ("blue", [2]), card="battle_5a"),
        battle("b2", ("red", [1]), ("blue", [1]), card="battle_3"),
    ]
    v = law("nlaw_squires_to_battles", players={"blue": {"squires": 5}, "red": {"squires": 0}}, battles=battles)
    v.choose(v.seat("blue"), "front", battle=v.battle("b2"))
    assert v.kinds("blue") == {"front", "done"}
    v.choose(v.seat("blue"), "front", battle=v.battle("b2"))
    assert v.s.to_act == 0  # two battles, two squires
    assert v.of("squires", "blue") == 3
    scored = v.later("battle")
    assert scores(scored, "blue", "red") == [3 + 2, 1]  # b2: 1 + 2 and 1 beat 3, b1: 2 loses to 5
    assert not scored.s.aid.any()
    with pytest.raises(Refused):
        law("nlaw_squires_to_battles", players={"blue": {"squires": 5}}, battles=battles).act(
            "law_squires", "blue", to={"b1": 3}
        )


@pytest.mark.rule("LA-8.5")
def test_squires_for_novices() -> None:
    v = law("nlaw_squire_per_str1", players={"blue": {"deployed": [1, 1, 2]}, "red": {"court": [1], "deployed": [3]}})
    assert (v.of("squires", "blue"), v.of("squires", "red")) == (2, 0)


@pytest.mark.rule("LA-8.6")
def test_castle_guard() -> None:
    players = {"blue": {"castle": {"castle_gold": 1, "castle_votes": 4}}, "red": {"extensions": ["ext_gold"]}}
    assert scores(law("nlaw_pp3_per_castle_knight", players=players), "blue", "red") == [6, 0]


@pytest.mark.rule("LA-8.7")
def test_commoners_comfort() -> None:
    v = law("nlaw_no_nobles_gsv", players={"blue": {}, "red": {"nobles": ["york"]}})
    assert [v.of(field, "blue") for field in ("gold", "squires", "votes")] == [1, 1, 1]
    assert [v.of(field, "red") for field in ("gold", "squires", "votes")] == [0, 0, 0]


@pytest.mark.rule("LA-8.8")
def test_extensions_for_gold() -> None:
    v = law("nlaw_buy_extension", players={"blue": {"gold": 9, "castle": {"castle_gold": 2}, "court": []}})
    assert len(v.offers("blue")) == 3
    v.act("law_trade", "blue", times=2)
    assert v.of("gold", "blue") == 1
    v.act("extension_tile", "blue", tile="ext_gold")
    v.act("extension_tile", "blue", tile="ext_votes")
    assert v.court("blue") == [2]
    assert v.s.tiles[0].tolist() == [0, 1, 1, 0, 0, 0]
    stock = {"gold": 13, "extensions": [f"ext_{n}" for n in ("gold", "squires", "votes", "mixed")]}
    assert len(law("nlaw_buy_extension", players={"blue": stock}).offers("blue")) == 3


@pytest.mark.rule("LA-8.9", "LA-14.12")
def test_county_tax() -> None:
    held = {"york": county("blue", 3, 2), "surrey": county("blue", 1, 1), "dorset": county("red", 1)}
    v = law(
        "nlaw_county_tax", players={"blue": {"gold": 1, "court": []}, "red": {"gold": 0, "court": []}}, counties=held
    )
    v.act("law_tax", "blue", pay=["york"])
    assert (v.holder("york"), v.holder("surrey"), v.holder("dorset")) == ("blue", None, None)
    assert (v.court("blue"), v.court("red"), v.of("squires", "blue")) == ([1], [1], 0)
    assert v.of("gold", "blue") == 0


@pytest.mark.rule("LA-8.10")
def test_brothers_in_arms() -> None:
    players = {"blue": {"deployed": [2, 2]}, "red": {"deployed": [2], "court": [2]}}
    assert scores(law("nlaw_both_str2_pp3", players=players), "blue", "red") == [3, 0]


@pytest.mark.rule("LA-8.11")
def test_most_leftover_votes() -> None:
    players = {
        "blue": {"leftover_votes": 2, "votes": 0},
        "red": {"leftover_votes": 1, "votes": 9},
        "green": {"leftover_votes": 2},
    }
    v = law("nlaw_most_left_votes_upgrade", players=players)
    assert acting(v.s) == [v.seat("blue")]
    v.take_nothing()
    assert acting(v.s) == [v.seat("green")]


@pytest.mark.rule("LA-8.12")
def test_lordship() -> None:
    assert scores(law("nlaw_pp5_per_2_counties", counties_held={"blue": 5, "red": 2}), "blue", "red") == [10, 5]


@pytest.mark.rule("LA-8.13")
def test_exchange_house() -> None:
    v = law("nlaw_exchange", players={"blue": {"gold": 4, "squires": 0}})
    assert v.offers("blue") == ["exchange way=0", "done"]
    v.act("law_exchange", "blue", trades=["gold", "gold", "squires"])
    assert (v.of("gold", "blue"), v.of("squires", "blue")) == (1, 0)
    assert v.s.to_act == 0


@pytest.mark.rule("LA-8.14", "LA-10.5")
def test_upkeep() -> None:
    players = {
        "blue": {"squires": 1, "extensions": ["ext_gold", "ext_votes"]},
        "red": {"squires": 0, "extensions": ["ext_gold"]},
    }
    v = law("nlaw_extension_upkeep", players=players)
    v.act("law_upkeep", "blue", pay=["ext_gold"])
    assert v.s.tiles[:2].tolist() == [[0, 1, 2, 0, 0, 0], [0, 2, 0, 0, 0, 0]]
    castle = v.later("castle")
    assert (castle.of("gold", "blue"), castle.of("gold", "red")) == (2, 0)
    assert castle.of("votes", "blue") == 1  # of the lord, none of the tile
    assert castle.s.tiles[:2].tolist() == [[0, 1, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0]]


@pytest.mark.rule("LA-8.15")
def test_valour_of_the_retinue() -> None:
    assert scores(
        law("nlaw_pp3_per_2_county_squires", county_squires={"blue": [1, 2, 2], "red": [1]}), "blue", "red"
    ) == [6, 0]


@pytest.mark.rule("LA-8.16")
def test_the_kings_army() -> None:
    battles = [battle("b1", ("blue", [1, 1]), ("red", [4])), battle("b2", ("red", [1]), row="lower")]
    assert scores(law("nlaw_most_battle_knights_pp5", battles=battles), "blue", "red") == [5, 5]


@pytest.mark.rule("LA-8.17")
def test_masterless_lands() -> None:
    held = {"york": county("blue", 3), "surrey": county("blue", 1), "dorset": county("red", 1)}
    v = law(
        "nlaw_pp3_per_nobleless_county", counties=held, noble_stacks={"york": 0, "surrey": 1, "dorset": 0, "bedford": 0}
    )
    assert scores(v, "blue", "red") == [3, 3]


@pytest.mark.rule("LA-8.18")
def test_grand_offering() -> None:
    v = law("nlaw_gsv_pp3", players={"blue": {"gold": 3, "squires": 2, "leftover_votes": 1, "votes": 5}})
    assert len(v.offers("blue")) == 2  # votes won by laws cannot be used
    v.act("law_trade", "blue", times=1)
    assert [v.of(field, "blue") for field in ("gold", "squires", "leftover", "votes", "score")] == [2, 1, 0, 5, 3]


@pytest.mark.rule("LA-14.14")
def test_leftover_votes_are_counted_before_they_are_spent() -> None:
    v = Fragment(
        phase="law",
        laws_in_force=["nlaw_gsv_pp3", "nlaw_most_left_votes_upgrade", "nlaw_vote_per_battle"],
        players={"blue": {"gold": 2, "squires": 2, "leftover_votes": 2}, "red": {"leftover_votes": 1}},
    )
    v.act("law_trade", "blue", times=2)
    assert acting(v.s) == [v.seat("blue")]
    assert v.asked() == "upgrade_target"


def test_every_law_has_been_tested() -> None:
    assert len(LAW_IDS) == 36
    source = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in LAW_IDS if f'"{name}"' not in source] == []
