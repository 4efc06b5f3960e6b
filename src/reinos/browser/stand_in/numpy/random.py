"""NumPy's generator, number for number: SeedSequence, PCG64, and what bots draw from them."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

WORD, LONG, WIDE = (1 << 32) - 1, (1 << 64) - 1, (1 << 128) - 1
POOL = 4  # words in which a seed is mixed
INIT_A, MULT_A, INIT_B, MULT_B = 0x43B0D7E5, 0x931E8875, 0x8B51F9DD, 0x58F38DED
MIX_L, MIX_R = 0xCA01F9DD, 0x4973F715
MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645


def words_of(seed: int) -> list[int]:
    """A number in words, the lowest first."""
    found = [seed & WORD]
    while seed := seed >> 32:
        found.append(seed & WORD)
    return found


def mixed(seed: Sequence[int], count: int) -> list[int]:
    """As many words as wanted from the words of a seed (NumPy's SeedSequence)."""
    constant = INIT_A

    def hashed(value: int) -> int:
        nonlocal constant
        value ^= constant
        constant = constant * MULT_A & WORD
        value = value * constant & WORD
        return value ^ value >> 16

    def mix(x: int, y: int) -> int:
        value = (MIX_L * x - MIX_R * y) & WORD
        return value ^ value >> 16

    pool = [hashed(seed[i] if i < len(seed) else 0) for i in range(POOL)]
    for source in range(POOL):
        for target in range(POOL):
            if source != target:
                pool[target] = mix(pool[target], hashed(pool[source]))
    for word in seed[POOL:]:
        for target in range(POOL):
            pool[target] = mix(pool[target], hashed(word))
    constant, found = INIT_B, []
    for i in range(count):
        value = pool[i % POOL] ^ constant
        constant = constant * MULT_B & WORD
        value = value * constant & WORD
        found.append(value ^ value >> 16)
    return found


class Generator:
    """Random numbers."""

    def __init__(self, seed: Sequence[int]) -> None:
        words = mixed(seed, 8)
        longs = [words[i] | words[i + 1] << 32 for i in range(0, 8, 2)]
        self._step = ((longs[2] << 64 | longs[3]) << 1 | 1) & WIDE
        self._state = self._step
        self._state = (self._state + (longs[0] << 64 | longs[1])) & WIDE
        self._state = (self._state * MULTIPLIER + self._step) & WIDE
        self._half: int | None = None

    def _long(self) -> int:
        state = self._state = (self._state * MULTIPLIER + self._step) & WIDE
        turn, value = state >> 122, (state >> 64 ^ state) & LONG
        return (value >> turn | value << (64 - turn)) & LONG

    def _word(self) -> int:
        if self._half is not None:
            word, self._half = self._half, None
            return word
        long = self._long()
        self._half = long >> 32
        return long & WORD

    def _below(self, count: int) -> int:
        """A number in 0..count-1 (Lemire's rejection)."""
        if count == 1:
            return 0
        draw, bits = (self._word, 32) if count <= WORD + 1 else (self._long, 64)
        if count == 1 << bits:
            return draw()
        mask = (1 << bits) - 1
        product = draw() * count
        if product & mask < count:
            threshold = (mask + 1 - count) % count
            while product & mask < threshold:
                product = draw() * count
        return product >> bits

    def random(self) -> float:
        """A number from 0 to 1, without 1."""
        return (self._long() >> 11) / (1 << 53)

    def integers(self, low: int, high: int | None = None) -> int:
        """A whole number from low to high, without high; from 0 where only one is given."""
        low, high = (0, low) if high is None else (low, high)
        return low + self._below(high - low)

    def choice(self, values: Any, p: Any = None) -> Any:
        """One of the values, or of the numbers below; `p` are their chances."""
        count = values if isinstance(values, int) else len(values)
        if p is None:
            place = self._below(count)
        else:
            sums = list(accumulate(p))
            place = bisect_right([part / sums[-1] for part in sums], self.random())
        return place if isinstance(values, int) else values[place]

    def bytes(self, count: int) -> bytes:
        """Random bytes."""
        words = (self._word() for _ in range(-(-count // 4)))
        return b"".join(word.to_bytes(4, "little") for word in words)[:count]


def default_rng(seed: Any = None) -> Generator:
    """A generator from a number, from several, or from the system."""
    if isinstance(seed, Generator):
        return seed
    if seed is None:
        seed = secrets.randbits(128)
    return Generator([word for number in ([seed] if isinstance(seed, int) else seed) for word in words_of(int(number))])
