"""Another state of something that cannot change."""

from __future__ import annotations

from dataclasses import Field
from typing import Any, ClassVar, Protocol, TypeVar


class Fields(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


T = TypeVar("T", bound=Fields)


def changed(old: T, **fields: Any) -> T:
    """A frozen dataclass with some fields changed, without what was worked out from the others.

    As `dataclasses.replace` does, which asks for each field by itself: a table has 27 and is changed at every command.
    """
    known = vars(old)
    new = object.__new__(type(old))
    vars(new).update({name: known[name] for name in type(old).__dataclass_fields__} | fields)
    return new
