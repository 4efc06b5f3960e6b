"""One table in one run: `python -m benchmarks [--quick] [--json FILE] [--page FOLDER]`."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from benchmarks import batch, ours, page, searching, startup, table
from benchmarks.peers import CATAN, HEARTS, PEERS, java
from benchmarks.race import Result, race

ROUNDS = 3
QUICK_BUDGET, BUDGET = 12.0, 120.0  # CPU seconds of all rows together
MOST_SECONDS = 2.0  # of one row in one round
SEARCH_SECONDS = 2.0  # of one row of the search
PACKAGES = ("numpy", "numba", "open_spiel", "catanatron", "pgx", "jax", "pettingzoo", "rlcard")

SPEED_NOTE = """\
Uniformly random games, one core, per CPU second, best of {rounds} interleaved rounds. A decision is one choice of a
player with its list of legal choices; dice and deals are played and not counted. `Python loop` calls the engine at
every move from Python, which picks one of the legal choices: in Reinos the loop of `game.walk` in the researchers'
guide. `inside C++` and `cpu` play whole games in compiled code; `jit` plays a batch of games in one compiled loop;
`wasm` plays whole games in a WebAssembly module in Node or a page of Chromium; `python` is the same Reinos rules run by
CPython. Compare like with like. The spread says how far the slowest round lies behind the best."""
SEARCH_NOTE = """\
Playouts a CPU second inside the tree search from the first decision of a game (4 players in Reinos), and the same
playouts without a tree. `random, to the end` is how OpenSpiel's evaluator plays; `guided, cut off` is what people meet
in Reinos. OpenSpiel's C++ search plays its own Python games and, through `reinos.envs.openspiel`, ours, so most of its
time is spent in that adapter, a call from C++ to Python at every move. `same game` compares what a researcher gets from
either door to our games; it says nothing about OpenSpiel's games in C++. Since games differ in length, the last column
has decisions a second beside its best row among its own Python games."""
RECORD_NOTE = """\
Bytes a game takes, and nanoseconds to copy one: `batch[j] = batch[i]` in compiled code round a ring of {rows} records,
and `batch[1] = batch[0]` in CPython."""
RECORDED_NOTE = """\
Not measured in this run: a peer that needs Java and its sources (`benchmarks/peers/java.py` says how). Recorded on
one core, in turns with Reinos, in games a CPU second; in brackets the lowest and the highest of the rounds."""
JAVA_NOTE = """\
The engine that `REINOS_JAVA_PEER` gives, in turns with Reinos, in games a CPU second; in brackets the lowest and the
highest of the rounds."""
RECORDED_HEAD = ("engine", "game", "its games/s", "Reinos", "ratio")
RECORDED = (
    ("mgedda/kdom-ai (Java 17)", "kingdomino, 4 players, both bonuses, random", "9,745", "68,681", "6.67 [6.55, 7.28]"),
)
SEARCH_HEAD = (
    "engine",
    "game",
    "playouts",
    "playouts/s",
    "of plain",
    "to OpenSpiel, same game",
    "decisions/s",
    "to OpenSpiel, its games",
)
STARTUP_NOTE = """\
Seconds on the clock (CPU seconds): compiling every kernel into an empty cache, and from the start of a new interpreter
to the result of a first random game with the compiled code on disk (the median of {starts} starts)."""


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short rounds, no cold compile, no batches")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file as well")
    parser.add_argument("--page", type=Path, metavar="FOLDER", help="write performance.md, its data and plots there")
    return parser.parse_args()


def tell(line: str) -> None:
    """Say what is going on, apart from the results."""
    print(line, file=sys.stderr, flush=True)


def installed(package: str) -> str:
    """The version of a package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return table.NOT_INSTALLED


def processor() -> str:
    """The name of the processor."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text(encoding="utf-8").splitlines() if about.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def machine() -> dict[str, Any]:
    """What the numbers were measured with."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": processor(),
        "cores": os.cpu_count(),
        **{package: installed(package) for package in PACKAGES},
    }


