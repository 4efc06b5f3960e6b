"""RE-5, RE-7: Expand, Split Expand, Maneuver, Tax, and disputed territories."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core.bits import count
from reinos.games.risk_europe.marching import destinations
from tests.games.risk_europe.tables import expect, given, number, own, refused


def expand(origin: str, target: str, player: str = "blue", **units: int) -> dict[str, Any]:
    return {"type": "expand", "player": player, "from": origin, "to": target, "units": units}


def maneuver(origin: str, target: str, player: str = "blue", **units: int) -> dict[str, Any]:
    return {"type": "maneuver", "player": player, "from": origin, "to": target, "units": units}


def split(origin: str, *moves: tuple[str, dict[str, int]]) -> dict[str, Any]:
    parts = [{"to": target, "units": units} for target, units in moves]
    return {"type": "split_expand", "player": "blue", "from": origin, "moves": parts}


@pytest.mark.rule("RE-5.1")
def test_expand_to_a_neighbour_with_any_mix() -> None:
    state = {"board": {"bohemia": own("blue", footman=3, archer=2, cavalry=1)}}
    after = {"bohemia": own("blue", footman=2, archer=1), "bavaria": own("blue", footman=1, archer=1, cavalry=1)}
    expect(state, expand("bohemia", "bavaria", footman=1, archer=1, cavalry=1), legal=True, board=after)
    refused("RE-5.1", state, expand("bohemia", "france", footman=1))
    refused("RE-5.1", state, expand("bohemia", "bavaria", footman=4))
    refused("RE-5.1", state, expand("bavaria", "bohemia", footman=1))


@pytest.mark.rule("RE-5.2")
def test_one_unit_stays_whatever_its_kind() -> None:
    state = {"board": {"bohemia": own("blue", footman=2, archer=1)}}
    refused("RE-5.2", state, expand("bohemia", "bavaria", footman=2, archer=1))
    expect(state, expand("bohemia", "bavaria", footman=2), legal=True, board={"bohemia": own("blue", archer=1)})


@pytest.mark.rule("RE-5.3", "RE-7.2", "RE-18.7")
def test_leaving_a_dispute() -> None:
    board = {"bavaria": own("blue", footman=4, cavalry=1, attacker=own("orange", siege_weapon=1, footman=1))}
    expect({"board": board}, expand("bavaria", "franconia", footman=2, cavalry=1), legal=True)
    expect({"board": board}, expand("bavaria", "franconia", footman=1), legal=True)
    refused("RE-5.3", {"board": board}, expand("bavaria", "franconia", footman=3, cavalry=1))
    refused("RE-5.3", {"board": board}, expand("bavaria", "franconia", "orange", footman=1))


@pytest.mark.rule("RE-5.4")
def test_enemy_castles_need_a_siege_weapon() -> None:
    castle = {"poland": own("orange", castle=True, footman=1)}
    board = {"bohemia": own("blue", footman=3, siege_weapon=1), **castle}
    refused("RE-5.4", {"board": board}, expand("bohemia", "poland", footman=2))
    expect({"board": board}, expand("bohemia", "poland", siege_weapon=1), legal=True, disputed=["poland"])
    empty = {"bohemia": own("blue", footman=3), "poland": own(None, castle=True)}
    expect({"board": empty}, expand("bohemia", "poland", footman=1), legal=True)


@pytest.mark.rule("RE-5.5", "RE-7.1")
def test_closed_targets() -> None:
    board = {
        "bohemia": own("blue", footman=3),
        "bavaria": own("blue", footman=1),
        "saxony": own("orange", footman=1, attacker=own("green", footman=1)),
    }
    refused("RE-5.5", {"board": board}, expand("bohemia", "bavaria", footman=1))
    refused("RE-5.5", {"board": board}, expand("bohemia", "saxony", footman=1))


@pytest.mark.rule("RE-5.6", "RE-10.2", "RE-18.3")
def test_entering_unclaimed_and_claimed_land() -> None:
    board = {"bohemia": own("blue", footman=5), "highlands": own("orange", footman=2)}
    state = {"board": board, "coins": {"blue": 1}}
    claims = {"coins": {"blue": 5}, "crowns": {"blue": 1}, "tiles": {"blue": ["bonus_berlin"]}}
    expect(state, expand("bohemia", "saxony", footman=1), legal=True, **claims)
    fight = {"disputed": ["highlands"], "coins": {"blue": 1}, "controller": {"highlands": "orange"}}
    expect(state, expand("bohemia", "highlands", footman=1), legal=True, **fight)


@pytest.mark.rule("RE-5.7", "RE-21.7")
def test_split_expand() -> None:
    board = {"bohemia": own("blue", footman=4, siege_weapon=2), "poland": own("orange", castle=True, footman=1)}
    both = split("bohemia", ("poland", {"siege_weapon": 1}), ("bavaria", {"footman": 3}))
    after = {"bavaria": own("blue", footman=3), "bohemia": own("blue", footman=1, siege_weapon=1)}
    expect({"board": board}, both, legal=True, disputed=["poland"], board=after)
    other_way = split("bohemia", ("bavaria", {"footman": 3}), ("poland", {"siege_weapon": 1}))
    expect({"board": board}, other_way, legal=True, disputed=["poland"], board=after)
    expect({"board": board}, split("bohemia", ("bavaria", {"footman": 1})), legal=True)
    # the Siege Weapon must be in the group that goes to the castle
    wrong = split("bohemia", ("poland", {"footman": 1}), ("bavaria", {"siege_weapon": 1}))
    refused("RE-5.4", {"board": board}, wrong)
    refused("RE-5.2", {"board": board}, split("bohemia", ("poland", {"siege_weapon": 2}), ("bavaria", {"footman": 4})))
    refused("RE-5.7", {"board": board}, split("bohemia", ("bavaria", {"footman": 1}), ("bavaria", {"footman": 1})))


@pytest.mark.rule("RE-5.8", "RE-18.9")
def test_maneuver_up_to_two_steps() -> None:
    names = ("bohemia", "bavaria", "venice", "serbia")
    board = {name: own("blue", footman=2) for name in names}
    asked = {"type": "list_maneuver_destinations", "player": "blue", "from": "bohemia"}
    expect({"board": board}, asked, destinations=["bavaria", "venice"])
    refused("RE-5.8", {"board": board}, maneuver("bohemia", "serbia", footman=1))
    disputed = {**board, "bohemia": own("blue", footman=4, attacker=own("orange", footman=1))}
    refused("RE-5.8", {"board": disputed}, maneuver("bohemia", "bavaria", footman=1))


@pytest.mark.rule("RE-5.9", "RE-7.3", "RE-18.8")
def test_maneuver_into_own_disputes_only() -> None:
    board = {
        "bohemia": own("blue", footman=3),
        "bavaria": own("blue", footman=1, attacker=own("orange", footman=1)),
        "saxony": own("orange", footman=1, attacker=own("blue", footman=1)),
        "poland": own("orange", footman=1, attacker=own("green", footman=1)),
        "highlands": own("orange", footman=1),
    }
    asked = {"type": "list_maneuver_destinations", "player": "blue", "from": "bohemia"}
    expect({"board": board}, asked, destinations=["bavaria", "saxony"])
    refused("RE-5.9", {"board": board}, maneuver("bohemia", "poland", footman=1))
    refused("RE-5.9", {"board": board}, maneuver("bohemia", "highlands", footman=1))
    reinforced = {"saxony": own("orange", footman=1, attacker=own("blue", footman=3))}
    expect({"board": board}, maneuver("bohemia", "saxony", footman=2), legal=True, board=reinforced)


@pytest.mark.rule("RE-5.10")
def test_no_way_through_foreign_or_disputed_land() -> None:
    board = {"bohemia": own("blue", footman=3), "venice": own("blue", footman=1)}
    refused("RE-5.10", {"board": board}, maneuver("bohemia", "venice", footman=1))
    middle = own("blue", footman=1, attacker=own("orange", footman=1))
    refused("RE-5.10", {"board": {**board, "bavaria": middle}}, maneuver("bohemia", "venice", footman=1))


@pytest.mark.rule("RE-5.11", "RE-18.29")
def test_nothing_is_dropped_or_picked_up() -> None:
    board = {"bohemia": own("blue", footman=3), "bavaria": own("blue", footman=2), "venice": own("blue", footman=1)}
    after = {"bohemia": own("blue", footman=1), "bavaria": own("blue", footman=2), "venice": own("blue", footman=3)}
    expect({"board": board}, maneuver("bohemia", "venice", footman=2), legal=True, board=after)


@pytest.mark.rule("RE-5.12")
def test_cities_and_castles_keep_one_unit() -> None:
    board = {"bohemia": own("blue", footman=3), "saxony": own("blue", footman=2)}
    emptied = maneuver("bohemia", "saxony", footman=3)
    expect({"board": board}, emptied, legal=True, unclaimed=["bohemia"])
    refused("RE-5.12", {"board": board}, maneuver("saxony", "bohemia", footman=2))
    refused("RE-5.12", {"board": {**board, "bohemia": own("blue", castle=True, footman=3)}}, emptied)


@pytest.mark.rule("RE-5.13", "RE-7.4", "RE-21.10", "RE-18.45")
def test_tax_collects_a_whole_supply_line() -> None:
    names = ("saxony", "bohemia", "poland", "portugal")
    board = {name: own("blue", footman=1) for name in names}
    tax = {"type": "tax", "player": "blue", "city": "warsaw"}
    expect({"board": board, "coins": {"blue": 0}}, tax, legal=True, coins={"blue": 4 + 1 + 2})
    board["bohemia"]["attacker"] = own("orange", footman=1)
    expect({"board": board, "coins": {"blue": 0}}, tax, legal=True, coins={"blue": 2 + 0})
    expect({"board": board}, {"type": "list_tax_cities", "player": "blue"}, cities=["berlin", "warsaw"])
    board["poland"]["attacker"] = own("orange", footman=1)
    refused("RE-5.13", {"board": board}, tax)


@pytest.mark.rule("RE-5.14", "RE-10.7", "RE-18.28")
def test_tax_bonuses_as_far_as_the_reserve_allows() -> None:
    board = {
        "leon_castile": own("blue", footman=1),
        "brittany": own("blue", footman=1),
        "france": own("blue", footman=1),
    }
    tiles = {"blue": ["bonus_madrid", "bonus_paris"]}
    state = {"board": board, "tiles": tiles, "military_reserve": {"blue": {"footman": 3, "cavalry": 0}}}
    ask = {"type": "tax_value", "player": "blue", "city": "madrid"}
    # the reserve serves the cities by number: France first
    found = given(state, ask).notes
    assert found["values"] == [7]
    total = sum(sum(units.values()) for units in found["free_units"][0].values())
    assert total == 3


@pytest.mark.rule("RE-5.15", "RE-12.3")
def test_without_a_city_there_is_no_tax() -> None:
    state = {"board": {"bohemia": own("blue", footman=1)}}
    expect(state, {"type": "list_tax_cities", "player": "blue"}, cities=[])
    refused("RE-5.15", state, {"type": "tax", "player": "blue", "city": "berlin"})


@pytest.mark.rule("RE-5.17", "RE-18.40")
def test_reinforcing_an_attack_on_a_castle() -> None:
    board = {
        "bohemia": own("blue", footman=3),
        "saxony": own("orange", castle=True, footman=1, attacker=own("blue", siege_weapon=1)),
    }
    expect({"board": board}, maneuver("bohemia", "saxony", footman=3), legal=True, unclaimed=["bohemia"])


@pytest.mark.rule("RE-7.5")
def test_no_assault_from_or_into_a_dispute() -> None:
    board = {
        "franconia": own("blue", siege_weapon=1, footman=1, attacker=own("orange", footman=1)),
        "swabia": own("orange", footman=2),
    }
    asked = {"type": "list_siege_assault_targets", "player": "blue", "from": "franconia"}
    expect({"board": board}, asked, targets=[])


def test_reach_grows_with_royal_roads() -> None:
    board = {name: own("blue", footman=2) for name in ("bohemia", "bavaria", "venice", "serbia")}
    s = given({"board": board}).s
    assert count(destinations(s, 0, number("bohemia"))) == 2
    s.revealed[0] = 1 << 4
    assert count(destinations(s, 0, number("bohemia"))) == 3
