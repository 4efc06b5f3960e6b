"""Lets compiled rules write to the rows of `looks` as to an array."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from numba.core import types
from numba.extending import overload

from reinos.core.compiled import JIT
from reinos.core.looks import ByteRow, FloatRow, HalfRow, store_byte, store_float, store_half

STORES: dict[Any, Callable[..., None]] = {FloatRow: store_float, HalfRow: store_half, ByteRow: store_byte}


def clear(out: Any, at: Any, value: float) -> None:
    """All that `encode` does with a slice."""
    out.row[:] = 0


def leave(out: Any, at: Any, value: float) -> None:
    """The same where all rows are cleared at once before."""


@cache
def teach_rows() -> None:
    """Register them with Numba, once."""
    overload(operator.setitem, jit_options=JIT, strict=False)(partial(store, clear))


def store(clear: Callable[..., None], out: Any, at: Any, value: Any) -> Any:
    """What `out[at] = value` is compiled to; None where others know."""
    found = STORES.get(getattr(out, "instance_class", None))
    return clear if found and isinstance(at, types.SliceType) else found
