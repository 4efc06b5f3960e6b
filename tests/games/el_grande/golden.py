"""Readable games that must never change: `python -m tests.games.el_grande.golden --write` makes them anew."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import reinos
from reinos.core.event import Event
from reinos.games.el_grande import RULES
from reinos.games.el_grande.state import CARD_IDS, PLACE_IDS
from tests.games.el_grande.tables import events, random_play, table

FOLDER = Path(__file__).parent / "goldens"
SEED = 1997
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "five": {"players": 5},
    "short_two": {"players": 2, "short": True},
    "short_four": {"players": 4, "short": True},
    "classic_45": {"players": 3, "short": True, "action_card_set": "classic_45"},
    "without_veto": {"players": 5, "short": True, "with_veto": False},
    "wheel_not_on_the_king": {"players": 4, "short": True, "wheel_may_name_king_region": False},
}
# All but the dice, the events and the results: the state, whatever the layout of the record.
STATE = sorted(set(RULES.table.fields) - {"key", "pool", "stream", "block", "drawn", "events", "event_count", "ranks"})
NAMES = {"card": CARD_IDS, "place": PLACE_IDS, "region": PLACE_IDS}


def state_hash(s: Any) -> str:
    """The state of a table in six digits."""
    state = {name: getattr(s, name) for name in STATE}
    plain = {name: value if isinstance(value, int) else value.tolist() for name, value in state.items()}
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:6]


def told(happened: list[Event]) -> str:
    """Events in one line, with the names of cards and places."""
    lines = []
    for event in happened:
        args = [NAMES[name][value] if name in NAMES else str(value) for name, value in event.args.items()]
        lines.append(" ".join([event.kind, *args]))
    return "; ".join(lines) or "-"


def playthrough(name: str) -> str:
    """One whole game: each choice, what followed, and the state after it; then the result."""
    options = CONFIGURATIONS[name]
    s = table(SEED, **options)
    lines = [repr(reinos.load("el_grande", **options)), f"      {told(events(s))} | {state_hash(s)}"]
    for number, (seat, choice) in enumerate(random_play(s, name, eager=True), 1):
        lines.append(f"{number:4}. {seat} {choice}: {told(events(s))} | {state_hash(s)}")
    lines.append("")
    for seat in range(s.players):
        lines.append(f"seat {seat}: {s.points[seat]} points, rank {s.ranks[seat]}")
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
