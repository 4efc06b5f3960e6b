"""Chance: a ChaCha8 generator that lives inside the record.

Words are kept as int64 in 0..2^32-1, so that plain integer arithmetic with a mask means the same
on CPython and when compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reinos.core.record import POOL, Records, Table
from reinos.core.rule import compiled_as, rule

WORD = 0xFFFFFFFF
ROUND_PAIRS = 4  # ChaCha8
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


@rule
def rotate(x: int, n: int) -> int:
    """Rotate a 32-bit word to the left."""
    return ((x << n) | (x >> (32 - n))) & WORD


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The ChaCha quarter round (RFC 8439, 2.1)."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@rule
def refill(s: Table) -> None:
    """Make the next block of sixteen words; word 12 counts blocks, word 13 is the stream."""
    k0, k1, k2, k3 = int(s.key[0]), int(s.key[1]), int(s.key[2]), int(s.key[3])
    k4, k5, k6, k7 = int(s.key[4]), int(s.key[5]), int(s.key[6]), int(s.key[7])
    c0, c1, c2, c3 = CONSTANTS
    block, stream = int(s.block), int(s.stream)
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = block, stream, 0, 0
    for _ in range(ROUND_PAIRS):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    pool = s.pool
    pool[0], pool[1], pool[2], pool[3] = (x0 + c0) & WORD, (x1 + c1) & WORD, (x2 + c2) & WORD, (x3 + c3) & WORD
    pool[4], pool[5], pool[6], pool[7] = (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD
    pool[8], pool[9], pool[10], pool[11] = (x8 + k4) & WORD, (x9 + k5) & WORD, (x10 + k6) & WORD, (x11 + k7) & WORD
    pool[12], pool[13], pool[14], pool[15] = (x12 + block) & WORD, (x13 + stream) & WORD, x14, x15
    s.block += 1
    s.drawn = 0


@rule
def word(s: Table) -> int:
    """The next 32 random bits."""
    if s.drawn >= POOL:
        refill(s)
    value = int(s.pool[s.drawn])
    s.drawn += 1
    return value


def _note_nothing(s: Table, n: int, value: int) -> None:
    """Compiled code keeps no list of rolls."""


@compiled_as(_note_nothing)
def note(s: Any, n: int, value: int) -> None:
    """On CPython, remember what chance decided, for the saved match."""
    s.rolls.append((n, value))


# Dice can be told what to roll: `drawn` is TOLD, `stream` counts the outcomes that the key and the pool hold,
# `block` those asked for. `asked` then says which roll comes next, so that chance can be an open question.
TOLD = POOL + 1
OUTCOME_BITS = 8
A_WORD = 7  # outcomes in a word of 64 bits
ASKED = 7  # the word of the key that notes the sides of the first roll that was not told
MOST_TOLD = A_WORD * (ASKED + POOL)
MOST_SIDES = 1 << OUTCOME_BITS
GOLDEN = 0x9E3779B1


@rule
def next_told(s: Table, n: int) -> int:
    """The next outcome that was told; beyond the last one any, and the sides of the first of these are noted."""
    number = int(s.block)
    s.block += 1
    value = (number * GOLDEN & WORD) * n >> 32  # never the same for long: ties are rolled again until there is none
    if number < s.stream:
        place = number // A_WORD
        words = int(s.key[place]) if place < ASKED else int(s.pool[place - ASKED])
        value = words >> number % A_WORD * OUTCOME_BITS & (MOST_SIDES - 1)
    elif number == s.stream:
        s.key[ASKED] = n
    note(s, n, value)
    return value


def tell(record: Records, outcomes: Sequence[int]) -> None:
    """Let the dice of a record roll these outcomes."""
    if len(outcomes) > MOST_TOLD:
        raise ValueError(f"outcomes are {len(outcomes)}; allowed: 0 to {MOST_TOLD}")
    words = [0] * (8 + POOL)
    for number, outcome in enumerate(outcomes):
        words[number // A_WORD] |= outcome << number % A_WORD * OUTCOME_BITS
    record["key"][0], record["pool"][0] = [*words[:ASKED], 0], words[ASKED : ASKED + POOL]
    record["stream"], record["block"], record["drawn"] = len(outcomes), 0, TOLD


def asked(record: Records) -> int:
    """The sides of the roll that was wanted beyond the outcomes told; 0 if there was none."""
    return int(record["key"][0, ASKED])


@rule
def below(s: Table, n: int) -> int:
    """A uniform number in 0..n-1, without bias (Lemire's rejection), or the next one that the dice were told."""
    if s.drawn >= POOL:  # seldom, so that rolling costs no more for dice that may be told
        if s.drawn == TOLD:
            return next_told(s, n)
        refill(s)
    product = word(s) * n
    low = product & WORD
    if low < n:
        threshold = (WORD + 1 - n) % n
        while low < threshold:
            product = word(s) * n
            low = product & WORD
    value = product >> 32
    note(s, n, value)
    return value


@rule
def die(s: Table) -> int:
    """A six-sided die, 1..6."""
    return below(s, 6) + 1


@rule
def shuffle(s: Table, cards: Any, count: int) -> None:
    """Shuffle the first `count` entries in place, every order equally likely."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def rewind(s: Table, stream: int) -> None:
    """Start the record's generator afresh on a stream of its key."""
    s.stream = stream
    s.block = 0
    s.drawn = POOL


@rule
def rekey(s: Table, source: Table) -> None:
    """Give the record a key drawn from another generator."""
    for i in range(8):
        s.key[i] = word(source)
    rewind(s, 0)
