"""Files of vectors: reading them, and what is wrong with each vector."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reinos.core.errors import BadFile, ReinosError
from reinos.core.vectors import (
    Answers,
    Fields,
    Outcome,
    misfits,
    same,
    text,
)

FILE_NEEDS, FILE_MAY = frozenset({"examples"}), frozenset({"source", "conventions"})
EXAMPLE_NEEDS = frozenset({"id", "title", "check", "state", "expected"})
EXAMPLE_MAY = frozenset({"kind", "seed_lines", "rules", "actions", "note"})


@dataclass(frozen=True)
class Check:
    """One kind of vector: the state fields it must and may have, and the engine's answers."""

    answers: Callable[[Fields, list[Any]], Answers]
    needs: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()
    acts: bool = False  # whether it can have actions


def read(path: str | Path) -> list[Any]:
    """The examples of a file, or BadFile."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"), object_pairs_hook=once)
    except (OSError, UnicodeDecodeError, ValueError, RecursionError) as wrong:
        raise BadFile(f"{path}: not a readable JSON file ({wrong})") from None
    if not isinstance(data, dict):
        raise BadFile(f"{path}: not a file of vectors: it holds no JSON object")
    complaints = list(misfits("file", data, FILE_NEEDS, FILE_MAY))
    if complaints:
        raise BadFile(f"{path}: not a file of vectors: {'; '.join(complaints)}")
    if not isinstance(data["examples"], list) or not data["examples"]:
        raise BadFile(f"{path}: examples must be a list with at least one vector")
    return data["examples"]


def once(pairs: list[tuple[str, Any]]) -> Fields:
    """A JSON object, each of whose keys may stand there once."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError(f"a key stands twice among {[key for key, _ in pairs]}")
    return found


def outcomes(examples: list[Any], checks: Mapping[str, Check]) -> Iterator[Outcome]:
    """How each vector fared."""
    seen: set[str] = set()
    for number, example in enumerate(examples, 1):
        fields = example if isinstance(example, dict) else {}
        name = fields.get("id") if isinstance(fields.get("id"), str) and fields.get("id") else f"example {number}"
        complaints = list(complaints_about(example, checks))
        if name in seen:
            complaints.append(f"id {name!r} stands twice in the file")
        seen.add(str(name))
        yield Outcome(str(name), str(fields.get("title") or ""), not complaints, "; ".join(complaints))


def complaints_about(example: Any, checks: Mapping[str, Check]) -> Iterator[str]:
    """All that is wrong with one vector."""
    if not isinstance(example, dict):
        yield "not a JSON object"
        return
    wrong = list(misfits("example", example, EXAMPLE_NEEDS, EXAMPLE_MAY))
    if wrong:
        yield from wrong
        return
    kind, state, actions = example["check"], example["state"], example.get("actions", [])
    expected = example["expected"]
    if not isinstance(kind, str) or kind not in checks:
        yield f"check {kind!r} is unknown; known: {', '.join(checks)}"
        return
    if not isinstance(state, dict) or not isinstance(expected, dict) or not expected or not isinstance(actions, list):
        yield "'state' and 'expected' must be objects, 'expected' not empty, 'actions' a list"
        return
    if actions and not checks[kind].acts:
        yield f"check {kind!r} has no actions"
        return
    yield from verdict(checks[kind], state, actions, expected)


def verdict(check: Check, state: Fields, actions: list[Any], expected: Fields) -> Iterator[str]:
    """Where the engine and the vector part."""
    wrong = list(misfits("state", state, check.needs, check.may))
    if wrong:
        yield from wrong
        return
    try:
        answers = check.answers(state, actions)
    except Exception as broken:
        yield told(broken)
        return
    yield from misfits("expected", expected, frozenset(), frozenset(answers))
    for key in [key for key in expected if key in answers]:
        try:
            found = answers[key](expected[key])
        except Exception as broken:
            yield f"expected.{key}: {told(broken)}"
        else:
            if not same(found, expected[key]):
                yield f"expected.{key} is {text(expected[key])}; the engine gives {text(found)}"


def told(broken: Exception) -> str:
    """An error in words; the engine's own speak for themselves."""
    return str(broken) if isinstance(broken, ReinosError) else f"{type(broken).__name__}: {broken}"
