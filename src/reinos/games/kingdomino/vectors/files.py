"""Files of vectors of Kingdomino: a type, an input, and what is expected of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from reinos.core.errors import BadFile
from reinos.core.vectors import FILE_NEEDS, Answers, Fields, Outcome, differences, misfits, outcomes, read, same, told

SCHEMA_VERSION = 1
FILE_MAY = frozenset({"seed_file", "conventions"})
EXAMPLE_NEEDS = frozenset({"id", "title", "type", "input", "expected"})
EXAMPLE_MAY = frozenset({"kind", "rules", "seed_lines"})


@dataclass(frozen=True)
class Kind:
    """One type of vector: the input fields it must and may have, and the engine's answers to an input."""

    answers: Callable[[Fields], Answers]
    needs: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()


def put(path: str | Path, kinds: Mapping[str, Kind]) -> Iterator[Outcome]:
    """Put every vector of a file to the engine; BadFile at once if it is not a file of vectors."""
    data = read(path, FILE_MAY, FILE_NEEDS | {"schema_version"})
    if not same(data["schema_version"], SCHEMA_VERSION):
        raise BadFile(f"{path}: schema_version is {data['schema_version']!r}; allowed: {SCHEMA_VERSION}")
    return outcomes(data["examples"], partial(complaints, kinds))


def complaints(kinds: Mapping[str, Kind], example: Any) -> Iterator[str]:
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
    yield from verdict(kinds[example["type"]], given, expected)


def verdict(kind: Kind, given: Fields, expected: Fields) -> Iterator[str]:
    """Where the engine and the vector part."""
    wrong = list(misfits("input", given, kind.needs, kind.may))
    if wrong:
        yield from wrong
        return
    try:
        answers = kind.answers(given)
    except Exception as broken:
        yield f"input: {told(broken)}"
        return
    yield from differences(expected, answers, "expected")
