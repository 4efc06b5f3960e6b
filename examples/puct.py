"""A batched search: one PUCT tree for every imagined table of every game, grown together, with any network.

    python examples/puct.py kingdomino

A network is a function from observations (rows, planes) and legal choices (rows, choices) to logits (rows, choices) and
values (rows, seats): what every seat can expect, from -1 to 1, the seat to act first and the others in turn order.
Nothing loops over games: a simulation is a few array operations on all trees at once.
"""

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

import reinos
from reinos.core.batch import Batch

Array = np.ndarray[Any, Any]
Network = Callable[[Array, Array], tuple[Array, Array]]
EXPLORE = 1.5


def plain(observations: Array, legal: Array) -> tuple[Array, Array]:
    """The network that knows nothing: the search then counts on the ends of games that it sees."""
    return np.zeros(legal.shape), np.zeros((len(legal), 5))


class Trees:
    """The trees of a batch: node 0 of tree t is its game; what is known of node k stands in row t * room + k."""

    def __init__(self, worlds: Batch, network: Network, simulations: int) -> None:
        self.room, self.network, self.players = simulations + 1, network, worlds.game.players
        self.roots = np.arange(worlds.size) * self.room
        self.nodes = worlds.gather(np.repeat(np.arange(worlds.size), self.room))
        shape = self.nodes.size, worlds.legal.shape[1]
        self.prior, self.visits, self.total = (np.zeros(shape, np.float32) for _ in range(3))
        self.child = np.full(shape, -1, np.int32)
        self.seat, self.over = np.zeros(self.nodes.size, np.int64), np.zeros(self.nodes.size, bool)
        self.look(worlds, self.roots)
        for number in range(1, self.room):
            self.simulate(self.roots + number)

    def look(self, games: Batch, rows: Array) -> Array:
        """Ask the network about games that are in these rows; what they are worth to each seat."""
        legal, seats, over = np.array(games.legal), np.array(games.to_act), np.array(games.done)
        logits, values = self.network(games.observations, legal)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True)) * legal
        self.prior[rows] = likely / np.maximum(likely.sum(axis=1, keepdims=True), 1e-9)
        self.seat[rows], self.over[rows] = seats, over
        places = (np.arange(self.players) - seats[:, np.newaxis]) % self.players
        worth: Array = np.where(over[:, np.newaxis], games.rewards, np.take_along_axis(values, places, axis=1))
        return worth

    def best(self, rows: Array) -> Array:
        """The choice of each node that promises most."""
        visits = self.visits[rows]
        mean = self.total[rows] / np.maximum(visits, 1)
        score = mean + EXPLORE * self.prior[rows] * np.sqrt(visits.sum(axis=1, keepdims=True) + 1) / (1 + visits)
        found: Array = np.where(self.prior[rows] > 0, score, -np.inf).argmax(axis=1)
        return found

    def simulate(self, new: Array) -> None:
        """One more node in each tree, in these rows, and what it is worth told to all nodes above it."""
        at, path, going = self.roots, [], np.ones(len(self.roots), bool)
        while going.any():
            choice = self.best(at) if not path else np.where(going, self.best(at), path[-1][1])
            path.append((at, choice, going))
            below = self.child[at, choice]
            going = going & (below >= 0) & ~self.over[below]
            at = np.where(going, below, at)
        leaves = self.nodes.gather(at)
        leaves.step(path[-1][1])
        self.nodes.put(new, leaves)
        self.child[at, path[-1][1]] = new
        worth = self.look(leaves, new)
        for rows, choice, passed in path:
            self.visits[rows, choice] += passed
            self.total[rows, choice] += passed * worth[np.arange(len(rows)), self.seat[rows]]


def search(batch: Batch, network: Network, simulations: int, worlds: int, seed: int | None = None) -> Array:
    """The share of visits of every choice of the seat to act, over some tables that it can imagine."""
    tables = batch.fork(worlds)
    # The worlds of a game differ in its secrets and dice, both of which the seat to act cannot know.
    tables.redeal(seed=seed)
    trees = Trees(tables, network, simulations)
    visits = trees.visits[trees.roots].reshape(batch.size, worlds, -1).sum(axis=1)
    shares: Array = visits / visits.sum(axis=1, keepdims=True)
    return shares


def duel(batch: Batch, network: Network, simulations: int, worlds: int) -> float:
    """The mean reward of a searching seat 0 against random play, in games that do not restart."""
    others = range(1, batch.game.players)
    batch.play("random", others)
    while not batch.done.all():
        batch.step(search(batch, network, simulations, worlds).argmax(axis=1))
        batch.play("random", others)
    return float(batch.rewards[:, 0].mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=reinos.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--worlds", type=int, default=2)
    args = parser.parse_args()
    games = reinos.load(args.game, players=args.players).batch(args.games, restart=False)
    games.reset(1)
    print("mean reward:", duel(games, plain, args.simulations, args.worlds))
