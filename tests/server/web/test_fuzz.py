"""Nonsense over HTTP and over sockets: no 500, no crash, no hang."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from reinos.server.settings import Limits
from tests.server.house import House, settings_for
from tests.server.running import PATIENCE, Caller, Process, state_from
from tests.server.web.fuzzer import fuzz

SOAK = bool(os.environ.get("REINOS_SOAK"))
EXAMPLES = 400 if SOAK else 12  # for each operation
CASES = 50_000 if SOAK else 2_000  # requests over a socket


@pytest.fixture(scope="module")
def playing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str, dict[str, str]]]:
    """A server with a running table, its id, and the cookie of its host."""
    folder = tmp_path_factory.mktemp("fuzz")
    house = House(settings_for(f"sqlite:///{folder / 'a.sqlite'}"))
    ana = house.guest()
    state = ana.table("me", "me")
    ana.turn(state)
    yield house, state["id"], {"Cookie": f"reinos_session={ana.cookies['reinos_session']}"}
    house.close()


@pytest.fixture
def document(playing: tuple[House, str, dict[str, str]]) -> schemathesis.BaseSchema:
    """What the server says of itself."""
    house, *_ = playing
    return schemathesis.openapi.from_dict(house.ask("GET", "/openapi.json").json())


@pytest.mark.filterwarnings("default")
def test_the_document_is_true(playing: tuple[House, str, dict[str, str]], document: schemathesis.BaseSchema) -> None:
    """Every operation, with odd arguments at a real table: answers fit the document, and nothing fails."""
    house, key, cookie = playing
    bounded = settings(
        max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
    )
    asked = 0
    for found in document.get_all_operations():
        operation = found.ok()
        schema = document[operation.path][operation.method]

        def one(case: schemathesis.Case) -> None:
            nonlocal asked
            asked += 1
            if "id" in case.path_parameters and asked % 4:
                case.path_parameters["id"] = key
            arguments = case.as_transport_kwargs(base_url="http://localhost")
            headers = {**dict(arguments.get("headers") or {}), **(cookie if asked % 5 else {})}
            response = house.ask(
                arguments["method"],
                arguments["url"],
                params=arguments.get("params"),
                headers=headers,
                **{name: arguments[name] for name in ("json", "data", "content") if arguments.get(name) is not None},
            )
            assert response.status_code < 500, (arguments, response.text)
            if response.status_code >= 400:
                assert {"error", "message"} <= set(response.json()), response.text
            case.operation.validate_response(schemathesis.Response.from_any(response))

        bounded(given(case=schema.as_strategy())(one))()
    assert asked > 150


def test_no_bytes_make_the_server_fail(tmp_path: Path) -> None:
    """Thousands of odd requests over real connections, from somebody with a seat: no 500, no hang, nothing lost."""
    server = Process("", tmp_path)
    try:
        ana = Caller(server.url)
        table = ana.do("/tables", game="el_grande", seats=[{"kind": "me"}] * 3)["id"]
        ana.do(f"/tables/{table}/chat", text="before")
        cookie = f"reinos_session={ana.http.cookies['reinos_session']}"
        told = fuzz(server.port, table, cookie, CASES, seed=14)
        print(
            f"{CASES} requests: " + ", ".join(f"{count} × {status or 'closed'}" for status, count in told.most_common())
        )
        assert {"200", "400", "404"} <= set(told)
        assert ana.get(f"/tables/{table}")["id"] == table
        assert "Traceback" not in server.log.read_text()
    finally:
        while Caller.opened:
            Caller.opened.pop().close()
        server.stop()


MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    '{"type": "pong"}',
    '{"type": 7}',
    '{"type": "state"}',
    "\ud7ff" * 100,
    "x" * 8000,
    b"",
    b"\x00\xff" * 50,
    json.dumps([[[[]]]] * 50),
]


def test_sockets_take_nonsense(tmp_path: Path) -> None:
    server = Process("", tmp_path)
    try:
        ana = Caller(server.url)
        table = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}] * 2)
        asyncio.run(asyncio.wait_for(nonsense(ana, table["id"]), PATIENCE))
        assert ana.get(f"/tables/{table['id']}")["version"] == 1
        assert "Traceback" not in server.log.read_text()
    finally:
        while Caller.opened:
            Caller.opened.pop().close()
        server.stop()


async def nonsense(ana: Caller, key: str) -> None:
    """Sockets that say odd things, too much, too large, or nothing, beside one that listens."""
    chance = random.Random(4)
    async with ana.live(key) as listener:
        state = await state_from(listener)
        for _ in range(12):
            try:
                async with ana.live(key) as odd:
                    await state_from(odd)
                    for _ in range(chance.randrange(8)):
                        await odd.send(chance.choice(MESSAGES))
                    if chance.random() < 0.3:
                        odd.transport.abort()
            except ConnectionClosed:
                pass
        async with ana.live(key) as large:
            await state_from(large)
            await large.send("x" * (Limits().frame_size + 1))
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(large.recv(), PATIENCE)
            assert large.close_code == 1009
        for path in ("%00", "a/b", "x" * 40, "..", f"{key}?seat=99999999999999999999", f"{key}?seat=x&lang=zz"):
            try:
                async with ana.live(path) as odd:
                    await asyncio.wait_for(odd.recv(), PATIENCE)
            except (ConnectionClosed, InvalidHandshake):
                pass
        await asyncio.to_thread(ana.turn, state)
        while state["version"] < 1:
            state = await state_from(listener)
