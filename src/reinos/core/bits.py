"""Sets of small numbers as bit masks, below 2^63."""

from __future__ import annotations

import numpy as np

from reinos.core.rule import rule

BITS = 63  # of a mask that is never negative

# The powers of 2 below 2^66 leave different remainders by 67: the place of a single bit by its remainder.
PLACE_OF_BIT = np.zeros(67, np.int64)
for _place in range(BITS):
    PLACE_OF_BIT[(1 << _place) % 67] = _place


@rule
def lowest(mask: int) -> int:
    """The least number in a set that is not empty."""
    return int(PLACE_OF_BIT[(mask & -mask) % 67])


@rule
def count(mask: int) -> int:
    """How many numbers a set has."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    return ((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F) % 255
