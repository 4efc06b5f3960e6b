"""Compiled kernels without a compiler."""

from __future__ import annotations

import math
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit, types

import reinos
from reinos.core import native, numba_native
from reinos.core.compiled import JIT, cache_path, runs_level
from reinos.core.elf import Unlinkable
from reinos.core.game import Rules

pytestmark = pytest.mark.skipif(
    (sys.platform, platform.machine()) != ("linux", "x86_64") or not runs_level(),
    reason="NOT RUN: native code is kept for Linux on x86-64 processors of the last ten years",
)
Loaded = Callable[..., Callable[..., Any]]
NUMBERS = types.Array(types.int64, 1, "C")


@pytest.fixture
def loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Loaded:
    """Compiles a function, keeps its code and loads that."""

    def load(function: Callable[..., Any], *kinds: Any) -> Callable[..., Any]:
        monkeypatch.setattr(numba_native, "KEPT", (function,))
        made: Any = njit(**JIT)(function)
        made.compile(kinds)
        numba_native.keep(tmp_path, function, *made.overloads.values())
        return native.mapped(tmp_path / native.file_name(function))

    return load


def small(numbers: Any, at: int) -> Any:
    return np.int16(numbers[at])


def test_code_reads_arrays_and_numbers_of_python_and_numpy(loaded: Loaded) -> None:
    read = loaded(small, NUMBERS, types.int64)
    numbers = np.array([7, -5, (1 << 40) + 3])
    assert [read(numbers, at) for at in (0, 1, np.int64(2))] == [7, -5, 3]


def test_code_is_called_with_what_it_was_made_for(loaded: Loaded) -> None:
    read = loaded(small, NUMBERS, types.int64)
    with pytest.raises(TypeError):
        read(np.zeros(3, np.int64), "first")
    with pytest.raises(SystemError):
        read(np.zeros(3, np.int64))


def copied(source: Any, out: Any) -> None:
    for n in range(len(out)):
        out[n] = 0
    for n in range(len(source)):
        out[n] = source[n]


def test_code_writes_long_blocks_without_a_c_library(loaded: Loaded) -> None:
    copy, source, out = loaded(copied, NUMBERS, NUMBERS), np.arange(1000), np.full(3000, -1)
    assert copy(source, out) == 0
    assert out.tolist() == [*range(1000), *[0] * 2000]


def raised(numbers: Any, last: int) -> None:
    while last > 0:
        numbers[last] = numbers[last - 1]
        last -= 1


def lowered(numbers: Any, last: int) -> None:
    for n in range(last):
        numbers[n] = numbers[n + 1]


@pytest.mark.parametrize("last", [0, 1, 60, 99])
def test_code_moves_blocks_that_overlap(last: int, loaded: Loaded) -> None:
    up, down = np.arange(100), np.arange(100)
    loaded(raised, NUMBERS, types.int64)(up, last)
    loaded(lowered, NUMBERS, types.int64)(down, last)
    assert up.tolist() == [0, *range(last), *range(last + 1, 100)]
    assert down.tolist() == [*range(1, last + 1), *range(last, 100)]


def logarithm(n: int) -> int:
    return int(math.log(n))


def careful(n: int) -> int:
    if n < 0:
        raise ValueError("negative")
    return n


def real(n: int) -> float:
    return n / 2


@pytest.mark.parametrize(
    ("function", "why"), [(logarithm, "needs 'log'"), (careful, "memory of its own"), (real, "returns float64")]
)
def test_what_needs_more_than_itself_is_left_to_numba(function: Callable[[int], Any], why: str, loaded: Loaded) -> None:
    made: Any = njit(**JIT)(function)
    made.compile((types.int64,))
    with pytest.raises(Unlinkable, match=why):
        numba_native.machine_code(*made.overloads.values())
    with pytest.raises(FileNotFoundError):
        loaded(function, types.int64)


@pytest.fixture(params=reinos.games())
def rules(request: pytest.FixtureRequest) -> Rules:
    """A game that is compiled."""
    game = reinos.load(request.param)
    game.warmup("cpu")
    return game.rules


def test_all_that_tables_need_of_a_game_is_kept_when_it_is_compiled(rules: Rules) -> None:
    for kernel in native.KEPT:
        assert (cache_path(rules, kernel) / native.file_name(kernel)).exists(), kernel.__name__
        assert native.native(rules, kernel, nothing) is not None


def nothing() -> Callable[..., Any]:
    raise AssertionError("nobody should go another way")


@pytest.mark.parametrize("other", [types.Array(types.int16, 1, "C"), types.Array(types.int64, 1, "A")], ids=str)
def test_code_for_other_arrays_is_not_kept(other: Any, loaded: Loaded) -> None:
    with pytest.raises(FileNotFoundError):
        loaded(small, other, types.int64)


@pytest.mark.parametrize("kind", [np.int16, np.int32, np.uint64])
def test_arrays_that_the_code_was_not_made_for_go_another_way(kind: Any) -> None:
    game = reinos.load("kingdomino")
    kernels, table = game.rules.target("cpu"), game.bare(7)
    kernels.start(table, 0, 0)
    seat, wide = int(table["to_act"][0]).bit_length() - 1, np.zeros(game.rules.choices.size, np.int64)
    count = kernels.legal_choices(table, 0, seat, wide)
    guarded = np.full(game.rules.choices.size + 64, 99, kind)
    assert kernels.legal_choices(table, 0, seat, guarded) == count
    assert guarded[:count].tolist() == wide[:count].tolist()
    assert (guarded[count + 1 :] == 99).all()
    hiding = native.Native(nothing, native.kernels.hide_from, table.dtype, nothing)
    assert hiding.takes([table, 0, 0])
    assert not hiding.takes([np.repeat(table, 4)[::2], 0, 0])
    table.flags.writeable = False
    assert not hiding.takes([table, 0, 0])


PLAYING = """
import random, sys
import reinos
from reinos.table.compiled import load_rules, quick_target

game = reinos.load(sys.argv[1])
load_rules(game)
assert quick_target(game) == "cpu"
tables = {target: game.start(7, target) for target in ("python", "cpu")}
chance = random.Random(7)
for number in range(60):
    seats = tables["python"].to_act
    if not seats:
        break
    seat = chance.choice(seats)
    viewer = chance.choice([None, *range(game.players)])
    said = {
        target: (
            table.to_act, table.legal_ids(seat), table.points, table.ranks,
            table.known_to(viewer), table.imagine(viewer, number).record.tobytes(),
        )
        for target, table in tables.items()
    }
    assert said["python"] == said["cpu"], number
    choice = chance.choice(said["python"][1])
    tables = {target: table.play(choice, seat) for target, table in tables.items()}
    assert tables["python"].record.tobytes() == tables["cpu"].record.tobytes(), number
assert number > 20
assert not {"numba", "llvmlite"} & set(sys.modules), "a compiler was loaded"
"""


def test_tables_are_played_by_compiled_rules_without_the_compiler(rules: Rules) -> None:
    subprocess.run([sys.executable, "-c", PLAYING, rules.name], check=True)


def test_positions_have_none_of_their_records_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    start = reinos.load("kingdomino", players=2).start(3, "cpu")
    seat = start.to_act[0]

    def whole_turn() -> int:
        position = start.on("python").on("cpu")  # nothing is known of it yet
        after = position.play(position.legal_ids()[0])
        return len(after.seen_by(seat).imagine(seat, 1).points)

    def refuse(*args: Any) -> Any:
        raise AssertionError("looked at")

    assert whole_turn() == 2  # what it calls is made ready
    monkeypatch.setattr(native.Native, "takes", refuse)
    assert whole_turn() == 2
