"""A bot that takes any legal choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from reinos.core.game import Game


class Random:
    """Every legal choice is equally likely."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: np.ndarray[Any, Any], seat: int, legal: Sequence[int], random: np.random.Generator) -> int:
        """Any legal id."""
        return legal[int(random.integers(len(legal)))]
