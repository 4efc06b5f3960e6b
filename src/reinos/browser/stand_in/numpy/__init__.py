"""What stands in for NumPy where there is none, in the browser: as much of it as tables need, in plain Python.

This folder is put on the path of the browser's Python, so that rules, drawings and words import it as `numpy` and
stay as they are. Elements are Python's own numbers, which cannot overflow; what does not fit its field is refused, as
NumPy refuses it there. Random numbers are NumPy's own. `tests/browser/test_stand_in.py` plays whole games with both.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import Any

from . import random
from .array import FLOAT, INTEGER, array, asarray, broadcast, common, ndarray, row_of, seen
from .dtype import (
    as_dtype,
    bool_,
    dtype,
    float32,
    float64,
    floating,
    generic,
    int8,
    int16,
    int32,
    int64,
    integer,
    record,
    uint8,
    uint16,
    uint32,
    uint64,
)

__all__ = [
    "arange",
    "argmax",
    "argsort",
    "array",
    "asarray",
    "bincount",
    "bool_",
    "count_nonzero",
    "cumsum",
    "diff",
    "dtype",
    "einsum",
    "empty",
    "errstate",
    "exp",
    "flatnonzero",
    "float32",
    "float64",
    "floating",
    "frombuffer",
    "full",
    "full_like",
    "generic",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "maximum",
    "mean",
    "minimum",
    "ndarray",
    "random",
    "record",
    "repeat",
    "stack",
    "sum",
    "tile",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "where",
    "zeros",
    "zeros_like",
]
__version__ = "0"


@contextmanager
def errstate(**_: str) -> Iterator[None]:
    """Numbers never overflow here."""
    yield


# --- arrays


def zeros(shape: Any, kind: Any = float64) -> ndarray:
    """An array of zeros."""
    return ndarray(shape, kind)


empty = zeros


def full(shape: Any, value: Any, kind: Any = int64) -> ndarray:
    """An array of one value."""
    made = zeros(shape, kind)
    made.fill(value)
    return made


def zeros_like(given: Any) -> ndarray:
    """Zeros in the shape of another array."""
    return zeros(asarray(given).shape, asarray(given).dtype)


def full_like(given: Any, value: Any) -> ndarray:
    """One value in the shape of another array."""
    return full(asarray(given).shape, value, asarray(given).dtype)


def arange(*bounds: int) -> ndarray:
    """Whole numbers in order."""
    return row_of(list(range(*bounds)), INTEGER)


def frombuffer(buffer: Any, kind: Any) -> ndarray:
    """The bytes of a buffer as numbers or records."""
    return ndarray(len(buffer) // as_dtype(kind).itemsize, kind, buffer)


def tile(given: ndarray, times: int) -> ndarray:
    """A row several times."""
    return ndarray(len(given) * times, given.dtype, bytearray(given.tobytes() * times))


def stack(rows: Any) -> ndarray:
    """Arrays as the rows of one."""
    return array(list(rows))


def repeat(given: Any, times: Any) -> ndarray:
    """Each element so many times."""
    values = list(asarray(given))
    counts = [times] * len(values) if isinstance(times, int) else list(times)
    return array(
        [value for value, count in zip(values, counts, strict=True) for _ in range(count)], asarray(given).dtype
    )


# --- what is made of them


def flatnonzero(given: Any) -> ndarray:
    """The places of those that are not zero."""
    return asarray(given).ravel().nonzero()[0]


def count_nonzero(given: Any) -> int:
    """How many are not zero."""
    return len(flatnonzero(given))


def where(condition: Any, yes: Any, no: Any) -> ndarray:
    """Elements of one array where the condition holds, else of the other."""
    given = [asarray(one) if isinstance(one, (ndarray, list, tuple)) else array([one]) for one in (condition, yes, no)]
    shape = common(common(given[0].shape, given[1].shape), given[2].shape)
    rows = zip(*(broadcast(one, shape)._packed() for one in given), strict=True)
    kind = FLOAT if "f" in (given[1].dtype.kind, given[2].dtype.kind) else INTEGER
    return row_of([one if holds else other for holds, one, other in rows], kind).reshape(shape)


def minimum(one: Any, other: Any) -> ndarray:
    """The smaller ones."""
    found: ndarray = asarray(one)._with(other, min)
    return found


def maximum(one: Any, other: Any) -> ndarray:
    """The larger ones."""
    found: ndarray = asarray(one)._with(other, max)
    return found


def cumsum(given: Any) -> ndarray:
    """The sums so far."""
    return row_of(list(accumulate(asarray(given)._packed())), FLOAT if asarray(given).dtype.kind == "f" else INTEGER)


def diff(given: Any) -> ndarray:
    """How much each is more than the one before."""
    numbers = asarray(given)
    found: ndarray = numbers[1:] - numbers[:-1]
    return found


def bincount(given: Any, minlength: int = 0) -> ndarray:
    """How often each whole number occurs."""
    numbers = list(given)
    found = zeros(max([minlength, *(number + 1 for number in numbers)]), int64)
    for number in numbers:
        found[number] += 1
    return found


def argsort(given: Any, kind: str = "stable") -> ndarray:
    """The places in the order of what is there; equals stay in theirs."""
    numbers = list(asarray(given))
    return row_of(sorted(range(len(numbers)), key=numbers.__getitem__), INTEGER)


def argmax(given: Any) -> int:
    """The place of the first largest."""
    return asarray(given).argmax()


def sum(given: Any, axis: int | None = None) -> Any:
    """The sum."""
    return asarray(given).sum(axis)


def mean(given: Any, axis: int | None = None) -> Any:
    """The mean."""
    return asarray(given).mean(axis)


def einsum(axes: str, *given: ndarray) -> ndarray:
    """Products of elements, summed over the axes that the result has not (Einstein's notation)."""
    named, wanted = axes.split("->")
    lengths = {
        name: length
        for names, one in zip(named.split(","), given, strict=True)
        for name, length in zip(names, one.shape, strict=True)
    }
    order = wanted + "".join(name for name in lengths if name not in wanted)
    rows = []
    for names, one in zip(named.split(","), given, strict=True):
        steps = dict(zip(names, one._steps, strict=True))
        rows.append(
            seen(
                one._flat,
                one._first,
                tuple(lengths[name] for name in order),
                tuple(steps.get(name, 0) for name in order),
                one.dtype,
            )._packed()
        )
    products = list(map(math.prod, zip(*rows, strict=True)))
    shape = tuple(lengths[name] for name in wanted)
    each = len(products) // math.prod(shape)
    sums = [math.fsum(products[i : i + each]) for i in range(0, len(products), each)]
    return row_of(sums, FLOAT).reshape(shape)


def exp(given: ndarray) -> ndarray:
    """The exponential of each."""
    return row_of([math.exp(value) for value in given._packed()], FLOAT).reshape(given.shape)
