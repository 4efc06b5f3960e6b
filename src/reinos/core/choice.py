"""Choices: action kinds with ranges <-> stable ids <-> readable objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from reinos.core.errors import IllegalChoice
from reinos.core.rule import rule


@dataclass(frozen=True)
class Choice:
    """One thing a seat can decide, with a stable id and named arguments."""

    id: int
    kind: str
    args: dict[str, int] = field(hash=False)

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.args.items())])


class Kind:
    """One kind of choice: consecutive ids over the product of its argument ranges, last one fastest."""

    def __init__(self, name: str, ranges: Mapping[str, range], first: int) -> None:
        self.name, self.ranges, self.first = name, dict(ranges), first
        self.size = 1
        for values in ranges.values():
            if values.step != 1 or not values:
                raise TypeError(f"choice {name}: ranges must be non-empty and have step 1")
            self.size *= len(values)

    def __contains__(self, choice: int) -> bool:
        return self.first <= choice < self.first + self.size

    def encoder(self) -> Callable[..., int]:
        """A rule (arguments) -> id."""
        code = "0"
        for name, values in self.ranges.items():
            code = f"({code}) * {len(values)} + {name} - {values.start}" if code != "0" else f"{name} - {values.start}"
        return self._made(f"def encode({', '.join(self.ranges)}):\n    return {self.first} + {code}", "encode")

    def decoder(self, argument: str) -> Callable[[int], int]:
        """A rule id -> value of one argument."""
        names = list(self.ranges)
        stride = 1
        for name in names[names.index(argument) + 1 :]:
            stride *= len(self.ranges[name])
        values = self.ranges[argument]
        body = f"(choice - {self.first}) // {stride} % {len(values)} + {values.start}"
        return self._made(f"def decode(choice):\n    return {body}", "decode")

    def _made(self, source: str, name: str) -> Callable[..., int]:
        space: dict[str, Any] = {}
        exec(source, space)
        function: Callable[..., int] = space[name]
        function.__name__ = f"{self.name}_{name}"
        return rule(function)

    def args(self, choice: int) -> dict[str, int]:
        """The arguments that an id of this kind stands for."""
        rest = choice - self.first
        found = {}
        for name, values in reversed(self.ranges.items()):
            rest, index = divmod(rest, len(values))
            found[name] = values[index]
        return dict(reversed(found.items()))

    def id(self, args: Mapping[str, int]) -> int:
        """The id of these arguments, or IllegalChoice naming the argument that is off."""
        if set(args) != set(self.ranges):
            raise IllegalChoice(f"choice {self.name} takes {list(self.ranges)}, not {list(args)}")
        code = 0
        for name, values in self.ranges.items():
            value = args[name]
            if isinstance(value, bool) or not isinstance(value, int) or value not in values:
                raise IllegalChoice(f"{self.name}.{name} is {value!r}; allowed: {values.start} to {values.stop - 1}")
            code = code * len(values) + values.index(value)
        return self.first + code


class Choices:
    """All the choices of a game: kind name -> {argument: range}. Order fixes the ids."""

    def __init__(self, **kinds: Mapping[str, range]) -> None:
        self.kinds: dict[str, Kind] = {}
        self.size = 0
        for name, ranges in kinds.items():
            self.kinds[name] = Kind(name, ranges, self.size)
            self.size += self.kinds[name].size

    def __getitem__(self, kind: str) -> Kind:
        return self.kinds[kind]

    def __iter__(self) -> Iterator[Choice]:
        return (self.choice(i) for i in range(self.size))

    def choice(self, number: int) -> Choice:
        """The readable object of an id."""
        for kind in self.kinds.values():
            if number in kind:
                return Choice(number, kind.name, kind.args(number))
        raise IllegalChoice(f"choice id {number} does not exist; ids are 0 to {self.size - 1}")

    def make(self, kind: str, **args: int) -> Choice:
        """A choice from its kind and arguments."""
        if kind not in self.kinds:
            raise IllegalChoice(f"unknown kind of choice {kind!r}; kinds are {', '.join(self.kinds)}")
        return Choice(self.kinds[kind].id(args), kind, dict(args))
