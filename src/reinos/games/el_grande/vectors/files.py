"""Files of vectors of El Grande: a check, a state, actions, and what is expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from reinos.core.vectors import Answers, Fields, Outcome, differences, misfits, outcomes, read, told

FILE_MAY = frozenset({"source", "conventions"})
EXAMPLE_NEEDS = frozenset({"id", "title", "check", "state", "expected"})
EXAMPLE_MAY = frozenset({"kind", "seed_lines", "rules", "actions", "note"})


@dataclass(frozen=True)
class Check:
    """One kind of vector: the state fields it must and may have, and the engine's answers."""

    answers: Callable[[Fields, list[Any]], Answers]
    needs: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()
    acts: bool = False  # whether it can have actions


def put(path: str | Path, checks: Mapping[str, Check]) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    return outcomes(read(path, FILE_MAY)["examples"], partial(complaints_about, checks))


def complaints_about(checks: Mapping[str, Check], example: Any) -> Iterator[str]:
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
    yield from differences(expected, answers, "expected")
