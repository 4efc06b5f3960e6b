"""Choices: kinds with argument ranges, their stable ids, and readable objects for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod

from reinos.core.errors import IllegalChoice
from reinos.core.rule import written


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
        if any(values.step != 1 or not values for values in ranges.values()):
            raise TypeError(f"choice {name}: ranges must be non-empty and have step 1")
        self.size = prod(map(len, ranges.values()))

    def __contains__(self, choice: int) -> bool:
        return self.first <= choice < self.first + self.size

    def encoded(self, *arguments: str) -> str:
        """Source text of the id of these arguments, each of them source text too."""
        text = ""
        for argument, values in zip(arguments, self.ranges.values(), strict=True):
            place = f"{argument} - {values.start}" if values.start else argument
            text = f"({text}) * {len(values)} + {place}" if text else place
        return f"{self.first} + {text}" if text else str(self.first)

    def decoded(self, argument: str) -> str:
        """Source text of one argument of the id `choice`."""
        names, values = list(self.ranges), self.ranges[argument]
        at = names.index(argument)
        stride = prod(len(self.ranges[name]) for name in names[at + 1 :])
        text = f"(choice - {self.first})"  # a difference, so that it is as wide as all integers of compiled code
        text += f" // {stride}" if stride > 1 else ""
        text += f" % {len(values)}" if at > 0 else ""
        return f"{text} + {values.start}" if values.start else text

    def encoder(self) -> Callable[..., int]:
        """A rule (arguments) -> id."""
        name = f"{self.name}_id"
        return written(name, [f"def {name}({', '.join(self.ranges)}):", f"    return {self.encoded(*self.ranges)}"])

    def decoder(self, argument: str) -> Callable[[int], int]:
        """A rule id -> value of one argument."""
        name = f"{self.name}_{argument}"
        return written(name, [f"def {name}(choice):", f"    return {self.decoded(argument)}"])

    def args(self, choice: int) -> dict[str, int]:
        """The arguments that an id of this kind stands for."""
        rest = choice - self.first
        found = {}
        for name, values in reversed(self.ranges.items()):
            rest, index = divmod(rest, len(values))
            found[name] = values[index]
        return dict(reversed(found.items()))

    def id(self, args: Mapping[str, int]) -> int:
        """The id of these arguments, or IllegalChoice naming the argument that is out of range."""
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
