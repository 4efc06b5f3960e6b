"""Tables as the browser keeps them: one row a table, and one for each choice that was made there."""

from __future__ import annotations

import base64
from dataclasses import dataclass, fields, replace
from typing import Any

from reinos.table.table import Entry, Line, Seat, Table

Row = dict[str, Any]
COMMANDS = 50  # that were carried out last, so that none is carried out twice
APART = ("entries", "seats", "chat")  # of a table: what is not plain data


@dataclass(frozen=True)
class Kept:
    """A table, and the commands that it has carried out."""

    table: Table
    commands: tuple[str, ...] = ()

    def after(self, table: Table, command: str | None) -> Kept:
        """The same after a command."""
        return Kept(table, (*self.commands, command)[-COMMANDS:] if command else self.commands)


@dataclass(frozen=True)
class Summary:
    """A table in lists, before its choices are read."""

    id: str
    code: str
    game: str
    status: Any
    to_act: int
    updated: int
    seats: tuple[Seat, ...]


def row_of(kept: Kept) -> Row:
    """A table as plain data, without its choices."""
    table = kept.table
    row = {field.name: getattr(table, field.name) for field in fields(table) if field.name not in APART}
    row["seats"] = [vars(seat) for seat in table.seats]
    row["chat"] = [vars(line) for line in table.chat]
    return row | {"to_act": sum(1 << seat for seat in table.to_act), "commands": kept.commands}


def summary_of(row: Row) -> Summary:
    """What lists show of a stored table."""
    return Summary(
        row["id"],
        row["code"],
        row["game_name"],
        row["status"],
        row["to_act"],
        row["updated"],
        tuple(Seat(**seat) for seat in row["seats"]),
    )


def kept_from(row: Row, entries: list[Row]) -> Kept:
    """The table of stored rows."""
    values = {field.name: row[field.name] for field in fields(Table) if field.name not in APART}
    for name in ("decisions", "muted", "removed"):
        values[name] = tuple(values[name])
    for name in ("notes", "layouts"):
        values[name] = tuple((key, value) for key, value in values[name])
    seats = tuple(replace(Seat(**seat), draft=tuple(seat["draft"])) for seat in row["seats"])
    chat = tuple(Line(**line) for line in row["chat"])
    made = tuple(entry_from(entry) for entry in sorted(entries, key=lambda entry: int(entry["number"])))
    return Kept(Table(**values, seats=seats, chat=chat, entries=made), tuple(row["commands"]))


def entry_row(table: str, entry: Entry) -> Row:
    """A choice as plain data."""
    return {
        "table": table,
        "number": entry.number,
        "commit": entry.commit,
        "seat": entry.seat,
        "choice": entry.choice,
        "layout": entry.layout,
        "record": base64.b64encode(entry.record).decode(),
        "at": entry.at,
    }


def entry_from(row: Row) -> Entry:
    """The choice of a stored row."""
    record = base64.b64decode(row["record"])
    return Entry(row["number"], row["commit"], row["seat"], row["choice"], row["layout"], record, row["at"])
