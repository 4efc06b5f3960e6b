"""Who asks is read from the database no more often than somebody else could have changed it."""

from __future__ import annotations

import time

import pytest

from tests.server.faults import watched
from tests.server.house import House


def test_a_session_is_read_again_only_where_another_process_may_have_changed_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, read = house.guest(), list[str]()
    table = ana.table("me", "me")["id"]
    later = time.monotonic() + 60
    monkeypatch.setattr(time, "monotonic", lambda: later)
    ana.get(f"/tables/{table}")
    with watched(house.server.database, lambda _, statement: read.append(statement)):
        monkeypatch.setattr(time, "monotonic", lambda: later + 60)
        ana.get(f"/tables/{table}")
    assert any("FROM sessions" in statement for statement in read) != house.server.database.sqlite
