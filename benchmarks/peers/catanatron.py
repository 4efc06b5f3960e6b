"""Catanatron: the Settlers of Catan in plain Python."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from types import ModuleType

from benchmarks.peers.found import PYTHON_LOOP, find, warmed
from benchmarks.race import Entry, Play, against_the_clock


def catanatron_game(catanatron: ModuleType, limit: int, seed: int) -> int:
    """One game of four random players, as its own `play` loops, without the copies that `play` makes."""
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < limit:
        game.play_tick()
        decisions += 1
    return decisions


def catanatron_loop() -> Play | None:
    """Catanatron with four random players."""
    if (catanatron := find("catanatron")) is None:
        return None
    limit, dice = import_module("catanatron.game").TURNS_LIMIT, Random(1)

    def one_game() -> int:
        return catanatron_game(catanatron, limit, dice.randrange(1, 1 << 31))

    return warmed(partial(against_the_clock, one_game))


CATAN = Entry("catanatron", "catan, 4 players", PYTHON_LOOP, catanatron_loop)
