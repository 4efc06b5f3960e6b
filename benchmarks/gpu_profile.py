"""What the GPU's own counters say of the kernels that `benchmarks.gpu` times; it needs NVIDIA's `ncu`."""

from __future__ import annotations

import csv
import shutil
import subprocess
import sys
from statistics import mean
from typing import Any

from reinos.core.catalog import rules
from reinos.core.cuda import mixed

WAVE = 24  # of playouts in waves: somewhere in the middle of the games
METRICS = {
    "registers": "launch__registers_per_thread",
    "possible": "sm__maximum_warps_per_active_cycle_pct",
    "achieved": "sm__warps_active.avg.pct_of_peak_sustained_active",
    "threads": "smsp__thread_inst_executed_per_inst_executed.ratio",
    "issued": "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "memory": "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "instructions": "smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio",
    "loads": "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio",
    "all": "smsp__average_warp_latency_per_inst_issued.ratio",
}
HEAD = (
    "game",
    "kernel",
    "registers",
    "local bytes",
    "occupancy",
    "threads of 32",
    "issuing",
    "memory",
    "loads",
    "code",
)
# Kernels are warmed up first: only what is between the two calls is profiled.
PLAYED = """
import sys
from numba import cuda
from benchmarks.gpu import AT_ONCE, STEPPED
from reinos.core.catalog import rules
from reinos.core.cuda import kernels
game = rules(sys.argv[1]).simulated()
if sys.argv[2] == "playouts":
    game.playouts(1, target="cuda")
    cuda.profile_start()
    game.playouts(AT_ONCE, 0, "cuda")
else:
    batch = game.batch(STEPPED, "cuda")
    for _ in range(20):
        batch.step(batch.sample())
        batch.observations, batch.legal
    cuda.profile_start()
    batch.step(batch.sample())
    batch.observations, batch.legal
cuda.synchronize()
cuda.profile_stop()
for name in sys.argv[3].split(","):
    for kernel in getattr(kernels(game.rules), name).overloads.values():
        print("LOCAL", name, kernel.local_mem_per_thread)
"""


def profile(name: str) -> list[dict[str, Any]]:
    """A row for every kernel of a game."""
    if shutil.which("ncu") is None:
        sys.exit("a profile needs NVIDIA's ncu (Nsight Compute) on the path")
    return [*counted(name, "playouts", ("playouts", "move")), *counted(name, "batch", ("turns", "looks"))]


def counted(name: str, how: str, kernels: tuple[str, ...]) -> list[dict[str, Any]]:
    """What the counters say of some kernels of one run."""
    wanted = "|".join(f"[0-9]{kernel}" for kernel in kernels)  # as names are mangled: the length of each before it
    command = ["ncu", "--csv", "--page", "raw", "--clock-control", "none", "--profile-from-start", "off"]
    command += ["--print-kernel-base", "mangled", "--kernel-name-base", "mangled", "--kernel-name", f"regex:{wanted}"]
    command += ["--metrics", ",".join(METRICS.values())]
    if how == "playouts":
        command += ["--launch-skip", str(WAVE if mixed(rules(name)) else 0), "--launch-count", "1"]
    code = [sys.executable, "-W", "ignore", "-c", PLAYED, name, how, ",".join(kernels)]
    told = subprocess.run([*command, *code], capture_output=True, text=True)
    if told.returncode:
        raise RuntimeError(f"{name}, {how}:\n{told.stdout}\n{told.stderr}")
    lines = told.stdout.splitlines()
    local = {line.split()[1]: int(line.split()[2]) for line in lines if line.startswith("LOCAL")}
    first = next(number for number, line in enumerate(lines) if line.startswith('"ID"'))
    rows = [row for row in csv.DictReader(lines[first:]) if (row["ID"] or "").isdigit()]
    found = []
    for kernel in kernels:
        mine = [row for row in rows if f"{len(kernel)}{kernel}" in row["Kernel Name"]]
        if mine:
            value = {key: mean(float(row[metric].replace(",", "")) for row in mine) for key, metric in METRICS.items()}
            found.append({"game": name, "kernel": kernel, "local": local[kernel], **value})
    return found


def row(found: dict[str, Any]) -> list[str]:
    """One line of the table."""
    occupancy = f"{found['achieved']:.0f}/{found['possible']:.0f}%"
    shares = [
        found["issued"],
        found["memory"],
        *(100 * found[kind] / found["all"] for kind in ("loads", "instructions")),
    ]
    sizes = f"{found['registers']:.0f}", f"{found['local']:,}"
    return [
        found["game"],
        found["kernel"],
        *sizes,
        occupancy,
        f"{found['threads']:.1f}",
        *(f"{x:.0f}%" for x in shares),
    ]
