"""How things are written on the wire and in the database."""

from __future__ import annotations

from typing import Any

import orjson


class Written:
    """A value that is JSON already."""

    __slots__ = ("json",)

    def __init__(self, json: bytes) -> None:
        self.json = json

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Written) and other.json == self.json

    def __hash__(self) -> int:
        return hash(self.json)


def _as_it_is(value: Any) -> orjson.Fragment:
    if isinstance(value, Written):
        return orjson.Fragment(value.json)
    raise TypeError(f"{type(value).__name__} has no place in JSON")


def as_bytes(value: Any) -> bytes:
    """JSON as it is sent."""
    return orjson.dumps(value, default=_as_it_is)


def as_text(value: Any) -> str:
    """JSON as it is stored."""
    return as_bytes(value).decode()
