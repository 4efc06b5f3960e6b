"""Where results come from: the versions of what played, and every bot with its settings."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

import reinos
from reinos.arena.plan import Plan
from reinos.bots.levels import level_named
from reinos.bots.network import OFFERED
from reinos.bots.settings import settings_for
from reinos.core.game import Game

LIBRARIES = ("numpy", "numba")  # the generators of the bots, and the compiler


def origin(plan: Plan) -> dict[str, Any]:
    """All that decides the games of a plan beside the plan itself."""
    game = plan.load()
    return {
        "rules": game.rules.version,
        "versions": {"reinos": reinos.__version__, **{name: version(name) for name in LIBRARIES}},
        "bots": {name: described(name, game) for name in dict.fromkeys(plan.bots)},
    }


def described(name: str, game: Game) -> dict[str, Any]:
    """The bot behind a name; for a search its settings, for a network the SHA-256 of its file."""
    level = level_named(name, game)
    found: dict[str, Any] = {"bot": level.bot if level else name}
    kind, _, parameters = found["bot"].partition(":")
    if kind == "search":
        found["settings"] = asdict(settings_for(game.rules))
    file = Path(OFFERED.get(parameters, parameters))
    if kind == "network" and file.is_file():
        found["sha256"] = hashlib.sha256(file.read_bytes()).hexdigest()
    return found
