"""Options of a game: one frozen dataclass, every value checked with a message that names what is allowed."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, TypeVar

from reinos.core.errors import WrongOption


def option(default: Any, *values: Any) -> Any:
    """An option: its default, then every allowed value in the order in which people read them."""
    return dataclasses.field(default=default, metadata={"values": values or (default, not default)})


@dataclass(frozen=True)
class Options:
    """Base of every game's options; a game redeclares `players` with the counts it allows."""

    players: int

    def __post_init__(self) -> None:
        for name, values in allowed(type(self)).items():
            self.check(name, getattr(self, name), values)

    def check(self, name: str, value: Any, values: tuple[Any, ...]) -> None:
        """Refuse a value that is not allowed; a game may allow an option more than it lists."""
        # 1 == True and 4.0 == 4, so the type must be that of an allowed value as well.
        if not any(type(value) is type(v) and value == v for v in values):
            raise WrongOption("option-wrong", name=name, value=repr(value), allowed=", ".join(map(repr, values)))

    def codes(self) -> dict[str, int]:
        """Each option as the number that stands in the record: its value, or its place among the allowed ones."""
        found = {}
        for name, values in allowed(type(self)).items():
            value = getattr(self, name)
            found[name] = int(value) if isinstance(value, int) else values.index(value)
        return found


def wrong_with(players: int, name: str, value: Any, allowed_value: Any, rule: str) -> WrongOption:
    """The error for a value that a rule forbids with this number of players."""
    told = {"value": repr(value), "allowed": repr(allowed_value), "rule": rule}
    return WrongOption("option-wrong-players", name=name, players=str(players), **told)


O = TypeVar("O", bound=Options)  # noqa: E741


def allowed(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    """Option name -> allowed values."""
    return {f.name: f.metadata["values"] for f in dataclasses.fields(options)}


def choose_options(options: type[O], chosen: dict[str, Any]) -> O:
    """Build the options, or BadOption naming the unknown field and the known ones."""
    known = allowed(options)
    for name in chosen:
        if name not in known:
            raise WrongOption("option-unknown", name=repr(name), known=", ".join(known))
    return options(**chosen)
