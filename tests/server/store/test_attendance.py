"""Who is there is noted without anybody having to wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, insert, select

from reinos.server.store import attendance, schema
from tests.server.house import Clock, House

PEOPLE = 5 * attendance.PIECE // 2


def test_a_full_house_is_noted_in_pieces_between_which_others_write(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, clock = house.server.database, Clock(house)
    key = house.guest().table("me", "me")["id"]
    seated = [{"table_id": key, "session": f"somebody-{number}", "seen": 0} for number in range(PEOPLE)]
    with database.write() as connection:
        connection.execute(insert(schema.attendance), seated)
    transactions, write = list[Connection](), database.write

    @contextmanager
    def counted() -> Iterator[Connection]:
        with write() as connection:
            transactions.append(connection)
            yield connection

    monkeypatch.setattr(database, "write", counted)
    clock.passes(60)
    house.server.attendance.note({(key, row["session"]) for row in seated} | {(key, "spectator")})
    assert len(transactions) == 3
    with database.read() as connection:
        kept = {row.session: row.seen for row in connection.execute(select(schema.attendance))}
    assert {kept[row["session"]] for row in seated} == {clock.now}
    assert "spectator" not in kept
