"""Readable games that must never change: `python -m tests.games.brian_boru.golden --write` makes them anew."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import reinos
from reinos.core.event import Event
from reinos.games.brian_boru import RULES
from reinos.games.brian_boru.state import MILDER, REGION_IDS, State
from tests.games.brian_boru.tables import events, random_play, start, towns

FOLDER = Path(__file__).parent / "goldens"
SEED = 7
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "players_3": {"players": 3},
    "players_4": {"players": 4},
    "players_5": {"players": 5},
    "milder_vikings": {"players": 4, "vikings": MILDER},
}
STATE = sorted(set(RULES.table.fields) - set(vars(State.__mro__[1])))  # the game's own fields


def state_hash(s: Any) -> str:
    """The state of a table in six digits, whatever the layout of its record."""
    state = {name: getattr(s, name) for name in STATE}
    plain = {name: value if isinstance(value, int) else value.tolist() for name, value in state.items()}
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:6]


def told(happened: list[Event]) -> str:
    """Events in one line."""
    return "; ".join(" ".join([event.kind, *map(str, event.args.values())]) for event in happened)


def playthrough(name: str) -> str:
    """One whole game: each choice, what followed, and the state after it; then how it ended."""
    options = CONFIGURATIONS[name]
    s = start(seed=SEED, **options)
    lines = [repr(reinos.load("brian_boru", **options)), f"      {told(events(s))} | {state_hash(s)}"]
    for number, (seat, choice, happened) in enumerate(random_play(s, SEED), 1):
        lines.append(f"{number:4}. {seat} {choice}: {told(happened)} | {state_hash(s)}")
    for seat in range(s.players):
        held = [region for i, region in enumerate(REGION_IDS) if s.claim_holder[i] == seat]
        lines += [
            "",
            f"seat {seat}: {s.points[seat]} points, rank {s.ranks[seat]}",
            f"  towns: {', '.join(sorted(towns(int(s.discs[seat]))))}",
            f"  tokens: {', '.join(held) or 'none'}",
        ]
    lines += ["", f"vikings: {', '.join(sorted(towns(s.raided))) or 'none'}"]
    lines.append(f"monasteries: {', '.join(sorted(towns(s.monasteries))) or 'none'}")
    return "\n".join(lines) + "\n"


def write() -> None:
    """Make all files anew."""
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name in CONFIGURATIONS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__" and "--write" in sys.argv:
    write()
