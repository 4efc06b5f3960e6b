"""Vectors that lay a table and play on it: notation, actions, refusals, and what can be expected of any game."""

from __future__ import annotations

from typing import Any

import pytest

import reinos
from reinos.core.notation import COUNT, FLAG, NO_SEAT, SEAT, Bit, Each, Field, Fields, Mask, Name, Own, Parts, Whole
from reinos.core.trial import Action, Refused, Trial, by_type, chooses
from reinos.core.vectors import Format, Kind
from reinos.games.kingdomino.state import FIRST_CHOOSE

PLACES = ("first", "second", "third", "fourth")
PLAYERS = ("ann", "bob", "cid", "dan")
BOARD = Parts(
    {
        "round": Field("round", Whole(1, 13)),
        "kings": Each(Name(PLACES), Field("next_kings", NO_SEAT)),
        "scores": Each(SEAT, Field("scores", COUNT, row=(0,))),
        "dynasty": Field("dynasty", FLAG),
        "pile": Field("left", Mask(Name(PLACES))),
        "marks": Each(Name(PLACES), Bit("left")),
        "players": Each(SEAT, Parts({"crowns": Own(tell=lambda trial, at: int(trial.s.crowns[at].sum()))})),
    }
)


def lay(given: Fields) -> Trial:
    trial = Trial(reinos.load("kingdomino", players=4), PLAYERS)
    trial.s.choosers[:] = range(4)
    trial.s.to_act = 1
    trial.part = lambda s: s.phase == FIRST_CHOOSE
    BOARD.lay(trial, (), given, "")
    return trial


def spoil(trial: Trial, wanted: Any) -> int:
    trial.s.round += 1
    return int(trial.s.round)


ACTIONS = {"choose": chooses("choose", slot=Name(PLACES)), "note": Action(lambda trial, action: None, "text")}
FORMAT = Format(
    "kingdomino", Kind(lay, {**BOARD.answers(), "spoil": spoil}, may=frozenset(BOARD.parts), act=by_type(ACTIONS))
)
FOUR = [{"type": "choose", "player": name, "slot": slot} for name, slot in zip(PLAYERS, PLACES[::-1], strict=True)]


def complaints(given: Fields, actions: list[Any], **expect: Any) -> str:
    example = {"id": "1", "title": "a title", "given": given, "actions": actions, "expect": expect}
    return "; ".join(FORMAT.complaints(example))


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({"round": 3}, {"round": 3}),
        ({"kings": {"second": "cid"}}, {"kings": {"first": None, "second": "cid"}}),
        ({"scores": {"bob": 7}}, {"scores": {"ann": 0, "bob": 7}}),
        ({"dynasty": True}, {"dynasty": True}),
        ({"pile": ["third", "first"]}, {"pile": ["first", "third"], "marks": {"first": True, "second": False}}),
        ({"pile": [], "marks": {"fourth": True}}, {"marks": {"fourth": True}}),
        ({}, {"players": {"ann": {"crowns": 0}}}),
    ],
)
def test_a_part_shows_what_it_lays(given: Fields, shown: Fields) -> None:
    assert complaints(given, [], to_act=["ann"], **shown) == ""


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"round": 14}, "given: round is 14; allowed: whole numbers from 1 to 13"),
        ({"kings": {"fifth": "ann"}}, "given: kings is 'fifth'; allowed: first, second, third, fourth"),
        ({"kings": {"first": "eve"}}, "given: kings.first is 'eve'; allowed: ann, bob, cid, dan"),
        ({"scores": []}, "given: scores is []; allowed: an object"),
        ({"dynasty": 1}, "given: dynasty is 1; allowed: true, false"),
        ({"pile": ["first", "first"]}, "given: pile: first stands there twice"),
        ({"players": {"ann": {"crowns": 1}}}, "given: players.ann.crowns cannot be given"),
        ({"surprise": 1}, "given: field 'surprise' is unknown"),
    ],
)
def test_what_cannot_be_laid(given: Fields, complaint: str) -> None:
    assert complaints(given, [], round=1).startswith(complaint)


