"""Sets of towns, cards or seats as bit masks: bit t stands for town t, bit v for the card of value v."""

from __future__ import annotations

from collections.abc import Iterable

from reinos.core.rule import rule


@rule
def count(members: int) -> int:
    """How many members a set has."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@rule
def sole(members: int) -> int:
    """The only member of a set, -1 if there are others or none."""
    if members == 0 or members & (members - 1):
        return -1
    return count(members - 1)


def bits(members: Iterable[int]) -> int:
    """The set of these members."""
    return sum(1 << member for member in members)
