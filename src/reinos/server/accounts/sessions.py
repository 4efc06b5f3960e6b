"""Guest sessions: an unguessable token in a cookie, only its hash in the database."""

from __future__ import annotations

import hashlib
import secrets
import time
from math import inf

from sqlalchemy import bindparam, insert, select, update

from reinos.server.store import schema
from reinos.server.store.database import Database
from reinos.table.refusal import Refusal
from reinos.table.table import Session, now

COOKIE = "reinos_session"
COOKIE_AGE = 365 * 24 * 3600
TOKEN_LENGTH = 43  # of 32 bytes in base 64
KEPT = 20_000
KEPT_FOR = 10.0  # seconds for which a name and a language are not read again where another process may change them

FIND = select(schema.sessions).where(schema.sessions.c.id == bindparam("key"))


class NoSession(Refusal):
    """Nobody is known who asks."""


def hashed(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """The sessions in the database; those seen lately are remembered."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._kept_for = inf if database.sqlite else KEPT_FOR  # SQLite has one process
        self._kept: dict[str, tuple[Session, float]] = {}

    def known(self, token: str | None) -> Session | None:
        """The session of a cookie that was seen a moment ago."""
        session, until = self._kept.get(token or "", (None, 0.0))
        return session if until > time.monotonic() else None

    def find(self, token: str) -> Session | None:
        """The session of a cookie."""
        if len(token) != TOKEN_LENGTH:
            return None
        with self.database.read() as connection:
            row = connection.execute(FIND, {"key": hashed(token)}).first()
        return None if row is None else self._keep(token, Session(row.id, row.name, row.language))

    def begin(self, name: str, language: str) -> tuple[str, Session]:
        """A new session and its token."""
        token = secrets.token_urlsafe(32)
        session = Session(hashed(token), name, language)
        with self.database.write() as connection:
            values = {"id": session.id, "name": name, "language": language, "created": now()}
            connection.execute(insert(schema.sessions).values(values))
        return token, session

    def change(self, token: str, session: Session) -> None:
        """Another name or language."""
        with self.database.write() as connection:
            same = schema.sessions.c.id == session.id
            values = {"name": session.name, "language": session.language}
            connection.execute(update(schema.sessions).where(same).values(values))
        self._keep(token, session)

    def _keep(self, token: str, session: Session) -> Session:
        if len(self._kept) >= KEPT:
            self._kept.clear()
        self._kept[token] = (session, time.monotonic() + self._kept_for)
        return session
