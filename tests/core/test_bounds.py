"""Compiled rules write and read inside their arrays: CPython says so at once, compiled code goes on and spoils memory.

It is compiled once more, to be told of every index that is out of bounds; that of all games takes minutes, so that
`make soak` does it, and the everyday run one game.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import reinos

GAMES = reinos.games() if os.environ.get("REINOS_SOAK") else ["kingdomino"]
# With a turn that cannot be, as one check makes it, `encode` reads a pack of the next seat: inside the record, and
# nothing is written by it.
STRAYS = ["brian_boru"]
# Code that is kept without its compiler would not tell.
CHECK = """
import sys
import numpy as np
from reinos.core import native, numba_native
native.KEPT = numba_native.KEPT = ()
from reinos.core.catalog import rules
from reinos.core.check import check, complete, configurations
from reinos.bots.bot import make
if sys.argv[1] in sys.argv[2:]:
    complete.check_planes = lambda *_: None
found = list(configurations(rules(sys.argv[1])))
for game in found[:: max(1, len(found) // 5)]:
    check(game, 1)
    batch = game.batch(50)
    batch.reset(1)
    for _ in range(300):
        batch.observations, batch.legal
        batch.step(batch.sample())
game.playouts(200, 1)
seen = game.start(1, "cpu").seen_by(0)
while not seen.legal_ids():
    seen = game.start(1, "cpu").seen_by(seen.seat + 1)
for name in ("greedy", "search:20"):
    make(name, game, target="cpu").choose(seen, np.random.default_rng(1))
"""


@pytest.mark.parametrize("game", GAMES)
def test_no_index_is_out_of_bounds(game: str, tmp_path: Path) -> None:
    told = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", CHECK, game, *STRAYS]
    done = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
