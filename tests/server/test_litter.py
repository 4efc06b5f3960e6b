"""What a server leaves to the garbage collector, whose rounds are felt at every table: next to nothing."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

import reinos
from reinos.server.connections import Patient
from tests.server.house import House
from tests.server.live.line import Line

TURNS = 8
UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@contextmanager
def collected() -> Iterator[list[Any]]:
    """What only the garbage collector could have freed of all that was made in the block."""
    found: list[Any] = []
    gc.collect()
    gc.disable()
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found.extend(gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("game", sorted(reinos.games()))
def test_turns_leave_nothing_to_the_garbage_collector(house: House, game: str) -> None:
    ana = house.guest("Ana")
    line = Line(ana, ana.table("me", "me", "me", game=game)["id"])
    for _ in range(TURNS):  # all that is made once is made
        line.turn()
    with collected() as litter:
        for _ in range(TURNS):
            line.turn()
    kinds = Counter(f"{type(thing).__module__}.{type(thing).__qualname__}" for thing in litter)
    assert not [kind for kind in kinds if kind.startswith("reinos.")], kinds
    assert len(litter) < 20 * TURNS, kinds  # a state has thousands of objects


class Upgraded(asyncio.Protocol):
    """What a connection becomes when it is a socket."""

    def __init__(self, **named: Any) -> None:
        pass

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        pass

    def data_received(self, data: bytes) -> None:
        pass


class Wire(asyncio.Transport):
    """A connection that goes nowhere."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


def test_nothing_is_left_of_the_request_that_a_socket_began_with() -> None:
    async def story() -> None:
        config = uvicorn.Config(Upgraded, http=Patient, ws=Upgraded, lifespan="off")
        config.load()
        gc.disable()
        try:
            protocol, wire = Patient(config, ServerState(), {}), Wire()
            left = weakref.ref(protocol)
            protocol.connection_made(wire)
            protocol.data_received(UPGRADE)
            assert isinstance(wire.protocol, Upgraded)
            del protocol
            assert left() is None
        finally:
            gc.enable()

    asyncio.run(story())
