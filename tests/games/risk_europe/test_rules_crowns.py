"""RE-10, RE-11, RE-12: crowns, city tiles, winning, elimination."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.risk_europe import phases
from reinos.games.risk_europe.board import abandon, can_use, claim, crowns, recruiting
from reinos.games.risk_europe.map import BERLIN, CITIES, ROME
from reinos.games.risk_europe.pieces import HOLDER, NOBODY, STOCK
from reinos.games.risk_europe.scoring import check_elimination, finish, somebody_won
from tests.games.risk_europe.tables import (
    acting,
    choose,
    clear,
    expect,
    given,
    invade,
    number,
    own,
    pick_cards,
    put,
    refused,
    round_one,
)

SEATS = ["blue", "orange", "green", "purple"]


def standing(**rows: tuple[int, int, int]) -> dict[str, Any]:
    """Crowns, territories and coins of some players."""
    return {name: dict(zip(("crowns", "territories", "coins"), row, strict=True)) for name, row in rows.items()}


@pytest.mark.rule("RE-10.1", "RE-10.12")
def test_the_crown_count() -> None:
    s = given({"board": {name: own("blue", footman=1) for name in ("rome", "poland", "bavaria")}}).s
    assert crowns(s, 0) == 3
    s.cards[0] = 2
    assert crowns(s, 0) == 5
    s.cards[0], s.revealed[0] = 0, 0b101
    assert crowns(s, 0) == 5


@pytest.mark.rule("RE-10.2", "RE-18.3")
def test_an_unclaimed_city_pays_every_time() -> None:
    board = {"bohemia": own("blue", footman=4), "poland": own(None, castle=True)}
    move = {"type": "expand", "player": "blue", "from": "bohemia", "to": "poland", "units": {"footman": 2}}
    expect({"board": board, "coins": {"blue": 0}}, move, coins={"blue": 2}, crowns={"blue": 1})


@pytest.mark.rule("RE-10.3")
def test_a_captured_city_changes_hands_with_its_tile() -> None:
    state = {
        "phase": "battle_end",
        "territory": "saxony",
        "crowns": {"orange": 3, "blue": 2},
        "tiles": {"blue": ["bonus_berlin"]},
        "attacker": own("orange", footman=2),
        "defender": own("blue"),
    }
    after = {"crowns": {"orange": 4, "blue": 1}, "tiles": {"orange": ["bonus_berlin"], "blue": []}}
    expect(state, {"type": "resolve_battle_end"}, **after)


@pytest.mark.rule("RE-10.4")
def test_an_abandoned_city_loses_crown_and_tile_but_not_its_castle() -> None:
    state = {
        "phase": "battle_end",
        "territory": "saxony",
        "castle": True,
        "crowns": {"blue": 1},
        "tiles": {"blue": ["bonus_berlin"]},
        "attacker": own("orange"),
        "defender": own("blue"),
    }
    after = {"crowns": {"blue": 0}, "tiles": {"blue": []}, "unclaimed": ["saxony"], "castles_on_unclaimed": ["saxony"]}
    expect(state, {"type": "resolve_battle_end"}, winner=None, **after)


@pytest.mark.rule("RE-10.6", "RE-10.14", "RE-18.24")
def test_when_a_tile_works() -> None:
    s = round_one()
    assert all(can_use(s, int(s.owner[t]), t) for t in range(49) if s.tile_round[t] == 0)  # those of the setup
    s.owner[number("england")], s.tile_round[number("england")] = 2, s.round
    assert not can_use(s, 2, number("england"))
    s.round += 1
    assert can_use(s, 2, number("england"))
    assert not can_use(s, 1, number("england"))
    invade(s, 1, "england", footman=1)
    assert can_use(s, 2, number("england"))  # disputed and still held


@pytest.mark.rule("RE-10.6", "RE-10.7", "RE-5.14")
def test_a_disputed_city_gives_no_tax_bonus() -> None:
    board = {"england": own("blue", footman=2, attacker=own("orange", footman=1)), "ireland": own("blue", footman=1)}
    state = {"board": board, "tiles": {"blue": ["bonus_london"]}}
    expect(state, {"type": "tax_value", "player": "blue", "city": "dublin"}, values=[2], free_units=[{}])


@pytest.mark.rule("RE-10.7")
def test_free_units_of_taxed_cities() -> None:
    board = {name: own("blue", footman=1) for name in ("england", "normandy", "france", "brittany", "leon_castile")}
    tiles = {"blue": ["bonus_london", "bonus_paris", "bonus_madrid"]}
    added = {"england": {"archer": 2}, "france": {"cavalry": 1, "footman": 1}, "leon_castile": {"footman": 4}}
    ask = {"type": "tax_value", "player": "blue", "city": "london"}
    expect({"board": board, "tiles": tiles}, ask, values=[11], free_units=[added])


@pytest.mark.rule("RE-10.8")
def test_a_siege_assault_never_pays_stockholm() -> None:
    board = {"burgundy": own("blue", siege_weapon=2), "france": own("orange", footman=1)}
    state = {"board": board, "tiles": {"blue": ["bonus_stockholm"]}, "coins": {"blue": 0}}
    hit = {"type": "siege_assault", "player": "blue", "from": "burgundy", "to": "france", "dice": [6, 6, 6, 6]}
    expect(state, hit, unclaimed=["france"], coins={"blue": 0})


@pytest.mark.rule("RE-10.9")
def test_berlin_cheapens_castles() -> None:
    board = {"saxony": own("blue", footman=1)}
    buy = {"type": "spend", "player": "blue", "buy": [{"castle": "saxony"}]}
    state = {"board": board, "coins": {"blue": 9}}
    expect({**state, "tiles": {"blue": ["bonus_berlin"]}}, buy, legal=True, coins={"blue": 0})
    refused("RE-5.16", state, buy)
    assert number("saxony") == BERLIN


@pytest.mark.rule("RE-10.10")
def test_constantinople_sends_an_escort() -> None:
    board = {"turkey": own("blue", footman=1), "poland": own("blue", footman=1)}
    buy = {"type": "spend", "player": "blue", "buy": [{"unit": "siege_weapon", "count": 1, "in": "poland"}]}
    state = {"board": board, "coins": {"blue": 10}, "tiles": {"blue": ["bonus_constantinople"]}}
    expect(state, buy, board={"poland": own("blue", footman=5, siege_weapon=1)})


@pytest.mark.rule("RE-10.11")
def test_kiev_recruits_along_its_line() -> None:
    board = {name: own("blue", footman=1) for name in ("rusland", "galicia", "bulgaria", "bavaria")}
    s = given({"board": board, "tiles": {"blue": ["bonus_kiev"]}}).s
    assert recruiting(s, 0) == sum(1 << number(name) for name in ("rusland", "galicia", "bulgaria"))


@pytest.mark.rule("RE-10.13", "RE-18.41")
def test_a_tile_lies_with_the_city() -> None:
    s = given({"board": {"france": own("blue", footman=1)}, "round": 3, "tiles": {"blue": ["bonus_paris"]}}).s
    paris = number("france")
    assert can_use(s, 0, paris)
    abandon(s, paris)
    assert s.tile_round[paris] == -1
    claim(s, 0, paris)
    assert s.tile_round[paris] == 3
    assert not can_use(s, 0, paris)


@pytest.mark.rule("RE-11.1", "RE-15.7")
def test_how_many_crowns_win() -> None:
    for players, goal in ((4, 7), (3, 8), (2, 10)):
        for have, winners in ((goal, ["blue"]), (goal - 1, [])):
            rows = {name: (have if name == "blue" else 1, 3, 0) for name in SEATS[:players]}
            state = {"phase": "end_round", "players": players, "standings": standing(**rows)}
            expect(state, {"type": "victory_check"}, winners=winners)


@pytest.mark.rule("RE-11.2", "RE-18.16")
def test_tie_breaks() -> None:
    def winners(marker: str, **rows: tuple[int, int, int]) -> Any:
        state = {"phase": "end_round", "marker": marker, "standings": standing(**rows)}
        return given(state, {"type": "victory_check"}).winners()

    rest = {"green": (1, 1, 0), "purple": (1, 1, 0)}
    assert winners("blue", blue=(7, 9, 0), orange=(8, 1, 0), **rest) == ["orange"]
    assert winners("blue", blue=(7, 9, 0), orange=(7, 8, 90), **rest) == ["blue"]
    assert winners("blue", blue=(7, 8, 0), orange=(7, 8, 9), **rest) == ["blue"]
    assert winners("blue", blue=(7, 8, 0), orange=(7, 8, 11), **rest) == ["orange"]


@pytest.mark.rule("RE-11.3", "RE-14.11")
def test_mercenaries_never_win() -> None:
    s = round_one(3)
    for t in range(49):
        if CITIES >> t & 1 and s.owner[t] == NOBODY:
            s.owner[t] = 3
            s.land[3] |= 1 << t
            s.units[HOLDER, t, 0] = 1
    assert crowns(s, 3) >= 8
    pick_cards(s)
    while s.phase != phases.MENU:
        choose(s, acting(s), "bid", coins=0)
    finish(s)
    assert s.points[3] == 0
    assert s.ranks[3] == 0


@pytest.mark.rule("RE-11.4")
def test_shared_victory() -> None:
    rows = {"blue": (7, 8, 3), "orange": (7, 8, 3), "green": (1, 1, 0), "purple": (1, 1, 0)}
    state = {"phase": "end_round", "marker": "green", "standings": standing(**rows)}
    expect(state, {"type": "victory_check"}, winners=["blue", "orange"])


@pytest.mark.rule("RE-11.5", "RE-18.31")
def test_the_last_one_wins_or_all_share() -> None:
    s = round_one()
    for survivors, first in (((2,), {2}), ((), {0, 1, 2, 3})):
        s = round_one()
        clear(s)
        for army in survivors:
            put(s, army, "saxony", footman=1)
        left = check_elimination(s)
        finish(s)
        assert left == len(survivors)
        assert {seat for seat in range(4) if s.ranks[seat] == 1} == first


@pytest.mark.rule("RE-11.7", "RE-18.42")
def test_the_number_to_reach_never_falls() -> None:
    s = round_one(3)
    s.alive[2] = 0
    s.cards[0] = 7 - crowns(s, 0)
    assert not somebody_won(s)
    s.cards[0] += 1
    assert somebody_won(s)
    s.alive[0] = 0
    assert not somebody_won(s)  # only players still in the game can win


def eliminate(cards: int = 0, saved: bool = False, cities: int = 0) -> dict[str, Any]:
    return {
        "phase": "elimination",
        "player": "blue",
        "cities": cities,
        "crown_cards": cards,
        "saved_last_round": saved,
    }


@pytest.mark.rule("RE-12.1", "RE-12.2", "RE-12.4", "RE-18.30")
def test_saved_by_the_crown() -> None:
    check = {"type": "elimination_check"}
    expect(eliminate(), check, eliminated=True)
    expect(eliminate(cards=1), check, eliminated=False, saved=True)
    expect(eliminate(cards=6, saved=True), check, eliminated=True)
    expect(eliminate(cards=1, saved=True, cities=1), check, eliminated=False, saved=False)  # and may be saved again
    expect(eliminate(cities=1), check, eliminated=False, saved=False)


@pytest.mark.rule("RE-12.5", "RE-12.7", "RE-12.8", "RE-17.4")
def test_what_elimination_takes() -> None:
    s = round_one()
    clear(s)
    put(s, 0, "bavaria", castle=True, footman=3)
    put(s, 0, "swabia", castle=False, archer=2)
    s.owner[number("swabia")] = NOBODY
    s.land[0] = 1 << number("bavaria")
    s.units[HOLDER, number("swabia")] = 0
    s.reserve[0] = STOCK - [3, 0, 0, 0]
    for army, city in ((2, "rome"), (3, "turkey")):
        put(s, army, city, footman=2)
    put(s, 1, "bohemia", footman=4)
    s.coins[:] = 9
    s.cards[1], s.saved[1], s.cards_left = 2, 1, 6
    s.marker = 0
    assert check_elimination(s) == 2
    assert s.alive.tolist() == [0, 0, 1, 1]
    assert s.coins.tolist() == [0, 0, 9, 9]
    assert s.cards.sum() == 0
    assert s.cards_left == 6  # gone for good
    assert (s.reserve[:2] == STOCK).all()
    assert s.owner[number("bavaria")] == NOBODY
    assert s.forts >> number("bavaria") & 1
    assert s.marker == 2


@pytest.mark.rule("RE-12.7", "RE-19.4")
def test_the_eliminated_are_passed_over() -> None:
    s = round_one()
    for t in range(49):
        if s.owner[t] == 1:
            s.reserve[1] += s.units[HOLDER, t]
            s.units[HOLDER, t] = 0
            s.owner[t] = NOBODY
            s.tile_round[t] = -1
    s.land[1] = 0
    pick_cards(s)
    while s.phase == phases.MENU:
        choose(s, acting(s), "menu", order=7)
    assert not s.alive[1]
    assert s.to_act == 0b1101
    assert s.sequence.tolist() == [0, 2, 3, NOBODY]


@pytest.mark.rule("RE-12.3", "RE-8.2")
def test_without_cities_one_recruits_in_castles_only() -> None:
    board = {"bavaria": own("blue", castle=True, footman=1), "bohemia": own("blue", footman=1)}
    s = given({"board": board}).s
    assert recruiting(s, 0) == 1 << number("bavaria")


def test_points_are_crowns() -> None:
    s = round_one()
    finish(s)
    assert s.points[:4].tolist() == [crowns(s, seat) for seat in range(4)]
    assert number("rome") == ROME
    assert s.phase != phases.OVER
