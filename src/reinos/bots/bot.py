"""The interface of every bot, and bots by name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from inspect import signature
from typing import Any, Protocol

import numpy as np

from reinos.core.errors import BadOption
from reinos.core.game import SEED_BITS, Game
from reinos.core.position import Position

# What `make` understands, as messages and help list it.
FORMS = (
    "random",
    "greedy",
    "greedy:PERCENT",
    "search",
    "search:PLAYOUTS",
    "search:TIME",
    "network",
    "network:FILE",
    "network:tTEMPERATURE:hHANDICAP",
    "champion:PLAYOUTS",
    "champion:TIME",
    "champion:TIME:FILE",
    "cmd:COMMAND",
)
FAMILIES = "reinos.bots"  # the group of entry points under which packages announce bots of their own
MOST_THREADS = 64
HIGHEST_HANDICAP = 100  # percent


class Bot(Protocol):
    """Chooses for one seat of one game."""

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """One of `position.legal_ids()`, given what the seat may know (`match.seen_by(seat)`) and nothing else."""
        ...


def check_bot(bot: Any) -> Bot:
    """The bot, or BadOption if its `choose` is not what is called."""
    wanted, choose = "choose(position, random)", getattr(bot, "choose", None)
    if choose is None:
        raise BadOption(f"bot is {bot!r}; allowed: a name, or an object with {wanted}")
    try:
        signature(choose).bind(None, None)
    except TypeError:
        given = f"choose{signature(choose)}"
        raise BadOption(
            f"{type(bot).__name__} has {given}; it must be {wanted}: the position is what the seat may know, with "
            "position.seat and position.legal_ids()"
        ) from None
    return bot  # type: ignore[no-any-return]


def new_seed(random: np.random.Generator) -> int:
    """A seed for imagined tables, independent of the table's own dice."""
    return int.from_bytes(random.bytes(SEED_BITS // 8))


def bots() -> tuple[str, ...]:
    """The names of the bots that need neither a parameter nor compiled rules."""
    return ("random", "greedy")


def make(name: str, game: Game, *, target: str = "python", time_limit: float | None = None) -> Bot:
    """A bot by its name with parameters, such as `search:500ms`, or BadOption naming those there are.

    `target` is that of the greedy bot and of what networks see; `time_limit`, in seconds a decision, binds programs
    (`cmd:`).
    """
    from reinos.bots.levels import level_named

    level = level_named(name, game)
    if level is not None:
        name = level.bot
    kind, _, parameters = name.partition(":")
    given = parameters.split(":") if parameters else []
    if kind == "cmd" and parameters:
        from reinos.bots.command import Command

        return Command(game, parameters, time_limit)
    if kind == "network":
        return _network(game, target, parameters, name)
    if kind == "champion":
        return _champion(game, given, name)
    if kind == "random" and not given:
        from reinos.bots.random import Random

        return Random(game)
    if kind == "greedy" and len(given) <= 1:
        return _greedy(game, target, given, name)
    if kind == "search" and len(given) <= 2:
        from reinos.bots.search import Search

        playouts, milliseconds = read_budget(given[0], name) if given else (None, None)
        threads = read_number(given[1], 1, MOST_THREADS, name) if len(given) == 2 else 1
        return Search(game, playouts, milliseconds, threads)
    found = next((bot for family in families(game) if (bot := family.make(name, game)) is not None), None)
    if found is None:
        raise unknown(name, game)
    return found


def _greedy(game: Game, target: str, given: Sequence[str], name: str) -> Bot:
    from reinos.bots.careless import Careless
    from reinos.bots.greedy import Greedy

    bot = Greedy(game, target)
    return Careless(bot, read_number(given[0], 0, 100, name) / 100) if given else bot


def _network(game: Game, target: str, parameters: str, name: str) -> Bot:
    from reinos.bots.network import OFFERED, Network

    file, temperature, handicap = read_network(parameters, name)
    return Network(game, OFFERED.get(file, file) if file else None, target, temperature, handicap)


def _champion(game: Game, given: Sequence[str], name: str) -> Bot:
    from reinos.bots.champion import Champion

    playouts, milliseconds, threads, parts = None, None, 1, list(given)
    if parts and parts[0][:1].isdecimal():
        playouts, milliseconds = read_budget(parts.pop(0), name)
        if parts and parts[0].isdecimal():
            threads = read_number(parts.pop(0), 1, MOST_THREADS, name)
    return Champion(game, playouts, milliseconds, threads, ":".join(parts) or None)


class Family(Protocol):
    """Bots from elsewhere: the module `bots` of a game, or what an entry point `reinos.bots` names."""

    FORMS: tuple[str, ...]  # as messages and help list them

    def make(self, name: str, game: Game) -> Bot | None:
        """The bot of a name with its parameters; None if there is none of that name for this game."""
        ...


def families(game: Game) -> list[Family]:
    """The game's own bots, and those that installed packages announce."""
    own = [game.rules.module("bots")] if game.rules.has("bots") else []
    return [*own, *announced()]


@lru_cache(maxsize=1)
def announced() -> tuple[Family, ...]:
    """The families of installed packages; looked for once, since that reads the metadata of every package."""
    return tuple(entry.load() for entry in entry_points(group=FAMILIES))


def read_budget(text: str, name: str) -> tuple[int | None, int | None]:
    """Playouts (`1000`), or milliseconds (`500ms`, `2s`)."""
    found = re.fullmatch(r"(\d{1,7})(ms|s)?", text)
    if found is None or int(found[1]) == 0:
        raise BadOption(f"bot is {name!r}; a budget is a number of playouts, or a time such as 500ms or 2s")
    number = int(found[1])
    if found[2] is None:
        return number, None
    return None, number * (1000 if found[2] == "s" else 1)


def read_network(parameters: str, name: str) -> tuple[str, float, float]:
    """`FILE:t0.5:h20`, each part where it is wanted: the file, the temperature, the share of choices overlooked."""
    *parts, found = *parameters.split(":"), {"t": 0.0, "h": 0.0}
    while parts and (setting := re.fullmatch(r"([th])(\d{1,3}(?:\.\d{1,3})?)", parts[-1])):
        found[setting[1]] = float(setting[2])
        parts.pop()
    if found["h"] > HIGHEST_HANDICAP:
        raise BadOption(f"bot is {name!r}; allowed as a handicap: h0 to h{HIGHEST_HANDICAP}, percent of the choices")
    return ":".join(parts), found["t"], found["h"] / 100


def read_number(text: str, least: int, most: int, name: str) -> int:
    """A whole number in its bounds."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise BadOption(f"bot is {name!r}; allowed there: whole numbers from {least} to {most}")
    return int(text)


def unknown(name: str, game: Game) -> BadOption:
    """The error that names what there is."""
    from reinos.bots.levels import levels

    forms = [level.name for level in levels(game)] + list(FORMS)
    forms += [form for family in families(game) for form in family.FORMS]
    return BadOption(f"bot is {name!r}; allowed: {', '.join(forms)}")
