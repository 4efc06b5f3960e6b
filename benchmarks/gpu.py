"""Random play on a GPU, once proved to be the CPU's games: `python -m benchmarks.gpu [--profile] [--json FILE]`."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import product
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks import gpu_profile, table
from reinos.core.catalog import games, rules
from reinos.core.cuda import device_name, missing, wipe
from reinos.core.looks import DTYPES

if TYPE_CHECKING:
    from reinos.core.game import Game

AT_ONCE, STEPPED = 1 << 20, 1 << 18  # games of one call to playouts, of a batch
ROUNDS, STEPS = 3, 30
OBSERVED = 5  # steps with observations between two looks at the clock

# Compiling takes longest by far, so every kernel is compiled in a process of its own, and kept on disk.
COMPILE = """
import os, sys
from reinos.core.catalog import rules
if sys.argv[2] == "cpu":
    os.nice(10)  # the GPU's compiler is the slow one
game = rules(sys.argv[1]).simulated()
if sys.argv[3] == "playouts":
    game.playouts(1, target=sys.argv[2])
else:
    batch = game.batch(2, sys.argv[2])
    batch.step(batch.sample())
    batch.legal, batch.observations, batch.ids
    for dtype in ("float16", "uint8") if sys.argv[2] == "cuda" else ():
        game.batch(2, "cuda", dtype=dtype).observations
"""
CHECK = """
import sys
from reinos.core.catalog import rules
from reinos.core.check.course import check_gpu_agrees
check_gpu_agrees(rules(sys.argv[1]).simulated(), seed=1)
"""


def all_at_once(code: str, wanted: list[list[str]]) -> None:
    """Run the code with each of the arguments, all at the same time."""
    command = [sys.executable, "-W", "ignore", "-c", code]
    running = [subprocess.Popen([*command, *given], stderr=subprocess.PIPE, text=True) for given in wanted]
    told = [process.communicate()[1] for process in running]
    for given, process, wrong in zip(wanted, running, told, strict=True):
        if process.returncode:
            raise RuntimeError(f"{' '.join(given)}:\n{wrong}")


def prepared(name: str) -> str:
    """Compile all that is measured of a game, and prove that it plays the same games as the CPU."""
    all_at_once(COMPILE, [[name, *way] for way in product(("cuda", "cpu"), ("batch", "playouts"))])
    all_at_once(CHECK, [[name]])
    return name


def played(game: Game) -> list[float]:
    """Decisions a second of whole random games, round by round."""
    game.playouts(1, target="cuda")
    rates = []
    for seed in range(ROUNDS):
        began = perf_counter()
        lengths = game.playouts(AT_ONCE, seed, "cuda").lengths
        rates.append(int(lengths.sum()) / (perf_counter() - began))
    return rates


def stepped(game: Game) -> list[float]:
    """Decisions a second of a batch, round by round; every choice is checked, and all legal ones are listed."""
    batch, rates = game.batch(STEPPED, "cuda"), []
    for _ in range(ROUNDS + 1):
        began = perf_counter()
        for _ in range(STEPS):
            batch.step(batch.sample())
        np.asarray(batch.done)
        rates.append(STEPPED * STEPS / (perf_counter() - began))
    return rates[1:]


def observed(game: Game, dtype: str) -> list[float]:
    """The same with the observations and the legal choices of every game as arrays."""
    from numba import cuda

    batch, rates = game.batch(STEPPED, "cuda", dtype=dtype), []
    for _ in range(ROUNDS + 1):
        began = perf_counter()
        for _ in range(OBSERVED):
            batch.step(batch.sample())
            batch.observations, batch.legal  # noqa: B018  (they are made when they are asked for)
        cuda.synchronize()
        rates.append(STEPPED * OBSERVED / (perf_counter() - began))
    return rates[1:]


def carried(game: Game, dtype: str) -> list[float]:
    """What memory alone allows: as many bytes copied and wiped as such a step has to read and write."""
    from numba import cuda

    row = game.rules.planes.size * np.dtype(dtype).itemsize + game.rules.choices.size
    record = game.bare(0).nbytes
    before, after, seen = (cuda.device_array(STEPPED * size, np.uint8) for size in (record, record, row))
    rates = []
    for _ in range(ROUNDS + 1):
        began = perf_counter()
        for _ in range(OBSERVED):
            after.copy_to_device(before)
            wipe(seen)
        cuda.synchronize()
        rates.append(STEPPED * OBSERVED / (perf_counter() - began))
    return rates[1:]


def measure(name: str) -> dict[str, Any]:
    """The speed of one game."""
    game = rules(name).simulated()
    played_, stepped_ = played(game), stepped(game)
    return {
        "game": name,
        "games": AT_ONCE,
        "decisions_per_second": median(played_),
        "rounds": played_,
        "batch": STEPPED,
        "steps_per_second": median(stepped_),
        "step_rounds": stepped_,
        "observed_per_second": {dtype: median(observed(game, dtype)) for dtype in DTYPES},
        "carried_per_second": {dtype: median(carried(game, dtype)) for dtype in DTYPES},
    }


HEAD = ("game", "decisions", "spread", "steps", "spread", *(f"with {dtype}" for dtype in DTYPES))


def millions(rate: float) -> str:
    """A rate in millions a second."""
    return f"{rate / 1e6:,.0f}"


def row(found: dict[str, Any]) -> list[str]:
    """One line of the table."""
    cells = [found["game"]]
    for rounds in (found["rounds"], found["step_rounds"]):
        cells += [millions(median(rounds)), f"{millions(min(rounds))} to {millions(max(rounds))}"]
    whole = median(found["rounds"])
    by_dtype = zip(found["observed_per_second"].values(), found["carried_per_second"].values(), strict=True)
    cells += [f"{millions(rate)} ({rate / whole:.2f} of {most / whole:.2f})" for rate, most in by_dtype]
    return cells


def main() -> None:
    """Compile, compare, measure, print, and write where asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file as well")
    parser.add_argument("--profile", action="store_true", help="ask the GPU's counters as well; needs NVIDIA's ncu")
    asked = parser.parse_args()
    if (wanted := missing()) is not None:
        sys.exit(f"target 'cuda' needs {wanted}")
    found: dict[str, Any] = {"device": device_name(), "speed": []}
    warnings.filterwarnings("ignore", ".*GPU under-utilization")  # a single game is enough to load a kernel
    with ThreadPoolExecutor() as pool:
        for ready in as_completed([pool.submit(prepared, name) for name in games()]):
            found["speed"] = sorted([*found["speed"], measure(ready.result())], key=lambda one: one["game"])
            print(ready.result(), "measured", file=sys.stderr, flush=True)
            write(found, asked.json)
    print(f"{found['device']}; all games have the same bytes as on the CPU; in millions a second\n")
    print(table.table(HEAD, [row(one) for one in found["speed"]]), flush=True)
    if asked.profile:
        found["profile"] = [kernel for name in games() for kernel in gpu_profile.profile(name)]
        write(found, asked.json)
        print()
        print(table.table(gpu_profile.HEAD, [gpu_profile.row(one) for one in found["profile"]]))


def write(found: dict[str, Any], file: Path | None) -> None:
    """What was found so far, to the file where one is wanted."""
    if file is not None:
        file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
