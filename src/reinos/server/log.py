"""The log of a table in words, as one viewer may know it; every row is made once."""

from __future__ import annotations

from typing import Any

from reinos.server.memory import Memory
from reinos.server.sight import told_events
from reinos.server.table import Table

Json = dict[str, Any]

_rows: Memory[list[list[Json]]] = Memory(4000)  # rows by entry, for each table, viewer, language and set of names


def rows(table: Table, viewer: int | None, lang: str, names: tuple[str, ...]) -> list[Json]:
    """The whole log."""
    made = _rows.get((table.id, viewer, lang, names), list)
    for entry in table.entries[len(made) :]:
        match = table.now if entry is table.entries[-1] else table.match_at(entry)
        hidden = match.hidden(viewer)
        told = told_events(table.game, hidden, viewer, lang, names)
        made_now = [
            {"n": entry.commit, "round": told["round"], "seat": seat, "text": text, "yours": viewer == seat is not None}
            for seat, text in told["rows"]
        ]
        if len(made) == entry.number:  # another thread may have been here
            made.append(made_now)
    return [row for group in made[: len(table.entries)] for row in group]


def recap(table: Table, viewer: int | None, log: list[Json]) -> list[str]:
    """What happened since the viewer's last commit."""
    mine = [entry.commit for entry in table.entries if entry.seat is not None and entry.seat == viewer]
    last = mine[-1] if mine else -1
    return [row["text"] for row in log if row["n"] > last]
