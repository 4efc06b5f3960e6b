"""Declare a table as one flat record: fields, shapes, and who may see them."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

import numpy as np

SEATS = 5  # the most seats that any game has
EVENT_ROWS = 48  # events that one step can tell
EVENT_ARGS = 6
POOL = 16  # words in a block of dice

FILLER = "filler"

Records = np.ndarray[Any, Any]  # an array of records
Numbers = Any  # an array field: a NumPy view on CPython, a nested array when compiled


class Seen(enum.Enum):
    """Who may know a field."""

    ALL = "all"
    OWNER = "owner"  # the first axis is the seat; each seat sees its own row
    NOBODY = "nobody"


@dataclass(frozen=True)
class Field:
    """One declared field of a record."""

    shape: tuple[int, ...]
    kind: str
    seen: Seen
    blank: int
    start: int


def number(*, kind: str = "i8", seen: Seen = Seen.ALL, blank: int = 0, start: int = 0) -> Any:
    """Declare a single number.

    `start` is its value before `setup`, `blank` what is shown to those who may not see it. Single numbers
    are as wide as the integers of compiled code, so that a rule called with them is compiled for one width only.
    """
    return Field((), kind, seen, blank, start)


def numbers(*shape: int, kind: str = "i2", seen: Seen = Seen.ALL, blank: int = -1, start: int = 0) -> Any:
    """Declare an array of numbers; `start` and `blank` stand in every place."""
    return Field(shape, kind, seen, blank, start)


class Table:
    """What every table has, whatever the game: dice, whose turn, events, result."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]

    key: Numbers = numbers(8, kind="i8", seen=Seen.NOBODY, blank=0)  # dice: 256-bit key
    pool: Numbers = numbers(POOL, kind="i8", seen=Seen.NOBODY, blank=0)  # dice: words of this block
    stream: int = number(seen=Seen.NOBODY)  # dice: one key, many independent games
    block: int = number(seen=Seen.NOBODY)  # dice: blocks made so far
    # Rules read these five all the time, and on a GPU reading is what takes time: so they are narrow.
    drawn: int = number(kind="i2", seen=Seen.NOBODY, start=POOL)  # dice: words of the pool already used
    players: int = number(kind="i2")
    to_act: int = number(kind="i2")  # bit mask of the seats that owe a choice
    event_count: int = number(kind="i2")
    quiet: int = number(kind="i2")  # nobody listens, as in playouts: rules need not tell anything
    events: Numbers = numbers(EVENT_ROWS, 2 + EVENT_ARGS)  # kind, mask of seats that may see it, arguments
    points: Numbers = numbers(SEATS, kind="i4")
    ranks: Numbers = numbers(SEATS)


T = TypeVar("T", bound=type[Table])


def record(cls: T) -> T:
    """Turn the declared fields of a Table into `cls.fields` and `cls.dtype`."""
    cls.fields = {
        name: value for base in reversed(cls.__mro__) for name, value in vars(base).items() if isinstance(value, Field)
    }
    # Widest first and filled up at the end: a record without gaps, whose bytes could differ or get lost.
    ordered = sorted(cls.fields.items(), key=lambda item: -np.dtype(item[1].kind).itemsize)
    described: list[Any] = [(name, f.kind, f.shape) for name, f in ordered]
    missing = -np.dtype(described).itemsize % 8
    if missing:
        described.append((FILLER, "u1", (missing,)))
    cls.dtype = np.dtype(described, align=True)
    assert cls.dtype.itemsize == np.dtype(described).itemsize, "a record must not have gaps"
    return cls


def members(mask: int) -> list[int]:
    """The numbers whose bits are set: the seats of `to_act`, for example."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def copy_records(batch: Records) -> Records:
    """A copy, byte by byte: NumPy copies a record field by field, which takes ten times as long."""
    whole: Any = batch.base  # of a copy; then its bytes need not be made first
    if type(whole) is not bytearray or len(whole) != batch.nbytes:
        whole = batch.tobytes()
    return np.ndarray(batch.shape, batch.dtype, bytearray(whole))


def repeat_records(batch: Records, times: int) -> Records:
    """Several copies in a row, byte by byte."""
    return np.tile(batch.view(np.uint8), times).view(batch.dtype)


class Proxy:
    """A record as rules see it on CPython: array views made once, single numbers as ints.

    Single numbers live in the proxy until `store`, which refuses what their field cannot hold.
    """

    __slots__ = ("_row", "rolls")
    verbs: ClassVar[Any]
    _arrays: ClassVar[tuple[str, ...]]
    _singles: ClassVar[tuple[str, ...]]

    def __init__(self, row: Records) -> None:
        self._row = row
        self.rolls: list[tuple[int, int]] = []
        for name in self._arrays:
            setattr(self, name, row[name][0])
        self.load()

    def load(self) -> None:
        """Read the single numbers from the record."""
        for name, value in zip(self._singles, self._row[list(self._singles)][0].item(), strict=True):
            setattr(self, name, value)

    def store(self) -> None:
        """Write the single numbers back to the record."""
        row = self._row
        for name in self._singles:
            row[name][0] = getattr(self, name)


def proxy_class(table: type[Table], verbs: Any) -> type[Proxy]:
    """The proxy of one kind of record; unknown names are refused, as the compilers refuse them."""
    arrays = tuple(name for name, f in table.fields.items() if f.shape)
    singles = tuple(name for name, f in table.fields.items() if not f.shape)
    return type(
        f"{table.__name__}Proxy",
        (Proxy,),
        {"__slots__": arrays + singles, "_arrays": arrays, "_singles": singles, "verbs": verbs},
    )
