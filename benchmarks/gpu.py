"""Random play on a GPU: `python -m benchmarks.gpu [--json FILE]`. First it proves that it plays the CPU's games."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks import table
from reinos.core.catalog import games, rules
from reinos.core.cuda import device_name, missing

if TYPE_CHECKING:
    from reinos.core.game import Game

AT_ONCE, STEPPED = 1 << 20, 1 << 18  # games of one call to playouts, of a batch
ROUNDS, STEPS = 5, 30

CHECK = """
import sys, warnings
warnings.simplefilter("ignore")
from reinos.core.catalog import rules
from reinos.core.check import check_gpu_agrees, configurations
for game in [rules(sys.argv[1]).simulated(), *configurations(rules(sys.argv[1]))[:: int(sys.argv[2])]]:
    check_gpu_agrees(game, seed=1)
    print(repr(game), flush=True)
"""
EVERY = 7  # configurations; comparing all of them is what `reinos check` does


def agreeing() -> dict[str, list[str]]:
    """Compile everything and compare, all games at the same time; the configurations whose bytes are the same."""
    command = [sys.executable, "-c", CHECK]
    running = {
        name: subprocess.Popen([*command, name, str(EVERY)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for name in games()
    }
    found = {}
    for name, process in running.items():
        told, wrong = process.communicate()
        if process.returncode:
            sys.exit(f"{name}: not the same games on cpu and cuda:\n{wrong}")
        found[name] = told.splitlines()
    return found


def played(game: Game) -> list[float]:
    """Decisions a second of whole random games, round by round."""
    rates = []
    for round_ in range(ROUNDS + 1):
        began = perf_counter()
        lengths = game.playouts(AT_ONCE, round_, "cuda").lengths
        rates.append(int(lengths.sum()) / (perf_counter() - began))
    return rates[1:]


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
    }


HEAD = ("game", "decisions/s", "spread", "steps/s", "spread")


def row(found: dict[str, Any]) -> list[str]:
    """One line of the table."""
    cells = [found["game"]]
    for rounds in (found["rounds"], found["step_rounds"]):
        cells += [table.number(median(rounds)), f"{table.number(min(rounds))} to {table.number(max(rounds))}"]
    return cells


def main() -> None:
    """Compare, measure, print, and write where asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file as well")
    asked = parser.parse_args()
    if (wanted := missing()) is not None:
        sys.exit(f"target 'cuda' needs {wanted}")
    same = agreeing()
    found = {"device": device_name(), "same_as_cpu": same, "speed": [measure(name) for name in games()]}
    print(f"{found['device']}; the same bytes as on the CPU in {sum(map(len, same.values()))} configurations\n")
    print(table.table(HEAD, [row(one) for one in found["speed"]]))
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
