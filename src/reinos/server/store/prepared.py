"""Statements of every turn, as SQLite is told them: made once, then only filled in.

SQLAlchemy takes several times as long to prepare one for execution as SQLite to carry it out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Insert, Update

Row = dict[str, Any]
Change = Insert | Update | Delete


def execute(connection: Connection, statement: Change, *rows: Row) -> CursorResult[Any]:
    """Execute a statement, all of whose values are fields of a row, for rows that all have the same ones."""
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, rows[0] if len(rows) == 1 else list(rows))
    sql, fill = prepared(statement, tuple(rows[0]), connection.dialect)
    filled = [fill(row) for row in rows]
    return connection.exec_driver_sql(sql, filled[0] if len(filled) == 1 else filled)


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
