"""RE-16: who may know what, and what a viewer can infer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from reinos.core import play
from reinos.core.dice import rekey, rewind
from reinos.core.record import copy_records
from reinos.core.rule import hide
from reinos.games.risk_europe import RULES, phases
from reinos.games.risk_europe.missions import keep_mission, look_at_missions
from reinos.games.risk_europe.pieces import END_TURN, KING_ME, SPLIT, TAX_SPEND
from tests.games.risk_europe.tables import acting, choose, events, pick_cards, round_one


def seen_by(s: Any, viewer: int) -> Any:
    """The table as a viewer may see it."""
    s.store()
    other = RULES.proxy(copy_records(s._row))
    hide(other, viewer)
    return other


def imagined(s: Any, viewer: int, seed: int) -> Any:
    """A table that the viewer cannot tell from this one."""
    s.store()
    other: Any = RULES.proxy(copy_records(s._row))
    dice: Any = RULES.proxy(copy_records(s._row))
    dice.key[:] = np.arange(8) + seed
    rewind(dice, seed)
    rekey(other, dice)
    play.imagine(other, viewer, dice)
    return other


@pytest.mark.rule("RE-16.1", "RE-16.5")
def test_cards_and_bids_are_secret_until_shown() -> None:
    s = round_one(3)
    choose(s, 1, "cards", top=SPLIT, bottom=KING_ME)
    assert seen_by(s, 1).chosen[1].tolist() == [SPLIT, KING_ME]
    for viewer in (-1, 0, 2):
        assert seen_by(s, viewer).chosen[1].tolist() == [-1, -1]
    pick_cards(s)
    choose(s, 2, "bid", coins=3)
    assert seen_by(s, 0).bid[2] == -1
    assert seen_by(s, 2).bid[2] == 3
    choose(s, 0, "bid", coins=0)
    choose(s, 1, "bid", coins=0)
    assert seen_by(s, -1).bids.tolist()[:3] == [0, 0, 3]  # the losing ones too
    assert seen_by(s, 0).shown[1].tolist() == [-1, -1]
    choose(s, 0, "menu", order=END_TURN)
    assert seen_by(s, 0).shown[1].tolist() == [SPLIT, -1]  # card by card
    assert (seen_by(s, 0).deck == -1).all()


@pytest.mark.rule("RE-16.2", "RE-18.26")
def test_what_everybody_sees() -> None:
    s = round_one(kingdom_missions=True)
    s.held_count[1] = 2
    view = seen_by(s, -1)
    for name in ("coins", "units", "owner", "reserve", "spent", "held_count", "revealed", "marker", "tile_round"):
        assert np.array_equal(getattr(view, name), getattr(s, name)), name


@pytest.mark.rule("RE-16.3")
def test_dice_are_public_but_not_foreseen() -> None:
    s = round_one()
    view = seen_by(s, 0)
    assert not view.key.any()
    assert not view.pool.any()


def looked(seed: int = 3) -> Any:
    """Seat 0, then seat 1, keep a mission; seat 0 knows what it put back."""
    s = round_one(seed=seed, kingdom_missions=True)
    pick_cards(s, seat_0=(KING_ME, TAX_SPEND), seat_1=(KING_ME, TAX_SPEND))
    choose(s, 0, "keep_mission", mission=int(s.looks[0, 0, 0]))
    while s.phase != phases.MISSION_PICK:
        if s.phase == phases.REVEAL:
            choose(s, acting(s), "finish_reveals")
        else:
            choose(s, acting(s), "menu", order=END_TURN)
    return s


@pytest.mark.rule("RE-16.1", "RE-16.6", "RE-13.3")
def test_what_a_looker_knows_about_the_deck() -> None:
    s = looked()
    choose(s, 1, "keep_mission", mission=int(s.looks[1, 1, 0]))
    mine, back = int(s.held[0]), int(s.looks[0, 0, 1])
    place = s.mission_deck.tolist().index(back)
    for seed in range(40):
        other = imagined(s, 0, seed)
        assert other.held[0] == mine
        assert other.mission_deck[place] == back  # seat 0 put it there itself
        assert int(other.held[1]).bit_count() == 1
    held_by_one = Counter(int(imagined(s, 0, seed).held[1]) for seed in range(300))
    assert len(held_by_one) == 6  # anything but the two that seat 0 saw
    assert min(held_by_one.values()) > 25
    # to seat 1 the card that seat 0 put back can be anywhere it has not looked
    backs = {int(imagined(s, 1, seed).mission_deck[place]) for seed in range(100)}
    assert len(backs) == 6
    spectator = {int(imagined(s, -1, seed).held[0]) for seed in range(200)}
    assert len(spectator) == 8


@pytest.mark.rule("RE-16.6")
def test_a_card_put_back_and_drawn_again_is_in_hand_or_at_the_bottom() -> None:
    s = round_one(seed=5, kingdom_missions=True)
    for seat in (0, 1, 2, 3, 1):
        look_at_missions(s, seat)
        keep_mission(s, seat, int(s.looks[seat, s.draws, 0]))
    back = int(s.looks[0, 0, 1])
    assert back in s.looks[1, 4].tolist()  # seat 1 has met it on its second draw
    places: Counter[str] = Counter()
    for seed in range(400):
        other = imagined(s, 0, seed)
        assert sorted(other.held.tolist()) != [0, 0, 0, 0]
        if int(other.held[1]) >> back & 1:
            places["hand"] += 1
        elif int(other.mission_deck[other.missions_left - 1]) == back:
            places["bottom"] += 1
    assert places["hand"] + places["bottom"] == 400
    assert 150 < places["hand"] < 250


@pytest.mark.rule("RE-16.1")
def test_unseen_cards_are_imagined_from_what_is_left() -> None:
    s = round_one()
    pick_cards(s)
    s.spent[1] = [2, 1, 2, 0, 1]  # only the two Fortify cards are left
    s.chosen[1] = [3, 3]
    for seed in range(20):
        assert imagined(s, 0, seed).chosen[1].tolist() == [3, 3]
    s.spent[1] = 0
    pairs = Counter(tuple(imagined(s, 0, seed).chosen[1].tolist()) for seed in range(400))
    assert len(pairs) == 23
    # two of the eight cards, each as likely: 2 of 56 ordered pairs are Tax/Spend twice
    assert pairs[TAX_SPEND, TAX_SPEND] < pairs[TAX_SPEND, SPLIT] + pairs[SPLIT, TAX_SPEND]


@pytest.mark.rule("RE-16.4")
def test_nobody_learns_whether_a_hidden_mission_is_met() -> None:
    told = []
    for coins in (0, 30):
        s = round_one(kingdom_missions=True)
        s.held[0], s.held_count[0] = 1 << 2, 1
        s.coins[0] = coins
        pick_cards(s)
        choose(s, 0, "menu", order=END_TURN)
        assert (s.phase, acting(s)) == (phases.REVEAL, 0)
        choose(s, 0, "finish_reveals")
        told.append([e.kind for e in events(s)])
    assert told[0] == told[1]
    assert s.phase == phases.MENU
