"""The vectors of Lancaster: fragments of a table, actions, and what must be true afterwards.

`state` and `expect` list only the relevant part. Players that a vector does not name sit at the table as
at the start of the game, but with empty purses. Of a player whose knights it mentions, all others are in
the reserve.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reinos.core.errors import BadFile, ReinosError
from reinos.core.vectors import Outcome, VectorError, fields, listed, misfits, same, text
from reinos.games.lancaster.vectors.actions import act
from reinos.games.lancaster.vectors.answers import ANSWERS
from reinos.games.lancaster.vectors.fragments import STATE_FIELDS, Vector

FILE_NEEDS, FILE_MAY = frozenset({"examples"}), frozenset({"source", "format"})
EXAMPLE_NEEDS = frozenset({"id", "title", "state", "actions", "expect"})
EXAMPLE_MAY = frozenset({"kind", "rules", "seed_lines", "note"})


def run(path: str | Path) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    return outcomes(read(path))


def read(path: str | Path) -> list[Any]:
    """The examples of a file, or BadFile."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
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


def outcomes(examples: list[Any]) -> Iterator[Outcome]:
    """How each vector fares."""
    seen: set[str] = set()
    for number, example in enumerate(examples, 1):
        given = example if isinstance(example, dict) else {}
        name = given.get("id")
        complaints = list(complaints_about(example))
        if isinstance(name, str) and name in seen:
            complaints.append(f"id {name!r} stands twice in the file")
        seen.add(str(name))
        shown = name if isinstance(name, str) and name else f"example {number}"
        yield Outcome(shown, str(given.get("title") or ""), not complaints, "; ".join(complaints))


def complaints_about(example: Any) -> Iterator[str]:
    """All that is wrong with one vector."""
    try:
        fields(example, "example", EXAMPLE_NEEDS, EXAMPLE_MAY)
        state = fields(example["state"], "state", frozenset(), STATE_FIELDS)
        actions = listed(example["actions"], "actions")
        expected = example["expect"]
        if not isinstance(expected, dict) or not expected:
            raise VectorError("expect must be an object with at least one field")
        yield from misfits("expect", expected, frozenset(), frozenset(ANSWERS))
        vector = Vector(state, actions)
        act(vector, refusal_expected=expected.get("legal") is False)
    except Exception as broken:
        yield told(broken)
        return
    for key in [key for key in expected if key in ANSWERS]:
        try:
            found = ANSWERS[key](vector, expected[key])
        except Exception as broken:
            yield f"expect.{key}: {told(broken)}"
        else:
            if not same(found, expected[key]):
                yield f"expect.{key} is {text(expected[key])}; the engine gives {text(found)}"


def told(broken: Exception) -> str:
    """An error in words; the engine's own speak for themselves."""
    return str(broken) if isinstance(broken, ReinosError) else f"{type(broken).__name__}: {broken}"
