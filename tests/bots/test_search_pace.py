"""The tree costs little beside the playouts; `make bench` has the true numbers."""

from __future__ import annotations

import reinos
from benchmarks.pace import pace


def test_most_of_the_time_goes_into_playouts():
    found = pace(reinos.load("kingdomino"), 0.5)
    assert found.search > 0.4 * found.plain
