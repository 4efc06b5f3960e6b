"""The greedy bot, by its appraisal, against players who choose at random."""

from __future__ import annotations

import os

import pytest

import reinos
from reinos.bots.greedy import Greedy
from tests.duels import share_won

GAMES = 500 if os.environ.get("REINOS_SOAK") else 40


@pytest.mark.parametrize(("players", "least"), [(2, 0.8), (4, 0.6), (5, 0.6)])
def test_greedy_beats_random(players: int, least: float) -> None:
    game = reinos.load("el_grande", players=players)
    assert share_won(game, Greedy(game, "cpu"), GAMES if players == 4 else GAMES // 2) >= least
