"""Test vectors: worked examples of a rulebook in a JSON file, each put to the engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reinos.core.errors import BadFile, ReinosError

SCHEMA_VERSION = 1
FILE_NEEDS = frozenset({"schema_version", "examples"})
FILE_MAY = frozenset({"seed_file", "conventions"})
EXAMPLE_NEEDS = frozenset({"id", "title", "type", "input", "expected"})
EXAMPLE_MAY = frozenset({"kind", "rules", "seed_lines"})

Fields = dict[str, Any]
# Expected key -> what the engine gives, in the form of the expected value, which the function is told.
Answers = Mapping[str, Callable[[Any], Any]]


class VectorError(ReinosError):
    """A vector that cannot be understood, or that the engine contradicts."""


@dataclass(frozen=True)
class Outcome:
    """How one vector fared; the message says all that is wrong with it."""

    id: str
    title: str
    passed: bool
    message: str


@dataclass(frozen=True)
class Kind:
    """One type of vector: the input fields it must and may have, and the engine's answers to an input."""

    answers: Callable[[Fields], Answers]
    needs: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()


def run(path: str | Path, kinds: Mapping[str, Kind]) -> Iterator[Outcome]:
    """Put every vector of a file to the engine; BadFile at once if it is not a file of vectors."""
    return _outcomes(read(path), kinds)


def read(path: str | Path) -> list[Any]:
    """The examples of a file, or BadFile."""
    try:
        content = Path(path).read_text(encoding="utf-8")
        data = json.loads(content, object_pairs_hook=_once, parse_constant=_no_constant)
    except (OSError, UnicodeDecodeError, ValueError, RecursionError) as wrong:
        raise BadFile(f"{path}: not a readable JSON file ({wrong})") from None
    if not isinstance(data, dict):
        raise BadFile(f"{path}: not a file of vectors: it holds no JSON object")
    complaints = list(misfits("file", data, FILE_NEEDS, FILE_MAY))
    if complaints:
        raise BadFile(f"{path}: not a file of vectors: {'; '.join(complaints)}")
    if not same(data["schema_version"], SCHEMA_VERSION):
        raise BadFile(f"{path}: schema_version is {data['schema_version']!r}; allowed: {SCHEMA_VERSION}")
    if not isinstance(data["examples"], list) or not data["examples"]:
        raise BadFile(f"{path}: examples must be a list with at least one vector")
    return data["examples"]


def _once(pairs: list[tuple[str, Any]]) -> Fields:
    """A JSON object, each of whose keys may stand there once."""
    found: Fields = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"key {key!r} stands twice in one object")
        found[key] = value
    return found


def _no_constant(name: str) -> None:
    """NaN and the infinities are no JSON."""
    raise ValueError(f"{name} is not a number of JSON")


def text(value: Any) -> str:
    """A value as JSON, the same for equal values."""
    return json.dumps(value, sort_keys=True)


def same(one: Any, two: Any) -> bool:
    """Equal as JSON: true is not 1, and 1.0 is not 1."""
    return text(one) == text(two)


def misfits(where: str, given: Iterable[str], needs: frozenset[str], may: frozenset[str]) -> Iterator[str]:
    """What is wrong with the names of some fields."""
    names = set(given)
    for name in sorted(needs - names):
        yield f"{where}: field {name!r} is missing"
    for name in sorted(names - needs - may):
        yield f"{where}: field {name!r} is unknown; known: {', '.join(sorted(needs | may))}"


def _outcomes(examples: list[Any], kinds: Mapping[str, Kind]) -> Iterator[Outcome]:
    seen: set[str] = set()
    for number, example in enumerate(examples, 1):
        fields = example if isinstance(example, dict) else {}
        name, title = fields.get("id"), fields.get("title")
        complaints = list(_complaints(example, kinds))
        if isinstance(name, str) and name in seen:
            complaints.append(f"id {name!r} stands twice in the file")
        seen.add(str(name))
        shown = name if isinstance(name, str) and name else f"example {number}"
        yield Outcome(shown, str(title or ""), not complaints, "; ".join(complaints))


def _complaints(example: Any, kinds: Mapping[str, Kind]) -> Iterator[str]:
    """All that is wrong with one vector."""
    if not isinstance(example, dict):
        yield "not a JSON object"
        return
    yield from misfits("example", example, EXAMPLE_NEEDS, EXAMPLE_MAY)
    for name in ("id", "title"):
        if name in example and (not isinstance(example[name], str) or not example[name]):
            yield f"field {name!r} must be a text"
    if EXAMPLE_NEEDS - set(example):
        return
    if not isinstance(example["type"], str) or example["type"] not in kinds:
        yield f"type {example['type']!r} is unknown; known: {', '.join(kinds)}"
        return
    given, expected = example["input"], example["expected"]
    if not isinstance(given, dict) or not isinstance(expected, dict) or not expected:
        yield "fields 'input' and 'expected' must be objects, and 'expected' must not be empty"
        return
    yield from _verdict(kinds[example["type"]], given, expected)


def _verdict(kind: Kind, given: Fields, expected: Fields) -> Iterator[str]:
    """Where the engine and the vector part."""
    wrong = list(misfits("input", given, kind.needs, kind.may))
    if wrong:
        yield from wrong
        return
    try:
        answers = kind.answers(given)
    except Exception as broken:
        yield f"input: {_told(broken)}"
        return
    yield from misfits("expected", expected, frozenset(), frozenset(answers))
    for key in [key for key in expected if key in answers]:
        try:
            found = answers[key](expected[key])
        except Exception as broken:
            yield f"expected.{key}: {_told(broken)}"
        else:
            if not same(found, expected[key]):
                yield f"expected.{key} is {text(expected[key])}; the engine gives {text(found)}"


def _told(broken: Exception) -> str:
    """An error in words; the engine's own speak for themselves."""
    return str(broken) if isinstance(broken, ReinosError) else f"{type(broken).__name__}: {broken}"


# --- answers that games share


def constant(value: Any) -> Callable[[Any], Any]:
    """An answer that is known already."""
    return lambda wanted: value


def unordered(found: list[Any]) -> Callable[[Any], Any]:
    """An answer in which the order does not matter."""

    def answer(wanted: Any) -> Any:
        alike = isinstance(wanted, list) and sorted(map(text, wanted)) == sorted(map(text, found))
        return wanted if alike else found

    return answer


# --- reading the fields of a vector


def whole(value: Any, name: str, least: int, most: int) -> int:
    """A whole number in a range, or VectorError."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise VectorError(f"{name} is {value!r}; allowed: whole numbers from {least} to {most}")
    return value


def listed(value: Any, name: str, length: int | None = None) -> list[Any]:
    """A list, of a length if one is given, or VectorError."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise VectorError(f"{name} is {value!r}; allowed: a list" + ("" if length is None else f" of {length}"))
    return value


def fields(value: Any, name: str, needs: frozenset[str], may: frozenset[str] = frozenset()) -> Fields:
    """An object with the fields it must have and may have, or VectorError."""
    if not isinstance(value, dict):
        raise VectorError(f"{name} is {value!r}; allowed: an object")
    for complaint in misfits(name, value, needs, may):
        raise VectorError(complaint)
    return value


def named(value: Any, name: str, allowed: Iterable[str]) -> str:
    """One of some names, or VectorError."""
    names = tuple(allowed)
    if not isinstance(value, str) or value not in names:
        raise VectorError(f"{name} is {value!r}; allowed: {', '.join(names)}")
    return value
