"""The appraisal is good enough for a greedy bot to beat random ones."""

from __future__ import annotations

import os

import numpy as np

from reinos.bots.greedy import Greedy
from reinos.core.check import Driven
from reinos.core.game import Game
from reinos.games.brian_boru import RULES

GAMES, LEAST = (500, 0.60) if os.environ.get("REINOS_SOAK") else (40, 0.50)  # at 77 % below 50 % is one in 20,000


def test_greedy_beats_three_random_bots() -> None:
    game = Game(RULES, players=4)
    kernels = RULES.target("cpu")
    bot = Greedy(game, "cpu")
    won = 0.0
    for number in range(GAMES):
        choose = np.random.default_rng([6, number])
        table, seat = Driven(game, kernels, number), number % 4
        while table.to_act:
            acting = table.pending()[0]
            legal = table.legal(acting)
            choice = legal[int(choose.integers(len(legal)))]
            if acting == seat and len(legal) > 1:
                hidden = table.batch.copy()
                kernels.hide_from(hidden, 0, seat)
                choice = bot.choose(hidden, seat, legal, choose)
            kernels.step(table.batch, 0, acting, choice)
        kernels.settle(table.batch, 0)
        ranks = table.batch["ranks"][0, :4]
        won += float(ranks[seat] == 1) / np.count_nonzero(ranks == 1)
    assert won / GAMES >= LEAST, f"{won} of {GAMES}"
