"""The network that learns: from the planes of a game to a score for every choice and a value for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from reinos.bots.network.file import seats, shapes
from reinos.bots.network.forward import Weights
from reinos.core.game import Rules

BLOCKS = 3
BY_BLOCK = ("first", "second")
WIDTHS = range(32, 513, 32)
ALIGNED = 16  # a GPU multiplies matrices several times faster whose sides are multiples of this
LARGEST = 4_000_000  # bytes of a network's file, whose weights have two bytes each


def weights(rules: Rules, width: int) -> int:
    """How many weights a network of this width has."""
    return sum(prod(shape) for shape in shapes(rules, width, BLOCKS).values())


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


class Network(nn.Module):
    """Residual blocks between a layer for the planes and one for scores and values."""

    def __init__(self, rules: Rules, width: int) -> None:
        super().__init__()
        self.planes, self.choices, self.seats = rules.planes.size, rules.choices.size, seats(rules)
        self.enter = nn.Linear(aligned(self.planes), width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(BLOCKS))
        self.leave = nn.Linear(width, aligned(self.choices + self.seats))
        nn.init.zeros_(self.leave.weight)
        nn.init.zeros_(self.leave.bias)

    def forward(self, planes: Tensor) -> tuple[Tensor, Tensor]:
        """Scores of all choices, and the value of the game for every seat, the viewer first."""
        hidden = functional.relu(self.enter(functional.pad(planes, (0, self.enter.in_features - self.planes))))
        for block in self.blocks:
            hidden = block(hidden)
        told = self.leave(norm(hidden))
        return told[:, : self.choices], told[:, self.choices : self.choices + self.seats]

    def _parts(self) -> Iterator[tuple[str, list[Tensor]]]:
        """The weights by the names that they have in a file; those of the blocks are one array there."""
        yield "enter_weight", [self.enter.weight[:, : self.planes].T]
        yield "enter_bias", [self.enter.bias]
        for layer in BY_BLOCK:
            linear = [getattr(block, layer) for block in self.blocks]
            yield f"{layer}_weight", [one.weight.T for one in linear]
            yield f"{layer}_bias", [one.bias for one in linear]
        for name, first, size in (("policy", 0, self.choices), ("value", self.choices, self.seats)):
            yield f"{name}_weight", [self.leave.weight[first : first + size]]
            yield f"{name}_bias", [self.leave.bias[first : first + size]]

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """What a file of this network has."""
        return {
            name: (torch.stack(parts) if name.startswith(BY_BLOCK) else parts[0]).detach().cpu().numpy()
            for name, parts in self._parts()
        }

    @torch.no_grad()
    def take(self, learned: Weights) -> None:
        """Begin with the weights of a file of this width."""
        for name, parts in self._parts():
            given = getattr(learned, name)
            for own, part in zip(parts, given if len(given) == len(parts) else [given], strict=True):
                own.copy_(torch.from_numpy(part))
