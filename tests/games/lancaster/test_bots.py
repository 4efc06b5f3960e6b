"""The greedy bot against random ones."""

from __future__ import annotations

import os

import numpy as np

import reinos
from reinos.bots.greedy import Greedy
from reinos.core.check import Driven

GAMES = 500 if os.environ.get("REINOS_SOAK") else 40


def test_greedy_beats_three_random_bots() -> None:
    game = reinos.load("lancaster", players=4)
    kernels = game.rules.target("cpu")
    greedy, chance = Greedy(game, "cpu"), np.random.default_rng(7)
    won = 0.0
    for number in range(GAMES):
        driven, own = Driven(game, kernels, 5000 + number), number % 4
        while driven.to_act:
            seat = driven.pending()[0]
            ids = driven.legal(seat)
            choice = ids[int(chance.integers(len(ids)))]
            if seat == own:
                hidden = driven.batch.copy()
                kernels.hide_from(hidden, 0, seat)
                choice = greedy.choose(hidden, seat, ids, chance)
            kernels.step(driven.batch, 0, seat, choice)
        kernels.settle(driven.batch, 0)
        ranks = driven.batch["ranks"][0, :4]
        won += (ranks[own] == 1) / (ranks == 1).sum()
    assert won / GAMES >= 0.8  # the bar is 60 %; measured 99.6 % in 500 games
