"""What clients do with patches; for tests and measurements."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def applied(state: Json, changes: Json) -> Json:
    """The state that a patch leads to; the old one stays as it is."""
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
