"""What the PPO examples share, in NumPy: a learner's own decisions in many games, and how good they turned out."""

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

import reinos
from reinos.core.batch import Batch
from reinos.core.game import Rules

Array = np.ndarray[Any, Any]
Policy = Callable[[Array, Array], tuple[Array, Array, Array]]  # (planes, legal) -> choices, log probabilities, values
TRACE = 0.95  # lambda of the generalised advantage; rewards come at the end, and nothing is discounted


class Rollout(NamedTuple):
    """Decisions of the learner, (steps, games) and more."""

    planes: Array
    legal: Array
    choices: Array
    logs: Array
    values: Array
    rewards: Array
    over: Array


class Tables:
    """Games in which the learner has one seat, another in each game, and a bot has the others."""

    def __init__(self, batch: Batch, bot: Any = "greedy") -> None:
        self.batch, self.bot = batch, bot
        players = batch.game.players
        self.seats = np.arange(batch.size) % players
        self.others = np.arange(players) != self.seats[:, np.newaxis]
        batch.play(bot, self.others)

    def roll(self, policy: Policy, steps: int) -> tuple[Rollout, Array]:
        """Decisions of a policy, and the values of where they lead."""
        found = [self._decide(policy) for _ in range(steps)]
        _, _, values = policy(self.batch.observations, self.batch.legal)
        return Rollout(*(np.stack(column) for column in zip(*found, strict=True))), values

    def _decide(self, policy: Policy) -> tuple[Array, ...]:
        batch: Batch = self.batch
        planes, legal = np.array(batch.observations), np.array(batch.legal)
        choices, logs, values = policy(planes, legal)
        batch.step(choices)
        batch.play(self.bot, self.others)
        rewards, over = batch.rewards[np.arange(batch.size), self.seats], batch.done
        return planes, legal, choices, logs, values, rewards, over


def advantages(rollout: Rollout, following: Array) -> tuple[Array, Array]:
    """How much better than expected each decision turned out, and what should have been expected."""
    found, ahead = np.zeros_like(rollout.values), np.zeros_like(following)
    for step in range(len(found))[::-1]:
        goes_on = ~rollout.over[step]
        ahead = rollout.rewards[step] + goes_on * (following + TRACE * ahead) - rollout.values[step]
        found[step], following = ahead, rollout.values[step]
    return found, found + rollout.values


def main(about: str | None, make: Callable[[Rules, int], Any]) -> None:
    """Let a learner, made from a game's rules and a seed, play and `learn`; print the mean reward of each lesson."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=reinos.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy", choices=("random", "greedy"))
    parser.add_argument("--games", type=int, default=256, help="at once (%(default)s)")
    parser.add_argument("--steps", type=int, default=32, help="decisions of a lesson in each game (%(default)s)")
    parser.add_argument("--lessons", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    batch = reinos.load(args.game, players=args.players).batch(args.games)
    batch.reset(args.seed)
    tables, learner = Tables(batch, args.bot), make(batch.game.rules, args.seed)
    for lesson in range(args.lessons):
        rollout, following = tables.roll(learner.policy, args.steps)
        learner.learn(rollout, *advantages(rollout, following))
        print(
            lesson, rollout.over.sum(), "games, mean reward", rollout.rewards[rollout.over].mean().round(3), flush=True
        )
