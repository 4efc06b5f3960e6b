"""The results of a tournament, in memory and, if wanted, in a file that it can go on from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from reinos.arena.game import Fixture, Result
from reinos.arena.plan import Plan
from reinos.arena.results import WrongResults, check_networks, heading, read


class Ledger:
    """Results by number: each game counts once, however often it was played."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan, self.path = plan, path
        self._results: dict[int, Result] = {}
        if path is not None:
            self._open(path)

    @property
    def results(self) -> list[Result]:
        """What there is, in the order of the games."""
        return [self._results[number] for number in sorted(self._results)]

    def undone(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """Those that have no result yet."""
        return [fixture for fixture in fixtures if fixture.number not in self._results]

    def add(self, result: Result) -> bool:
        """Write a result down, unless its game has one; whether it was new."""
        if result.number in self._results:
            return False
        self._results[result.number] = result
        if self.path is not None:
            self._append(result.to_json())
        return True

    def _append(self, line: dict[str, Any]) -> None:
        assert self.path is not None
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _open(self, path: Path) -> None:
        """Read what a file has; a last line that was cut off is dropped."""
        if not path.exists() or not path.read_bytes():
            self._append(heading(self.plan))
            return
        found = read(path)
        if self._essence(found.plan) != self._essence(self.plan):
            raise WrongResults("results-other", file=str(path), plan=str(found.head["plan"]))
        check_networks(found)
        if found.torn:
            path.write_bytes(path.read_bytes().removesuffix(found.torn))
        for result in found.games:
            if result.number < self.plan.games:
                self._results.setdefault(result.number, result)

    @staticmethod
    def _essence(plan: Plan) -> dict[str, Any]:
        """All but the number of games, which may grow."""
        return {name: value for name, value in plan.to_json().items() if name != "games"}
