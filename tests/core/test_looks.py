"""Observations as learners store them: the same on every target, with the legal choices in the same pass."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from numba import njit

import reinos
from reinos.core.batch import Batch
from reinos.core.compiled import JIT
from reinos.core.looks import DTYPES, ByteRow, FloatRow, HalfRow, bounds, byte, check_dtype, half
from reinos.core.numba_rows import teach_rows
from reinos.core.planes import Plane, Planes

GAME = reinos.load("kingdomino", players=2)
SIZE = 4


def started(dtype: str, target: str = "python", **wishes: bool) -> Batch:
    batch = GAME.batch(SIZE, target, dtype=dtype, **wishes)
    batch.reset(3)
    return batch


def test_float16_is_rounded_as_numpy_does():
    random = np.random.default_rng(1)
    edges = np.float32(
        [0, 1 / 3, -1 / 3, 1, 100, -100, 2**-14, 2**-15, 2**-24, 2**-25, 3 * 2**-26, 1.5 * 2**-24, 2048.5]
    )
    for x in np.concatenate([edges, random.normal(size=500), random.normal(size=500) * 1e-5]).astype(np.float32):
        assert half(x, int(x.view(np.int32))) == np.float16(x).view(np.uint16)


def test_bytes_go_from_the_least_to_the_most():
    assert [byte(x, 0.0, 1.0) for x in (0.0, 1.0, 1 / 3, 0.001, 1.0000001)] == [0, 255, 85, 0, 255]
    assert [byte(x, -1.0, 3.0) for x in (-1.0, 0.0, 3.0)] == [0, 64, 255]
    least, most = bounds(GAME.rules.planes)
    assert least.shape == most.shape == (GAME.rules.planes.size,)
    at = GAME.rules.planes["scores"]
    assert (least[at], most[at]) == (0.0, GAME.rules.planes.blocks["scores"].most)


def test_all_kinds_show_the_same_as_a_fresh_batch_does():
    """Through the end of games, and in ended ones."""
    kept = [started(dtype, restart=False) for dtype in DTYPES]
    least, most = bounds(GAME.rules.planes)
    for step in range(60):
        seen = [np.array(batch.observations) for batch in kept]
        if step % 6 == 0 or kept[0].done.any():
            fresh = started(DTYPES[0], restart=False)
            fresh.restore(kept[0].save())
            assert (seen[0] == fresh.observations).all()
        assert [batch.observations.dtype for batch in kept] == list(DTYPES)
        assert (seen[1] == seen[0].astype(np.float16)).all()
        share = np.clip((seen[0].astype(float) - least) / (most - least), 0, 1)
        assert (seen[2] == np.floor(share * 255 + 0.5)).all()
        assert (kept[1].legal == kept[0].legal).all()
        choices = kept[0].sample()
        for batch in kept:
            batch.step(choices)
        if kept[0].done.all():
            break
    assert kept[0].done.all()
    for batch in kept:
        assert not batch.observations.any()


def test_the_mask_is_up_to_date_whatever_was_asked_before():
    batch = started("float32")
    for ask in (lambda: batch.legal, lambda: batch.observations):
        ask()
        for change in (
            lambda: batch.step(batch.sample()),
            lambda: batch.put([0], batch.gather([1])),
            lambda: batch.redeal(0),
            lambda: batch.restore(started("float32").save()),
            lambda: batch.reset(9),
        ):
            change()
            for i in range(SIZE):
                assert np.flatnonzero(batch.legal[i]).tolist() == batch.ids[i, : batch.counts[i]].tolist()


@pytest.mark.parametrize("dtype", DTYPES)
def test_cpu_stores_the_same_bytes_with_any_number_of_threads(dtype):
    slow, fast = started(dtype), started(dtype, "cpu")
    threaded = GAME.batch(SIZE, "cpu", 3, dtype=dtype)
    threaded.restore(fast.save())
    for _ in range(3):
        for batch in (fast, threaded):
            assert batch.observations.tobytes() == slow.observations.tobytes()
            assert batch.legal.tobytes() == slow.legal.tobytes()
        for _ in range(9):
            choices = slow.sample()
            for batch in (slow, fast, threaded):
                batch.step(choices)


def written(row: Any, floats: Any, wholes: Any, flags: Any) -> None:
    """What encoders write: fractions, counts, comparisons, ones."""
    row[:] = 0
    for i in range(len(floats)):
        row[4 * i] = floats[i]
        row[4 * i + 1] = wholes[i]
        row[4 * i + 2] = flags[i]
        row[4 * i + 3] = 1


@pytest.mark.parametrize("most", [1.0, 3.0, 10.0])
def test_compiled_rows_store_what_cpython_stores(most):
    teach_rows()
    wholes = np.arange(41)
    values = (np.float32(wholes * most / 37), wholes, wholes % 3 == 0)
    size = 4 * len(wholes)
    bytes_of, halves = (
        (np.full(size, byte(1.0, 0.0, most), np.uint8), np.full(size, 255 / most)),
        np.zeros(size, np.uint16),
    )
    slow, fast = np.zeros(size, np.uint8), np.ones(size, np.uint8)
    written(ByteRow(slow, *bytes_of), *values)
    njit(**JIT)(written)(ByteRow(fast, *bytes_of), *values)
    assert fast.tolist() == slow.tolist()
    njit(**JIT)(written)(HalfRow(halves), *values)
    expected = np.stack([*values, np.ones(len(wholes))], 1).astype(np.float32).astype(np.float16)
    assert (halves.view(np.float16) == expected.ravel()).all()
    floats = np.ones(size, np.float32)
    njit(**JIT)(written)(FloatRow(floats), *values)
    assert (floats == np.stack([*values, np.ones(len(wholes))], 1).astype(np.float32).ravel()).all()


def test_what_is_made_from_a_batch_is_stored_in_the_same_way():
    batch = started("uint8")
    after, _, _ = batch.afterstates()
    for other in (batch.gather([0]), batch.fork(2), batch.copy(), after, pickle.loads(pickle.dumps(batch))):
        assert other.dtype == "uint8"
        assert other.observations.dtype == np.uint8


def test_kinds_that_are_none():
    with pytest.raises(reinos.BadOption, match="dtype is 'int8'; allowed: 'float32', 'float16', 'uint8'"):
        GAME.batch(2, "python", dtype="int8")
    debts = Planes(gold=Plane((1,), "gold / 10"), purse=Plane((2,), "purse / 10", least=-1.0))
    check_dtype(debts, "float16")
    with pytest.raises(reinos.BadOption, match=r"dtype is 'uint8'; planes \['purse'\] do not begin at 0; allowed: 'f"):
        check_dtype(debts, "uint8")
