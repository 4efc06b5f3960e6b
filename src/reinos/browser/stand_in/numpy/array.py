"""The array: numbers in one block of memory, seen in a shape."""

from __future__ import annotations

import math
import operator
from array import array as block
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from .dtype import as_dtype, bool_, dtype, float64, int64

INTEGER, FLOAT, BOOL = as_dtype(int64), as_dtype(float64), as_dtype(bool_)
Shape = tuple[int, ...]
Kind = dtype  # which an array has as an attribute of that name


class Flags:
    """Whether an array can be written to."""

    def __init__(self, array: ndarray) -> None:
        self._array = array

    @property
    def writeable(self) -> bool:
        """Whether its elements can be changed."""
        return not self._array._flat.readonly

    @writeable.setter
    def writeable(self, value: bool) -> None:
        assert not value, "what cannot be written to stays so"
        self._array._see(self._array._flat.toreadonly())


class ndarray:  # noqa: N801  # NumPy's name
    """Numbers in a shape. `_flat` is all memory as numbers of one kind; `_first` and `_steps` say where mine are."""

    __slots__ = ("_first", "_flat", "_line", "_steps", "dtype", "shape")
    _first: int
    _flat: Any  # a memoryview, whose own type knows bytes only
    _line: Any
    _steps: Shape
    dtype: Kind
    shape: Shape
    base = None  # nobody may rely on whose memory it is

    def __new__(cls, shape: Any, dtype: Any = FLOAT, buffer: Any = None) -> ndarray:
        """An array over a buffer, or over zeros."""
        kind = as_dtype(dtype)
        shape = tuple(shape) if isinstance(shape, (tuple, list)) else (int(shape),)
        if buffer is None:
            buffer = bytearray(math.prod(shape) * kind.itemsize)
        flat: Any = memoryview(buffer).cast("B")
        return seen(flat if kind.names else flat.cast(kind.char), 0, shape, None, kind)

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def _see(self, flat: Any) -> None:
        self._flat = flat
        # A row of numbers side by side is what rules read most: it is indexed without any arithmetic of ours.
        one = len(self.shape) == 1 and self._steps == (1,) and self.dtype.names is None
        self._line = flat[self._first : self._first + self.shape[0]] if one else None

    # --- shape

    @property
    def ndim(self) -> int:
        """How many axes."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements."""
        return math.prod(self.shape)

    @property
    def flags(self) -> Flags:
        """Whether it can be written to."""
        return Flags(self)

    @property
    def T(self) -> ndarray:  # noqa: N802
        """The axes the other way round."""
        return seen(self._flat, self._first, self.shape[::-1], self._steps[::-1], self.dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def _side_by_side(self) -> bool:
        """Whether all elements lie together in memory, in order."""
        steps = zip(self.shape, self._steps, steps_of(self.shape), strict=True)
        return all(length == 1 or step == wanted for length, step, wanted in steps)

    def _packed(self) -> Any:
        """All elements in order."""
        if self._line is not None:
            return self._line
        if self._side_by_side():
            return self._flat[self._first : self._first + self.size]
        flat = self._flat
        return (
            block(flat.format, [flat[place] for place in self._places()])
            if self.dtype is not BOOL
            else [flat[place] for place in self._places()]
        )

    def _places(self) -> Iterator[int]:
        ranges = (
            range(0, n * step, step) if step else [0] * n for n, step in zip(self.shape, self._steps, strict=True)
        )
        first = self._first
        return (first + sum(steps) for steps in product(*ranges))

    def reshape(self, *shape: Any) -> ndarray:
        """The same elements in another shape; -1 stands for what is left."""
        wanted = list(shape[0] if isinstance(shape[0], (tuple, list)) else shape)
        if -1 in wanted:
            wanted[wanted.index(-1)] = self.size // -math.prod(wanted)
        return seen(*self._whole(), tuple(wanted), None, self.dtype)

    def ravel(self) -> ndarray:
        """All elements in a row."""
        return self.reshape(-1)

    flatten = ravel

    def _whole(self) -> tuple[memoryview, int]:
        if self._side_by_side():
            return self._flat, self._first
        return self.copy()._flat, 0

    # --- elements

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and self._line is not None:
            return self._line[key]
        return self._found(key)

    def _found(self, key: Any) -> Any:
        keys = key if isinstance(key, tuple) else (key,)
        if any(isinstance(one, (ndarray, list)) for one in keys):
            return self._picked(keys)
        first, shape, steps = self._part(keys)
        if not shape:
            return self._flat[first]
        return seen(self._flat, first, shape, steps, self.dtype)

    def _part(self, keys: tuple[Any, ...]) -> tuple[int, Shape, Shape]:
        """Where the part lies that single numbers and slices name."""
        if Ellipsis in keys:
            at = keys.index(Ellipsis)
            wanted = sum(one is not None for one in keys) - 1
            keys = (*keys[:at], *[slice(None)] * (self.ndim - wanted), *keys[at + 1 :])
        first, axis = self._first, 0
        shape: list[int] = []
        steps: list[int] = []
        for one in keys:
            if one is None:
                shape.append(1)
                steps.append(0)
                continue
            if axis == len(self.shape):
                raise IndexError(f"too many indices for an array with {len(self.shape)} axes")
            length, step = self.shape[axis], self._steps[axis]
            axis += 1
            if isinstance(one, slice):
                begin, end, stride = one.indices(length)
                first += begin * step if length else 0
                shape.append(len(range(begin, end, stride)))
                steps.append(step * stride)
                continue
            number = operator.index(one)
            if not -length <= number < length:
                raise IndexError(f"index {number} is out of bounds for an axis of {length}")
            first += (number % length) * step
        return first, (*shape, *self.shape[axis:]), (*steps, *self._steps[axis:])

    def _chosen(self, keys: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """The single places that arrays of numbers, or an array of yes and no, name on the first axes."""
        mask = keys[0]
        if len(keys) == 1 and isinstance(mask, ndarray) and mask.dtype == BOOL:
            ranges = product(*map(range, mask.shape))
            return [place for place, yes in zip(ranges, mask._packed(), strict=True) if yes]
        lists = [asarray(one) if isinstance(one, (ndarray, list)) else one for one in keys]
        length = next(len(one) for one in lists if isinstance(one, ndarray))
        return list(
            zip(
                *([one[i] for i in range(length)] if isinstance(one, ndarray) else [one] * length for one in lists),
                strict=True,
            )
        )

    def _picked(self, keys: tuple[Any, ...]) -> Any:
        key = asarray(keys[0])
        if len(keys) == 1 and key.ndim > 1 and key.dtype != BOOL:
            rows = [self[int(number)] for number in key._packed()]
            return array(rows, self.dtype).reshape(*key.shape, *self.shape[1:])
        rows = [self[place if len(place) > 1 else place[0]] for place in self._chosen(keys)]
        if rows:
            return array(rows, self.dtype)
        return ndarray((0, *self.shape[len(keys) :]), self.dtype)

    def __setitem__(self, key: Any, value: Any) -> None:
        if type(key) is int and self._line is not None:
            try:
                self._line[key] = value
            except ValueError:
                raise OverflowError(f"{value} does not fit {self.dtype.str}") from None
            return
        keys = key if isinstance(key, tuple) else (key,)
        if any(isinstance(one, (ndarray, list)) for one in keys):
            places = self._chosen(keys)
            each = isinstance(value, (ndarray, list, tuple))
            rows = (
                [value[i] for i in range(len(places))] if each and len(value) == len(places) else [value] * len(places)
            )
            for place, row in zip(places, rows, strict=True):
                self[place] = row
            return
        first, shape, steps = self._part(keys)
        if shape:
            seen(self._flat, first, shape, steps, self.dtype).fill(value)
            return
        try:
            self._flat[first] = value
        except ValueError:
            raise OverflowError(f"{value} does not fit {self.dtype.str}") from None

    def fill(self, value: Any) -> None:
        """The same value everywhere, or another array's values, row by row where it has fewer axes."""
        flat = self._flat
        if isinstance(value, (ndarray, list, tuple)):
            values = broadcast(asarray(value), self.shape)._packed()
        else:
            values = [value] * self.size
        try:
            if self._side_by_side() and self.dtype is not BOOL:
                flat[self._first : self._first + self.size] = block(flat.format, values)
                return
            for place, one in zip(self._places(), values, strict=True):
                flat[place] = one
        except (OverflowError, ValueError):
            raise OverflowError(f"a value does not fit {self.dtype.str}") from None

    def __iter__(self) -> Iterator[Any]:
        if self._line is not None:
            return iter(self._line)
        return (self[i] for i in range(self.shape[0]))

    def __contains__(self, value: Any) -> bool:
        return value in self._packed()

    def tolist(self) -> Any:
        """The elements as lists in lists."""
        if not self.shape:
            return self.item()
        found: Any = list(self._packed())
        for length in reversed(self.shape[1:]):
            found = [found[i : i + length] for i in range(0, len(found), length)]
        return found

    def item(self) -> Any:
        """The only element."""
        (only,) = self._packed()
        return only

    def tobytes(self) -> bytes:
        """The elements as they lie in memory."""
        return bytes(memoryview(self._packed()).cast("B")) if self.dtype is not BOOL else bytes(self._packed())

    def copy(self) -> ndarray:
        """The same elements elsewhere."""
        return ndarray(self.shape, self.dtype, bytearray(self.tobytes()))

    def astype(self, kind: Any) -> ndarray:
        """The elements as numbers of another kind."""
        wanted = as_dtype(kind)
        numbers = self._packed()
        if self.dtype.kind == "f" and wanted.kind != "f":
            numbers = [int(number) for number in numbers]
        return row_of(numbers, wanted).reshape(self.shape)

    def view(self, kind: Any) -> ndarray:
        """The same bytes as numbers of another kind, or as records."""
        wanted = as_dtype(kind)
        flat, first = self._whole()
        raw = flat.cast("B")
        begin = first * (1 if self.dtype.names else self.dtype.itemsize)
        raw = raw[begin : begin + self.size * self.dtype.itemsize]
        *rows, last = self.shape
        return ndarray((*rows, last * self.dtype.itemsize // wanted.itemsize), wanted, raw)

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __bool__(self) -> bool:
        if self.size > 1:
            raise ValueError("an array of several elements is neither true nor false; use any or all")
        return bool(self.item())

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    # --- arithmetic

    def _with(
        self, other: Any, work: Callable[[Any, Any], Any], kind: Kind | None = None, flip: bool = False
    ) -> ndarray:
        if isinstance(other, (list, tuple)):
            other = array(other)
        if isinstance(other, ndarray):
            shape = common(self.shape, other.shape)
            mine, others = broadcast(self, shape)._packed(), broadcast(other, shape)._packed()
            other_kind = other.dtype
        else:
            shape, mine, others = self.shape, self._packed(), [other] * self.size
            other_kind = FLOAT if isinstance(other, float) else BOOL if isinstance(other, bool) else INTEGER
        if kind is None:
            floats = "f" in (self.dtype.kind, other_kind.kind) or work is operator.truediv
            both = self.dtype == BOOL and other_kind == BOOL and work in (operator.and_, operator.or_, operator.xor)
            kind = FLOAT if floats else BOOL if both else INTEGER
        left, right = (others, mine) if flip else (mine, others)
        return row_of(list(map(work, left, right)), kind).reshape(shape)

    def _in_place(self, other: Any, work: Callable[[Any, Any], Any]) -> ndarray:
        self.fill(self._with(other, work))
        return self

    def __eq__(self, other: object) -> Any:
        return self._with(other, operator.eq, BOOL)

    def __ne__(self, other: object) -> Any:
        return self._with(other, operator.ne, BOOL)

    __hash__ = None  # type: ignore[assignment]

    def __invert__(self) -> ndarray:
        if self.dtype == BOOL:
            return row_of([not value for value in self._packed()], BOOL).reshape(self.shape)
        return self._with(-1, operator.xor)

    def __neg__(self) -> ndarray:
        return self._with(0, operator.sub, flip=True)

    def __abs__(self) -> ndarray:
        return row_of([abs(value) for value in self._packed()], self.dtype).reshape(self.shape)

    # --- all of them together

    def _reduced(self, work: Callable[[Any], Any], axis: int | None) -> Any:
        if axis is None:
            return work(self._packed())
        axis %= self.ndim
        steps = (self._steps[axis], *self._steps[:axis], *self._steps[axis + 1 :])
        shape = (self.shape[axis], *self.shape[:axis], *self.shape[axis + 1 :])
        turned = seen(self._flat, self._first, shape, steps, self.dtype)
        rows = [turned[i].ravel() if len(shape) > 1 else [turned[i]] for i in range(shape[0])]
        found = array([work(column) for column in zip(*rows, strict=True)])
        return found.reshape(shape[1:]) if shape[1:] else found[0]

    def sum(self, axis: int | None = None) -> Any:
        """Their sum."""
        return self._reduced(sum, axis)

    def any(self, axis: int | None = None) -> Any:
        """Whether one is true."""
        return self._reduced(any, axis)

    def all(self, axis: int | None = None) -> Any:
        """Whether all are true."""
        return self._reduced(all, axis)

    def max(self, axis: int | None = None) -> Any:
        """The largest."""
        return self._reduced(max, axis)

    def min(self, axis: int | None = None) -> Any:
        """The smallest."""
        return self._reduced(min, axis)

    def mean(self, axis: int | None = None) -> Any:
        """Their mean."""
        return self._reduced(lambda values: math.fsum(values) / len(values), axis)

    def std(self) -> float:
        """How far they spread."""
        mean = self.mean()
        return math.sqrt(math.fsum((value - mean) ** 2 for value in self._packed()) / self.size)

    def argmax(self) -> int:
        """The place of the first largest."""
        numbers = list(self._packed())
        return numbers.index(max(numbers))

    def nonzero(self) -> tuple[ndarray, ...]:
        """The places of those that are not zero, axis by axis."""
        places = [place for place, value in zip(product(*map(range, self.shape)), self._packed(), strict=True) if value]
        return tuple(row_of([place[axis] for place in places], INTEGER) for axis in range(self.ndim))


def _operators() -> None:
    """Give the array its operators, from either side and in place."""
    for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift"):
        work = getattr(operator, f"{name}_" if name in ("and", "or") else name)
        setattr(ndarray, f"__{name}__", lambda self, other, work=work: self._with(other, work))
        setattr(ndarray, f"__r{name}__", lambda self, other, work=work: self._with(other, work, flip=True))
        setattr(ndarray, f"__i{name}__", lambda self, other, work=work: self._in_place(other, work))
    for name in ("lt", "le", "gt", "ge"):
        work = getattr(operator, name)
        setattr(ndarray, f"__{name}__", lambda self, other, work=work: self._with(other, work, BOOL))


_operators()


class Part:
    """Some single numbers of one record."""

    __slots__ = ("_names", "_record")

    def __init__(self, record: Records, names: Sequence[str]) -> None:
        self._record, self._names = record, names

    def __getitem__(self, row: int) -> Part:
        return Part(self._record[row : row + 1], self._names)

    def item(self) -> tuple[Any, ...]:
        """Their values."""
        return tuple(self._record[name]._flat[self._record[name]._first] for name in self._names)


class Record:
    """One record, to be copied or read field by field."""

    __slots__ = ("raw", "row")

    def __init__(self, row: Records) -> None:
        self.row, self.raw = row, row.tobytes()

    def __getitem__(self, name: str) -> Any:
        return self.row[name][0]


class Records(ndarray):
    """Records in a row: a name gives an array of that field of all of them."""

    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return self._field(key)
        if isinstance(key, list):
            return Part(self, key)
        if isinstance(key, slice):
            first, shape, steps = self._part((key,))
            return seen(self._flat, first, shape, steps, self.dtype)
        number = operator.index(key) % len(self)
        return Record(self[number : number + 1])

    def _field(self, name: str) -> ndarray:
        assert self.dtype.fields is not None
        kind, offset = self.dtype.fields[name]
        size, number = self.dtype.itemsize, kind.base.itemsize
        begin = self._first + offset
        end = begin + (len(self) - 1) * size + kind.itemsize
        flat: Any = self._flat[begin:end].cast(kind.base.char)
        return seen(flat, 0, (*self.shape, *kind.shape), (size // number, *steps_of(kind.shape)), kind.base)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, str):
            self._field(key).fill(value)
            return
        raw = value.raw if isinstance(value, Record) else value.tobytes()
        number = operator.index(key)
        begin = self._first + number * self.dtype.itemsize
        self._flat[begin : begin + self.dtype.itemsize] = raw

    def _packed(self) -> Any:
        return self._flat[self._first : self._first + len(self) * self.dtype.itemsize]

    def tobytes(self) -> bytes:
        """The records as they lie in memory."""
        return bytes(self._packed())


def seen(flat: Any, first: int, shape: Shape, steps: Shape | None, kind: Kind) -> ndarray:
    """An array over memory that is there."""
    made: ndarray = object.__new__(Records if kind.names else ndarray)
    made._first, made.shape, made.dtype = first, shape, kind
    size = kind.itemsize if kind.names else 1
    made._steps = tuple(step * size for step in steps_of(shape)) if steps is None else steps
    made._see(flat)
    return made


def steps_of(shape: Shape) -> Shape:
    """How far apart neighbours lie on each axis, where all elements lie side by side."""
    steps = []
    step = 1
    for length in reversed(shape):
        steps.append(step)
        step *= length
    return tuple(reversed(steps))


def row_of(numbers: Any, kind: Kind) -> ndarray:
    """A row of these numbers."""
    if kind == BOOL:
        return ndarray((len(numbers),), kind, bytearray(map(bool, numbers)))
    try:
        made = block(kind.char, numbers)
    except OverflowError:
        raise OverflowError(f"a value does not fit {kind.str}") from None
    return ndarray((len(made),), kind, made)


def array(given: Any, wanted: Any = None) -> ndarray:
    """An array of what is in an array, or in lists in lists."""
    if isinstance(given, ndarray):
        return given.astype(given.dtype if wanted is None else wanted)
    if not isinstance(given, (list, tuple, range)):
        return array([given], wanted).reshape(())
    rows, shape = list(given), [len(given)]
    while rows and isinstance(rows[0], (list, tuple, range, ndarray)):
        shape.append(len(rows[0]))
        if any(len(row) != shape[-1] for row in rows):
            raise ValueError("the rows of an array must have the same length")
        rows = [one for row in rows for one in row]
    if wanted is None:
        wanted = FLOAT if not rows or any(isinstance(one, float) for one in rows) else INTEGER
        if rows and all(isinstance(one, bool) for one in rows):
            wanted = BOOL
    return row_of(rows, as_dtype(wanted)).reshape(tuple(shape))


def asarray(given: Any) -> ndarray:
    """The array itself, or one of what is given."""
    return given if isinstance(given, ndarray) else array(given)


def common(one: Shape, other: Shape) -> Shape:
    """The shape that both fit, where axes of one element are repeated."""
    axes = max(len(one), len(other))
    pairs = zip((1,) * (axes - len(one)) + one, (1,) * (axes - len(other)) + other, strict=True)
    found = []
    for mine, yours in pairs:
        if mine != yours and 1 not in (mine, yours):
            raise ValueError(f"shapes {one} and {other} do not fit")
        found.append(yours if mine == 1 else mine)
    return tuple(found)


def broadcast(given: ndarray, shape: Shape) -> ndarray:
    """The array repeated to a shape."""
    if given.shape == shape:
        return given
    if common(given.shape, shape) != shape:
        raise ValueError(f"shapes {given.shape} and {shape} do not fit")
    missing = len(shape) - given.ndim
    steps = [0 if length == 1 else step for length, step in zip(given.shape, given._steps, strict=True)]
    return seen(given._flat, given._first, shape, (*[0] * missing, *steps), given.dtype)
