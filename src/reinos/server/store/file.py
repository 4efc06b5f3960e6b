"""The file of an SQLite database: one server's own, private to its user, and sound before it is served."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from filelock import FileLock, Timeout
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError

from reinos.core.errors import Worded
from reinos.server.store.failure import code_of
from reinos.server.words import TEXT

CHECKED = 1 << 30  # bytes up to which every page is looked at when the server starts
PRIVATE = 0o600
COMPANIONS = ("", "-wal", "-shm")
READ_ONLY = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)


class BadDatabase(Worded):
    """A database that cannot be served; nothing in it has changed."""

    def __init__(self, message: str, **told: str) -> None:
        super().__init__(message, TEXT, **told)


class DatabaseFile:
    """Holds the file until it is closed, or the process ends, however it ends."""

    def __init__(self, path: Path, make: Callable[[Connection], None]) -> None:
        self.path = path
        self._lock = FileLock(f"{path}.lock", mode=PRIVATE)
        with self._explained():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock.acquire(blocking=False)
        try:
            with self._explained():
                if path.exists():
                    self._check()
                else:
                    self._create(make)
                self._make_private()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let others have the file."""
        self._lock.release()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn what the system says into what to do about it."""
        try:
            yield
        except Timeout:
            raise BadDatabase("database-taken", file=str(self.path)) from None
        except DBAPIError as wrong:  # a new one could not be written
            raise BadDatabase("database-read-only", file=str(self.path), reason=str(wrong.orig)) from None
        except sqlite3.Error as wrong:
            error = "database-read-only" if code_of(wrong) in READ_ONLY else "database-damaged"
            raise BadDatabase(error, file=str(self.path), reason=str(wrong)) from None
        except OSError as wrong:
            reason = wrong.strerror or str(wrong)
            raise BadDatabase("database-read-only", file=str(self.path), reason=reason) from None

    def _check(self) -> None:
        size = self.path.stat().st_size
        if size == 0:
            raise BadDatabase("database-empty", file=str(self.path))
        with closing(self._connect("ro")) as connection:  # so that nothing is written, not even a checkpoint
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if names and "alembic_version" not in names:
                raise BadDatabase("database-foreign", file=str(self.path))
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0] if size <= CHECKED else "ok"
        if found != "ok":
            raise BadDatabase("database-damaged", file=str(self.path), reason=str(found).splitlines()[-1])
        with closing(self._connect("rw")) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")

    def _connect(self, mode: str) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{quote(str(self.path))}?mode={mode}", uri=True, isolation_level=None)

    def _create(self, make: Callable[[Connection], None]) -> None:
        """Make a new database whole, then give it its name: a process that dies meanwhile leaves no half of one."""
        half = Path(f"{self.path}.new")
        half.unlink(missing_ok=True)
        half.touch(PRIVATE)
        engine = create_engine(f"sqlite:///{half}")
        with engine.begin() as connection:
            make(connection)
        engine.dispose()
        half.replace(self.path)

    def _make_private(self) -> None:
        for companion in COMPANIONS:
            file = Path(f"{self.path}{companion}")
            if os.name == "posix" and file.exists() and file.stat().st_mode & 0o077:
                file.chmod(PRIVATE)
