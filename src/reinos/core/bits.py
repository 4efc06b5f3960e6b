"""Sets of small numbers as bit masks, below 2^63."""

from __future__ import annotations

import numpy as np

from reinos.core.rule import rule

BITS = 63  # of a mask that is never negative

# A de Bruijn sequence: shifted left by another place, it has other six bits at the top.
DE_BRUIJN, TOP_SIX = 0x03F79D71B4CB0A89, 58
PLACE_OF_BIT = np.zeros(64, np.int64)
for _place in range(BITS):
    PLACE_OF_BIT[(DE_BRUIJN << _place >> TOP_SIX) & 63] = _place


@rule
def lowest(mask: int) -> int:
    """The least number in a set that is not empty."""
    return int(PLACE_OF_BIT[(int(mask & -mask) * DE_BRUIJN >> TOP_SIX) & 63])


@rule
def count(mask: int) -> int:
    """How many numbers a set has."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    return (int((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56) & 0xFF
