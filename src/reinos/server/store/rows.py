"""Tables as rows of the database; only what changed is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from functools import cache
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Insert,
    RowMapping,
    String,
    TableClause,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)

from reinos.core.changed import changed
from reinos.server.store import schema
from reinos.server.store.claims import UNCLAIMED
from reinos.server.store.prepared import execute
from reinos.table.layout import layout_of
from reinos.table.table import Entry, Line, Seat, Table, now

CHAT_KEPT = 50  # lines of chat that are shown; older ones are asked for by page

# Statements are made once: to make one takes several times as long as to execute it.
KEY: BindParameter[str] = bindparam("key")
ROW = select(schema.tables).where(schema.tables.c.id == KEY)
REVISION = select(schema.tables.c.revision).where(schema.tables.c.id == KEY)
LOCKED = REVISION.with_for_update()
# A private table that has no open seat is found only by those who sit there: to others it is as if there were none.
OWN = bindparam("own", type_=String)
OPEN_OR_OWN = exists().where(
    (schema.seats.c.table_id == schema.tables.c.id)
    & ((schema.seats.c.kind == "open") | (schema.seats.c.session == OWN) | (schema.seats.c.owner == OWN))
)
BY_CODE = select(schema.tables.c.id).where((schema.tables.c.code == KEY) & (schema.tables.c.public | OPEN_OR_OWN))
CODE = select(schema.tables.c.id).where(schema.tables.c.code == KEY)
BY_INVITE = select(schema.seats.c.table_id).where(schema.seats.c.invite == KEY)
SEATS = select(schema.seats).where(schema.seats.c.table_id == KEY).order_by(schema.seats.c.seat)
ENTRIES = select(schema.choices).where(schema.choices.c.table_id == KEY).order_by(schema.choices.c.number)
CHAT = select(schema.chat).where(schema.chat.c.table_id == KEY).order_by(schema.chat.c.number.desc()).limit(CHAT_KEPT)
CHAT_BEFORE = CHAT.where(schema.chat.c.number < bindparam("before"))
NOTES = select(schema.notes).where(schema.notes.c.table_id == KEY)
ADD_ENTRIES = insert(schema.choices)
SAVE_TABLE = update(schema.tables).where((schema.tables.c.id == KEY) & (schema.tables.c.revision == bindparam("old")))
SAVE_SEAT = update(schema.seats).where((schema.seats.c.table_id == KEY) & (schema.seats.c.seat == bindparam("number")))


@cache
def _insert_new(dialect: str, table: TableClause) -> Insert:
    if dialect == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as upsert
    else:
        from sqlalchemy.dialects.sqlite import insert as upsert  # type: ignore[assignment]  # a type of its own
    return upsert(table).on_conflict_do_nothing().execution_options(preserve_rowcount=True)


def add_new(connection: Connection, table: TableClause, row: dict[str, Any]) -> bool:
    """Add a row unless there is one with its key; whether it was added."""
    return execute(connection, _insert_new(connection.dialect.name, table), row) == 1


LISTS = ("decisions", "muted", "removed")
TABLE = tuple(name for name in Table.__dataclass_fields__ if name in schema.tables.c)
SEAT = tuple(Seat.__dataclass_fields__)


def load(connection: Connection, row: RowMapping) -> Table:
    """A whole table from its row."""
    named = {"key": row["id"]}
    # Each whole: after an error in the next one, an unfinished query would keep its connection in the past.
    seats = connection.execute(SEATS, named).mappings().all()
    entries = connection.execute(ENTRIES, named).mappings().all()
    chat = connection.execute(CHAT, named).mappings().all()
    notes = connection.execute(NOTES, named).mappings().all()
    fields: dict[str, Any] = {name: tuple(row[name]) if name in LISTS else row[name] for name in TABLE}
    table = Table(
        game_name=row["game"],
        seats=tuple(Seat(**_fields(Seat, seat) | {"draft": tuple(seat["draft"])}) for seat in seats),
        entries=tuple(Entry(**_fields(Entry, entry) | {"record": bytes(entry["record"])}) for entry in entries),
        notes=tuple((note["session"], note["text"]) for note in notes),
        chat=tuple(reversed([Line(**_fields(Line, line)) for line in chat])),
        **fields,
    )
    return _with_layouts(connection, table)


def _fields(kind: type[Seat | Entry | Line], row: RowMapping) -> dict[str, Any]:
    return {name: row[name] for name in kind.__dataclass_fields__}


def _with_layouts(connection: Connection, table: Table) -> Table:
    """Add the descriptions of records that were stored under other rules."""
    old = {entry.layout for entry in table.entries} - {table.layout}
    if not old:
        return table
    rows = connection.execute(select(schema.layouts).where(schema.layouts.c.id.in_(old)))
    return changed(table, layouts=tuple((row.id, row.description) for row in rows))


def table_row(connection: Connection, key: str) -> RowMapping | None:
    """The row of a table."""
    return connection.execute(ROW, {"key": key}).mappings().first()


def revision(connection: Connection, key: str, *, lock: bool = False) -> int | None:
    """The revision of a table in the database; locked for a change where the database can lock rows."""
    found: int | None = connection.execute(LOCKED if lock else REVISION, {"key": key}).scalar()
    return found


def find(connection: Connection, code: str | None, invite: str | None, session: str) -> str | None:
    """The id of the table that a code or an invitation opens for a session."""
    by, named = (BY_CODE, {"key": code.upper(), "own": session}) if code is not None else (BY_INVITE, {"key": invite})
    found: str | None = connection.execute(by, named).scalar()
    return found


def is_taken(connection: Connection, code: str) -> bool:
    """Whether a table has a code."""
    return connection.execute(CODE, {"key": code}).scalar() is not None


def create(connection: Connection, table: Table) -> Table:
    """Write a new table."""
    connection.execute(insert(schema.tables).values(**_row(table), **UNCLAIMED))
    connection.execute(insert(schema.seats), [{"table_id": table.id, **_seat_row(seat)} for seat in table.seats])
    _add_entries(connection, table, 0)
    return table


def save(connection: Connection, old: Table, new: Table) -> Table | None:
    """Write what differs between two states of a table; the answer is the new one with its revision, or None, and
    nothing is written, when the old one is not what the database has."""
    # A draft is nobody else's business: not even when it changed.
    updated = now() if new.shown != old.shown else old.updated
    new = changed(new, revision=old.revision + 1, updated=updated)
    values = _changes(old, new) | (UNCLAIMED if new.commits != old.commits else {})
    if execute(connection, SAVE_TABLE, {"key": new.id, "old": old.revision, **values}) == 0:
        return None
    for before, after in zip(old.seats, new.seats, strict=True):
        if before is not after and before != after:
            values = {name: _column(value) for name, value in _differing(SEAT, before, after)}
            execute(connection, SAVE_SEAT, {"key": new.id, "number": after.seat, **values})
    _add_entries(connection, new, len(old.entries))
    last = old.chat[-1].number if old.chat else 0
    lines = [{"table_id": new.id, **asdict(line)} for line in new.chat if line.number > last]
    if lines:
        connection.execute(insert(schema.chat), lines)
    for session, text in set(new.notes) - set(old.notes):
        where = (schema.notes.c.table_id == new.id) & (schema.notes.c.session == session)
        connection.execute(delete(schema.notes).where(where))
        connection.execute(insert(schema.notes).values(table_id=new.id, session=session, text=text))
    return new if len(new.chat) <= CHAT_KEPT else changed(new, chat=new.chat[-CHAT_KEPT:])


def older_chat(connection: Connection, key: str, before: int) -> tuple[Line, ...]:
    """The lines of chat before one, as many as a state has, the oldest first."""
    lines = connection.execute(CHAT_BEFORE, {"key": key, "before": before}).mappings()
    return tuple(reversed([Line(**_fields(Line, line)) for line in lines]))


def _differing(names: Iterable[str], before: Table | Seat, after: Table | Seat) -> Iterator[tuple[str, Any]]:
    """The fields in which two states differ. Most are the very same object in both."""
    old, new = vars(before), vars(after)
    return ((name, new[name]) for name in names if old[name] is not new[name] and old[name] != new[name])


def _changes(old: Table, new: Table) -> dict[str, Any]:
    """What differs in the rows of two states of a table."""
    found = {name: _column(value) for name, value in _differing(TABLE, old, new)}
    if new.shown != old.shown:  # else nobody's turn has changed
        before = _acting(old)
        found |= {name: value for name, value in _acting(new).items() if before[name] != value}
    return found


def _row(table: Table) -> dict[str, Any]:
    return {"game": table.game_name, **{name: _column(getattr(table, name)) for name in TABLE}, **_acting(table)}


def _acting(table: Table) -> dict[str, Any]:
    """Who is to act, for those who look for it in the database."""
    return {"to_act": sum(1 << seat for seat in table.to_act), "bot_due": table.bot_due}


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {name: _column(getattr(seat, name)) for name in SEAT}


def _column(value: Any) -> Any:
    """A field as its column has it."""
    return list(value) if isinstance(value, tuple) else value


def _add_entries(connection: Connection, table: Table, first: int) -> None:
    fresh = table.entries[first:]
    if not fresh:
        return
    if first == 0:
        _keep_layout(connection, table)
    fields = Entry.__dataclass_fields__
    new = [{"table_id": table.id, **{name: getattr(entry, name) for name in fields}} for entry in fresh]
    execute(connection, ADD_ENTRIES, *new)


def _keep_layout(connection: Connection, table: Table) -> None:
    """The description of the game's records, once for all tables."""
    key, description = layout_of(table.game.rules.table.dtype)
    add_new(connection, schema.layouts, {"id": key, "description": description})
