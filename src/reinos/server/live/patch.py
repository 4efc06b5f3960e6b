"""Patches: what changed between two states, for a socket that asks to be told no more than that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, NotRequired

from typing_extensions import TypedDict

LONG = 400  # characters from which a text is not sent again whole
GROWING = ("log", "chat")  # lists that only grow, as a rule
BLOCKS = (4096, 512, 64, 8, 1)  # characters that are compared at once


class Patch(TypedDict):
    """What leads from one state to another, by path."""

    set: NotRequired[dict[str, Any]]
    """Values that replace others."""
    add: NotRequired[dict[str, list[Any]]]
    """Entries that lists have more."""
    cut: NotRequired[dict[str, tuple[int, int, str]]]
    """Texts: how many characters stay at the start and at the end (UTF-16 units), and what comes between."""


def patch(old: Mapping[str, Any], new: Mapping[str, Any]) -> Patch:
    """What leads from one state to another: objects are compared by their fields, seats by their number, all else
    whole. What is the same object, as parts of the drawing are that did not change, is not looked into."""
    found = Changes({}, {}, {})
    _compare(found, "", old, new, new)
    return {name: changes for name, changes in found._asdict().items() if changes}  # type: ignore[return-value]


class Changes(NamedTuple):
    """A patch in the making."""

    set: dict[str, Any]
    add: dict[str, list[Any]]
    cut: dict[str, tuple[int, int, str]]


def _compare(found: Changes, path: str, old: Any, new: Any, places: Iterable[Any]) -> None:
    """Note what differs at some places of two objects, or of two lists."""
    for place in places:
        before, value = old[place], new[place]
        if before is not value and before != value:
            _change(found, f"{path}{place}", before, value)


def _change(found: Changes, path: str, before: Any, value: Any) -> None:
    match before, value:
        case dict(), dict() if before.keys() == value.keys():
            _compare(found, f"{path}.", before, value, value)
        case list(), list() if path == "seats" and len(before) == len(value):
            _compare(found, f"{path}.", before, value, range(len(value)))
        case list(), list() if path in GROWING and value[: len(before)] == before:
            found.add[path] = value[len(before) :]
        case str(), str() if min(len(value), len(before)) >= LONG:
            found.cut[path] = cut(before, value)
        case _:
            found.set[path] = value


def cut(old: str, new: str) -> tuple[int, int, str]:
    """How much of a text stays, at its start and at its end (as JavaScript counts), and what comes between."""
    start = common(old, new, 0)
    end = common(old, new, start, from_end=True)
    return units(new[:start]), units(new[len(new) - end :]), new[start : len(new) - end]


def common(old: str, new: str, taken: int, *, from_end: bool = False) -> int:
    """How many characters two texts have in common, at their start or at their end, beside those taken."""
    most, same = min(len(old), len(new)) - taken, 0
    for block in BLOCKS:
        while same + block <= most:
            one, other = (
                (old[len(old) - same - block : len(old) - same], new[len(new) - same - block : len(new) - same])
                if from_end
                else (old[same : same + block], new[same : same + block])
            )
            if one != other:
                break
            same += block
    return same


def units(text: str) -> int:
    """The length of a text as JavaScript counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
