"""One game in play on a target's kernels: quick, without history; for bots' games and environments."""

from __future__ import annotations

import numpy as np

from reinos.core.game import Game
from reinos.core.record import Records, copy_records


class Played:
    """The table of one game. Choices are carried out as they are given: ask `legal` first."""

    def __init__(self, game: Game, seed: int, target: str = "cpu") -> None:
        self.game, self.target, self.kernels = game, target, game.rules.target(target)
        self.batch = game.bare(seed)
        self.out = np.zeros(game.rules.choices.size, np.int64)
        self.kernels.start(self.batch, 0, 0)

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a choice, in seat order; none when the game is over."""
        mask = int(self.batch["to_act"][0])
        return [seat for seat in range(self.game.players) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The legal ids of a seat."""
        ids: list[int] = self.out[: self.kernels.legal_choices(self.batch, 0, seat, self.out)].tolist()
        return ids

    def hidden(self, seat: int) -> Records:
        """What the seat may know."""
        copy = copy_records(self.batch)
        self.kernels.hide_from(copy, 0, seat)
        return copy

    def step(self, seat: int, choice: int) -> None:
        """Carry a choice out."""
        self.kernels.step(self.batch, 0, seat, choice)

    def standing(self, field: str) -> tuple[int, ...]:
        """Points or ranks as the table stands."""
        copy = copy_records(self.batch)
        self.kernels.settle(copy, 0)
        return tuple(copy[field][0, : self.game.players].tolist())
