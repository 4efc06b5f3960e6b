"""LA-6: votes, and how laws are applied."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core.trial import Refused
from reinos.games.lancaster.asking import APPLYING, PARLIAMENT
from reinos.games.lancaster.box import LAW_IDS
from tests.games.lancaster.tables import Fragment, acting, asked, battle, county, do, law, run_to, table

IN_FORCE = ["law_most_gold_upgrade", "law_most_squires_knight", "law_pp3_per_2_counties"]
PROPOSALS = ["law_buy_votes", "law_squire_gold_pp3", "law_squire_per_str2"]


def parliament(votes: dict[str, int], **state: Any) -> Fragment:
    return Fragment(phase="vote", laws_in_force=IN_FORCE, proposals=PROPOSALS, votes_owned=votes, **state)


def vote(v: Fragment, **ballots: tuple[str, int]) -> Fragment:
    for player, (said, votes) in ballots.items():
        v.choose(v.seat(player), "vote", votes=votes, yes=int(said == "yes"))
    return v


def in_force(v: Fragment) -> list[str]:
    return [LAW_IDS[number] for number in v.s.in_force]


@pytest.mark.rule("LA-6.1")
def test_three_votes_one_after_another() -> None:
    v = parliament({"blue": 0, "green": 0, "red": 0})
    for number in range(3):
        assert v.s.vote == number
        vote(v, blue=("no", 0), green=("no", 0), red=("no", 0))
    assert v.s.proposal.tolist() == [-1, -1, -1]


@pytest.mark.rule("LA-6.2", "LA-16.1")
def test_ballots_are_simultaneous_and_sealed() -> None:
    s = run_to(table(players=4), "vote")
    assert acting(s) == [0, 1, 2, 3]
    do(s, 2, "vote", votes=0, yes=1)
    assert acting(s) == [0, 1, 3]
    assert s.event_count == 0  # nobody is told anything
    do(s, 0, "vote", votes=0, yes=0)
    do(s, 3, "vote", votes=0, yes=1)
    told = do(s, 1, "vote", votes=0, yes=1)
    assert [event.kind for event in told[:5]] == ["voted"] * 4 + ["law_voted"]


@pytest.mark.rule("LA-6.2", "LA-6.3")
def test_votes_used_are_spent_whatever_the_result() -> None:
    v = parliament({"blue": 3, "green": 1, "red": 2})
    with pytest.raises(Refused):
        vote(v, green=("yes", 2))
    vote(v, blue=("yes", 2), green=("no", 1), red=("no", 1))
    assert [v.of("votes", player) for player in ("blue", "green", "red")] == [1, 0, 1]


@pytest.mark.rule("LA-6.3", "LA-6.4")
@pytest.mark.parametrize(("votes", "approved"), [(0, False), (1, True), (2, True)])
def test_a_tie_passes(votes: int, approved: bool) -> None:
    v = parliament({"blue": 2, "green": 0, "red": 0})
    vote(v, blue=("yes", votes), green=("no", 0), red=("no", 0))
    assert ("law_buy_votes" in in_force(v)) == approved


@pytest.mark.rule("LA-6.5")
def test_an_approved_law_moves_the_row_before_the_next_vote() -> None:
    v = parliament({"blue": 0, "green": 0, "red": 0})
    vote(v, blue=("yes", 0), green=("yes", 0), red=("no", 0))
    assert in_force(v) == [*IN_FORCE[1:], "law_buy_votes"]
    vote(v, blue=("yes", 0), green=("yes", 0), red=("no", 0))
    assert in_force(v) == [IN_FORCE[2], "law_buy_votes", "law_squire_gold_pp3"]


@pytest.mark.rule("LA-6.6")
def test_a_rejected_law_is_gone() -> None:
    v = parliament({"blue": 0, "green": 0, "red": 0})
    vote(v, blue=("no", 0), green=("yes", 0), red=("no", 0))
    assert in_force(v) == IN_FORCE
    assert v.s.proposal[0] == -1


@pytest.mark.rule("LA-6.7", "LA-6.9")
def test_leftover_votes_do_not_carry_over_and_votes_of_laws_do() -> None:
    state: dict[str, Any] = {"players": {"blue": {"gold": 2, "leftover_votes": 3}}}
    v = Fragment(phase="law", laws_in_force=["law_buy_votes", *IN_FORCE[1:]], **state)
    v.act("law_trade", "blue", times=2)
    assert v.s.phase != APPLYING
    assert (v.of("leftover", "blue"), v.of("votes", "blue")) == (0, 2)


@pytest.mark.rule("LA-6.8")
def test_later_laws_see_what_earlier_ones_did() -> None:
    v = Fragment(
        phase="law",
        laws_in_force=["law_gsv_per_2_battles", "law_most_squires_knight", "law_pp3_per_battle"],
        players={"red": {"squires": 1, "court": []}, "blue": {"court": []}},
        battles_in={"blue": 2},
    )
    assert v.court("red") == [1]  # level with blue, who has just got a squire
    assert v.court("blue") == [1]
    assert v.of("score", "blue") == 6


@pytest.mark.rule("LA-6.10", "LA-14.26")
def test_turn_order_within_a_law_and_values_from_its_start() -> None:
    v = law(
        "nlaw_most_gold_sv",
        turn_order=["red", "blue", "green"],
        players={"red": {"gold": 2, "squires": 0}, "blue": {"gold": 2}, "green": {"gold": 1}},
    )
    paid = [event.args["seat"] for event in v.events if event.kind == "law_paid"]
    assert paid == [v.seat("red"), v.seat("blue")]
    v = law("nlaw_exchange", start_player="green", players={"blue": {"gold": 2}, "green": {"gold": 2}})
    assert acting(v.s) == [v.seat("green")]
    v.act("law_exchange", "green", trades=[])
    assert acting(v.s) == [v.seat("blue")]


@pytest.mark.rule("LA-6.11", "LA-14.6")
def test_majorities_pay_all_tied_but_nobody_at_zero() -> None:
    tied = {"blue": {"squires": 2}, "red": {"squires": 2}, "green": {"squires": 1}}
    v = law("nlaw_most_squires_gv", players=tied)
    assert [v.of("gold", player) for player in ("blue", "red", "green")] == [1, 1, 0]
    nobody = law("nlaw_most_squires_gv", players={"blue": {}, "red": {}, "green": {}})
    assert [nobody.of("gold", player) for player in ("blue", "red", "green")] == [0, 0, 0]


@pytest.mark.rule("LA-6.12")
def test_for_every_n_is_rounded_down() -> None:
    v = law("law_pp8_per_3_counties", counties_held={"blue": 5, "red": 2, "green": 0})
    assert [v.of("score", player) for player in ("blue", "red", "green")] == [8, 0, 0]


@pytest.mark.rule("LA-6.13")
def test_what_is_counted() -> None:
    battles = [battle("b1", ("blue", [1, 1]), ("red", [2])), battle("b2", ("blue", [1]), row="lower")]
    v = law("law_pp3_per_battle", battles=battles)
    assert (v.of("score", "blue"), v.of("score", "red")) == (6, 3)
    down = {"blue": {"extensions": ["ext_gold", "ext_votes"], "face_down": ["ext_mixed"]}}
    assert law("law_pp5_per_3_extensions", players=down).of("score", "blue") == 5
    v = law("law_knight_per_3_nobles", players={"blue": {"nobles_count": 3}, "red": {"nobles_count": 2}})
    assert (v.court("blue"), v.court("red")) == ([1, 1, 2], [1, 2])  # the lord is no noble


@pytest.mark.rule("LA-6.14")
def test_what_may_be_declined_and_what_comes_by_itself() -> None:
    v = law("law_most_gold_upgrade", players={"blue": {"gold": 1, "court": [1]}})
    assert v.kinds("blue") == {"upgrade", "decline"}
    v = law("law_extension_per_2_battles", battles_in={"blue": 2})
    assert v.kinds("blue") == {"build", "decline"}
    v = law("nlaw_county_tax", players={"blue": {"gold": 1}}, counties={"york": county("blue", 3)})
    assert v.kinds("blue") == {"tax", "done"}  # to pay or not is free, what follows is not
    v.choose(0, "done")
    assert v.holder("york") is None


@pytest.mark.rule("LA-6.15")
def test_a_law_approved_now_is_applied_now_and_to_everybody() -> None:
    s = run_to(table(players=3), "vote")
    s.proposal[:] = [LAW_IDS.index(name) for name in ("nlaw_no_nobles_gsv", "law_buy_votes", "law_squire_per_str2")]
    s.nobles[:] = 0
    votes = {0: 1, 1: 0, 2: 1}  # seat 1 votes against it and is paid all the same
    gold = s.gold[:3].tolist()
    for ballots in (votes, dict.fromkeys(range(3), 0), dict.fromkeys(range(3), 0)):
        assert s.phase == PARLIAMENT
        for seat, yes in ballots.items():
            told = do(s, seat, "vote", votes=0, yes=yes)
    law_number = LAW_IDS.index("nlaw_no_nobles_gsv")
    paid = {event.args["seat"] for event in told if event.kind == "law_paid" and event.args["law"] == law_number}
    while asked(s) == "upgrade_target":  # laws further left come first
        told = do(s, acting(s)[0], "decline")
        paid |= {event.args["seat"] for event in told if event.kind == "law_paid" and event.args["law"] == law_number}
    assert paid == {0, 1, 2}
    assert [after - before for after, before in zip(s.gold[:3].tolist(), gold, strict=True)] == [1, 1, 1]
