"""The tree guided by a network, in the rule dialect: a policy says what to try, values or playouts what it is worth.

An iteration walks down as `tree` does, by what looks best so far (PUCT), until it comes to a node of which the network
has not been asked, or to a choice there that was not legal before. There the network is shown what the seat that is to
choose may know of the imagined table, and what the game's appraisal says of its choices there; it says what every
choice and every seat is worth. Where playouts foretell the end better than its values, these go on from there, and the
network is asked only of nodes that some have passed.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from reinos.bots.network.forward import Board, Scratch, Weights, advise, compare, scratch, think
from reinos.bots.tree import (
    ASIDE,
    DEPTH,
    HORIZON,
    NONE,
    PLAYED,
    SECRETS,
    TRIED,
    VISITS,
    Tree,
    begin,
    child_by,
    conclude,
    judge,
    onward,
    play_on,
    turn,
    win_share,
)
from reinos.core.dice import rewind
from reinos.core.lanes import reward
from reinos.core.play import appraise_after, first_seat, step
from reinos.core.record import Table
from reinos.core.rule import legal, look, rule

# Settings, as the kernel reads them; `champion.Guidance` explains them.
EXPLORATION, CAUTION, EVEN, DELAY = range(4)

LEAST = 1e-6  # of the policy that every legal choice gets
GLORY = 0.5  # how much winning counts beside ranks in the values that networks learn


class Mind(NamedTuple):
    """A network at work in a tree."""

    net: Weights
    board: Board
    room: Scratch
    prior: Any  # by node: the part of the policy that its choice had when it was first legal; 0 before
    worth: Any  # by node: what the network promised the seat that chooses there
    children: Any  # of the node that is looked at, as many as there are legal choices
    appraisals: Any  # of what these choices lead to
    scores: Any  # of these choices
    settings: Any


def awake(net: Weights, board: Board, size: int, settings: np.ndarray[Any, Any]) -> Mind:
    """A mind for a tree of so many nodes."""
    choices = len(board.spots)
    prior, worth = np.zeros((2, size), np.float32)
    appraisals, scores = np.zeros((2, choices))
    children = np.zeros(choices, np.int64)
    return Mind(net, board, scratch(net, board), prior, worth, children, appraisals, scores, settings)


@rule
def best(tree: Tree, node: int, count: int) -> int:
    """The most promising of the first `count` choices in `out`; NONE while the network has not been asked of them."""
    mind = tree.mind
    tree.counts[VISITS] += 1
    visit = tree.counts[VISITS]
    for n in range(count):
        tree.mark[tree.out[n]] = visit
    found, visits = 0, 0
    every, tried, total = 0.0, 0.0, float(mind.worth[node])
    child = tree.nodes[node].first
    while child != NONE:
        choice = tree.nodes[child].choice
        if choice >= 0 and tree.mark[choice] == visit and mind.prior[child] > 0.0:
            mind.children[found] = child
            found += 1
            every += mind.prior[child]
            if tree.nodes[child].visits > 0:
                tried += mind.prior[child]
                visits += tree.nodes[child].visits
                total += tree.nodes[child].total
        child = tree.nodes[child].next
    if found < count:
        return NONE
    expected = total / (visits + 1)
    untried = expected - mind.settings[CAUTION] * sqrt(tried / every)
    weight = mind.settings[EXPLORATION] * sqrt(visits + 1.0) / every
    chosen, bound = NONE, 0.0
    for n in range(found):
        child = mind.children[n]
        own = tree.nodes[child].visits
        value = tree.nodes[child].total / own if own > 0 else untried
        value += weight * mind.prior[child] / (own + 1.0)
        if chosen == NONE or value > bound:
            chosen, bound = tree.nodes[child].choice, value
    return int(chosen)


@rule
def ask(tree: Tree, batch: Any, seat: int) -> None:
    """Show the network what a seat may know of the table; what it promises every seat is their reward."""
    mind = tree.mind
    planes = mind.room.planes[: len(mind.room.planes) - len(mind.room.value)]
    look(batch[PLAYED], seat, batch, TRIED, planes)
    compare(batch[PLAYED], seat, mind.room)
    think(mind.net, mind.room)
    players = int(batch[PLAYED].players)
    for other in range(players):
        tree.reward[other] = share(float(mind.room.value[(other - seat) % players]), players)
        tree.outcome[other] = min(1.0, max(0.0, tree.reward[other]))


@rule
def share(value: float, players: int) -> float:
    """A value between -1 and 1 as a share of the victory: a value of 1 is all of it, 0 a fair one.

    Less than nothing is left as it is: who cannot win any more still tells the last place from the one before it.
    """
    return (1.0 + (players - 1) * value) / players


@rule
def expect(tree: Tree, batch: Any, node: int, seat: int, count: int) -> None:
    """Once the network was asked: give each of the first `count` choices in `out` its part of the policy."""
    mind = tree.mind
    even = mind.settings[EVEN] if node == 0 else mind.settings[EVEN] / 2
    mind.worth[node] = tree.reward[seat]
    for n in range(count):
        batch[TRIED] = batch[PLAYED]
        rewind(batch[TRIED], ASIDE)
        mind.appraisals[n] = appraise_after(batch[TRIED], seat, tree.out[n])
    advise(mind.net, mind.board, mind.room, tree.out[:count], mind.appraisals[:count], mind.scores)
    highest, total = mind.scores[0], 0.0
    for n in range(1, count):
        highest = max(highest, mind.scores[n])
    for n in range(count):
        mind.scores[n] = exp(mind.scores[n] - highest)
        total += mind.scores[n]
    for n in range(count):
        child = child_by(tree, node, tree.out[n], seat)
        if child != node and mind.prior[child] == 0.0:
            mind.prior[child] = LEAST + (1.0 - even) * mind.scores[n] / total + even / count


@rule
def settle(tree: Tree, s: Table) -> None:
    """The result of a game that is over, on the scale of the network's values."""
    players = int(s.players)
    for seat in range(players):
        tree.outcome[seat] = win_share(s, seat)
        glory = (tree.outcome[seat] * players - 1.0) / (players - 1.0)
        tree.reward[seat] = share((1.0 - GLORY) * reward(s, seat) + GLORY * glory, players)


