"""Sets of numbers as bit masks."""

from __future__ import annotations

import random

from reinos.core.bits import BITS, count, lowest


def test_the_least_number_and_how_many() -> None:
    for place in range(BITS):
        assert (lowest(1 << place), count(1 << place)) == (place, 1)
    dice = random.Random(1)
    for _ in range(200):
        chosen = dice.sample(range(BITS), dice.randint(1, BITS))
        mask = sum(1 << number for number in chosen)
        assert (lowest(mask), count(mask)) == (min(chosen), len(chosen))
    assert count(0) == 0
