"""Bugs that were once there, each as a test."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.play import imagine
from reinos.games.kingdomino import RULES
from reinos.games.kingdomino.state import State
from tests.games.kingdomino.boards import play_on, table


def test_an_imagined_table_depends_only_on_what_the_viewer_knows() -> None:
    """`imagine` once kept words of the old dice in the record."""
    s = table(players=2)
    play_on(s, until=lambda s: s.round == 3)
    s.store()
    dreams = []
    for other_secrets in (False, True):
        dream: Any = RULES.proxy(s._row.copy())
        if other_secrets:
            dream.deck[:] = dream.deck[::-1].copy()
            dream.pool[:] += 1
            dream.key[:] += 1
            dream.block += 5
        imagine(dream, 0, table(seed=9))
        dream.store()
        dreams.append(dream._row.tobytes())
    assert dreams[0] == dreams[1]


def test_a_record_has_no_bytes_outside_its_fields() -> None:
    """Records once ended in bytes of no field, which a copy field by field loses."""
    used = np.zeros(State.dtype.itemsize, bool)
    assert State.dtype.fields is not None
    for dtype, offset in (entry[:2] for entry in State.dtype.fields.values()):
        assert not used[offset : offset + dtype.itemsize].any()
        used[offset : offset + dtype.itemsize] = True
    assert used.all()
