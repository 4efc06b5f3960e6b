"""The game as it happens: what people are shown of an event. Without this file they are shown its line in the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reinos.core.cue import Cue, Loss
from reinos.core.event import Event
from reinos.core.scene import Scene


def cues(line: Cue, event: Event, before: Scene, after: Scene) -> Iterator[Cue]:
    """The cues of an event, made from its line in the log; places are ids of the drawing before or after the step."""
    if event.kind == "took":
        gone = range(after.view["stones"] + 1, before.view["stones"] + 1)
        stones = tuple(f"stone-{n}" for n in gone)
        yield replace(line, at=stones, losses=tuple(Loss(stone, stone) for stone in stones))
    else:
        yield line
