"""BB-9: the battle step."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core import play
from reinos.games.brian_boru.state import RAID_TOWN
from tests.games.brian_boru.tables import A, B, C, Laid, lay, offered_towns, step, town, towns

ONE_EACH = {"tara": {"disc": A}, "kells": {"disc": B}, "cork": {"disc": C}}


def battle(*raiders: int, area: int = 3, renown: int = 1, **given: Any) -> Laid:
    """The battle step with so many raiders held."""
    return step("battle", *({"raiders": n, "renown": renown} for n in raiders), battle_area=area, **given)


@pytest.mark.rule("BB-9.1")
def test_repelled() -> None:
    table = battle(0, 2, 2, area=0, towns=ONE_EACH)
    assert (table.s.to_act, table.s.raided) == (0, 0)
    assert table.events[0].kind == "repelled"


@pytest.mark.rule("BB-9.2", "BB-9.3")
@pytest.mark.parametrize(
    ("raiders", "losers"),
    [((4, 1, 1), {1, 2}), ((4, 0, 1), {1}), ((2, 2, 1), {2}), ((0, 0, 0), {0, 1, 2}), ((3, 3, 3), {0, 1, 2})],
)
def test_all_with_the_fewest_lose_a_town(raiders: tuple[int, int, int], losers: set[int]) -> None:
    table = battle(*raiders, towns=ONE_EACH, marker=A)
    table.settle()
    lost = {event.args["seat"] for event in table.events if event.kind == "town_lost"}
    assert lost == losers


@pytest.mark.rule("BB-9.4")
@pytest.mark.parametrize(
    ("raiders", "chooser"), [((4, 1, 1), {1: 0, 2: 0}), ((4, 4, 2), {2: 2}), ((1, 1, 1), {0: 0, 1: 1, 2: 2})]
)
def test_who_chooses(raiders: tuple[int, int, int], chooser: dict[int, int]) -> None:
    both = {**ONE_EACH, "dublin": {"disc": A}, "armoy": {"disc": B}, "cashel": {"disc": C}}
    table = battle(*raiders, towns=both, marker=A)
    found = {}
    while table.s.to_act:
        seat = play.first_seat(table.s.to_act)
        found[table.s.loser] = seat
        assert offered_towns(table.s, "raid_town") == towns(int(table.s.discs[table.s.loser]))
        table.play(seat, table.legal(seat)[0])
    assert found == chooser


@pytest.mark.rule("BB-9.5", "BB-14.9")
@pytest.mark.parametrize(("marker", "order"), [(A, [0, 1, 2]), (B, [1, 2, 0]), (C, [2, 0, 1])])
def test_losses_clockwise_from_the_marker_holder(marker: str, order: list[int]) -> None:
    table = battle(0, 0, 0, towns=ONE_EACH, marker=marker)
    assert table.s.phase == RAID_TOWN
    table.settle()
    assert [event.args["seat"] for event in table.events if event.kind == "town_lost"] == order


@pytest.mark.rule("BB-9.5", "BB-14.20", "BB-15.1")
def test_a_token_covers_the_disc_and_the_monastery_stays() -> None:
    table = battle(2, 1, 2, towns={"kells": {"disc": B, "monastery": True}})
    table.settle()
    assert towns(table.s.raided) == towns(int(table.s.discs[1])) == towns(table.s.monasteries) == {"kells"}


@pytest.mark.rule("BB-9.5", "BB-14.10")
def test_who_controls_no_town_loses_none() -> None:
    table = battle(3, 0, 1, towns={"tara": {"disc": B, "viking": True}, "kells": {"disc": A}})
    assert table.s.to_act == 0
    assert [event.args for event in table.events if event.kind == "unharmed"] == [{"seat": 1}]
    assert towns(table.s.raided) == {"tara"}


@pytest.mark.rule("BB-9.6")
def test_a_town_from_the_marriage_can_be_lost() -> None:
    table = lay({"space": 5}, {"raiders": 1}, {"raiders": 1}, marriage="orlaith", battle_area=1)
    table.do({"step": "marriage"})
    table.do({"type": "marriage_town", "town": "cork"})
    table.do({"step": "battle"})
    table.do({"type": "raid_town", "loser": A, "town": "cork"})
    assert table.s.raided == 1 << town("cork")


@pytest.mark.rule("BB-9.7")
def test_the_area_is_emptied_and_players_keep_theirs() -> None:
    table = battle(2, 2, 5, area=4)
    assert table.s.battle_area == 0
    assert table.s.raiders[:3].tolist() == [1, 1, 0]


@pytest.mark.rule("BB-9.8")
@pytest.mark.parametrize(("renown", "points"), [(1, 2), (4, 5)])
def test_first_spoils(renown: int, points: int) -> None:
    table = battle(5, 0, 0, area=0, renown=renown)
    assert (int(table.s.renown[0]), int(table.s.score[0]), int(table.s.raiders[0])) == (renown + 1, 10 + points, 0)


@pytest.mark.rule("BB-9.8", "BB-9.9")
def test_a_tied_lead_skips_the_first_reward() -> None:
    table = battle(4, 4, 2, area=0)
    assert table.s.renown[:3].tolist() == [1, 1, 1]
    assert table.s.score[:3].tolist() == [11, 11, 10]
    assert table.s.raiders[:3].tolist() == [3, 3, 2]


@pytest.mark.rule("BB-9.9")
def test_second_spoils_are_counted_anew() -> None:
    table = battle(6, 3, 3, area=0)
    assert table.s.score[:3].tolist() == [12, 11, 11]
    assert table.s.raiders[:3].tolist() == [0, 2, 2]


@pytest.mark.rule("BB-9.10")
def test_no_spoils_without_raiders() -> None:
    table = battle(0, 0, 0, area=0)
    assert table.s.score[:3].tolist() == [10, 10, 10]
    alone = battle(2, 0, 0, area=0)
    assert alone.s.score[1:3].tolist() == [10, 10]
    assert alone.s.raiders[:3].tolist() == [0, 0, 0]
