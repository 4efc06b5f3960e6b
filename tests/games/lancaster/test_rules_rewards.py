"""LA-5: rewards."""

from __future__ import annotations

import pytest

from reinos.core.trial import Refused
from tests.games.lancaster.tables import Fragment, battle, county, offers


def scored(name: str, owner: str = "blue", knight: int = 3, squires: int = 0, **state: object) -> Fragment:
    """A county being scored."""
    counties = {name: county(owner, knight, squires), **state.pop("counties", {})}  # type: ignore[dict-item]
    return Fragment(phase="county", county=name, counties=counties, **state)


@pytest.mark.rule("LA-5.1", "LA-5.2")
def test_gold_and_squires_come_from_the_supply() -> None:
    v = scored("surrey", players={"blue": {"gold": 1, "squires": 4}})
    v.act("county", "blue", option="reward")
    assert (v.of("gold", "blue"), v.of("squires", "blue")) == (3, 6)


@pytest.mark.rule("LA-5.3", "LA-14.17")
def test_votes_of_phase_3_are_for_the_next_round() -> None:
    v = scored("gloucester", players={"blue": {"votes": 0}})
    v.act("county", "blue", option="reward")
    assert v.of("votes", "blue") == 2


@pytest.mark.rule("LA-5.4")
def test_power_points() -> None:
    v = scored("somerset", knight=4)
    v.act("county", "blue", option="reward")
    assert v.of("score", "blue") == 6
    assert v.s.earned[0].tolist() == [6, 0, 0]


@pytest.mark.rule("LA-5.5")
def test_a_new_knight_is_a_one_from_the_reserve() -> None:
    v = scored("suffolk", players={"blue": {"court": [], "reserve": [1, 2, 4]}})
    v.act("county", "blue", option="reward")
    assert (v.court("blue"), v.reserve("blue")) == ([1, 3], [2, 4])


@pytest.mark.rule("LA-5.6", "LA-14.2")
def test_upgrades_of_all_knights_in_play_in_their_place() -> None:
    v = scored(
        "stafford",
        knight=2,
        squires=1,
        players={"blue": {"court": [1], "castle": {"castle_gold": 1}, "reserve": [2, 3, 4]}},
        battles=[battle("b1", ("blue", [2, 1]))],
    )
    v.act("county", "blue", option="reward")
    places = {(c.args["place"], c.args["strength"]) for c in offers(v.s, 0) if c.kind == "upgrade"}
    assert places == {(0, 1), (2, 2), (11, 1), (18, 1), (18, 2)}
    v.act("upgrade_target", "blue", place="battle:b1", strength=2)
    assert v.s.stack[v.battle("b1"), 0, :2].tolist() == [3, 1]
    assert v.reserve("blue") == [2, 2, 4]


@pytest.mark.rule("LA-14.2")
def test_only_deployed_knights_by_option() -> None:
    v = scored(
        "stafford",
        knight=2,
        players={"blue": {"court": [1], "reserve": [2, 3]}},
        options={"upgrade_scope": "deployed"},
    )
    v.act("county", "blue", option="reward")
    assert v.offers("blue") == ["upgrade place=2 strength=2", "decline"]


@pytest.mark.rule("LA-5.7", "LA-9.6")
def test_an_extension_sends_the_knight_home_and_covers_its_space() -> None:
    v = scored("bedford", knight=2, players={"blue": {"court": [], "castle": {"castle_gold": 1}}})
    v.act("county", "blue", option="reward")
    v.act("extension_tile", "blue", tile="ext_gold")
    assert v.court("blue") == [1, 2]
    assert v.s.tiles[0].tolist() == [0, 1, 0, 0, 0, 0]
    assert not v.s.castle[0].any()


@pytest.mark.rule("LA-5.8", "LA-1.5", "LA-14.20")
def test_one_noble_of_each_letter_while_the_stack_lasts() -> None:
    taken = {"players": {"blue": {"nobles": ["york"], "reserve": [1]}}}
    assert "county option=0" not in scored("york", **taken).offers("blue")
    assert "county option=0" not in scored("york", noble_stacks={"york": 0}).offers("blue")
    v = scored("york", players={"blue": {"nobles": ["surrey"]}})
    v.act("county", "blue", option="noble")
    assert v.s.nobles[0].tolist() == [0, 0, 1, 0, 0, 0, 0, 0, 1]
    assert v.s.noble_stack[2] == 1


@pytest.mark.rule("LA-5.9", "LA-9.8")
def test_to_battle_from_dorset() -> None:
    v = scored(
        "dorset",
        knight=2,
        squires=2,
        players={"blue": {"court": []}},
        battles=[battle("b1", ("red", [1])), battle("b2", ("red", [1]), ("green", [1]), ("yellow", [1]), row="lower")],
    )
    v.act("county", "blue", option="reward")
    assert v.offers("blue") == [f"battle battle={v.battle('b1')}"]
    v.act("dorset_battle", "blue", battle="b1")
    assert v.s.fighter[v.battle("b1")].tolist()[1] == v.seat("blue")
    assert v.s.favour.tolist().count(2) == 0
    assert v.holder("dorset") is None
    assert v.of("squires", "blue") == 0
    assert v.court("blue") == []


@pytest.mark.rule("LA-5.10", "LA-14.11")
def test_an_exchange_is_paid_once_and_can_be_declined() -> None:
    castle = {"squires": 6, "extensions": ["ext_recruit"], "court": [], "reserve": [1, 1, 1, 2]}
    v = Fragment(phase="castle", players={"blue": castle})
    v.act("castle_item", "blue", item="ext_recruit")
    assert (v.of("squires", "blue"), v.court("blue")) == (3, [1])
    assert v.s.to_act == 0  # once only, although three squires are left
    v = Fragment(phase="castle", players={"blue": castle})
    v.take_nothing()
    assert (v.of("squires", "blue"), v.court("blue")) == (6, [])


@pytest.mark.rule("LA-5.11", "LA-14.25")
def test_what_has_no_effect_is_not_offered() -> None:
    def asks(**player: object) -> str:
        return Fragment(phase="castle", players={"blue": {"squires": 5, **player}}).asked()

    assert asks(extensions=["ext_recruit"], court=[1, 1, 1], reserve=[2, 2]) == "none"
    assert asks(extensions=["ext_training"], court=[4], reserve=[1]) == "none"
    assert asks(extensions=["ext_training"], court=[1], reserve=[2]) == "castle_order"
    full = [f"ext_{name}" for name in ("squires", "gold", "votes", "mixed", "recruit", "training")]
    assert scored("bedford", players={"blue": {"extensions": full, "nobles": ["bedford"]}}).asked() == "none"
    assert scored("dorset", players={"blue": {"nobles": ["dorset"]}}).asked() == "none"


@pytest.mark.rule("LA-5.12")
def test_no_way_back_after_paying() -> None:
    v = Fragment(phase="castle", players={"blue": {"squires": 2, "extensions": ["ext_training"], "court": [1]}})
    v.act("castle_item", "blue", item="ext_training")
    assert v.kinds("blue") == {"upgrade"}
    v = scored("gloucester", players={"blue": {"gold": 3, "court": [1]}})
    v.act("county", "blue", option="both")
    assert v.kinds("blue") == {"upgrade", "decline"}
    bought = Fragment(phase="law", law="nlaw_buy_extension", players={"blue": {"gold": 9}})
    bought.act("law_trade", "blue", times=2)
    assert bought.kinds("blue") == {"build"}
    bought.choose(0, "build", space=0)
    assert bought.kinds("blue") == {"build"}
    with pytest.raises(Refused):
        bought.act("extension_tile", "blue", tile=None)
