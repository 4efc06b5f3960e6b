"""Patches: what changed between two states, for a socket that asks to be told no more than that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired

from typing_extensions import TypedDict

Parts = dict[str, Any]  # by path
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


def parts_of(state: Mapping[str, Any]) -> Parts:
    """A state in parts that are told apart: objects by their fields, seats by their number, all else whole."""
    found: Parts = {}
    for name, value in state.items():
        if name == "seats":
            for number, seat in enumerate(value):
                _spread(found, f"seats.{number}", seat)
        else:
            _spread(found, name, value)
    return found


def _spread(found: Parts, path: str, value: Any) -> None:
    if isinstance(value, dict) and value:
        for name, part in value.items():
            _spread(found, f"{path}.{name}", part)
    else:
        found[path] = value


def patch(old: Parts, new: Parts) -> Patch | None:
    """What leads from one state to another; None when it is better sent whole."""
    if old.keys() != new.keys():
        return None
    replaced: dict[str, Any] = {}
    longer: dict[str, list[Any]] = {}
    cuts: dict[str, tuple[int, int, str]] = {}
    for path, value in new.items():
        before = old[path]
        if before == value:
            continue
        if isinstance(value, str) and isinstance(before, str) and min(len(value), len(before)) >= LONG:
            cuts[path] = cut(before, value)
        elif path in GROWING and value[: len(before)] == before:
            longer[path] = value[len(before) :]
        else:
            replaced[path] = value
    found: Patch = {}
    if replaced:
        found["set"] = replaced
    if longer:
        found["add"] = longer
    if cuts:
        found["cut"] = cuts
    return found


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
