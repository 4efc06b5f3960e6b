"""Planes have what seldom happens, too: the conformance suite's random games hardly ever change these fields."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.core.position import Position
from reinos.core.record import copy_records
from reinos.games.risk_europe.features import GOLD_CITIES

# Game and players; a field by seat, and its block of planes; another value.
SELDOM = [
    ("risk_europe", 4, "alive", 0),
    ("risk_europe", 4, "saved", 1),
    ("risk_europe", 4, "left_in", 3),
    ("risk_europe", 4, "gone", 0b101),
    ("brian_boru", 5, "lacks", 0b101),
]


def changed(start: Position, field: str, place: int, value: int, viewer: int, block: str) -> list[int]:
    """The rows of a block that another value in a field changes."""
    record = copy_records(start.record)
    assert record[field][0, place] != value
    record[field][0, place] = value
    other = Position(start.game, record, start.target)
    before, after = (start.game.rules.planes.split(table.features(viewer))[block] for table in (start, other))
    return np.flatnonzero((before != after).reshape(len(before), -1).any(1)).tolist()


@pytest.mark.parametrize(("name", "players", "field", "value"), SELDOM)
def test_another_value_is_seen_at_its_chair(name: str, players: int, field: str, value: int) -> None:
    start = reinos.load(name, players=players).start(5, "python")
    for seat in range(players):
        for viewer in range(players):
            assert changed(start, field, seat, value, viewer, field) == [(seat - viewer) % players]


def test_a_tile_that_does_not_work_yet_is_seen() -> None:
    start = reinos.load("risk_europe", players=4).start(5, "python")
    for tile, city in enumerate(GOLD_CITIES.tolist()):
        assert changed(start, "tile_round", city, int(start.record["round"][0]), 0, "new_tile") == [tile]
