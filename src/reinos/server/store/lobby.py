"""The lobby: lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select
from typing_extensions import TypedDict

from reinos.core.catalog import rules
from reinos.core.scene import SEAT_LETTERS
from reinos.server.store import schema
from reinos.server.store.database import Database
from reinos.table.menu import title
from reinos.table.state import ShownKind, written_time
from reinos.table.table import Status
from reinos.table.words import table_words

LISTED = 50

_tables = schema.tables.c


class SeatLine(TypedDict):
    """A seat in a list of tables."""

    name: str
    kind: ShownKind
    letter: str


class TableLine(TypedDict):
    """A table in a list."""

    id: str
    code: str
    game: str
    title: str
    status: Status
    seats: list[SeatLine]
    players: int
    your_turn: bool
    updated: str


class Lobby(TypedDict):
    """My tables, those that can be joined, and those that can be watched; the newest first."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]


def lobby(database: Database, session: str | None, lang: str) -> Lobby:
    """The lobby as a session sees it."""
    held = select(schema.seats.c.table_id).where(schema.seats.c.session == session)
    mine = select(schema.tables).where(_tables.id.in_(held))
    public = select(schema.tables).where(_tables.public)
    return {
        "mine": [] if session is None else _lines(database, mine, session, lang),
        "open": _lines(database, public.where(_tables.status == "waiting"), session, lang),
        "running": _lines(database, public.where(_tables.status == "playing"), session, lang),
    }


def _lines(database: Database, query: Select[Any], session: str | None, lang: str) -> list[TableLine]:
    with database.read() as connection:
        rows = connection.execute(query.order_by(_tables.updated.desc()).limit(LISTED)).all()
        if not rows:
            return []
        ids = [row.id for row in rows]
        seats = connection.execute(
            select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        ).all()
    return [_line(row, [seat for seat in seats if seat.table_id == row.id], session, lang) for row in rows]


def _line(row: Any, seats: list[Any], session: str | None, lang: str) -> TableLine:
    mine = [seat.seat for seat in seats if session is not None and seat.session == session]
    free = table_words(lang)("seat-free")
    return {
        "id": row.id,
        "code": row.code,
        "game": row.game,
        "title": title(rules(row.game), lang),
        "status": row.status,
        "seats": [
            {
                "name": seat.name or free,
                "kind": "me" if seat.seat in mine else seat.kind,
                "letter": SEAT_LETTERS[seat.seat],
            }
            for seat in seats
        ],
        "players": len(seats),
        "your_turn": any(row.to_act >> seat & 1 for seat in mine),
        "updated": written_time(row.updated),
    }
