"""Whole games: nothing is created or lost, the greedy bot plays well, options are checked."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.bots.greedy import Greedy
from reinos.core.invariants import looking, watch_games
from reinos.games.risk_europe import RULES
from reinos.games.risk_europe.invariants import check
from reinos.games.risk_europe.pieces import HOLDER
from tests.duels import share_won
from tests.games.risk_europe.golden import VARIANTS
from tests.games.risk_europe.tables import round_one

SOAK = bool(os.environ.get("REINOS_SOAK"))
GAMES = 10_000 if SOAK else 200
DUELS = 300 if SOAK else 30


def test_nothing_is_created_or_lost_in_random_games() -> None:
    for seed, options in enumerate(VARIANTS):
        assert watch_games(RULES.simulated(**options), GAMES // len(VARIANTS), seed).wrong == ""


SPOILS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "a unit is lost": ("units were made", lambda s: s.reserve.__setitem__((1, 0), s.reserve[1, 0] - 1)),
    "a unit is made": ("units were made", lambda s: s.units[HOLDER, first(s)].__setitem__(1, 1)),
    "a castle is made": ("castles", lambda s: setattr(s, "castles", s.castles + 1)),
    "a debt": ("owes coins", lambda s: s.coins.__setitem__(0, -1)),
    "coins of the dead": ("dead", lambda s: s.alive.__setitem__(2, 0)),
    "land of nobody": ("land and owner", lambda s: s.land.__setitem__(0, 0)),
    "a quarrel without an attacker": ("disputed", lambda s: setattr(s, "disputed", s.disputed ^ 1 << first(s))),
    "a crown card is made": ("crown cards were made", lambda s: setattr(s, "cards_left", s.cards_left + 1)),
    "a crown card is lost": ("crown cards were lost", lambda s: setattr(s, "cards_left", s.cards_left - 1)),
    "a card too often": ("played too often", lambda s: s.spent.__setitem__((0, 1), 2)),
    "a tile gone": ("tile", lambda s: s.tile_round.__setitem__(slice(None), -1)),
    "no marker": ("marker", lambda s: setattr(s, "marker", -1)),
}


def first(s: Any) -> int:
    """The first territory of army 0."""
    return int(np.argmax(s.owner == 0))


@pytest.mark.parametrize(("message", "spoil"), SPOILS.values(), ids=SPOILS)
def test_the_invariants_notice(message: str, spoil: Callable[[Any], Any]) -> None:
    s = round_one()
    check(s)
    spoil(s)
    with pytest.raises(AssertionError, match=message):
        check(s)
    s.store()
    with pytest.raises(AssertionError, match=message):
        looking(RULES, "cpu")[0](s._row, 0)


def test_the_invariants_notice_missions() -> None:
    s = round_one(kingdom_missions=True)
    check(s)
    s.mission_deck[0] = s.mission_deck[1]
    with pytest.raises(AssertionError, match="mission"):
        check(s)


def test_the_greedy_bot_beats_three_random_bots() -> None:
    game = RULES.simulated(players=4)
    assert share_won(game, Greedy(game, "cpu"), DUELS) >= 0.6


def test_options_are_checked() -> None:
    with pytest.raises(reinos.BadOption, match="mercenary_order_3p.*allowed with 4 players"):
        reinos.load("risk_europe", players=4, mercenary_order_3p="always_last")
    for wrong in (-1, True, "ten", 10_001):
        with pytest.raises(reinos.BadOption, match="max_rounds"):
            reinos.load("risk_europe", max_rounds=wrong)
    with pytest.raises(reinos.BadOption, match="players"):
        reinos.load("risk_europe", players=5, max_rounds=7)
    assert reinos.load("risk_europe", max_rounds=7).options.max_rounds == 7
    assert reinos.load("risk_europe", max_rounds=0).options.max_rounds == 0


@pytest.mark.rule("RE-3.9", "RE-19.2")
def test_only_simulations_have_a_limit_of_rounds() -> None:
    assert reinos.load("risk_europe").options.max_rounds == 0
    assert RULES.simulated(players=2).options.max_rounds > 0
    assert RULES.simulated(max_rounds=0).options.max_rounds == 0
