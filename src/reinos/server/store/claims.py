"""Claims: each bot's move is played by one process, and left to others when that process does not come back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, cast, exists, func, literal, or_, select, update

from reinos.server.store import schema
from reinos.table.table import now

UNCLAIMED = {"claim_owner": None, "claim_until": 0}
MOST = 500  # tables that are looked at in one sweep

_tables = schema.tables.c


def clock(connection: Connection) -> ColumnElement[int]:
    """Milliseconds by one clock for all processes: the database's, where they may run on several machines."""
    if connection.dialect.name == "postgresql":
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return literal(now())


def free(connection: Connection, lease: int) -> ColumnElement[bool]:
    """Whether nobody holds a table. No claim ends later than a lease from now: one that says so was made before the
    clock was set back."""
    at = clock(connection)
    return or_(_tables.claim_owner.is_(None), _tables.claim_until < at, _tables.claim_until > at + lease)


def take(connection: Connection, key: str, process: str, lease: int) -> bool:
    """Make the next bot's move at a table a process's own for some milliseconds, if no other has it."""
    mine = (_tables.id == key) & _tables.bot_due & (free(connection, lease) | (_tables.claim_owner == process))
    claim: dict[str, Any] = {"claim_owner": process, "claim_until": clock(connection) + lease}
    return connection.execute(update(schema.tables).where(mine).values(claim)).rowcount == 1


def unclaimed(connection: Connection, lease: int) -> list[str]:
    """Tables of people at which a bot's move is due that nobody plays. Bots among themselves wait for a viewer."""
    people = exists().where((schema.seats.c.table_id == _tables.id) & (schema.seats.c.kind != "bot"))
    due = select(_tables.id).where(_tables.bot_due & people & free(connection, lease)).limit(MOST)
    return list(connection.execute(due).scalars())


def release(connection: Connection, process: str | None = None) -> None:
    """Let go of what a process holds; of everything, if none is named."""
    held = _tables.claim_owner.is_not(None) if process is None else _tables.claim_owner == process
    connection.execute(update(schema.tables).where(held).values(UNCLAIMED))
