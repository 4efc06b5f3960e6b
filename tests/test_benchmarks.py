"""The benchmarks measure whole, legal games."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks import batch, gpu_profile, table, wasm
from benchmarks.__main__ import RECORDED, machine, report
from benchmarks.ours import step_by_step
from benchmarks.page import gpu_section
from benchmarks.peers import CATAN, HEARTS, java
from benchmarks.race import Result, Tally
from reinos.core.catalog import rules
from reinos.core.looks import DTYPES
from reinos.core.play import first_seat
from reinos.wasm import build


def test_a_game_that_is_stepped_begins_on_a_bare_table() -> None:
    """Else what the last game left leads to choices that do not exist, and those anywhere in memory."""
    game, lengths, uniform = rules("brian_boru").simulated(players=4), [], Random(1).random
    kernels, out = game.rules.target("cpu"), np.zeros(game.rules.choices.size, np.int64)
    for seed in range(4):
        batch, decisions = game.bare(seed), 0
        kernels.start(batch, 0, 0)
        while waiting := int(batch["to_act"][0]):
            seat = first_seat(waiting)
            count = kernels.legal_choices(batch, 0, seat, out)
            kernels.step(batch, 0, seat, int(out[int(uniform() * count)]))
            decisions += 1
        lengths.append(decisions)
    play = step_by_step(game)
    assert [play() for _ in lengths] == lengths


def test_webassembly_plays_the_games_of_the_cpu() -> None:
    game = rules("kingdomino").simulated(players=4)
    job = {"options": game.options.codes(), "first": 0, "size": 8, "seconds": 0.001}
    found = wasm.node()(build(game.rules), job)
    assert found["games"] >= 8
    assert found["decisions"] == game.playouts(int(found["games"]), seed=1).lengths.sum()
    assert found["seconds"] > 0


def test_the_speed_table_has_each_way_beside_the_same_game_compiled() -> None:
    rates = {("castles", "cpu"): 400, ("castles", wasm.NODE): 300, ("knights", wasm.NODE): 100}
    results = [Result("Reinos", name, how, (Tally(rate, 1, 1.0),)) for (name, how), rate in rates.items()]
    rows = [
        [cell.strip() for cell in line.split("|")] for line in table.speed_table(results, (HEARTS, CATAN)).splitlines()
    ]
    assert [row[rows[0].index("to cpu")] for row in rows[2:]] == ["1.00x", "0.75x", table.NOTHING]


def test_observations_are_shown_by_type_beside_what_memory_allows() -> None:
    rates = {"playouts": 8, "steps": 4, "one_core": 1, "all_cores": 2}
    rates |= {"observed float32": 1, "cleared float32": 2, "observed float16": 2, "cleared float16": 3}
    rates |= {"observed uint8": 3, "cleared uint8": 4}
    row = {"game": "castles", "features": 1000, **{name: [rate] for name, rate in rates.items()}}
    shown = batch.report({"ratios": [row]}).splitlines()[-1]
    cells = [cell.strip() for cell in shown.split("|")[1:-1]]
    assert [cell for cell in cells if " to " not in cell] == [
        *("castles", "1,000", "0.25x", "0.50x", "0.50x", "0.75x", "0.75x", "1.00x")
    ]


def test_the_time_of_observing_is_shown_by_part_and_type() -> None:
    spent = {"steps": 100}
    for n, dtype in enumerate(("float32", "float16", "uint8")):
        spent |= {f"marked {dtype}": 110, f"cleared {dtype}": 140 - n, f"observed {dtype}": 350}
    row = {"game": "castles", **{name: [1e9 / ns] for name, ns in spent.items()}}
    shown = [line for line in batch.profiles({"ratios": [row]}).splitlines() if "castles" in line]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in shown]
    assert cells == [
        ["castles", "float32", "100", "10", "30", "210"],
        ["castles", "float16", "100", "10", "29", "211"],
        ["castles", "uint8", "100", "10", "28", "212"],
    ]


def test_a_recorded_figure_is_marked_as_recorded() -> None:
    told = report({"machine": machine(), "speed": [], "search": [], "records": [], "startup": []})
    before, _, after = told.partition("## Recorded")
    assert "kdom-ai" not in before
    assert "Not measured in this run" in after
    assert RECORDED[0][-1] in after


def test_a_java_engine_runs_where_a_command_for_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(java.COMMAND, raising=False)
    assert java.measure(1, 0.01) is None
    fake = shlex.join([sys.executable, "-S", "-c", "import sys; print('warm'); print(500, 46000, sys.argv[1])"])
    monkeypatch.setenv(java.COMMAND, fake)
    found = java.measure(2, 0.05)
    assert found is not None
    assert [tally.games_per_second for tally in found[0].rounds] == [10_000, 10_000]
    told = report({"machine": machine(), "speed": [], "search": [], "records": [], "startup": [], "java": found})
    assert "## Recorded" not in told
    ours = found[1].best
    assert ours is not None
    assert f"10,000 | {ours.games_per_second:,.0f}" in told.partition("## Java")[2]


@pytest.mark.parametrize("command", ["no-such-java", f"{sys.executable} -S -c print(1)", f"{sys.executable} -S -c 1/0"])
def test_a_java_engine_that_fails_is_named(command: str) -> None:
    with pytest.raises(java.PeerFailed, match="must print games, decisions and CPU seconds"):
        java.run(command, 0.1)


def test_what_the_gpus_counters_say_is_shown_by_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a profiler that prints what the real one does, beside what the profiled program prints."""
    names = [f"_ZN7kernels{len(kernel)}{kernel}B2v1" for kernel in ("turns", "looks", "looks", "half_looks")]
    values = [[5, 50, 25, 8, 4, 10, 20, 30, 60], [4, 50, 40, 16, 2, 30, 0, 9, 10], [8, 50, 60, 32, 4, 50, 0, 9, 10]]
    lines = [["ID", "Kernel Name", *gpu_profile.METRICS.values()], ["", "", *("%" for _ in gpu_profile.METRICS)]]
    lines += [[number, name, *row] for number, (name, row) in enumerate(zip(names, [*values, [9] * 9], strict=True))]
    told = ["==PROF== Connected", "LOCAL turns 1536", "LOCAL looks 0"]
    told += [",".join(f'"{cell}"' for cell in line) for line in lines]
    profiler = tmp_path / "ncu"
    profiler.write_text("#!/bin/sh\ncat <<'E'\n" + "\n".join(told) + "\nE\n", encoding="utf-8")
    profiler.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    found = gpu_profile.counted("kingdomino", "batch", ("turns", "looks", "marks"))
    assert [one["kernel"] for one in found] == ["turns", "looks"]
    rows = [gpu_profile.row(one) for one in found]
    assert rows[0] == ["kingdomino", "turns", "5", "1,536", "25/50%", "8.0", "4%", "10%", "50%", "33%"]
    assert rows[1][2:6] == ["6", "0", "50/50%", "24.0"]
    speed = {"game": "kingdomino", "rounds": [1e6], "step_rounds": [1e6]}
    speed |= dict.fromkeys(("observed_per_second", "carried_per_second"), dict.fromkeys(DTYPES, 1e6))
    page = gpu_section({"device": "a GPU", "speed": [speed], "profile": found})
    assert "| kingdomino | looks" in page
    assert page.index("with float32") < page.index("local bytes")
