"""BB-10: the church step."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core import play
from tests.games.brian_boru.tables import A, B, C, Laid, offered_towns, step, towns

ONE_EACH = {"tara": {"disc": A}, "kells": {"disc": B}, "cork": {"disc": C}}


def church(*discs: int, **given: Any) -> Laid:
    """The church step with so many discs there."""
    return step("church", *({"church": n} for n in discs), **{"towns": ONE_EACH, "marker": C, **given})


@pytest.mark.rule("BB-10.1")
def test_a_sole_leader_builds_and_takes_marker_and_discs() -> None:
    mine = {"tara": {"disc": A}, "dublin": {"disc": A, "monastery": True}, "armoy": {"disc": A, "viking": True}}
    table = church(3, 2, 0, towns={**mine, "kells": {"disc": B}, "clonard": {"disc": A}})
    assert offered_towns(table.s, "monastery") == {"tara", "clonard"}
    table.do({"type": "monastery", "town": "clonard"})
    assert towns(table.s.monasteries) == {"dublin", "clonard"}
    assert (table.s.marker, int(table.s.church[0])) == (0, 0)


@pytest.mark.rule("BB-10.1", "BB-14.12")
def test_without_a_town_for_it_marker_and_discs_all_the_same() -> None:
    table = church(3, 0, 0, towns={"tara": {"disc": A, "monastery": True}})
    assert table.s.to_act == 0
    assert (table.s.marker, int(table.s.church[0])) == (0, 0)


@pytest.mark.rule("BB-10.1", "BB-10.2")
def test_a_tied_lead_skips_the_first_reward() -> None:
    table = church(3, 3, 1)
    assert table.s.marker == 2
    assert table.s.church[:3].tolist() == [2, 2, 1]
    assert table.s.score[:3].tolist() == [11, 11, 10]
    assert table.s.monasteries == 0


@pytest.mark.rule("BB-10.2")
def test_the_second_reward_is_counted_anew() -> None:
    table = church(5, 2, 2)
    table.settle()
    assert table.s.church[:3].tolist() == [0, 1, 1]
    assert table.s.score[:3].tolist() == [10, 11, 11]


@pytest.mark.rule("BB-10.3")
@pytest.mark.parametrize(
    ("discs", "builders"), [((6, 5, 2), [0, 1]), ((6, 4, 2), [0]), ((5, 5, 1), [0, 1]), ((4, 4, 4), [])]
)
def test_four_discs_left_build(discs: tuple[int, int, int], builders: list[int]) -> None:
    table = church(*discs, marker=A)
    table.settle()
    assert [e.args["seat"] for e in table.events if e.kind == "monastery_built"] == builders
    assert all(int(table.s.church[seat]) == 0 for seat in builders)


@pytest.mark.rule("BB-10.3")
@pytest.mark.parametrize(("marker", "order"), [(A, [0, 1, 2]), (B, [1, 2, 0]), (C, [2, 0, 1])])
def test_clockwise_from_the_marker_holder(marker: str, order: list[int]) -> None:
    table = church(6, 6, 6, marker=marker)
    table.settle()
    assert [e.args["seat"] for e in table.events if e.kind == "monastery_built"] == order


@pytest.mark.rule("BB-10.3", "BB-14.31")
def test_building_cannot_be_declined_and_takes_all_discs() -> None:
    both = {**ONE_EACH, "dublin": {"disc": B}}
    table = church(9, 8, 0, towns=both)
    table.do({"type": "monastery", "town": "tara"})
    assert play.first_seat(table.s.to_act) == 1
    assert offered_towns(table.s, "monastery") == {"kells", "dublin"}
    assert len(table.legal(1)) == 2  # towns only
    table.do({"type": "monastery", "town": "dublin"})
    assert int(table.s.church[1]) == 0
    assert towns(table.s.monasteries) == {"tara", "dublin"}  # one each, however many discs


@pytest.mark.rule("BB-10.3")
def test_without_a_town_the_discs_stay() -> None:
    table = church(7, 6, 0, towns={"tara": {"disc": A}, "kells": {"disc": B, "viking": True}})
    table.settle()
    assert table.s.church[:3].tolist() == [0, 5, 0]


@pytest.mark.rule("BB-10.4", "BB-14.11")
def test_no_reward_without_discs() -> None:
    table = church(0, 0, 0)
    assert table.s.score[:3].tolist() == [10, 10, 10]
    assert table.s.marker == 2
    alone = church(2, 0, 0)
    alone.settle()
    assert alone.s.score[:3].tolist() == [10, 10, 10]


@pytest.mark.rule("BB-10.5")
def test_discs_stay_and_viking_towns_get_no_monastery() -> None:
    table = church(5, 3, 2, towns={"tara": {"disc": A, "viking": True}})
    assert table.s.to_act == 0
    assert table.s.monasteries == 0
    assert table.s.church[:3].tolist() == [0, 2, 2]