def measure(quick: bool) -> dict[str, Any]:
    """Peers first, then Reinos, then records and startup."""
    entries = [*PEERS, *ours.entries()]
    seconds = min(MOST_SECONDS, (QUICK_BUDGET if quick else BUDGET) / (ROUNDS * len(entries)))
    tell(f"{len(entries)} rows, {ROUNDS} rounds of {seconds:.2f} s each; compiling first where needed")
    speed = race(entries, ROUNDS, seconds)
    rivals = java.measure(ROUNDS, MOST_SECONDS)
    tell("search")
    searches = searching.searching(SEARCH_SECONDS / (10 if quick else 1))
    tell("records")
    records = ours.records()
    tell("startup" if quick else "startup, cold and warm")
    found = {
        "machine": machine(),
        "speed": speed,
        "search": searches,
        "records": records,
        "startup": startup.startup(cold=not quick),
    }
    if rivals is not None:
        found["java"] = rivals
    if not quick:
        tell("batches")
        found["batch"] = batch.measure()
    return found


def lapse(found: dict[str, float] | None) -> str:
    """Seconds on the clock and of CPU."""
    return "not measured" if found is None else f"{found['wall']:.2f} ({found['cpu']:.2f})"


def record_row(found: dict[str, Any]) -> list[str]:
    """One line of the record table."""
    numbers = [found["bytes"], found["copy_compiled_ns"], found["copy_python_ns"]]
    return [found["game"], *map(table.number, numbers)]


def search_rows(found: list[dict[str, Any]]) -> list[list[str]]:
    """The lines of the search table."""
    theirs = [row for row in found if row["engine"] == searching.OPENSPIEL]
    same = {row["game"]: row["rate"] for row in theirs}
    best = max((row["rate"] * row["decisions"] for row in theirs if row["decisions"] is not None), default=None)

    def line(row: dict[str, Any]) -> list[str]:
        decisions = None if row["decisions"] is None else row["rate"] * row["decisions"]
        return [
            row["engine"],
            row["game"],
            row["playouts"],
            table.number(row["rate"]),
            table.NOTHING if row["plain"] is None else table.percent(row["rate"] / row["plain"]),
            times(row["rate"], same.get(row["game"])),
            table.NOTHING if decisions is None else table.number(decisions),
            times(decisions, best),
        ]

    return [line(row) for row in found]


def times(rate: float | None, other: float | None) -> str:
    """How many times as fast, where both are known."""
    return table.NOTHING if rate is None or other is None else table.number(rate / other) + "x"


def report(found: dict[str, Any]) -> str:
    """The results as Markdown."""
    records = [record_row(r) for r in found["records"]]
    startup_note = STARTUP_NOTE.format(starts=startup.STARTS)
    startups = [[s["game"], lapse(s["cold"]), lapse(s["warm"])] for s in found["startup"]]
    parts = [
        ", ".join(f"{name} {value}" for name, value in found["machine"].items()) + "\n",
        table.section("Speed", SPEED_NOTE.format(rounds=ROUNDS), table.speed_table(found["speed"], (HEARTS, CATAN))),
        table.section("Search", SEARCH_NOTE, table.table(SEARCH_HEAD, search_rows(found["search"]))),
        table.section(
            "Records",
            RECORD_NOTE.format(rows=ours.COPY_ROWS),
            table.table(("game", "bytes", "copy compiled, ns", "copy from Python, ns"), records),
        ),
        table.section("Startup", startup_note, table.table(("game", "compile cold", "first result warm"), startups)),
    ]
    if "batch" in found:
        parts.append(batch.report(found["batch"]))
    if "java" in found:
        parts.append(table.section("Java", JAVA_NOTE, table.table(RECORDED_HEAD, [java.row(found["java"])])))
    else:
        parts.append(table.section("Recorded", RECORDED_NOTE, table.table(RECORDED_HEAD, RECORDED)))
    return "\n".join(parts)


def plain(value: Any) -> dict[str, Any]:
    """A result for JSON; everything else there is plain already."""
    if not isinstance(value, Result):
        raise TypeError(type(value).__name__)
    found = dataclasses.asdict(value)
    if value.best is not None:
        found["decisions_per_second"] = value.best.decisions_per_second
        found["games_per_second"] = value.best.games_per_second
    return found


def main() -> None:
    """Measure, print, and write where asked."""
    asked = arguments()
    found = measure(asked.quick)
    told, data = report(found), json.dumps(found, default=plain, indent=2) + "\n"
    print(told)
    if asked.json is not None:
        asked.json.write_text(data, encoding="utf-8")
    if asked.page is not None:
        page.write_page(asked.page, found, report({**found, "speed": list(filter(page.told, found["speed"]))}))
        (asked.page / "performance.json").write_text(data, encoding="utf-8")


if __name__ == "__main__":
    main()
