"""What processors have an instruction for, and what Numba would else need its slowest passes to find."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic


@intrinsic
def trailing_zeros(typing: Any, mask: Any) -> Any:
    """The zeros below the lowest bit that is set; 64 if none is."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@intrinsic
def ones(typing: Any, mask: Any) -> Any:
    """The bits that are set."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


def count(mask: int) -> int:
    """`bits.count`."""
    found: int = ones(mask)  # type: ignore[call-arg]
    return found


def lowest(mask: int) -> int:
    """`bits.lowest`."""
    found: int = trailing_zeros(mask)  # type: ignore[call-arg]
    return found
