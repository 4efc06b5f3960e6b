"""Named blocks of a feature vector: `encode` writes them one after another, readers find them by name."""

from __future__ import annotations

from math import prod
from typing import Any


class Planes:
    """Blocks in order: name -> shape."""

    def __init__(self, **shapes: tuple[int, ...]) -> None:
        self.shapes = shapes
        self._first: dict[str, int] = {}
        self.size = 0
        for name, shape in shapes.items():
            self._first[name] = self.size
            self.size += prod(shape)

    def __getitem__(self, name: str) -> int:
        """Where a block begins."""
        return self._first[name]

    def split(self, features: Any) -> dict[str, Any]:
        """The blocks of a feature vector as shaped views."""
        return {
            name: features[self._first[name] : self._first[name] + prod(shape)].reshape(shape)
            for name, shape in self.shapes.items()
        }
