"""EG-12 and EG-14b: wheels and general scorings."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from reinos.games.el_grande import RULES
from reinos.games.el_grande.pieces import CASTLE, REGION_IDS
from reinos.games.el_grande.round import begin_general_scoring
from tests.games.el_grande.tables import SCORED, Desk, R, bare, copied, desk, events

HOLDINGS = {"aragon": {"b": 3, "c": 1}, "sevilla": {"b": 1, "c": 2}}


def general(castle: dict[str, int], king: str = "galicia", may_name_king: bool = True, **pieces: Any) -> Desk:
    """A general scoring at which the wheels are about to be set."""
    found = bare(4, king, {"wheel_may_name_king_region": may_name_king}, castle=castle, **pieces)
    found.s.round = 3
    begin_general_scoring(found.s)
    return found


@pytest.mark.rule("EG-12.1")
def test_all_choose_at_the_same_time_and_see_nothing() -> None:
    for order in itertools.permutations("bc"):
        found = desk("d2_outlaws", regions=HOLDINGS)
        assert found.to_act == "bc"
        before = [hidden(found, viewer) for viewer in (-1, 0, "bc".index(order[1]) + 1)]
        found.do(order[0], "wheel:aragon")
        assert found.to_act == order[1]
        after = [hidden(found, viewer) for viewer in (-1, 0, "bc".index(order[1]) + 1)]
        other = desk("d2_outlaws", regions=HOLDINGS).do(order[0], "wheel:sevilla")
        assert after == [hidden(other, viewer) for viewer in (-1, 0, "bc".index(order[1]) + 1)]
        assert before != after  # that somebody has chosen is no secret
        assert found.knights("aragon") == HOLDINGS["aragon"]
        found.do(order[1], "wheel:aragon")
        assert found.knights("aragon") == {}
        shown = [e.args for e in events(found.s) if e.kind == "wheel_shown"]
        assert shown == [{"seat": 1, "region": R["aragon"]}, {"seat": 2, "region": R["aragon"]}]


def hidden(found: Desk, viewer: int) -> bytes:
    """The table as a viewer may know it."""
    other = copied(found.s)
    RULES.hide(other, viewer)
    other.store()
    seen: bytes = other._row.tobytes()
    return seen


@pytest.mark.rule("EG-12.2")
def test_binding_and_never_blank() -> None:
    found = desk("d2_outlaws", regions=HOLDINGS).do("b", "wheel:aragon")
    assert found.refuses("b", "wheel:sevilla", "stop")
    assert found.kinds("c") == {"wheel"}
    left_out = desk("d2_outlaws", regions={"aragon": {"b": 2}, "galicia": {"c": 5}})
    assert left_out.to_act == "b"


@pytest.mark.rule("EG-12.3", "EG-12.6")
def test_who_chooses_from_what() -> None:
    assert general({"a": 1, "c": 2}).to_act == "ac"
    assert general({"a": 1}).options("a", "wheel") == set(REGION_IDS)
    outlaws = desk("d2_outlaws", regions={**HOLDINGS, "galicia": {"b": 3}})
    assert outlaws.to_act == "bc"
    assert outlaws.options("b", "wheel") == {"aragon", "sevilla"}
    urgent = desk("d2_urgent_affairs", regions=HOLDINGS)
    assert urgent.options("b", "wheel") == {"aragon"}
    assert urgent.options("c", "wheel") == {"sevilla"}
    secret = desk("d4_secret_scoring")
    assert secret.to_act == "abcd"
    assert secret.options("a", "wheel") == set(REGION_IDS)
    expulsion = desk("d4_expulsion", regions=HOLDINGS).do("a", "expel:sevilla")
    assert expulsion.to_act == "bc"
    assert expulsion.options("c", "wheel") == set(REGION_IDS) - {"sevilla"}


@pytest.mark.rule("EG-12.4", "EG-14.8", "EG-14.9")
def test_course_of_a_general_scoring() -> None:
    found = general({"a": 2, "b": 3}, regions={"aragon": {"c": 2}})
    found.do("b", "wheel:aragon")
    assert found.points == [0, 0, 0, 0]
    found.do("a", "wheel:sevilla")
    kinds = [e.kind for e in events(found.s)]
    course = [kind for kind in kinds if kind not in ("wheel_set", "round_begun", "cards_shown")]
    assert course == [
        "castle_opened",
        "general_scored",
        "wheel_shown",
        "wheel_shown",
        "relocated",
        "relocated",
        *["nobody_paid"] * 2,
        "general_scored",
        *["nobody_paid"] * 3,
        "general_scored",
        *["nobody_paid"] * 2,
    ]
    places = [e.args["place"] for e in events(found.s) if e.kind in SCORED]
    assert places == [CASTLE, *range(9)]
    assert found.knights("castle") == {}
    assert found.knights("aragon") == {"b": 3, "c": 2}
    assert found.points == [3 + 4, 5 + 5, 4, 0]
    assert found.s.round == 4


@pytest.mark.rule("EG-14.8")
def test_an_empty_castle_asks_nobody() -> None:
    found = general({}, regions={"aragon": {"c": 2}})
    assert found.points == [0, 0, 5, 0]
    assert found.s.round == 4


@pytest.mark.rule("EG-12.5", "EG-20.5")
def test_the_kings_region_sends_knights_to_court() -> None:
    found = general({"a": 4}, king="granada", regions={"granada": {"a": 1}}).do("a", "wheel:granada")
    assert found.s.court[0] == 4
    assert found.knights("granada") == {"a": 1}
    forbidden = general({"a": 4}, king="granada", may_name_king=False)
    assert forbidden.options("a", "wheel") == set(REGION_IDS) - {"granada"}
    expelled = desk("d4_expulsion", regions=HOLDINGS).do("a", "expel:sevilla")
    assert expelled.allows("b", "wheel:galicia")
    assert "galicia" not in desk("d2_outlaws", regions={**HOLDINGS, "galicia": {"b": 1}}).options("b", "wheel")


@pytest.mark.rule("EG-20.15")
def test_simultaneous_effects_happen_at_once() -> None:
    found = desk("d4_expulsion", regions={"aragon": {"b": 3, "c": 2}}).do("a", "expel:aragon")
    found.do("c", "wheel:sevilla").do("b", "wheel:sevilla")
    assert found.knights("sevilla") == {"b": 3, "c": 2}
