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
    for path, cuts in changes.get("cut", {}).items():
        state = _with(state, path.split("."), lambda old, cuts=cuts: mended(old, cuts))
    return state


def _with(state: Any, path: list[str], change: Any) -> Any:
    if not path:
        return change(state)
    first, *rest = path
    if isinstance(state, list):
        place = int(first)
        return [*state[:place], _with(state[place], rest, change), *state[place + 1 :]]
    return {**state, first: _with(state[first], rest, change)}


def mended(old: str, cuts: list[Any]) -> str:
    """A text with other pieces in some places, which are counted as JavaScript counts."""
    text, made, done = old.encode("utf-16-le"), b"", 0
    for start, end, piece in cuts:
        assert done <= start <= end
        made += text[2 * done : 2 * start] + piece.encode("utf-16-le")
        done = end
    return (made + text[2 * done :]).decode("utf-16-le")
