"""A bot that takes any legal choice."""

from __future__ import annotations

import numpy as np

from reinos.core.game import Game
from reinos.core.position import Position


class Random:
    """Every legal choice is equally likely."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """Any legal id."""
        legal = position.legal_ids()
        return legal[int(random.integers(len(legal)))]
