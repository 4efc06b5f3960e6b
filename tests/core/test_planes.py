"""What `encode` writes planes with."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit

from reinos.core.catalog import rules
from reinos.core.compiled import JIT
from reinos.core.looks import ByteRow, FloatRow, HalfRow
from reinos.core.planes import mark, mark_all, mark_seat, place_of
from reinos.core.target import teach_numba


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_are_counted_from_the_viewer(players: int) -> None:
    for viewer in range(players):
        assert [place_of((viewer + place) % players, viewer, players) for place in range(players)] == [*range(players)]
        for seat in range(players):
            out = np.zeros(7)
            mark_seat(out, 1, seat, viewer, players)
            assert np.flatnonzero(out).tolist() == [1 + (seat - viewer) % players]


def test_nothing_is_marked_where_there_is_nothing() -> None:
    out = np.zeros(8)
    mark(out, 2, -1)
    mark_seat(out, 2, -1, 1, 3)
    mark_all(out, 2, 0, 5)
    assert not out.any()
    mark(out, 2, 0)
    mark_all(out, 3, 0b1101, 5)
    assert np.flatnonzero(out).tolist() == [2, 3, 5, 6]
    mark_seat(out, 0, 1, 2, 3, 3)
    assert np.flatnonzero(out).tolist() == [2, 3, 5, 6]
    mark_seat(out, 1, 1, 2, 3, 3)
    assert np.flatnonzero(out).tolist() == [2, 3, 5, 6, 7]


def marked(out: Any, numbers: Any, width: int) -> None:
    """Marks of all kinds, each in blocks of this width, some at the edges of the row."""
    at = 0
    for n in range(len(numbers)):
        mark_all(out, at, int(numbers[n]) & ((1 << width) - 1), width)
        mark(out, at + width, int(numbers[n]) % (width + 1) - 1)
        mark(out, at + width, int(numbers[n]) % 2 - 1)  # leaves alone what another has marked
        mark_seat(out, at + 2 * width, int(numbers[n]) % 6 - 1, n % 5, 5)
        mark_seat(out, at + 2 * width + 5, int(numbers[n]) % 4 - 1, n % 3, 3, 2)
        at += 2 * width + 10


@pytest.mark.parametrize("width", [1, 3, 7, 8, 9, 15, 16, 25, 47, 62])
def test_compiled_marks_are_those_of_cpython(width: int) -> None:
    teach_numba(rules("kingdomino"))
    compiled = njit(**JIT)(marked)
    numbers = np.random.default_rng(width).integers(0, 1 << 62, 30)
    numbers[:2] = 0, (1 << 62) - 1
    size = len(numbers) * (2 * width + 10)
    floats, rows = np.zeros((2, 2, size), np.float32)
    halves = np.zeros((2, size), np.uint16)
    parts, ones = np.zeros((2, size), np.uint8), np.arange(size).astype(np.uint8) | 1
    steps = ones.astype(float)
    for row, out in enumerate((marked, compiled)):
        out(floats[row], numbers, width)
        out(FloatRow(rows[row]), numbers, width)
        out(HalfRow(halves[row]), numbers, width)
        out(ByteRow(parts[row], ones, steps), numbers, width)
    for kind in (floats, rows, halves, parts):
        assert kind[0].tolist() == kind[1].tolist()
        assert kind[0].any()


@pytest.mark.parametrize("whole", [3, 5, 6, 10, 12, 13, 15, 25, 30, 50, 100])
def test_multiplying_gives_the_feature_that_dividing_gives(whole: int) -> None:
    numbers = np.arange(1 << 15)
    assert ((numbers * (1 / whole)).astype(np.float32) == (numbers / whole).astype(np.float32)).all()
