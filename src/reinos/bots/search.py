"""A bot that searches: information-set Monte Carlo tree search, compiled whole."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from reinos.bots.greedy import Greedy
from reinos.bots.tree import NONE, Tree, plant, search
from reinos.core.game import Game
from reinos.core.record import Records

CHUNK = 32  # iterations between two looks at the clock
CUT_OFF = 40  # random decisions after the tree, for each player
NODES_AN_ITERATION = 4  # a new node, and the nodes that keep secrets apart


@dataclass(frozen=True)
class Considered:
    """What a search found out about one legal choice."""

    choice: int
    visits: int
    reward: float  # 0 to 1


class Search:
    """Searches for a number of playouts, or for some milliseconds if they are given."""

    def __init__(self, game: Game, playouts: int = 1000, milliseconds: int | None = None, target: str = "cpu") -> None:
        self.game, self.playouts, self.milliseconds = game, playouts, milliseconds
        self.greedy = Greedy(game, target)
        self.kernel = game.rules.target(target).kernel(search)

    def choose(self, hidden: Records, seat: int, legal: Sequence[int], random: np.random.Generator) -> int:
        """The legal id that was visited most."""
        if len(legal) == 1:
            return legal[0]
        return self.consider(hidden, seat, legal, random)[0].choice

    def consider(
        self, hidden: Records, seat: int, legal: Sequence[int], random: np.random.Generator
    ) -> list[Considered]:
        """Every choice that was tried, the most visited first."""
        tree = plant(self.playouts * NODES_AN_ITERATION + len(legal) + 1, self.game.rules.choices.size)
        tree.prior[list(legal)] = self.greedy.values(hidden, seat, legal, random)
        batch = np.concatenate([hidden, hidden])
        dice = self.greedy.dice(random)
        self._grow(batch, tree, seat, dice)
        return sorted(self._children(tree), key=lambda c: (-c.visits, -c.reward))

    def _grow(self, batch: Records, tree: Tree, seat: int, dice: Records) -> None:
        cut_off = CUT_OFF * self.game.players
        deadline = None if self.milliseconds is None else time.monotonic() + self.milliseconds / 1000
        while tree.count[1] < self.playouts and (deadline is None or time.monotonic() < deadline):
            self.kernel(batch, tree, seat, dice, min(CHUNK, self.playouts - int(tree.count[1])), cut_off)

    def _children(self, tree: Tree) -> list[Considered]:
        found: list[Considered] = []
        child: Any = tree.nodes[0].first
        while child != NONE:
            node = tree.nodes[child]
            if node.visits > 0:
                found.append(Considered(int(node.choice), int(node.visits), float(node.total / node.visits)))
            child = node.next
        return found
