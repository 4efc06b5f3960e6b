"""Sets of numbers as bit masks."""

from __future__ import annotations

import random

from reinos.core import numba_bits
from reinos.core.bits import BITS, count, lowest
from reinos.core.compiled import JIT


def test_the_least_number_and_how_many() -> None:
    for place in range(BITS):
        assert (lowest(1 << place), count(1 << place)) == (place, 1)
    dice = random.Random(1)
    for _ in range(200):
        chosen = dice.sample(range(BITS), dice.randint(1, BITS))
        mask = sum(1 << number for number in chosen)
        assert (lowest(mask), count(mask)) == (min(chosen), len(chosen))
    assert count(0) == 0


def test_one_instruction_gives_the_same() -> None:
    from numba import njit

    fast = [njit(**JIT)(function) for function in (numba_bits.lowest, numba_bits.count)]
    dice = random.Random(2)
    for mask in [1 << place for place in range(BITS)] + [dice.getrandbits(BITS) | 1 << 62 for _ in range(50)]:
        assert [function(mask) for function in fast] == [lowest(mask), count(mask)]
    assert fast[1](0) == count(0)
