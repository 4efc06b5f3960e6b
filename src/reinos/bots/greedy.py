"""A bot that looks one step ahead with the game's appraisal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from reinos.core.game import SEED_BITS, Game
from reinos.core.record import Records


class Greedy:
    """Takes the choice that leads to the best appraisal, in one imagined table that fits what it knows."""

    def __init__(self, game: Game, target: str = "python") -> None:
        self.game = game
        self.kernels = game.rules.target(target)

    def choose(self, hidden: Records, seat: int, legal: Sequence[int], random: np.random.Generator) -> int:
        """The best legal id; equals are drawn."""
        values = self.values(hidden, seat, legal, random)
        best = np.flatnonzero(values == values.max())
        return legal[int(random.choice(best))]

    def values(
        self, hidden: Records, seat: int, legal: Sequence[int], random: np.random.Generator
    ) -> np.ndarray[Any, Any]:
        """What each legal choice leads to."""
        batch = np.concatenate([hidden, hidden])
        self.kernels.imagine(batch, 0, seat, self.dice(random))
        values = np.zeros(len(legal))
        self.kernels.values_after(batch, seat, np.array(legal, np.int64), values)
        return values

    def dice(self, random: np.random.Generator) -> Records:
        """A generator for imagined tables, independent of the table's own."""
        dice = self.game.bare(int.from_bytes(random.bytes(SEED_BITS // 8)))
        dice["drawn"] = 16  # nothing of its first block has been made yet
        return dice
