"""What an array's elements are: a number of some width, or a record with named fields."""

from __future__ import annotations

import struct
from typing import Any

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "b1": "?"}
FORMATS |= {"f4": "f", "f8": "d"}


class generic:  # noqa: N801  # NumPy's names, here and below
    """A kind of number. Elements themselves are Python's own numbers."""

    code = "f8"

    def __new__(cls, value: Any = 0) -> Any:
        """The value as a number of this kind, which must be able to hold it."""
        kind = dtype(cls)
        return struct.unpack(kind.char, struct.pack(kind.char, value))[0]


class integer(generic):  # noqa: N801
    """Whole numbers."""

    code = "i8"


class floating(generic):  # noqa: N801
    """Numbers with a fraction."""


class int8(integer):  # noqa: N801, D101
    code = "i1"


class int16(integer):  # noqa: N801, D101
    code = "i2"


class int32(integer):  # noqa: N801, D101
    code = "i4"


class int64(integer):  # noqa: N801, D101
    code = "i8"


class uint8(integer):  # noqa: N801, D101
    code = "u1"


class uint16(integer):  # noqa: N801, D101
    code = "u2"


class uint32(integer):  # noqa: N801, D101
    code = "u4"


class uint64(integer):  # noqa: N801, D101
    code = "u8"


class float32(floating):  # noqa: N801, D101
    code = "f4"


class float64(floating):  # noqa: N801, D101
    code = "f8"


class bool_(generic):  # noqa: N801, D101
    code = "b1"


class record(generic):  # noqa: N801
    """A record, whose fields can be had as attributes where NumPy is."""


OWN = {int: "i8", float: "f8", bool: "b1"}


class dtype:  # noqa: N801
    """The type of an array's elements."""

    def __init__(self, given: Any, align: bool = False) -> None:
        self.names: tuple[str, ...] | None = None
        self.fields: dict[str, tuple[dtype, int]] | None = None
        self.shape: tuple[int, ...] = ()
        self.base = self
        if isinstance(given, tuple) and given[0] is record:
            vars(self).update(vars(dtype(given[1])))
        elif isinstance(given, tuple):
            kind, shape = given
            self.base = dtype(kind)
            self.shape = (shape,) if isinstance(shape, int) else tuple(shape)
            self._number(self.base.str)
            for length in self.shape:
                self.itemsize *= length
        elif isinstance(given, list):
            kinds = [dtype((kind, *shape)) if shape else dtype(kind) for _, kind, *shape in given]
            self._record([name for name, *_ in given], kinds, None, None, align)
        elif isinstance(given, dict):
            kinds = [dtype(kind) for kind in given["formats"]]
            self._record(given["names"], kinds, given["offsets"], given["itemsize"])
        elif isinstance(given, dtype):
            vars(self).update(vars(given))
        elif isinstance(given, str):
            self._number(given)
        else:
            self._number(OWN.get(given) or given.code)

    def _number(self, code: str) -> None:
        code = code.lstrip("<|=")
        self.char, self.kind, self.itemsize = FORMATS[code], code[0], int(code[1:])
        self.str = ("|" if self.itemsize == 1 else "<") + code

    def _record(
        self,
        names: list[str],
        kinds: list[dtype],
        offsets: list[int] | None,
        size: int | None,
        align: bool = False,
    ) -> None:
        self.char, self.kind, self.itemsize = "B", "V", 0
        self.names, self.fields = tuple(names), {}
        widest = max(kind.base.itemsize for kind in kinds) if align else 1
        for number, (name, kind) in enumerate(zip(names, kinds, strict=True)):
            if align:
                self.itemsize += -self.itemsize % kind.base.itemsize
            offset = self.itemsize if offsets is None else offsets[number]
            self.fields[name] = kind, offset
            self.itemsize = offset + kind.itemsize
        self.itemsize += -self.itemsize % widest
        self.itemsize = self.itemsize if size is None else size
        self.str = f"|V{self.itemsize}"

    def _key(self) -> tuple[Any, ...]:
        fields = self.fields and tuple((name, kind._key(), at) for name, (kind, at) in self.fields.items())
        return self.str, self.shape, self.itemsize, fields

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, dtype) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash(self._key())

    def __class_getitem__(cls, item: Any) -> Any:
        return cls


def as_dtype(given: Any) -> dtype:
    """The type that something names."""
    if isinstance(given, dtype):
        return given
    if given not in _known:
        _known[given] = dtype(given)
    return _known[given]


_known: dict[Any, dtype] = {}
