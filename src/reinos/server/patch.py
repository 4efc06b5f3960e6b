"""Patches: what changed between two states, for a socket that asks to be told no more than that."""

from __future__ import annotations

from typing import Any

from reinos.server.wire import Written

Json = dict[str, Any]
Parts = Json  # by path
LONG = 400  # characters from which a text is not sent again whole
GROWING = ("log", "chat")  # lists that only grow, as a rule
BLOCKS = (4096, 512, 64, 8, 1)  # characters that are compared at once


def parts_of(state: Json) -> Parts:
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


def patch(old: Parts, new: Parts) -> Json | None:
    """What leads from one state to another: `set` by path, `add` to lists, `cut` out of texts; None: send it whole."""
    if old.keys() != new.keys():
        return None
    changes: Json = {"set": {}, "add": {}, "cut": {}}
    for path, value in new.items():
        before = old[path]
        if before == value:
            continue
        if isinstance(value, str) and isinstance(before, str) and min(len(value), len(before)) >= LONG:
            changes["cut"][path] = cut(before, value)
        elif path in GROWING and (rows := added(before, value)) is not None:
            changes["add"][path] = rows
        else:
            changes["set"][path] = value
    return {name: found for name, found in changes.items() if found}


def added(old: Any, new: Any) -> Any:
    """The entries that a list has more than another, as a list; None when it does not begin like that one."""
    if isinstance(new, Written):
        goes_on = isinstance(old, Written) and new.json.startswith(old.json[:-1])
        return Written(b"[" + new.json[len(old.json) - 1 :].removeprefix(b",")) if goes_on else None
    return new[len(old) :] if new[: len(old)] == old else None


def cut(old: str, new: str) -> list[int | str]:
    """How much of a text stays, at its start and at its end (as JavaScript counts), and what comes between."""
    start = common(old, new, 0)
    end = common(old, new, start, from_end=True)
    return [units(new[:start]), units(new[len(new) - end :]), new[start : len(new) - end]]


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


def applied(state: Json, changes: Json) -> Json:
    """The state that a patch leads to; the old one stays as it is. What clients do; here for tests and measurements."""
    for path, value in changes.get("set", {}).items():
        state = _with(state, path.split("."), lambda _, value=value: value)
    for path, rows in changes.get("add", {}).items():
        state = _with(state, path.split("."), lambda old, rows=rows: old + rows)
    for path, piece in changes.get("cut", {}).items():
        state = _with(state, path.split("."), lambda old, piece=piece: _mended(old, *piece))
    return state


def _with(state: Any, path: list[str], change: Any) -> Any:
    if not path:
        return change(state)
    first, *rest = path
    if isinstance(state, list):
        place = int(first)
        return [*state[:place], _with(state[place], rest, change), *state[place + 1 :]]
    return {**state, first: _with(state[first], rest, change)}


def _mended(old: str, start: int, end: int, middle: str) -> str:
    text = old.encode("utf-16-le")
    return (text[: 2 * start] + middle.encode("utf-16-le") + text[len(text) - 2 * end :]).decode("utf-16-le")
