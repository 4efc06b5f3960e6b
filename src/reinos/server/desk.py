"""The desk: carries commands out, one transaction each, and tells the bus when they are stored."""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from reinos.server import ledger, schema
from reinos.server.errors import Refusal
from reinos.server.settings import Settings
from reinos.server.store import Store, now
from reinos.server.table import Table

TABLES_KEPT = 1000  # in memory; the database is the truth
HEARD_KEPT = 100_000
ATTEMPTS = 5  # when two processes write the same thing at once
COMMANDS_KEPT = 14 * 24 * 3600 * 1000  # milliseconds for which a repeated command is recognised

COMMAND = select(schema.commands).where(
    (schema.commands.c.session == bindparam("of")) & (schema.commands.c.id == bindparam("named"))
)
ADD_COMMAND = insert(schema.commands)

Publish = Callable[[str, int | None], None]  # table, and the seat if only that one is concerned
Answer = dict[str, Any]


@dataclass(frozen=True)
class Session:
    """A browser or a program that plays."""

    id: str
    name: str
    language: str


@dataclass(frozen=True)
class Asked:
    """Who asks for what: a command id made once for one intention."""

    session: Session
    command: str
    what: dict[str, Any]

    @property
    def fingerprint(self) -> str:
        """Tells whether a repeated id really repeats the command."""
        return hashlib.sha256(json.dumps(self.what, sort_keys=True).encode()).hexdigest()


class Change:
    """One transaction in the making."""

    def __init__(self, desk: Desk, connection: Connection) -> None:
        self.desk, self.connection = desk, connection
        self.changed: dict[str, tuple[Table, int | None]] = {}

    def table(self, key: str) -> Table:
        """A table, locked until the transaction ends."""
        revision = ledger.revision(self.connection, key, lock=True)
        kept = self.desk.kept(key)
        if kept is not None and kept.revision == revision:
            return kept
        return loaded(self.connection, key)

    def create(self, table: Table) -> Table:
        """Write a new table."""
        self.changed[table.id] = (ledger.create(self.connection, table), None)
        return table

    def save(self, old: Table, new: Table, only_seat: int | None = None) -> Table:
        """Write a changed table; `only_seat` when nobody else is concerned."""
        saved = ledger.save(self.connection, old, new)
        self.changed[saved.id] = (saved, only_seat)
        told = {"table": saved.id, "revision": saved.revision, "seat": only_seat}
        message = json.dumps({**told, "from": self.desk.settings.process})
        self.desk.store.notify(self.connection, message)
        return saved


def loaded(connection: Connection, key: str) -> Table:
    """A table from the database, or a refusal."""
    row = ledger.table_row(connection, key)
    if row is None:
        raise Refusal(404, "no-table")
    return ledger.load(connection, row)


class Desk:
    """Commands and tables of one process."""

    def __init__(self, settings: Settings, store: Store, publish: Publish) -> None:
        self.settings, self.store, self.publish = settings, store, publish
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._heard: dict[str, int] = {}  # the newest revision that another process has told of
        self._lock = threading.Lock()
        with store.write() as connection:
            connection.execute(delete(schema.commands).where(schema.commands.c.at < now() - COMMANDS_KEPT))

    def kept(self, key: str) -> Table | None:
        """A table from memory, perhaps an old state of it."""
        with self._lock:
            return self._tables.get(key)

    def keep(self, table: Table) -> None:
        """Remember the newest state of a table, unless another process has told of a newer one since it was read."""
        with self._lock:
            if table.revision < self._heard.get(table.id, 0):
                return
            known = self._tables.get(table.id)
            if known is None or known.revision <= table.revision:
                self._tables[table.id] = table
                self._tables.move_to_end(table.id)
            while len(self._tables) > TABLES_KEPT:
                self._tables.popitem(last=False)

    def forget(self, key: str, revision: int) -> None:
        """Another process has stored this revision of a table."""
        with self._lock:
            if len(self._heard) >= HEARD_KEPT:
                self._heard.clear()
            self._heard[key] = max(revision, self._heard.get(key, 0))
            if key in self._tables and self._tables[key].revision < revision:
                del self._tables[key]

    def forget_all(self) -> None:
        """Other processes may have changed anything."""
        with self._lock:
            self._tables.clear()

    def current(self, key: str) -> Table:
        """The table as this process has last stored, read or heard of it; for telling what was just stored."""
        kept = self.kept(key)
        return self.table(key) if kept is None else kept

    def table(self, key: str) -> Table:
        """The table as the database has it."""
        kept = self.kept(key)
        with self.store.read() as connection:
            if kept is not None and ledger.revision(connection, key) == kept.revision:
                return kept
            table = loaded(connection, key)
        self.keep(table)
        return table

    def carry_out(self, asked: Asked, work: Callable[[Change], Answer]) -> Answer:
        """Do a command once: its effect and its answer are stored together, then the others are told."""
        for attempt in range(ATTEMPTS):
            try:
                return self._once(asked, work)
            except IntegrityError:
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    def _once(self, asked: Asked, work: Callable[[Change], Answer]) -> Answer:
        with self.store.write() as connection:
            stored = self._stored(connection, asked)
            if stored is not None:
                return stored
            change = Change(self, connection)
            answer = work(change)
            done = {"fingerprint": asked.fingerprint, "answer": answer, "at": now()}
            connection.execute(ADD_COMMAND, {"session": asked.session.id, "id": asked.command, **done})
        self.stored(change)
        return answer

    def change(self, work: Callable[[Change], None]) -> None:
        """A change that no command asked for: a bot's move."""
        with self.store.write() as connection:
            change = Change(self, connection)
            work(change)
        self.stored(change)

    def stored(self, change: Change) -> None:
        """The transaction is in the database: remember it, then tell."""
        for table, _ in change.changed.values():
            self.keep(table)
        for key, (_, seat) in change.changed.items():
            self.publish(key, seat)

    @staticmethod
    def _stored(connection: Connection, asked: Asked) -> Answer | None:
        row = connection.execute(COMMAND, {"of": asked.session.id, "named": asked.command}).first()
        if row is None:
            return None
        if row.fingerprint != asked.fingerprint:
            raise Refusal(400, "command-reused")
        answer: Answer = row.answer
        return answer
