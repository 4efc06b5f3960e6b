"""Suites: named, versioned lists of tournaments that measure all bots in the same way, everywhere."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reinos.arena.plan import TEXT, Plan
from reinos.core.errors import ReinosError, WrongOption

FOLDER = Path(__file__).parent / "suites"
FIELDS = {"name": str, "version": int, "seed": int, "tournaments": list}
TOURNAMENT = {"name": str, "game": str, "options": dict, "bots": list, "games": int}


@dataclass(frozen=True)
class Suite:
    """Tournaments by name. The version rises with every change to what is played."""

    name: str
    version: int
    plans: dict[str, Plan]
    leagues: frozenset[str]  # tournaments whose games count for the ratings over all games
    sha256: str  # of the file

    @property
    def title(self) -> str:
        """As reports cite it."""
        return f"{self.name}-{self.version}"


def suites() -> tuple[str, ...]:
    """The names of the suites in the package."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


def load_suite(name: str) -> Suite:
    """A suite of the package by its name, or one of your own by its file."""
    path = FOLDER / f"{name}.json" if name in suites() else Path(name)
    if not path.is_file():
        raise WrongOption("suite-unknown", TEXT, name=name, names=", ".join(suites()))
    data = path.read_bytes()
    try:
        return read_suite(json.loads(data), hashlib.sha256(data).hexdigest())
    except (ValueError, RecursionError) as wrong:
        reason = wrong if isinstance(wrong, ReinosError) else str(wrong)
        raise WrongOption("suite-wrong", TEXT, file=str(path), reason=reason) from None


def read_suite(data: Any, sha256: str) -> Suite:
    """A suite from plain data; every bot of every tournament can be made, or an error says which cannot."""
    check_fields(data, FIELDS, "")
    plans: dict[str, Plan] = {}
    for number, one in enumerate(data["tournaments"]):
        check_fields(one, TOURNAMENT, f"tournaments[{number}].")
        name = one["name"]
        if name in plans or not name.replace("-", "").isalnum():
            raise WrongOption("suite-name", TEXT, name=name)
        plan = Plan(one["game"], one["options"], tuple(map(str, one["bots"])), one["games"], data["seed"])
        plan.check()
        plans[name] = plan
    leagues = frozenset(one["name"] for one in data["tournaments"] if one.get("league"))
    return Suite(data["name"], data["version"], plans, leagues, sha256)


def check_fields(data: Any, fields: dict[str, type], where: str) -> None:
    """Every field is there and of its kind; numbers are not negative."""
    for name, kind in fields.items():
        value = data.get(name) if isinstance(data, dict) else None
        if type(value) is not kind or (isinstance(value, int) and value < 0):
            raise WrongOption("suite-field", TEXT, field=where + name, value=repr(value), kind=kind.__name__)
