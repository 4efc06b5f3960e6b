"""Readable games of El Grande."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reinos.games.el_grande import RULES
from reinos.games.el_grande.cards import CARD_IDS
from reinos.games.el_grande.pieces import PLACE_IDS
from tests.games.el_grande.tables import random_play, table
from tests.golden import Goldens, course

SEED = 1997
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "five": {"players": 5},
    "five_players_17": {"players": 5},  # the name is the seed: one with an action that comes to nothing
    "short_two": {"players": 2, "short": True},
    "short_four": {"players": 4, "short": True},
    "classic_45": {"players": 3, "short": True, "action_card_set": "classic_45"},
    "without_veto": {"players": 5, "short": True, "with_veto": False},
    "wheel_not_on_the_king": {"players": 4, "short": True, "wheel_may_name_king_region": False},
}
# All but the dice, the events and the results: the state, whatever the layout of the record.
STATE = sorted(
    set(RULES.table.fields) - {"key", "pool", "stream", "block", "drawn", "events", "event_count", "quiet", "ranks"}
)
NAMES = {"card": CARD_IDS, "place": PLACE_IDS, "region": PLACE_IDS}


def lines(name: str) -> Iterator[str]:
    """One whole game, then the result."""
    s = table(SEED, **CONFIGURATIONS[name])
    yield from course(s, random_play(s, name, eager=True), STATE, NAMES, nothing="-")
    yield ""
    for seat in range(s.players):
        yield f"seat {seat}: {s.points[seat]} points, rank {s.ranks[seat]}"


GOLDENS = Goldens("el_grande", CONFIGURATIONS, lines)
