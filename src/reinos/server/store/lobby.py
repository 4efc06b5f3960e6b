"""The lobby: lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, exists, func, or_, select

from reinos.server.store import schema
from reinos.server.store.attendance import attended
from reinos.server.store.database import Database
from reinos.table.listing import Lobby, TableLine, table_line
from reinos.table.table import Status

LISTED = 50
LISTED_OF_ONE = 5  # public tables of one host
WAITED_FOR = 3600 * 1000  # milliseconds for which a table is offered after nobody of it has been there
WATCHED_FOR = 24 * WAITED_FOR  # and for which a running one is shown

_tables, _seats = schema.tables.c, schema.seats.c


def lobby(database: Database, session: str | None, lang: str) -> Lobby:
    """The lobby as a session sees it."""
    held = select(_seats.table_id).where(or_(_seats.session == session, _seats.owner == session))
    mine = select(schema.tables).where(_tables.id.in_(held)).order_by(_tables.updated.desc()).limit(LISTED)
    with database.read() as connection:
        at = database.time(connection)
        return {
            "mine": [] if session is None else _lines(connection, mine, session, lang),
            "open": _lines(connection, _public("waiting", at - WAITED_FOR), session, lang),
            "running": _lines(connection, _public("playing", at - WATCHED_FOR), session, lang),
        }


def _public(status: Status, since: int) -> Select[Any]:
    """Public tables at which somebody has been since a moment, host by host in turn."""
    turn = func.row_number().over(partition_by=_tables.host, order_by=_tables.updated.desc()).label("turn")
    shown = _tables.public & (_tables.status == status) & attended(since)
    if status == "waiting":  # seats that wait for their links are nobody else's
        shown &= exists().where((_seats.table_id == _tables.id) & (_seats.kind == "open"))
    found = select(schema.tables, turn).where(shown).subquery()
    return (
        select(found).where(found.c.turn <= LISTED_OF_ONE).order_by(found.c.turn, found.c.updated.desc()).limit(LISTED)
    )


def _lines(connection: Connection, query: Select[Any], session: str | None, lang: str) -> list[TableLine]:
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    seats = connection.execute(select(schema.seats).where(_seats.table_id.in_(ids)).order_by(_seats.seat)).all()
    return [table_line(row, [seat for seat in seats if seat.table_id == row.id], session, lang) for row in rows]
