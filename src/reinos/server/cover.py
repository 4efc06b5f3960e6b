"""Covers: each game shows its own drawing, a match of bots half way."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from reinos.bots import make
from reinos.core.catalog import rules
from reinos.core.game import Game

SEED = 4  # any fixed match


@cache
def cover(name: str, lang: str) -> dict[str, Any]:
    """The stage of that match, drawn for a spectator, as a panel."""
    game = Game(rules(name))
    # Bots that do not think: the first visitor waits for this.
    match, bot, random = game.new(seed=SEED), make("random", game), np.random.default_rng(SEED)
    while not match.over:
        seat = match.to_act[0]
        match.play(bot.choose(match.seen_by(seat), random), seat)
    half = len(match.steps) // 2
    while len(match.steps) > half:
        match.undo()
    stage = match.panels(None, lang).stage
    return {"body": stage.body, "width": stage.width, "height": stage.height, "html": stage.html}
