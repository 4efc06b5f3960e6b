"""The statements that reach the database."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.house import House

HOSTILE = "x'; DROP TABLE--"


@pytest.fixture
def statements(house: House) -> Iterator[list[str]]:
    """Every statement from now on."""
    heard: list[str] = []

    def hear(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        heard.append(statement)

    event.listen(house.server.database.engine, "before_cursor_execute", hear)
    yield heard
    event.remove(house.server.database.engine, "before_cursor_execute", hear)


def test_what_people_write_is_never_a_part_of_a_statement(house: House, statements: list[str]) -> None:
    ana = house.guest(HOSTILE)
    path = f"/tables/{ana.table('me', 'me')['id']}"
    assert ana.do(f"{path}/chat", text=HOSTILE)["chat"][0]["text"] == HOSTILE
    assert ana.ask("PUT", f"{path}/notes", json={"text": HOSTILE}).json()["notes"] == HOSTILE
    assert len(statements) > 10
    assert not any("DROP" in statement for statement in statements)


def test_history_is_only_added_to(house: House, statements: list[str]) -> None:
    ana = house.guest()
    table = ana.table("me", "me")
    ana.play_out(table["id"])
    ana.do(f"/tables/{table['id']}/rematch")
    written = [statement for statement in statements if "choices" in statement and not statement.startswith("SELECT")]
    assert len(written) > 5
    assert all(statement.startswith("INSERT") for statement in written)


def test_a_command_takes_few_statements(house: House, statements: list[str]) -> None:
    """Every statement of a turn costs everybody time: a draft and its confirmation write, and ask nothing."""
    ana = house.guest()
    state = ana.table("me", "me")

    def words() -> list[str]:
        found = sorted(statement.split()[0] for statement in statements)
        statements.clear()
        return [word for word in found if word != "BEGIN"]

    words()
    while not state["can_confirm"]:
        state = ana.draft(state, state["legal"][0]["id"])
        assert words() in (
            ["INSERT", "UPDATE", "UPDATE"],
            ["INSERT", "SELECT", "UPDATE", "UPDATE"],
        )  # SELECT: to notify
    ana.confirm(state)
    assert words() in (["INSERT", "INSERT", "UPDATE", "UPDATE"], ["INSERT", "INSERT", "SELECT", "UPDATE", "UPDATE"])