def test_choices_are_played_by_the_rules() -> None:
    assert complaints({}, FOUR, round=2, to_act=[], record={"kings": [3, 2, 1, 0]}, legal=True) == ""
    assert complaints({}, FOUR[:3], question="choose") == ""
    assert complaints({}, FOUR[:2], to_act=["cid"], choices=[{"kind": "choose", "slot": slot} for slot in (1, 0)]) == ""
    events = [{"kind": "chose", "seat": 0, "domino": 47}]
    assert "expect.events is" in complaints({}, FOUR[:1], to_act=["bob"], events=events)
    assert complaints({}, FOUR, points=[0] * 4, ranks=[1] * 4, winners=["dan", "cid", "bob", "ann"]) == ""
    assert "the engine gives [0, 0, 0, 0]" in complaints({}, FOUR, points=[1] * 4)
    assert complaints({}, [{"type": "choose", "slot": "first"}, *FOUR[1:3]], to_act=["dan"]) == ""


def test_an_open_question_must_be_mentioned() -> None:
    assert complaints({}, FOUR[:3], round=1) == "the vector ends while a choice is open; to act: dan"
    assert complaints({}, [], round=1) == "the vector ends while a choice is open; to act: ann"


def test_only_the_last_action_may_be_refused_and_must_be_expected_to() -> None:
    twice = [FOUR[0], {**FOUR[1], "slot": "fourth"}]
    refused = "action 2: choose slot=3 is not legal for bob now; legal: choose slot=0, choose slot=1, choose slot=2"
    assert complaints({}, twice, legal=False) == ""
    assert complaints({}, twice, to_act=["bob"]) == refused
    assert complaints({}, [*twice, FOUR[2]], legal=False) == refused
    assert complaints({}, FOUR, legal=False) == "expect.legal is false; the engine gives true"
    out_of_turn = "action 1: choose slot=2 is not legal for bob now; legal: nothing"
    assert complaints({}, FOUR[1:2], round=1) == out_of_turn


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (7, "7 has no type"),
        ({"slot": "first"}, "{'slot': 'first'} has no type"),
        ({"type": "dance"}, "type is 'dance'; allowed: choose, note"),
        ({"type": "choose"}, "choose: field 'slot' is missing"),
        ({"type": "choose", "slot": "fifth"}, "choose.slot is 'fifth'; allowed: first, second, third, fourth"),
        ({"type": "choose", "slot": "first", "surprise": 1}, "choose: field 'surprise' is unknown"),
        ({"type": "choose", "slot": "first", "player": "eve"}, "player is 'eve'; allowed: ann, bob, cid, dan"),
        ({"type": "choose", "slot": "first"}, "nobody has to decide anything"),
    ],
)
def test_actions_that_are_not_understood(action: Any, complaint: str) -> None:
    before = FOUR if "nobody" in complaint else []
    assert complaints({}, [*before, action], round=1).startswith(f"action {len(before) + 1}: {complaint}")


def test_looking_changes_nothing() -> None:
    assert complaints({}, FOUR, spoil=3, round=2, record={"round": 2}) == ""
    trial = lay({})

    def first(other: Trial) -> None:
        other.choose(0, "choose", slot=0)

    assert not trial.refuses(first)
    first(trial)
    assert trial.refuses(first)
    with pytest.raises(Refused, match="slot is 9"):
        trial.choose(1, "choose", slot=9)


def test_choices_that_leave_no_choice_may_be_left_out() -> None:
    trial = lay({})
    for seat in range(3):
        trial.choose(seat, "choose", slot=seat)
    assert trial.copy().play_forced()
    other = trial.copy()
    other.settle()
    assert (other.s.round, other.to_act) == (2, [])
    trial.part = lambda s: True
    with pytest.raises(Refused):
        trial.choose(0, "place", y=0, x=1, facing=0)
    trial.forced = True
    other = trial.copy()
    other.choose(None, "place", y=0, x=1, facing=0)
    trial.choose(0, "place", y=0, x=1, facing=0)
    assert len(trial.happened("placed")) == len(other.happened("placed")) == 1


def test_choices_left_out_at_the_end_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    open_end = "the vector ends while a choice is open; to act: dan"
    assert complaints({}, FOUR[:3], round=2).endswith(open_end)
    monkeypatch.setattr(Trial, "forced", True)
    assert complaints({}, FOUR[:3], round=2, to_act=[]) == ""
