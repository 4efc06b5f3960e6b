"""BB-8: the marriage step."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.brian_boru.box import MARRIAGE_IDS, MILITARY, PRINCESS, REGION_IDS, REGION_TOWNS, TOWN_IDS, TRADE
from reinos.games.brian_boru.scoring import final_points, kept_by, regions_reached
from reinos.games.brian_boru.state import MARRIAGE_TOWN, TRACK_TOWN
from tests.games.brian_boru.tables import A, B, Laid, offered, offered_towns, step, towns

REWARDS = {
    "orlaith": (2, 0, "munster"),
    "aodhan": (2, 0, "leinster"),
    "conall": (2, 0, "southern_ui_neill"),
    "cormac": (2, 0, "connaught"),
    "niall": (2, 0, "northern_ui_neill"),
    "aoife": (2, 1, None),
    "brigid": (4, 0, None),
}


def wedding(card: str, *spaces: int, **given: Any) -> Laid:
    """The marriage step with discs on these spaces."""
    return step("marriage", *({"space": space} for space in spaces), marriage=card, **given)


@pytest.mark.rule("BB-8.2")
def test_with_all_on_the_first_space_nobody_marries() -> None:
    table = wedding("brigid", 1, 1, 1)
    assert table.s.score[:3].tolist() == [10, 10, 10]
    assert (table.s.marriage, table.s.spouse.max()) == (-1, -1)
    assert [event.kind for event in table.events] == ["nobody_marries"]


@pytest.mark.rule("BB-8.3")
@pytest.mark.parametrize(("spaces", "winner"), [((2, 1, 1), 0), ((7, 8, 3), 1), ((9, 2, 10), 2)])
def test_the_highest_disc_wins(spaces: tuple[int, int, int], winner: int) -> None:
    table = wedding("brigid", *spaces)
    assert table.s.spouse[MARRIAGE_IDS.index("brigid")] == winner


@pytest.mark.rule("BB-8.4", "BB-6.5")
@pytest.mark.parametrize("card", REWARDS)
def test_what_each_card_gives(card: str) -> None:
    points, renown, region = REWARDS[card]
    table = wedding(card, 2, 1, 1)
    s = table.s
    assert (int(s.score[0]), int(s.renown[0])) == (10 + points, 1 + renown)
    if region is None:
        assert s.to_act == 0
    else:
        assert (s.phase, s.to_act) == (MARRIAGE_TOWN, 1)
        assert offered_towns(s, "marriage_town") == towns(int(REGION_TOWNS[REGION_IDS.index(region)]))
        first = min(offered_towns(s, "marriage_town"))
        table.do({"type": "marriage_town", "town": first})
        assert towns(int(s.discs[0])) == {first}


@pytest.mark.rule("BB-8.4", "BB-14.21")
def test_a_town_must_be_taken_if_there_is_one() -> None:
    munster = towns(int(REGION_TOWNS[REGION_IDS.index("munster")]))
    one_left = {name: {"disc": B} for name in munster - {"cork"}}
    table = wedding("orlaith", 2, 1, 1, towns=one_left)
    assert offered_towns(table.s, "marriage_town") == {"cork"}
    none_left = {name: {"disc": B} for name in munster}
    assert wedding("orlaith", 2, 1, 1, towns=none_left).s.to_act == 0


@pytest.mark.rule("BB-8.5", "BB-14.17")
@pytest.mark.parametrize(("side", "points", "cards"), [("military", 0, 1), ("trade", 0, 1), ("refuse", 4, 0)])
def test_the_princess(side: str, points: int, cards: int) -> None:
    table = wedding("estrid", 4, 1, 1)
    assert offered(table.s, "princess") == {0, 1, 2}
    table.do({"type": "princess", "choice": side})
    assert int(table.s.score[0]) == 10 + points
    assert kept_by(table.s.spouse, 0) == cards


@pytest.mark.rule("BB-8.5")
def test_what_the_sides_count_for() -> None:
    held = {"dublin": {"disc": B, "viking": True}, "wicklow": {"disc": B}, "tara": {"disc": B, "viking": True}}
    given = {"towns": held, "claims": {"dubhlinn": {"face": "up", "holder": None}}, "marker": "C"}
    plain = Laid({"players": ["A", "B", "C"], **given}).s
    support = Laid({"players": ["A", "B", "C"], "military": A, **given}).s
    trade = Laid({"players": ["A", "B", "C"], "trade": A, **given}).s
    assert (support.side, trade.side) == (MILITARY, TRADE)
    assert [regions_reached(s, 0) for s in (plain, support, trade)] == [0, 0, 2]
    # the token is tied: one point for B against the Vikings, and for A where the Vikings support A
    assert [final_points(s, 0) for s in (plain, support, trade)] == [1, 2, 1]
    assert [final_points(s, 1) for s in (plain, support, trade)] == [2, 2, 2]


@pytest.mark.rule("BB-8.6")
def test_the_winner_goes_back_and_the_others_stay() -> None:
    assert wedding("brigid", 6, 4, 10).s.space[:3].tolist() == [6, 4, 1]


@pytest.mark.rule("BB-8.7")
@pytest.mark.parametrize(
    ("space", "coins", "renown"),
    [(1, 0, 0), (2, 0, 0), (3, 1, 0), (4, 1, 0), (5, 1, 0), (6, 2, 0), (7, 2, 0), (8, 0, 1)],
)
def test_the_rewards_of_the_spaces(space: int, coins: int, renown: int) -> None:
    table = wedding("brigid", 10, space, 1)
    assert (int(table.s.coins[1]), int(table.s.renown[1])) == (coins, 1 + renown)
    assert (int(table.s.coins[0]), int(table.s.renown[0])) == (0, 1)


@pytest.mark.rule("BB-8.7", "BB-14.21")
def test_any_town_for_space_nine() -> None:
    table = wedding("brigid", 10, 9, 8, towns={"tara": {"disc": A}, "cork": {"disc": B, "viking": True}})
    assert (table.s.phase, table.s.to_act) == (TRACK_TOWN, 1 << 1)
    assert offered_towns(table.s, "track_town") == set(TOWN_IDS) - {"tara", "cork"}
    table.do({"type": "track_town", "town": "kells"})
    assert towns(int(table.s.discs[1])) == {"kells", "cork"}
    assert int(table.s.renown[2]) == 2
    full = wedding("brigid", 10, 9, 1, towns={name: {"disc": A} for name in TOWN_IDS})
    assert full.s.to_act == 0
    assert full.s.spouse[PRINCESS] == -1
