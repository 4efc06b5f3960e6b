"""Named blocks of a feature vector: `encode` writes them one after another, readers find them by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from reinos.core.bits import lowest
from reinos.core.rule import rule


@dataclass(frozen=True)
class Plane:
    """One block: its shape, what its numbers mean, and between which values they lie."""

    shape: tuple[int, ...]
    meaning: str
    least: float = 0.0
    most: float = 1.0


class Planes:
    """Blocks in order, by name. `irrelevant` fields of the record need not be in any: field -> reason.

    `placing` names a block (seats, layers, rows, columns) and the kind of choices that name a square of the viewer's
    own board there: their arguments y and x, the first two, count rows and columns from its middle. Networks then
    look at every square in the same way.
    """

    def __init__(
        self,
        *,
        irrelevant: Mapping[str, str] | None = None,
        placing: tuple[str, str] | None = None,
        **blocks: Plane,
    ) -> None:
        self.blocks, self.irrelevant, self.placing = blocks, irrelevant or {}, placing
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


# --- what `encode` writes. Most features are 0, so it goes through what there is, not through what there could be.
# Compiled, marks do not branch (`numba_rows`): a processor that guesses wrongly loses the time of many features.
# An index that is cut out of bits is not negative, so that compiled code need not look whether it counts from the end.
# Games multiply by 1 / whole, which is faster than dividing and as a float32 the same.


@rule
def place_of(seat: int, viewer: int, players: int) -> int:
    """The place of a seat as the viewer counts, itself first; a remainder would take longer than all the rest."""
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def mark(out: Any, at: int, number: int) -> None:
    """A one in a block, unless there is none (-1)."""
    if number >= 0:
        out[at + number] = 1


@rule
def mark_all(out: Any, at: int, numbers: int, width: int) -> None:
    """A one for every number of a set, in a block of this width that has no others."""
    while numbers != 0:
        out[at + lowest(numbers)] = 1
        numbers &= numbers - 1


@rule
def mark_seat(out: Any, at: int, seat: int, viewer: int, players: int, apart: int = 1) -> None:
    """A one for a seat, counted from the viewer, unless it is nobody's (-1); seats are so many numbers apart."""
    if seat >= 0:
        out[at + place_of(seat, viewer, players) * apart] = 1
