"""Test vectors: worked examples of a rulebook in a JSON file, each put to the engine.

Every game has a format of its own for what is given and what is done. What they share is here: the file, the ids,
the comparison of what is expected with what the engine gives, and the reading of single fields.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from reinos.core.errors import BadFile, ReinosError

Fields = dict[str, Any]
# Expected key -> what the engine gives, in the form of the expected value, which the function is told.
Answers = Mapping[str, Callable[[Any], Any]]

FILE_NEEDS = frozenset({"examples"})


class VectorError(ReinosError):
    """A vector that cannot be understood, or that the engine contradicts."""


@dataclass(frozen=True)
class Outcome:
    """How one vector fared; the message says all that is wrong with it."""

    id: str
    title: str
    passed: bool
    message: str


# --- files


def read(path: str | Path, may: Iterable[str], needs: Iterable[str] = FILE_NEEDS) -> Fields:
    """A file of vectors: an object with the fields it must and may have, and at least one example; or BadFile."""
    try:
        content = Path(path).read_text(encoding="utf-8")
        data = json.loads(content, object_pairs_hook=_once, parse_constant=_no_constant)
    except (OSError, UnicodeDecodeError, ValueError, RecursionError) as wrong:
        raise BadFile(f"{path}: not a readable JSON file ({wrong})") from None
    if not isinstance(data, dict):
        raise bad_file(path, "it holds no JSON object")
    complaints = list(misfits("file", data, frozenset(needs), frozenset(may)))
    if complaints:
        raise bad_file(path, "; ".join(complaints))
    if not isinstance(data["examples"], list) or not data["examples"]:
        raise BadFile(f"{path}: examples must be a list with at least one vector")
    return data


def bad_file(path: str | Path, reason: str) -> BadFile:
    """The error of a file that is something else."""
    return BadFile(f"{path}: not a file of vectors: {reason}")


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


# --- the vectors of a file


def outcomes(examples: list[Any], complaints: Callable[[Any], Iterable[str]]) -> Iterator[Outcome]:
    """How each vector fares; `complaints` tells all that is wrong with one."""
    seen: set[str] = set()
    for number, example in enumerate(examples, 1):
        given = example if isinstance(example, dict) else {}
        name, title = given.get("id"), given.get("title")
        wrong = list(complaints(example))
        if isinstance(name, str) and name in seen:
            wrong.append(f"id {name!r} stands twice in the file")
        seen.add(str(name))
        shown = name if isinstance(name, str) and name else f"example {number}"
        yield Outcome(shown, str(title or ""), not wrong, "; ".join(wrong))


def differences(expected: Fields, answers: Answers, where: str) -> Iterator[str]:
    """Where the engine and a vector part; what is expected that there is no answer to is told too."""
    yield from misfits(where, expected, frozenset(), frozenset(answers))
    for key in [key for key in expected if key in answers]:
        try:
            found = answers[key](expected[key])
        except Exception as broken:
            yield f"{where}.{key}: {told(broken)}"
        else:
            if not same(found, expected[key]):
                yield f"{where}.{key} is {text(expected[key])}; the engine gives {text(found)}"


def about(subject: Any, answers: Mapping[str, Callable[[Any, Any], Any]]) -> Answers:
    """Answers that ask a table, given the table."""
    return {key: partial(answer, subject) for key, answer in answers.items()}


def misfits(where: str, given: Iterable[str], needs: frozenset[str], may: frozenset[str]) -> Iterator[str]:
    """What is wrong with the names of some fields."""
    names = set(given)
    for name in sorted(needs - names):
        yield f"{where}: field {name!r} is missing"
    for name in sorted(names - needs - may):
        yield f"{where}: field {name!r} is unknown; known: {', '.join(sorted(needs | may))}"


def told(broken: Exception) -> str:
    """An error in words; the engine's own speak for themselves."""
    return str(broken) if isinstance(broken, ReinosError) else f"{type(broken).__name__}: {broken}"


def text(value: Any) -> str:
    """A value as JSON, the same for equal values."""
    return json.dumps(value, sort_keys=True)


def same(one: Any, two: Any) -> bool:
    """Equal as JSON: true is not 1, and 1.0 is not 1."""
    return text(one) == text(two)


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
