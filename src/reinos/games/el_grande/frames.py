"""The stack of frames: what the table waits for, the latest on top."""

from __future__ import annotations

from reinos.core.rule import rule
from reinos.games.el_grande.state import State


@rule
def push(s: State, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Put a frame with its four arguments on the stack."""
    frame = s.frames[s.depth]
    frame[0] = kind
    frame[1] = a
    frame[2] = b
    frame[3] = c
    frame[4] = d
    s.depth += 1


@rule
def pop(s: State) -> None:
    """Take the top frame off; what is not in use is zero, so that equal tables have equal bytes."""
    s.depth -= 1
    s.frames[s.depth, :] = 0


@rule
def top(s: State) -> int:
    """The kind of the top frame."""
    return argument(s, 0)


@rule
def argument(s: State, n: int) -> int:
    """An argument of the top frame, from 1; as wide as other numbers, so that rules are compiled once."""
    return int(s.frames[s.depth - 1, n]) + 0
