"""The vectors of Lancaster: fragments of a table, actions, and what must be true afterwards.

`state` and `expect` list only the relevant part. Players that a vector does not name sit at the table as
at the start of the game, but with empty purses. Of a player whose knights it mentions, all others are in
the reserve.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reinos.core.vectors import Outcome, VectorError, about, differences, fields, listed, outcomes, read, told
from reinos.games.lancaster.vectors.actions import act
from reinos.games.lancaster.vectors.answers import ANSWERS
from reinos.games.lancaster.vectors.fragments import STATE_FIELDS, Vector

FILE_MAY = frozenset({"source", "format"})
EXAMPLE_NEEDS = frozenset({"id", "title", "state", "actions", "expect"})
EXAMPLE_MAY = frozenset({"kind", "rules", "seed_lines", "note"})


def run(path: str | Path) -> Iterator[Outcome]:
    """Put every vector of a file to the rules; BadFile at once if it is not a file of vectors."""
    return outcomes(read(path, FILE_MAY)["examples"], complaints_about)


def complaints_about(example: Any) -> Iterator[str]:
    """All that is wrong with one vector."""
    try:
        fields(example, "example", EXAMPLE_NEEDS, EXAMPLE_MAY)
        state = fields(example["state"], "state", frozenset(), STATE_FIELDS)
        actions = listed(example["actions"], "actions")
        expected = example["expect"]
        if not isinstance(expected, dict) or not expected:
            raise VectorError("expect must be an object with at least one field")
        vector = Vector(state, actions)
        act(vector, refusal_expected=expected.get("legal") is False)
    except Exception as broken:
        yield told(broken)
        return
    yield from differences(expected, about(vector, ANSWERS), "expect")
