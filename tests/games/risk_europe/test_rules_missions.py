"""RE-13: Kingdom Missions."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.games.risk_europe import phases
from reinos.games.risk_europe.board import crowns
from reinos.games.risk_europe.marching import destinations
from reinos.games.risk_europe.missions import MISSION_NEEDS, completed, is_met, progress
from reinos.games.risk_europe.pieces import (
    BUILDER,
    CONQUEROR,
    DATA,
    DO_FORTIFY,
    DO_SPEND,
    END_TURN,
    FORTIFY_CARD,
    HOLDER,
    HOST,
    KING_ME,
    NOBODY,
    REALM,
    ROUTE,
    SEAS,
    SIEGE_MASTER,
    TAX_SPEND,
    TREASURY,
)
from reinos.games.risk_europe.scoring import eliminate, falls
from reinos.games.risk_europe.treasury import castle_price, tax_value, unit_price
from tests.games.risk_europe.tables import (
    acting,
    choices,
    choose,
    clear,
    events,
    invade,
    number,
    pick_cards,
    put,
    round_one,
    table,
)


def crowned(**options: Any) -> Any:
    """Seat 0 has just revealed King Me and looks at two missions."""
    s = round_one(kingdom_missions=True, **options)
    pick_cards(s, seat_0=(KING_ME, TAX_SPEND))
    return s


@pytest.mark.rule("RE-13.1", "RE-8.6")
def test_no_crown_cards_in_this_variant() -> None:
    for players in (2, 3, 4):
        s = table(players, kingdom_missions=True)
        assert s.cards_left == 0
        assert s.missions_left == 8


@pytest.mark.rule("RE-13.2")
def test_the_mission_deck_is_shuffled() -> None:
    decks = [tuple(table(seed=seed, kingdom_missions=True).mission_deck.tolist()) for seed in range(20)]
    assert all(sorted(deck) == list(range(8)) for deck in decks)
    assert len(set(decks)) == 20


@pytest.mark.rule("RE-13.3", "RE-18.17", "RE-21.19", "RE-6.1")
def test_king_me_shows_two_missions() -> None:
    s = crowned()
    deck = s.mission_deck.tolist()
    assert (s.phase, acting(s), s.marker) == (phases.MISSION_PICK, 0, 0)
    assert choices(s, 0) == [f"keep_mission mission={m}" for m in sorted(deck[:2])]
    choose(s, 0, "keep_mission", mission=deck[1])
    assert s.mission_deck.tolist() == [*deck[2:], deck[0], -1]
    assert s.held[0] == 1 << deck[1]
    assert s.phase == phases.MENU


@pytest.mark.rule("RE-13.3")
def test_the_last_mission_is_taken_and_then_there_are_none() -> None:
    for left, held in ((1, 1), (0, 0)):
        s = round_one(kingdom_missions=True)
        s.missions_left = left
        s.draws = 8 - left
        s.mission_deck[left:] = -1
        pick_cards(s, seat_0=(KING_ME, TAX_SPEND))
        assert s.phase == phases.MENU
        assert s.held_count[0] == held


@pytest.mark.rule("RE-13.4", "RE-13.6", "RE-16.4", "RE-18.32")
def test_a_hidden_mission_is_asked_about_at_the_end_of_every_own_turn_and_round() -> None:
    s = crowned()
    choose(s, 0, "keep_mission", mission=int(s.looks[0, 0, 0]))
    asked = []
    while s.round == 1:
        if s.phase == phases.REVEAL:
            asked.append((s.turn, acting(s)))
            assert choices(s, 0)[0] == "finish_reveals"
            choose(s, 0, "finish_reveals")
            assert not [e for e in events(s) if e.kind == "mission_revealed"]
        else:
            choose(s, acting(s), "menu", order=END_TURN)
    assert asked == [(0, 0), (1, 0), (2, 0)]


def holding(mission: int, s: Any = None) -> Any:
    """Seat 0 at the end of its turn with one hidden mission."""
    s = s or round_one(kingdom_missions=True)
    s.held[0] = 1 << mission
    s.held_count[0] = 1
    pick_cards(s)
    return s


@pytest.mark.rule("RE-13.5", "RE-13.12", "RE-18.33")
def test_revealing_gives_a_crown_and_the_bonus_at_once() -> None:
    s = holding(TREASURY)
    s.coins[0] = 20
    choose(s, 0, "menu", order=END_TURN)
    assert choices(s, 0) == ["finish_reveals", f"reveal mission={TREASURY}"]
    before = crowns(s, 0)
    choose(s, 0, "reveal", mission=TREASURY)
    assert crowns(s, 0) == before + 1
    assert completed(s, 0, TREASURY)
    s.coins[0] = 0  # it lasts even if the condition fails
    assert completed(s, 0, TREASURY)
    assert crowns(s, 0) == before + 1
    s = holding(TREASURY)
    choose(s, 0, "menu", order=END_TURN)
    assert choices(s, 0) == ["finish_reveals"]


def realm(players: int = 4) -> Any:
    s = round_one(players, kingdom_missions=True)
    clear(s)
    return s


@pytest.mark.rule("RE-13.7", "RE-13.8")
def test_the_conditions() -> None:
    s = realm()
    for name in ("england", "normandy", "france", "lorraine"):
        put(s, 0, name, castle=True, footman=2)
    assert progress(s, 0, BUILDER) == 4
    assert progress(s, 0, SEAS) == 2  # England-Lorraine and England-Normandy
    assert progress(s, 0, ROUTE) == 2
    assert progress(s, 0, REALM) == 4
    invade(s, 1, "lorraine", footman=1)
    assert progress(s, 0, SEAS) == 1
    assert progress(s, 0, BUILDER) == 4  # the defender still controls it
    put(s, 2, "rome", footman=1)
    invade(s, 0, "rome", siege_weapon=2, footman=3)
    assert progress(s, 0, SIEGE_MASTER) == 2
    assert progress(s, 0, HOST) == 8 + 5
    s.coins[0], s.victories[0] = 19, 2
    assert progress(s, 0, TREASURY) == 19
    assert progress(s, 0, CONQUEROR) == 2
    assert is_met(s, 0, CONQUEROR)
    assert not is_met(s, 0, TREASURY)
    assert MISSION_NEEDS[:, 4].tolist() == [3, 3, 20, 25, 12, 4, 2, 2]
    assert MISSION_NEEDS[:, 3].tolist() == [3, 3, 20, 25, 13, 4, 2, 2]
    assert MISSION_NEEDS[:, 2].tolist() == [4, 4, 20, 30, 15, 5, 3, 2]


@pytest.mark.rule("RE-13.7")
def test_no_mission_is_met_at_setup_and_all_are_marked_as_reconstructed() -> None:
    for players in (2, 3, 4):
        for seed in range(10):
            s = round_one(players, seed, kingdom_missions=True)
            assert not any(is_met(s, seat, mission) for seat in range(players) for mission in range(8))
    assert DATA["crown_cards"]["source"].startswith("reconstructed")


@pytest.mark.rule("RE-13.7", "RE-13.8")
def test_the_bonuses() -> None:
    s = realm()
    for name in ("bohemia", "bavaria", "venice", "serbia"):
        put(s, 0, name, footman=3)
    put(s, 0, "saxony", footman=3)
    line = sum(1 << number(name) for name in ("saxony", "bohemia", "bavaria", "venice", "serbia"))
    assert tax_value(s, 0, line) == 8
    s.revealed[0] = (1 << TREASURY) | (1 << ROUTE)
    assert tax_value(s, 0, line) == 8 + 2 + 1  # both add up
    assert tax_value(s, 0, 0) == 0
    assert (unit_price(s, 0, 3), unit_price(s, 0, 2)) == (10, 3)
    s.revealed[0] = (1 << SIEGE_MASTER) | (1 << CONQUEROR) | (1 << REALM)
    assert (unit_price(s, 0, 3), unit_price(s, 0, 2)) == (8, 2)
    assert destinations(s, 0, number("bohemia")) >> number("serbia") & 1
    assert castle_price(s, 1) == 12


@pytest.mark.rule("RE-13.7")
def test_bastions_add_a_footman() -> None:
    s = realm()
    put(s, 0, "saxony", footman=1)
    for army, city in enumerate(("england", "rome", "turkey"), 1):
        put(s, army, city, footman=1)
    s.revealed[0] = 1 << BUILDER
    pick_cards(s, seat_0=(FORTIFY_CARD, TAX_SPEND))
    choose(s, 0, "menu", order=DO_FORTIFY)
    choose(s, 0, "fortify", territory=number("saxony"))
    assert s.units[HOLDER, number("saxony"), 0] == 1 + 4


@pytest.mark.rule("RE-13.9", "RE-12.1", "RE-18.37")
def test_elimination_takes_all_missions() -> None:
    s = realm()
    s.held[0], s.held_count[0], s.revealed[0] = 0b10, 1, 0b1
    assert not falls(s, 0)  # a completed mission saves once
    s.revealed[0] = 0
    assert falls(s, 0)  # a hidden one does not
    s.revealed[0] = 0b1
    eliminate(s, 0)
    assert s.revealed[0] == 0
    assert s.gone[0] == 0b1
    assert s.held_count[0] == 0


@pytest.mark.rule("RE-13.10", "RE-21.13", "RE-5.18")
def test_the_great_host_levies_before_any_purchase() -> None:
    s = realm()
    put(s, 0, "saxony", footman=1)
    put(s, 0, "bohemia", footman=1)
    s.revealed[0] = 1 << HOST
    s.coins[0] = 0
    pick_cards(s)
    choose(s, 0, "menu", order=DO_SPEND)
    assert s.phase == phases.LEVY
    assert choices(s, 0) == [f"levy territory={number('saxony')}"]  # nothing to buy: no "no levy"
    choose(s, 0, "levy", territory=number("saxony"))
    assert s.units[HOLDER, number("saxony"), 0] == 3
    assert (s.phase, choices(s, 0)) == (phases.SPEND, ["finish_spend"])
    choose(s, 0, "finish_spend")
    s = realm()
    put(s, 0, "saxony", footman=1)
    s.revealed[0] = 1 << HOST
    s.reserve[0, 0] = 1
    s.coins[0] = 5
    pick_cards(s)
    choose(s, 0, "menu", order=DO_SPEND)
    assert choices(s, 0)[0] == "no_levy"
    choose(s, 0, "levy", territory=number("saxony"))
    assert s.units[HOLDER, number("saxony"), 0] == 2


@pytest.mark.rule("RE-13.11", "RE-14.13")
def test_bonuses_work_for_their_own_army_only() -> None:
    s = round_one(3, kingdom_missions=True)
    s.revealed[0] = 0xFF
    s.controller[3] = 0
    assert unit_price(s, 3, 3) == 10
    assert not completed(s, 3, REALM)


@pytest.mark.rule("RE-13.12", "RE-11.1")
def test_what_is_not_revealed_counts_for_nothing() -> None:
    s = round_one(kingdom_missions=True)
    before = crowns(s, 0)
    s.held[0], s.held_count[0] = 0b11, 2
    assert crowns(s, 0) == before


@pytest.mark.rule("RE-13.6", "RE-21.19")
def test_several_missions_in_rising_order() -> None:
    s = round_one(kingdom_missions=True)
    s.held[0], s.held_count[0] = (1 << TREASURY) | (1 << HOST) | (1 << BUILDER), 3
    s.coins[0] = 30
    s.reserve[0] = 0  # all units count as on the board
    pick_cards(s)
    choose(s, 0, "menu", order=END_TURN)
    assert choices(s, 0) == ["finish_reveals", f"reveal mission={TREASURY}", f"reveal mission={HOST}"]
    choose(s, 0, "reveal", mission=HOST)
    assert choices(s, 0) == ["finish_reveals"]  # what lies before it has been passed over
    choose(s, 0, "finish_reveals")
    assert s.army == 1


@pytest.mark.rule("RE-13.6")
def test_a_mercenary_turn_is_nobodys_own() -> None:
    s = round_one(3, kingdom_missions=True)
    s.held[0], s.held_count[0] = 0b1, 1
    pick_cards(s)
    for seat in range(3):
        choose(s, seat, "bid", coins=int(seat == 0))
    asked = []
    while s.round == 1:
        if s.phase == phases.REVEAL:
            asked.append((s.turn, s.army))
            choose(s, 0, "finish_reveals")
        else:
            choose(s, acting(s), "menu", order=END_TURN)
    assert asked == [(0, 0), (1, 0), (2, NOBODY)]  # the last time after the battles
