"""RE-3, RE-4: the round and the turn."""

from __future__ import annotations

from typing import Any

import pytest

from reinos.core import play
from reinos.games.risk_europe import phases
from reinos.games.risk_europe.pieces import (
    ASSAULT_CARD,
    DO_EXPAND,
    DO_FORTIFY,
    DO_MANEUVER,
    DO_SPEND,
    DO_SPLIT,
    DO_TAX,
    END_TURN,
    FORTIFY_CARD,
    KING_ME,
    SPLIT,
    TAX_SPEND,
)
from reinos.games.risk_europe.scoring import truncated
from tests.games.risk_europe.tables import (
    acting,
    choices,
    choose,
    clear,
    events,
    legal_ids,
    number,
    pick_cards,
    put,
    round_one,
)


def end_turns(s: Any, until: int = phases.CHOOSE_CARDS) -> None:
    """Everybody ends every turn at once."""
    for _ in range(50):
        if s.phase != phases.MENU:
            return
        choose(s, acting(s), "menu", order=END_TURN)
        if s.phase == until:
            return


@pytest.mark.rule("RE-3.1", "RE-3.7", "RE-16.2", "RE-4.8")
def test_cards_come_back_after_four_rounds() -> None:
    s = round_one()
    sizes = []
    for _ in range(6):
        sizes.append(8 - int(s.spent[0].sum()))
        pick_cards(s)
        end_turns(s)
    assert sizes == [8, 6, 4, 2, 8, 6]
    assert s.round == 7


@pytest.mark.rule("RE-3.2", "RE-6.1", "RE-18.22")
def test_the_order_of_a_round_is_fixed() -> None:
    s = round_one()
    pick_cards(s, seat_1=(KING_ME, TAX_SPEND), seat_3=(TAX_SPEND, KING_ME))
    order = []
    while s.phase == phases.MENU:
        order.append(s.army)
        choose(s, acting(s), "menu", order=END_TURN)
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]
    assert s.marker == 3
    assert s.sequence.tolist() == [3, 0, 1, 2]


@pytest.mark.rule("RE-3.3", "RE-4.8", "RE-21.17", "RE-16.1")
def test_two_cards_in_secret() -> None:
    s = round_one()
    assert s.to_act == 0b1111
    offered = choices(s, 1)
    assert f"cards top={TAX_SPEND} bottom={TAX_SPEND}" in offered
    assert f"cards top={KING_ME} bottom={KING_ME}" not in offered
    assert len(offered) == 25 - 2  # King Me and Siege Assault have no twin
    choose(s, 1, "cards", top=SPLIT, bottom=SPLIT)
    assert not s.to_act >> 1 & 1
    assert events(s) == []
    assert legal_ids(s, 1) == []  # no change afterwards


@pytest.mark.rule("RE-3.4", "RE-3.5")
def test_turn_one_for_all_then_turn_two() -> None:
    s = round_one()
    pick_cards(s, seat_0=(SPLIT, TAX_SPEND))
    assert s.shown[0].tolist() == [SPLIT, -1]
    assert s.shown[1].tolist() == [-1, -1]
    for _ in range(4):
        assert s.turn == 0
        choose(s, acting(s), "menu", order=END_TURN)
    assert s.turn == 1
    assert s.shown[0].tolist() == [SPLIT, TAX_SPEND]


@pytest.mark.rule("RE-3.6", "RE-7.7")
def test_all_disputes_are_fought_in_the_same_round() -> None:
    s = round_one()
    clear(s)
    for army, city in enumerate(("england", "france", "rome", "turkey")):
        put(s, army, city, footman=6)
    put(s, 0, "lorraine", footman=2)
    pick_cards(s, seat_1=(FORTIFY_CARD, SPLIT))
    choose(s, 0, "menu", order=END_TURN)
    choose(s, 1, "menu", order=DO_EXPAND)
    choose(s, 1, "expand_from", territory=number("france"))
    choose(s, 1, "expand_to", territory=number("lorraine"))
    choose(s, 1, "move_footman", count=4)
    assert s.disputed == 1 << number("lorraine")
    end_turns(s)
    assert s.round == 2
    assert s.disputed == 0


@pytest.mark.rule("RE-3.8", "RE-18.1", "RE-18.23", "RE-11.6")
def test_victory_is_checked_at_the_end_of_the_round() -> None:
    s = round_one()
    s.cards[2] = 7
    pick_cards(s)
    assert s.phase == phases.MENU  # having the crowns wins nothing yet
    end_turns(s, phases.OVER)
    assert s.phase == phases.OVER
    assert s.ranks[2] == 1
    assert s.round == 1


@pytest.mark.rule("RE-3.9", "RE-19.2")
def test_limits_of_rounds() -> None:
    for limit, last in ((2, 2), (10, 10)):
        s = round_one(max_rounds=limit)
        while s.phase != phases.OVER:
            if s.phase == phases.CHOOSE_CARDS:
                pick_cards(s)
            end_turns(s, phases.OVER)
        assert s.round == last
        assert sorted(s.ranks[:4].tolist())[0] == 1
    s = round_one(max_rounds=0)
    for _ in range(60):
        pick_cards(s)
        end_turns(s)
    assert s.round == 61


