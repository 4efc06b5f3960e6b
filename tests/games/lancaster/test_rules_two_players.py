"""LA-12: two players and their allies."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core.trial import Refused
from reinos.games.lancaster.asking import PARLIAMENT
from reinos.games.lancaster.scoring import prize
from tests.games.lancaster.tables import Fragment, acting, battle, county, offers, random_play, run_to, table


def duel(phase: str, **state: Any) -> Fragment:
    return Fragment(players_count=2, turn_order=["blue", "red"], phase=phase, **state)


@pytest.mark.rule("LA-12.1", "LA-16.4")
def test_purses_are_open() -> None:
    s = table(players=2)
    assert s.open_resources == 1
    assert set(s.noble_stack.tolist()) == {2}


@pytest.mark.rule("LA-12.3")
def test_own_or_ally_knight_in_any_order_until_both_courts_are_empty() -> None:
    v = duel(
        "place",
        players={"blue": {"court": [1]}, "red": {"court": []}},
        allies={"blue": {"court": [1]}, "red": {"court": []}},
    )
    assert {choice.args["ally"] for choice in offers(v.s, 0)} == {0, 1}
    v.act("place", "blue", ally=True, knight=1, to={"castle": "ally_recruit"})
    assert acting(v.s) == [0]
    v.act("place", "blue", knight=1, to={"castle": "castle_gold"})
    assert v.s.phase == PARLIAMENT


@pytest.mark.rule("LA-12.3", "LA-12.5")
def test_an_ousted_ally_knight_returns_to_the_allys_court() -> None:
    v = duel(
        "place",
        players={"blue": {"court": []}, "red": {"court": [2]}},
        allies={"blue": {"court": []}, "red": {"court": []}},
        counties={"stafford": county("ally_of_blue", 1)},
    )
    v.act("place", "red", knight=2, to={"county": "stafford", "squires": 0})
    assert v.court("ally_of_blue") == [1]
    assert acting(v.s) == [0]


@pytest.mark.rule("LA-12.4", "LA-12.11")
def test_where_ally_knights_may_go() -> None:
    v = duel(
        "place",
        players={"blue": {"court": [1], "squires": 4}},
        allies={"blue": {"court": [2], "castle": {"ally_training": 1}}},
        counties={"surrey": county("red", 1, 1)},
        battles=[battle("b1")],
    )
    own = {c.args["place"] for c in offers(v.s, 0) if not c.args["ally"]}
    ally = {c.args["place"] for c in offers(v.s, 0) if c.args["ally"]}
    assert own == {2, 8, 9, 10, 11, 12, 13, 14, 15, 18}
    assert ally == {1, 2, 5, 6, 8, 10, 18}  # not Surrey: squires never go with it; one castle space is free
    v.act("place", "blue", ally=True, knight=2, to={"county": "stafford", "squires": 0})
    assert v.of("squires", "blue") == 4
    with pytest.raises(Refused):
        v.act("place", "blue", knight=1, to={"castle": "ally_recruit"})


@pytest.mark.rule("LA-12.5")
def test_friends_do_not_displace_each_other() -> None:
    counties = {"stafford": county("blue", 1), "dorset": county("ally_of_blue", 1), "surrey": county("ally_of_red", 1)}
    v = duel(
        "place", players={"blue": {"court": [4], "squires": 3}}, allies={"blue": {"court": [4]}}, counties=counties
    )
    for ally in (0, 1):
        places = {c.args["place"] for c in offers(v.s, 0) if c.args["ally"] == ally}
        assert not places & {2, 8}
        assert 9 in places


@pytest.mark.rule("LA-12.6", "LA-14.23")
def test_what_a_favour_does_for_an_ally() -> None:
    def sent(tile: str, **state: Any) -> Fragment:
        v = duel(
            "place",
            players={"blue": {"court": [1], "gold": 0, "nobles": ["york"]}},
            allies={"blue": {"court": [1]}},
            battles=[battle("b1", ("blue", [2]))],
            **state,
        )
        v.act("place", "blue", ally=True, knight=1, to={"battle": "b1"})
        assert v.s.fighter[v.battle("b1")].tolist() == [0, 2, -1]  # slots apart
        return v.act("favour", "blue", tile=tile)

    for tile in ("favour_gold", "favour_squires", "favour_mixed_1"):
        v = sent(tile)
        assert (v.of("gold", "blue"), v.of("squires", "blue")) == (0, 0)
    v = sent("favour_upgrade")
    assert v.offers("blue") == ["upgrade place=18 strength=1", "decline"]
    v.act("upgrade_target", "blue", place="battle:b1", strength=1)
    assert v.s.stack[v.battle("b1"), 1, 0] == 2
    v = sent("favour_noble", noble_stacks={"surrey": 0})
    assert v.offers("blue") == [f"remove county={n}" for n in range(8)]  # York too; and no way to decline
    v.act("favour_remove_noble", "blue", county="york")
    assert (v.s.noble_stack[2], v.s.nobles[0].sum()) == (1, 1)
    empty = dict.fromkeys(
        ("northumberland", "stafford", "york", "gloucester", "bedford", "suffolk", "somerset", "dorset", "surrey"), 0
    )
    assert sent("favour_noble", noble_stacks=empty).asked() == "place"


@pytest.mark.rule("LA-12.7", "LA-12.12")
def test_allies_neither_vote_nor_count() -> None:
    s = run_to(table(players=2), "vote")
    assert acting(s) == [0, 1]
    state: dict[str, Any] = {
        "counties": {
            "york": county("blue", 3),
            "surrey": county("ally_of_blue", 1),
            "dorset": county("ally_of_red", 1),
        },
        "battles": [battle("b1", ("ally_of_blue", [1, 1]), ("red", [1]))],
    }
    assert duel("law", law="law_pp3_per_2_counties", **state).of("score", "blue") == 0
    v = duel("law", law="nlaw_most_battle_knights_pp5", **state)
    assert (v.of("score", "blue"), v.of("score", "red")) == (0, 5)
    v = duel("law", law="nlaw_squires_to_battles", players={"blue": {"squires": 2}, "red": {"squires": 0}}, **state)
    assert v.s.to_act == 0  # blue has no slot of its own


@pytest.mark.rule("LA-12.12", "LA-14.24")
def test_allies_owe_no_tax() -> None:
    v = duel(
        "law",
        law="nlaw_county_tax",
        players={"blue": {"gold": 0, "court": []}, "red": {"gold": 0, "court": []}},
        allies={"blue": {"court": []}},
        counties={"stafford": county("blue", 1), "dorset": county("ally_of_blue", 1)},
    )
    assert (v.holder("stafford"), v.holder("dorset")) == (None, "ally_of_blue")


@pytest.mark.rule("LA-12.8")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("northumberland", {0, 3}),
        ("stafford", {0, 1, 3}),
        ("york", {0, 1, 3}),
        ("somerset", {0, 3}),
        ("dorset", {0, 1, 3}),
        ("surrey", {0, 3}),
    ],
)
def test_options_of_an_ally(name: str, options: set[int]) -> None:
    v = duel(
        "county",
        county=name,
        counties={name: county("ally_of_blue", 4)},
        players={"blue": {"gold": 9}},
        allies={"blue": {"court": [1]}},
        battles=[battle("b1")],
    )
    assert {c.args["option"] for c in offers(v.s, 0)} == options


@pytest.mark.rule("LA-12.8", "LA-12.13")
def test_rewards_of_an_ally_go_to_the_ally() -> None:
    v = duel(
        "county",
        county="york",
        counties={"york": county("ally_of_blue", 3)},
        allies={"blue": {"court": [], "reserve": [1]}},
    )
    v.act("county", "blue", option="reward")
    assert (v.court("ally_of_blue"), v.of("votes", "blue")) == ([1, 3], 0)
    v = duel("county", county="surrey", counties={"surrey": county("ally_of_blue", 1)}, allies={"blue": {"court": []}})
    v.act("county", "blue", option="noble")
    assert (v.s.noble_stack[8], v.s.nobles[0].sum()) == (1, 0)
    v.act("start_player", "blue", choice="red")
    assert v.s.next_start == 1


@pytest.mark.rule("LA-12.9", "LA-12.14", "LA-12.11")
def test_the_ally_castle_costs_nothing_and_can_be_declined() -> None:
    state: dict[str, Any] = {
        "players": {"blue": {"squires": 3, "extensions": ["ext_recruit"], "court": []}},
        "allies": {"blue": {"castle": {"ally_recruit": 1, "ally_training": 2}, "court": []}},
    }
    v = duel("castle", **state)
    assert v.offers("blue") == ["item space=4", "item space=6", "item space=7", "done"]
    v.choose(0, "item", space=7)
    v.act("upgrade_target", "blue", place="castle:ally_training", strength=2)
    v.choose(0, "item", space=4)
    v.choose(0, "item", space=6)
    assert (v.court("ally_of_blue"), v.court("blue"), v.of("squires", "blue")) == ([1, 1, 3], [1], 0)
    declined = duel("castle", **state)
    declined.take_nothing()
    assert declined.court("ally_of_blue") == [1, 2]
    nobody = {"blue": {"castle": {"ally_recruit": 1}, "court": [], "reserve": [2, 3]}}
    assert duel("castle", players={"blue": {}}, allies=nobody).s.to_act == 0  # no strength-1 knight left: lost


@pytest.mark.rule("LA-12.10")
def test_values_of_an_ally_are_lost_and_its_prisoners_are_not_ransomed() -> None:
    v = duel(
        "battle",
        battles=[battle("b1", ("blue", [1]), ("ally_of_red", [3]), ("red", [1]), row="lower", card="battle_6a")],
        players={"blue": {"gold": 5, "court": []}, "red": {"gold": 5, "court": []}},
        allies={"red": {"court": [], "reserve": []}},
    )
    assert (v.of("score", "red"), v.of("score", "blue")) == (1, 0)  # the ally would have got 3
    assert v.reserve("ally_of_red") == [3]
    assert acting(v.s) == [0]
    v.act("ransom", "blue", knights=[1]).act("ransom", "red", knights=[])
    assert (v.court("blue"), v.court("red")) == ([1], [])


@pytest.mark.rule("LA-12.10", "LA-14.9")
def test_prizes_with_two_players() -> None:
    assert [prize(2, 0, 1), prize(2, 1, 1), prize(2, 0, 2)] == [8, 0, 4]
    v = duel("final", strength={"blue": 5, "red": 5}, squires={"blue": 1, "red": 1})
    assert v.s.final[:2, 0].tolist() == [4, 4]


@pytest.mark.rule("LA-12.13")
def test_reserves_are_separate() -> None:
    v = duel(
        "county",
        county="stafford",
        counties={"stafford": county("ally_of_blue", 1)},
        players={"blue": {"court": [1], "reserve": [2]}},
        allies={"blue": {"court": [1], "reserve": [3]}},
    )
    assert {c.args["option"] for c in offers(v.s, 0)} == {0, 3}  # the 2 of the player is no use to the ally


@pytest.mark.rule("LA-12.14")
def test_an_ally_without_knights_has_no_further_part() -> None:
    s = table(players=2)
    s.reserve[2] += s.court[2]
    s.court[2] = 0
    for _, choice, _ in random_play(s, 2, until=lambda s: s.round == 2):
        if choice.kind == "send" and choice.args["ally"]:
            assert s.court[2].sum() == 0
