"""The classic games of PettingZoo, in its own loop over agents."""

from __future__ import annotations

from functools import partial
from itertools import count
from typing import Any

from benchmarks.peers.found import PYTHON_LOOP, find, warmed
from benchmarks.race import Entry, Play, against_the_clock


def pettingzoo_game(env: Any, seed: int) -> int:
    """One game of agents that sample among the legal actions."""
    env.reset(seed=seed)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    return decisions


def pettingzoo_loop(name: str) -> Play | None:
    """A classic environment with random agents."""
    if find("pettingzoo") is None or (module := find(f"pettingzoo.classic.{name}")) is None:
        return None
    env, seeds = module.env(), count(1)
    return warmed(partial(against_the_clock, lambda: pettingzoo_game(env, next(seeds))))


PETTINGZOO_ENTRIES = (
    Entry("PettingZoo", "connect_four", PYTHON_LOOP, partial(pettingzoo_loop, "connect_four_v3")),
    Entry("PettingZoo", "texas_holdem", PYTHON_LOOP, partial(pettingzoo_loop, "texas_holdem_v4")),
)
