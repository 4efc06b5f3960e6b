"""What a process remembers of tables that other processes change too."""

from __future__ import annotations

from dataclasses import replace

from tests.server.house import House


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
