"""RE-1, RE-17: pieces, map, control, supply lines, limits."""

from __future__ import annotations

import pytest

from reinos.core.bits import count, lowest
from reinos.games.risk_europe.board import bank, crowns, pay, quiet, supply_line
from reinos.games.risk_europe.invariants import check
from reinos.games.risk_europe.map import BORDERS, CITIES, GOLD, NAMES, NEIGHBOURS, SEA_LINES, TAX_VALUE, TERRITORIES
from reinos.games.risk_europe.pieces import ARMIES, COINS, DECK, HOLDER, NOBODY, STOCK
from tests.games.risk_europe.tables import clear, expect, given, invade, number, own, put, round_one, table


@pytest.mark.rule("RE-1.1", "RE-4.7", "RE-8.1")
def test_pieces() -> None:
    s = table()
    assert STOCK.tolist() == [35, 12, 12, 4]
    assert (s.reserve == STOCK).all()
    assert DECK.tolist() == [2, 1, 2, 2, 1]
    assert s.castles + 4 == 8
    assert s.cards_left == 8
    assert COINS == 145


@pytest.mark.rule("RE-1.2", "RE-1.3", "RE-1.4", "RE-15.4")
def test_territories_and_cities() -> None:
    assert TERRITORIES == 49
    assert count(CITIES) == 15
    assert count(GOLD) == 8
    values = {"england": 3, "rome": 4, "rusland": 2, "republic_of_novgorod": 4, "ireland": 2, "algeria": 3}
    assert {name: int(TAX_VALUE[number(name)]) for name in values} == values
    for name in ("barcelona", "venice"):
        assert not CITIES >> number(name) & 1


@pytest.mark.rule("RE-1.5", "RE-18.6")
def test_neighbours_by_land_and_sea() -> None:
    edges = sum(count(int(mask)) for mask in NEIGHBOURS) // 2
    land = sum(count(int(mask)) for mask in BORDERS) // 2
    assert (edges, land, len(SEA_LINES)) == (101, 82, 19)
    for one in range(TERRITORIES):
        for two in range(TERRITORIES):
            assert NEIGHBOURS[one] >> two & 1 == NEIGHBOURS[two] >> one & 1
    assert NEIGHBOURS[number("rome")] >> number("sardinia") & 1
    assert not BORDERS[number("rome")] >> number("sardinia") & 1
    board = {"scotland": own("blue", footman=2)}
    move = {"type": "expand", "player": "blue", "from": "scotland", "to": "norway", "units": {"footman": 1}}
    expect({"board": board}, move, legal=True, board={"norway": own("blue", footman=1)})


def test_sets_of_territories() -> None:
    for t in range(TERRITORIES):
        assert lowest(1 << t) == t
        assert lowest((1 << t) | (1 << 48)) == t
    assert count((1 << TERRITORIES) - 1) == TERRITORIES


@pytest.mark.rule("RE-1.6", "RE-1.7", "RE-1.8", "RE-10.5", "RE-7.6")
def test_control_in_disputes() -> None:
    board = {
        "hungary": own("orange", footman=2, attacker=own("blue", footman=3)),
        "serbia": own("green", footman=1, attacker=own("blue", footman=1)),
        "poland": own("blue", footman=1, attacker=own("orange", footman=1)),
    }
    s = given({"board": board}).s
    assert s.owner[number("bavaria")] == NOBODY
    assert count(s.disputed) == 3
    assert crowns(s, 1) == 1  # the defender of Buda still counts it
    assert crowns(s, 0) == 1  # Warsaw; nothing for the attack on Buda
    assert quiet(s, 0) == quiet(s, 1) == 0


@pytest.mark.rule("RE-1.9", "RE-8.4")
def test_a_castle_belongs_to_whoever_controls_the_territory() -> None:
    state = {
        "phase": "battle_end",
        "territory": "bavaria",
        "castle": True,
        "attacker": own("orange", footman=2),
        "defender": own("blue"),
    }
    expect(state, {"type": "resolve_battle_end"}, board={"bavaria": own("orange", castle=True, footman=2)})


@pytest.mark.rule("RE-1.10", "RE-7.4")
def test_supply_lines_are_cut_by_disputes() -> None:
    board = {name: own("blue", footman=1) for name in ("england", "normandy", "france", "portugal")}
    board["normandy"]["attacker"] = own("orange", footman=1)
    expect(
        {"board": board},
        {"type": "list_supply_lines", "player": "blue"},
        supply_lines=[["england"], ["france"], ["portugal"]],
    )
    s = given({"board": board}).s
    assert supply_line(s, 0, number("normandy")) == 0


@pytest.mark.rule("RE-1.11", "RE-17.1")
def test_lost_units_return_to_the_military_reserve() -> None:
    state = {"phase": "battle", "rank": 3, "attacker": own("orange", cavalry=2), "defender": own("blue", footman=3)}
    roll = {"type": "roll", "rank": 3, "attacker": [3, 1], "defender": []}
    expect(state, roll, military_reserve={"blue": {"footman": 33}, "orange": {"cavalry": 10}})


@pytest.mark.rule("RE-1.12")
def test_left_is_the_next_seat() -> None:
    seats = ["blue", "orange", "green", "purple"]
    order = ["green", "purple", "blue", "orange"]
    expect({"seats": seats, "marker": "green"}, {"type": "turn_order"}, order=order)


@pytest.mark.rule("RE-17.2")
def test_eight_castles() -> None:
    state = {
        "coins": {"blue": 30},
        "castles_in_reserve": 1,
        "board": {"saxony": own("blue", footman=1), "bohemia": own("blue", footman=1)},
    }
    buy = {"type": "spend", "player": "blue", "buy": [{"castle": "saxony"}, {"castle": "bohemia"}]}
    expect(state, buy, legal=False, rule="RE-8.4")


@pytest.mark.rule("RE-17.3", "RE-10.15")
def test_crowns_never_run_out() -> None:
    s = round_one()
    clear(s)
    for t in range(TERRITORIES):
        put(s, 0, NAMES[t], footman=0)
        s.units[HOLDER, t, 0] = 1
    s.cards[0] = 8
    assert crowns(s, 0) == 15 + 1 + 8


@pytest.mark.rule("RE-17.5")
def test_the_bank() -> None:
    s = table(bank_limited=True)
    s.coins[:] = [100, 40, 0, 0]
    assert pay(s, 2, 10) == 5
    assert bank(s) == 0
    assert pay(s, 3, 1) == 0
    s = table()
    s.coins[:] = [100, 40, 0, 0]
    assert pay(s, 2, 10) == 10


@pytest.mark.rule("RE-17.6")
def test_dice_are_never_short() -> None:
    state = {"phase": "battle", "rank": 2, "attacker": own("orange", archer=12), "defender": own("blue", archer=12)}
    expect(state, {"type": "dice_count"}, dice={"attacker": 12, "defender": 12})


def test_helpers_build_sound_tables() -> None:
    s = round_one()
    clear(s)
    put(s, 0, "saxony", castle=True, footman=3)
    put(s, 1, "bohemia", footman=3)
    for army in range(2, ARMIES):
        put(s, army, ("france", "rome")[army - 2], footman=1)
    invade(s, 0, "bohemia", siege_weapon=1)
    s.castles = 7
    check(s)
