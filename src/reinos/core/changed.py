"""Another state of something that cannot change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field
from typing import Any, ClassVar, Protocol, TypeVar


class Fields(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


T = TypeVar("T", bound=Fields)


def changed(old: T, **fields: Any) -> T:
    """A frozen dataclass with some fields changed, without what was worked out from the others; but with that which its
    class names in `LASTING`, each with the fields that it comes from, when these stay.

    As `dataclasses.replace` does, which asks for each field by itself: a table has 27 and is changed at every command.
    """
    known, kind = vars(old), type(old)
    new = object.__new__(kind)
    made = vars(new)
    made.update({name: known[name] for name in kind.__dataclass_fields__} | fields)
    lasting: Mapping[str, frozenset[str]] = getattr(kind, "LASTING", {})
    for name, source in lasting.items():
        if name in known and source.isdisjoint(fields):
            made[name] = known[name]
    return new
