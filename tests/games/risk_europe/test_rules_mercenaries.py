"""RE-14, RE-15: mercenary armies."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.risk_europe import phases
from reinos.games.risk_europe.invariants import check
from reinos.games.risk_europe.marching import expand_targets
from reinos.games.risk_europe.pieces import (
    DO_EXPAND,
    DO_SPEND,
    DO_TAX,
    END_TURN,
    FORTIFY_CARD,
    HOLDER,
    KING_ME,
    NOBODY,
    TAX_SPEND,
)
from reinos.games.risk_europe.questions import QUESTIONS
from reinos.games.risk_europe.scoring import check_elimination
from tests.games.risk_europe.tables import (
    acting,
    choices,
    choose,
    clear,
    events,
    expect,
    invade,
    number,
    pick_cards,
    put,
    refused,
    rig,
    round_one,
)


def hired(leader: int = 1, card: int = TAX_SPEND, **options: Any) -> Any:
    """Three players; `leader` commands the mercenaries, who are at their first turn with a card."""
    s = round_one(3, **options)
    s.deck[3, int(s.deck_left[3]) - 1] = card
    pick_cards(s)
    for seat in range(3):
        choose(s, seat, "bid", coins=int(seat == leader))
    while s.army != 3:
        choose(s, acting(s), "menu", order=END_TURN)
    return s


@pytest.mark.rule("RE-14.6", "RE-3.4", "RE-14.14", "RE-2.4")
def test_the_auction() -> None:
    s = round_one(3)
    pick_cards(s)
    assert (s.phase, s.to_act) == (phases.AUCTION_BID, 0b111)
    before = s.coins.tolist()
    assert choices(s, 1) == [f"bid coins={n}" for n in range(before[1] + 1)]
    choose(s, 2, "bid", coins=2)
    choose(s, 0, "bid", coins=3)
    assert s.controller[3] == NOBODY
    choose(s, 1, "bid", coins=1)
    assert s.controller[3] == 0
    assert s.coins.tolist() == [before[0] - 3, before[1], before[2], before[3] + 3]
    shown = next(e for e in events(s) if e.kind == "bids_shown")
    assert [shown.args[name] for name in ("army", "first", "second", "third")] == [3, 3, 1, 2]
    state = {"players": 3, "coins": {"blue": 0, "orange": 0, "green": 0, "MERC": 7}}
    tie = {"type": "tie_dice", "dice": {"blue": 1, "orange": 2, "green": 6}}
    expect(state, {"type": "auction", "bids": {"blue": 0, "orange": 0, "green": 0}}, tie, controller="green")


@pytest.mark.rule("RE-14.7", "RE-16.6")
def test_the_mercenary_deck() -> None:
    s = hired()
    assert s.deck_left[3] == 7
    assert s.shown[3, 0] == TAX_SPEND
    kinds = sorted([*s.deck[3, :7].tolist(), TAX_SPEND])
    for _ in range(3):
        while s.phase != phases.CHOOSE_CARDS:
            choose(s, acting(s), "menu", order=END_TURN)
        pick_cards(s)
        for seat in range(3):
            choose(s, seat, "bid", coins=0)
    while s.phase != phases.CHOOSE_CARDS:
        choose(s, acting(s), "menu", order=END_TURN)
    assert s.round == 5
    assert s.deck_left[3] == 8  # all eight again
    assert len(kinds) == 8
    check(s)


@pytest.mark.rule("RE-14.8", "RE-18.21", "RE-14.13")
def test_the_controller_decides_in_battles_even_against_himself() -> None:
    s = hired(leader=1)
    clear(s)
    for army, city in enumerate(("england", "saxony", "rome", "turkey")):
        put(s, army, city, footman=5)
    put(s, 1, "bohemia", footman=2, archer=2)
    invade(s, 3, "bohemia", footman=3, cavalry=2)
    s.turn, s.phase, s.to_act = 2, phases.NEXT_BATTLE, 0
    rig(s, 6, 6, 6, 6)  # two Archers hit, then two Cavalry
    while s.to_act == 0:
        QUESTIONS.advance(s)
    assert (s.phase, s.side, acting(s)) == (phases.LOSE, 0, 1)
    choose(s, 1, "lose_footman", count=2)
    assert (s.phase, s.side, acting(s)) == (phases.LOSE, 1, 1)


@pytest.mark.rule("RE-14.8")
def test_the_controller_rerolls_for_a_mercenary_castle() -> None:
    s = hired(leader=2)
    clear(s)
    for army, city in enumerate(("england", "saxony", "rome", "turkey")):
        put(s, army, city, footman=5)
    put(s, 3, "bohemia", castle=True, footman=2)
    invade(s, 0, "bohemia", footman=3)
    s.turn, s.phase, s.to_act = 2, phases.NEXT_BATTLE, 0
    while s.to_act == 0:
        QUESTIONS.advance(s)
    assert (s.phase, acting(s)) == (phases.REROLL, 2)


@pytest.mark.rule("RE-14.9", "RE-18.19", "RE-18.20")
def test_mercenaries_take_no_marker_missions_or_crown_cards() -> None:
    s = hired(leader=2, card=KING_ME, kingdom_missions=True)
    assert s.marker == 2
    assert s.draws == 0
    assert (s.phase, acting(s)) == (phases.MENU, 2)
    s = hired(leader=1)
    s.coins[3] = 50
    choose(s, 1, "menu", order=DO_SPEND)
    assert "buy_crown" not in choices(s, 1)
    refused(
        "RE-14.9",
        {"players": 3, "coins": {"MERC": 20}},
        {"type": "spend", "player": "MERC", "buy": [{"crown_card": 1}]},
    )


@pytest.mark.rule("RE-14.9", "RE-14.13")
def test_mercenaries_use_their_own_treasury() -> None:
    s = hired(leader=1)
    mine, theirs = int(s.coins[1]), int(s.coins[3])
    choose(s, 1, "menu", order=DO_TAX)
    first = choices(s, 1)[0]
    choose(s, 1, "tax", territory=int(first.split("=")[1]))
    assert s.coins[1] == mine
    assert s.coins[3] > theirs


@pytest.mark.rule("RE-14.10", "RE-14.13")
def test_mercenaries_are_opponents_of_everybody() -> None:
    s = hired(leader=1, card=FORTIFY_CARD)
    clear(s)
    for army, city in enumerate(("england", "saxony", "rome", "france")):
        put(s, army, city, footman=5)
    put(s, 1, "lorraine", footman=1)
    choose(s, 1, "menu", order=DO_EXPAND)
    choose(s, 1, "expand_from", territory=number("france"))
    choose(s, 1, "expand_to", territory=number("lorraine"))  # against the leader's own army
    choose(s, 1, "move_footman", count=2)
    assert s.invader[number("lorraine")] == 3


@pytest.mark.rule("RE-14.11", "RE-12.1")
def test_mercenaries_without_a_city_leave() -> None:
    s = round_one(3)
    for t in range(49):
        if s.owner[t] == 3:
            s.reserve[3] += s.units[HOLDER, t]
            s.units[HOLDER, t] = 0
            s.owner[t] = NOBODY
            s.tile_round[t] = -1
    s.land[3] = 0
    assert check_elimination(s) == 3
    assert not s.alive[3]
    pick_cards(s)
    assert s.phase == phases.MENU  # no auction any more
    s = round_one(3)
    s.alive[2] = 0
    s.to_act = 0b011
    pick_cards(s)
    assert (s.phase, s.to_act) == (phases.AUCTION_BID, 0b011)  # the eliminated take no part


@pytest.mark.rule("RE-14.12", "RE-18.44", "RE-21.18")
def test_no_bid_above_the_coins_or_the_box() -> None:
    s = round_one(3)
    s.coins[0] = 900
    pick_cards(s)
    assert choices(s, 0)[-1] == "bid coins=145"
    state = {"players": 3, "coins": {"blue": 6, "orange": 4, "green": 9, "MERC": 7}}
    refused("RE-14.12", state, {"type": "auction", "bids": {"blue": 7, "orange": 0, "green": 0}})


@pytest.mark.rule("RE-15.6", "RE-21.18")
def test_two_auctions_with_two_players() -> None:
    s = round_one(2)
    s.coins[:2] = 6
    pick_cards(s)
    assert (s.phase, acting(s)) == (phases.AUCTION_ORDER, int(s.marker))
    assert choices(s, int(s.marker)) == ["auction_first army=2", "auction_first army=3"]
    choose(s, int(s.marker), "auction_first", army=3)
    choose(s, 0, "bid", coins=4)
    choose(s, 1, "bid", coins=0)
    assert (s.phase, s.auction) == (phases.AUCTION_BID, 2)
    assert choices(s, 0)[-1] == "bid coins=2"  # with the coins left
    choose(s, 0, "bid", coins=1)
    choose(s, 1, "bid", coins=0)
    assert s.controller.tolist() == [0, 1, 0, 0]
    s = round_one(2)
    s.alive[2] = 0
    pick_cards(s)
    assert (s.phase, s.auction) == (phases.AUCTION_BID, 3)  # with one left there is nothing to choose


@pytest.mark.rule("RE-15.8")
def test_mercenary_armies_may_fight_each_other() -> None:
    s = round_one(2)
    clear(s)
    for army, city in enumerate(("england", "saxony", "france", "rome")):
        put(s, army, city, footman=5)
    put(s, 3, "lorraine", footman=1)
    assert expand_targets(s, 2, number("france")) >> number("lorraine") & 1
