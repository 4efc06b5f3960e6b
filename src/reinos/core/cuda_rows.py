"""Lets rules on a GPU write to the rows of `looks` as to an array, where all rows are cleared at once before."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from reinos.core.looks import ByteRow, FloatRow, HalfRow, store_byte, store_float, store_half

STORES: dict[Any, Callable[..., None]] = {FloatRow: store_float, HalfRow: store_half, ByteRow: store_byte}


@cache
def teach_wiped_rows() -> None:
    """Register them with numba-cuda, once."""
    slices = import_module("numba.cuda.types").SliceType

    def store(out: Any, at: Any, value: Any) -> Any:
        """What `out[at] = value` is compiled to; None where others know."""
        found = STORES.get(getattr(out, "instance_class", None))
        return leave if found and isinstance(at, slices) else found

    import_module("numba.cuda.extending").overload(operator.setitem, strict=False)(store)


def leave(out: Any, at: Any, value: float) -> None:
    """All that `encode` does with a slice is to clear it."""
