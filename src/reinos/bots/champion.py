"""The strongest bot: a search that is guided by a network, compiled whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from reinos.bots.guided import awake, guided
from reinos.bots.network.board import board_of
from reinos.bots.network.bot import network_file
from reinos.bots.network.file import fitting
from reinos.bots.search import Search
from reinos.bots.tree import Tree, plant
from reinos.core.compiled import Kernel
from reinos.core.game import Game, Rules
from reinos.core.position import Position

PLAYOUTS = 400  # unless told otherwise
MOST_PLAYOUTS = 60_000  # in any time; what a tree may take of memory
NODES_AN_ITERATION = 20  # a node for each choice that is legal where the network is asked, and some that keep secrets


@dataclass(frozen=True)
class Guidance:
    """How a network guides the search; the order is that of the indices in `guided`."""

    exploration: float = 0.5  # weight of the policy beside what was found
    caution: float = 0.1  # what a choice that was not tried is thought to be worth less than the others
    even: float = 0.0  # part of the policy that all choices share alike at the root; half as much elsewhere
    delay: float = 0.0  # playouts from a node before the network is asked of it; 0: its values in their place


def guidance_for(rules: Rules) -> Guidance:
    """What the game's own appraisal declares as GUIDANCE, else the common one."""
    return Guidance(**getattr(rules.module("appraise"), "GUIDANCE", {}))


class Champion(Search):
    """Searches as `Search` does; a network says what to try, and in most games what it is worth."""

    def __init__(
        self,
        game: Game,
        playouts: int | None = None,
        milliseconds: int | None = None,
        threads: int = 1,
        path: str | Path | None = None,
        guidance: Guidance | None = None,
    ) -> None:
        self.path, self.guidance = network_file(game, path), guidance or guidance_for(game.rules)
        fitting(self.path, game.rules)
        super().__init__(game, playouts or (PLAYOUTS if milliseconds is None else MOST_PLAYOUTS), milliseconds, threads)

    @property
    def kernel(self) -> Kernel:
        """The compiled search."""
        return self.game.rules.target("cpu").kernel(guided)

    def _prior(self, position: Position, random: np.random.Generator) -> np.ndarray[Any, Any]:
        return np.zeros(self.game.rules.choices.size)

    def _plant(self, playouts: int, given: Sequence[int] = ()) -> Tree:
        rules, size = self.game.rules, playouts * NODES_AN_ITERATION + 1
        mind = awake(fitting(self.path, rules).weights, board_of(rules), size, np.array(astuple(self.guidance)))
        return plant(size, rules.choices.size, self.settings.numbers(), given, mind)
