"""The spaces of Gymnasium that all environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from reinos.core.game import Game
from reinos.core.position import Position

OBSERVATION, MASK = "observation", "action_mask"  # the names that PettingZoo gave them
BOUND = 100.0  # no feature of any game is beyond it
RENDER_MODES = ("ansi",)


def action_space(game: Game, more: int = 0) -> spaces.Discrete:
    """The game's choice ids, and so many more after them."""
    return spaces.Discrete(game.rules.choices.size + more)


def observation_space(game: Game, more: int = 0) -> spaces.Dict:
    """The game's planes one after another, and which choices are legal."""
    planes = spaces.Box(-BOUND, BOUND, (game.rules.planes.size,), np.float32)
    return spaces.Dict({OBSERVATION: planes, MASK: spaces.MultiBinary(game.rules.choices.size + more)})


def observation(position: Position, seat: int, more: int = 0) -> dict[str, np.ndarray[Any, Any]]:
    """What a seat sees, and its legal choices as 1 among 0, with so many more 0 after them."""
    return {OBSERVATION: position.features(seat), MASK: mask(position, seat, more)}


def mask(position: Position, seat: int, more: int = 0) -> np.ndarray[Any, Any]:
    """The legal choices of a seat as 1 among 0, and so many more 0 after them."""
    found = np.zeros(position.game.rules.choices.size + more, np.int8)
    found[position.legal_ids(seat)] = 1
    return found


def metadata(game: Game, **more: Any) -> dict[str, Any]:
    """What an environment says about itself; its version is that of the game's rules and choice ids."""
    return {"name": f"reinos_{game.name}_v{game.rules.version}", "render_modes": list(RENDER_MODES), **more}


def check_render_mode(mode: str | None) -> str | None:
    """A way of rendering, or ValueError naming those there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is {mode!r}; allowed: None, {', '.join(map(repr, RENDER_MODES))}")
    return mode
