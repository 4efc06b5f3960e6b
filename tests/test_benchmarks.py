"""The benchmarks measure whole, legal games."""

from __future__ import annotations

from random import Random

import numpy as np

from benchmarks.__main__ import machine, report
from benchmarks.ours import step_by_step
from reinos.core.catalog import rules
from reinos.core.play import first_seat


def test_a_game_that_is_stepped_begins_on_a_bare_table() -> None:
    """Else what the last game left leads to choices that do not exist, and those anywhere in memory."""
    game, lengths, uniform = rules("brian_boru").simulated(players=4), [], Random(1).random
    kernels, out = game.rules.target("cpu"), np.zeros(game.rules.choices.size, np.int64)
    for stream in range(4):
        batch, decisions = game.bare(1), 0
        kernels.start(batch, 0, stream)
        while waiting := int(batch["to_act"][0]):
            seat = first_seat(waiting)
            count = kernels.legal_choices(batch, 0, seat, out)
            kernels.step(batch, 0, seat, int(out[int(uniform() * count)]))
            decisions += 1
        lengths.append(decisions)
    play = step_by_step(game)
    assert [play() for _ in lengths] == lengths


def test_a_recorded_figure_is_marked_as_recorded() -> None:
    told = report({"machine": machine(), "speed": [], "search": [], "records": [], "startup": []})
    before, _, after = told.partition("## Recorded")
    assert "kdom-ai" not in before
    assert "Not measured in this run" in after
    assert "4.71 [4.33, 5.10]" in after
