"""When the database fails: what that means for whoever asked, and whether it helps to try again."""

from __future__ import annotations

import sqlite3
from typing import Any, Literal

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError

from reinos.table.refusal import Refusal

Kind = Literal["store-full", "store-busy", "store-failed", "stopping"]

WAIT: dict[Kind, int] = {"store-full": 30, "store-busy": 3, "store-failed": 5, "stopping": 5}  # seconds
OURS = (IntegrityError, DataError, ProgrammingError)  # what was asked is wrong, not the database
PLAIN = 0xFF  # SQLite's error codes without their details
FULL = ("53100", sqlite3.SQLITE_FULL)
BUSY = ("53300", sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
ROLLED_BACK = "40"  # PostgreSQL's class of transactions that were in each other's way


class StoreFailed(Refusal):
    """The database cannot do its part now."""

    def __init__(self, kind: Kind, *, stored: Literal["no", "perhaps"] = "no", again: bool = False) -> None:
        self.kind, self.wait = kind, WAIT[kind]
        self.stored = stored  # perhaps: it failed in the very act of storing
        self.again = again  # whether to try again at once
        super().__init__(kind, seconds=self.wait)

    @property
    def reason(self) -> str:
        """What the database itself said, in one line for a log."""
        first: BaseException = self
        while first.__cause__ is not None:
            first = first.__cause__
        return f"{type(first).__name__}: {str(first).partition(chr(10))[0]}"


class RolledBack(Exception):
    """A transaction that others had a part in, or that an error has ended before it could be stored."""


class Unstored(Exception):
    """A transaction failed while it was being stored; nobody knows whether it is."""


def failure(wrong: BaseException) -> StoreFailed | None:
    """What an error of the database means; None if it is an error of ours."""
    cause = wrong.__cause__
    if isinstance(wrong, RolledBack) and isinstance(cause, StoreFailed):
        return StoreFailed(cause.kind)
    if isinstance(wrong, RolledBack):
        return StoreFailed(kind_of(cause), again=True)
    if isinstance(wrong, Unstored):
        kind, rolled_back = kind_of(cause), isinstance(cause, DBAPIError) and in_the_way(cause.orig)
        lost = kind == "store-failed" and not rolled_back
        return StoreFailed(kind, stored="perhaps" if lost else "no", again=lost or rolled_back)
    if isinstance(wrong, DBAPIError) and not isinstance(wrong, OURS):
        return StoreFailed(kind_of(wrong), again=wrong.connection_invalidated or in_the_way(wrong.orig))
    return StoreFailed("store-busy") if isinstance(wrong, TimeoutError) else None


def kind_of(wrong: BaseException | None) -> Kind:
    """A full disk and a database that others keep busy are told apart from everything else."""
    code = code_of(wrong.orig) if isinstance(wrong, DBAPIError) else None
    return "store-full" if code in FULL else "store-busy" if code in BUSY else "store-failed"


def code_of(wrong: Any) -> str | int | None:
    """The database's own code of an error."""
    found: str | int | None = getattr(wrong, "sqlstate", None) or getattr(wrong, "sqlite_errorcode", None)
    return found & PLAIN if isinstance(found, int) else found


def in_the_way(wrong: Any) -> bool:
    """Whether two transactions were in each other's way, so that this one was rolled back."""
    return str(code_of(wrong)).startswith(ROLLED_BACK)
