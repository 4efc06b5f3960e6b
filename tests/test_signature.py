"""The behaviour of each game in one number, so that a refactoring proves that it changed nothing.

After a change that is meant to change play: `python -m tests.test_signature --write`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import reinos
from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.core.options import allowed
from tests.test_rule_coverage import GAMES

FILE = Path(__file__).parent / "signatures.json"
PLAYOUTS = 2000  # over all configurations of a game
SEED = 2024


def configurations(name: str) -> Iterator[Game]:
    """The game with each number of players, plain and with each option changed alone, where that is allowed."""
    game = rules(name)
    values = allowed(game.options)
    default = reinos.load(name).options
    for players in values["players"]:
        yield game.simulated(players=players)
        for option in sorted(values.keys() - {"players", *game.simulation}):
            for value in values[option]:
                if value != getattr(default, option):
                    try:
                        yield game.simulated(players=players, **{option: value})
                    except reinos.BadOption:
                        continue


def signature(name: str) -> str:
    """A hash of points, ranks and lengths of random games."""
    games = list(configurations(name))
    digest = hashlib.sha256()
    for game in games:
        played = game.playouts(-(-PLAYOUTS // len(games)), seed=SEED)
        digest.update(repr(game).encode())
        for results in (played.points, played.ranks, played.lengths):
            digest.update(np.ascontiguousarray(results, dtype="<i8").tobytes())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("name", GAMES)
def test_play_is_what_it_was(name: str) -> None:
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    assert signature(name) == stored.get(name), "if play was meant to change: python -m tests.test_signature --write"


def test_the_signature_covers_every_count_and_option() -> None:
    seen = [game.options for game in configurations("kingdomino")]
    for option, values in allowed(rules("kingdomino").options).items():
        assert {getattr(options, option) for options in seen} == set(values)


def write() -> None:
    """Store the signatures of all games."""
    FILE.write_text(json.dumps({name: signature(name) for name in GAMES}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__" and "--write" in sys.argv:
    write()
