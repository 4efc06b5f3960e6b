"""Games and play that the tests of the environments share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

import reinos
from reinos.core.game import Game
from reinos.core.position import Position

NAMES = reinos.games()
SECRET = tuple(name for name in NAMES if name != "kingdomino")  # the games in which seats choose at the same time
SHORT: dict[str, dict[str, Any]] = {"kingdomino": {"players": 2}, "risk_europe": {"max_rounds": 10}}


def load(name: str) -> Game:
    """A game, as short as its options allow."""
    return reinos.load(name, **SHORT.get(name, {}))


def together(game: Game, seed: int = 0, most: int = 3) -> Iterator[Position]:
    """Some positions of random games in which several seats owe a choice, and the first of them has one to make."""
    random = np.random.default_rng(seed)
    position = game.start(seed, "cpu")
    while most:
        seats = position.to_act
        if not seats:
            position = game.start(int(random.integers(1 << 60)), "cpu")
            continue
        if len(seats) > 1 and len(position.legal_ids(seats[0])) > 1 and random.random() < 0.3:
            most -= 1
            yield position
        position = position.play(int(random.choice(position.legal_ids(seats[0]))))
