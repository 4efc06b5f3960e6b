"""Lets compiled rules write to the rows of `looks` as to an array.

What is stored is what the rules of `looks` store. Bodies are as short as can be, indices without a sign: a little
longer, and LLVM calls them for every feature instead of writing them out, which takes three times as long.
"""

from __future__ import annotations

import operator
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba.core import config, types
from numba.extending import intrinsic, overload

from reinos.core.compiled import JIT
from reinos.core.looks import BYTES, ByteRow, HalfRow, store_half
from reinos.core.numba_cache import LEVEL


@intrinsic
def rounded(typing: Any, x: Any) -> Any:
    """`looks.half` where processors have an instruction for it."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(builder.fptrunc(arguments[0], ir.HalfType()), ir.IntType(16))

    return types.uint16(types.float32), code


def rounds() -> bool:
    """Whether the processor that is compiled for has it."""
    chosen: Any = config.CPU_NAME  # type: ignore[attr-defined]
    return chosen == LEVEL if chosen else bool(get_host_cpu_features().get("f16c"))


def store_rounded(out: HalfRow, at: int, value: float) -> None:
    """`looks.store_half`."""
    out.row[np.uint64(at)] = rounded(np.float32(value))  # type: ignore[call-arg]


def store_share(out: ByteRow, at: int, value: float) -> None:
    """`looks.store_byte`."""
    i = np.uint64(at)
    share = float(np.float32(value)) / out.most[i]
    out.row[i] = int((1.0 if share > 1.0 else share) * BYTES + 0.5)


def store_whole(out: ByteRow, at: int, value: int) -> None:
    """The same of a whole number, nearly always a 1 that stands in the source."""
    i = np.uint64(at)
    if value == 1:
        out.row[i] = out.one[i]
    else:
        share = float(int(value)) / out.most[i]
        out.row[i] = int((1.0 if share > 1.0 else share) * BYTES + 0.5)


def clear(out: Any, at: Any, value: float) -> None:
    """All that `encode` does with a slice."""
    out.row[:] = 0


@cache
def teach_rows() -> None:
    """Register them with Numba, once."""
    overload(operator.setitem, jit_options=JIT, strict=False)(store)


def store(out: Any, at: Any, value: Any) -> Any:
    """What `out[at] = value` is compiled to; None where others know."""
    row = getattr(out, "instance_class", None)
    if row not in (HalfRow, ByteRow):
        return None
    if isinstance(at, types.SliceType):
        return clear
    if row is HalfRow:
        return store_rounded if rounds() else store_half
    return store_share if isinstance(value, types.Float) else store_whole
