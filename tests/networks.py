"""Networks for tests: random weights in a file, and what they say worked out plainly by NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from reinos.bots.network.file import shapes, write
from reinos.core.game import Rules

Array = np.ndarray[Any, Any]


def random_arrays(rules: Rules, width: int = 24, blocks: int = 2, seed: int = 0, channels: int = 6) -> dict[str, Array]:
    """The arrays of a network that has learned nothing, rounded as a file rounds them."""
    random = np.random.default_rng(seed)
    scale, channels = 1 / np.sqrt(width), channels if rules.planes.placing else 0
    return {
        name: (scale * random.standard_normal(shape)).astype(np.float16)
        for name, shape in shapes(rules, width, blocks, channels).items()
    }


def random_network(path: Path, rules: Rules, seed: int = 0, **about: Any) -> Path:
    """A file with such arrays."""
    write(path, rules, random_arrays(rules, seed=seed), **about)
    return path


def plainly(
    rules: Rules, arrays: dict[str, Array], planes: Array, standings: Array, legal: list[int], appraisals: Array
) -> tuple[Array, Array]:
    """Policy of the legal choices and value as the contract of network files has them, in 64 bits.

    `standings` are the appraisals of the seats, the viewer's first.
    """
    w = {name: array.astype(np.float64) for name, array in arrays.items()}
    lead = standings - standings.mean()
    leads = np.zeros(len(w["value_bias"]))
    leads[: len(lead)] = lead / (8 + abs(lead))

    def norm(h: Array) -> Array:
        centred: Array = h - h.mean()
        return centred / np.sqrt(centred.var() + 1e-5)

    h = np.maximum(np.concatenate([planes, leads]) @ w["enter_weight"] + w["enter_bias"], 0)
    for k in range(len(w["first_bias"])):
        inner = np.maximum(norm(h) @ w["first_weight"][k] + w["first_bias"][k], 0)
        h = h + inner @ w["second_weight"][k] + w["second_bias"][k]
    h = norm(h)
    trust = w["trust_weight"] @ h + w["trust_bias"]
    policy = (w["policy_weight"] @ h + w["policy_bias"])[legal] + trust * norm(appraisals)
    if rules.planes.placing:
        policy += [squares_say(rules, w, planes, h).get(choice, 0.0) for choice in legal]
    return policy, w["value_weight"] @ h + w["value_bias"]


def squares_say(rules: Rules, w: dict[str, Array], planes: Array, told: Array) -> dict[int, float]:
    """What the squares of the viewer's own board say of each choice at one of them."""
    assert rules.planes.placing is not None
    block, kind = rules.planes.placing[0], rules.choices[rules.planes.placing[1]]
    ground = rules.planes.split(planes)[block][0].transpose(1, 2, 0)

    def looked(given: Array, name: str) -> Array:
        rows, columns, depth = given.shape
        padded = np.pad(given, ((1, 1), (1, 1), (0, 0)))
        weight = w[f"{name}_weight"].reshape(3, 3, depth, -1)
        return np.array(
            [
                [np.einsum("vuc,vuck->k", padded[y : y + 3, x : x + 3], weight) for x in range(columns)]
                for y in range(rows)
            ]
        )

    near = np.maximum(looked(ground, "near") + told @ w["call_weight"] + w["call_bias"], 0)
    wide = np.maximum(looked(near, "wide") + w["wide_bias"], 0)
    spots = looked(wide, "spot") + w["spot_bias"]
    half = len(ground) // 2
    said = {}
    for choice in range(kind.first, kind.first + kind.size):
        y, x, which = kind.args(choice).values()
        if max(abs(y), abs(x)) <= half:
            said[choice] = float(spots[y + half, x + half, which])
    return said
