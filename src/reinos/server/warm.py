"""Compiled rules for bots: used when they are on disk, made in a process of their own when they are not."""

from __future__ import annotations

import subprocess
import sys
import threading

from reinos.bots import tree
from reinos.core import kernels
from reinos.core.game import Game
from reinos.core.target import cache_path

COMPILE = """
import os, sys, reinos
from reinos.bots.search import prepare
hasattr(os, "nice") and os.nice(10)
game = reinos.load(sys.argv[1])
game.warmup("cpu")
prepare(game)
"""

_begun: set[str] = set()
_lock = threading.Lock()


def is_warm(game: Game) -> bool:
    """Whether the kernels that bots use are compiled and on disk."""
    return all(
        any(cache_path(game.rules, kernel).rglob(f"*{kernel.__name__}*.nbc"))
        for kernel in (kernels.values_after, tree.search)
    )


def warm(game: Game) -> None:
    """Compile the game's kernels in the background, once, at low priority."""
    with _lock:
        if game.name in _begun or is_warm(game):
            return
        _begun.add(game.name)
    nothing = subprocess.DEVNULL
    subprocess.Popen([sys.executable, "-c", COMPILE, game.name], stdin=nothing, stdout=nothing, stderr=nothing)
