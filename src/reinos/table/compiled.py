"""Compiled rules at the tables: used once they are loaded; until then CPython plays."""

from __future__ import annotations

import gc
import threading
import time

from reinos.bots import Bot, bots, guided, make, tree
from reinos.bots.levels import COMPILES, has_champion
from reinos.core import kernels
from reinos.core.compiled import is_kept
from reinos.core.game import Game

DEFAULT_BOT = "greedy"
LOOK_AGAIN = 15.0  # seconds between two looks on the disk for what somebody may have compiled

_loaded: set[str] = set()  # games whose rules are
_warm: set[str] = set()  # and whose other kernels are, for bots
_looked: dict[str, float] = {}
_lock = threading.Lock()


def is_compiled(game: Game) -> bool:
    """Whether all kernels that tables use are compiled and on disk."""
    if game.name in _loaded:
        return True
    wanted = (*kernels.KERNELS, tree.search, *((guided.guided,) if has_champion(game.rules) else ()))
    return COMPILES and all(is_kept(game.rules, kernel) for kernel in wanted)


def quick_target(game: Game) -> str:
    """The fastest target that is ready now: compiled rules when they are loaded, else CPython."""
    if game.name in _loaded:
        return "cpu"
    if not COMPILES:
        return "python"
    with _lock:
        due = _looked.get(game.name, 0.0) + LOOK_AGAIN < time.monotonic()
        if due:
            _looked[game.name] = time.monotonic()
    if due:
        threading.Thread(target=load_rules, args=(game,), name=f"load {game.name}").start()
    return "python"


def load_rules(game: Game) -> None:
    """Load what tables need of what is compiled already, before anybody waits for it: where it is kept as native code,
    no compiler comes with it."""
    if game.name not in _loaded and is_compiled(game):
        position = game.start(0, "cpu")
        seat, after = position.to_act[0], position.after(position.legal_ids()[0], position.to_act[0])
        assert len(after.seen_by(seat).imagine(seat, 0).points) == game.players
        _loaded.add(game.name)


def load_compiled(game: Game) -> None:
    """Load all that is compiled already, before a bot thinks by the clock."""
    if game.name not in _warm and is_compiled(game):
        game.warmup("cpu")
        gc.freeze()  # a compiler is many objects, and here to stay
        _loaded.add(game.name)
        _warm.add(game.name)


def quick_bot(name: str, game: Game) -> Bot:
    """A bot on compiled rules where they are compiled already; until then one that does not need them."""
    if is_compiled(game):
        return make(name, game, target="cpu")
    return make(name if name in bots() or name.partition(":")[0] == "network" else DEFAULT_BOT, game)
