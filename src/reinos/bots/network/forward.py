"""What a network makes of a table, in the rule dialect: a residual network, row by row, in 32 bits.

It is shown the planes and by how much every seat leads, as the game's appraisal sees it. Where a game has a board of
the viewer's own, each of its squares is then looked at with those around it, and says what the choices there are worth.

Every output is the sum of its inputs in their order, each product and sum rounded on its own, so that the answer is
the same, bit for bit, on every processor. Rows of outputs are added up side by side, which compilers turn into vector
instructions; inputs that are 0, as most planes and half of the inner ones, cost nothing.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from reinos.core.planes import place_of
from reinos.core.play import appraise_after
from reinos.core.record import Table
from reinos.core.rule import appraise, rule

EPSILON = 1e-5  # as learners have it in their normalisation
ZERO = np.float32(0)
TOGETHER = 4  # inputs that are added in one pass over the outputs
LEAD = 8.0  # a lead by so much counts as half of the greatest
AROUND = 9  # a square and its neighbours


class Weights(NamedTuple):
    """A network of width W with K blocks, for D planes, A choice ids and S seats.

    Of a board of the viewer's own with L layers and F choices a square, it makes C numbers a square; without one, L, F
    and C are 0.
    """

    enter_weight: Any  # (1, D + S, W)
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
    call_weight: Any  # (1, W, C) what every square is told of the table
    call_bias: Any  # (1, C)
    near_weight: Any  # (1, 9 L, C)
    wide_weight: Any  # (1, 9 C, C)
    wide_bias: Any  # (1, C)
    spot_weight: Any  # (1, 9 C, F)
    spot_bias: Any  # (1, F)


class Board(NamedTuple):
    """Where the viewer's own board is among the planes and the choices."""

    shape: Any  # (3) its first plane, rows, columns
    spots: Any  # (A) the square of each choice times F and which of the choices there it is; -1: at no square


class Scratch(NamedTuple):
    """Room to think in, for one network at a time."""

    planes: Any  # (D + S)
    active: Any  # numbers of the inputs that are not 0
    stream: Any  # (W) what the blocks add to
    normal: Any  # (W) the same, normalised; after `think`, what the heads read
    inner: Any  # (W)
    change: Any  # (W)
    value: Any  # (S) the viewer first, then clockwise
    call: Any  # (1, C)
    around: Any  # (9 C or 9 L) what a square and its neighbours have
    ground: Any  # (squares, L) the board
    near: Any  # (squares, C)
    wide: Any  # (squares, C)
    spots: Any  # (squares, F) what is said of the choices there


def scratch(weights: Weights, board: Board) -> Scratch:
    """Fresh room for a network."""
    _, planes, width = weights.enter_weight.shape
    stream, normal, inner, change = np.zeros((4, width), np.float32)
    _, around, channels = weights.near_weight.shape
    around = max(around, AROUND * channels)
    active = np.zeros(max(planes, width, around), np.int64)
    squares, value = int(board.shape[1] * board.shape[2]), np.zeros(len(weights.value_bias), np.float32)
    near, wide = np.zeros((2, squares, channels), np.float32)
    return Scratch(
        *(np.zeros(planes, np.float32), active, stream, normal, inner, change, value),
        *(np.zeros((1, channels), np.float32), np.zeros(around, np.float32)),
        *(np.zeros((squares, weights.near_weight.shape[1] // AROUND), np.float32), near, wide),
        np.zeros((squares, weights.spot_bias.shape[1]), np.float32),
    )


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
def compare(s: Table, viewer: int, room: Scratch) -> None:
    """Behind the planes, by how much every seat leads or trails the mean: between -1 and 1, the viewer first."""
    players = int(s.players)
    first = len(room.planes) - len(room.value)
    mean = 0.0
    for seat in range(players):
        mean += appraise(s, seat) / players
    for seat in range(players):
        lead = appraise(s, seat) - mean
        room.planes[first + place_of(seat, viewer, players)] = lead / (LEAD + abs(lead))


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
def spread(board: Board, given: Any, room: Scratch, weight: Any, bias: Any, out: Any) -> None:
    """Every square from what it and its neighbours were given."""
    rows, columns, depth = int(board.shape[1]), int(board.shape[2]), given.shape[1]
    around = room.around[: AROUND * depth]
    for y in range(rows):
        for x in range(columns):
            at = 0
            for v in range(y - 1, y + 2):
                for u in range(x - 1, x + 2):
                    for c in range(depth):
                        around[at] = given[v * columns + u, c] if 0 <= v < rows and 0 <= u < columns else ZERO
                        at += 1
            layer(0, around, room.active, weight, bias, out[y * columns + x])


@rule
def survey(net: Weights, board: Board, room: Scratch) -> None:
    """What every square of the viewer's own board says of the choices there, told what the network has thought."""
    squares, layers = room.ground.shape
    for square in range(squares):
        for c in range(layers):
            room.ground[square, c] = room.planes[int(board.shape[0]) + c * squares + square]
    layer(0, room.normal, room.active, net.call_weight, net.call_bias, room.call[0])
    spread(board, room.ground, room, net.near_weight, room.call, room.near)
    for square in range(squares):
        rectify(room.near[square])
    spread(board, room.near, room, net.wide_weight, net.wide_bias, room.wide)
    for square in range(squares):
        rectify(room.wide[square])
    spread(board, room.wide, room, net.spot_weight, net.spot_bias, room.spots)


@rule
def advise(net: Weights, board: Board, room: Scratch, legal: Any, appraisals: Any, policy: Any) -> None:
    """What the network, having thought, says of each legal choice, given what the game's appraisal says of them.

    The appraisals are normalised in their place, and count as much as the network trusts them here.
    """
    trust = score(net.trust_weight, net.trust_bias, 0, room.normal)
    normalise(appraisals, appraisals)
    surveyed, choices = False, room.spots.shape[1]
    for n in range(len(legal)):
        policy[n] = score(net.policy_weight, net.policy_bias, legal[n], room.normal) + trust * appraisals[n]
        spot = int(board.spots[legal[n]])
        if spot >= 0:
            if not surveyed:
                survey(net, board, room)
                surveyed = True
            policy[n] += room.spots[spot // choices, spot % choices]


def answer(net: Weights, board: Board, room: Scratch, tables: Any, seat: int, legal: Any, scores: Any) -> None:
    """Kernel: what the network says of each legal choice (`scores[0]`), and of every seat (`room.value`).

    Table 0 is imagined, table 1 is for trying choices; their appraisals are left in `scores[1]`.
    """
    compare(tables[0], seat, room)
    think(net, room)
    for n in range(len(legal)):
        tables[1] = tables[0]
        tables[1].quiet = 1
        scores[1, n] = appraise_after(tables[1], seat, legal[n])
    advise(net, board, room, legal, scores[1], scores[0])
