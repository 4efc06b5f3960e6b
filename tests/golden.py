"""Readable games that must never change: `python -m tests.golden GAME` writes those of a game anew."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import reinos
from reinos.core.choice import Choice
from reinos.core.event import Event

Names = Mapping[str, Sequence[str]]  # argument of an event -> the names of its values


@dataclass(frozen=True)
class Goldens:
    """The playthroughs of a game: configurations by name, and what is written of each after its first line."""

    game: str
    configurations: Mapping[str, Mapping[str, Any]]
    lines: Callable[[str], Iterable[str]]

    @property
    def folder(self) -> Path:
        """Where they are kept."""
        return Path(__file__).parent / "games" / self.game / "goldens"

    def path(self, name: str) -> Path:
        """The file of a configuration."""
        return self.folder / f"{name}.txt"

    def playthrough(self, name: str) -> str:
        """The whole game of a configuration."""
        return "\n".join([repr(reinos.load(self.game, **self.configurations[name])), *self.lines(name)]) + "\n"

    def write(self) -> None:
        """Make all files anew."""
        for path in self.folder.glob("*.txt"):
            path.unlink()
        for name in self.configurations:
            self.path(name).write_text(self.playthrough(name), encoding="utf-8")


def goldens(game: str) -> Goldens:
    """The playthroughs of a game."""
    found: Goldens = import_module(f"tests.games.{game}.golden").GOLDENS
    return found


def course(
    s: Any, steps: Iterable[tuple[int, Choice]], state: Sequence[str], names: Names | None = None, nothing: str = ""
) -> Iterator[str]:
    """Each choice, what followed, and the fields `state` after it in six digits."""
    yield f"      {told(s, names or {}) or nothing} | {state_hash(s, state)}"
    for number, (seat, choice, *_) in enumerate(steps, 1):
        yield f"{number:4}. {seat} {choice}: {told(s, names or {}) or nothing} | {state_hash(s, state)}"


def state_hash(s: Any, state: Sequence[str]) -> str:
    """The state of a table in six digits, whatever the layout of its record."""
    values = {name: getattr(s, name) for name in state}
    plain = {name: value if isinstance(value, int) else value.tolist() for name, value in values.items()}
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:6]


def told(s: Any, names: Names) -> str:
    """The events of the last step in one line."""
    return "; ".join(one_event(event, names) for event in s.verbs.events.read(s.events, s.event_count))


def one_event(event: Event, names: Names) -> str:
    """An event with its arguments, by name where they have one."""
    args = (names[name][value] if name in names else str(value) for name, value in event.args.items())
    return " ".join([event.kind, *args])


if __name__ == "__main__":
    goldens(sys.argv[1]).write()
