"""Compile the bots of a game, so that later nobody waits."""

from __future__ import annotations

import numpy as np

from reinos.bots.champion import Champion
from reinos.bots.levels import has_champion
from reinos.bots.network import Network
from reinos.bots.search import Search
from reinos.core.game import Game


def prepare(game: Game) -> None:
    """The search, and what plays with the network if one comes with the game."""
    position = game.start(1, "cpu")
    seen, random = position.seen_by(position.to_act[0]), np.random.default_rng(0)
    Search(game, 1).consider(seen, random)
    if has_champion(game.rules):
        Champion(game, 1).consider(seen, random)
        Network(game, target="cpu").choose(seen, random)
