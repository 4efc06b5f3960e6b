"""Real positions for the pictures: one match a game, played by bots."""

from __future__ import annotations

from functools import cache

import numpy as np

import reinos
from reinos.bots import make
from reinos.core.match import Match

SEED = 8  # any fixed match
VIEWER = 0


@cache
def positions(name: str) -> tuple[tuple[str, Match, int | None], ...]:
    """Name of the moment, the match then, and who looks: a turn with much to choose about half way, and the end."""
    game = reinos.load(name)
    end = game.new(seed=SEED)
    bot, random = make("greedy", game), np.random.default_rng(SEED)
    turns = {}  # step before which the viewer was to act: between how many choices
    while not end.over:
        seat = end.to_act[0]
        if seat == VIEWER:
            turns[len(end.steps)] = len(end.legal_ids(seat))
        end.play(bot.choose(end.seen_by(seat), random), seat)
    middle = game.new(seed=SEED)
    half = [step for step in turns if 2 * len(end.steps) < 5 * step < 3 * len(end.steps)]
    for step in end.steps[: max(half, key=lambda step: turns[step])]:
        middle.play(step.choice, step.seat)
    return (("middle", middle, VIEWER), ("end", end, None))
