"""What a network makes of a table, in the rule dialect: a residual network, row by row, in 32 bits.

Every output is the sum of its inputs in their order, each product and sum rounded on its own, so that the answer is
the same, bit for bit, on every processor. Rows of outputs are added up side by side, which compilers turn into vector
instructions; inputs that are 0, as most planes and half of the inner ones, cost nothing.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from reinos.core.rule import rule

EPSILON = 1e-5  # as learners have it in their normalisation
ZERO = np.float32(0)
TOGETHER = 4  # inputs that are added in one pass over the outputs


class Weights(NamedTuple):
    """A network of width W with K blocks, for D planes, A choice ids and S seats."""

    enter_weight: Any  # (1, D, W)
    enter_bias: Any  # (1, W)
    first_weight: Any  # (K, W, W)
    first_bias: Any  # (K, W)
    second_weight: Any  # (K, W, W)
    second_bias: Any  # (K, W)
    policy_weight: Any  # (A, W)
    policy_bias: Any  # (A)
    value_weight: Any  # (S, W)
    value_bias: Any  # (S)
    trust_weight: Any  # (1, W)
    trust_bias: Any  # (1)


class Scratch(NamedTuple):
    """Room to think in, for one network at a time."""

    planes: Any  # (D)
    active: Any  # numbers of the inputs that are not 0
    stream: Any  # (W) what the blocks add to
    normal: Any  # (W) the same, normalised; after `think`, what the heads read
    inner: Any  # (W)
    change: Any  # (W)
    value: Any  # (S) the viewer first, then clockwise


def scratch(weights: Weights) -> Scratch:
    """Fresh room for a network."""
    _, planes, width = weights.enter_weight.shape
    stream, normal, inner, change = np.zeros((4, width), np.float32)
    active = np.zeros(max(planes, width), np.int64)
    value = np.zeros(len(weights.value_bias), np.float32)
    return Scratch(np.zeros(planes, np.float32), active, stream, normal, inner, change, value)


@rule
def layer(k: int, given: Any, active: Any, weight: Any, bias: Any, out: Any) -> None:
    """given @ weight[k] + bias[k]."""
    width = len(out)
    count = 0
    for i in range(len(given)):
        if given[i] != ZERO:
            active[count] = i
            count += 1
    for j in range(width):
        out[j] = bias[k, j]
    n = 0
    while n + TOGETHER <= count:
        a, b, c, d = active[n], active[n + 1], active[n + 2], active[n + 3]
        p, q, r, s = given[a], given[b], given[c], given[d]
        for j in range(width):
            out[j] = out[j] + p * weight[k, a, j] + q * weight[k, b, j] + r * weight[k, c, j] + s * weight[k, d, j]
        n += TOGETHER
    while n < count:
        a = active[n]
        p = given[a]
        for j in range(width):
            out[j] += p * weight[k, a, j]
        n += 1


@rule
def rectify(values: Any) -> None:
    """Nothing below 0."""
    for j in range(len(values)):
        values[j] = max(values[j], ZERO)


@rule
def normalise(given: Any, out: Any) -> None:
    """To mean 0 and variance 1; the sums in 64 bits."""
    width = len(given)
    mean = 0.0
    for j in range(width):
        mean += given[j]
    mean /= width
    variance = 0.0
    for j in range(width):
        variance += (given[j] - mean) * (given[j] - mean)
    scale = 1.0 / sqrt(variance / width + EPSILON)
    for j in range(width):
        out[j] = (given[j] - mean) * scale


@rule
def score(weight: Any, bias: Any, number: int, given: Any) -> float:
    """One output of a head, in 64 bits; four sums side by side, since each has to wait for itself."""
    p, q, r, s = float(bias[number]), 0.0, 0.0, 0.0
    whole = len(given) // TOGETHER * TOGETHER
    for j in range(0, whole, TOGETHER):
        p += given[j] * weight[number, j]
        q += given[j + 1] * weight[number, j + 1]
        r += given[j + 2] * weight[number, j + 2]
        s += given[j + 3] * weight[number, j + 3]
    for j in range(whole, len(given)):
        p += given[j] * weight[number, j]
    return (p + q) + (r + s)


@rule
def think(net: Weights, room: Scratch) -> None:
    """From the planes in `room` to what the heads read, and the value of every seat."""
    layer(0, room.planes, room.active, net.enter_weight, net.enter_bias, room.stream)
    rectify(room.stream)
    for k in range(len(net.first_bias)):
        normalise(room.stream, room.normal)
        layer(k, room.normal, room.active, net.first_weight, net.first_bias, room.inner)
        rectify(room.inner)
        layer(k, room.inner, room.active, net.second_weight, net.second_bias, room.change)
        for j in range(len(room.stream)):
            room.stream[j] += room.change[j]
    normalise(room.stream, room.normal)
    for seat in range(len(room.value)):
        room.value[seat] = score(net.value_weight, net.value_bias, seat, room.normal)


@rule
def advise(net: Weights, room: Scratch, legal: Any, appraisals: Any, policy: Any) -> None:
    """What the network, having thought, says of each legal choice, given what the game's appraisal says of them.

    The appraisals are normalised in their place, and count as much as the network trusts them here.
    """
    trust = score(net.trust_weight, net.trust_bias, 0, room.normal)
    normalise(appraisals, appraisals)
    for n in range(len(legal)):
        policy[n] = score(net.policy_weight, net.policy_bias, legal[n], room.normal) + trust * appraisals[n]


def answer(net: Weights, room: Scratch, legal: Any, appraisals: Any, policy: Any) -> None:
    """Kernel: what the network says of each legal choice, and of every seat (`room.value`)."""
    think(net, room)
    advise(net, room, legal, appraisals, policy)
