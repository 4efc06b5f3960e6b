"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from reinos.server.affinity import stay
from reinos.server.connections import Patient, Socket, budget
from reinos.server.memory import share_heap, use_large_pages
from reinos.server.settings import Settings
from reinos.server.store.failure import StoreFailed
from reinos.server.store.file import BadDatabase
from reinos.server.web.app import make_app

KEEP_ALIVE = 65  # seconds; a person thinks
# Rounds of the garbage collector stop every table, those that look at all states for a third of a second; and turns
# leave it nothing (tests/server/test_litter.py). So it waits for a million objects more than at its last round.
ROUNDS = (1_000_000, 10, 10)
SPELL = 100  # of uvicorn's ticks, after which new memory is put into large pages
GRACE = 1  # seconds for requests that are being answered when the server is told to stop
DEADLINE = 4.0  # seconds after which a server that was told to stop ends, whatever it is doing


class Uvicorn(uvicorn.Server):
    """Says when it is ready, and stops in time: first it stores nothing more, then it says goodbye, then it closes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        settle_down()
        self.ready()

    async def on_tick(self, counter: int) -> bool:
        """A tenth of a second has gone by; whether to stop."""
        if counter % SPELL == 0:
            asyncio.get_running_loop().run_in_executor(None, use_large_pages)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The process is told to stop."""
        if not self.should_exit:
            threading.Thread(target=end, args=(sig,), name="reinos-end", daemon=True).start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Store nothing more, say goodbye, then close."""
        application: Any = self.config.app
        server = application.state.server
        await server.rest()
        await server.hub.close()
        await super().shutdown(sockets)


def end(sig: int) -> None:
    """End the process when its time is up: everything is stored, and nobody waits for what is being worked out."""
    time.sleep(DEADLINE)
    logging.getLogger("reinos").warning("still at work %.0f s after it was told to stop: ended", DEADLINE)
    os._exit(0 if sig == signal.SIGTERM else 128 + sig)


def settle_down() -> None:
    """Spare the garbage collector what is here to stay: its rounds are felt at every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*ROUNDS)


def listen(host: str, port: int) -> socket.socket:
    """A socket on an address; OSError when somebody else is there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(socket.SOMAXCONN)
    except BaseException:
        found.close()
        raise
    return found


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve on a socket."""
    os.umask(0o077)  # whatever it writes is its user's alone
    share_heap()
    Patient.most = budget()
    try:
        app = make_app(settings)
    except StoreFailed as wrong:
        raise BadDatabase("database-unreachable", reason=wrong.reason) from None
    if app.state.server.database.sqlite:  # so it is the only server process
        stay()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=Patient,
        ws=Socket,
        ws_max_size=settings.limits.frame_size,
        ws_ping_interval=None,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )
    Uvicorn(config, ready).run([listening])
