"""A peer that may not be installed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from benchmarks.race import Play

WARM_UP = 0.1
PYTHON_LOOP = "Python loop"


def find(name: str) -> ModuleType | None:
    """A module, or None where it is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return None


def warmed(play: Play) -> Play:
    """The same play after a warm-up."""
    play(WARM_UP)
    return play
