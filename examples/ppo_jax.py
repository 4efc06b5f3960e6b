"""The loop of ppo_torch.py with JAX: PPO against a bot at the other seats, without a Python loop over games.

python examples/ppo_jax.py lancaster --players 3 --bot greedy
"""

from itertools import pairwise
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from rollout import Array, Rollout, main

from reinos.core.game import Rules

REPEATS, PARTS = 4, 8  # how often a rollout is gone through, and steps of the optimizer each time
CLIP, ENTROPY, RATE = 0.2, 0.01, 3e-4
Weights = Any


def start(key: Any, sizes: tuple[int, ...], choices: int) -> Weights:
    """Layers of these sizes, and two heads on the last: logits of all choices, and a value."""
    shapes = [*pairwise(sizes), (sizes[-1], choices), (sizes[-1], 1)]
    keys = jax.random.split(key, len(shapes))
    return [(jax.random.normal(k, s) / s[0] ** 0.5, jnp.zeros(s[1])) for k, s in zip(keys, shapes, strict=True)]


def look(weights: Weights, planes: Any, legal: Any) -> tuple[Any, Any]:
    """Log probabilities of the choices, and the value of the table."""
    *body, choose, value = weights
    seen = planes
    for matrix, bias in body:
        seen = jax.nn.relu(seen @ matrix + bias)
    logits = jnp.where(legal, seen @ choose[0] + choose[1], -1e9)
    return jax.nn.log_softmax(logits), (seen @ value[0] + value[1])[:, 0]


@jax.jit
def draw(weights: Weights, key: Any, planes: Any, legal: Any) -> tuple[Any, Any, Any]:
    """A choice in each game, its log probability, and the values."""
    logs, values = look(weights, planes, legal)
    choices = jax.random.categorical(key, logs)
    return choices, jnp.take_along_axis(logs, choices[:, None], 1)[:, 0], values


def loss(weights: Weights, planes: Any, legal: Any, choices: Any, before: Any, gains: Any, goals: Any) -> Any:
    """PPO's clipped loss, with the error of the values and a bonus for not being sure."""
    logs, values = look(weights, planes, legal)
    ratio = jnp.exp(jnp.take_along_axis(logs, choices[:, None], 1)[:, 0] - before)
    gain = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains).mean()
    unsure = -(jnp.exp(logs) * jnp.where(legal, logs, 0)).sum(1).mean()
    return jnp.square(values - goals).mean() / 2 - gain - ENTROPY * unsure


@jax.jit
def adam(weights: Weights, moments: Any, step: Any, *kept: Any) -> tuple[Weights, Any]:
    """One step of Adam."""
    slopes = jax.grad(loss)(weights, *kept)
    means, squares = moments
    means = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, means, slopes)
    squares = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, squares, slopes)
    shrunk, spread = 1 - 0.9**step, 1 - 0.999**step

    def move(weight: Any, mean: Any, square: Any) -> Any:
        return weight - RATE * mean / shrunk / (jnp.sqrt(square / spread) + 1e-5)

    return jax.tree.map(move, weights, means, squares), (means, squares)


class Learner:
    """Weights, the optimizer's moments, and a key for what is drawn."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.key, first = jax.random.split(jax.random.key(seed))
        self.weights = start(first, (rules.planes.size, 256, 256), rules.choices.size)
        zeros = jax.tree.map(jnp.zeros_like, self.weights)
        self.moments, self.steps, self.random = (zeros, zeros), 0, np.random.default_rng(seed)

    def policy(self, planes: Array, legal: Array) -> tuple[Array, Array, Array]:
        """Draw a choice in each game."""
        self.key, key = jax.random.split(self.key)
        choices, logs, values = (np.array(found) for found in draw(self.weights, key, planes, legal))
        return choices, logs, values

    def learn(self, rollout: Rollout, better: Array, aims: Array) -> None:
        """Go through a rollout some times."""
        gains = (better - better.mean()) / (better.std() + 1e-6)
        kept = [rollout.planes, rollout.legal, rollout.choices, rollout.logs, gains, aims]
        flat = [part.reshape(-1, *part.shape[2:]) for part in kept]
        for _ in range(REPEATS):
            for part in np.array_split(self.random.permutation(aims.size), PARTS):
                self.steps += 1
                self.weights, self.moments = adam(self.weights, self.moments, self.steps, *(f[part] for f in flat))


if __name__ == "__main__":
    main(__doc__, Learner)
