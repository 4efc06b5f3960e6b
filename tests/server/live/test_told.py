"""What a socket is told is made where the change was stored, and a drawing that fails harms nobody but its viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import orjson
import pytest

from reinos.server.accounts.sessions import COOKIE
from reinos.server.live.hub import Connection
from reinos.server.live.snapshots import Snapshot
from tests.server.house import Guest, House


class Socket:
    """The server's end of a socket, on which nobody ever says anything."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.serving: asyncio.Task[None] | None = None

    async def send_text(self, text: str) -> None:
        self.told.append(orjson.loads(text))

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        pass


def listen(house: House, guest: Guest, table: str) -> Socket:
    """A socket of a guest at a table, who has been told how it stands."""
    socket = Socket()

    async def connect() -> None:
        session = await house.server.session(guest.cookies[COOKIE])
        assert session is not None
        end: Any = socket
        connection = Connection(end, table, session.id, None, "en")
        socket.serving = asyncio.create_task(house.server.hub.serve(connection))

    house.runner.run(connect())
    house.wait(lambda: bool(socket.told))
    return socket


def test_states_are_made_by_whoever_stores(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    state = ana.table("me", "open")
    luis.do("/join", code=state["code"])
    sockets = [listen(house, guest, state["id"]) for guest in (ana, luis)]
    settled = ana.get(f"/tables/{state['id']}")["revision"]
    house.wait(lambda: all(socket.told[-1]["state"]["seats"][1]["online"] for socket in sockets))
    asked = 0
    build = house.server.hub.build

    async def counted(connections: Sequence[Connection]) -> list[Snapshot]:
        nonlocal asked
        asked += 1
        return await build(connections)

    monkeypatch.setattr(house.server.hub, "build", counted)
    acting = ana.get(f"/tables/{state['id']}")["waiting_for"][0]
    guest = (ana, luis)[acting]
    after = guest.turn(guest.get(f"/tables/{state['id']}"))
    assert after["revision"] > settled
    house.wait(lambda: all(socket.told[-1]["state"]["version"] == 1 for socket in sockets))
    assert sockets[acting].told[-1]["state"] == after
    assert asked == 0


def test_a_drawing_that_fails_does_not_fail_the_command(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = house.guest("Ana")
    state = ana.table("me", "me")
    listen(house, ana, state["id"])

    def broken(*_: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(house.server, "_drawn", broken)
    state = ana.turn(ana.get(f"/tables/{state['id']}"))
    assert state["version"] == 1


def test_a_state_that_was_made_before_is_told_only_while_it_is_true(house: House) -> None:
    """Two threads may store at nearly the same time, and people come and go meanwhile."""
    ana = house.guest("Ana")
    table, hub = house.server.tables.table(ana.table("me", "me")["id"]), house.server.hub
    socket: Any = Socket()
    connection = Connection(socket, table.id, table.host, None, "en")

    def made(revision: int) -> Snapshot:
        state: Any = {"revision": revision}
        return Snapshot(state, revision, hub.company)

    new, old = made(table.revision + 2), made(table.revision + 1)
    connection.offer(new)
    connection.offer(old)  # by the thread that was slower
    assert hub._offered(connection) is new
    connection.news(new)
    connection.offer(old)
    assert hub._offered(connection) is not old
    newer = made(table.revision + 3)
    connection.offer(newer)
    hub.heard(table.id, "somebody", True, "elsewhere")
    assert hub._offered(connection) is not newer
