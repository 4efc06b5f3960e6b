"""Jobs about matches that were played: as they are done in a worker, with answers in JSON."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from reinos.table import match_file, state
from reinos.table.result import result_of
from reinos.table.state import Viewer
from reinos.table.table import Table


def history(table: Table, viewer: Viewer, commit: int, online: Sequence[bool], everything: bool) -> bytes:
    """The state after a commit."""
    made = state.history(table, viewer, commit, lambda _, seat: online[seat.seat], everything=everything)
    return orjson.dumps(made)


def result(table: Table, lang: str) -> bytes:
    """How a match ended."""
    return orjson.dumps(result_of(table, lang))


def export(table: Table, session: str | None) -> bytes:
    """The match file."""
    return orjson.dumps(match_file.export(table, session))
