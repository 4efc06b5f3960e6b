"""The lobby: lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, exists, func, or_, select
from typing_extensions import TypedDict

from reinos.core.catalog import rules
from reinos.core.scene import SEAT_LETTERS
from reinos.server.store import schema
from reinos.server.store.attendance import attended
from reinos.server.store.database import Database
from reinos.table.menu import title
from reinos.table.state import ShownKind, written_time
from reinos.table.table import Status
from reinos.table.words import table_words

LISTED = 50
LISTED_OF_ONE = 5  # public tables of one host
WAITED_FOR = 3600 * 1000  # milliseconds for which a table is offered after nobody of it has been there
WATCHED_FOR = 24 * WAITED_FOR  # and for which a running one is shown

_tables, _seats = schema.tables.c, schema.seats.c


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
    lent: bool
    """A bot plays for me there."""
    updated: str


class Lobby(TypedDict):
    """My tables, those that can be joined, and those that can be watched: the newest first, but of public ones
    everybody's newest before anybody's second."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]


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
        "lent": any(seat.kind == "bot" and session is not None and seat.owner == session for seat in seats),
        "updated": written_time(row.updated),
    }
