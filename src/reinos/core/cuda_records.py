"""How a GPU copies records: many words on their way at once. Left to numba-cuda, each byte is an instruction."""

from __future__ import annotations

import operator
from functools import cache
from importlib import import_module
from typing import Any

WORD = 8  # bytes; records begin and end at multiples of it
AT_ONCE = 16  # words that are read before the first of them is written


@cache
def teach_copies() -> None:
    """Register with numba-cuda, once, what `records[i] = record` does."""
    from llvmlite import ir

    arrays, types, cgutils = (import_module(f"numba.cuda.{name}") for name in ("np.arrayobj", "types", "cgutils"))
    number = ir.IntType(64)

    def copy(context: Any, builder: Any, sig: Any, args: Any) -> None:
        kind, index, record = sig.args
        array = arrays.make_array(kind)(context, builder, args[0])
        at = context.cast(builder, args[1], index, types.intp)
        place, _, _ = arrays.basic_indexing(context, builder, kind, array, (types.intp,), (at,), boundscheck=False)
        given, made = (builder.bitcast(pointer, number.as_pointer()) for pointer in (args[2], place))

        def words(first: Any, count: int) -> None:
            places = [builder.add(first, number(n)) for n in range(count)]
            taken = [builder.load(builder.gep(given, [n]), align=WORD) for n in places]
            for n, word in zip(places, taken, strict=True):
                builder.store(word, builder.gep(made, [n]), align=WORD)

        whole, rest = divmod(record.size // WORD, AT_ONCE)
        # A number that the compiler cannot see through: it would write the loop out.
        rounds = builder.asm(ir.FunctionType(number, []), f"mov.u64 $0, {whole};", "=l", [], side_effect=False)
        with cgutils.for_range(builder, rounds) as loop:
            words(builder.mul(loop.index, number(AT_ONCE)), AT_ONCE)
        words(number(whole * AT_ONCE), rest)

    lower = import_module("numba.cuda.extending").lower_builtin
    lower(operator.setitem, types.Array, types.Integer, types.Record)(copy)
