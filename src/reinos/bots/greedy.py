"""A bot that looks one step ahead with the game's appraisal."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.bots.bot import new_seed
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.record import repeat_records


class Greedy:
    """Takes the choice that leads to the best appraisal, in one imagined table that fits what it knows."""

    def __init__(self, game: Game, target: str = "python") -> None:
        self.game, self.target = game, target

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """The best legal id; equals are drawn."""
        values = self.values(position, random)
        best = np.flatnonzero(values == values.max())
        return position.legal_ids()[int(random.choice(best))]

    def values(self, position: Position, random: np.random.Generator) -> np.ndarray[Any, Any]:
        """What each legal choice leads to."""
        assert position.seat is not None
        legal = np.array(position.legal_ids(), np.int64)
        world = position.on(self.target).imagine(position.seat, new_seed(random))
        values = np.zeros(len(legal))
        kernels = self.game.rules.target(self.target)
        kernels.values_after(repeat_records(world.record, 2), position.seat, legal, values)
        return values
