"""Where everything lies in a module's memory, and what else a host must know of a game."""

from __future__ import annotations

from dataclasses import astuple
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.bots import champion, search
from reinos.bots.network.board import board_of, sizes
from reinos.bots.network.file import seats
from reinos.bots.network.forward import AROUND
from reinos.bots.settings import settings_for
from reinos.bots.tree import BATCH, DEPTH, MOST_SECRETS, NODE, plant
from reinos.core.record import SEATS

if TYPE_CHECKING:
    from reinos.core.game import Rules


def tree_dtype(rules: Rules) -> np.dtype[Any]:
    """A search without a guide, all but its nodes, as one record; `given` and `outcomes` have room for every choice."""
    size = rules.choices.size
    planted = plant(1, size, settings_for(rules).numbers(), range(size))._asdict()
    return np.dtype([(name, a.dtype, a.shape) for name, a in planted.items() if name not in ("nodes", "mind")])


def described(dtype: np.dtype[Any], **starts: int) -> dict[str, Any]:
    """A record: its bytes, and offset, type, shape and first value of each field."""
    fields = {}
    for name in dtype.names or ():
        field, offset = dtype[name], dtype.fields[name][1]  # type: ignore[index]
        fields[name] = {
            "offset": offset,
            "type": field.base.str[1:],
            "shape": list(field.shape),
            "start": starts.get(name, 0),
        }
    return {"bytes": dtype.itemsize, "fields": fields}


def layout(rules: Rules) -> dict[str, Any]:
    """The description that lies beside a module."""
    starts = {name: field.start for name, field in rules.table.fields.items()}
    walk = DEPTH * (1 + MOST_SECRETS)
    return {
        "game": rules.name,
        "version": rules.version,
        "seats": SEATS,
        "table": described(rules.table.dtype, **starts),
        "choices": {
            "size": rules.choices.size,
            "kinds": {
                name: {"first": kind.first, "args": {arg: [r.start, r.stop] for arg, r in kind.ranges.items()}}
                for name, kind in rules.choices.kinds.items()
            },
        },
        "events": {name: list(args) for name, args in rules.events.kinds.items()},
        "planes": {
            "size": rules.planes.size,
            "blocks": {
                name: {"first": rules.planes[name], "shape": list(block.shape)}
                for name, block in rules.planes.blocks.items()
            },
        },
        "search": {
            "tables": BATCH,
            **budget(search),
            "imagined": search.IMAGINED,
            "nodes_a_walk": walk,  # that one iteration can add
            "settings": settings_for(rules).numbers().tolist(),
            "tree": described(tree_dtype(rules)),
            "node": described(NODE),
        },
        "champion": {
            **budget(champion),
            "imagined": 0,
            "nodes_a_walk": walk + rules.choices.size,
            "settings": list(astuple(champion.guidance_for(rules))),
            "seats": seats(rules),
            "board": board(rules),
        },
    }


def board(rules: Rules) -> dict[str, Any]:
    """The board of the viewer's own that networks look at: its layers, the choices of a square, and where both are."""
    found, (layers, spots) = board_of(rules), sizes(rules)
    return {
        "layers": layers,
        "spots": spots,
        "around": AROUND,
        "shape": found.shape.tolist(),
        "of_choices": found.spots.tolist(),
    }


def budget(bot: ModuleType) -> dict[str, int]:
    """How many playouts a bot takes unless told otherwise, and at most, and the nodes that each has room for."""
    return {
        "playouts": bot.PLAYOUTS,
        "most_playouts": bot.MOST_PLAYOUTS,
        "nodes_an_iteration": bot.NODES_AN_ITERATION,
    }
