"""The statements that reach the database."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from reinos.server.settings import Limits
from tests.server.conftest import Houses
from tests.server.faults import watched
from tests.server.house import Clock, Guest, House

HOSTILE = "x'; DROP TABLE--"


@pytest.fixture
def house(houses: Houses) -> House:
    """A server that counts bots."""
    house = houses(limits=Limits(bots=(2, 60), command=(10_000, 1), read=(10_000, 1)))
    Clock(house)
    return house


@pytest.fixture
def statements(house: House) -> Iterator[list[str]]:
    """Every statement from now on."""
    heard: list[str] = []
    with watched(house.server.database, lambda _, statement: heard.append(statement)):
        yield heard


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


def test_a_table_that_is_refused_writes_nothing(house: House, statements: list[str]) -> None:
    """Whoever is refused may ask again at once, and must not make others wait for the database's one writer."""
    ana = house.guest()
    running = ana.table("me", "me")
    over = ana.table("me", "me")
    ana.play_out(over["id"])
    eva = house.guest("Eva")
    two = [{"kind": kind} for kind in ("me", "bot", "bot", "open")]  # open: it waits, and no bot plays meanwhile
    branch = {"version": 1, "seat": 0}

    def refused(who: Guest, path: str, status: int, **body: Any) -> None:
        statements.clear()
        who.do(path, status, **body)
        assert {statement.partition(" ")[0] for statement in statements} <= {"BEGIN", "SELECT"}
        assert "BEGIN IMMEDIATE" not in statements

    refused(ana, "/tables", 400, game="kingdomino", seats=two, options={"harmony": 7})
    refused(ana, f"/tables/{running['id']}/rematch", 409)
    refused(eva, f"/tables/{over['id']}/rematch", 403)
    refused(ana, f"/tables/{running['id']}/branch", 409, **branch)
    refused(ana, f"/tables/{over['id']}/branch", 404, **branch | {"version": 10_000})
    ana.do("/tables", game="kingdomino", seats=two)  # nothing was used up by what was refused
    refused(ana, "/tables", 429, game="kingdomino", seats=two)
    refused(ana, f"/tables/{over['id']}/branch", 429, **branch)
