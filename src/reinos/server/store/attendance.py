"""Who was last seen at a table: kept in the database, so all processes know it and none takes it along when it ends."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, Exists, bindparam, exists, select, update

from reinos.server.store import schema
from reinos.server.store.database import Database
from reinos.table.table import Seat, Table

PIECE = 100  # people who are noted in one transaction: whoever has a turn to store waits for no more of them

_kept = schema.attendance.c
SEEN = (
    update(schema.attendance)
    .where((_kept.table_id == bindparam("at_table")) & (_kept.session == bindparam("of")))
    .values(seen=bindparam("at"))
)


class Attendance:
    """Notes who is there, and tells how long somebody has been away."""

    def __init__(self, database: Database) -> None:
        self.database = database
        with database.read() as connection:
            self.born = database.time(connection)  # nobody could be there before there was a server

    def note(self, who: Iterable[tuple[str, str]]) -> None:
        """These sessions, each at a table, are there now; of those who hold no seat nothing is kept."""
        found = sorted(who)  # in one order everywhere, so that two processes cannot wait for each other
        for first in range(0, len(found), PIECE):
            with self.database.write() as connection:
                at, piece = self.database.time(connection), found[first : first + PIECE]
                connection.execute(SEEN, [{"at_table": table, "of": session, "at": at} for table, session in piece])

    def away(self, table: Table, seat: Seat) -> float:
        """Seconds since the person of a seat was seen, counted from when they sat down."""
        here = (_kept.table_id == table.id) & (_kept.session == seat.session)
        with self.database.read() as connection:
            seen = connection.execute(select(_kept.seen).where(here)).scalar()
            return 0.0 if seen is None else (self.database.time(connection) - max(seen, self.born)) / 1000


def sat_down(connection: Connection, table: str, sessions: Iterable[str], at: int) -> None:
    """These sessions have a seat at a table now."""
    for session in sorted(set(sessions)):
        here = (_kept.table_id == table) & (_kept.session == session)
        if connection.execute(update(schema.attendance).where(here).values(seen=at)).rowcount == 0:
            connection.execute(schema.attendance.insert().values(table_id=table, session=session, seen=at))


def attended(since: int) -> Exists:
    """Of tables: whether anybody who holds a seat was there since a moment."""
    return exists().where((_kept.table_id == schema.tables.c.id) & (_kept.seen >= since))
