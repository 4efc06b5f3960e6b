"""The performance page of the docs: the tables of a run, its plots, and the figures of a GPU where there are some."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from benchmarks import gpu, gpu_profile, ours, table

GPU_FILE = "performance-gpu.json"  # written by `python -m benchmarks.gpu`, on a machine that has one
USUAL = "4 players"
INK, PALE = "#0072b2", "#999999"


def write_page(folder: Path, found: dict[str, Any], report: str) -> None:
    """docs/performance.md, docs/performance.json and the plots beside them."""
    images = folder / "img"
    speed_plot(images / "speed.svg", found["speed"])
    parts = [HEAD, "![Decisions a second, on a logarithmic scale](img/speed.svg)\n", report]
    if "batch" in found:
        batch_plot(images / "batch.svg", found["batch"])
        parts.append("![Decisions a second by the size of the batch](img/batch.svg)\n")
    if (folder / GPU_FILE).exists():
        parts.append(gpu_section(json.loads((folder / GPU_FILE).read_text(encoding="utf-8"))))
    (folder / "performance.md").write_text("\n".join(parts), encoding="utf-8")


HEAD = """\
# Performance

Written by `make bench`, all in one run on one machine. The ratios are what counts: the peers ran on the same core, in
turns with Reinos. The same numbers as data, with more rows: [performance.json](performance.json).
"""


GPU_NOTE = """\
{device}, by `python -m benchmarks.gpu --json docs/{file}`, which first proves that the games have the CPU's bytes.
Random games played whole, {whole} at once; `batch.step(batch.sample())` with {stepped} games. Millions a second,
medians with the lowest and the highest round. Last, these steps with observations and legal choices as arrays: beside
whole games, of what moving their bytes alone would allow."""

PROFILE_NOTE = """\
What its counters say with `--profile`, for one launch in the middle of games. `playouts` plays games whole and `move` a
decision of each; `turns` steps a batch, `looks` writes its observations. Local bytes are a thread's own memory.
Occupancy: threads that were there, of those that the registers allow. Of the 32 threads of a warp those count that do
something; games that are asked the same stand side by side, and still differ in what they list.
Issuing: the part of all cycles in which an instruction began. Memory: the part of its bandwidth. Last, the parts of
their time that warps wait for something to be read, and for their code.

This is why observing costs more than its bytes: every thread reads a table of its own, far from its neighbours', so
that `looks` waits for loads nearly all of the time. Kingdomino's whole games are held up otherwise: most threads of a
warp wait for those with more to list."""


def speed_plot(path: Path, results: list[Any]) -> None:
    """Bars of the best way to play each game: Reinos at four players, compiled, and every peer."""
    from matplotlib.figure import Figure

    rows = sorted(
        (r for r in results if r.best is not None and (r.engine != ours.ENGINE or shown(r))),
        key=lambda r: r.best.decisions_per_second,
    )
    figure = Figure(figsize=(9, 0.3 * len(rows) + 1), layout="constrained")
    axes = figure.subplots()
    axes.barh(
        [f"{r.engine}: {r.game} ({r.how})" for r in rows],
        [r.best.decisions_per_second for r in rows],
        color=[INK if r.engine == ours.ENGINE else PALE for r in rows],
    )
    axes.set_xscale("log")
    axes.set_xlabel("decisions a CPU second")
    save(figure, path)


def shown(result: Any) -> bool:
    """Whether a row of ours is in the plot."""
    return result.how == ours.CPU and USUAL in result.game


def told(result: Any) -> bool:
    """Whether a row is in the table of the page, which is to stay readable."""
    return result.engine != ours.ENGINE or USUAL in result.game


def batch_plot(path: Path, found: dict[str, Any]) -> None:
    """Lines by the size of the batch, one a game."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    for name, points in found["scaling"].items():
        axes.plot([p["games"] for p in points], [p["decisions_per_second"] for p in points], marker="o", label=name)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("games in the batch")
    axes.set_ylabel("decisions a second")
    axes.legend()
    save(figure, path)


def save(figure: Any, path: Path) -> None:
    """Without the date, so that the same numbers give the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})


def gpu_section(found: dict[str, Any]) -> str:
    """The table of the GPU run."""
    note = GPU_NOTE.format(
        device=found["device"], file=GPU_FILE, whole=table.number(gpu.AT_ONCE), stepped=table.number(gpu.STEPPED)
    )
    told = table.section("On a GPU", note, table.table(gpu.HEAD, [gpu.row(one) for one in found["speed"]]))
    if "profile" in found:
        rows = [gpu_profile.row(one) for one in found["profile"]]
        told += "\n" + table.section("Where a GPU's time goes", PROFILE_NOTE, table.table(gpu_profile.HEAD, rows))
    return told
