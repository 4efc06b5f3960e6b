"""Networks for tests: random weights in a file, and what they say worked out plainly by NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from reinos.bots.network.file import shapes, write
from reinos.core.game import Rules

Array = np.ndarray[Any, Any]


def random_arrays(rules: Rules, width: int = 24, blocks: int = 2, seed: int = 0) -> dict[str, Array]:
    """The arrays of a network that has learned nothing, rounded as a file rounds them."""
    random = np.random.default_rng(seed)
    scale = 1 / np.sqrt(width)
    return {
        name: (scale * random.standard_normal(shape)).astype(np.float16)
        for name, shape in shapes(rules, width, blocks).items()
    }


def random_network(path: Path, rules: Rules, seed: int = 0, **about: Any) -> Path:
    """A file with such arrays."""
    write(path, rules, random_arrays(rules, seed=seed), **about)
    return path


def plainly(arrays: dict[str, Array], planes: Array, legal: list[int], appraisals: Array) -> tuple[Array, Array]:
    """Policy of the legal choices and value as the contract of network files has them, in 64 bits."""
    w = {name: array.astype(np.float64) for name, array in arrays.items()}

    def norm(h: Array) -> Array:
        centred: Array = h - h.mean()
        return centred / np.sqrt(centred.var() + 1e-5)

    h = np.maximum(planes @ w["enter_weight"] + w["enter_bias"], 0)
    for k in range(len(w["first_bias"])):
        inner = np.maximum(norm(h) @ w["first_weight"][k] + w["first_bias"][k], 0)
        h = h + inner @ w["second_weight"][k] + w["second_bias"][k]
    h = norm(h)
    trust = w["trust_weight"] @ h + w["trust_bias"]
    policy = (w["policy_weight"] @ h + w["policy_bias"])[legal] + trust * norm(appraisals)
    return policy, w["value_weight"] @ h + w["value_bias"]
