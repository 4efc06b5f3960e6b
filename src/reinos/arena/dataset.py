"""Games of bots as a Parquet file: one row a decision, with what the seat knew, what its search found, and the end.

Every column says who may know it: `seat` is the view of the seat that decides, `end` is known when the game is over,
`truth` is what only the file knows. Rows of other seats hold what those knew and chose.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

import reinos
from reinos.arena.game import Result
from reinos.arena.origin import origin
from reinos.arena.plan import TEXT, Plan
from reinos.arena.results import WrongResults
from reinos.core.errors import WrongOption
from reinos.core.game import Game
from reinos.core.match import Match

FORMAT, FORMAT_VERSION = "reinos-dataset", 1
NOTE = "reinos"  # the key of what a file says of itself
GROUP = 64  # games that are written at a time
Array = np.ndarray[Any, Any]


def library() -> Any:
    """PyArrow with its Parquet part, or an error that says how to get it."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise WrongOption("dataset-needs", TEXT) from None
    return pyarrow


def columns(game: Game, planes: bool) -> Any:
    """The schema: name and type of every column, and who may know it."""
    arrow = library()
    whose: dict[str, tuple[str, Any]] = {
        "game": ("truth", arrow.int32()),
        "seed": ("truth", arrow.string()),
        "step": ("truth", arrow.int32()),
        "seat": ("seat", arrow.int8()),
        "bot": ("truth", arrow.string()),
        "legal": ("seat", arrow.list_(arrow.int32())),
        "visits": ("seat", arrow.list_(arrow.int32())),
        "choice": ("seat", arrow.int32()),
        "points": ("end", arrow.list_(arrow.int32())),
        "ranks": ("end", arrow.list_(arrow.int8())),
        "reward": ("end", arrow.float32()),
    }
    if planes:
        whose["planes"] = ("seat", arrow.list_(arrow.float32(), game.rules.planes.size))
    return arrow.schema([arrow.field(name, kind, metadata={"known": known}) for name, (known, kind) in whose.items()])


def rows(game: Game, result: Result, planes: bool) -> Iterator[dict[str, Any]]:
    """The decisions of a game."""
    position = game.start(result.seed, "cpu")
    found: list[dict[str, Any]] = []
    for step, (seat, choice) in enumerate(result.moves or ()):
        legal = position.legal_ids(seat)
        visited = dict(result.visits[step]) if result.visits else {}
        row: dict[str, Any] = {
            "game": result.number,
            "seed": f"{result.seed:x}",
            "step": step,
            "seat": seat,
            "bot": result.seats[seat],
            "legal": legal,
            "visits": [visited.get(number, 0) for number in legal] if visited else None,
            "choice": choice,
            "points": result.points,
            "ranks": result.ranks,
        }
        if planes:
            row["planes"] = position.features(seat)
        found.append(row)
        position = position.play(choice, seat)
    rewards = position.rewards
    yield from (row | {"reward": rewards[row["seat"]]} for row in found)


def write_dataset(path: Path, plan: Plan, results: Sequence[Result], planes: bool = False) -> int:
    """Write the games that were played to their end; how many. A file that is there is replaced when all is written."""
    arrow, game = library(), plan.load()
    whole = [result for result in results if result.forfeit is None]
    about = {"format": FORMAT, "format_version": FORMAT_VERSION, "plan": plan.to_json(), **origin(plan)}
    schema = columns(game, planes).with_metadata({NOTE: json.dumps(about)})
    unfinished = path.with_name(path.name + ".part")
    try:
        with arrow.parquet.ParquetWriter(unfinished, schema, compression="zstd") as file:
            for first in range(0, len(whole), GROUP):
                group = [row for result in whole[first : first + GROUP] for row in rows(game, result, planes)]
                file.write_table(arrow.Table.from_pylist(group, schema))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return len(whole)


@dataclass(frozen=True)
class Arrays:
    """Decisions as a learner takes them, one row each."""

    planes: Array  # what the seat knew
    legal: Array  # booleans by choice id
    shares: Array  # of the visits by choice id; of a bot that did not search, 1 for what it chose
    choices: Array
    rewards: Array  # of the seat, at the end


@dataclass(frozen=True)
class Dataset:
    """A file that was read."""

    game: Game
    about: dict[str, Any]
    table: Any  # pyarrow.Table

    def matches(self) -> Iterator[Match]:
        """Every game, played again; a choice that is not legal raises IllegalChoice."""
        wanted = self.table.select(["game", "seed", "seat", "choice"]).to_pylist()
        for _, steps in groupby(wanted, key=lambda row: row["game"]):
            first, *more = steps
            match = Match(int(first["seed"], 16), self.game.start(int(first["seed"], 16), "cpu"))
            for row in (first, *more):
                match.play(row["choice"], row["seat"])
            yield match

    def arrays(self) -> Arrays:
        """All decisions; planes that the file does not have are made by playing the games again."""
        size, count = self.game.rules.choices.size, self.table.num_rows
        legal, shares = np.zeros((count, size), bool), np.zeros((count, size), np.float32)
        found = self.table.select(["legal", "visits", "choice"]).to_pylist()
        for number, row in enumerate(found):
            legal[number, row["legal"]] = True
            if row["visits"]:
                shares[number, row["legal"]] = np.array(row["visits"]) / sum(row["visits"])
            else:
                shares[number, row["choice"]] = 1.0
        choices, rewards = (self.table[name].to_numpy() for name in ("choice", "reward"))
        return Arrays(self._planes(), legal, shares, choices, rewards)

    def _planes(self) -> Array:
        if "planes" in self.table.column_names:
            flat = self.table["planes"].combine_chunks().flatten().to_numpy()
            planes: Array = flat.reshape(self.table.num_rows, -1)
            return planes
        made = [
            before.features(step.seat)
            for match in self.matches()
            for before, step in zip(match.positions, match.steps, strict=False)
        ]
        return np.stack(made)


def read_dataset(path: str | Path) -> Dataset:
    """Read a file; one of other rules, whose choices would mean something else, is refused."""
    arrow = library()
    try:
        table = arrow.parquet.read_table(path)
        about = json.loads((table.schema.metadata or {})[NOTE.encode()])
        if (about["format"], about["format_version"]) != (FORMAT, FORMAT_VERSION):
            raise ValueError(f"format is {about['format']} {about['format_version']}")
        plan, own = Plan.from_json(about["plan"]), reinos.load(about["plan"]["game"]).rules.version
    except (OSError, arrow.ArrowException, ValueError, KeyError, TypeError) as wrong:
        raise WrongResults("dataset-unreadable", file=str(path), reason=str(wrong)) from None
    if about["rules"] != own:
        told = {"value": str(about["rules"]), "own": str(own), "package": about["versions"]["reinos"]}
        raise WrongResults("results-rules", file=str(path), **told)
    return Dataset(plan.load(), about, table)
