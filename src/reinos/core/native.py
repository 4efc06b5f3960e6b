"""Compiled kernels without a compiler: code that was kept when Numba made it, mapped into memory and called.

A server needs a few kernels and nothing of the compiler, which would be more than half of its memory.
"""

from __future__ import annotations

import ctypes
import mmap
import struct
from collections.abc import Callable, Sequence
from functools import cache
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core import kernels
from reinos.core.compiled import LEVEL, SHIPPED, Kernel, cache_name, cache_root, runs_level

if TYPE_CHECKING:
    from reinos.core.game import Rules

# What a table needs: kernels that take records, whole numbers, and room for choices.
KEPT = (kernels.start, kernels.step, kernels.legal_choices, kernels.hide_from, kernels.imagine, kernels.settle)
HEADER = struct.Struct("<Q")  # where the function is, after this
ALIGNMENT = 64  # of what follows it
FASTCALL = 0x80  # Python's way of calling C with an array of arguments
DATA = 16  # where an array of NumPy has the place of its numbers; then those of its shape and of its strides
SHAPE, STRIDES = 32, 40
HELPERS = ("PyLong_AsLongLong", "PyLong_FromLongLong", "PyErr_Occurred")  # of Python, that the code calls

_methods: list[Any] = []  # Python keeps but a pointer


class Method(ctypes.Structure):
    """How Python knows a function in C."""

    _fields_ = (("name", ctypes.c_char_p), ("code", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p))


def file_name(kernel: Kernel) -> str:
    """What the file of a kernel's code is called."""
    return f"{kernel.__name__}-{LEVEL}.code"


class Native:
    """A kernel of a game as code that was kept of it, which looks at no type of an array: others go another way."""

    def __init__(self, code: Kernel, kernel: Kernel, record: np.dtype[Any], other_way: Callable[[], Kernel]) -> None:
        self.code, self.other_way = code, other_way
        kinds = {"batch": record, "source": record, "out": np.dtype(np.int64)}
        self._kinds = [kinds.get(name) for name in signature(kernel).parameters]

    def __call__(self, *args: Any) -> Any:
        """What the kernel does."""
        return (self.code if self.takes(args) else self.other_way())(*args)

    def takes(self, args: Sequence[Any]) -> bool:
        """Whether the code was made for arrays such as these."""
        return all(kind is None or is_plain(given, kind) for kind, given in zip(self._kinds, args, strict=False))


def is_plain(given: Any, kind: np.dtype[Any]) -> bool:
    """Whether this is a row of such numbers or records, one behind the other, that can be written to."""
    return (
        isinstance(given, np.ndarray)
        and (given.dtype is kind or given.dtype == kind)
        and given.ndim == 1
        and given.flags.c_contiguous
        and given.flags.aligned
        and given.flags.writeable
    )


def native(rules: Rules, kernel: Kernel, other_way: Callable[[], Kernel]) -> Native | None:
    """A kernel of a game from the code that was kept of it, if there is any that this process can run."""
    if kernel not in KEPT or not runs_level() or not knows_arrays():
        return None
    for folder in (cache_root(), SHIPPED):
        path = folder / cache_name(rules, kernel) / file_name(kernel)
        try:
            return Native(mapped(path), kernel, rules.table.dtype, other_way)
        except OSError:  # it is not there, or may not be run from there
            continue
    return None


@cache
def mapped(path: Path) -> Kernel:
    """The function in a file."""
    with path.open("rb") as file:
        code = mmap.mmap(file.fileno(), 0, flags=mmap.MAP_PRIVATE, prot=mmap.PROT_READ | mmap.PROT_EXEC)
    (start,) = HEADER.unpack_from(code)
    place = np.frombuffer(code, np.uint8).ctypes.data + ALIGNMENT + start
    method = Method(path.name.encode(), place, FASTCALL, None)
    _methods.append((method, code))
    make: Any = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
    made: Kernel = make(ctypes.addressof(method), helpers(), None)
    return made


@cache
def helpers() -> np.ndarray[Any, Any]:
    """Where the functions of Python are that the code calls: its first argument."""
    found = [ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value for name in HELPERS]
    return np.array(found, np.uint64)


@cache
def knows_arrays() -> bool:
    """Whether an array's numbers, shape and strides are where the code looks for them."""
    probe = np.zeros((3, 5), np.int16)
    data, shape, strides = (ctypes.c_void_p.from_address(id(probe) + at).value for at in (DATA, SHAPE, STRIDES))
    if data != probe.ctypes.data or not shape or not strides:
        return False
    found = [tuple((ctypes.c_int64 * 2).from_address(place)) for place in (shape, strides)]
    return found == [probe.shape, probe.strides]
