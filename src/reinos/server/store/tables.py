"""The tables of one process: commands are carried out in one transaction each, and told of when they are stored."""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.exc import IntegrityError

from reinos.server.settings import Settings
from reinos.server.store import rows, schema
from reinos.server.store.attendance import sat_down
from reinos.server.store.database import Database
from reinos.server.store.failure import StoreFailed
from reinos.table import opening
from reinos.table.refusal import Invalid, NotFound, Refusal
from reinos.table.table import Line, Session, Table, now

TABLES_KEPT = 1000  # in memory, or fewer where matches are long; the database is the truth
SHORT = 100  # choices up to which a table weighs 1
HEARD_KEPT = 100_000
ATTEMPTS = 5  # when two processes write the same thing at once
COMMANDS_KEPT = 14 * 24 * 3600 * 1000  # milliseconds for which a repeated command is recognised

COMMAND = select(schema.commands).where(
    (schema.commands.c.session == bindparam("of")) & (schema.commands.c.id == bindparam("named"))
)

in_order = json.JSONEncoder(sort_keys=True).encode
Publish = Callable[[str, int | None], None]  # table, and the seat if only that one is concerned


@dataclass(frozen=True)
class Command:
    """What a session asks for, under an id that it made once for one intention."""

    session: Session
    id: str
    what: dict[str, Any]

    @property
    def fingerprint(self) -> str:
        """Tells whether a repeated id really repeats the command."""
        return hashlib.sha256(in_order(self.what).encode()).hexdigest()


class Repeated(Exception):
    """A command that was carried out before."""


class Transaction:
    """One transaction in the making."""

    def __init__(self, tables: Tables, connection: Connection) -> None:
        self.tables, self.connection = tables, connection
        self.changed: dict[str, tuple[Table, int | None]] = {}

    def table(self, key: str) -> Table:
        """A table, locked until the transaction ends."""
        revision = rows.revision(self.connection, key, lock=True)
        kept = self.tables.kept(key)
        if kept is not None and kept.revision == revision:
            return kept
        return loaded(self.connection, key)

    def note(self, command: Command | None, work: Callable[[Transaction], str]) -> str:
        """Do something and note that a command asked for it; Repeated, and all is undone, if that was done before.

        Most commands come once. So what is asked for is done first, and whether it was done before is looked up only
        when it turns out to be impossible now, or the command to be noted already.
        """
        try:
            key = work(self)
        except Refusal:
            if command is not None and done(self.connection, command) is not None:
                raise Repeated from None
            raise
        if command is not None:
            named = {"session": command.session.id, "id": command.id}
            values = {"fingerprint": command.fingerprint, "answer": {"table": key}, "at": now()}
            if not rows.add_new(self.connection, schema.commands, named | values):
                raise Repeated
        return key

    def find(self, code: str | None, invite: str | None, session: str) -> Table:
        """The table that a code or an invitation opens for a session."""
        key = rows.find(self.connection, code, invite, session)
        if key is None:
            raise NotFound("no-code" if code is not None else "no-invite")
        return self.table(key)

    def create(self, table: Table) -> str:
        """Write a new table, under another code if its own is taken; the answer is its id."""
        while rows.is_taken(self.connection, table.code):
            table = replace(table, code=opening.new_code())
        self.changed[table.id] = (rows.create(self.connection, table), None)
        self._seat(table, set())
        return table.id

    def save(self, old: Table, new: Table) -> str:
        """Write a table as far as it has changed, and have those told whom it concerns."""
        if new is not old and not self.try_save(old, new):
            raise AssertionError("a table that is locked has changed")
        return new.id

    def try_save(self, old: Table, new: Table) -> bool:
        """The same if the table is still the same in the database, which then locks it."""
        saved = rows.save(self.connection, old, new)
        if saved is None:
            return False
        seat = new.concerned(old)
        self.changed[saved.id] = (saved, seat)
        self._seat(new, {held.session for held in old.seats})
        news = {"table": saved.id, "revision": saved.revision, "seat": seat}
        self.tables.database.notify(self.connection, {**news, "from": self.tables.settings.process})
        return True

    def _seat(self, table: Table, before: set[str | None]) -> None:
        """Whoever has just sat down is there."""
        fresh = {seat.session for seat in table.seats if seat.session} - before
        if fresh:
            sat_down(self.connection, table.id, fresh, self.tables.database.time(self.connection))


def done(connection: Connection, command: Command) -> str | None:
    """The answer to a command, if it was carried out before."""
    row = connection.execute(COMMAND, {"of": command.session.id, "named": command.id}).first()
    if row is None:
        return None
    if row.fingerprint != command.fingerprint:
        raise Invalid("command-reused")
    key: str = row.answer["table"]
    return key


