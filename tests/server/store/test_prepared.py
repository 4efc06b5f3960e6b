"""Statements that are only filled in store what SQLAlchemy's own way would store."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, create_engine, insert, select, update

from reinos.server.store import schema
from reinos.server.store.prepared import execute

SEAT: dict[str, Any] = {
    "table_id": "t",
    "seat": 0,
    "kind": "person",
    "session": None,
    "owner": "o",
    "name": "x'; DROP TABLE--",
    "bot": None,
    "reserved": True,
    "invite": None,
    "draft": [3, 1, 2],
    "draft_decision": None,
    "draft_count": 2**40,
}


def test_every_kind_of_column_is_stored_alike() -> None:
    """Text, numbers, truth, lists and nothing; in one row, in several, and in a change of a row."""
    others = [SEAT | {"seat": seat, "reserved": False, "draft": []} for seat in (1, 2)]
    same = schema.seats.c.seat == bindparam("number")
    change = {"number": 2, "draft": [7], "reserved": True, "name": "Ana"}
    found = []
    for prepared in (True, False):
        with create_engine("sqlite://").begin() as connection:
            schema.seats.create(connection)
            if prepared:
                execute(connection, insert(schema.seats), SEAT)
                execute(connection, insert(schema.seats), *others)
                assert execute(connection, update(schema.seats).where(same), change) == 1
            else:
                connection.execute(insert(schema.seats), SEAT)
                connection.execute(insert(schema.seats), others)
                connection.execute(update(schema.seats).where(same), change)
            raw = connection.exec_driver_sql("SELECT * FROM seats ORDER BY seat").all()
            found.append((raw, connection.execute(select(schema.seats).order_by(schema.seats.c.seat)).all()))
    assert found[0] == found[1]
    assert found[0][1][0]._asdict() == SEAT
