"""Connections: how many a process takes, and how long it waits for a request, or for somebody to read its answer."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from reinos.server.compression import COMPRESSION
from reinos.server.web.guard import SAFE

PATIENCE = 30.0  # seconds for a whole request to arrive, and for a client that has stopped reading to go on
DESCRIPTORS = 1 << 16  # files and connections that a process may have open, where the system lets it
RESERVED = 200  # of them for the database, the page's files, programs and pipes
LOGGED = 10.0  # seconds between two lines about refused connections


def bare(status: str, **more: str) -> bytes:
    """An answer that the application has no part in; it says goodbye."""
    headers = {"connection": "close", "content-length": "0", **more, **SAFE}
    return "\r\n".join(
        [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    ).encode()


UNREADABLE = bare("400 Bad Request")
SLOW = bare("408 Request Timeout")
FULL = bare("503 Service Unavailable", **{"retry-after": "10"})


def budget() -> int:
    """How many connections this process can take; as many descriptors as the system allows are asked for."""
    if sys.platform == "win32":
        return DESCRIPTORS - RESERVED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, (wanted if soft == resource.RLIM_INFINITY else soft) - RESERVED)


class Patient(HttpToolsProtocol):
    """Uvicorn's own protocol, but neither for ever nor for everybody."""

    most: ClassVar[int] = DESCRIPTORS - RESERVED
    patience: ClassVar[float] = PATIENCE
    logged: ClassVar[float] = -LOGGED

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.waits: dict[str, asyncio.TimerHandle] = {}  # reading: for a request; writing: for the client to read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or say that there are too many."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            self._refuse()
        else:
            self._begin("reading")

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        for name in ("reading", "writing"):
            self._end(name)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something of a request."""
        if "reading" not in self.waits and (self.cycle is None or self.cycle.response_complete):
            self._begin("reading")
        super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        """What came is no request."""
        self.transport.write(UNREADABLE)
        self.transport.close()

    def on_message_complete(self) -> None:
        """All of a request."""
        self._end("reading")
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which is asked whether it is still there."""
        self._end("reading")
        super().handle_websocket_upgrade()
        del self.parser  # it knows this protocol: both would stay until the garbage collector finds them

    def pause_writing(self) -> None:
        """The client does not read what it asked for."""
        super().pause_writing()
        self._begin("writing")

    def resume_writing(self) -> None:
        """It does again."""
        self._end("writing")
        super().resume_writing()

    def _begin(self, wait: str) -> None:
        self._end(wait)
        self.waits[wait] = self.loop.call_later(self.patience, self._give_up)

    def _end(self, wait: str) -> None:
        if wait in self.waits:
            self.waits.pop(wait).cancel()

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(SLOW)
            self.transport.close()
        else:
            self.transport.abort()

    def _refuse(self) -> None:
        self.transport.write(FULL)
        self.transport.close()
        if time.monotonic() - Patient.logged >= LOGGED:
            Patient.logged = time.monotonic()
            logging.getLogger("reinos").warning("refused a connection: %d are open", len(self.connections) - 1)


class Socket(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol with our compression."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [COMPRESSION]
