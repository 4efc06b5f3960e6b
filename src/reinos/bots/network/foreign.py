"""Networks that were trained elsewhere, as ONNX files.

The file takes `observation` (1, planes of the game), what `encode` writes of the seat's hidden record, and gives
`logits` (1, choice ids of the game). Its metadata may say for what it was trained: `game`, `rules_version` and
`options` (JSON), which are then checked.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.errors import BadOption
from reinos.core.game import Game
from reinos.core.position import Position

SUFFIX = ".onnx"
OBSERVATION, LOGITS = "observation", "logits"


class Foreign:
    """An ONNX file that fits a game."""

    def __init__(self, game: Game, path: Path) -> None:
        self.session = session(path)
        check(self.session, game, path)

    def policy(self, position: Position, random: np.random.Generator) -> np.ndarray[Any, Any]:
        """What the network says of each legal choice."""
        assert position.seat is not None
        planes, legal = position.features(position.seat), position.legal_ids()
        scores: np.ndarray[Any, Any] = self.session.run([LOGITS], {OBSERVATION: planes[np.newaxis]})[0][0]
        return scores[legal]


@lru_cache(maxsize=8)
def session(path: Path) -> Any:
    """A network that is ready to run, on one thread: at most tables there are several of them at work."""
    try:
        import onnxruntime
    except ImportError:
        raise BadOption("bots from ONNX files need onnxruntime: pip install 'reinos[network]'") from None
    if not path.is_file():
        raise BadOption(f"network {path}: there is no such file")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3  # errors are raised anyway
    try:
        return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    except Exception as wrong:  # onnxruntime has an exception for each kind of damage
        raise BadOption(f"network {path}: not an ONNX file that can be run ({str(wrong).splitlines()[0]})") from None


def metadata(path: Path) -> dict[str, Any]:
    """What the file says it was trained for: game, rules_version and options, as far as they are there."""
    told = session(path).get_modelmeta().custom_metadata_map
    found: dict[str, Any] = {name: told[name] for name in ("game", "rules_version") if name in told}
    try:
        return found | ({"options": json.loads(told["options"])} if "options" in told else {})
    except ValueError:
        raise BadOption(f"network {path}: its options are not JSON") from None


def check(session: Any, game: Game, path: Path) -> None:
    """A network that plays this game, or BadOption that says what does not fit."""
    here = {"game": game.name, "rules_version": str(game.rules.version), "options": game.chosen}
    for name, value in metadata(path).items():
        if value != here[name]:
            raise BadOption(f"network {path}: trained for {name} {value!r}; this is {here[name]!r}")
    wanted = {OBSERVATION: game.rules.planes.size, LOGITS: game.rules.choices.size}
    shapes = {port.name: port.shape for port in (*session.get_inputs(), *session.get_outputs())}
    for name, size in wanted.items():
        if name not in shapes or len(shapes[name]) != 2 or shapes[name][1] != size:
            raise BadOption(f"network {path}: {name} has shape {shapes.get(name)}; {game.name} needs (1, {size})")
