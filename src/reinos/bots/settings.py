"""The settings of the search; what suits a game best was found by trying, in the arena."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from reinos.core.game import Rules


@dataclass(frozen=True)
class Settings:
    """The order is that of the indices in `tree`."""

    horizon: int = 40  # decisions from the root after which a table is appraised as it stands
    tries: int = 3  # choices that are appraised to find a sensible one; 1: any choice will do
    greed: float = 1.0  # how often a sensible choice is looked for, outside the tree
    exploration: float = 0.2  # weight of the unknown in the upper bound
    widening: float = 1.5  # choices that a node may try, times the square root of its visits
    trust: float = 8.0  # visits that the appraisal of a choice counts for, at the root
    warmth: float = 0.7  # how far ahead wins, in spreads of the worths seen
    glory: float = 0.5  # how much winning counts beside worth, at the end of a game

    def numbers(self) -> np.ndarray[Any, Any]:
        """As the kernel reads them."""
        return np.array(astuple(self), np.float64)


def settings_for(rules: Rules) -> Settings:
    """What the game's own appraisal declares as SEARCH, else the common ones."""
    return Settings(**getattr(rules.module("appraise"), "SEARCH", {}))
