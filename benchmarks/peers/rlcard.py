"""RLCard: card games in Python, whole games by its own `run`."""

from __future__ import annotations

from functools import partial

from benchmarks.peers.found import PYTHON_LOOP, find, warmed
from benchmarks.race import Entry, Play, against_the_clock


def rlcard_run(name: str) -> Play | None:
    """Whole games of random agents."""
    if (rlcard := find("rlcard")) is None:
        return None
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        before = env.timestep  # counts on from game to game
        env.run(is_training=False)
        return int(env.timestep - before)

    return warmed(partial(against_the_clock, one_game))


RLCARD_ENTRIES = tuple(
    Entry("RLCard", name, PYTHON_LOOP, partial(rlcard_run, name)) for name in ("mahjong", "gin-rummy", "doudizhu")
)
