"""Compiled rules: used when they are on disk, made in a process of their own when they are not."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import time

from reinos.bots import tree
from reinos.core import kernels
from reinos.core.game import Game
from reinos.core.target import Target, cache_path

COMPILE = """
import os, sys, reinos
from reinos.bots.search import prepare
hasattr(os, "nice") and os.nice(10)
game = reinos.load(sys.argv[1])
game.warmup("cpu")
prepare(game)
"""
LOOK_AGAIN = 15.0  # seconds between two looks on the disk for what somebody may have compiled

_begun: set[str] = set()
_loaded: dict[str, Target] = {}
_looked: dict[str, float] = {}
_lock = threading.Lock()


def is_warm(game: Game) -> bool:
    """Whether all kernels that a server uses are compiled and on disk."""
    if game.name in _loaded:
        return True
    wanted = (*kernels.KERNELS, tree.search)
    kept = {path.name for folder in {cache_path(game.rules, one) for one in wanted} for path in folder.rglob("*.nbc")}
    return all(any(f".{kernel.__name__}-" in name for name in kept) for kernel in wanted)


def quick_kernels(game: Game) -> Target:
    """The game's kernels as they are to be had at once: compiled when those are loaded, else on CPython."""
    found = _loaded.get(game.name)
    if found is not None:
        return found
    with _lock:
        due = _looked.get(game.name, 0.0) + LOOK_AGAIN < time.monotonic()
        if due:
            _looked[game.name] = time.monotonic()
    if due:
        threading.Thread(target=load, args=(game,), name=f"load {game.name}").start()
    return game.rules.target("python")


def load(game: Game) -> None:
    """Load what is compiled already, before anybody waits for it."""
    if game.name not in _loaded and is_warm(game):
        game.warmup("cpu")
        gc.freeze()  # a compiler is many objects, and here to stay
        _loaded[game.name] = game.rules.target("cpu")


def warm(game: Game) -> None:
    """Compile the game's kernels in the background, once, at low priority."""
    with _lock:
        if game.name in _begun or is_warm(game):
            return
        _begun.add(game.name)
    nothing = subprocess.DEVNULL
    subprocess.Popen([sys.executable, "-c", COMPILE, game.name], stdin=nothing, stdout=nothing, stderr=nothing)
