"""Where a record names seats, so that a table can be turned: everybody one chair on, and nothing else changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from reinos.core.record import SEATS, Records, copy_records


def next_chair(number: int, players: int) -> int:
    """The seat one chair on, clockwise; numbers that are no seat stay."""
    return (number + 1) % players if number < players else number


@dataclass(frozen=True)
class Chairs:
    """The fields that go by seats: those with an axis of seats, those that hold seats, and masks of seats.

    `turned` says what becomes of a number where a game counts more than its seats. Chance that goes by seats, such as
    dealing from seat 0 on, cannot be turned: `dealt` are the events that tell of it.
    """

    axes: Mapping[str, int] = field(default_factory=dict)  # field -> which axis
    values: tuple[str, ...] = ()
    masks: tuple[str, ...] = ()
    dealt: frozenset[str] = frozenset()
    turned: Callable[[int, int], int] = next_chair

    def turn(self, record: Records) -> Records:
        """The same table with everybody one chair on: what seat 0 had is seat 1's."""
        record, players = copy_records(record), int(record["players"][0])
        for name, axis in {"points": 0, "ranks": 0, **self.axes}.items():
            to = [self.turned(number, players) for number in range(record[name].shape[axis + 1])]
            rows = np.moveaxis(record[name], axis + 1, 0)
            rows[to] = rows.copy()
        chairs = np.array([self.turned(number, players) for number in range(2 * SEATS)] + [-1])  # -1: nobody
        for name in self.values:
            record[name] = chairs[record[name]]
        for name in ("to_act", *self.masks):
            mask = record[name]
            record[name] = sum((mask >> number & 1) << int(chairs[number]) for number in range(SEATS))
        return record
