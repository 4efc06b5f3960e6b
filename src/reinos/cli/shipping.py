"""Compile what a wheel may come with: `python -m reinos.cli.shipping [GAME …]`, started by hatch_build.py."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np

import reinos
from reinos.bots import make
from reinos.bots.levels import levels
from reinos.cli.warmup import compile_game
from reinos.core.catalog import rules
from reinos.core.compiled import CORE


def ship(name: str) -> None:
    """Compile a game's kernels, the bots that people meet, its walks and its batches."""
    compile_game(name)
    game = reinos.load(name)
    position = game.start(0, "cpu")
    for level in levels(game):
        make(level.bot, game).choose(position.seen_by(position.to_act[0]), np.random.default_rng(0))
    game.walk()
    batch = game.batch(2, threads=2)
    batch.step(batch.sample())
    assert len(batch.legal) == len(batch.observations) == batch.size


if __name__ == "__main__":
    own = [name for name in reinos.games() if rules(name).folder.is_relative_to(CORE.parent)]
    wanted = [rules(name).name for name in sys.argv[1:]] or own
    with ProcessPoolExecutor(min(len(wanted), os.cpu_count() or 1)) as pool:
        list(pool.map(ship, wanted))