@pytest.mark.rule("RE-19.2")
def test_a_game_is_truncated_where_only_the_limit_ends_it() -> None:
    s = round_one(max_rounds=1)
    pick_cards(s)
    assert not truncated(s)
    end_turns(s, phases.OVER)
    assert truncated(s)
    s.alive[1:4] = 0  # the last player left has won
    assert not truncated(s)
    s = round_one(max_rounds=1)
    s.cards[2] = 7  # enough crowns, in the very round of the limit
    pick_cards(s)
    end_turns(s, phases.OVER)
    assert (s.phase, s.round) == (phases.OVER, 1)
    assert not truncated(s)


@pytest.mark.rule("RE-4.1")
def test_king_me_works_at_once() -> None:
    s = round_one()
    pick_cards(s, seat_1=(KING_ME, TAX_SPEND))
    choose(s, 0, "menu", order=END_TURN)
    assert s.marker == 1
    assert [e.kind for e in events(s)][-1] == "marker_taken"


@pytest.mark.rule("RE-4.2", "RE-4.3", "RE-21.9", "RE-19.5")
def test_one_order_and_one_bonus_in_any_order() -> None:
    s = round_one()
    pick_cards(s, seat_0=(FORTIFY_CARD, TAX_SPEND))
    assert choices(s, 0) == [f"menu order={n}" for n in (DO_EXPAND, DO_MANEUVER, DO_FORTIFY, END_TURN)]
    choose(s, 0, "menu", order=DO_FORTIFY)
    play.step(s, 0, legal_ids(s, 0)[0])
    assert choices(s, 0) == [f"menu order={n}" for n in (DO_EXPAND, DO_MANEUVER, END_TURN)]
    choose(s, 0, "menu", order=DO_MANEUVER)
    while s.phase != phases.MENU:
        play.step(s, 0, legal_ids(s, 0)[-1])
    assert choices(s, 0) == [f"menu order={END_TURN}"]
    s = round_one()
    pick_cards(s, seat_0=(FORTIFY_CARD, TAX_SPEND))
    choose(s, 0, "menu", order=DO_MANEUVER)
    while s.phase != phases.MENU:
        play.step(s, 0, legal_ids(s, 0)[-1])
    assert choices(s, 0) == [f"menu order={n}" for n in (DO_FORTIFY, END_TURN)]


@pytest.mark.rule("RE-4.4", "RE-10.9")
def test_the_free_maneuver_comes_last() -> None:
    s = round_one()
    clear(s)
    for army, city in enumerate(("saxony", "england", "rome", "turkey")):
        put(s, army, city, footman=5)
    put(s, 0, "bohemia", footman=2)
    pick_cards(s, seat_0=(FORTIFY_CARD, TAX_SPEND))
    choose(s, 0, "menu", order=DO_EXPAND)
    choose(s, 0, "expand_from", territory=number("saxony"))
    choose(s, 0, "expand_to", territory=number("franconia"))
    choose(s, 0, "move_footman", count=1)
    assert s.phase == phases.MENU  # Fortify is still there
    choose(s, 0, "menu", order=END_TURN)
    assert s.phase == phases.BERLIN_MANEUVER
    assert choices(s, 0)[0] == "no_maneuver"
    choose(s, 0, "no_maneuver")
    assert s.army == 1


@pytest.mark.rule("RE-4.5", "RE-12.3", "RE-5.15")
def test_without_anything_to_do_one_passes() -> None:
    s = round_one()
    clear(s)
    for army, city in enumerate(("saxony", "england", "rome", "turkey")):
        if army:
            put(s, army, city, footman=5)
    s.coins[0] = 0
    pick_cards(s, seat_0=(TAX_SPEND, SPLIT))
    assert choices(s, 0) == [f"menu order={END_TURN}"]


@pytest.mark.rule("RE-4.6")
def test_an_order_moves_at_least_one_unit() -> None:
    s = round_one()
    pick_cards(s, seat_0=(SPLIT, TAX_SPEND))
    choose(s, 0, "menu", order=DO_SPLIT)
    while not choices(s, 0)[0].startswith("move"):
        play.step(s, 0, legal_ids(s, 0)[0])
    assert choices(s, 0)[0] == "move_footman count=1"


@pytest.mark.rule("RE-4.7")
def test_what_each_card_offers() -> None:
    s = round_one()
    s.coins[:] = 20
    orders = {
        TAX_SPEND: {DO_TAX, DO_SPEND},
        KING_ME: {DO_TAX, DO_SPEND},
        SPLIT: {DO_SPLIT, DO_MANEUVER},
        FORTIFY_CARD: {DO_EXPAND, DO_MANEUVER, DO_FORTIFY},
        ASSAULT_CARD: {DO_EXPAND, DO_MANEUVER},  # nobody has a Siege Weapon yet
    }
    pick_cards(s)
    for card, wanted in orders.items():
        s.shown[0, 0] = card
        assert {int(c[-1]) for c in choices(s, 0)} == wanted | {END_TURN}


def test_the_start_of_a_round_tells_the_refill() -> None:
    s = round_one()
    for _ in range(4):
        pick_cards(s)
        end_turns(s)
    begun = [e for e in events(s) if e.kind == "round_begun"]
    assert begun[0].args == {"round": 5, "seat": int(s.marker), "refilled": 1}
