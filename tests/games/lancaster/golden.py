"""Readable games that must never change: `python -m tests.games.lancaster.golden --write` makes them anew."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import reinos
from reinos.core.event import Event
from reinos.games.lancaster import RULES
from reinos.games.lancaster.state import State
from tests.games.lancaster.tables import COUNTS, random_play, table

FOLDER = Path(__file__).parent / "goldens"
SEED = 1413
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    **{f"base_{players}": {"players": players} for players in COUNTS},
    **{f"new_{players}": {"players": players, "law_mode": "new"} for players in COUNTS},
    "mixed_random": {"players": 3, "law_mode": "mixed_random", "open_resources": True},
    "old_and_new": {"preset": "old_and_new"},
    "mixed_even": {"players": 5, "law_mode": "mixed_choice", "law_group_0": "new", "law_group_2": "new"},
    "deployed_2": {"players": 2, "upgrade_scope": "deployed", "law_mode": "new"},
    "deployed_4": {"players": 4, "upgrade_scope": "deployed"},
}
APART = frozenset({"key", "pool", "stream", "block", "drawn", "events", "event_count", "points", "ranks"})
STATE = tuple(name for name in State.fields if name not in APART)


def state_hash(s: Any) -> str:
    """The state of a table in six digits, whatever the layout of its record."""
    state = {name: getattr(s, name) for name in STATE}
    plain = {name: value if isinstance(value, int) else value.tolist() for name, value in state.items()}
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:6]


def told(happened: list[Event]) -> str:
    """Events in one line."""
    return "; ".join(" ".join([event.kind, *map(str, event.args.values())]) for event in happened)


def playthrough(name: str) -> str:
    """One whole game: each choice, what followed, and the state after it; then the result."""
    options = CONFIGURATIONS[name]
    s = table(SEED, **options)
    opening = RULES.events.read(s.events, s.event_count)
    lines = [repr(reinos.load("lancaster", **options)), f"      {told(opening)} | {state_hash(s)}"]
    for number, (seat, choice, happened) in enumerate(random_play(s, name), 1):
        lines.append(f"{number:4}. {seat} {choice}: {told(happened)} | {state_hash(s)}")
    for seat in range(s.players):
        sources = " ".join(map(str, [*s.earned[seat], *s.final[seat]]))
        lines.append(f"seat {seat}: {s.points[seat]} points ({sources}), rank {s.ranks[seat]}")
    return "\n".join(lines) + "\n"


def write() -> None:
    """Make all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name in CONFIGURATIONS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__" and "--write" in sys.argv:
    write()
