"""Information-set Monte Carlo tree search for any game and any number of players, in the rule dialect.

One tree from the searcher's side of the table. Every iteration imagines a table that fits what the
searcher knows, walks down the tree with the choices that are legal there, adds one node, plays a
little further at random and values what it finds for every seat. A seat maximises its own reward.

Choices that several seats make at once stay secret until the last one is made: the next seat goes
on from a node that does not depend on them (BLIND), and they lead to different nodes only when all
are known.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from reinos.core.dice import below
from reinos.core.play import first_seat, imagine, step
from reinos.core.record import SEATS, Table
from reinos.core.rule import appraise, finish, legal, rule

NONE = -1
BLIND = -2  # the edge that hides a secret choice from the seats that choose after it
EXPLORATION = 0.1
WIDENING = 2.0  # children that a node may have, times the square root of its visits
DEPTH = 256  # the longest way down the tree
MOST_SECRETS = 8  # choices made at once that can be secret

NODE = np.dtype(
    (
        np.record,
        [
            ("total", "f8"),  # reward so far of the seat that chose to come here
            ("visits", "i8"),
            ("seen", "i8"),  # how often the choice that leads here was legal
            ("choice", "i8"),
            ("seat", "i8"),
            ("first", "i8"),  # first child
            ("next", "i8"),  # next child of the same parent
        ],
    )
)


class Tree(NamedTuple):
    """The tree and the scratch space of a search."""

    nodes: Any
    count: Any  # [0] nodes in use, [1] iterations done
    prior: Any  # by choice id: what the root should try first
    mark: Any  # by choice id: number of the visit at which it was last found legal, negative once it has a child
    out: Any
    path: Any
    secrets: Any
    reward: Any


def plant(size: int, choices: int) -> Tree:
    """An empty tree with its root."""
    nodes = np.zeros(size, NODE)
    nodes[0].first = nodes[0].next = nodes[0].choice = NONE
    return Tree(
        nodes,
        np.array([1, 0, 0]),
        np.zeros(choices),
        np.zeros(choices, np.int64),
        np.zeros(choices, np.int64),
        np.zeros(DEPTH, np.int64),
        np.zeros(MOST_SECRETS, np.int64),
        np.zeros(SEATS),
    )


@rule
def child_by(tree: Tree, node: int, choice: int, seat: int) -> int:
    """The child that a choice leads to, made if need be; in a full tree the node itself."""
    child = tree.nodes[node].first
    while child != NONE and tree.nodes[child].choice != choice:
        child = tree.nodes[child].next
    if child == NONE:
        child = tree.count[0]
        if child == len(tree.nodes):
            return node
        tree.count[0] += 1
        tree.nodes[child].first = NONE
        tree.nodes[child].next = tree.nodes[node].first
        tree.nodes[child].choice = choice
        tree.nodes[child].seat = seat
        tree.nodes[node].first = child
    return child


@rule
def pick(tree: Tree, node: int, count: int, dice: Table) -> int:
    """The choice to follow from a node, among the `count` legal ones: a new one while the node may widen."""
    tree.count[2] += 1
    visit = tree.count[2]
    for n in range(count):
        tree.mark[tree.out[n]] = visit
    tried = 0
    best, bound = NONE, -1.0
    child = tree.nodes[node].first
    while child != NONE:
        choice = tree.nodes[child].choice
        if choice >= 0 and tree.mark[choice] == visit and tree.nodes[child].visits > 0:
            tree.mark[choice] = -visit
            tree.nodes[child].seen += 1
            tried += 1
            visits = tree.nodes[child].visits
            value = tree.nodes[child].total / visits + EXPLORATION * sqrt(log(tree.nodes[child].seen) / visits)
            if value > bound:
                best, bound = choice, value
        child = tree.nodes[child].next
    if tried < count and (tried == 0 or tried < WIDENING * sqrt(tree.nodes[node].visits)):
        return untried(tree, node, count, tried, visit, dice)
    return best


@rule
def untried(tree: Tree, node: int, count: int, tried: int, visit: int, dice: Table) -> int:
    """A legal choice without a child: at the root the most promising, elsewhere any."""
    best = NONE
    skip = below(dice, count - tried) if node != 0 else 0
    for n in range(count):
        choice = tree.out[n]
        if tree.mark[choice] == visit:
            if node == 0:
                if best == NONE or tree.prior[choice] > tree.prior[best]:
                    best = choice
            elif skip == 0:
                return choice
            else:
                skip -= 1
    return best


@rule
def descend(tree: Tree, s: Table, viewer: int, dice: Table) -> int:
    """Walk down from the root, step by step with the table, until a node is new; the length of the way."""
    node, length, secrets = 0, 0, 0
    while s.to_act != 0 and length < DEPTH:
        seat = viewer if length == 0 else first_seat(s.to_act)
        others = s.to_act & ~(1 << seat)
        choice = pick(tree, node, legal(s, seat, tree.out), dice)
        step(s, seat, choice)
        child = child_by(tree, node, choice, seat)
        if child == node:
            return length
        fresh = tree.nodes[child].visits == 0
        tree.path[length] = child
        length += 1
        if fresh:
            return length
        if others != 0 and s.to_act & others == others and (s.to_act >> seat) & 1 == 0 and secrets < MOST_SECRETS:
            tree.secrets[secrets] = choice
            secrets += 1
            node = child_by(tree, node, BLIND, seat)
        else:
            node = child
            for n in range(secrets):
                node = child_by(tree, node, tree.secrets[n], seat)
            secrets = 0
    return length


@rule
def play_on(tree: Tree, s: Table, most: int) -> None:
    """At most so many random decisions."""
    for _ in range(most):
        if s.to_act == 0:
            return
        seat = first_seat(s.to_act)
        step(s, seat, tree.out[below(s, legal(s, seat, tree.out))])


@rule
def judge(tree: Tree, s: Table) -> None:
    """How good the table is for every seat, from 0 to 1: its worth beside that of its best rival, and its rank."""
    least = 0.0
    for seat in range(s.players):
        tree.reward[seat] = appraise(s, seat)
        least = min(least, tree.reward[seat])
    best, second = 0.0, 0.0
    for seat in range(s.players):
        tree.reward[seat] += 1.0 - least
        worth = tree.reward[seat]
        second = max(second, min(worth, best))
        best = max(best, worth)
    for seat in range(s.players):
        worth = tree.reward[seat]
        tree.reward[seat] = worth / (worth + (second if worth == best else best))
    if s.to_act == 0:
        finish(s)
        for seat in range(s.players):
            tree.reward[seat] = 0.5 * tree.reward[seat] + 0.5 * share_beaten(s, seat)


@rule
def share_beaten(s: Table, seat: int) -> float:
    """The share of the rivals that rank behind the seat; those who tie count half."""
    beaten = 0.0
    for other in range(s.players):
        if s.ranks[other] > s.ranks[seat]:
            beaten += 1.0
        elif other != seat and s.ranks[other] == s.ranks[seat]:
            beaten += 0.5
    return beaten / max(1, s.players - 1)


@rule
def iterate(tree: Tree, s: Table, viewer: int, dice: Table, cut_off: int) -> None:
    """One iteration on a table that is spent by it."""
    imagine(s, viewer, dice)
    length = descend(tree, s, viewer, dice)
    play_on(tree, s, cut_off)
    judge(tree, s)
    tree.nodes[0].visits += 1
    for n in range(length):
        node = tree.path[n]
        if tree.nodes[node].visits == 0:
            tree.nodes[node].seen = 1
        tree.nodes[node].visits += 1
        tree.nodes[node].total += tree.reward[tree.nodes[node].seat]


def search(batch: Any, tree: Tree, viewer: int, dice: Any, iterations: int, cut_off: int) -> None:
    """Kernel: iterations from the hidden table 0, played on table 1."""
    for _ in range(iterations):
        batch[1] = batch[0]
        iterate(tree, batch[1], viewer, dice[0], cut_off)
        tree.count[1] += 1
