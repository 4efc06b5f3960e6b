"""What a process remembers of tables that other processes change too."""

from __future__ import annotations

from dataclasses import replace

from tests.server.house import House


def test_news_of_another_process_is_not_overwritten_by_what_was_read_before(house: House) -> None:
    ana = house.guest()
    desk = house.server.desk
    old = desk.table(ana.table("me", "me")["id"])
    desk.forget(old.id, old.revision + 1)
    assert desk.kept(old.id) is None
    desk.keep(old)  # a reader that was slower than the news
    assert desk.kept(old.id) is None
    new = replace(old, revision=old.revision + 1)
    desk.keep(new)
    assert desk.kept(old.id) is new
    desk.forget(old.id, old.revision)  # late news
    assert desk.kept(old.id) is new
