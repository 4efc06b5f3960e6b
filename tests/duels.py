"""Games of one bot against players who choose at random."""

from __future__ import annotations

import numpy as np

from reinos.bots import Bot
from reinos.core.game import Game


def share_won(game: Game, bot: Bot, games: int, seat: int | None = None) -> float:
    """The share of games that the bot wins, in every seat in turn or always in the same; shared wins count in part."""
    won = 0.0
    for number in range(games):
        own = number % game.players if seat is None else seat
        random = np.random.default_rng([game.players, number])
        position = game.start(number, "cpu")
        while not position.over:
            acting = position.to_act[0]
            seen = position.seen_by(acting)
            legal = seen.legal_ids()
            chosen = bot.choose(seen, random) if acting == own else legal[int(random.integers(len(legal)))]
            position = position.play(chosen, acting)
        won += (position.ranks[own] == 1) / position.ranks.count(1)
    return won / games
