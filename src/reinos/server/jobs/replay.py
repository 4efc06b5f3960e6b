"""Jobs about matches that were played: as they are done in a worker, with answers in JSON."""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from reinos.table import match_file, state
from reinos.table.log import Log, log_of
from reinos.table.result import result_of
from reinos.table.state import Viewer, names_of
from reinos.table.story import story_of
from reinos.table.table import Table


def history(table: Table, viewer: Viewer, commit: int, online: Sequence[bool], everything: bool) -> bytes:
    """The state after a commit."""
    made = state.history(table, viewer, commit, lambda _, seat: online[seat.seat], everything=everything)
    return orjson.dumps(made)


def story(table: Table, viewer: Viewer, after: int, until: int | None) -> bytes:
    """What happened between two commits, as cues."""
    return orjson.dumps(story_of(table, viewer, after, until))


def result(table: Table, lang: str) -> bytes:
    """How a match ended."""
    return orjson.dumps(result_of(table, lang))


def export(table: Table, session: str | None) -> bytes:
    """The match file."""
    return orjson.dumps(match_file.export(table, session))


def log(table: Table, viewer: Viewer) -> Log:
    """The newest log."""
    return log_of(table, table.entries[-1], viewer.seat, viewer.lang, names_of(table, viewer.lang))
