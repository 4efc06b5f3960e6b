"""Group commit: SQLite lets one write at a time, so writers who follow on each other's heels share a transaction, and
one wait for the disk."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from reinos.server.store.failure import RolledBack, Unstored
from reinos.server.store.prepared import told

MOST = 32  # writers in one transaction


def held() -> threading.Lock:
    """A lock that somebody holds: others wait for it as for an event, which takes ten times as long to make."""
    lock = threading.Lock()
    lock.acquire()
    return lock


@dataclass
class Group:
    """Writers in one transaction."""

    connection: Connection
    open: threading.Lock = field(default_factory=held)  # until it is stored, or taken back
    size: int = 0
    failed: BaseException | None = None
    storing: bool = False  # whether it failed in the very act of storing

    def begin_part(self) -> None:
        """Begin the part of a follower, which can be taken back alone. The first writer has nobody's work to spare."""
        self.size += 1
        if self.size > 1:
            told(self.connection, "SAVEPOINT follower")

    def end_part(self) -> None:
        """A writer has done its part."""
        if self.size > 1:
            told(self.connection, "RELEASE follower")

    def undo_part(self) -> bool:
        """Take back the last part alone. It cannot be where it is the first, nor where its error made SQLite roll back
        the whole transaction, as a full disk does."""
        try:
            if self.size > 1:
                told(self.connection, "ROLLBACK TO follower")
                told(self.connection, "RELEASE follower")
                return True
        except DBAPIError:  # there is no such savepoint any more
            pass
        return False


class GroupCommit:
    """Hands an open transaction from writer to writer; whoever has no follower stores it for all."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._turn = threading.Lock()  # one writes at a time
        self._count = threading.Lock()
        self._waiting = 0
        self._group: Group | None = None
        self._connection: Connection | None = None  # open from transaction to transaction, until one fails

    def close(self) -> None:
        """Let go of the connection, unless somebody is still writing."""
        if self._connection is not None and self._group is None:
            self._drop(self._connection)

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A part of a transaction that is stored whole when the block has ended, or not at all."""
        own: BaseException | None = None
        with self._count:
            self._waiting += 1
        with self._turn:
            with self._count:
                self._waiting -= 1
            group = self._group or self._begin()
            try:
                group.begin_part()
                yield group.connection
                group.end_part()
            except BaseException as wrong:
                own = wrong
                if not group.undo_part():
                    group.failed = wrong
            self._end(group)
        with group.open:
            pass
        # Whoever fails has seen the others' work: what it says is true only if that is stored.
        if own is not None and group.failed in (None, own):
            raise own
        if group.failed is not None:
            raise (Unstored if group.storing else RolledBack)() from group.failed

    def _begin(self) -> Group:
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(reinos_write=True)
        try:
            self._connection.begin()
        except BaseException:
            self._drop(self._connection)
            raise
        self._group = Group(self._connection)
        return self._group

    def _drop(self, connection: Connection) -> None:
        """Have the next transaction begun on another connection."""
        self._connection = None
        connection.close()

    def _end(self, group: Group) -> None:
        """Store the transaction, or take it back if it has failed, unless another writer follows who will."""
        if group.failed is None and self._waiting and group.size < MOST:
            return
        self._group = None
        try:
            self._store(group)
        finally:
            if group.failed is not None:
                self._drop(group.connection)
            group.open.release()

    @staticmethod
    def _store(group: Group) -> None:
        transaction = group.connection.get_transaction()
        assert transaction is not None
        try:
            if group.failed is None:
                transaction.commit()
            else:
                transaction.rollback()
        except BaseException as wrong:
            if group.failed is None:
                group.failed, group.storing = wrong, isinstance(wrong, DBAPIError)
            group.connection.invalidate()  # whatever it still holds is gone with it
