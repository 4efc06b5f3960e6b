"""Stored records are read by their own layout."""

from __future__ import annotations

import zlib

import numpy as np
import pytest

import reinos
from reinos.table.layout import describe, dtype_of, layout_of, pack, unpack


def test_records_are_read_by_their_own_layout() -> None:
    match = reinos.load("kingdomino").new(seed=1)
    dtype = match.record.dtype
    assert dtype_of(describe(dtype)) == dtype
    assert unpack(pack(match.record), dtype).tobytes() == match.record.tobytes()
    older = np.dtype([("players", "i8"), ("deck", "i4", (48,)), ("gone", "i2"), ("line", "i2", (3,))])
    record = np.zeros(1, older)
    record["players"], record["deck"], record["gone"] = 3, np.arange(48), 7
    read = unpack(pack(record), dtype, layout_of(older)[1])
    assert read["players"][0] == 3
    assert read["deck"][0].tolist() == list(range(48))
    assert read["line"].tolist() == [[0, 0, 0, 0]]  # of another shape: not taken over


@pytest.mark.parametrize("name", reinos.games())
def test_records_take_less_room_than_by_the_quickest_search(name: str) -> None:
    match, by_search, by_runs = reinos.load(name).new(seed=1), 0, 0
    for _ in range(20):
        match.play(match.legal()[-1])
        by_search += len(zlib.compress(match.record.tobytes(), 1))
        by_runs += len(pack(match.record))
    assert by_runs < 0.95 * by_search
