"""A bot that searches: information-set Monte Carlo tree search, compiled whole."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass
from typing import Any

import numpy as np

from reinos.bots.bot import new_seed
from reinos.bots.greedy import Greedy
from reinos.bots.settings import Settings, settings_for
from reinos.bots.tree import BATCH, ITERATIONS, NONE, Tree, plant, search
from reinos.core.compiled import Kernel
from reinos.core.game import Game
from reinos.core.position import NOBODY, Position
from reinos.core.record import Records, repeat_records

PLAYOUTS = 1000  # unless told otherwise
MOST_PLAYOUTS = 200_000  # in any time; what a tree may take of memory
IMAGINED = 3  # tables on which the greedy bot is asked
CHUNK = 16  # iterations between two looks at the clock
SAMPLES = 20  # into which a comparison is divided, so that its margin can be told
NODES_AN_ITERATION = 4  # a new node, and the nodes that keep secrets apart


@dataclass(frozen=True)
class Considered:
    """What a search found out about one legal choice."""

    choice: int
    visits: int
    share: float  # of all visits
    win: float  # chance to win, 0 to 1


@dataclass(frozen=True)
class Outlook:
    """How a table may end, as far as somebody can know."""

    choices: list[Considered]  # of whoever is to choose, the most visited first
    chances: tuple[float, ...]  # of every seat to win


class Search:
    """Searches for a number of playouts, or for some milliseconds if they are given.

    Several threads grow a tree each and add up what they found: the same seed, playouts and threads give the same.
    """

    def __init__(
        self,
        game: Game,
        playouts: int | None = None,
        milliseconds: int | None = None,
        threads: int = 1,
        settings: Settings | None = None,
    ) -> None:
        self.game, self.milliseconds, self.threads = game, milliseconds, threads
        self.playouts = playouts or (PLAYOUTS if milliseconds is None else MOST_PLAYOUTS)
        self.settings = settings or settings_for(game.rules)
        self.greedy = Greedy(game, "cpu")
        _ = self.kernel  # says now if nothing can be compiled here

    @property
    def kernel(self) -> Kernel:
        """The compiled search; not kept, since no file could hold it."""
        return self.game.rules.target("cpu").kernel(search)

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """The legal id that was visited most."""
        legal = position.legal_ids()
        return legal[0] if len(legal) == 1 else self.consider(position, random)[0].choice

    def hurried(self, left: float) -> Search:
        """The same with no more than its share of the milliseconds that are left for several choices."""
        assert self.milliseconds is not None
        same = copy(self)
        same.milliseconds = round(min(self.milliseconds, max(left - self.milliseconds / 4, left / 2, 0)))
        return same

    def consider(self, position: Position, random: np.random.Generator) -> list[Considered]:
        """Every choice that was tried, the most visited first."""
        return added_up(self._trees(position, random))

    def outlook(self, position: Position, random: np.random.Generator) -> Outlook:
        """Everybody's chances, for a seat that is to choose or for anybody who looks on."""
        trees = self._trees(position, random)
        outcomes = np.sum([tree.outcomes[0] for tree in trees], axis=0)[: self.game.players]
        return Outlook(added_up(trees), tuple((outcomes / outcomes.sum()).tolist()))

    def compare(self, position: Position, choices: Sequence[int], random: np.random.Generator) -> np.ndarray[Any, Any]:
        """Everybody's chances after each of some choices that get equally many playouts: by sample, choice and seat."""
        dice = self.game.bare(new_seed(random))
        tree = self._plant(self.playouts, choices)
        batch = repeat_records(position.record, BATCH)
        each = max(1, self.playouts // (SAMPLES * len(choices)))
        totals = [np.zeros_like(tree.outcomes)]
        for _ in range(SAMPLES):
            self.kernel(batch, tree, viewer_number(position), dice, each * len(choices))
            totals.append(tree.outcomes.copy())
        return np.diff(totals, axis=0)[:, :, : self.game.players] / each

    def _trees(self, position: Position, random: np.random.Generator) -> list[Tree]:
        deadline = None if self.milliseconds is None else time.monotonic() + self.milliseconds / 1000
        prior = self._prior(position, random)
        edges = [self.playouts * n // self.threads for n in range(self.threads + 1)]
        dice = [self.game.bare(new_seed(random)) for _ in range(self.threads)]

        def grow(n: int) -> Tree:
            return self._grow(position, prior, dice[n], edges[n + 1] - edges[n], deadline)

        if self.threads == 1:
            return [grow(0)]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(grow, range(self.threads)))

    def _prior(self, position: Position, random: np.random.Generator) -> np.ndarray[Any, Any]:
        """By choice id: how far behind the best it is in the eyes of the greedy bot."""
        prior = np.zeros(self.game.rules.choices.size)
        if position.seat not in position.to_act:
            return prior
        values = np.mean([self.greedy.values(position, random) for _ in range(IMAGINED)], axis=0)
        prior[position.legal_ids()] = values - values.max()
        return prior

    def _grow(
        self, position: Position, prior: np.ndarray[Any, Any], dice: Records, playouts: int, deadline: float | None
    ) -> Tree:
        tree = self._plant(playouts)
        tree.prior[:] = prior
        batch = repeat_records(position.record, BATCH)
        while (left := playouts - int(tree.counts[ITERATIONS])) > 0:
            self.kernel(batch, tree, viewer_number(position), dice, left if deadline is None else min(CHUNK, left))
            if deadline is not None and time.monotonic() >= deadline:
                break
        return tree

    def _plant(self, playouts: int, given: Sequence[int] = ()) -> Tree:
        size = playouts * NODES_AN_ITERATION + 1
        return plant(size, self.game.rules.choices.size, self.settings.numbers(), given)


def viewer_number(position: Position) -> int:
    """The viewer of a hidden position, as the verbs take it."""
    return NOBODY if position.seat is None else position.seat


def added_up(trees: Sequence[Tree]) -> list[Considered]:
    """What the roots of several trees say together."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tree in trees:
        child = int(tree.nodes[0].first)
        while child != NONE:
            node = tree.nodes[child]
            choice = int(node.choice)
            if choice >= 0 and node.visits > 0:
                visits[choice] = visits.get(choice, 0) + int(node.visits)
                totals[choice] = totals.get(choice, 0.0) + float(node.total)
            child = int(node.next)
    return ranked(visits, totals)


def ranked(visits: Mapping[int, int], totals: Mapping[int, float]) -> list[Considered]:
    """What is said of choices by their visits and the sums of what these found, the most visited first."""
    every = sum(visits.values())
    found = [Considered(choice, n, n / every, min(1.0, max(0.0, totals[choice] / n))) for choice, n in visits.items()]
    return sorted(found, key=lambda c: (-c.visits, -c.win, c.choice))
