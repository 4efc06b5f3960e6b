"""Observations as a learner wants them stored, with the legal choices in the same pass: rules, and loops on the CPU."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from reinos.core.errors import BadOption
from reinos.core.lanes import NOBODY, Note, look
from reinos.core.planes import Planes
from reinos.core.rule import rule

BLOCK = 8  # features, four words of 64 bits
BYTES = 255  # the highest
TINY = 0x38800000  # bits of the least float32 that is not subnormal as a float16
DTYPES = FLOATS, HALVES, _ = ("float32", "float16", "uint8")


def check_dtype(planes: Planes, dtype: str) -> None:
    """BadOption unless observations can be stored so: bytes have no room below 0."""
    below = [name for name, plane in planes.blocks.items() if plane.least < 0]
    if dtype not in DTYPES:
        raise BadOption(f"dtype is {dtype!r}; allowed: {', '.join(map(repr, DTYPES))}")
    if dtype not in (FLOATS, HALVES) and below:
        raise BadOption(f"dtype is {dtype!r}; the planes {below} can be below 0, so allowed: {FLOATS!r}, {HALVES!r}")


def bounds(planes: Planes) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The least and the highest value of each feature. As uint8, b stands for least + b * (most - least) / 255."""
    parts = [(prod(plane.shape), plane.least, plane.most) for plane in planes.blocks.values()]
    sizes, least, most = zip(*parts, strict=True)
    return np.repeat(np.array(least), sizes), np.repeat(np.array(most), sizes)


@rule
def half(x: float, bits: int) -> int:
    """The bits of a float32 as those of a float16, rounded to the nearest and to even, as NumPy does."""
    sign = (bits >> 16) & 0x8000
    size = bits & 0x7FFFFFFF
    if size >= TINY:
        return sign | (size - 0x38000000 + 0xFFF + ((size >> 13) & 1)) >> 13
    steps = abs(float(x)) * 16777216.0
    whole = int(steps)
    if steps - whole > 0.5 or (steps - whole == 0.5 and whole & 1 == 1):
        whole += 1
    return sign | whole


@rule
def byte(x: float, least: float, most: float) -> int:
    """A feature between its bounds as 0 to 255."""
    share = (float(x) - float(least)) / (float(most) - float(least))
    return int(min(max(share, 0.0), 1.0) * BYTES + 0.5)


@rule
def mark(note: Note, row: Any) -> None:
    """The legal choices as a row of booleans."""
    row[:] = False
    for n in range(note.count):
        row[note.ids[n]] = True


# --- for many games: one call does a part of the batch, the games `first` to `last - 1`


def looks(
    part: int, first: int, last: int, records: Any, hidden: Any, notes: Any, viewers: Any, planes: Any, mask: Any
) -> None:
    """The features of each game for a viewer, none for NOBODY, and the legal choices of the seat to act."""
    for i in range(first, last):
        mark(notes[i], mask[i])
        if viewers[i] == NOBODY:
            planes[i, :] = 0
        else:
            hidden[part] = records[i]
            look(hidden[part], int(viewers[i]), planes[i])


def small_looks(
    part: int,
    first: int,
    last: int,
    records: Any,
    hidden: Any,
    notes: Any,
    viewers: Any,
    near: Any,
    bits: Any,
    words: Any,
    least: Any,
    most: Any,
    planes: Any,
    halves: bool,
    mask: Any,
) -> None:
    """The same as bytes, or as the bits of float16: worked out in a row of the thread's own, `near`.

    Most of it is zeros: whole blocks of them are found in `words`, its bits.
    """
    for i in range(first, last):
        mark(notes[i], mask[i])
        if viewers[i] == NOBODY:
            near[part, :] = 0
        else:
            hidden[part] = records[i]
            look(hidden[part], int(viewers[i]), near[part])
        planes[i, :] = 0
        for block in range(words.shape[1]):
            if words[part, block, 0] | words[part, block, 1] | words[part, block, 2] | words[part, block, 3] != 0:
                for n in range(block * BLOCK, min(block * BLOCK + BLOCK, planes.shape[1])):
                    if halves:
                        planes[i, n] = half(near[part, n], int(bits[part, n]))
                    else:
                        planes[i, n] = byte(near[part, n], least[n], most[n])


def marks(part: int, first: int, last: int, notes: Any, mask: Any) -> None:
    """The legal choices of each game as a row of booleans."""
    for i in range(first, last):
        mark(notes[i], mask[i])
