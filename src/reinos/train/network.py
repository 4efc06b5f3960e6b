"""The network that learns: from the planes of a game to a score for every choice and a value for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from reinos.bots.network.board import board_of, sizes
from reinos.bots.network.file import seats, shapes
from reinos.bots.network.forward import Weights
from reinos.core.game import Rules

BLOCKS = 3
CHANNELS = 32  # numbers that are made of each square of a board
BY_BLOCK = ("first", "second")
WIDTHS = range(32, 513, 32)
ALIGNED = 16  # a GPU multiplies matrices several times faster whose sides are multiples of this
TRUST = 2.0  # in the game's appraisal, to begin with: a new network plays about as well as the greedy bot
LARGEST = 4_000_000  # bytes of a network's file, whose weights have two bytes each


def weights(rules: Rules, width: int) -> int:
    """How many weights a network of this width has."""
    return sum(prod(shape) for shape in shapes(rules, width, BLOCKS, channels(rules)).values())


def channels(rules: Rules) -> int:
    """None without a board."""
    return 0 if rules.planes.placing is None else CHANNELS


def widest(rules: Rules) -> int:
    """The greatest width whose file is not too large."""
    return max((width for width in WIDTHS if 2 * weights(rules, width) <= LARGEST), default=WIDTHS[0])


def aligned(side: int) -> int:
    """The side of a matrix, with room to a multiple."""
    return -(-side // ALIGNED) * ALIGNED


class Block(nn.Module):
    """Two layers whose result is added to what they were given."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)

    def forward(self, hidden: Tensor) -> Tensor:
        """The sum."""
        found: Tensor = hidden + self.second(functional.relu(self.first(norm(hidden))))
        return found


def norm(hidden: Tensor) -> Tensor:
    """Mean 0 and variance 1 in every row; the next layer has its own gain and bias."""
    return functional.layer_norm(hidden, hidden.shape[-1:])


class Squares(nn.Module):
    """Three looks at every square of the viewer's own board and its neighbours, to scores of the choices there."""

    def __init__(self, rules: Rules, width: int) -> None:
        super().__init__()
        (layers, choices), board, depth = sizes(rules), board_of(rules), channels(rules)
        self.first, self.rows, self.columns = map(int, board.shape)
        self.layers = layers
        self.call = nn.Linear(width, depth)
        self.near = nn.Conv2d(layers, depth, 3, padding=1, bias=False)
        self.wide = nn.Conv2d(depth, depth, 3, padding=1)
        self.spot = nn.Conv2d(depth, choices, 3, padding=1)
        nn.init.zeros_(self.spot.weight)
        spots = torch.from_numpy(board.spots)
        # What lies behind the last square is 0: choices that name none look there.
        self.register_buffer("spots", spots.where(spots >= 0, choices * self.rows * self.columns), persistent=False)

    def forward(self, planes: Tensor, told: Tensor) -> Tensor:
        """What the squares say of all choices, told what the network has thought."""
        ground = planes[:, self.first : self.first + self.layers * self.rows * self.columns]
        seen = self.near(ground.unflatten(1, (self.layers, self.rows, self.columns)))
        seen = functional.relu(seen + self.call(told)[:, :, None, None])
        said = self.spot(functional.relu(self.wide(seen)))
        every: Tensor = functional.pad(said.permute(0, 2, 3, 1).flatten(1), (0, 1))[:, self.spots]
        return every


class Network(nn.Module):
    """Residual blocks between a layer for planes and leads and one for scores and values; squares, where there are."""

    def __init__(self, rules: Rules, width: int) -> None:
        super().__init__()
        self.choices, self.seats = rules.choices.size, seats(rules)
        self.planes = rules.planes.size + self.seats  # with the leads
        self._shapes = shapes(rules, width, BLOCKS, channels(rules))
        self.squares = None if rules.planes.placing is None else Squares(rules, width)
        self.enter = nn.Linear(aligned(self.planes), width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(BLOCKS))
        self.leave = nn.Linear(width, aligned(self.choices + self.seats + 1))
        nn.init.zeros_(self.leave.weight)
        nn.init.zeros_(self.leave.bias)
        nn.init.constant_(self.leave.bias[self.choices + self.seats :], TRUST)

    def forward(self, planes: Tensor, appraisals: Tensor) -> tuple[Tensor, Tensor]:
        """Scores of all choices, and the value of the game for every seat, the viewer first.

        The appraisals of the choices, normalised, count as much as the network trusts them.
        """
        hidden = functional.relu(self.enter(functional.pad(planes, (0, self.enter.in_features - self.planes))))
        for block in self.blocks:
            hidden = block(hidden)
        told = norm(hidden)
        policy, values, trust, _ = self.leave(told).tensor_split(self._ends(), 1)
        if self.squares is not None:
            policy = policy + self.squares(planes, told)
        return policy + trust * appraisals, values

    def _ends(self) -> tuple[int, int, int]:
        """Where the scores, the values and the trust end among all that is told."""
        return self.choices, self.choices + self.seats, self.choices + self.seats + 1

    def _parts(self) -> Iterator[tuple[str, list[Tensor]]]:
        """The weights by the names that they have in a file; those of the blocks are one array there."""
        yield "enter_weight", [self.enter.weight[:, : self.planes].T]
        yield "enter_bias", [self.enter.bias]
        for layer in BY_BLOCK:
            linear = [getattr(block, layer) for block in self.blocks]
            yield f"{layer}_weight", [one.weight.T for one in linear]
            yield f"{layer}_bias", [one.bias for one in linear]
        for name, first, end in zip(("policy", "value", "trust"), (0, *self._ends()), self._ends(), strict=False):
            yield f"{name}_weight", [self.leave.weight[first:end]]
            yield f"{name}_bias", [self.leave.bias[first:end]]
        if self.squares is not None:
            yield "call_weight", [self.squares.call.weight.T]
            yield "call_bias", [self.squares.call.bias]
            for name in ("near", "wide", "spot"):
                looks = getattr(self.squares, name)
                yield f"{name}_weight", [looks.weight.permute(2, 3, 1, 0)]
                if looks.bias is not None:
                    yield f"{name}_bias", [looks.bias]

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """What a file of this network has."""
        found = {name: torch.stack(parts).detach().cpu().numpy() for name, parts in self._parts()}
        none = np.zeros(0, np.float32)
        return {name: found.get(name, none).reshape(shape) for name, shape in self._shapes.items()}

    @torch.no_grad()
    def take(self, learned: Weights) -> None:
        """Begin with the weights of a file of this width."""
        for name, parts in self._parts():
            given = torch.from_numpy(getattr(learned, name)).reshape(len(parts), *parts[0].shape)
            for own, part in zip(parts, given, strict=True):
                own.copy_(part)
