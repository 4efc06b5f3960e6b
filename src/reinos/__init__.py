"""Reinos: five medieval board games for players, researchers and game authors."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from reinos.core.errors import BadFile, BadOption, IllegalChoice, ReinosError

if TYPE_CHECKING:
    from reinos.core.batch import Batch
    from reinos.core.choice import Choice
    from reinos.core.event import Event
    from reinos.core.game import Game, Playouts
    from reinos.core.match import Match
    from reinos.core.position import Position
    from reinos.core.walk import Walk

__version__ = "0.1.0"
__all__ = [
    "BadFile",
    "BadOption",
    "Batch",
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "Match",
    "Playouts",
    "Position",
    "ReinosError",
    "Walk",
    "games",
    "load",
]
# Loaded when first used, so that the command starts without NumPy: class -> its module in core.
LATER = {"Batch": "batch", "Choice": "choice", "Event": "event", "Game": "game", "Match": "match"}
LATER |= {"Playouts": "game", "Position": "position", "Walk": "walk"}

# Loaded now, so that a later import of the package does not put itself in the place of the function.
import_module("reinos.games")


def games() -> tuple[str, ...]:
    """The names of all games that are installed."""
    from reinos.core.catalog import games as names

    return names()


# The function hides the package of the same name. `import reinos.games.GAME as …` looks there by this name.
games.__name__ = "reinos.games"


def load(game: str, preset: str | None = None, **options: Any) -> Game:
    """A game with its options: `reinos.load("kingdomino", players=3, harmony=True)`."""
    from reinos.core.catalog import rules
    from reinos.core.game import Game

    return Game(rules(game), preset, **options)


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module 'reinos' has no attribute {name!r}")
    return getattr(import_module(f"reinos.core.{LATER[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
