"""What `encode` writes planes with."""

from __future__ import annotations

import numpy as np
import pytest

from reinos.core.planes import mark, mark_all, mark_seat, place_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_are_counted_from_the_viewer(players: int) -> None:
    for viewer in range(players):
        assert [place_of((viewer + place) % players, viewer, players) for place in range(players)] == [*range(players)]
        for seat in range(players):
            out = np.zeros(7)
            mark_seat(out, 1, seat, viewer, players)
            assert np.flatnonzero(out).tolist() == [1 + (seat - viewer) % players]


def test_nothing_is_marked_where_there_is_nothing() -> None:
    out = np.zeros(8)
    mark(out, 2, -1)
    mark_seat(out, 2, -1, 1, 3)
    mark_all(out, 2, 0)
    assert not out.any()
    mark(out, 2, 0)
    mark_all(out, 3, 0b1101)
    assert np.flatnonzero(out).tolist() == [2, 3, 5, 6]
