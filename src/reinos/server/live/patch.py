"""Patches: what changed between two states, for a socket that asks to be told no more than that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import accumulate
from typing import Any, NotRequired

from typing_extensions import TypedDict

LONG = 400  # characters from which a text is not sent again whole, nor a part of it
GROWING = ("log", "chat")  # lists that only grow, as a rule
SEAM = ' class="'  # where drawings are taken apart

Cut = tuple[int, int, str]


class Patch(TypedDict):
    """What leads from one state to another, by path."""

    set: NotRequired[dict[str, Any]]
    """Values that replace others."""
    add: NotRequired[dict[str, list[Any]]]
    """Entries that lists have more."""
    cut: NotRequired[dict[str, list[Cut]]]
    """Texts: from where to where the old one is replaced (UTF-16 units), and by what; from its start to its end."""


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
                    found["cut"][at] = cuts(before, value)
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
def cuts(old: str, new: str) -> list[Cut]:
    """What is replaced in a text, as JavaScript counts.

    A drawing is taken apart at its classes, which nearly every element has, and what stays is found by its parts.
    Remembered for a moment: all who look at a table are told of the same drawings.
    """
    start, end = alike(old, new)
    *before, _ = old[start : len(old) - end].split(SEAM)  # the last ones have no seam behind them
    *after, last = new[start : len(new) - end].split(SEAM)
    begins = [*accumulate(map(len, before), initial=start)]  # without the seams
    places = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))
    found: list[Cut] = []
    here, fresh = 0, list[str]()  # how many of the old parts are dealt with; and what comes before the next that stays
    for part in after:
        place = here if here < len(before) and before[here] == part else places.get(part, -1)
        if place < here:
            fresh.append(part)
            continue
        if fresh or place > here:
            span = begins[here] + here * len(SEAM), begins[place] + place * len(SEAM)
            found.append(_trimmed(old, *span, SEAM.join([*fresh, ""])))
        here, fresh = place + 1, []
    span = begins[here] + here * len(SEAM), len(old) - end
    found.append(_trimmed(old, *span, SEAM.join([*fresh, last])))
    if units(old) == len(old):  # else it has characters that JavaScript counts twice
        return found
    return [(units(old[:first]), units(old[:beyond]), text) for first, beyond, text in found]


def _trimmed(old: str, start: int, end: int, text: str) -> Cut:
    """What comes in the place of a part of a text: where much does, only as far as it differs."""
    if end - start < LONG or len(text) < LONG:
        return start, end, text
    head, tail = alike(old[start:end], text)
    return start + head, end - tail, text[head : len(text) - tail]


def alike(old: str, new: str) -> tuple[int, int]:
    """How many characters two texts have in common at their start, and then at their end."""
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
    return start, end


def units(text: str) -> int:
    """The length of a text as JavaScript counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
