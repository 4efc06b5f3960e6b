"""Environments as bytes: the game and what an environment keeps beside it, as JSON."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from reinos.core.errors import BadFile
from reinos.core.game import Game
from reinos.core.position import Position

FORMAT = "reinos-environment"


def save(position: Position, interface: str, **more: Any) -> bytes:
    """A position, and what an environment wants to keep beside it."""
    kept = {**header(position.game, interface), "record": position.record.tobytes().hex(), **more}
    return json.dumps(kept).encode()


def restore(game: Game, target: str, data: bytes, interface: str) -> tuple[Position, dict[str, Any]]:
    """What `save` was given; bytes of another game raise BadFile."""
    try:
        kept = json.loads(data)
        record = np.frombuffer(bytearray.fromhex(kept["record"]), game.rules.table.dtype)
    except (ValueError, KeyError, TypeError) as wrong:
        raise BadFile(f"saved environment: cannot be read ({wrong})") from None
    for name, value in header(game, interface).items():
        if kept.get(name) != value:
            raise BadFile(f"saved environment: {name} is {kept.get(name)!r}; this one has {value!r}")
    if len(record) != 1:
        raise BadFile(f"saved environment: record has {len(record)} games; allowed: 1")
    return Position(game, record, target), dict(kept)


def header(game: Game, interface: str) -> dict[str, Any]:
    """What a saved environment must have in common with the one that is restored."""
    return {
        "format": FORMAT,
        "interface": interface,
        "game": game.name,
        "rules_version": game.rules.version,
        "options": game.chosen,
    }


def generator_state(random: np.random.Generator) -> Any:
    """A generator as plain data."""
    return random.bit_generator.state


def generator(state: Any) -> np.random.Generator:
    """The generator that plain data describe."""
    random = np.random.default_rng(0)
    try:
        random.bit_generator.state = state
    except (TypeError, ValueError, KeyError) as wrong:
        raise BadFile(f"saved environment: random is not the state of a generator ({wrong!r})") from None
    return random