def loaded(connection: Connection, key: str) -> Table:
    """A table from the database, or a refusal."""
    row = rows.table_row(connection, key)
    if row is None:
        raise NotFound("no-table")
    return rows.load(connection, row)


def weight(table: Table) -> int:
    """How much of the memory for tables one takes: matches that somebody brings may be very long."""
    return 1 + len(table.entries) // SHORT


class Tables:
    """Reads and changes tables; the last ones are kept in memory."""

    def __init__(self, settings: Settings, database: Database, publish: Publish) -> None:
        self.settings, self.database, self.publish = settings, database, publish
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._weight = 0  # of all of them
        self._heard: dict[str, int] = {}  # the newest revision that another process has told of
        self._lock = threading.Lock()
        with database.write() as connection:
            connection.execute(delete(schema.commands).where(schema.commands.c.at < now() - COMMANDS_KEPT))

    # --- reading

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
                self._drop(table.id)
                self._tables[table.id] = table
                self._weight += weight(table)
            while self._weight > TABLES_KEPT:
                self._drop(next(iter(self._tables)))

    def _drop(self, key: str) -> None:
        """Keep a table no longer, if it was kept."""
        old = self._tables.pop(key, None)
        if old is not None:
            self._weight -= weight(old)

    def forget(self, key: str, revision: int) -> None:
        """Another process has stored this revision of a table."""
        with self._lock:
            if len(self._heard) >= HEARD_KEPT:
                self._heard.clear()
            self._heard[key] = max(revision, self._heard.get(key, 0))
            if key in self._tables and self._tables[key].revision < revision:
                self._drop(key)

    def forget_all(self) -> None:
        """Other processes may have changed anything."""
        with self._lock:
            self._tables.clear()
            self._weight = 0

    def current(self, key: str) -> Table:
        """The table as this process has last stored, read or heard of it; for telling what was just stored."""
        kept = self.kept(key)
        return self.table(key) if kept is None else kept

    def table(self, key: str) -> Table:
        """The table as the database has it."""
        kept = self.kept(key)
        with self.database.read() as connection:
            if kept is not None and rows.revision(connection, key) == kept.revision:
                return kept
            table = loaded(connection, key)
        self.keep(table)
        return table

    def older_chat(self, key: str, before: int) -> tuple[Line, ...]:
        """The lines of chat before one."""
        with self.database.read() as connection:
            return rows.older_chat(connection, key, before)

    # --- changing

    def change(self, key: str, step: Callable[[Table], Table], command: Command | None = None) -> str:
        """Take a table a step further. It is tried before anybody waits for the database: what it leads to is stored
        if the table is still the same then."""
        kept, ahead = self.kept(key), None
        if kept is not None:
            with suppress(Refusal):
                ahead = step(kept)

        def work(transaction: Transaction) -> str:
            if kept is not None and ahead is not None and ahead is not kept and transaction.try_save(kept, ahead):
                return key
            table = transaction.table(key)
            return transaction.save(table, step(table))

        return self.carry_out(work, command)

    def carry_out(self, work: Callable[[Transaction], str], command: Command | None = None) -> str:
        """Do something once: its effect and its answer, the id of a table, are stored together, then told."""
        for attempt in range(ATTEMPTS):
            try:
                return self._once(work, command)
            except (Repeated, IntegrityError):
                again = None if command is None else self._again(command)
                if again is not None:
                    return again
                if attempt == ATTEMPTS - 1:
                    raise
            except StoreFailed as wrong:
                # What is perhaps stored is tried again only under an id, by which it is recognised then.
                helps = wrong.again and (wrong.stored == "no" or command is not None)
                if attempt == ATTEMPTS - 1 or not helps:
                    raise
        raise AssertionError

    def _once(self, work: Callable[[Transaction], str], command: Command | None) -> str:
        transaction: Transaction | None = None
        try:
            with self.database.write() as connection:
                transaction = Transaction(self, connection)
                key = transaction.note(command, work)
        except StoreFailed as wrong:
            if wrong.stored == "perhaps" and transaction is not None:
                self.doubt(*transaction.changed)
            raise
        self.stored(transaction)
        return key

    def _again(self, command: Command) -> str | None:
        """The answer to a command, if it was carried out before; what it did is told once more."""
        with self.database.read() as connection:
            key = done(connection, command)
        if key is not None:
            self.doubt(key)
        return key

    def doubt(self, *keys: str) -> None:
        """Tables may have been stored without anybody being told: have them read again."""
        with self._lock:
            for key in keys:
                self._drop(key)
        for key in keys:
            self.publish(key, None)

    def stored(self, transaction: Transaction) -> None:
        """A transaction is in the database: remember it, then tell."""
        for table, _ in transaction.changed.values():
            self.keep(table)
        for key, (_, seat) in transaction.changed.items():
            self.publish(key, seat)
