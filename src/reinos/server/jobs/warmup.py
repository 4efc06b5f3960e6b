"""Compiling: in a process of its own, so that nobody at a table waits for it."""

from __future__ import annotations

import subprocess
import sys
import threading

from reinos.core.game import Game
from reinos.table.compiled import is_compiled

COMPILE = """
import os, sys, reinos
from reinos.bots.prepare import prepare
hasattr(os, "nice") and os.nice(10)
game = reinos.load(sys.argv[1])
game.warmup("cpu")
prepare(game)
"""

_begun: set[str] = set()
_lock = threading.Lock()


def warm_up(game: Game) -> None:
    """Compile the game's kernels in the background, once, at low priority."""
    with _lock:
        if game.name in _begun or is_compiled(game):
            return
        _begun.add(game.name)
    nothing = subprocess.DEVNULL
    subprocess.Popen([sys.executable, "-c", COMPILE, game.name], stdin=nothing, stdout=nothing, stderr=nothing)
