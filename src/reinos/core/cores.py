"""A batch in the machine's own memory, worked on by threads: the targets `python` and `cpu`."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core import lanes
from reinos.core.compiled import Kernel
from reinos.core.lanes import ALL_LEGAL, LAY, note_dtype
from reinos.core.record import copy_records
from reinos.core.target import compiling_quickly

if TYPE_CHECKING:
    from reinos.core.game import Game

Array = np.ndarray[Any, Any]
HUGE_PAGE = 1 << 21
SHARE = 1024  # games that are worth waking another thread for
WHOLE = 1 << 22  # what NumPy asks the system to put on huge pages


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def adjacent(*wanted: tuple[int, np.dtype[Any]]) -> list[Array]:
    """Arrays of zeros side by side on huge pages: page lookups on ordinary ones cost a tenth of a step."""
    edges = [0, *accumulate(-(-count * dtype.itemsize // 64) * 64 for count, dtype in wanted)]
    room = np.zeros(max(edges[-1] + HUGE_PAGE, WHOLE), np.uint8)
    room = room[-room.ctypes.data % HUGE_PAGE :]
    parts = [room[at : at + count * dtype.itemsize] for at, (count, dtype) in zip(edges, wanted, strict=False)]
    return [part.view(dtype) for part, (_, dtype) in zip(parts, wanted, strict=True)]


class Cores:
    """The games and notes of a batch as NumPy arrays. Each thread works on a part of them, without the GIL."""

    def __init__(self, game: Game, size: int, target: str, threads: int | None) -> None:
        self._rules, self._target, self._size = game.rules, game.rules.target(target), size
        worth = 1 if target == "python" else min(cores(), max(1, size // SHARE))
        threads = min(threads or worth, size)
        edges = [size * n // threads for n in range(threads + 1)]
        self._parts = [(part, first, last) for part, (first, last) in enumerate(pairwise(edges))]
        table, note = game.rules.table.dtype, note_dtype(game.rules)
        self.records, notes, self._choices = adjacent((size, table), (size, note), (size, np.dtype(np.int64)))
        self.notes: Array = notes.view(np.recarray) if target == "python" else notes
        self._fields = {name: notes[name] for name in note.names or ()}
        self._hidden = np.zeros(threads, table)
        self._bare = game.bare(0)
        self._ready: dict[Kernel, Kernel] = {}

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._parts) - 1)

    @cached_property
    def _mask(self) -> Array:
        return np.zeros((self._size, self._rules.choices.size), np.bool_)

    @cached_property
    def _planes(self) -> Array:
        return np.zeros((self._size, self._rules.planes.size), np.float32)

    def _run(self, function: Kernel, *args: Any) -> Any:
        """Every thread does its part; what the first one answers."""
        kernel = self._ready.get(function) or self._prepare(function, args)
        if len(self._parts) == 1:
            return kernel(*self._parts[0], *args)
        others = [self._pool.submit(kernel, *part, *args) for part in self._parts[1:]]
        mine = kernel(*self._parts[0], *args)
        for other in others:
            other.result()
        return mine

    def _prepare(self, function: Kernel, args: tuple[Any, ...]) -> Kernel:
        """Compile for the types of these arguments once: resolving them at every call would take longer than a step."""
        kernel = self._target.kernel(function)
        if self._target.name == "cpu":
            from numba import typeof

            with compiling_quickly():
                kernel = kernel.compile(tuple(map(typeof, (*self._parts[0], *args))))  # type: ignore[attr-defined]
        self._ready[function] = kernel
        return kernel

    def lay(self, bare: Array, salt: int) -> None:
        """Start every game."""
        self._bare = bare
        self.notes.view(np.uint8)[...] = 0
        self._choices[:] = LAY
        self._turns(salt, check=False)

    def given(self, choices: Any) -> Array:
        """The caller's values as an array with shape and dtype."""
        return np.asarray(choices)

    def step(self, choices: Array, salt: int) -> int:
        """Make these choices and return ALL_LEGAL; if one is illegal, make none and return its game."""
        self._choices[:] = choices
        if len(self._parts) == 1:
            return self._turns(salt, check=True)
        # One thread has looked at all of them before the others would be awake.
        args = (self._choices, self.notes)
        look = self._ready.get(lanes.unlisted) or self._prepare(lanes.unlisted, args)
        wrong: int = look(0, 0, self._size, *args)
        return self._turns(salt, check=False) if wrong == ALL_LEGAL else wrong

    def _turns(self, salt: int, check: bool) -> int:
        answer: int = self._run(lanes.turns, self.records, self._bare, self._choices, self.notes, salt, check)
        return answer

    def legal(self) -> Array:
        """The legal choices of each game as a row of booleans."""
        self._run(lanes.marks, self.notes, self._mask)
        return self._mask

    def observations(self) -> Array:
        """The features of each game for the seat to act."""
        self._run(lanes.looks, self.records, self._hidden, self.notes, self._planes)
        return self._planes

    def column(self, field: str, width: int | None = None) -> Array:
        """One field of the notes, or its first `width` columns."""
        found = self._fields[field]
        copy: Array = np.array(found if width is None else found[:, :width])
        return copy

    def host(self, array: Array) -> Array:
        """A copy in the machine's own memory."""
        return copy_records(np.asarray(array)) if array.dtype.names else array.copy()

    def put(self, bare: Array, records: Array, notes: Array) -> None:
        """Copy records and notes from the machine's own memory."""
        self._bare = bare
        self.records[...] = records
        self.notes[...] = notes
