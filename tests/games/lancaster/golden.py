"""Readable games of Lancaster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reinos.games.lancaster.state import State
from tests.games.lancaster.tables import COUNTS, random_play, table
from tests.golden import Goldens, course

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
APART = frozenset({"key", "pool", "stream", "block", "drawn", "events", "event_count", "quiet", "points", "ranks"})
STATE = tuple(name for name in State.fields if name not in APART)


def lines(name: str) -> Iterator[str]:
    """One whole game, then the result."""
    s = table(SEED, **CONFIGURATIONS[name])
    yield from course(s, random_play(s, name), STATE)
    for seat in range(s.players):
        sources = " ".join(map(str, [*s.earned[seat], *s.final[seat]]))
        yield f"seat {seat}: {s.points[seat]} points ({sources}), rank {s.ranks[seat]}"


GOLDENS = Goldens("lancaster", CONFIGURATIONS, lines)
