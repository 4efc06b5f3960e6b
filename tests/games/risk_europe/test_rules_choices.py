"""RE-19, RE-21: the list of small choices and its promises."""

from __future__ import annotations

import numpy as np
import pytest

from reinos.core import play
from reinos.games.risk_europe import phases
from reinos.games.risk_europe.choices import CHOICES
from reinos.games.risk_europe.pieces import DO_EXPAND, DO_MANEUVER, DO_SPLIT, FORTIFY_CARD, SPLIT, TAX_SPEND
from tests.games.risk_europe.tables import (
    choices,
    choose,
    clear,
    given,
    legal_ids,
    number,
    own,
    pick_cards,
    put,
    round_one,
    table,
)


@pytest.mark.rule("RE-21.3")
def test_the_ids_of_the_list() -> None:
    firsts = {
        "menu": 0, "no_second": 8, "buy_crown": 9, "finish_spend": 10, "no_levy": 11, "no_maneuver": 12, "reroll": 13,
        "keep_dice": 14, "finish_reveals": 15, "bid": 16, "cards": 162, "place_city": 187, "place_next": 236,
        "place_keep": 285, "expand_from": 294, "expand_to": 343, "second_to": 392, "maneuver_from": 441,
        "maneuver_to": 490, "move_siege_weapon": 539, "lose_footman": 606, "tax": 673, "fortify": 722,
        "assault_from": 771, "assault_to": 820, "buy_castle": 869, "buy": 918, "buy_count": 1114, "levy": 1149,
        "battle": 1198, "keep_mission": 1247, "reveal": 1255, "auction_first": 1263, "lose_cheapest": 1267,
    }  # fmt: skip
    assert {name: CHOICES[name].first for name in firsts} == firsts
    assert CHOICES.size == 1267 + 2  # and two presets for losses


@pytest.mark.rule("RE-21.5")
def test_the_unit_mix() -> None:
    board = {
        "bohemia": own("blue", footman=2, archer=1, siege_weapon=1),
        "poland": own("orange", castle=True, footman=1),
    }
    move = {
        "type": "expand",
        "player": "blue",
        "from": "bohemia",
        "to": "poland",
        "units": {"siege_weapon": 1, "archer": 1, "footman": 1},
    }
    notes = given({"board": board}, {"type": "choice_chain", "move": move}).notes
    assert notes["offered_counts"] == {"siege_weapon": [1], "archer": [0, 1], "footman": [0, 1]}
    only = {**move, "units": {"siege_weapon": 1, "archer": 1}}
    board["bohemia"]["units"] = {"archer": 1, "siege_weapon": 2}
    notes = given({"board": board}, {"type": "choice_chain", "move": {**only, "units": {"siege_weapon": 2}}}).notes
    assert notes["offered_counts"] == {"siege_weapon": [1, 2]}  # nothing more may leave: not asked


@pytest.mark.rule("RE-21.6", "RE-21.2")
def test_the_chain_of_an_expand() -> None:
    s = round_one()
    clear(s)
    put(s, 0, "bohemia", footman=2)
    put(s, 0, "bavaria", footman=1)  # nothing to spare
    put(s, 1, "poland", castle=True, footman=1)
    pick_cards(s, seat_0=(FORTIFY_CARD, TAX_SPEND))
    choose(s, 0, "menu", order=DO_EXPAND)
    assert choices(s, 0) == [f"expand_from territory={number('bohemia')}"]  # no way back, and one option is offered too
    choose(s, 0, "expand_from", territory=number("bohemia"))
    assert f"expand_to territory={number('poland')}" not in choices(s, 0)
    choose(s, 0, "expand_to", territory=number("saxony"))
    assert choices(s, 0) == ["move_footman count=1"]


@pytest.mark.rule("RE-21.7")
def test_the_second_target_has_a_higher_number() -> None:
    s = round_one()
    clear(s)
    put(s, 0, "bohemia", footman=5)
    pick_cards(s, seat_0=(SPLIT, TAX_SPEND))
    choose(s, 0, "menu", order=DO_SPLIT)
    choose(s, 0, "expand_from", territory=number("bohemia"))
    choose(s, 0, "expand_to", territory=number("saxony"))
    choose(s, 0, "move_footman", count=1)
    assert s.phase == phases.SECOND_TO
    offered = choices(s, 0)
    assert offered[0] == "no_second"
    targets = [int(c.split("=")[1]) for c in offered[1:]]
    assert targets
    assert min(targets) > number("saxony")


@pytest.mark.rule("RE-21.8")
def test_the_chain_of_a_maneuver() -> None:
    s = round_one()
    clear(s)
    put(s, 0, "bohemia", footman=2, archer=1)
    put(s, 0, "bavaria", footman=1)
    pick_cards(s, seat_0=(SPLIT, TAX_SPEND))
    choose(s, 0, "menu", order=DO_MANEUVER)
    choose(s, 0, "maneuver_from", territory=number("bohemia"))
    choose(s, 0, "maneuver_to", territory=number("bavaria"))
    assert choices(s, 0) == ["move_archer count=0", "move_archer count=1"]
    choose(s, 0, "move_archer", count=0)
    assert choices(s, 0) == ["move_footman count=1", "move_footman count=2"]


@pytest.mark.rule("RE-21.1", "RE-19.1", "RE-21.4", "RE-21.21")
def test_no_dead_end_and_never_250_choices() -> None:
    widest = longest = 0
    for players in (2, 3, 4):
        for seed in range(3):
            s = table(players, seed, kingdom_missions=bool(seed % 2), max_rounds=12)
            random = np.random.default_rng(seed)
            chain = 0
            while s.phase != phases.OVER:
                seat = int(random.choice([seat for seat in range(players) if s.to_act >> seat & 1]))
                ids = legal_ids(s, seat)
                assert ids, f"a dead end in phase {s.phase}"
                if s.phase == phases.LOSE:
                    assert len(ids) > 1  # losses without a choice are not asked
                widest = max(widest, len(ids))
                chain = 0 if s.phase == phases.MENU else chain + 1
                longest = max(longest, chain if s.task in (DO_EXPAND, DO_SPLIT, DO_MANEUVER) else 0)
                play.step(s, seat, int(random.choice(ids)))
    assert widest < 250
    assert longest <= 12
