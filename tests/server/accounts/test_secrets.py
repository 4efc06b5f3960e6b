"""What nobody may guess: cookies, invitations, seeds."""

from __future__ import annotations

import secrets

import pytest
from sqlalchemy import select

from reinos.server.accounts.sessions import hashed
from reinos.server.store import schema
from tests.server.house import House


def test_the_database_never_sees_a_cookie(house: House) -> None:
    ana = house.guest()
    ana.turn(ana.table("me", "me"))
    token = ana.cookies["reinos_session"]
    with house.server.database.read() as connection:
        rows = [repr(row) for table in schema.metadata.sorted_tables for row in connection.execute(select(table))]
    assert any(hashed(token) in row for row in rows)
    assert not any(token in row for row in rows)


def test_everything_unguessable_comes_from_the_operating_system(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, int] = {}
    randbits, token_urlsafe = secrets.randbits, secrets.token_urlsafe

    def bits(count: int) -> int:
        value = randbits(count)
        drawn[f"{value:0{count // 4}x}"] = count
        return value

    def token(count: int) -> str:
        value = token_urlsafe(count)
        drawn[value] = 8 * count
        return value

    monkeypatch.setattr(secrets, "randbits", bits)
    monkeypatch.setattr(secrets, "token_urlsafe", token)
    ana = house.guest()
    state = ana.table("me", "link")
    invite = state["seats"][1]["invite"].rsplit("/", 1)[1]
    assert drawn[ana.cookies["reinos_session"]] == 256
    assert drawn[invite] == 128
    assert drawn[house.server.tables.table(state["id"]).seed] == 256
