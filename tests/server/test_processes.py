"""Real processes: live updates, several servers on one PostgreSQL, kill -9."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from reinos.core.match import Match
from tests.server.conftest import fresh_database
from tests.server.house import drafted
from tests.server.live.patched import applied
from tests.server.running import PATIENCE, Caller, Process, state_from

Processes = Callable[..., Process]


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Processes]:
    """Start servers; all are stopped in the end."""
    made: list[Process] = []

    def start(database: str = "", pace: float = 0.0, port: int | None = None) -> Process:
        made.append(Process(database, tmp_path, pace, port))
        return made[-1]

    yield start
    while Caller.opened:
        Caller.opened.pop().close()
    for process in made:
        process.stop()


def test_live_updates_reach_only_whom_they_concern(processes: Processes) -> None:
    server = processes()
    ana, luis = Caller(server.url, "Ana"), Caller(server.url, "Luis")
    table = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}, {"kind": "open"}])

    async def story() -> None:
        async with ana.live(table["id"]) as a, luis.live(table["id"]) as b:
            assert (await state_from(a))["status"] == "waiting"
            assert (await state_from(b))["me"]["seat"] is None
            await asyncio.to_thread(luis.do, "/join", code=table["code"])
            people, sockets = {0: ana, 1: luis}, {0: a, 1: b}
            states = {}
            for seat in (0, 1):
                states[seat] = await state_from(sockets[seat])
                while not (states[seat]["status"] == "playing" and all(s["online"] for s in states[seat]["seats"])):
                    states[seat] = await state_from(sockets[seat])
            acting = states[0]["waiting_for"][0]
            mine = states[acting]
            answer = await asyncio.to_thread(people[acting].draft, mine)
            assert (await state_from(sockets[acting]))["draft"] == answer["draft"]
            with pytest.raises(TimeoutError):  # the other one hears nothing of a draft
                await state_from(sockets[1 - acting], 0.4)
            await asyncio.to_thread(people[acting].turn, answer)
            for seat in (0, 1):
                assert (await state_from(sockets[seat]))["version"] == 1
            server.process.terminate()  # on purpose: clients are told
            assert '"restart"' in str(await asyncio.wait_for(a.recv(), PATIENCE))
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(a.recv(), PATIENCE)

    asyncio.run(story())


def test_a_socket_that_takes_patches_is_told_the_same(processes: Processes) -> None:
    server = processes()
    ana, luis = Caller(server.url, "Ana"), Caller(server.url, "Luis")
    table = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}, {"kind": "open"}])
    path, kinds = f"/tables/{table['id']}", []

    async def story() -> None:
        async with ana.live(table["id"], patch="1") as socket:
            state = await state_from(socket)
            await asyncio.to_thread(luis.do, "/join", code=table["code"])
            for _ in range(6):
                whole = await asyncio.to_thread(ana.get, path)
                while state["revision"] < whole["revision"]:
                    message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    kinds.append(message["type"])
                    state = message["state"] if message["type"] == "state" else applied(state, message)
                assert state == whole
                acting = (ana, luis)[whole["waiting_for"][0]]
                await asyncio.to_thread(acting.turn, await asyncio.to_thread(acting.get, path))

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert len(kinds) >= 5
    assert set(kinds) == {"patch"}  # the whole state was the first message, and is never sent again


def test_sockets_are_refused_to_other_origins(processes: Processes) -> None:
    server = processes()
    ana = Caller(server.url)
    table = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}] * 2)

    async def story() -> None:
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
            with pytest.raises(InvalidStatus) as refused:
                await ana.live(table["id"], **headers).__aenter__()
            assert refused.value.response.status_code == 403
        async with ana.live(table["id"], Origin=server.url) as own:
            assert (await state_from(own))["me"]["seats"] == [0, 1]
        async with ana.live("nothing") as nowhere:
            with pytest.raises(ConnectionClosed):
                await nowhere.recv()
            assert nowhere.close_code == 4404

    asyncio.run(story())


def test_two_processes_on_one_postgres(processes: Processes, postgres: str) -> None:
    database = fresh_database(postgres)
    one, two = processes(database), processes(database)
    ana, luis = Caller(one.url, "Ana"), Caller(two.url, "Luis")
    table = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])

    async def story() -> None:
        async with ana.live(table["id"]) as a, luis.live(table["id"]) as b:
            await state_from(a)
            await state_from(b)
            await asyncio.to_thread(luis.do, "/join", code=table["code"])
            people, sockets = {0: ana, 1: luis}, {0: a, 1: b}
            last = {0: 0, 1: 0}
            presence = {0: False, 1: False}
            while min(last.values()) < 20:
                for seat in (0, 1):
                    try:
                        state = await state_from(sockets[seat], 0.5)
                    except TimeoutError:  # several changes may come as one, so that the other one is to move
                        continue
                    last[seat] = state["version"]
                    presence[seat] |= all(s["online"] for s in state["seats"])
                    if state["decision"] is not None and state["draft"] == []:
                        await asyncio.to_thread(people[seat].turn, state)
            assert presence == {0: True, 1: True}  # each process knows of the other's guests

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert ana.at(two.url).get(f"/tables/{table['id']}")["me"]["seats"] == [0]
    alone = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}, *[{"kind": "bot"}] * 3])
    for turn in range(4):
        caller = ana.at((one, two)[turn % 2].url)
        state = settled(caller, alone["id"])
        caller.turn(state)
    state = settled(ana, alone["id"])
    commits = [row["n"] for row in state["log"]]
    assert commits == sorted(commits)
    assert set(range(1, state["version"] + 1)) <= set(commits)


def settled(caller: Caller, key: str) -> dict:
    """The state when it is the caller's turn."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = caller.get(f"/tables/{key}")
        if state["decision"] is not None or state["status"] == "over":
            return state
        time.sleep(0.02)
    raise AssertionError("never my turn")


def test_kill_9_loses_nothing_acknowledged(processes: Processes, database: str) -> None:
    """A game during which the server is killed again and again, in the middle of requests."""
    server = processes(database)
    port = server.port
    ana = Caller(server.url)
    table = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "me"}])
    path = f"/tables/{table['id']}"
    acknowledged, kills, requests = 0, 0, 0
    pending: tuple[str, str, dict] | None = None
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if pending is None:
                state = ana.get(path)
                assert state["version"] >= acknowledged
                if state["status"] == "over":
                    break
                if state["decision"] is None:
                    time.sleep(0.01)
                    continue
                answer = {"decision": state["decision"], "seat": state["me"]["seat"], "command": uuid.uuid4().hex}
                if state["can_confirm"]:
                    pending = ("POST", "confirm", answer | {"draft": drafted(state)})
                else:
                    pending = ("PUT", "draft", answer | {"draft": [*drafted(state), state["legal"][0]["id"]]})
            method, what, body = pending
            requests += 1
            if requests % 13 == 0 and kills < 3:
                kills += 1
                with contextlib.suppress(httpx.TimeoutException):  # sent, and hardly waited for
                    ana.http.request(method, f"{path}/{what}", json=body, timeout=0.0005 * kills)
                server.kill()
                server = processes(database, port=port)
            response = ana.http.request(method, f"{path}/{what}", json=body)
            assert response.status_code == 200, response.text[:300]
            if what == "confirm":
                acknowledged = response.json()["version"]
            pending = None
        except httpx.TransportError:
            continue
    assert kills == 3
    assert state["status"] == "over"
    assert Match.from_json(ana.get(f"{path}/export")).over
