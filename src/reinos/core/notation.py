"""How vectors write things down: plain values, numbers of the record by name, and where on a table they belong.

A `Term` says how one number is written, a `Part` where it lies on the table. The same part lays what a vector gives
and shows what the table has, so that a game declares its notation once for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from reinos.core.errors import ReinosError

if TYPE_CHECKING:
    from reinos.core.trial import Trial

Fields = dict[str, Any]
NOTHING: frozenset[str] = frozenset()


class VectorError(ReinosError):
    """A vector that cannot be understood, or that the engine contradicts."""


# --- plain values: each is returned as it is, or VectorError says what is allowed


def whole(value: Any, where: str, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise VectorError(f"{where} is {value!r}; allowed: whole numbers from {least} to {most}")
    return value


def flag(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise VectorError(f"{where} is {value!r}; allowed: true, false")
    return value


def named(value: Any, where: str, allowed: Iterable[Any]) -> Any:
    """One of some names."""
    known = tuple(allowed)
    if not any(type(value) is type(name) and value == name for name in known):
        raise VectorError(f"{where} is {value!r}; allowed: {', '.join(map(str, known))}")
    return value


def listed(value: Any, where: str, length: int | None = None) -> list[Any]:
    """A list, of a length if one is given."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise VectorError(f"{where} is {value!r}; allowed: a list" + ("" if length is None else f" of {length}"))
    return value


def mapping(value: Any, where: str) -> Fields:
    """An object."""
    if not isinstance(value, dict):
        raise VectorError(f"{where} is {value!r}; allowed: an object")
    return value


def fields(value: Any, where: str, needs: Iterable[str], may: Iterable[str] = ()) -> Fields:
    """An object with the fields it must have and may have."""
    found = mapping(value, where)
    for complaint in misfits(where, found, frozenset(needs), frozenset(may)):
        raise VectorError(complaint)
    return found


def names(line: str) -> frozenset[str]:
    """The names in a line, for fields that a vector must or may have."""
    return frozenset(line.split())


def misfits(where: str, given: Iterable[str], needs: frozenset[str], may: frozenset[str]) -> Iterator[str]:
    """What is wrong with the names of some fields."""
    found = set(given)
    for name in sorted(needs - found):
        yield f"{where}: field {name!r} is missing"
    for name in sorted(found - needs - may):
        yield f"{where}: field {name!r} is unknown; known: {', '.join(sorted(needs | may))}"


# --- answers in which something does not matter


class Bag(list[Any]):
    """A list whose order does not matter."""


class Some(dict[str, Any]):
    """An object of which a vector may name a part."""


class Sparse(dict[str, Any]):
    """An object of which a vector may leave out what is 0, false, null or empty."""


# --- terms


class Term(Protocol):
    """How a number of the record is written."""

    def read(self, trial: Trial, value: Any, where: str) -> int:
        """The number that a vector means."""

    def show(self, trial: Trial, number: int) -> Any:
        """What a vector would write."""


class Key(Term, Protocol):
    """A term whose numbers can be counted up."""

    def numbers(self, trial: Trial) -> range:
        """All numbers that it can stand for."""


@dataclass(frozen=True)
class Whole:
    """A number, written as such."""

    least: int = 0
    most: int = 1000

    def read(self, trial: Trial, value: Any, where: str) -> int:
        """The number, if it is in the range."""
        return whole(value, where, self.least, self.most)

    def show(self, trial: Trial, number: int) -> int:
        """The number."""
        return int(number)

    def numbers(self, trial: Trial) -> range:
        """The range."""
        return range(self.least, self.most + 1)


@dataclass(frozen=True)
class Flag:
    """1 or 0, written as true or false."""

    def read(self, trial: Trial, value: Any, where: str) -> int:
        """1 for true."""
        return int(flag(value, where))

    def show(self, trial: Trial, number: int) -> bool:
        """True for all but 0."""
        return bool(number)


@dataclass(frozen=True)
class Name:
    """A thing by its name; the names stand in the order of the numbers, and null may stand for one more number."""

    names: Sequence[Any] | Callable[[Trial], Sequence[Any]]
    null: int | None = None

    def known(self, trial: Trial) -> Sequence[Any]:
        """The names at this table."""
        return self.names(trial) if callable(self.names) else self.names

    def read(self, trial: Trial, value: Any, where: str) -> int:
        """The number of the name."""
        if value is None and self.null is not None:
            return self.null
        known = self.known(trial)
        return known.index(named(value, where, known))

    def show(self, trial: Trial, number: int) -> Any:
        """The name of the number."""
        return None if number == self.null else self.known(trial)[number]

    def numbers(self, trial: Trial) -> range:
        """One for each name."""
        return range(len(self.known(trial)))


