"""How fast the search is, beside the same playouts without a tree; for the speed table."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from reinos.bots.search import Search
from reinos.bots.settings import Settings
from reinos.bots.tree import BATCH, plain, plant
from reinos.core.game import Game
from reinos.core.record import repeat_records

CHUNK = 100  # playouts


@dataclass(frozen=True)
class Pace:
    """Playouts a second of CPU time, from the first decision of a game to the search's horizon."""

    search: float
    plain: float


def pace(game: Game, seconds: float = 1.0, settings: Settings | None = None) -> Pace:
    """Both in turns, so that a busy machine slows them alike; other settings than the game's own where given."""
    bot = Search(game, CHUNK, settings=settings)
    position = game.start(1, "cpu")
    seen = position.seen_by(position.to_act[0])
    batch, dice = repeat_records(seen.record, BATCH), game.bare(1)
    tree = plant(1, game.rules.choices.size, bot.settings.numbers())
    kernel = game.rules.target("cpu").kernel(plain)
    random = np.random.default_rng(0)
    spent = np.zeros(2)
    rounds = 0
    while rounds < 2 or spent.sum() < seconds:
        began = time.process_time()
        bot.consider(seen, random)
        middle = time.process_time()
        kernel(batch, tree, seen.seat, dice, CHUNK)
        if rounds > 0:  # the first round compiles
            spent += (middle - began, time.process_time() - middle)
        rounds += 1
    search, alone = (rounds - 1) * CHUNK / spent
    return Pace(float(search), float(alone))
