"""The arrays that stand in for NumPy in the browser, beside NumPy."""

from __future__ import annotations

import json
import operator
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.browser.stand_in import numpy as own
from reinos.core.catalog import rules
from reinos.core.options import allowed

SOAK = os.environ.get("REINOS_SOAK") == "1"
SOME = 12  # steps of each game in the everyday run
SHORT = [(game, 5, {}, "greedy" if game == "kingdomino" else "random", SOME) for game in reinos.games()]
WHOLE = [
    (game, players, {"players": players}, bot)
    for game in reinos.games()
    for players in allowed(rules(game).options)["players"]
    for bot in ("random", "greedy")
]


def recited(tasks: Any, how: str) -> list[str]:
    command = [sys.executable, "-m", "tests.browser.recital", how, json.dumps(tasks)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_games_are_the_same_with_numpy_and_without_it() -> None:
    with_numpy, alone = recited(SHORT, "with"), recited(SHORT, "alone")
    assert len(alone) > SOME * len(SHORT)
    assert alone == with_numpy


GRID = [[3, -1, 4], [1, 5, -9]]


@pytest.mark.parametrize("kind", ["i1", "i2", "i4", "i8", "u1", "u4", "f4", "f8", "b1"])
def test_kinds_have_the_bytes_of_numpy(kind: str) -> None:
    values = [[1, 0, 1], [0, 1, 1]]
    assert own.array(values, kind).tobytes() == np.array(values, kind).tobytes()
    assert own.dtype(kind).str == np.dtype(kind).str


@pytest.mark.parametrize("key", [0, -1, (1, 2), slice(None, None, -1), (slice(None), 1), (Ellipsis, 0), [1, 0, 1]])
def test_parts_are_those_of_numpy(key: Any) -> None:
    mine, theirs = own.array(GRID, own.int16), np.array(GRID, np.int16)
    found = mine[key]
    assert (found.tolist() if isinstance(found, own.ndarray) else found) == theirs[key].tolist()
    mine[key], theirs[key] = 7, 7
    assert mine.tobytes() == theirs.tobytes()


@pytest.mark.parametrize("name", ["add", "sub", "mul", "floordiv", "mod", "and_", "or_", "eq", "ne", "lt", "ge"])
@pytest.mark.parametrize("other", [3, [2, 1, 5], [[2], [4]]])
def test_arithmetic_is_that_of_numpy(name: str, other: Any) -> None:
    work = getattr(operator, name)
    mine, theirs = own.array(GRID), np.array(GRID)
    if isinstance(other, int):
        assert work(mine, other).tolist() == work(theirs, other).tolist()
    else:
        assert work(mine, own.array(other)).tolist() == work(theirs, np.array(other)).tolist()


def test_all_together_as_in_numpy() -> None:
    mine, theirs = own.array(GRID), np.array(GRID)
    for name in ("sum", "max", "min", "any", "all", "mean"):
        assert getattr(mine, name)() == getattr(theirs, name)()
        for axis in (0, 1, -1):
            assert getattr(mine, name)(axis=axis).tolist() == getattr(theirs, name)(axis=axis).tolist()
    assert mine[mine > 2].tolist() == theirs[theirs > 2].tolist()
    assert own.flatnonzero(mine > 2).tolist() == np.flatnonzero(theirs > 2).tolist()
    assert own.argsort(mine[0]).tolist() == np.argsort(theirs[0], kind="stable").tolist()
    assert own.einsum("ij,kj->ik", mine, mine).tolist() == np.einsum("ij,kj->ik", theirs, theirs).tolist()


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    for numbers in (own.zeros(3, own.int16), np.zeros(3, np.int16)):
        with pytest.raises(OverflowError):
            numbers[1] = 1 << 15
        with pytest.raises(IndexError):
            numbers[3] = 1
        assert numbers.tolist() == [0, 0, 0]


def test_a_view_cannot_be_written_to() -> None:
    numbers = own.zeros(3, own.int64)
    numbers.flags.writeable = False
    with pytest.raises(TypeError, match="read-only"):
        numbers[0] = 1


@pytest.mark.parametrize("seed", [0, 7, 1 << 200, [3, 0], [1, 2, 3, 4, 5, 1 << 40]])
def test_random_numbers_are_those_of_numpy(seed: Any) -> None:
    mine, theirs = own.random.default_rng(seed), np.random.default_rng(seed)
    for count in (1, 2, 3, 10, 1000, (1 << 32) - 1, 1 << 32, 1 << 40) * 20:
        assert mine.integers(count) == theirs.integers(count)
        assert mine.random() == theirs.random()
        assert mine.bytes(count % 11) == theirs.bytes(count % 11)
        assert mine.choice([4, 5, 6]) == theirs.choice([4, 5, 6])
        assert mine.choice(3, p=[0.25, 0.5, 0.25]) == theirs.choice(3, p=[0.25, 0.5, 0.25])


@pytest.mark.skipif(not SOAK, reason="whole games of every size take minutes: make soak")
@pytest.mark.parametrize("task", WHOLE, ids=str)
def test_whole_games_are_the_same(task: Any) -> None:
    assert recited([task], "alone") == recited([task], "with")
