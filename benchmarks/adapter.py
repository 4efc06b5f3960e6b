"""Random games through the OpenSpiel adapter, decisions a CPU second: `python -m benchmarks.adapter`."""

from __future__ import annotations

from functools import partial
from random import Random

import pyspiel

from benchmarks.peers.found import PYTHON_LOOP, warmed
from benchmarks.peers.openspiel import openspiel_game
from benchmarks.race import Entry, against_the_clock, race
from benchmarks.table import number, percent, table
from reinos.envs.openspiel import register

ROUNDS, SECONDS = 3, 1.0


def main() -> None:
    """The best of some rounds in turns, every game as it is registered."""
    entries = []
    for name in register():
        one_game = partial(openspiel_game, pyspiel.load_game(name), Random(1).random)
        play = partial(against_the_clock, one_game)
        entries.append(Entry("OpenSpiel", name, PYTHON_LOOP, partial(warmed, play)))
    rows = [
        [result.game, number(result.best.decisions_per_second), percent(result.spread)]
        for result in race(entries, ROUNDS, SECONDS)
        if result.best is not None
    ]
    print(table(("game", "decisions/s", "spread"), rows))


if __name__ == "__main__":
    main()
