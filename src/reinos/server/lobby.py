"""Lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select

from reinos.core.catalog import rules
from reinos.core.scene import SEAT_LETTERS
from reinos.server import schema
from reinos.server.catalogue import title
from reinos.server.state import time
from reinos.server.store import Store
from reinos.server.wording import server_words

Json = dict[str, Any]
LISTED = 50

_tables = schema.tables.c


def lists(store: Store, session: str | None, lang: str) -> Json:
    """My tables, those that can be joined, and those that can be watched; the newest first."""
    mine = _mine(session)
    public = select(schema.tables).where(_tables.public)
    return {
        "mine": [] if mine is None else _told(store, mine, session, lang),
        "open": _told(store, public.where(_tables.status == "waiting"), session, lang),
        "running": _told(store, public.where(_tables.status == "playing"), session, lang),
    }


def _mine(session: str | None) -> Select[Any] | None:
    if session is None:
        return None
    held = select(schema.seats.c.table_id).where(schema.seats.c.session == session)
    return select(schema.tables).where(_tables.id.in_(held))


def _told(store: Store, query: Select[Any], session: str | None, lang: str) -> list[Json]:
    with store.read() as connection:
        rows = connection.execute(query.order_by(_tables.updated.desc()).limit(LISTED)).all()
        if not rows:
            return []
        ids = [row.id for row in rows]
        seats = connection.execute(
            select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        ).all()
    return [_line(row, [seat for seat in seats if seat.table_id == row.id], session, lang) for row in rows]


def _line(row: Any, seats: list[Any], session: str | None, lang: str) -> Json:
    mine = [seat.seat for seat in seats if session is not None and seat.session == session]
    free = server_words(lang)("seat-free")
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
        "updated": time(row.updated),
    }