@rule
def descend(tree: Tree, batch: Any, asked: int, dice: Table) -> int:
    """Walk down from the root until the network has to be asked, or to the end; the length of the way."""
    s = batch[PLAYED]
    delay = tree.mind.settings[DELAY]
    node, length, seat, known = 0, 0, asked, False
    tree.counts[SECRETS] = 0
    while s.to_act != 0 and length < DEPTH:
        seat = asked if length == 0 else first_seat(s.to_act)
        others = s.to_act & ~(1 << seat)
        count = legal(s, seat, tree.out)
        if node == 0 and len(tree.given) > 0:
            choice = int(tree.given[turn(tree)])
        elif count == 1:
            choice = int(tree.out[0])
        elif node != 0 and tree.nodes[node].left < delay:
            tree.nodes[node].left += 1
            break
        else:
            choice = best(tree, node, count)
        if choice == NONE:
            ask(tree, batch, seat)
            expect(tree, batch, node, seat, count)
            known = True
            break
        child = child_by(tree, node, choice, seat)
        if child == node:
            break
        step(s, seat, choice)
        tree.path[length] = child
        length += 1
        node = onward(tree, s, node, child, choice, seat, others)
    if delay > 0.0:
        play_on(tree, batch, int(tree.settings[HORIZON]) - length, dice)
        judge(tree, s)
    elif s.to_act == 0:
        settle(tree, s)
    elif not known:
        ask(tree, batch, seat if (s.to_act >> seat) & 1 == 1 else first_seat(s.to_act))
    return length


def guided(batch: Any, tree: Tree, viewer: int, dice: Any, iterations: int) -> None:
    """Kernel: so many iterations from the hidden table; `viewer` is -1 for a spectator."""
    for _ in range(iterations):
        asked = begin(batch, viewer, dice[0])
        length = descend(tree, batch, asked, dice[0])
        conclude(tree, batch[PLAYED].players, asked, length)
