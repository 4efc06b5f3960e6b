"""Invariants: the games' own, in every step of random games of every configuration; and that a breach is found."""

from __future__ import annotations

import copy
import dataclasses
import os
import re
from typing import Any

import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.check import configurations, shared_out
from reinos.core.game import Game
from reinos.core.invariants import looking, watch_games

GAMES = 10_000 if os.environ.get("REINOS_SOAK") else 500  # of each game, over all its configurations


@pytest.mark.parametrize("name", reinos.games())
def test_every_step_of_every_configuration_keeps_the_invariants(name: str) -> None:
    for game, share in shared_out(GAMES, configurations(rules(name))):
        assert watch_games(game, share, seed=5).wrong == "", game


def test_games_are_shared_out_evenly() -> None:
    games = [reinos.load("kingdomino", players=players) for players in (2, 3, 4)]
    assert [share for _, share in shared_out(10, games)] == [3, 3, 4]
    assert [game.players for game, _ in shared_out(2, games)] == [3, 4]


def test_a_breach_is_told_with_its_game_and_step() -> None:
    true = rules("kingdomino")

    def careless(s: Any, seat: int, choice: int) -> None:
        """Loses a domino of the pile in the third round of the second game."""
        true.apply(s, seat, choice)
        if s.round == 3 and s.stream == 1:
            s.left -= 1

    questions = copy.copy(true.questions)
    questions.apply = careless
    game = Game(dataclasses.replace(true, questions=questions), players=2)
    found = watch_games(game, 4, seed=1, target="python")
    assert found.games == 2
    told = re.fullmatch(r"unseen dominoes .*\(seed 1, game 1, step (\d+)\)", found.wrong)
    assert told
    assert found.steps > int(told[1]) > 8
    assert watch_games(Game(true, players=2), 4, seed=1, target="python").wrong == ""


# A field that counts pieces from the start, and what it loses below.
PIECES = {
    "kingdomino": ("left", 1),
    "el_grande": ("court", 1),
    "lancaster": ("court", 1),
    "brian_boru": ("coins", 99),
    "risk_europe": ("reserve", 1),
}


@pytest.mark.parametrize("name", reinos.games())
def test_compiled_checks_notice(name: str) -> None:
    """The compiled form of the checks is the same as the one that CPython runs: one piece less, and it is told."""
    game = rules(name).simulated()
    batch = game.bare(1)
    kernels = game.rules.target("cpu")
    kernels.start(batch, 0, 0)
    look_at, _ = looking(game.rules, "cpu")
    look_at(batch, 0)
    field, lost = PIECES[name]
    assert batch[field].any()
    batch[field][batch[field] > 0] -= lost
    with pytest.raises(AssertionError):
        look_at(batch, 0)
