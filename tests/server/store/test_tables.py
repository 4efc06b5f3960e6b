"""What a process remembers of tables that other processes change too."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from reinos.table import opening
from tests.server.house import House
from tests.server.web.test_import import played


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
