"""LA-4: knights go out."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core.trial import Refused
from reinos.games.lancaster.asking import DEPLOYMENT, PARLIAMENT
from reinos.games.lancaster.rules import proceed
from tests.games.lancaster.tables import Fragment, acting, asked, battle, county, do, offers, random_play, table


def place(**state: Any) -> Fragment:
    return Fragment(phase="place", **state)


def begun(**options: Any) -> Any:
    """A table at the first placement; everybody has built the training tile."""
    s = table(**options)
    while asked(s) == "setup_extension":
        do(s, acting(s)[0], "build", space=5)
    return s


@pytest.mark.rule("LA-4.1")
def test_one_knight_a_turn_clockwise() -> None:
    s = begun(players=4)
    order = []
    for _ in range(8):
        order += acting(s)
        do(s, acting(s)[0], "send", ally=0, knight=1 if len(order) <= 4 else 2, place=10 + len(order) // 5)
    assert order == [(s.start + step) % 4 for step in range(4)] * 2
    assert s.phase == PARLIAMENT


@pytest.mark.rule("LA-4.1", "LA-4.2")
def test_an_ousted_knight_comes_back_to_its_seat_and_is_placed_again() -> None:
    s = begun(players=3)
    one, two, three = ((s.start + step) % 3 for step in range(3))
    do(s, one, "send", ally=0, knight=1, place=2)  # Stafford
    do(s, one, "squires", count=0)
    do(s, two, "send", ally=0, knight=1, place=10)
    do(s, three, "send", ally=0, knight=1, place=10)
    do(s, one, "send", ally=0, knight=2, place=10)
    do(s, two, "send", ally=0, knight=2, place=2)
    do(s, two, "squires", count=0)  # ousts the first seat, whose court was empty
    do(s, three, "send", ally=0, knight=2, place=11)
    assert acting(s) == [one]
    assert asked(s) == "place"
    do(s, one, "send", ally=0, knight=1, place=11)
    assert s.phase == PARLIAMENT


@pytest.mark.rule("LA-4.1")
def test_the_last_one_with_knights_places_them_one_after_another() -> None:
    v = place(players={"blue": {"court": [1, 1, 2]}, "red": {"court": []}, "green": {"court": []}})
    for space in ("castle_gold", "castle_votes", "castle_mixed"):
        v.act("place", "blue", knight=1 if space != "castle_mixed" else 2, to={"castle": space})
    assert v.s.phase == PARLIAMENT


@pytest.mark.rule("LA-4.2")
def test_placing_is_mandatory_and_goes_on_until_courts_are_empty() -> None:
    s = begun(players=4)
    for _, choice, _ in random_play(s, 5, until=lambda s: s.phase != DEPLOYMENT):
        assert choice.kind in ("send", "squires", "favour", "noble", "upgrade", "decline")
    assert not s.court[:4].any()


@pytest.mark.rule("LA-4.3")
def test_squires_do_not_help_to_reach_the_minimum() -> None:
    v = place(players={"blue": {"court": [2, 3], "squires": 9}})
    assert "send ally=0 knight=3 place=3" in v.offers("blue")  # York asks for 3
    assert "send ally=0 knight=2 place=3" not in v.offers("blue")
    assert "send ally=0 knight=3 place=7" not in v.offers("blue")  # Somerset asks for 4


@pytest.mark.rule("LA-4.4", "LA-4.5")
def test_any_number_of_squires_on_an_empty_county() -> None:
    v = place(players={"blue": {"court": [2], "squires": 3}})
    v.choose(0, "send", ally=0, knight=2, place=2)
    assert v.offers("blue") == [f"squires count={count}" for count in range(4)]
    v.choose(0, "squires", count=3)
    assert v.holder("stafford") == "blue"
    assert v.of("squires", "blue") == 0
    assert v.s.retinue[1] == 3


@pytest.mark.rule("LA-4.4")
def test_no_later_reinforcement() -> None:
    v = place(
        players={"blue": {"court": [1], "squires": 4}},
        counties={"stafford": county("blue", 2)},
    )
    assert not any(choice.endswith("place=2") for choice in v.offers("blue"))


@pytest.mark.rule("LA-4.6")
def test_strictly_more_ousts_and_squires_are_lost() -> None:
    state = {
        "players": {"blue": {"court": []}, "red": {"court": [2], "squires": 2}},
        "counties": {"stafford": county("blue", 2, 1)},
    }
    v = place(**state)
    v.choose(v.seat("red"), "send", ally=0, knight=2, place=2)
    assert v.offers("red") == ["squires count=2"]
    v.choose(v.seat("red"), "squires", count=2)
    assert (v.holder("stafford"), v.court("blue"), v.of("squires", "blue")) == ("red", [2], 0)
    with pytest.raises(Refused):
        place(**{**state, "players": {"blue": {"court": []}, "red": {"court": [2], "squires": 1}}}).act(
            "place", "red", knight=2, to={"county": "stafford", "squires": 1}
        )


@pytest.mark.rule("LA-4.7")
def test_never_into_an_own_county() -> None:
    v = place(players={"blue": {"court": [4], "squires": 5}}, counties={"stafford": county("blue", 1)})
    with pytest.raises(Refused):
        v.act("place", "blue", knight=4, to={"county": "stafford", "squires": 5})


@pytest.mark.rule("LA-4.8")
def test_castle_spaces() -> None:
    v = place(players={"blue": {"court": [1], "castle": {"castle_gold": 2}, "extensions": ["ext_votes"], "squires": 3}})
    spaces = [choice for choice in offers(v.s, 0) if choice.kind == "send" and 10 <= choice.args["place"] < 16]
    assert [choice.args["place"] - 10 for choice in spaces] == [0, 3, 4, 5]
    v.act("place", "blue", knight=1, to={"castle": "castle_mixed"})
    assert v.s.castle[0].tolist() == [0, 2, 0, 1, 0, 0]
    assert v.of("squires", "blue") == 3


@pytest.mark.rule("LA-4.9", "LA-4.10", "LA-4.11", "LA-4.12")
def test_slots_and_stacks() -> None:
    v = place(
        players={"green": {"court": [1, 1, 2], "squires": 5}, "red": {"court": [3]}},
        battles=[battle("b1", ("blue", [2])), battle("b2", row="lower")],
        favour_face_up=[],
    )
    v.act("place", "green", knight=1, to={"battle": "b1"})
    v.act("place", "green", knight=1, to={"battle": "b2"})
    v.act("place", "red", knight=3, to={"battle": "b1"})
    v.act("place", "green", knight=2, to={"battle": "b1"})
    b1, b2 = v.battle("b1"), v.battle("b2")
    assert [v.parties[party] for party in v.s.fighter[b1]] == ["blue", "green", "red"]
    assert v.s.stack[b1, 1, :3].tolist() == [1, 2, 0]
    assert v.s.fighter[b2].tolist() == [v.seat("green"), -1, -1]
    assert v.of("squires", "green") == 5
    assert not v.s.aid.any()


@pytest.mark.rule("LA-4.10")
def test_a_full_battle_is_closed_to_others() -> None:
    full = battle("b1", ("blue", [1]), ("green", [1]), ("red", [1]))
    v = place(players={"yellow": {"court": [4]}, "blue": {"court": [2]}}, battles=[full])
    place_of_battle = 16 + v.battle("b1")
    assert not any(choice.endswith(f"place={place_of_battle}") for choice in v.offers("yellow"))
    v.act("place", "blue", knight=2, to={"battle": "b1"})
    assert v.asked() == "favour"


@pytest.mark.rule("LA-4.13", "LA-14.10")
def test_a_favour_must_be_chosen_and_is_turned_down() -> None:
    v = place(
        players_count=4,
        players={"blue": {"court": [1], "gold": 0}},
        battles=[battle("b1")],
        favour_face_up=["favour_gold", "favour_squires"],
    )
    v.act("place", "blue", knight=1, to={"battle": "b1"})
    assert v.offers("blue") == ["favour tile=2", "favour tile=3"]  # and no way to take none
    v.act("favour", "blue", tile="favour_gold")
    assert v.of("gold", "blue") == 2
    assert v.s.favour.tolist() == [2, 2, 2, 1, 2, 2]


@pytest.mark.rule("LA-4.13")
def test_as_many_favours_as_tiles_over_all_battles() -> None:
    v = place(
        players={"blue": {"court": [1, 1, 1, 2, 2, 3, 4]}, "red": {"court": []}, "green": {"court": []}},
        battles=[battle("b1"), battle("b2", row="lower")],
    )
    taken = 0
    for number in range(7):
        knight = v.court("blue")[0]
        v.act("place", "blue", knight=knight, to={"battle": "b1" if number % 2 else "b2"})
        if v.asked() == "favour":
            taken += 1
            v.choose(0, "favour", tile=offers(v.s, 0)[0].args["tile"])
            if v.asked() in ("upgrade_target", "favour_noble"):
                v.take_nothing()
    assert taken == 5  # three players have five tiles


@pytest.mark.rule("LA-4.13", "LA-5.6")
def test_the_favour_upgrade_may_target_the_knight_just_placed() -> None:
    v = Fragment(phase="place", players_count=4, players={"blue": {"court": [1]}}, battles=[battle("b1")])
    v.act("place", "blue", knight=1, to={"battle": "b1"})
    v.act("favour", "blue", tile="favour_upgrade")
    v.act("upgrade_target", "blue", place="battle:b1", strength=1)
    assert v.s.stack[v.battle("b1"), 0, 0] == 2


@pytest.mark.rule("LA-4.13", "LA-5.8")
def test_the_favour_noble_needs_a_stack_and_no_noble_of_that_letter() -> None:
    v = place(
        players={"blue": {"court": [1], "nobles": ["york"]}},
        battles=[battle("b1")],
        noble_stacks={"york": 2, "surrey": 0, "stafford": 1},
    )
    v.act("place", "blue", knight=1, to={"battle": "b1"})
    v.act("favour", "blue", tile="favour_noble")
    counties = [choice.args["county"] for choice in offers(v.s, 0) if choice.kind == "noble"]
    assert counties == [0, 1, 3, 4, 5, 6, 7]
    assert "decline" in v.kinds("blue")
    v.act("favour_noble", "blue", county="stafford")
    assert v.s.noble_stack[1] == 0
    assert v.s.nobles[0, 1] == 1


@pytest.mark.rule("LA-4.14", "LA-14.5")
def test_without_a_legal_placement_one_passes() -> None:
    strangers = [("red", [1]), ("green", [1]), ("yellow", [1])]
    counties = (
        "northumberland",
        "stafford",
        "york",
        "gloucester",
        "bedford",
        "suffolk",
        "somerset",
        "dorset",
        "surrey",
    )
    held = {name: county("red", 4, 2) for name in counties}
    full = {f"castle_{name}": 1 for name in ("squires", "gold", "votes", "mixed", "recruit", "training")}
    v = place(
        turn_order=["blue", "red", "green", "yellow"],
        players={
            "blue": {"court": [1], "castle": full},
            "red": {"court": [1]},
            "green": {"court": []},
            "yellow": {"court": []},
        },
        counties=held,
        battles=[battle("b1", *strangers)],
        favour_face_up=[],
    )
    assert acting(v.s) == [v.seat("red")]
    v.act("place", "red", knight=1, to={"castle": "castle_gold"})
    assert v.s.phase == PARLIAMENT  # blue still has a knight in court and cannot place it
    assert v.court("blue") == [1]


@pytest.mark.rule("LA-4.15")
def test_without_knights_in_play_one_still_votes_and_scores() -> None:
    s = begun(players=3)
    s.reserve[0] += s.court[0]
    s.court[0] = 0
    s.step = s.to_act = 0
    proceed(s)  # asks again, and skips the seat without knights
    votes = []
    for seat, choice, _ in random_play(s, 2, until=lambda s: s.round == 2):
        assert seat != 0 or choice.kind != "send"
        votes += [seat] if choice.kind == "vote" else []
    assert votes.count(0) == 3
    assert s.votes[0] >= 1  # the round table


@pytest.mark.rule("LA-14.18")
def test_a_county_can_change_hands_again_and_again() -> None:
    v = place(
        players={"blue": {"court": [1], "squires": 5}, "red": {"court": [1], "squires": 5}, "green": {"court": []}},
        counties={},
    )
    for number, player in enumerate(("blue", "red", "blue", "red")):
        v.act("place", player, knight=1, to={"county": "surrey", "squires": number})
        assert v.holder("surrey") == player
