"""A store that fails on purpose: at one statement, or when a transaction is stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import psycopg

from reinos.server.store.database import Database

SQLITE = {  # what SQLite says, and whether it has rolled the transaction back by then
    "full": (sqlite3.SQLITE_FULL, True),
    "ioerr": (sqlite3.SQLITE_IOERR, True),
    "busy": (sqlite3.SQLITE_BUSY, False),
}
POSTGRES = {
    "full": psycopg.errors.DiskFull,
    "serialization": psycopg.errors.SerializationFailure,
    "deadlock": psycopg.errors.DeadlockDetected,
}
LOST = "lost"  # the connection, before the statement
LOST_AFTER = "lost after"  # the connection, after the transaction was stored


def faults(database: Database) -> list[str]:
    """What can go wrong with a database."""
    return [*SQLITE, LOST_AFTER] if database.sqlite else [*POSTGRES, LOST, LOST_AFTER]


class Faulty:
    """Fails once, at a statement in the row of all statements and commits from now on."""

    def __init__(self, database: Database, kind: str, place: int) -> None:
        self.database, self.kind, self.left = database, kind, place
        self.struck = False

    def execute(self, cursor: Any, _: str) -> None:
        """Before a statement."""
        if self._due():
            self._fail(cursor.connection)

    def commit(self, driver: Any) -> None:
        """Instead of a commit."""
        due = self._due()
        if due and self.kind != LOST_AFTER:
            self._fail(driver)
        type(self.database.engine.dialect).do_commit(self.database.engine.dialect, driver)
        if due:
            self._fail(driver)

    def _due(self) -> bool:
        self.left -= 1
        self.struck |= self.left == -1
        return self.left == -1

    def _fail(self, driver: Any) -> None:
        connection = getattr(driver, "driver_connection", driver)
        if self.database.sqlite:
            code, rolled_back = SQLITE.get(self.kind, (sqlite3.SQLITE_IOERR, True))
            if rolled_back and connection.in_transaction:
                connection.execute("ROLLBACK")
            wrong = sqlite3.OperationalError(self.kind)
            wrong.sqlite_errorcode = code
            raise wrong
        if self.kind in POSTGRES:
            raise POSTGRES[self.kind](self.kind)
        connection.close()
        raise psycopg.OperationalError("the connection is lost")


@contextmanager
def watched(database: Database, look: Callable[[Any, str], None]) -> Iterator[None]:
    """Have somebody look at the cursor and the text of every statement before it is carried out."""
    dialect = database.engine.dialect
    ways = ("do_execute", "do_executemany", "do_execute_no_params")

    def carry_out(way: str, cursor: Any, statement: str, *given: Any, **named: Any) -> None:
        look(cursor, statement)
        getattr(type(dialect), way)(dialect, cursor, statement, *given, **named)

    vars(dialect).update({way: partial(carry_out, way) for way in ways})
    try:
        yield
    finally:
        for way in ways:
            del vars(dialect)[way]


@contextmanager
def faulty(database: Database, kind: str, place: int) -> Iterator[Faulty]:
    """Let a database fail once."""
    fault, dialect = Faulty(database, kind, place), database.engine.dialect
    vars(dialect).update(do_commit=fault.commit)
    try:
        with watched(database, fault.execute):
            yield fault
    finally:
        del vars(dialect)["do_commit"]
