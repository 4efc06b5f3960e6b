"""Patches: what changed between two states, for a socket that asks to be told no more than that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NotRequired

from typing_extensions import TypedDict

LONG = 400  # characters from which a text is not sent again whole
GROWING = ("log", "chat")  # lists that only grow, as a rule


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
    found: Patch = {"set": {}, "add": {}, "cut": {}}
    _compare(found, "", old, new.items())
    if not found["set"]:
        del found["set"]
    if not found["add"]:
        del found["add"]
    if not found["cut"]:
        del found["cut"]
    return found


def _compare(found: Patch, path: str, old: Any, places: Iterable[tuple[Any, Any]]) -> None:
    """Note what differs from an object, or a list, at some places."""
    for place, value in places:
        before = old[place]
        if before is value or before == value:  # compared whole first: most is the same
            continue
        at, kind = f"{path}{place}", type(value)
        if kind is type(before):
            if isinstance(value, str):
                if len(value) >= LONG and len(before) >= LONG:
                    found["cut"][at] = cut(before, value)
                    continue
            elif kind is dict:
                if before.keys() == value.keys():
                    _compare(found, f"{at}.", before, value.items())
                    continue
            elif at == "seats" and len(before) == len(value):
                _compare(found, "seats.", before, enumerate(value))
                continue
            elif at in GROWING and value[: len(before)] == before:
                found["add"][at] = value[len(before) :]
                continue
        found["set"][at] = value


@lru_cache(maxsize=32)
def cut(old: str, new: str) -> tuple[int, int, str]:
    """How much of a text stays, at its start and at its end (as JavaScript counts), and what comes between.

    Remembered for a moment: all who look at a table are told of the same drawings.
    """
    size, last = len(old), len(new)
    most = min(size, last)
    start, high = 0, most
    while start < high:  # by halving: what is the same up to here is not compared again
        middle = (start + high + 1) // 2
        if new.startswith(old[start:middle], start):
            start = middle
        else:
            high = middle - 1
    end, high = 0, most - start
    while end < high:
        middle = (end + high + 1) // 2
        if new.endswith(old[size - middle : size - end], 0, last - end):
            end = middle
        else:
            high = middle - 1
    return units(new[:start]), units(new[last - end :]), new[start : last - end]


def units(text: str) -> int:
    """The length of a text as JavaScript counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
