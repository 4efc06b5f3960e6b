"""The network that learns: from the planes of a game to a score for every choice and a value for every seat."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from reinos.bots.network.file import seats, shapes
from reinos.core.game import Rules

BLOCKS = 3
WIDTHS = range(32, 513, 32)
LARGEST = 4_000_000  # bytes of a network's file, whose weights have two bytes each


def weights(rules: Rules, width: int) -> int:
    """How many weights a network of this width has."""
    return sum(prod(shape) for shape in shapes(rules, width, BLOCKS).values())


def widest(rules: Rules) -> int:
    """The greatest width whose file is not too large."""
    return max((width for width in WIDTHS if 2 * weights(rules, width) <= LARGEST), default=WIDTHS[0])


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
        self.enter = nn.Linear(rules.planes.size, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(BLOCKS))
        self.policy, self.value = nn.Linear(width, rules.choices.size), nn.Linear(width, seats(rules))
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, planes: Tensor) -> tuple[Tensor, Tensor]:
        """Scores of all choices, and the value of the game for every seat, the viewer first."""
        hidden = functional.relu(self.enter(planes))
        for block in self.blocks:
            hidden = block(hidden)
        hidden = norm(hidden)
        return self.policy(hidden), self.value(hidden)

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """The weights by the names that they have in a file."""
        found = {"enter_weight": self.enter.weight.T, "enter_bias": self.enter.bias}
        for layer in ("first", "second"):
            linear = [getattr(block, layer) for block in self.blocks]
            found[f"{layer}_weight"] = torch.stack([one.weight.T for one in linear])
            found[f"{layer}_bias"] = torch.stack([one.bias for one in linear])
        for name in ("policy", "value"):
            found[f"{name}_weight"], found[f"{name}_bias"] = getattr(self, name).weight, getattr(self, name).bias
        return {name: tensor.detach().cpu().numpy() for name, tensor in found.items()}
