"""Readable games of Brian Boru."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reinos.games.brian_boru import RULES
from reinos.games.brian_boru.box import MILDER, REGION_IDS
from reinos.games.brian_boru.state import State
from tests.games.brian_boru.tables import random_play, start, towns
from tests.golden import Goldens, course

SEED = 7
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "players_3": {"players": 3},
    "players_4": {"players": 4},
    "players_5": {"players": 5},
    "milder_vikings": {"players": 4, "vikings": MILDER},
}
STATE = sorted(set(RULES.table.fields) - set(vars(State.__mro__[1])))  # the game's own fields


def lines(name: str) -> Iterator[str]:
    """One whole game, then how it ended."""
    s = start(seed=SEED, **CONFIGURATIONS[name])
    yield from course(s, random_play(s, SEED), STATE)
    for seat in range(s.players):
        held = [region for i, region in enumerate(REGION_IDS) if s.claim_holder[i] == seat]
        yield from ("", f"seat {seat}: {s.points[seat]} points, rank {s.ranks[seat]}")
        yield f"  towns: {', '.join(sorted(towns(int(s.discs[seat]))))}"
        yield f"  tokens: {', '.join(held) or 'none'}"
    yield from ("", f"vikings: {', '.join(sorted(towns(s.raided))) or 'none'}")
    yield f"monasteries: {', '.join(sorted(towns(s.monasteries))) or 'none'}"


GOLDENS = Goldens("brian_boru", CONFIGURATIONS, lines)
