"""Reinos: five medieval board games for players, researchers and game authors."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from reinos.core.errors import BadFile, BadOption, IllegalChoice, ReinosError

if TYPE_CHECKING:
    from reinos.core.game import Game
    from reinos.core.match import Match

__version__ = "0.1.0"
__all__ = ["BadFile", "BadOption", "IllegalChoice", "Match", "ReinosError", "games", "load"]


# Loaded now, so that a later import of the package does not put itself in the place of the function.
import_module("reinos.games")


def games() -> tuple[str, ...]:
    """The names of all games that are installed."""
    from reinos.core.catalog import games as names

    return names()


def load(game: str, preset: str | None = None, **options: Any) -> Game:
    """A game with its options: `reinos.load("kingdomino", players=3, harmony=True)`."""
    from reinos.core.catalog import rules
    from reinos.core.game import Game

    return Game(rules(game), preset, **options)


def __getattr__(name: str) -> Any:
    if name == "Match":
        from reinos.core.match import Match

        return Match
    raise AttributeError(f"module 'reinos' has no attribute {name!r}")
