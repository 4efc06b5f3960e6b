"""The interface of every bot, and bots by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from reinos.core.errors import BadOption
from reinos.core.game import Game


class Bot(Protocol):
    """Chooses for one seat."""

    def choose(self, hidden: np.ndarray[Any, Any], seat: int, legal: Sequence[int], random: np.random.Generator) -> int:
        """One of the legal ids, given the seat's hidden record (`match.hidden(seat)`) and nothing else."""
        ...


def _makers() -> dict[str, Callable[[Game], Bot]]:
    from reinos.bots.greedy import Greedy
    from reinos.bots.random import Random

    return {"random": Random, "greedy": Greedy}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_makers())


def make(name: str, game: Game) -> Bot:
    """A bot by name, or BadOption naming those there are."""
    makers = _makers()
    if name not in makers:
        raise BadOption(f"bot is {name!r}; allowed: {', '.join(map(repr, makers))}")
    return makers[name](game)
