"""Compiled rules for bots: used when they are on disk, made in a process of their own when they are not."""

from __future__ import annotations

import subprocess
import sys
import threading

from reinos.core import kernels
from reinos.core.game import Game
from reinos.core.target import cache_path

COMPILE = "import os, sys, reinos; hasattr(os, 'nice') and os.nice(10); reinos.load(sys.argv[1]).warmup('cpu')"

_begun: set[str] = set()
_lock = threading.Lock()


def is_warm(game: Game) -> bool:
    """Whether the game's kernels are compiled and on disk."""
    folder = cache_path(game.rules, kernels.values_after)
    return any(folder.rglob(f"*{kernels.values_after.__name__}*.nbc"))


def warm(game: Game) -> None:
    """Compile the game's kernels in the background, once, at low priority."""
    with _lock:
        if game.name in _begun or is_warm(game):
            return
        _begun.add(game.name)
    nothing = subprocess.DEVNULL
    subprocess.Popen([sys.executable, "-c", COMPILE, game.name], stdin=nothing, stdout=nothing, stderr=nothing)
