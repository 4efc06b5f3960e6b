"""Group commit: SQLite lets one write at a time, so writers who follow on each other's heels share a transaction, and
one wait for the disk."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine

MOST = 32  # writers in one transaction


@dataclass
class Group:
    """Writers in one transaction."""

    connection: Connection
    stored: threading.Event = field(default_factory=threading.Event)
    size: int = 0
    failed: BaseException | None = None


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """A part of a transaction that can be taken back alone."""
    connection.exec_driver_sql("SAVEPOINT follower")
    try:
        yield
    except BaseException:
        connection.exec_driver_sql("ROLLBACK TO follower")
        raise
    finally:
        connection.exec_driver_sql("RELEASE follower")


class GroupCommit:
    """Hands an open transaction from writer to writer; whoever has no follower stores it for all."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._turn = threading.Lock()  # one writes at a time
        self._count = threading.Lock()
        self._waiting = 0
        self._group: Group | None = None

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A part of a transaction that is stored whole when the block has ended, or not at all."""
        with self._queue():
            group = self._group or self._begin()
            group.size += 1
            alone = group.size == 1
            try:
                # The first has nobody's work to spare if it fails: it needs no savepoint.
                with nullcontext() if alone else savepoint(group.connection):
                    yield group.connection
            except BaseException:
                self._end(group, undo=alone)
                raise
            self._end(group)
        group.stored.wait()
        if group.failed is not None:
            raise group.failed

    @contextmanager
    def _queue(self) -> Iterator[None]:
        with self._count:
            self._waiting += 1
        with self._turn:
            with self._count:
                self._waiting -= 1
            yield

    def _begin(self) -> Group:
        connection = self.engine.connect().execution_options(reinos_write=True)
        try:
            connection.begin()
        except BaseException:
            connection.close()
            raise
        self._group = Group(connection)
        return self._group

    def _end(self, group: Group, *, undo: bool = False) -> None:
        """Store the transaction, or take it back, unless another writer follows who will."""
        if self._waiting and group.size < MOST and not undo:
            return
        self._group = None
        try:
            transaction = group.connection.get_transaction()
            assert transaction is not None
            if undo:
                transaction.rollback()
            else:
                transaction.commit()
        except BaseException as wrong:
            group.failed = wrong
            group.connection.invalidate()  # whatever it still holds is gone with it
        finally:
            group.connection.close()
            group.stored.set()
