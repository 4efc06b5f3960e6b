"""Find games: those in this package and those that others announce as `reinos.games` entry points."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from reinos.core.errors import WrongOption

if TYPE_CHECKING:
    from reinos.core.game import Rules

PACKAGE = "reinos.games"  # also the name of the entry-point group


@lru_cache(maxsize=1)
def packages() -> dict[str, str]:
    """Game name -> the package that holds its RULES."""
    own = importlib.import_module(PACKAGE)
    found = {entry.name: entry.module for entry in entry_points(group=PACKAGE)}
    found |= {module.name: f"{PACKAGE}.{module.name}" for module in pkgutil.iter_modules(own.__path__)}
    return dict(sorted(found.items()))


def is_guest(name: str) -> bool:
    """Whether a game comes from another package than this one."""
    return not packages()[name].startswith(f"{PACKAGE}.")


def games() -> tuple[str, ...]:
    """The names of all games that are installed."""
    return tuple(packages())


def rules(name: Any) -> Rules:
    """The rules of a game, or WrongOption naming the games there are."""
    if name not in packages():
        raise WrongOption("game-unknown", name=repr(name), known=", ".join(map(repr, packages())))
    found: Rules = importlib.import_module(packages()[name]).RULES
    return found
