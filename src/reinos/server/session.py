"""Guest sessions: an unguessable token in a cookie, only its hash in the database."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import bindparam, insert, select, update

from reinos.server import schema
from reinos.server.desk import Session
from reinos.server.store import Store, now

COOKIE = "reinos_session"
COOKIE_AGE = 365 * 24 * 3600
TOKEN_LENGTH = 43  # of 32 bytes in base 64

FIND = select(schema.sessions).where(schema.sessions.c.id == bindparam("key"))


def hashed(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def find(store: Store, token: str | None) -> Session | None:
    """The session of a cookie."""
    if token is None or len(token) != TOKEN_LENGTH:
        return None
    with store.read() as connection:
        row = connection.execute(FIND, {"key": hashed(token)}).first()
    return None if row is None else Session(row.id, row.name, row.language)


def begin(store: Store, name: str, language: str) -> tuple[str, Session]:
    """A new session and its token."""
    token = secrets.token_urlsafe(32)
    session = Session(hashed(token), name, language)
    with store.write() as connection:
        connection.execute(insert(schema.sessions).values(id=session.id, name=name, language=language, created=now()))
    return token, session


def change(store: Store, session: Session) -> None:
    """Another name or language."""
    with store.write() as connection:
        connection.execute(
            update(schema.sessions)
            .where(schema.sessions.c.id == session.id)
            .values(name=session.name, language=session.language)
        )
