"""A bot that plays like another one, except where it does not look."""

from __future__ import annotations

import numpy as np

from reinos.bots.bot import Bot
from reinos.core.position import Position


class Careless:
    """Takes any legal choice in a share of its decisions."""

    def __init__(self, bot: Bot, slips: float) -> None:
        self.bot, self.slips = bot, slips

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """The other bot's choice, or any."""
        if random.random() < self.slips:
            legal = position.legal_ids()
            return legal[int(random.integers(len(legal)))]
        return self.bot.choose(position, random)
