"""The greedy bot, by its appraisal, against players who choose at random."""

from __future__ import annotations

import os

import numpy as np
import pytest

import reinos
from reinos.bots.greedy import Greedy

GAMES = 500 if os.environ.get("REINOS_SOAK") else 40


@pytest.mark.parametrize(("players", "least"), [(2, 0.8), (4, 0.6), (5, 0.6)])
def test_greedy_beats_random(players: int, least: float) -> None:
    game = reinos.load("el_grande", players=players)
    kernels, bot = game.rules.target("cpu"), Greedy(game, "cpu")
    out = np.zeros(game.rules.choices.size, np.int64)
    won = 0.0
    games = GAMES if players == 4 else GAMES // 2
    for number in range(games):
        me, random = number % players, np.random.default_rng([players, number])
        batch = game.bare(number)
        kernels.start(batch, 0, 0)
        while mask := int(batch["to_act"][0]):
            seat = (mask & -mask).bit_length() - 1
            ids = out[: kernels.legal_choices(batch, 0, seat, out)].tolist()
            if seat == me and len(ids) > 1:
                hidden = batch.copy()
                kernels.hide_from(hidden, 0, seat)
                choice = bot.choose(hidden, seat, ids, random)
            else:
                choice = ids[int(random.integers(len(ids)))]
            kernels.step(batch, 0, seat, int(choice))
        kernels.settle(batch, 0)
        ranks = batch["ranks"][0, :players]
        won += (ranks[me] == 1) / (ranks == 1).sum()
    assert won / games >= least
