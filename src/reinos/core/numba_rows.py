"""Lets compiled rules write to the rows of `looks` as to an array, and marks of `planes` without a branch.

What is stored is what the rules of `looks` and `planes` store. Bodies are as short as can be, indices without a sign:
a little longer, and LLVM calls them for every feature instead of writing them out, which takes three times as long.
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

from reinos.core.compiled import JIT, LEVEL
from reinos.core.looks import BYTES, ByteRow, FloatRow, HalfRow, store_half

LANES = 8  # features that `mark_all` writes together
HALF_ONE = 0x3C00  # the bits of a 1
SIGN = 63  # the bit of a number that tells whether it is negative


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


def store_as_is(out: FloatRow, at: int, value: float) -> None:
    """`looks.store_float`."""
    out.row[np.uint64(at)] = value


def store_rounded(out: HalfRow, at: int, value: float) -> None:
    """`looks.store_half`."""
    out.row[np.uint64(at)] = rounded(np.float32(value))  # type: ignore[call-arg]


def store_share(out: ByteRow, at: int, value: float) -> None:
    """`looks.store_byte`."""
    i = np.uint64(at)
    byte = float(np.float32(value)) * out.steps[i]
    out.row[i] = int((BYTES if byte > BYTES else byte) + 0.5)


def store_whole(out: ByteRow, at: int, value: int) -> None:
    """The same of a whole number, nearly always 0 or 1."""
    i = np.uint64(at)
    if np.uint64(value) <= np.uint64(1):
        out.row[i] = out.one[i] * np.uint8(value)
    else:
        byte = float(int(value)) * out.steps[i]
        out.row[i] = int((BYTES if byte > BYTES else byte) + 0.5)


def clear(out: Any, at: Any, value: float) -> None:
    """All that `encode` does with a slice."""
    out.row[:] = 0


# --- marks


class Cells:
    """The memory of a row while code is written for it: an array, or a row of `looks`."""

    def __init__(self, context: Any, builder: Any, kind: Any, value: Any) -> None:
        self.builder, self.row = builder, getattr(kind, "instance_class", None)
        arrays = [(kind, value)]
        if self.row is not None:
            arrays = [(part, builder.extract_value(value, i)) for i, part in enumerate(kind.types)]
        self.data = [context.make_array(part)(context, builder, found).data for part, found in arrays]
        self.type = self.data[0].type.pointee
        self.several = ir.VectorType(self.type, LANES)

    def one(self, at: Any) -> Any:
        """A 1 as a feature of this number is stored."""
        if self.row is ByteRow:
            return self.builder.load(self.builder.gep(self.data[1], [at]))
        return ir.Constant(self.type, HALF_ONE if self.row is HalfRow else 1)

    def ones(self, at: Any) -> Any:
        """The same for LANES of them."""
        if self.row is ByteRow:
            place = self.builder.bitcast(self.builder.gep(self.data[1], [at]), self.several.as_pointer())
            return self.builder.load(place, align=1)
        return ir.Constant(self.several, [self.one(at)] * LANES)


@intrinsic
def lay_one(typing: Any, out: Any, at: Any, there: Any) -> Any:
    """Store a 1 if it is there, else what stands there already."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells, at = Cells(context, builder, signature.args[0], arguments[0]), arguments[1]
        place = builder.gep(cells.data[0], [at])
        there = builder.icmp_signed("!=", arguments[2], arguments[2].type(0))
        builder.store(builder.select(there, cells.one(at), builder.load(place)), place)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.boolean), code


@intrinsic
def lay_all(typing: Any, out: Any, at: Any, bits: Any) -> Any:
    """Store the lowest LANES bits."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells, at = Cells(context, builder, signature.args[0], arguments[0]), arguments[1]
        lane = ir.IntType(8 * context.get_abi_sizeof(cells.type))
        lanes = ir.VectorType(lane, LANES)
        bits = builder.trunc(arguments[2], lane) if lane.width < 64 else arguments[2]
        first = builder.insert_element(ir.Constant(lanes, ir.Undefined), bits, ir.IntType(32)(0))
        order = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
        spread = builder.shuffle_vector(first, ir.Constant(lanes, ir.Undefined), order)
        single = ir.Constant(lanes, [lane(1 << n) for n in range(LANES)])
        found = builder.icmp_unsigned("!=", builder.and_(spread, single), ir.Constant(lanes, None))
        place = builder.bitcast(builder.gep(cells.data[0], [at]), cells.several.as_pointer())
        builder.store(builder.select(found, cells.ones(at), ir.Constant(cells.several, None)), place, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64), code


def place_of(seat: int, viewer: int, players: int) -> int:
    """`planes.place_of`."""
    place = int(seat) - int(viewer)
    return place + (int(players) & (place >> SIGN))


def mark(out: Any, at: int, number: int) -> None:
    """`planes.mark`."""
    lay_one(out, max(at + max(number, 0), 0), number >= 0)  # type: ignore[call-arg]


def mark_seat(out: Any, at: int, seat: int, viewer: int, players: int, apart: int = 1) -> None:
    """`planes.mark_seat`."""
    place = int(max(seat, 0)) - int(viewer)
    place += int(players) & (place >> SIGN)
    lay_one(out, at + place * apart, seat >= 0)  # type: ignore[call-arg]


def mark_all(out: Any, at: int, numbers: int, width: int) -> None:
    """`planes.mark_all`: the whole block, its zeros as well; the last LANES overlap those before."""
    if width < LANES:
        for n in range(width):
            out[at + n] = numbers >> n & 1
    else:
        for n in range(0, width - LANES + 1, LANES):
            lay_all(out, at + n, numbers >> n)  # type: ignore[call-arg]
        lay_all(out, at + width - LANES, numbers >> (width - LANES))  # type: ignore[call-arg]


@cache
def teach_rows() -> None:
    """Register them with Numba, once."""
    overload(operator.setitem, jit_options=JIT, strict=False)(store)


def store(out: Any, at: Any, value: Any) -> Any:
    """What `out[at] = value` is compiled to; None where others know."""
    row = getattr(out, "instance_class", None)
    if row not in (FloatRow, HalfRow, ByteRow):
        return None
    if isinstance(at, types.SliceType):
        return clear
    if row is FloatRow:
        return store_as_is
    if row is HalfRow:
        return store_rounded if rounds() else store_half
    return store_share if isinstance(value, types.Float) else store_whole
