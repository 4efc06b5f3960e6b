"""Batches beside playouts: `python -m benchmarks.batch [--json FILE]`. The machine should have nothing else to do."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks import table
from reinos.core.catalog import games, rules
from reinos.core.cores import cores
from reinos.core.lanes import note_dtype
from reinos.core.looks import DTYPES, FLOATS, HALVES, mark

if TYPE_CHECKING:
    from reinos.core.batch import Batch
    from reinos.core.game import Game

NARROW = 384  # games of a batch that one core's own caches hold
WIDE = 1 << 13  # games that are worth sharing out
ROUNDS, SECONDS, WARM_UP = 7, 0.15, 0.05
LARGEST, MOST_BYTES = 1 << 20, 4 << 30
MIXED, SPREAD_OUT = 1024, 1000  # games, and steps until they are all over the place
BITS = {HALVES: "uint16"}  # as what Numba sees them

# Code runs a fifth slower in the process that compiled it than where it is loaded from disk.
PREPARE = """
import sys
from benchmarks.batch import PARTS, filled, mixed, stopping
from reinos.core.catalog import rules
game = rules(sys.argv[1]).simulated()
some = mixed(game)
for dtype in sys.argv[2:]:
    for kernel in PARTS:
        stopping(filled(game, some, 2, 1, dtype), kernel)()
    for threads in (1, 2):
        batch = game.batch(2, threads=threads, dtype=dtype)
        batch.step(batch.sample())
        batch.observations
game.warmup()
"""


def prepared(name: str) -> Game:
    """A game with all its code on disk."""
    subprocess.run([sys.executable, "-c", PREPARE, name, *DTYPES], check=True)
    return rules(name).simulated()


def rate(turn: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Decisions a second of a call that makes some."""
    decisions, began = 0, clock()
    while (spent := clock() - began) < seconds:
        decisions += turn()
    return decisions / spent


def mixed(game: Game) -> dict[str, Any]:
    """A batch in which the games are at all stages."""
    batch = game.batch(MIXED, threads=1)
    for _ in range(SPREAD_OUT):
        batch.step(batch.sample())
    return batch.save()


def filled(game: Game, some: dict[str, Any], size: int, threads: int, dtype: str = FLOATS) -> Batch:
    """A batch of any size that looks like some games."""
    batch = game.batch(size, threads=threads, dtype=dtype)
    some_of_them = np.arange(size) % MIXED
    batch.restore({**some, **{name: some[name][some_of_them] for name in ("records", "notes")}})
    return batch


def stepping(batch: Batch) -> Callable[[], int]:
    """A random legal choice in each game."""

    def turn() -> int:
        batch.step(batch.sample())
        return batch.size

    return turn


def observing(batch: Batch) -> Callable[[], int]:
    """The same with all that a learner asks for."""

    def turn() -> int:
        batch.step(batch.sample())
        return len(batch.observations) and len(batch.legal)

    return turn


# What `observe` does for each game, a part more in each: looks at games that have just changed, since a processor
# learns the branches of those that it sees again and again.


def marked(part: int, first: int, last: int, notes: Any, mask: Any, planes: Any) -> None:
    """The legal choices."""
    for i in range(first, last):
        mark(notes[i], mask[i])


def cleared(part: int, first: int, last: int, notes: Any, mask: Any, planes: Any) -> None:
    """And a row of zeros, with which every dense observation begins."""
    for i in range(first, last):
        mark(notes[i], mask[i])
        planes[i][:] = 0


PARTS: tuple[Callable[..., None], ...] = (marked, cleared)


def stopping(batch: Batch, kernel: Callable[..., None]) -> Callable[[], int]:
    """Steps with some parts of observing."""
    lanes: Any = batch._lanes
    planes = batch.observations.view(BITS.get(batch.dtype, batch.dtype))

    def turn() -> int:
        batch.step(batch.sample())
        lanes._run(kernel, lanes.notes, lanes._mask, planes)
        return batch.size

    return turn


