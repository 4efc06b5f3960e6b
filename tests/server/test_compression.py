"""What sockets are told is compressed with a window of our own, or as the client wants it, each message for itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from tests.server.live.patched import applied
from tests.server.running import PATIENCE, Caller, Process, state_from


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    running = Process("", tmp_path)
    yield running
    running.stop()


@pytest.mark.parametrize(("asked", "given"), [(None, 13), (15, 13), (10, 10)])
def test_clients_are_told_by_the_window_that_both_can_have(server: Process, asked: int | None, given: int) -> None:
    ana = Caller(server.url)
    state = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}] * 2)

    async def story() -> None:
        wanted = ClientPerMessageDeflateFactory(server_max_window_bits=asked, client_max_window_bits=True)
        cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{state['id']}/live?lang=en&patch=1"
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, extensions=[wanted], compression=None) as socket:
            assert socket.response is not None
            agreed = socket.response.headers["Sec-WebSocket-Extensions"]
            assert f"server_max_window_bits={given}" in agreed
            assert {"server_no_context_takeover", "client_no_context_takeover"} <= set(agreed.split("; ")), "56 kB each"
            told = await state_from(socket)
            ana.turn(state)
            after = ana.get(f"/tables/{state['id']}")
            while told["revision"] < after["revision"]:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                told = message["state"] if message["type"] == "state" else applied(told, message)
            assert told["log"] == after["log"]
            assert told["panels"] == after["panels"]

    asyncio.run(story())
