"""The bot that plays what its network says, without looking ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from reinos.bots.bot import new_seed
from reinos.bots.network import foreign
from reinos.bots.network.board import board_of
from reinos.bots.network.file import TEXT, fitting, packaged
from reinos.bots.network.forward import answer, scratch
from reinos.core.errors import WrongOption
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.record import repeat_records

Array = np.ndarray[Any, Any]


class Own:
    """A file of ours that fits a game, run by compiled code."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game, self.learned = game, fitting(path, game.rules)
        self.board = board_of(game.rules)
        self.room = scratch(self.learned.weights, self.board)

    def policy(self, position: Position, random: np.random.Generator) -> Array:
        """What the network says of each legal choice, and of what it leads to on an imagined table."""
        assert position.seat is not None
        features, legal = position.features(position.seat), np.array(position.legal_ids(), np.int64)
        self.room.planes[: len(features)] = features
        tables = repeat_records(position.on("cpu").imagine(position.seat, new_seed(random)).record, 2)
        scores = np.zeros((2, len(legal)))
        think = self.game.rules.target("cpu").kernel(answer)
        think(self.learned.weights, self.board, self.room, tables, position.seat, legal, scores)
        policy: Array = scores[0]
        return policy


class Network:
    """Takes the legal choice with the highest score.

    With a temperature it draws among them: the better its score the likelier, the higher the temperature the more
    evenly; at 1 it plays as it did while it learned. With a handicap it overlooks each choice with that chance.
    """

    def __init__(
        self,
        game: Game,
        path: str | Path | None = None,
        target: str = "python",
        temperature: float = 0.0,
        handicap: float = 0.0,
    ) -> None:
        self.game, self.path, self.target = game, network_file(game, path), target
        self.temperature, self.handicap = temperature, handicap
        self.net = (foreign.Foreign if self.path.suffix == foreign.SUFFIX else Own)(game, self.path)

    def __reduce__(self) -> Any:
        return Network, (self.game, self.path, self.target, self.temperature, self.handicap)

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """The best legal id, or a good one."""
        scores = self.scores(position, random)
        if self.handicap > 0:
            overlooked = random.random(len(scores)) < self.handicap
            scores = np.where(overlooked & ~overlooked.all(), -np.inf, scores)
        if self.temperature > 0:
            scores = scores / self.temperature + random.gumbel(size=len(scores))
        return position.legal_ids()[int(scores.argmax())]

    def scores(self, position: Position, random: np.random.Generator) -> Array:
        """What the network says of each of `position.legal_ids()`."""
        return self.net.policy(position.on(self.target), random)


def network_file(game: Game, path: str | Path | None) -> Path:
    """The file, or without one that which comes with the game."""
    found = packaged(game.rules) if path is None else Path(path)
    if found is None:
        raise WrongOption("network-none", TEXT, game=game.name)
    return found
