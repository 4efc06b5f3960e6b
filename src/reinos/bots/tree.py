"""Information-set Monte Carlo tree search for any game and any number of players, in the rule dialect.

One tree from the searcher's side of the table. Every iteration imagines a table that fits what the
searcher knows, walks down the tree with the choices that are legal there, adds one node, plays on a
little and values what it finds for every seat. A seat maximises its own reward.

Choices that several seats make at once stay secret until the last one is made: the next seat goes
on from a node that does not depend on them (BLIND), and they lead to different nodes only when all
are known.

All of it is one file, because a compiled kernel is kept under the hash of the file it comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from reinos.core.dice import below, rewind
from reinos.core.play import appraise_after, first_seat, imagine, step
from reinos.core.record import SEATS, Table
from reinos.core.rule import appraise, legal, rule

NONE = -1
BLIND = -2  # the edge that hides a secret choice from the seats that choose after it
DEPTH = 256  # the longest way down the tree
MOST_SECRETS = 8  # choices made at once that can be secret

# The tables of a batch: what the searcher knows, the one in play, and one to try choices on.
KNOWN, PLAYED, TRIED = range(3)
BATCH = 3
ASIDE = 1  # the stream of the dice on which choices are tried, so that trying foresees nothing

# What the kernel counts
NODES, ITERATIONS, VISITS, SECRETS = range(4)

# Settings, as the kernel reads them; `settings.Settings` explains them.
HORIZON, TRIES, GREED, EXPLORATION, WIDENING, TRUST, WARMTH, GLORY = range(8)

NODE = np.dtype(
    (
        np.record,
        [
            ("total", "f8"),  # reward so far of the seat that chose to come here
            ("visits", "i8"),
            ("seen", "i8"),  # how often the choice that leads here was legal
            ("left", "i8"),  # how often the walk went on from here
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
    counts: Any  # NODES in use, ITERATIONS done, VISITS of the walk to any node, SECRETS that the walk keeps
    settings: Any
    spread: Any  # sum of squares by which seats differed from the mean so far, and how many
    prior: Any  # by choice id: what the root should try first, in units of appraisal, 0 the best
    mark: Any  # by choice id: number of the visit at which it was last found legal, negative once it has a child
    out: Any
    path: Any
    secrets: Any
    reward: Any
    outcome: Any  # by seat: its share of the victory in the last iteration; where that is open, its reward
    given: Any  # the choices that the root takes in turn; none: it searches
    outcomes: Any  # by given choice, or all together, and by seat: outcomes so far
    mind: Any  # what guides the search, where something does


def plant(
    size: int, choices: int, settings: np.ndarray[Any, Any], given: Sequence[int] = (), mind: tuple[Any, ...] = ()
) -> Tree:
    """An empty tree with its root."""
    nodes = np.zeros(size, NODE)
    nodes[0].first = nodes[0].next = nodes[0].choice = NONE
    return Tree(
        nodes,
        np.array([1, 0, 0, 0]),
        settings,
        np.zeros(2),
        np.zeros(choices),
        np.zeros(choices, np.int64),
        np.zeros(choices, np.int64),
        np.zeros(DEPTH, np.int64),
        np.zeros(MOST_SECRETS, np.int64),
        np.zeros(SEATS),
        np.zeros(SEATS),
        np.array(given, np.int64),
        np.zeros((max(1, len(given)), SEATS)),
        mind,
    )


@rule
def child_by(tree: Tree, node: int, choice: int, seat: int) -> int:
    """The child that a choice leads to, made if need be; in a full tree the node itself."""
    child = tree.nodes[node].first
    while child != NONE and tree.nodes[child].choice != choice:
        child = tree.nodes[child].next
    if child == NONE:
        child = tree.counts[NODES]
        if child == len(tree.nodes):
            return node
        tree.counts[NODES] += 1
        tree.nodes[child].first = NONE
        tree.nodes[child].next = tree.nodes[node].first
        tree.nodes[child].choice = choice
        tree.nodes[child].seat = seat
        tree.nodes[node].first = child
    return int(child)


@rule
def pick(tree: Tree, batch: Any, node: int, seat: int, dice: Table) -> int:
    """The choice to follow from a node: a new one while the node may widen, else the best by its upper bound."""
    if node == 0 and len(tree.given) > 0:
        return int(tree.given[turn(tree)])
    count = legal(batch[PLAYED], seat, tree.out)
    tree.counts[VISITS] += 1
    visit = tree.counts[VISITS]
    for n in range(count):
        tree.mark[tree.out[n]] = visit
    tried = 0
    best, bound = NONE, 0.0
    child = tree.nodes[node].first
    while child != NONE:
        choice = tree.nodes[child].choice
        if choice >= 0 and tree.mark[choice] == visit and tree.nodes[child].visits > 0:
            tree.mark[choice] = -visit
            tree.nodes[child].seen += 1
            tried += 1
            value = upper_bound(tree, node, child)
            if best == NONE or value > bound:
                best, bound = choice, value
        child = tree.nodes[child].next
    tree.nodes[node].left += 1
    if tried < count and tried < tree.settings[WIDENING] * sqrt(tree.nodes[node].left):
        return untried(tree, batch, node, seat, count, tried, visit, dice)
    return best


@rule
def turn(tree: Tree) -> int:
    """Which of the given choices is next; 0 if there is none."""
    return int(tree.counts[ITERATIONS] % max(1, len(tree.given)))


@rule
def upper_bound(tree: Tree, node: int, child: int) -> float:
    """UCB1 over the times the choice was legal; at the root the appraisal counts like some visits more."""
    visits = tree.nodes[child].visits
    value = tree.nodes[child].total / visits
    if node == 0:
        trust = tree.settings[TRUST]
        mean = tree.nodes[0].total / tree.nodes[0].visits
        # How much reward a step of appraisal is worth: the slope of the softmax in `judge`.
        expected = max(0.0, mean + mean * (1.0 - mean) * tree.prior[tree.nodes[child].choice] / warmth(tree))
        value = (tree.nodes[child].total + trust * expected) / (visits + trust)
    return float(value + tree.settings[EXPLORATION] * sqrt(log(tree.nodes[child].seen) / visits))


@rule
def warmth(tree: Tree) -> float:
    """The lead in appraisal that makes a seat nearly three times as likely to win."""
    return float(tree.settings[WARMTH] * sqrt(tree.spread[0] / tree.spread[1]) + 1e-9)


@rule
def untried(tree: Tree, batch: Any, node: int, seat: int, count: int, tried: int, visit: int, dice: Table) -> int:
    """A legal choice without a child: at the root the most promising, elsewhere as in play."""
    left = 0
    for n in range(count):
        choice = tree.out[n]
        if tree.mark[choice] == visit:
            tree.out[left] = choice
            left += 1
    if node != 0:
        return sensible(tree, batch, seat, left, dice)
    best = tree.out[0]
    for n in range(1, left):
        if tree.prior[tree.out[n]] > tree.prior[best]:
            best = tree.out[n]
    return int(best)


@rule
def sensible(tree: Tree, batch: Any, seat: int, count: int, dice: Table) -> int:
    """One of the first `count` choices in `out`: mostly the best of a few by appraisal, at times any."""
    tries = int(tree.settings[TRIES])
    if count == 1 or tries < 2 or below(dice, 1024) >= tree.settings[GREED] * 1024.0:
        return int(tree.out[below(dice, count)])
    best, bound = NONE, 0.0
    for n in range(min(tries, count)):
        # A draw without repetition: the chosen ones are moved to the front.
        other = n + below(dice, count - n)
        choice = tree.out[other]
        tree.out[other] = tree.out[n]
        tree.out[n] = choice
        batch[TRIED] = batch[PLAYED]
        rewind(batch[TRIED], ASIDE)
        value = appraise_after(batch[TRIED], seat, choice)
        if best == NONE or value > bound:
            best, bound = choice, value
    return best


@rule
def descend(tree: Tree, batch: Any, asked: int, dice: Table) -> int:
    """Walk down from the root, step by step with the table, until a node is new; the length of the way."""
    s = batch[PLAYED]
    node, length = 0, 0
    tree.counts[SECRETS] = 0
    while s.to_act != 0 and length < DEPTH:
        seat = asked if length == 0 else first_seat(s.to_act)
        others = s.to_act & ~(1 << seat)
        choice = pick(tree, batch, node, seat, dice)
        step(s, seat, choice)
        child = child_by(tree, node, choice, seat)
        if child == node:
            return length
        fresh = tree.nodes[child].visits == 0
        tree.path[length] = child
        length += 1
        if fresh:
            return length
        node = onward(tree, s, node, child, choice, seat, others)
    return length


@rule
def onward(tree: Tree, s: Table, node: int, child: int, choice: int, seat: int, others: int) -> int:
    """The node from which the next seat chooses; `others` were to choose at the same time as this one."""
    secrets = tree.counts[SECRETS]
    if others != 0 and s.to_act & others == others and (s.to_act >> seat) & 1 == 0 and secrets < MOST_SECRETS:
        tree.secrets[secrets] = choice
        tree.counts[SECRETS] += 1
        return child_by(tree, node, BLIND, seat)
    node = child
    for n in range(secrets):
        node = child_by(tree, node, tree.secrets[n], seat)
    tree.counts[SECRETS] = 0
    return node


@rule
def play_on(tree: Tree, batch: Any, most: int, dice: Table) -> None:
    """At most so many decisions."""
    s = batch[PLAYED]
    for _ in range(most):
        if s.to_act == 0:
            return
        seat = first_seat(s.to_act)
        step(s, seat, sensible(tree, batch, seat, legal(s, seat, tree.out), dice))


@rule
def judge(tree: Tree, s: Table) -> None:
    """The chance of every seat to win: the more the better its worth, on the scale of the worths seen so far."""
    mean = 0.0
    for seat in range(s.players):
        tree.reward[seat] = appraise(s, seat)
        mean += tree.reward[seat] / s.players
    best = tree.reward[0]
    for seat in range(s.players):
        tree.spread[0] += (tree.reward[seat] - mean) ** 2
        tree.spread[1] += 1.0
        best = max(best, tree.reward[seat])
    lead = warmth(tree)
    total = 0.0
    for seat in range(s.players):
        tree.reward[seat] = exp((tree.reward[seat] - best) / lead)
        total += tree.reward[seat]
    for seat in range(s.players):
        tree.reward[seat] /= total
    for seat in range(s.players):
        tree.outcome[seat] = win_share(s, seat) if s.to_act == 0 else tree.reward[seat]
    if s.to_act == 0:
        glory = tree.settings[GLORY]
        for seat in range(s.players):
            tree.reward[seat] = (1.0 - glory) * tree.reward[seat] + glory * tree.outcome[seat]


@rule
def win_share(s: Table, seat: int) -> float:
    """1 for the only winner, a share for one of several."""
    if s.ranks[seat] != 1:
        return 0.0
    winners = 0
    for other in range(s.players):
        if s.ranks[other] == 1:
            winners += 1
    return 1.0 / winners


@rule
def begin(batch: Any, viewer: int, dice: Table) -> int:
    """Imagine a table; the seat that is asked first."""
    batch[PLAYED] = batch[KNOWN]
    imagine(batch[PLAYED], viewer, dice)
    batch[PLAYED].quiet = 1
    to_act = int(batch[PLAYED].to_act)
    # Whoever only looks on follows the seat that is to choose, without its secrets.
    return viewer if viewer >= 0 and (to_act >> viewer) & 1 == 1 else first_seat(to_act)


@rule
def conclude(tree: Tree, players: int, asked: int, length: int) -> None:
    """Tell the nodes on the way what every seat got."""
    for seat in range(players):
        tree.outcomes[turn(tree), seat] += tree.outcome[seat]
    tree.nodes[0].visits += 1
    tree.nodes[0].total += tree.reward[asked]
    for n in range(length):
        node = tree.path[n]
        if tree.nodes[node].visits == 0:
            tree.nodes[node].seen = 1
        tree.nodes[node].visits += 1
        tree.nodes[node].total += tree.reward[tree.nodes[node].seat]
    tree.counts[ITERATIONS] += 1


@rule
def iterate(tree: Tree, batch: Any, viewer: int, dice: Table) -> None:
    """One iteration: imagine, descend, play on, judge, and tell the nodes on the way."""
    asked = begin(batch, viewer, dice)
    length = descend(tree, batch, asked, dice)
    play_on(tree, batch, int(tree.settings[HORIZON]) - length, dice)
    judge(tree, batch[PLAYED])
    conclude(tree, batch[PLAYED].players, asked, length)


def search(batch: Any, tree: Tree, viewer: int, dice: Any, iterations: int) -> None:
    """Kernel: so many iterations from the hidden table; `viewer` is -1 for a spectator."""
    for _ in range(iterations):
        iterate(tree, batch, viewer, dice[0])


def plain(batch: Any, tree: Tree, viewer: int, dice: Any, iterations: int) -> None:
    """Kernel: the same playouts without a tree, for the speed table."""
    for _ in range(iterations):
        batch[PLAYED] = batch[KNOWN]
        imagine(batch[PLAYED], viewer, dice[0])
        batch[PLAYED].quiet = 1
        play_on(tree, batch, int(tree.settings[HORIZON]), dice[0])
        judge(tree, batch[PLAYED])
