"""Where results come from: the versions of what played, and every bot with its settings."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

import reinos
from reinos.arena.plan import SEARCHING, Plan
from reinos.bots import make
from reinos.bots.champion import Champion
from reinos.bots.levels import level_named
from reinos.bots.network import Network
from reinos.bots.search import Search
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
    """The bot behind a name; for a search its settings and guidance, for a network the SHA-256 of its file."""
    level = level_named(name, game)
    found: dict[str, Any] = {"bot": level.bot if level else name}
    if found["bot"].partition(":")[0] not in (*SEARCHING, "network"):
        return found
    bot = make(name, game)
    if isinstance(bot, Search):
        found["settings"] = asdict(bot.settings)
    if isinstance(bot, Champion):
        found["guidance"] = asdict(bot.guidance)
    if isinstance(bot, (Champion, Network)):
        found["sha256"] = hashlib.sha256(bot.path.read_bytes()).hexdigest()
    return found
