"""Events: what a step did, kept in a small buffer in the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from reinos.core.record import EVENT_ARGS, EVENT_ROWS, Table
from reinos.core.rule import rule

EVERYBODY = -1  # the mask with every bit set
HIDDEN = 0  # the kind of an event that the viewer may not see


@dataclass(frozen=True)
class Event:
    """Something that happened, with named arguments."""

    kind: str
    args: dict[str, int]


class Gain(NamedTuple):
    """Points that an event brings to a seat; `source` is a row of the result's `sources`."""

    seat: int
    points: int
    source: int


class Events:
    """The event kinds of a game, numbered from 1 in the order given: name -> argument names."""

    def __init__(self, **kinds: tuple[str, ...]) -> None:
        for kind, names in kinds.items():
            if len(names) > EVENT_ARGS:
                raise TypeError(f"event {kind}: at most {EVENT_ARGS} arguments, not {len(names)}")
        self.kinds: Mapping[str, tuple[str, ...]] = kinds
        self._names = tuple(kinds)

    def __getitem__(self, kind: str) -> int:
        """The number of a kind, for `emit`."""
        return self._names.index(kind) + 1

    def read(self, rows: Any, count: int) -> list[Event]:
        """The visible events of a buffer as objects."""
        found = []
        for kind, _, *values in rows[:count].tolist():
            if kind != HIDDEN:
                name = self._names[kind - 1]
                found.append(Event(name, dict(zip(self.kinds[name], values, strict=False))))
        return found


@rule
def emit(s: Table, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Tell everybody that something happened."""
    emit_to(s, EVERYBODY, kind, a, b, c, d, e, f)


@rule
def emit_to(
    s: Table, seats: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Tell the seats of a bit mask only; past the end of the buffer only the count grows."""
    if s.quiet:
        return
    n = s.event_count
    s.event_count += 1
    if n < EVENT_ROWS:
        row = s.events[n]
        row[0] = kind
        row[1] = seats
        row[2] = a
        row[3] = b
        row[4] = c
        row[5] = d
        row[6] = e
        row[7] = f


@rule
def hide_events(s: Table, viewer: int) -> None:
    """Blank what is left of earlier steps, and the events that the viewer (-1: a spectator) may not see."""
    count = min(s.event_count, EVENT_ROWS)
    s.events[count:, :] = 0
    for n in range(count):
        seats = int(s.events[n, 1])
        if seats != EVERYBODY and (viewer < 0 or (seats >> viewer) & 1 == 0):
            s.events[n, :] = 0
