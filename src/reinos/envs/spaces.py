"""The spaces of Gymnasium that all environments share."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.envs.frame import MODES

OBSERVATION, MASK = "observation", "action_mask"  # the names that PettingZoo gave them
FRAMES_A_SECOND = 1
BOUND = 100.0  # no feature of any game is beyond it


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
    """The legal choices of a seat as 1 among 0, and so many more 0 after them; all 1 when the game is over.

    Learners draw from the mask of the last observation too, though nothing becomes of it: where all were 0, they would
    divide by nothing.
    """
    if position.over:
        return np.ones(position.game.rules.choices.size + more, np.int8)
    found = np.zeros(position.game.rules.choices.size + more, np.int8)
    found[position.legal_ids(seat)] = 1
    return found


def choice_id(action: Any) -> int:
    """A whole number, Python's or a library's, or IllegalChoice."""
    try:
        if isinstance(action, (bool, np.bool_)):
            raise TypeError
        return operator.index(action)
    except TypeError:
        raise IllegalChoice(f"choice is {action!r}; allowed: whole numbers, the ids of the choices") from None


def check_running(running: bool) -> None:
    """ResetNeeded, unless a game is running."""
    if not running:
        raise ResetNeeded("no game is running; call reset() first")


def refuse_options(options: dict[str, Any] | None) -> None:
    """`reset` has no options, so those that are given are refused by name."""
    if options:
        known = ", ".join(map(repr, options))
        raise BadOption(f"reset options are {known}; allowed: none, the game has its own: see reinos.load")


def metadata(game: Game, **more: Any) -> dict[str, Any]:
    """What an environment says about itself; its version is that of the game's rules and choice ids."""
    name = f"reinos_{game.name}_v{game.rules.version}"
    return {"name": name, "render_modes": list(MODES), "render_fps": FRAMES_A_SECOND, **more}
