"""Statements of every turn, as SQLite is told them: made once, then only filled in, and handed to it at once.

SQLAlchemy takes several times as long to prepare one for execution, and to look after it, as SQLite to carry it out.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Delete, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError

Row = dict[str, Any]
Change = Insert | Update | Delete


def execute(connection: Connection, statement: Change, *rows: Row) -> int:
    """Execute a statement, all of whose values are fields of a row, for rows that all have the same ones; the answer
    is how many rows it has changed."""
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, rows[0] if len(rows) == 1 else list(rows)).rowcount
    sql, fill = prepared(statement, tuple(rows[0]), connection.dialect)
    return told(connection, sql, *[fill(row) for row in rows])


def told(connection: Connection, sql: str, *rows: tuple[Any, ...]) -> int:
    """Have SQLite carry out a statement in the transaction that a connection is in; its errors are SQLAlchemy's."""
    dialect, driver = connection.dialect, connection.connection.dbapi_connection
    assert driver is not None
    cursor = driver.cursor()
    try:
        if len(rows) > 1:
            dialect.do_executemany(cursor, sql, rows)
        else:
            dialect.do_execute(cursor, sql, rows[0] if rows else ())
        return int(cursor.rowcount)
    except sqlite3.Error as wrong:
        raise DBAPIError.instance(sql, None, wrong, sqlite3.Error, hide_parameters=True, dialect=dialect) from wrong
    finally:
        cursor.close()


@lru_cache(maxsize=256)
def prepared(
    statement: Change, fields: Sequence[str], dialect: Dialect
) -> tuple[str, Callable[[Row], tuple[Any, ...]]]:
    """A statement that is given these fields, and how a row of them is told to SQLite."""
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(fields))
    binds = [
        (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect)) for name in compiled.positiontup
    ]

    def fill(row: Row) -> tuple[Any, ...]:
        return tuple([row[name] if process is None else process(row[name]) for name, process in binds])

    return compiled.string, fill
