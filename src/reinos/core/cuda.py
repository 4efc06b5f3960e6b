"""Batches and playouts on an NVIDIA GPU, one game a thread: the target `cuda`, from the same rules, with numba-cuda."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache, cached_property, partial
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.compiled import Kernel, cache_path
from reinos.core.cuda_records import teach_copies
from reinos.core.cuda_rows import teach_wiped_rows
from reinos.core.dice import below
from reinos.core.errors import BadOption, illegal
from reinos.core.event import emit_to
from reinos.core.forks import ELSEWHERE, SCRATCH, appraise_some, branch, deal_anew, favourite, give_dice
from reinos.core.lanes import EVERYBODY, NOBODY, advance, asked, listed, note_dtype, random_bits, turn
from reinos.core.looks import FLOATS, HALVES, ByteRow, FloatRow, HalfRow, byte, scale
from reinos.core.play import first_seat, imagine, start
from reinos.core.question import Questions, is_open
from reinos.core.record import POOL
from reinos.core.rule import apply, appraise, finish, legal, look, written
from reinos.core.target import cache_folder, teach

if TYPE_CHECKING:
    from reinos.core.game import Game, Playouts, Rules

BLOCK = 128
WARP = 32  # threads that do one thing at a time
NOTHING = BLOCK - 1  # the highest key of a game: nobody is asked
AT_ONCE = 1 << 20  # games of playouts in waves: the more, the more of them do the same
FEW = 2  # questions of a game that is played whole by a thread: there, nearly all games are asked the same
SELDOM = 16  # waves after which the host asks how many games go on
# Both let more games be in flight, and each wait less for its table.
LIMITS: dict[str, Any] = {"max_registers": 64, "shared_memory_carveout": "MaxL1"}
SINGLE = ("to_act", "pending", "count", "drawn", "restarts", "done", "truncated")
FLAGS = ("done", "truncated")
BY_SEAT = ("rewards", "points", "ranks")


def toolkit(part: str = "") -> Any:
    """numba-cuda, or a module of it; it replaces the GPU support of Numba itself."""
    return import_module(f"numba.cuda{part}")


def missing() -> str | None:
    """Why this machine cannot run the target `cuda`, or None."""
    try:
        with warnings.catch_warnings(action="ignore"):  # of theirs, which may be errors here
            import_module("numba_cuda")
            cuda = toolkit()
    except Exception as wrong:  # without a driver some versions fail on import, each in its own way
        return f"numba-cuda ({wrong}): pip install 'reinos[cuda]'"
    if not cuda.is_available():
        return f"an NVIDIA GPU with its driver ({' '.join(str(cuda.cuda_error()).split()) or 'none found'})"
    return None


def device_name() -> str:
    """The GPU in use."""
    name = toolkit().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def tell_nobody(
    s: Any, seats: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """What `emit_to` does on a GPU: batches and playouts are quiet, so that nothing is worked out for events."""


def question_key(questions: Questions) -> Kernel:
    """A rule that numbers the question that is asked, twice: whether the dice are used up makes a difference, too."""
    known: dict[str, Any] = {"POOL": POOL}
    lines = ["def question_key(s):", "    if s.to_act == 0:", f"        return {NOTHING}", *questions.source(known)]
    for number, question in enumerate(questions):
        lines += [f"    if {is_open(question)}:", f"        return {2 * number} + int(s.drawn >= POOL)"]
    if 2 * number + 1 >= NOTHING:
        raise BadOption(f"target 'cuda' allows {NOTHING // 2} questions; this game has {number + 1}")
    return written("question_key", [*lines, f"    return {NOTHING}"], **known)


@cache
def kernels(rules: Rules) -> SimpleNamespace:
    """The kernels of a game for the GPU; compiled when first used, and kept on disk."""
    found = missing()
    if found is not None:
        raise BadOption(f"target 'cuda' needs {found}")
    cuda, version = toolkit(), import_module("numba_cuda").__version__
    kind = toolkit(".np.numpy_support").from_dtype(rules.table.dtype)
    overload = partial(toolkit(".extending").overload, strict=False)
    key_of = question_key(rules.questions)
    teach("numba-cuda", rules, kind, overload, instead={emit_to: tell_nobody})
    teach_copies()
    teach_wiped_rows()
    # Kernels are found on disk by these values: NumPy's types look the same in every process, Numba's do not.
    record, size, asked_of = rules.table.dtype, rules.choices.size, len(list(rules.questions))

    # Threads of a warp wait for each other where they do different things. So games go side by side that are asked the
    # same: `ask` counts them by their key, a thread of a block for each, and `sort` puts them in that order.
    def ask(order: Any, going: Any, records: Any, kept: int, keys: Any, counts: Any) -> None:
        tally, n, k = cuda.shared.array(BLOCK, np.int32), cuda.grid(1), cuda.threadIdx.x
        tally[k] = 0
        cuda.syncthreads()
        if n < going[0]:
            key = key_of(records[order[n]])
            keys[n] = key
            if key < kept:
                cuda.atomic.add(tally, key, 1)
        cuda.syncthreads()
        if tally[k] > 0:
            cuda.atomic.add(counts, k, tally[k])

    def sort(
        order: Any,
        going: Any,
        kept: int,
        keys: Any,
        counts: Any,
        taken: Any,
        next_order: Any,
        next_going: Any,
        next_counts: Any,
        next_taken: Any,
    ) -> None:
        tally, first = cuda.shared.array(BLOCK, np.int32), cuda.shared.array(BLOCK, np.int32)
        n, k = cuda.grid(1), cuda.threadIdx.x
        tally[k] = 0
        cuda.syncthreads()
        stays, place = n < going[0] and keys[n] < kept, 0
        if stays:
            place = cuda.atomic.add(tally, keys[n], 1)
        cuda.syncthreads()
        before = 0
        if tally[k] > 0 or n == NOTHING:
            for lower in range(k):
                before += counts[lower]
        if tally[k] > 0:
            first[k] = before + cuda.atomic.add(taken, k, tally[k])
        if n == NOTHING:
            next_going[0] = before + counts[k]
        if n == k:
            next_counts[k] = 0
            next_taken[k] = 0
        cuda.syncthreads()
        if stays:
            next_order[first[keys[n]] + place] = order[n]

    # `refused`: the first game with an illegal choice, or the number of games; and the steps not made because of it.
    def turns(
        records: Any,
        bare: Any,
        choices: Any,
        notes: Any,
        seats: Any,
        refused: Any,
        order: Any,
        salt: int,
        restart: bool,
        fresh: bool,
    ) -> None:
        n = cuda.grid(1)
        if refused[0] < len(records):
            if n == 0:
                refused[1] += 1
        elif n < len(records):
            i = order[n]
            advance(i, records, bare, notes[i], choices[i], seats[i], random_bits(i, salt), restart, fresh)

    def unlisted(choices: Any, notes: Any, seats: Any, refused: Any) -> None:
        i = cuda.grid(1)
        if i < len(notes) and asked(notes[i], seats[i]) and not listed(notes[i], choices[i]):
            cuda.atomic.min(refused, 0, i)

    def waiting(notes: Any, seats: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < len(notes) and asked(notes[i], seats[i]):
            cuda.atomic.max(found, 0, 1)

    def take(given: Any, choices: Any, refused: Any) -> None:
        i = cuda.grid(1)
        if i < len(choices) == refused[0]:  # else the illegal one stays, and is found again
            choices[i] = given[i]

    def marks(notes: Any, mask: Any) -> None:
        i = cuda.grid(1) // WARP
        if i < len(notes):
            for n in range(cuda.threadIdx.x % WARP, notes[i].count, WARP):
                mask[i, notes[i].ids[n]] = True

    # Rows of features are all 0 before: many threads clear them faster than one clears each.
    def looks(records: Any, viewers: Any, planes: Any) -> None:
        i = cuda.grid(1)
        if i < len(records) and viewers[i] != NOBODY:
            room = cuda.local.array(1, record)
            look(records[i], viewers[i], room, 0, FloatRow(planes[i]))

    def half_looks(records: Any, viewers: Any, planes: Any) -> None:
        i = cuda.grid(1)
        if i < len(records) and viewers[i] != NOBODY:
            room = cuda.local.array(1, record)
            look(records[i], viewers[i], room, 0, HalfRow(planes[i]))

    def byte_looks(records: Any, viewers: Any, planes: Any, one: Any, steps: Any) -> None:
        i = cuda.grid(1)
        if i < len(records) and viewers[i] != NOBODY:
            room = cuda.local.array(1, record)
            look(records[i], viewers[i], room, 0, ByteRow(planes[i], one, steps))

    def taken(words: Any, rows: Any, width: int, made: Any) -> None:
        n = cuda.grid(1)
        if n < made.size:
            made[n] = words[rows[n // width] * width + n % width]

    def put(made: Any, rows: Any, width: int, words: Any) -> None:
        n = cuda.grid(1)
        if n < made.size:
            words[rows[n // width] * width + n % width] = made[n]

    def leave(notes: Any, rows: Any, restarts: Any) -> None:
        i = cuda.grid(1)
        if i < len(rows):
            notes[rows[i]].restarts = min(restarts[rows[i]], ~restarts[rows[i]])

    def arrive(notes: Any) -> None:
        i = cuda.grid(1)
        if i < len(notes):
            notes[i].restarts = ELSEWHERE

    def renewals(records: Any, notes: Any, dice: Any, salt: int) -> None:
        i = cuda.grid(1)
        if i < len(records):
            give_dice(i, records[i], notes[i], dice[0], random_bits(i, salt))

    def redeals(records: Any, notes: Any, viewers: Any, dice: Any, salt: int) -> None:
        i = cuda.grid(1)
        if i < len(records) and notes[i].count > 0:
            own = cuda.local.array(1, record)
            own[0] = dice[0]
            deal_anew(i, records[i], notes[i], viewers[i], own[0], random_bits(i, salt))

    def afters(
        records: Any,
        notes: Any,
        rows: Any,
        places: Any,
        dice: Any,
        salt: int,
        made: Any,
        made_notes: Any,
        choices: Any,
    ) -> None:
        j = cuda.grid(1)
        if j < len(made):
            i = rows[j]
            choices[j] = notes[i].ids[j - places[i]]
            own = cuda.local.array(1, record)
            own[0] = dice[0]
            own[0].key[1] ^= i
            made[j] = records[i]
            imagine(made[j], notes[i].to_act, own[0])
            branch(made[j], made_notes[j], notes[i].to_act, choices[j], random_bits(j, salt))

    def favourites(records: Any, notes: Any, seats: Any, dice: Any, salt: int, choices: Any) -> None:
        i = cuda.grid(1)
        if i < len(records):
            choices[i] = NOBODY
            if asked(notes[i], seats[i]):
                tables = cuda.local.array(SCRATCH, record)
                tables[0] = dice[0]
                tables[0].key[1] ^= i
                tables[1] = records[i]
                imagine(tables[1], notes[i].to_act, tables[0])
                choices[i] = favourite(tables, 1, notes[i], random_bits(i, salt))

    def worlds(records: Any, notes: Any, dice: Any, made: Any) -> None:
        i = cuda.grid(1)
        if i < len(records) and notes[i].count > 0:
            own = cuda.local.array(1, record)
            own[0] = dice[0]
            own[0].key[1] ^= i
            made[i] = records[i]
            imagine(made[i], notes[i].to_act, own[0])

    def appraisals(worlds: Any, notes: Any, choices: Any) -> None:
        # The threads of a warp try the choices of one game, so that most of the time they do the same.
        n = cuda.grid(1)
        i, first = n // WARP, n % WARP
        if i < len(worlds) and notes[i].count > 1:
            tried = cuda.local.array(1, record)
            appraise_some(worlds, i, tried, 0, notes[i], first, WARP, choices[i])

    def standings(worlds: Any, notes: Any, seats: Any) -> None:
        n = cuda.grid(1)
        i, seat = n // seats.shape[1], n % seats.shape[1]
        if i < len(worlds) and notes[i].count > 0:
            seats[i, seat] = appraise(worlds[i], seat)

    def singles(
        notes: Any, to_act: Any, pending: Any, count: Any, drawn: Any, restarts: Any, done: Any, truncated: Any
    ) -> None:
        i = cuda.grid(1)
        if i < len(notes):
            to_act[i] = notes[i].to_act
            pending[i] = notes[i].pending
            count[i] = notes[i].count
            drawn[i] = notes[i].drawn
            restarts[i] = notes[i].restarts
            done[i] = notes[i].done
            truncated[i] = notes[i].truncated

    def results(notes: Any, rewards: Any, points: Any, ranks: Any) -> None:
        i = cuda.grid(1)
        if i < len(notes):
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = notes[i].rewards[seat]
                points[i, seat] = notes[i].points[seat]
                ranks[i, seat] = notes[i].ranks[seat]

    def lists(notes: Any, ids: Any) -> None:
        n = cuda.grid(1)
        if n < ids.size:
            ids[n // ids.shape[1], n % ids.shape[1]] = notes[n // ids.shape[1]].ids[n % ids.shape[1]]

    def begin(bare: Any, first: int, records: Any) -> None:
        i = cuda.grid(1)
        if i < len(records):
            records[i] = bare[0]
            start(records[i], first + i)
            records[i].quiet = 1

    def move(records: Any, order: Any, going: Any, first: int, made: int, lengths: Any) -> None:
        n = cuda.grid(1)
        if n < going[0]:
            s, out = records[order[n]], cuda.local.array(size, np.int16)
            seat = first_seat(s.to_act)
            count = legal(s, seat, out)
            apply(s, seat, out[below(s, count)])
            lengths[first + order[n]] = made

    def end(records: Any, first: int, points: Any, ranks: Any) -> None:
        i = cuda.grid(1)
        if i < len(records):
            if records[i].to_act == 0:
                finish(records[i])
            for seat in range(points.shape[1]):
                points[first + i, seat] = records[i].points[seat]
                ranks[first + i, seat] = records[i].ranks[seat]

    def playouts(bare: Any, most: int, points: Any, ranks: Any, lengths: Any) -> None:
        n = cuda.grid(1)
        if n < len(lengths):
            # In local memory the threads of a warp have their tables interleaved, word by word.
            tables, out = cuda.local.array(1, record), cuda.local.array(size, np.int16)
            tables[0] = bare[0]
            s, made = tables[0], 0
            start(s, n)
            s.quiet = 1
            # Question by question: games that have fallen behind wait for the others, and all are settled together.
            while s.to_act != 0 and made < most:
                for question in range(asked_of):
                    if key_of(s) >> 1 == question and made < most:
                        seat = first_seat(s.to_act)
                        count = legal(s, seat, out)
                        apply(s, seat, out[below(s, count)])
                        made += 1
            if s.to_act == 0:
                finish(s)
            lengths[n] = made
            for seat in range(points.shape[1]):
                points[n, seat] = s.points[seat]
                ranks[n, seat] = s.ranks[seat]

    all_of_them = (
        *(turns, unlisted, waiting, take, marks, looks, half_looks, byte_looks, singles, results, lists, ask, sort),
        *(begin, move, end, playouts),
        *(taken, put, leave, arrive, renewals, redeals, afters, favourites, worlds, appraisals, standings),
    )
    made_of = (turn, favourite, byte, teach_copies.__wrapped__, teach_wiped_rows.__wrapped__, kernels.__wrapped__)
    with cache_folder(cache_path(rules, *made_of) / version, toolkit(".core.config")):
        return SimpleNamespace(**{kernel.__name__: cuda.jit(cache=True, **LIMITS)(kernel) for kernel in all_of_them})


def launch(kernel: Any, threads: int, *args: Any) -> None:
    """Run a kernel with at least this many threads."""
    kernel[(threads + BLOCK - 1) // BLOCK, BLOCK](*args)


def wipe(array: Any) -> None:
    """Nothing but zeros in an array on the GPU."""
    toolkit(".cudadrv.driver").device_memset(array, 0, array.size * array.dtype.itemsize)


class OnGpu:
    """An array on the GPU. PyTorch, JAX and CuPy read it in place; NumPy gets a copy.

    Whoever waits for it learns of an illegal choice: `check` raises then.
    """

    def __init__(self, array: Any, check: Callable[[], None]) -> None:
        self._array, self._check = array, check
        self.shape, self.dtype = array.shape, array.dtype

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the GPU>"

    def __len__(self) -> int:
        return int(self.shape[0])

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self._array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._view().__dlpack_device__()
        return device

    def __dlpack__(self, **wishes: Any) -> Any:
        self._check()  # after it, it does not matter which stream the reader works on
        return self._view().__dlpack__(**{**wishes, "stream": None})

    def _view(self) -> Any:
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        self._check()
        host: np.ndarray[Any, Any] = self._array.copy_to_host()
        return host if dtype is None else host.astype(dtype)


class Order:
    """The numbers of some games, those with the same question side by side; games with a key from `kept` on leave."""

    def __init__(self, kernels: Any, size: int, kept: int) -> None:
        cuda, self._kernels, self._kept = toolkit(), kernels, kept
        self._keys = cuda.device_array(size, np.int32)
        fresh = [np.arange(size, dtype=np.int32), np.array([size], np.int32), *np.zeros((2, BLOCK), np.int32)]
        self._mine, self._next = ([cuda.to_device(part) for part in fresh] for _ in range(2))

    def sort(self, records: Any, most: int) -> tuple[Any, Any]:
        """The games in order, and how many go on, of at most so many."""
        (order, going, counts, taken), kept = self._mine, self._kept
        launch(self._kernels.ask, most, order, going, records, kept, self._keys, counts)
        launch(self._kernels.sort, most, order, going, kept, self._keys, counts, taken, *self._next)
        self._mine, self._next = self._next, self._mine
        return self._mine[0], self._mine[1]

    @property
    def games(self) -> Any:
        """The games as they were sorted last."""
        return self._mine[0]


def mixed(rules: Rules) -> bool:
    """Whether games are asked different things at the same time, so that sorting them is worth its time."""
    return len(list(rules.questions)) > FEW


class Gpu:
    """The games and notes of a batch in the memory of the GPU."""

    def __init__(self, game: Game, size: int, dtype: str) -> None:
        self._kernels, cuda = kernels(game.rules), toolkit()
        self._cuda, self._game, self._rules, self._size, self._dtype = cuda, game, game.rules, size, dtype
        self.records = cuda.device_array(size, game.rules.table.dtype)
        self.notes = cuda.device_array(size, note_dtype(game.rules))
        self._bare = cuda.device_array(1, game.rules.table.dtype)
        self._choices = cuda.device_array(size, np.int64)
        self._everybody = cuda.to_device(np.full(size, EVERYBODY))
        self.steps, self._none_refused = 0, np.array([size, 0])
        self._refused = cuda.to_device(self._none_refused)
        self._columns = {name: cuda.device_array(size, np.bool_ if name in FLAGS else np.int64) for name in SINGLE}
        for name, kind in zip(BY_SEAT, (np.float32, np.int32, np.int16), strict=True):
            self._columns[name] = cuda.device_array((size, game.players), kind)
        self._wide: dict[str, Any] = {}
        self._order = Order(self._kernels, size, NOTHING + 1)
        self._scale = [cuda.to_device(part) for part in scale(game.rules.planes)]

    def like(self, size: int) -> Gpu:
        """Room for so many games of the same kind."""
        return Gpu(self._game, size, self._dtype)

    def lay(self, bare: Any, salt: int) -> None:
        """Start every game."""
        self.check()
        self._bare.copy_to_device(bare)
        self.steps = 0
        wipe(self.notes)
        self._turns(self._everybody, salt, restart=True, fresh=True)

    def _there(self, array: Any) -> Any:
        """The array on the GPU."""
        return self._cuda.to_device(array) if isinstance(array, np.ndarray) else array

    def _shown(self, array: Any) -> OnGpu:
        """The array as others get it."""
        return OnGpu(array, self.check)

    def given(self, choices: Any) -> Any:
        """The caller's values as an array with shape and dtype."""
        if isinstance(choices, OnGpu):
            return choices._array
        there = hasattr(choices, "__cuda_array_interface__")
        return self._cuda.as_cuda_array(choices) if there else np.asarray(choices)

    def step(self, choices: Any, salt: int, restart: bool, seats: Any = None) -> None:
        """Make these choices; if one is illegal, make none: `check` raises, for choices of the host at once.

        With `seats`, a bit mask for each game, only where one of them is to act, and results stay noted.
        """
        here = isinstance(choices, np.ndarray)
        if choices is not self._columns["drawn"]:  # whoever made them may still be at it, on a stream of its own
            self.check()
        if here:
            self._choices.copy_to_device(choices.astype(np.int64))
        else:
            launch(self._kernels.take, self._size, choices, self._choices, self._refused)
        fresh, seats = seats is None, self._everybody if seats is None else self._there(seats)
        launch(self._kernels.unlisted, self._size, self._choices, self.notes, seats, self._refused)
        self._turns(seats, salt, restart, fresh)
        self.steps += 1
        if here:
            self.check()

    def check(self) -> None:
        """Wait for the GPU; if a choice was illegal, raise IllegalChoice: since then no step has been made."""
        self._cuda.synchronize()
        first, missed = self._refused.copy_to_host().tolist()
        if first < self._size:
            self._refused.copy_to_device(self._none_refused)
            self.steps -= missed
            raise illegal(first, self.notes.copy_to_host()[first], self._choices.copy_to_host()[first])

    def _turns(self, seats: Any, salt: int, restart: bool, fresh: bool) -> None:
        order = self._order.sort(self.records, self._size)[0] if mixed(self._rules) else self._order.games
        given = (self._bare, self._choices, self.notes, seats, self._refused, order)
        launch(self._kernels.turns, self._size, self.records, *given, salt, restart, fresh)
        self._fill_columns()

    def asked(self, seats: Any) -> bool:
        """Whether in some game one of the seats, a bit mask for each game, is to act."""
        self.check()
        found = self._cuda.to_device(np.zeros(1, np.int64))
        launch(self._kernels.waiting, self._size, self.notes, self._there(seats), found)
        return bool(found.copy_to_host()[0])

    def _fill_columns(self) -> None:
        launch(self._kernels.singles, self._size, self.notes, *(self._columns[name] for name in SINGLE))
        launch(self._kernels.results, self._size, self.notes, *(self._columns[name] for name in BY_SEAT))

    def legal(self) -> OnGpu:
        """The legal choices of each game as a row of booleans."""
        mask = self._wide_array("legal", self._rules.choices.size, np.bool_)
        wipe(mask)
        launch(self._kernels.marks, self._size * WARP, self.notes, mask)
        return self._shown(mask)

    def observations(self, viewers: Any = None) -> OnGpu:
        """The features of each game for the seat to act, or for a given one."""
        planes = self._wide_array("planes", self._rules.planes.size, self._dtype)
        wipe(planes)
        given = (self.records, self._columns["to_act"] if viewers is None else self._there(viewers))
        if self._dtype == FLOATS:
            launch(self._kernels.looks, self._size, *given, planes)
        elif self._dtype == HALVES:
            launch(self._kernels.half_looks, self._size, *given, planes.view(np.uint16))
        else:
            launch(self._kernels.byte_looks, self._size, *given, planes, *self._scale)
        return self._shown(planes)

    # --- games made from these

    def gather(self, rows: Any) -> Gpu:
        """Copies of some games."""
        self.check()
        made, there = self.like(len(rows)), self._there(rows)
        for mine, other in ((self.records, made.records), (self.notes, made.notes)):
            words, room = mine.view(np.int64), other.view(np.int64)
            launch(self._kernels.taken, room.size, words, there, words.size // self._size, room)
        launch(self._kernels.arrive, made._size, made.notes)
        made._fill_columns()
        return made

    def scatter(self, rows: Any, other: Gpu) -> None:
        """Put the games of another batch in the place of some of these."""
        self.check()
        other.check()
        there = self._there(rows)
        for mine, given in ((self.records, other.records), (self.notes, other.notes)):
            words, room = given.view(np.int64), mine.view(np.int64)
            launch(self._kernels.put, words.size, words, there, room.size // self._size, room)
        launch(self._kernels.leave, len(rows), self.notes, there, self._columns["restarts"])
        self._fill_columns()

    def renew(self, dice: Any, salt: int) -> None:
        """Give every game other dice."""
        self.check()
        launch(self._kernels.renewals, self._size, self.records, self.notes, self._there(dice), salt)
        self._fill_columns()

    def redeal(self, viewers: Any, dice: Any, salt: int) -> None:
        """Deal anew what a viewer, or the seat to act, cannot know."""
        self.check()
        viewers = self._columns["to_act"] if viewers is None else self._there(viewers)
        launch(self._kernels.redeals, self._size, self.records, self.notes, viewers, self._there(dice), salt)
        self._fill_columns()

    def afterstates(self, dice: Any, salt: int) -> tuple[Gpu, OnGpu, OnGpu]:
        """The games after each legal choice of the seat to act, where they come from, and the choices."""
        self.check()
        counts = self._columns["count"].copy_to_host()
        rows = self._there(np.repeat(np.arange(self._size), counts))
        places, made = self._there(np.cumsum(counts) - counts), self.like(len(rows))
        choices = self._cuda.device_array(len(rows), np.int64)
        wipe(made.notes)
        launch(
            self._kernels.afters,
            len(rows),
            *(self.records, self.notes, rows, places, self._there(dice), salt),
            *(made.records, made.notes, choices),
        )
        made._fill_columns()
        return made, self._shown(rows), self._shown(choices)

    def favourites(self, seats: Any, dice: Any, salt: int) -> OnGpu:
        """What the greedy bot would choose where one of the seats is to act."""
        found = self._cuda.device_array(self._size, np.int64)
        args = (self.records, self.notes, self._there(seats), self._there(dice), salt, found)
        launch(self._kernels.favourites, self._size, *args)
        return self._shown(found)

    def appraisals(self, dice: Any) -> tuple[OnGpu, OnGpu]:
        """What each legal choice leads to, and how every seat stands, by the game's appraisal."""
        choices = self._wide_array("appraised", self._rules.choices.size, np.float32)
        seats = self._wide_array("standings", self._game.players, np.float32)
        wipe(choices)
        wipe(seats)
        launch(self._kernels.worlds, self._size, self.records, self.notes, self._there(dice), self._worlds)
        launch(self._kernels.appraisals, self._size * WARP, self._worlds, self.notes, choices)
        launch(self._kernels.standings, seats.size, self._worlds, self.notes, seats)
        return self._shown(choices), self._shown(seats)

    @cached_property
    def _worlds(self) -> Any:
        return self._cuda.device_array(self._size, self._rules.table.dtype)

    # --- copies

    def column(self, field: str, width: int | None = None) -> OnGpu:
        """One field of the notes, or its first `width` columns."""
        if field != "ids":
            return self._shown(self._columns[field])
        ids = self._wide_array("ids", self._rules.choices.size, np.int16)
        launch(self._kernels.lists, ids.size, self.notes, ids)
        return self._shown(ids)

    def _wide_array(self, name: str, width: int, dtype: Any) -> Any:
        if name not in self._wide:
            self._wide[name] = self._cuda.device_array((self._size, width), dtype)
        return self._wide[name]

    def host(self, array: Any) -> np.ndarray[Any, Any]:
        """A copy in the machine's own memory."""
        self.check()
        copy: np.ndarray[Any, Any] = array if isinstance(array, np.ndarray) else array.copy_to_host()
        return copy

    def put(self, bare: Any, records: Any, notes: Any, steps: int) -> None:
        """Copy records and notes from the machine's own memory, after so many steps."""
        self.check()
        self.steps = steps
        self._bare.copy_to_device(bare)
        self.records.copy_to_device(records)
        self.notes.copy_to_device(notes)
        self._fill_columns()


def playouts(game: Game, count: int, seed: int, most: int) -> Playouts:
    """Random games to the end, one a thread; the same games as on the other targets."""
    from reinos.core.game import Playouts

    known, cuda, shape = kernels(game.rules), toolkit(), (count, game.players)
    made = [cuda.device_array(shape, np.int32), cuda.device_array(shape, np.int16), cuda.device_array(count, np.int32)]
    bare = cuda.to_device(game.bare(seed))
    if mixed(game.rules):
        wipe(made[-1])
        for first in range(0, count, AT_ONCE):
            in_waves(known, bare, first, min(AT_ONCE, count - first), most, *made)
    else:
        launch(known.playouts, count, bare, most, *made)
    return Playouts(*(array.copy_to_host() for array in made))


def in_waves(kernels: Any, bare: Any, first: int, size: int, most: int, points: Any, ranks: Any, lengths: Any) -> None:
    """Play games from number `first` on: in each wave one decision in each of those that go on."""
    records, order = toolkit().device_array(size, bare.dtype), Order(kernels, size, NOTHING)
    launch(kernels.begin, size, bare, first, records)
    made, left = 0, size
    while left > 0 and made < most:
        made += 1
        games, going = order.sort(records, left)
        launch(kernels.move, left, records, games, going, first, made, lengths)
        if made % SELDOM == 0:
            left = int(going.copy_to_host()[0])
    launch(kernels.end, size, records, first, points, ranks)
