"""RE-6: King Me, Fortify, Siege Assault."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.risk_europe import phases
from reinos.games.risk_europe.pieces import ASSAULT_CARD, DO_ASSAULT, DO_EXPAND, END_TURN, HOLDER, NOBODY, TAX_SPEND
from tests.games.risk_europe.tables import (
    acting,
    choices,
    choose,
    clear,
    expect,
    number,
    own,
    pick_cards,
    put,
    refused,
    rig,
    round_one,
)


def assault(origin: str, target: str, *dice: int) -> dict[str, Any]:
    return {"type": "siege_assault", "player": "blue", "from": origin, "to": target, "dice": list(dice)}


def fortify(territory: str, player: str = "blue") -> dict[str, Any]:
    return {"type": "fortify", "player": player, "territory": territory}


@pytest.mark.rule("RE-6.2", "RE-18.10", "RE-7.3")
def test_fortify_three_or_four() -> None:
    board = {
        "saxony": own("blue", footman=1),
        "bohemia": own("blue", castle=True, footman=1),
        "bavaria": own("blue", footman=1),
    }
    expect({"board": board}, fortify("saxony"), legal=True, board={"saxony": own("blue", footman=4)})
    expect({"board": board}, fortify("bohemia"), legal=True, board={"bohemia": own("blue", castle=True, footman=5)})
    refused("RE-6.2", {"board": board}, fortify("bavaria"))
    refused("RE-6.2", {"board": board}, fortify("saxony", "orange"))


@pytest.mark.rule("RE-6.3", "RE-17.1", "RE-18.28")
def test_fortify_with_a_short_reserve() -> None:
    state = {"board": {"saxony": own("blue", footman=1)}, "military_reserve": {"blue": {"footman": 1}}}
    expect(state, fortify("saxony"), legal=True, board={"saxony": own("blue", footman=2)})
    refused("RE-6.3", {**state, "military_reserve": {"blue": {"footman": 0}}}, fortify("saxony"))


@pytest.mark.rule("RE-6.4")
def test_siege_assault_rolls_two_dice_a_weapon() -> None:
    board = {"burgundy": own("blue", siege_weapon=2, footman=1), "france": own("orange", footman=9)}
    after = {"burgundy": board["burgundy"], "france": own("orange", footman=6)}
    expect(
        {"board": board},
        assault("burgundy", "france", 1, 2, 3, 6),
        legal=True,
        hits=2,
        board={**after, "france": own("orange", footman=7)},
    )
    expect({"board": board}, assault("burgundy", "france", 3, 2, 3, 6), legal=True, hits=3, board=after)
    over_sea = {"normandy": own("blue", siege_weapon=1), "england": own("orange", footman=1)}
    refused("RE-6.4", {"board": over_sea}, assault("normandy", "england", 1, 1))
    unclaimed = {"normandy": own("blue", siege_weapon=1)}
    refused("RE-6.4", {"board": unclaimed}, assault("normandy", "france", 1, 1))


@pytest.mark.rule("RE-6.5")
def test_without_siege_weapons_the_assault_is_void() -> None:
    board = {"burgundy": own("blue", footman=3), "france": own("orange", footman=3)}
    refused("RE-6.5", {"board": board}, assault("burgundy", "france"))
    s = round_one()
    pick_cards(s, seat_0=(ASSAULT_CARD, TAX_SPEND))
    assert f"menu order={DO_ASSAULT}" not in choices(s, 0)


def besieged() -> Any:
    """Seat 0 in Burgundy with Siege Weapons, seat 1 in Paris behind a castle, at seat 0's Siege Assault card."""
    s = round_one()
    clear(s)
    put(s, 0, "england", footman=3)
    put(s, 0, "burgundy", siege_weapon=2, footman=3)
    put(s, 1, "france", castle=True, footman=1, archer=1)
    put(s, 1, "saxony", footman=3)
    put(s, 2, "rome", footman=3)
    put(s, 3, "turkey", footman=3)
    pick_cards(s, seat_0=(ASSAULT_CARD, TAX_SPEND))
    choose(s, 0, "menu", order=DO_ASSAULT)
    choose(s, 0, "assault_from", territory=number("burgundy"))
    return s


@pytest.mark.rule("RE-6.6", "RE-10.4", "RE-18.11", "RE-21.11")
def test_a_cleared_castle_can_be_entered_at_once() -> None:
    s = besieged()
    paris = number("france")
    coins = int(s.coins[0])
    rig(s, 3, 4, 5, 6)
    choose(s, 0, "assault_to", territory=paris)
    assert s.owner[paris] == NOBODY
    assert s.forts >> paris & 1
    assert s.tile_round[paris] == -1
    assert s.phase == phases.MENU
    choose(s, 0, "menu", order=DO_EXPAND)
    choose(s, 0, "expand_from", territory=number("burgundy"))
    choose(s, 0, "expand_to", territory=paris)
    choose(s, 0, "move_siege_weapon", count=0)
    choose(s, 0, "move_footman", count=1)
    assert s.owner[paris] == 0
    assert s.coins[0] == coins + 3
    assert s.tile_round[paris] == s.round  # a new tile: from the next round on


@pytest.mark.rule("RE-6.4", "RE-9.5", "RE-6.6")
def test_the_owner_chooses_the_losses_of_an_assault() -> None:
    s = besieged()
    rig(s, 1, 1, 1, 6)
    choose(s, 0, "assault_to", territory=number("france"))
    assert (s.phase, acting(s)) == (phases.LOSE, 1)
    assert choices(s, 1) == ["lose_footman count=0", "lose_footman count=1"]
    choose(s, 1, "lose_footman", count=0)
    assert s.units[HOLDER, number("france")].tolist() == [1, 0, 0, 0]
    assert (s.phase, acting(s)) == (phases.MENU, 0)


@pytest.mark.rule("RE-6.7", "RE-18.34")
def test_a_siege_weapon_may_assault_and_move() -> None:
    s = besieged()
    rig(s, 1, 1, 1, 1)
    choose(s, 0, "assault_to", territory=number("france"))
    choose(s, 0, "menu", order=DO_EXPAND)
    choose(s, 0, "expand_from", territory=number("burgundy"))
    choose(s, 0, "expand_to", territory=number("france"))
    choose(s, 0, "move_siege_weapon", count=2)
    choose(s, 0, "move_footman", count=2)
    assert s.disputed == 1 << number("france")
    assert choices(s, 0) == [f"menu order={END_TURN}"]


@pytest.mark.rule("RE-6.8")
def test_land_just_claimed_can_be_the_source_of_an_assault() -> None:
    board = {"burgundy": own("blue", siege_weapon=1, footman=2), "swabia": own("orange", footman=2)}
    state = {"board": board, "card": "siege_assault_expand_maneuver"}
    move = {"type": "expand", "player": "blue", "from": "burgundy", "to": "lorraine", "units": {"siege_weapon": 1}}
    asked = {"type": "list_siege_assault_targets", "player": "blue", "from": "lorraine"}
    expect(state, move, asked, targets=["swabia"])
