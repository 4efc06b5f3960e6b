"""A batch in the machine's own memory, worked on by threads: the targets `python` and `cpu`."""

from __future__ import annotations

import copy
import os
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core import forks, lanes, looks
from reinos.core.compiled import Kernel
from reinos.core.errors import illegal
from reinos.core.lanes import ALL_LEGAL, EVERYBODY, note_dtype
from reinos.core.record import copy_records

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


def as_bytes(records: Array) -> Array:
    """The same records without their fields: NumPy takes and puts these many times as fast."""
    return np.asarray(records).view(f"V{records.dtype.itemsize}")


class Cores:
    """The games and notes of a batch as NumPy arrays. Each thread works on a part of them, without the GIL."""

    def __init__(self, game: Game, size: int, target: str, threads: int | None, dtype: str) -> None:
        self._rules, self._target, self._threads, self._dtype = game.rules, game.rules.target(target), threads, dtype
        self._bare = game.bare(0)
        self._ready: dict[Kernel, Kernel] = {}
        self._make_room(size)

    def like(self, size: int) -> Cores:
        """Room for so many games of the same kind, with what has been compiled."""
        other = copy.copy(self)
        for name in ("_mask", "_planes", "_values"):
            vars(other).pop(name, None)
        other._make_room(size)
        return other

    def _make_room(self, size: int) -> None:
        self._size, self.steps = size, 0
        self._marked = False  # whether the mask is up to date
        worth = 1 if self._target.name == "python" else min(cores(), max(1, size // SHARE))
        threads = min(self._threads or worth, size)
        edges = [size * n // threads for n in range(threads + 1)]
        self._parts = [(part, first, last) for part, (first, last) in enumerate(pairwise(edges))]
        table, note, number = self._rules.table.dtype, note_dtype(self._rules), np.dtype(np.int64)
        self.records, notes, self._choices, self._viewers, self._everybody = adjacent(
            (size, table), (size, note), (size, number), (size, number), (size, number)
        )
        self._everybody[:] = EVERYBODY
        self.notes: Array = notes.view(np.recarray) if self._target.name == "python" else notes
        self._fields = {name: notes[name] for name in note.names or ()}
        self._scratch = np.zeros(forks.SCRATCH * threads, table)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._parts) - 1)

    @cached_property
    def _mask(self) -> Array:
        return np.zeros((self._size, self._rules.choices.size), np.bool_)

    @cached_property
    def _planes(self) -> Array:
        return np.zeros((self._size, self._rules.planes.size), self._dtype)

    @cached_property
    def _values(self) -> tuple[Array, Array]:
        choices, seats = self._rules.choices.size, int(self._bare["players"][0])
        return np.zeros((self._size, choices), np.float32), np.zeros((self._size, seats), np.float32)

    @cached_property
    def _scale(self) -> tuple[Array, ...]:
        return looks.scale(self._rules.planes)

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
        """Compile for the types of these arguments, once."""
        kernel = self._target.bound(self._target.kernel(function), *self._parts[0], *args)
        self._ready[function] = kernel
        return kernel

    def lay(self, bare: Array, salt: int) -> None:
        """Start every game."""
        self._bare, self.steps = bare, 0
        self.notes.view(np.uint8)[...] = 0
        self._turns(self._everybody, salt, check=False, restart=True, fresh=True)

    def given(self, choices: Any) -> Array:
        """The caller's values as an array with shape and dtype."""
        return np.asarray(choices)

    def step(self, choices: Array, salt: int, restart: bool, seats: Array | None = None) -> None:
        """Make these choices; if one is illegal, make none and raise IllegalChoice.

        With `seats`, a bit mask for each game, only where one of them is to act, and results stay noted.
        """
        self._choices[:] = choices
        alone, fresh, seats = len(self._parts) == 1, seats is None, self._everybody if seats is None else seats
        wrong = ALL_LEGAL
        if not alone:  # one thread has looked at all of them before the others would be awake
            args = (self._choices, self.notes, seats)
            look = self._ready.get(lanes.unlisted) or self._prepare(lanes.unlisted, args)
            wrong = look(0, 0, self._size, *args)
        if wrong == ALL_LEGAL:
            wrong = self._turns(seats, salt, alone, restart, fresh)
        if wrong != ALL_LEGAL:
            raise illegal(wrong, self.notes[wrong], choices[wrong])
        self.steps += 1

    def _turns(self, seats: Array, salt: int, check: bool, restart: bool, fresh: bool) -> int:
        self._marked = False
        answer: int = self._run(
            lanes.turns, self.records, self._bare, self._choices, self.notes, seats, salt, check, restart, fresh
        )
        return answer

    def asked(self, seats: Array) -> bool:
        """Whether in some game one of the seats, a bit mask for each game, is to act."""
        waits = self._fields["count"] > 0
        return bool((seats[waits] >> self._fields["to_act"][waits] & 1).any())

    def legal(self) -> Array:
        """The legal choices of each game as a row of booleans."""
        if not self._marked:
            self._run(looks.marks, self.notes, self._mask)
            self._marked = True
        return self._mask

    def observations(self, viewers: Array | None = None) -> Array:
        """The features of each game for the seat to act, or for a given one."""
        self._viewers[:] = self._fields["to_act"] if viewers is None else viewers
        given = (self.records, self._scratch, self.notes, self._viewers, self._mask)
        if self._dtype == looks.FLOATS:
            self._run(looks.looks, *given, self._planes)
        elif self._dtype == looks.HALVES:
            self._run(looks.half_looks, *given, self._planes.view(np.uint16))
        else:
            self._run(looks.byte_looks, *given, self._planes, *self._scale)
        self._marked = True
        return self._planes

    # --- games made from these

    def gather(self, rows: Array) -> Cores:
        """Copies of some games."""
        made = self.like(len(rows))
        for mine, other in ((self.records, made.records), (self.notes, made.notes)):
            np.take(as_bytes(mine), rows, out=as_bytes(other), mode="clip")
        made._fields["restarts"][:] = forks.ELSEWHERE
        return made

    def scatter(self, rows: Array, other: Cores) -> None:
        """Put the games of another batch in the place of some of these."""
        self._marked = False
        restarts = self._fields["restarts"][rows]
        as_bytes(self.records)[rows] = as_bytes(other.records)
        as_bytes(self.notes)[rows] = as_bytes(other.notes)
        self._fields["restarts"][rows] = np.minimum(restarts, ~restarts)

    def renew(self, dice: Array, salt: int) -> None:
        """Give every game other dice."""
        self._run(forks.renewals, self.records, self.notes, dice, salt)

    def redeal(self, viewers: Array | None, dice: Array, salt: int) -> None:
        """Deal anew what a viewer, or the seat to act, cannot know."""
        self._viewers[:] = self._fields["to_act"] if viewers is None else viewers
        self._marked = False
        self._run(forks.redeals, self.records, self.notes, self._viewers, self._scratch, dice, salt)

    def afterstates(self, dice: Array, salt: int) -> tuple[Cores, Array, Array]:
        """The games after each legal choice of the seat to act, where they come from, and the choices."""
        counts = self._fields["count"]
        rows = np.repeat(np.arange(self._size), counts)
        places = np.cumsum(counts) - counts
        made = self.like(len(rows))
        self._run(
            forks.afters,
            *(self.records, self.notes, places, self._scratch, dice, salt),
            *(made.records, made.notes),
        )
        return made, rows, self._fields["ids"][rows, np.arange(len(rows)) - places[rows]].astype(np.int64)

    def favourites(self, seats: Array, dice: Array, salt: int) -> Array:
        """What the greedy bot would choose where one of the seats is to act."""
        found = np.empty(self._size, np.int64)
        self._run(forks.favourites, self.records, self.notes, seats, self._scratch, dice, salt, found)
        return found

    def appraisals(self, dice: Array) -> tuple[Array, Array]:
        """What each legal choice leads to, and how every seat stands, by the game's appraisal."""
        self._run(forks.appraisals, self.records, self.notes, self._scratch, dice, *self._values)
        return self._values

    # --- copies

    def column(self, field: str, width: int | None = None) -> Array:
        """One field of the notes, or its first `width` columns."""
        found = self._fields[field]
        copy: Array = np.array(found if width is None else found[:, :width])
        return copy

    def host(self, array: Array) -> Array:
        """A copy in the machine's own memory."""
        return copy_records(np.asarray(array)) if array.dtype.names else array.copy()

    def put(self, bare: Array, records: Array, notes: Array, steps: int) -> None:
        """Copy records and notes from the machine's own memory, after so many steps."""
        self._bare, self.steps, self._marked = bare, steps, False
        self.records[...] = records
        self.notes[...] = notes