def playing(game: Game) -> Callable[[], int]:
    """Whole random games in compiled code, at most some milliseconds of them."""
    size = max(1, 20_000 // int(game.playouts(64).lengths.mean()))
    return lambda: int(game.playouts(size).lengths.sum())


def ratios(name: str) -> dict[str, Any]:
    """Steps beside playouts on one core, and all cores beside one, measured in turns."""
    game = prepared(name)
    some = mixed(game)
    turns = {
        "playouts": playing(game),
        "steps": stepping(filled(game, some, NARROW, 1)),
        **{f"observed {dtype}": observing(filled(game, some, NARROW, 1, dtype)) for dtype in DTYPES},
        **{
            f"{kernel.__name__} {dtype}": stopping(filled(game, some, NARROW, 1, dtype), kernel)
            for kernel in PARTS
            for dtype in DTYPES
        },
    }
    wide = {"one_core": 1, "all_cores": cores()}
    shared = {name: stepping(filled(game, some, WIDE, threads)) for name, threads in wide.items()}
    found: dict[str, Any] = {name: [] for name in (*turns, *shared)}
    for turn in (*turns.values(), *shared.values()):
        rate(turn, WARM_UP)
    for _ in range(ROUNDS):
        for name, turn in turns.items():
            found[name].append(rate(turn, SECONDS))
        for name, turn in shared.items():
            found[name].append(rate(turn, SECONDS, perf_counter))
    return {"game": game.name, "features": game.rules.planes.size, **found, "cores": cores()}


def scaling(name: str) -> list[dict[str, float]]:
    """Steps a second on all cores by the size of the batch, as far as the memory goes."""
    game = prepared(name)
    some, points, size = mixed(game), [], 1
    bytes_a_game = game.rules.table.dtype.itemsize + note_dtype(game.rules).itemsize
    while size <= LARGEST and size * bytes_a_game <= MOST_BYTES:
        turn = stepping(filled(game, some, size, cores()))
        rate(turn, WARM_UP)
        points.append({"games": size, "decisions_per_second": rate(turn, SECONDS, perf_counter)})
        size *= 4
    return points


def measure() -> dict[str, Any]:
    """Ratios of every game, and its steps a second by the size of the batch."""
    return {
        "ratios": [ratios(name) for name in games()],
        "scaling": {name: scaling(name) for name in games()},
    }


HEAD = ("game", "playouts/s", "steps/s", "steps to playouts", "spread", "all cores to one", "spread")
NOTE = """\
Decisions a second: of random games played whole in compiled code; of `batch.step(batch.sample())` with {narrow} games
on one core, which checks every choice and lists what is legal next; and of {wide} games on {cores} cores to one.
Medians of {rounds} rounds in turns; the spread is the lowest and the highest ratio of a round."""
OBSERVED_HEAD = ("game", "numbers", *(column for dtype in DTYPES for column in (dtype, "spread", "at most")))
OBSERVED_NOTE = """\
The same steps with `batch.observations` and `batch.legal`, to steps without, by the type that observations are stored
as. At most: what is left for them where `encode` takes no time at all, from steps that mark the legal choices and set
the same memory to zero."""
PARTS_HEAD = ("game", "type", "step", "legal", "zeros", "encode")
PARTS_NOTE = """\
Where the time of these steps goes, in ns a game: each column is what its part adds to those before."""


def compared(above: Sequence[float], below: Sequence[float]) -> list[str]:
    """The median of the ratios and their spread."""
    found = [a / b for a, b in zip(above, below, strict=True)]
    return [f"{median(found):.2f}x", f"{min(found):.2f} to {max(found):.2f}"]


def report(found: dict[str, Any]) -> str:
    """The ratios as Markdown."""
    rows = [
        [
            row["game"],
            table.number(median(row["playouts"])),
            table.number(median(row["steps"])),
            *compared(row["steps"], row["playouts"]),
            *compared(row["all_cores"], row["one_core"]),
        ]
        for row in found["ratios"]
    ]
    note = NOTE.format(narrow=NARROW, wide=WIDE, cores=cores(), rounds=ROUNDS)
    observed = [[row["game"], table.number(row["features"]), *kinds(row)] for row in found["ratios"]]
    return "\n".join(
        [
            table.section("Batches", note, table.table(HEAD, rows)),
            table.section("Observations", OBSERVED_NOTE, table.table(OBSERVED_HEAD, observed)),
        ]
    )


def kinds(row: dict[str, Any]) -> list[str]:
    """Steps with observations to plain ones, by the type they are stored as, and what can be reached at most."""
    found = []
    for dtype in DTYPES:
        found += compared(row[f"observed {dtype}"], row["steps"])
        found += compared(row[f"cleared {dtype}"], row["steps"])[:1]
    return found


def profiles(found: dict[str, Any]) -> str:
    """Where the time goes, as Markdown."""
    rows = [profile(row, dtype) for row in found["ratios"] for dtype in DTYPES]
    return table.section("Parts", PARTS_NOTE, table.table(PARTS_HEAD, rows))


def profile(row: dict[str, Any], dtype: str) -> list[str]:
    """What each part of a step with observations takes."""
    names = ("steps", *(f"{kernel.__name__} {dtype}" for kernel in PARTS), f"observed {dtype}")
    spent = [0.0, *(1e9 / median(row[name]) for name in names)]
    return [row["game"], dtype, *(f"{after - before:,.0f}" for before, after in pairwise(spent))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.batch", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file as well")
    asked = parser.parse_args()
    found = measure()
    print(report(found))
    print(profiles(found))
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
