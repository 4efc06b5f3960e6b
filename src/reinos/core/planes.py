"""Named blocks of a feature vector: `encode` writes them one after another, readers find them by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any


@dataclass(frozen=True)
class Plane:
    """One block: its shape, what its numbers mean, and between which values they lie."""

    shape: tuple[int, ...]
    meaning: str
    least: float = 0.0
    most: float = 1.0


class Planes:
    """Blocks in order, by name. `irrelevant` fields of the record need not be in any: field -> reason."""

    def __init__(self, *, irrelevant: Mapping[str, str] | None = None, **blocks: Plane) -> None:
        self.blocks, self.irrelevant = blocks, irrelevant or {}
        self._first: dict[str, int] = {}
        self.size = 0
        for name, block in self.blocks.items():
            self._first[name] = self.size
            self.size += prod(block.shape)

    def __getitem__(self, name: str) -> int:
        """Where a block begins."""
        return self._first[name]

    def split(self, features: Any) -> dict[str, Any]:
        """The blocks of a feature vector as shaped views."""
        return {
            name: features[self._first[name] : self._first[name] + prod(block.shape)].reshape(block.shape)
            for name, block in self.blocks.items()
        }
