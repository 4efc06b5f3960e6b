"""The database: connections, transactions and migrations, on SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from reinos.server.settings import Settings
from reinos.server.store.claims import clock
from reinos.server.store.failure import RolledBack, StoreFailed, Unstored, failure
from reinos.server.store.file import BadDatabase, DatabaseFile
from reinos.server.store.group_commit import GroupCommit
from reinos.server.store.migrations import HEAD
from reinos.server.store.prepared import told

CHANNEL = "reinos"
MIGRATING = 0x7265696E6F73  # PostgreSQL's advisory lock while the schema changes
BUSY = 10.0  # seconds to wait for SQLite's one writer
# Alembic's own table: the migration that a database has seen last.
SEEN = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def as_text(value: Any) -> str:
    """JSON as it is stored."""
    return orjson.dumps(value).decode()


class Database:
    """One database, open."""

    def __init__(self, settings: Settings) -> None:
        try:
            self.url = make_url(settings.address())
            self.sqlite = self.url.get_backend_name() == "sqlite"
            self.engine = self._open()
        except (ArgumentError, ImportError) as wrong:
            raise BadDatabase("database-address", reason=str(wrong)) from None
        self._writers, self._idle = 0, threading.Condition()
        self._sealed = self._too_late = False
        self._group_commit = GroupCommit(self.engine) if self.sqlite else None
        in_file = self.sqlite and self.url.database not in (None, "", ":memory:")
        self._file = DatabaseFile(Path(self.url.database or ""), migrate) if in_file else None
        try:
            self._bring_up_to_date()
        except BaseException:
            self.close()
            raise

    def _open(self) -> Engine:
        # Parameters are hidden in errors: there are seeds among them.
        common: Any = {"json_serializer": as_text, "hide_parameters": True}
        if self.sqlite:
            options = {"timeout": BUSY, "check_same_thread": False}
            engine = create_engine(self.url, connect_args=options, **common)
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
        else:
            engine = create_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, **common)
        event.listen(engine, "commit", self._before_commit)
        return engine

    def _before_commit(self, connection: Connection) -> None:
        if self._too_late:
            raise StoreFailed("stopping")
        check_open(connection)

    def _bring_up_to_date(self) -> None:
        """Migrate the schema; several processes may start at once."""
        try:
            found = self._version()
            if found is not None and found > HEAD:
                raise BadDatabase("database-newer", found=found, known=HEAD)
            if found != HEAD:
                with self.write() as connection:
                    migrate(connection)
        except StoreFailed as wrong:
            raise BadDatabase("database-unreachable", reason=wrong.reason) from None

    def _version(self) -> str | None:
        """Which migration the database has seen last."""
        with self.read() as connection:
            if not inspect(connection).has_table(SEEN.name):
                return None
            found: str | None = connection.execute(select(SEEN.c.version_num)).scalar()
            return found

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads. What fails says nothing about what was stored before."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except Exception as wrong:
            if failure(wrong) is None:
                raise
            raise StoreFailed("store-failed", stored="perhaps") from wrong

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that is stored whole when the block ends, or not at all."""
        with self._idle:
            if self._sealed:
                raise StoreFailed("stopping")
            self._writers += 1
        try:
            with self._transaction() as connection:
                yield connection
        except Exception as wrong:
            meant = failure(wrong)
            if meant is None:
                raise
            raise meant from wrong
        finally:
            with self._idle:
                self._writers -= 1
                if self._sealed:
                    self._idle.notify_all()

    def seal(self, patience: float) -> None:
        """Store nothing more; who is writing has some seconds to finish, and is refused after that."""
        with self._idle:
            self._sealed = True
            self._idle.wait_for(lambda: self._writers == 0, patience)
            self._too_late = True

    def _transaction(self) -> AbstractContextManager[Connection]:
        return single_commit(self.engine) if self._group_commit is None else self._group_commit.write()

    def time(self, connection: Connection) -> int:
        """Milliseconds by one clock for all processes."""
        return int(connection.execute(select(clock(connection))).scalar_one())

    def notify(self, connection: Connection, message: dict[str, Any]) -> None:
        """Tell the other processes, when this transaction is stored."""
        if not self.sqlite:
            named = {"channel": CHANNEL, "message": as_text(message)}
            connection.execute(text("SELECT pg_notify(:channel, :message)"), named)

    def close(self) -> None:
        """Let go of every connection, and of the file."""
        if self._group_commit is not None:
            self._group_commit.close()
        self.engine.dispose()
        if self._file is not None:
            self._file.close()


def migrate(connection: Connection) -> None:
    """Bring a database up to date, or make it, which takes no Alembic: that would stay in memory."""
    from reinos.server.store.schema import metadata

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    if inspect(connection).has_table(SEEN.name):
        upgrade(connection)
    else:
        metadata.create_all(connection)
        SEEN.create(connection)
        connection.execute(insert(SEEN).values(version_num=HEAD))


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database has not seen yet."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "reinos.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextmanager
def single_commit(engine: Engine) -> Iterator[Connection]:
    """A transaction of one writer."""
    with engine.connect() as connection, connection.begin() as transaction:
        yield connection
        try:
            transaction.commit()
        except BaseException as wrong:
            connection.invalidate()  # whatever it still holds is gone with it
            if isinstance(wrong, DBAPIError):
                raise Unstored from wrong
            raise


def check_open(connection: Connection) -> None:
    """Let nobody store a transaction that an error has ended: the drivers would not say a word."""
    driver: Any = connection.connection.dbapi_connection
    if connection.dialect.name == "postgresql":
        whole = driver.info.transaction_status.name in ("INTRANS", "IDLE")  # idle: nothing was asked
    else:
        whole = driver.in_transaction
    if not whole:
        raise RolledBack


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, every commit on the disk before it is acknowledged, transactions by our own BEGIN."""
    connection.isolation_level = None
    mode = _write_ahead(connection)
    if mode not in ("wal", "memory"):
        raise BadDatabase("database-no-log", mode=mode)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _write_ahead(connection: Any) -> str:
    """Switch to the write-ahead log; another process that does so at this moment makes it fail without waiting."""
    end = time.monotonic() + BUSY
    while True:
        try:
            mode: str = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
            return mode
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("reinos_write", False)
    told(connection, "BEGIN IMMEDIATE" if writes else "BEGIN")
