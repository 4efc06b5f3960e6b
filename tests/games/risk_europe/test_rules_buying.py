"""RE-5.16, RE-5.18, RE-8: Spend and what it buys."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.risk_europe import phases
from reinos.games.risk_europe.pieces import DO_SPEND, KING_ME, TAX_SPEND
from reinos.games.risk_europe.treasury import CARD_STAGE
from tests.games.risk_europe.tables import (
    choices,
    choose,
    clear,
    expect,
    number,
    own,
    pick_cards,
    put,
    refused,
    round_one,
)

SAXONY = {"saxony": own("blue", footman=1)}


def buy(*lines: dict[str, Any]) -> dict[str, Any]:
    return {"type": "spend", "player": "blue", "buy": list(lines)}


def unit(name: str, count: int, place: str = "saxony") -> dict[str, Any]:
    return {"unit": name, "count": count, "in": place}


@pytest.mark.rule("RE-5.16", "RE-8.1")
def test_prices() -> None:
    costs = {"footman": 1, "archer": 2, "cavalry": 3, "siege_weapon": 10}
    for name, cost in costs.items():
        state = {"board": SAXONY, "coins": {"blue": cost}}
        expect(state, buy(unit(name, 1)), legal=True, coins={"blue": 0})
        refused("RE-5.16", {**state, "coins": {"blue": cost - 1}}, buy(unit(name, 1)))
    expect({"board": SAXONY, "coins": {"blue": 12}}, buy({"castle": "saxony"}), legal=True, coins={"blue": 0})
    expect({"board": SAXONY, "coins": {"blue": 10}}, buy({"crown_card": 1}), legal=True, crowns={"blue": 2})
    everything = buy(
        {"crown_card": 1}, {"castle": "saxony"}, unit("archer", 2), unit("siege_weapon", 1), unit("footman", 3)
    )
    expect({"board": SAXONY, "coins": {"blue": 39}}, everything, legal=True, coins={"blue": 0})


@pytest.mark.rule("RE-5.18", "RE-21.14")
def test_spend_is_offered_only_if_it_can_do_something() -> None:
    s = round_one()
    pick_cards(s)
    s.coins[0] = 0
    assert f"menu order={DO_SPEND}" not in choices(s, 0)
    s.coins[0] = 1
    choose(s, 0, "menu", order=DO_SPEND)
    assert "finish_spend" not in choices(s, 0)  # not before something is bought


@pytest.mark.rule("RE-8.2", "RE-7.3")
def test_where_units_may_be_bought() -> None:
    board = {
        "saxony": own("blue", footman=1),
        "bohemia": own("blue", footman=1),
        "bavaria": own("blue", castle=True, footman=1),
    }
    state = {"board": board, "coins": {"blue": 5}}
    both = buy(unit("footman", 2), unit("footman", 3, "bavaria"))
    after = {"saxony": own("blue", footman=3), "bavaria": own("blue", castle=True, footman=4)}
    expect(state, both, legal=True, board=after)
    refused("RE-8.2", state, buy(unit("footman", 1, "bohemia")))
    disputed = {**board, "bavaria": own("blue", castle=True, footman=1, attacker=own("orange", footman=1))}
    refused("RE-8.2", {**state, "board": disputed}, buy(unit("footman", 1, "bavaria")))


@pytest.mark.rule("RE-8.3", "RE-17.1")
def test_no_more_units_than_the_reserve_holds() -> None:
    state = {"board": SAXONY, "coins": {"blue": 100}, "military_reserve": {"blue": {"cavalry": 2, "siege_weapon": 1}}}
    expect(state, buy(unit("cavalry", 2), unit("siege_weapon", 1)), legal=True)
    refused("RE-8.3", state, buy(unit("cavalry", 3)))
    refused("RE-8.3", state, buy(unit("siege_weapon", 2)))


@pytest.mark.rule("RE-8.4")
def test_where_castles_may_be_built() -> None:
    board = {
        "bohemia": own("blue", footman=1),
        "bavaria": own("blue", castle=True, footman=1),
        "swabia": own("orange", footman=1),
    }
    state = {"board": board, "coins": {"blue": 50}}
    expect(state, buy({"castle": "bohemia"}), legal=True, coins={"blue": 38})
    refused("RE-8.4", state, buy({"castle": "bavaria"}))
    refused("RE-8.4", state, buy({"castle": "swabia"}))
    disputed = {"bohemia": own("blue", footman=1, attacker=own("orange", footman=1))}
    refused("RE-8.4", {**state, "board": disputed}, buy({"castle": "bohemia"}))


@pytest.mark.rule("RE-8.5", "RE-8.8", "RE-18.39")
def test_a_castle_admits_units_at_once_but_not_before() -> None:
    state = {"board": {"bohemia": own("blue", footman=1)}, "coins": {"blue": 14}}
    expect(state, buy({"castle": "bohemia"}, unit("archer", 1, "bohemia")), legal=True, coins={"blue": 0})
    refused("RE-8.2", state, buy(unit("archer", 1, "bohemia"), {"castle": "bohemia"}))


@pytest.mark.rule("RE-8.6", "RE-16.2")
def test_one_crown_card_a_round() -> None:
    s = round_one()
    s.coins[0] = 30
    pick_cards(s, seat_0=(TAX_SPEND, KING_ME))
    choose(s, 0, "menu", order=DO_SPEND)
    choose(s, 0, "buy_crown")
    assert "buy_crown" not in choices(s, 0)
    assert s.cards[0] == 1
    assert s.cards_left == 7
    s.stage = CARD_STAGE
    assert "buy_crown" not in choices(s, 0)  # nor with a second Spend order
    s.card_bought[0] = 0
    assert "buy_crown" in choices(s, 0)
    s.cards_left = 0
    assert "buy_crown" not in choices(s, 0)


@pytest.mark.rule("RE-8.7", "RE-18.35")
def test_a_crown_card_needs_no_territory() -> None:
    expect({"board": {}, "coins": {"blue": 10}}, buy({"crown_card": 1}), legal=True, crowns={"blue": 1})


@pytest.mark.rule("RE-8.8", "RE-21.15", "RE-10.10")
def test_the_escort_takes_what_is_left() -> None:
    state = {
        "board": {"turkey": own("blue", footman=1)},
        "tiles": {"blue": ["bonus_constantinople"]},
        "coins": {"blue": 23},
        "military_reserve": {"blue": {"footman": 6, "siege_weapon": 4}},
    }
    first = buy(unit("siege_weapon", 1, "turkey"), unit("footman", 2, "turkey"))
    expect(state, first, legal=True, board={"turkey": own("blue", footman=7, siege_weapon=1)})
    second = buy(unit("siege_weapon", 2, "turkey"))
    expect(state, second, legal=True, board={"turkey": own("blue", footman=7, siege_weapon=2)})


@pytest.mark.rule("RE-8.9")
def test_a_price_is_read_when_the_thing_is_bought() -> None:
    state = {"board": {"saxony": own("blue", footman=1), "bohemia": own("blue", footman=1)}, "coins": {"blue": 21}}
    cheap = {**state, "tiles": {"blue": ["bonus_berlin"]}, "coins": {"blue": 18}}
    expect(cheap, buy({"castle": "saxony"}, {"castle": "bohemia"}), legal=True, coins={"blue": 0})
    sleeping = {**cheap, "round": 4, "tile_since_round": {"bonus_berlin": 4}}
    refused("RE-5.16", sleeping, buy({"castle": "saxony"}, {"castle": "bohemia"}))


@pytest.mark.rule("RE-21.13", "RE-21.14")
def test_stages_are_not_returned_to() -> None:
    s = round_one()
    clear(s)
    for army, city in enumerate(("saxony", "england", "rome", "turkey")):
        put(s, army, city, footman=5)
    put(s, 0, "poland", footman=1)
    s.coins[0] = 40
    pick_cards(s)
    choose(s, 0, "menu", order=DO_SPEND)
    choose(s, 0, "buy", stage=1, territory=number("saxony"))  # Archers
    choose(s, 0, "buy_count", count=2)
    assert s.phase == phases.SPEND
    offered = choices(s, 0)
    assert not any(c.startswith(("buy_crown", "buy_castle", "buy stage=0")) for c in offered)
    assert f"buy stage=1 territory={number('saxony')}" not in offered  # places rise within a stage
    assert f"buy stage=1 territory={number('poland')}" not in offered  # and Poland comes before Saxony
    assert f"buy stage=2 territory={number('poland')}" in offered
    assert "finish_spend" in offered


@pytest.mark.rule("RE-21.15")
def test_siege_weapons_one_at_a_time_in_places_that_never_fall() -> None:
    s = round_one()
    clear(s)
    for army, city in enumerate(("saxony", "england", "rome", "turkey")):
        put(s, army, city, footman=5)
    put(s, 0, "poland", footman=1)
    s.coins[0] = 40
    pick_cards(s)
    choose(s, 0, "menu", order=DO_SPEND)
    choose(s, 0, "buy", stage=3, territory=number("saxony"))
    sieges = [c for c in choices(s, 0) if c.startswith("buy stage=3")]
    assert sieges == [f"buy stage=3 territory={number('saxony')}"]
    put(s, 0, "turkey", footman=0)
    s.owner[number("turkey")] = 0
    s.reserve[0, 0] = 3  # fewer than the escorts: now it matters who gets the last
    sieges = [c for c in choices(s, 0) if c.startswith("buy stage=3")]
    assert len(sieges) == 3