@dataclass(frozen=True)
class Mask:
    """Bits of a number, written as a list of those that are set."""

    of: Key

    def read(self, trial: Trial, value: Any, where: str) -> int:
        """The bits; each may stand there once."""
        mask = 0
        for item in listed(value, where):
            bit = 1 << self.of.read(trial, item, where)
            if mask & bit:
                raise VectorError(f"{where}: {item} stands there twice")
            mask |= bit
        return mask

    def show(self, trial: Trial, number: int) -> Bag:
        """The bits that are set."""
        return Bag(self.of.show(trial, bit) for bit in self.of.numbers(trial) if int(number) >> bit & 1)


COUNT = Whole()
FLAG = Flag()
SEAT = Name(lambda trial: trial.seats)
NO_SEAT = Name(lambda trial: trial.seats, null=-1)  # a seat, or null


# --- parts


class Part(Protocol):
    """What a field of a vector says about a table; `at` is the index that the fields around it have led to."""

    def lay(self, trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
        """Put it on the table."""

    def show(self, trial: Trial, at: tuple[int, ...]) -> Any:
        """What the table has."""


@dataclass(frozen=True)
class Field:
    """A number of the record, in a row of its field if one is given."""

    name: str
    term: Term = COUNT
    row: tuple[int, ...] = ()

    def lay(self, trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
        """Write the number."""
        put(trial, self.name, (*self.row, *at), self.term.read(trial, value, where))

    def show(self, trial: Trial, at: tuple[int, ...]) -> Any:
        """Read the number."""
        return self.term.show(trial, got(trial, self.name, (*self.row, *at)))


@dataclass(frozen=True)
class Bit:
    """A bit of a number of the record, written as true or false; the last index is the bit."""

    name: str

    def lay(self, trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
        """Set or clear the bit."""
        mask, bit = int(got(trial, self.name, at[:-1])), 1 << at[-1]
        put(trial, self.name, at[:-1], mask | bit if flag(value, where) else mask & ~bit)

    def show(self, trial: Trial, at: tuple[int, ...]) -> bool:
        """Whether the bit is set."""
        return bool(int(got(trial, self.name, at[:-1])) >> at[-1] & 1)


def got(trial: Trial, name: str, at: tuple[int, ...]) -> Any:
    """A number of the record."""
    found = getattr(trial.s, name)
    return found[at] if at else found


def put(trial: Trial, name: str, at: tuple[int, ...], number: int) -> None:
    """Write a number into the record."""
    if at:
        getattr(trial.s, name)[at] = number
    else:
        setattr(trial.s, name, number)


@dataclass(frozen=True)
class Each:
    """The same part of several things: an object whose keys are their names."""

    key: Key
    part: Part

    def lay(self, trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
        """Lay the part of every thing that is named."""
        for name, entry in mapping(value, where).items():
            self.part.lay(trial, (*at, self.key.read(trial, name, where)), entry, f"{where}.{name}")

    def show(self, trial: Trial, at: tuple[int, ...]) -> Some:
        """The part of everything."""
        numbers = self.key.numbers(trial)
        return Some((self.key.show(trial, number), self.part.show(trial, (*at, number))) for number in numbers)


@dataclass(frozen=True)
class Parts:
    """Several parts of one thing: an object with fields; null where a thing is empty that can be so."""

    parts: Mapping[str, Part]
    needs: frozenset[str] = NOTHING
    empty: Callable[[Trial, tuple[int, ...]], bool] | None = None

    def lay(self, trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
        """Lay the parts that are there, in the order in which they are declared."""
        if value is None and self.empty is not None:
            return
        given = fields(value, where, self.needs, self.parts)
        for name in [name for name in self.parts if name in given]:
            self.parts[name].lay(trial, at, given[name], f"{where}.{name}" if where else name)

    def show(self, trial: Trial, at: tuple[int, ...]) -> Some | None:
        """All parts."""
        if self.empty is not None and self.empty(trial, at):
            return None
        return Some((name, part.show(trial, at)) for name, part in self.parts.items())

    def answers(self) -> dict[str, Callable[[Trial, Any], Any]]:
        """The parts as what can be expected of a whole table."""
        return {name: partial(shown, part) for name, part in self.parts.items()}


def shown(part: Part, trial: Trial, wanted: Any) -> Any:
    """What a whole table has of a part."""
    return part.show(trial, ())


@dataclass(frozen=True)
class Own:
    """A part in the game's own words; one that is only shown, or only laid, lacks the other function."""

    put: Callable[[Trial, tuple[int, ...], Any, str], None] | None = None
    tell: Callable[[Trial, tuple[int, ...]], Any] | None = None

    def lay(self, trial: Trial, at: tuple[int, ...], value: Any, where: str) -> None:
        """Lay it."""
        if self.put is None:
            raise VectorError(f"{where} cannot be given")
        self.put(trial, at, value, where)

    def show(self, trial: Trial, at: tuple[int, ...]) -> Any:
        """Show it."""
        return None if self.tell is None else self.tell(trial, at)
