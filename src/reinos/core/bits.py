"""Sets of small numbers as bit masks, below 2^63."""

from __future__ import annotations

from reinos.core.rule import rule

BITS = 63  # of a mask that is never negative


@rule
def count(mask: int) -> int:
    """How many numbers a set has."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    return (int((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56) & 0xFF


@rule
def lowest(mask: int) -> int:
    """The least number in a set that is not empty; without a table, which GPUs read one thread after the other."""
    return count((mask & -mask) - 1)
