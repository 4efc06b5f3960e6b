"""Observations as a learner wants them stored, with the legal choices in the same pass: rules, and loops on the CPU."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

import numpy as np

from reinos.core.errors import BadOption
from reinos.core.lanes import NOBODY, Note
from reinos.core.planes import Planes
from reinos.core.record import Records
from reinos.core.rule import look, rule

BYTES = 255  # the highest
TINY = 0x38800000  # bits of the least float32 that is not subnormal as a float16
DTYPES = FLOATS, HALVES, _ = ("float32", "float16", "uint8")


def check_dtype(planes: Planes, dtype: str) -> None:
    """BadOption unless observations can be stored so: as bytes they go from 0 to what a plane declares."""
    others = [name for name, plane in planes.blocks.items() if plane.least != 0]
    if dtype not in DTYPES:
        raise BadOption(f"dtype is {dtype!r}; allowed: {', '.join(map(repr, DTYPES))}")
    if dtype not in (FLOATS, HALVES) and others:
        raise BadOption(f"dtype is {dtype!r}; planes {others} do not begin at 0; allowed: {FLOATS!r}, {HALVES!r}")


def bounds(planes: Planes) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The least and the highest value of each feature. As uint8, b stands for least + b * (most - least) / 255."""
    parts = [(prod(plane.shape), plane.least, plane.most) for plane in planes.blocks.values()]
    sizes, least, most = zip(*parts, strict=True)
    return np.repeat(np.array(least), sizes), np.repeat(np.array(most), sizes)


def scale(planes: Planes) -> tuple[np.ndarray[Any, Any], ...]:
    """What a `ByteRow` needs beside the row."""
    least, most = bounds(planes)
    return np.array([byte(1.0, *both) for both in zip(least, most, strict=True)], np.uint8), BYTES / (most - least)


@rule
def half(x: float, bits: int) -> int:
    """The bits of a float32 as those of a float16, rounded to the nearest and to even, as NumPy does."""
    sign = (bits >> 16) & 0x8000
    size = bits & 0x7FFFFFFF
    if size >= TINY:
        return sign | (size - 0x38000000 + 0xFFF + ((size >> 13) & 1)) >> 13
    if size == 0:
        return sign
    steps = abs(float(x)) * 16777216.0
    whole = int(steps)
    if steps - whole > 0.5 or (steps - whole == 0.5 and whole & 1 == 1):
        whole += 1
    return sign | whole


@rule
def byte(x: float, least: float, most: float) -> int:
    """A feature between its bounds as 0 to 255."""
    return steps_up(float(x) - float(least), BYTES / (float(most) - float(least)))


@rule
def steps_up(x: float, steps: float) -> int:
    """The byte of a feature that is so far from its least value, with so many bytes to a one."""
    return int(min(max(x * steps, 0.0), float(BYTES)) + 0.5)


@rule
def mark(note: Note, row: Any) -> None:
    """The legal choices as a row of booleans."""
    row[:] = False
    for n in range(note.count):
        row[note.ids[n]] = True


# --- rows in which `encode` writes its features, and which keep them in less memory; see `numba_rows`


@rule
def store_float(out: FloatRow, at: int, value: float) -> None:
    """A feature as it is."""
    out.row[at] = value


@rule
def store_half(out: HalfRow, at: int, value: float) -> None:
    """A feature as the bits of a float16."""
    x: Any = np.float32(value)
    out.row[at] = half(x, int(x.view(np.int32)))


@rule
def store_byte(out: ByteRow, at: int, value: float) -> None:
    """A feature as a byte."""
    out.row[at] = steps_up(float(np.float32(value)), out.steps[at])


class FloatRow(NamedTuple):
    """Features as they are."""

    row: Any

    def __setitem__(self, at: Any, value: float) -> None:
        self.row[at] = value


class HalfRow(NamedTuple):
    """Features as the bits of float16."""

    row: Any

    def __setitem__(self, at: Any, value: float) -> None:
        if isinstance(at, slice):
            self.row[at] = 0
        else:
            store_half(self, at, value)


class ByteRow(NamedTuple):
    """Features as bytes, with the byte of 1 for each, and how many bytes are a one: dividing would take longer."""

    row: Any
    one: Any
    steps: Any

    def __setitem__(self, at: Any, value: float) -> None:
        if isinstance(at, slice):
            self.row[at] = 0
        else:
            store_byte(self, at, value)


@rule
def observe(s: Records, room: Records, part: int, note: Note, viewer: int, mask: Any, out: Any) -> None:
    """The features of a game for a viewer, none for NOBODY, and the legal choices of the seat to act."""
    mark(note, mask)
    if viewer == NOBODY:
        out[:] = 0
    else:
        look(s, viewer, room, part, out)


# --- for many games: one call does a part of the batch, the games `first` to `last - 1`


def looks(
    part: int, first: int, last: int, records: Any, room: Any, notes: Any, viewers: Any, mask: Any, planes: Any
) -> None:
    """`observe` each game."""
    for i in range(first, last):
        observe(records[i], room, part, notes[i], int(viewers[i]), mask[i], FloatRow(planes[i]))


def half_looks(
    part: int, first: int, last: int, records: Any, room: Any, notes: Any, viewers: Any, mask: Any, planes: Any
) -> None:
    """The same as the bits of float16."""
    for i in range(first, last):
        observe(records[i], room, part, notes[i], int(viewers[i]), mask[i], HalfRow(planes[i]))


def byte_looks(
    part: int,
    first: int,
    last: int,
    records: Any,
    room: Any,
    notes: Any,
    viewers: Any,
    mask: Any,
    planes: Any,
    one: Any,
    steps: Any,
) -> None:
    """The same as bytes."""
    for i in range(first, last):
        observe(records[i], room, part, notes[i], int(viewers[i]), mask[i], ByteRow(planes[i], one, steps))


def marks(part: int, first: int, last: int, notes: Any, mask: Any) -> None:
    """The legal choices of each game as a row of booleans."""
    for i in range(first, last):
        mark(notes[i], mask[i])
