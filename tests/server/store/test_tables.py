"""What a process remembers of tables that other processes change too."""

from __future__ import annotations

import itertools
from contextlib import ExitStack
from dataclasses import replace

import pytest
from sqlalchemy import func, select

from reinos.server.store import schema
from reinos.server.store import tables as store
from reinos.server.store.failure import StoreFailed
from reinos.table import opening
from tests.server.faults import faults, faulty
from tests.server.house import House
from tests.server.web.test_import import played
from tests.table.people import table_of


def test_news_of_another_process_is_not_overwritten_by_what_was_read_before(house: House) -> None:
    ana = house.guest()
    tables = house.server.tables
    old = tables.table(ana.table("me", "me")["id"])
    tables.forget(old.id, old.revision + 1)
    assert tables.kept(old.id) is None
    tables.keep(old)  # a reader that was slower than the news
    assert tables.kept(old.id) is None
    new = replace(old, revision=old.revision + 1)
    tables.keep(new)
    assert tables.kept(old.id) is new
    tables.forget(old.id, old.revision)  # late news
    assert tables.kept(old.id) is new


def test_long_matches_leave_room_for_fewer_tables_in_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "TABLES_KEPT", 20)
    tables = house.server.tables
    short = table_of("me", "me")
    long = replace(short, entries=short.entries * 901)  # weighs 10
    for number in range(40):
        tables.keep(replace(short, id=f"short-{number}"))
    assert sum(tables.kept(f"short-{number}") is not None for number in range(40)) == 20
    for number in range(3):
        tables.keep(replace(long, id=f"long-{number}"))
    assert tables.kept("long-0") is None
    assert tables.kept("long-2") is not None
    tables.keep(replace(short, id="long-2", revision=long.revision + 1))  # shorter, which makes room
    for number in range(10):
        tables.keep(replace(short, id=f"short-{number}"))
    assert tables.kept("short-0") is not None


def test_a_table_whose_code_is_taken_gets_another(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is made: also where it is made before anybody waits for the database, and stored as it is."""
    ana = house.guest()
    over = ana.do("/tables/import", match=played())
    codes, letters = itertools.count(), opening.CODE_LETTERS

    def new_code() -> str:
        """Every second one is taken."""
        number = next(codes)
        return over["code"] if number % 2 == 0 else "QQQQQ" + letters[number]

    monkeypatch.setattr(opening, "new_code", new_code)
    path = f"/tables/{over['id']}"
    made = [
        ana.table("me", "open"),
        ana.do("/tables/import", match=played()),
        ana.do("/tables/lesson", game="kingdomino", lesson="first"),
        ana.do(f"{path}/branch", version=3, seat=0),
        ana.do(f"{path}/rematch"),
    ]
    found = [table["code"] for table in made]
    assert len({over["code"], *found}) == 6
    assert all(ana.get(f"/tables/{table['id']}")["code"] == table["code"] for table in made)


def test_a_table_that_fails_half_way_leaves_no_connection_in_the_past(house: House) -> None:
    """SQLite shows a connection with an unfinished query what was there when that began, however much is stored."""
    ana = house.guest()
    key = ana.table("me", "me")["id"]
    tables, database = house.server.tables, house.server.database
    tables.forget_all()
    # The query for the choices; whoever holds the error holds all that was going on.
    with faulty(database, faults(database)[0], 3 if database.sqlite else 2), pytest.raises(StoreFailed) as held:
        tables.table(key)
    ana.do(f"/tables/{key}/chat", text="Hello")
    with ExitStack() as open_now:
        connections = [open_now.enter_context(database.read()) for _ in range(5)]
        assert [one.execute(select(func.count()).select_from(schema.chat)).scalar() for one in connections] == [1] * 5
    assert held.value.stored == "perhaps"
