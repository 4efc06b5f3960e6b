"""Live updates: every socket is told the newest state, one at a time; a slow one skips what it missed."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from starlette.websockets import WebSocket, WebSocketDisconnect

from reinos.server.errors import TooMany
from reinos.server.limits import Windows
from reinos.server.settings import Settings
from reinos.server.table import Seat, Table

GRACE = 3.0  # seconds for which somebody who reloads the page still counts as present
UNANSWERED = 3  # pings after which a socket is given up
REMOTE_AGE = 60.0  # seconds for which another process's word about presence is believed

Build = Callable[["Connection"], Awaitable[bytes]]
Tell = Callable[[str, str, bool], None]  # table, session, whether it is here


@dataclass(eq=False)
class Connection:
    """One socket."""

    socket: WebSocket
    table: str
    session: str | None
    seat: int | None
    lang: str
    seats: tuple[int, ...] = ()
    due: asyncio.Event = field(default_factory=asyncio.Event)
    silent: int = 0
    closing: str | None = None
    last: bytes = b""


class Hub:
    """All sockets of this process, and who is present."""

    def __init__(self, settings: Settings, build: Build, tell: Tell, windows: Windows) -> None:
        self.settings, self.build, self.tell, self.windows = settings, build, tell, windows
        self.at: defaultdict[str, set[Connection]] = defaultdict(set)
        self.left: dict[tuple[str, str], float] = {}
        self.remote: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
        self.born = time.monotonic()

    def wake(self, table: str, seat: int | None = None) -> None:
        """Something changed at a table; for one seat only, if given."""
        for connection in self.at.get(table, ()):
            if seat is None or seat in connection.seats:
                connection.due.set()

    def wake_all(self) -> None:
        """Something may have changed anywhere."""
        for table in list(self.at):
            self.wake(table)

    # --- presence

    def here(self, table: str, session: str) -> bool:
        """Whether a session has a socket at a table, in this process."""
        return any(connection.session == session for connection in self.at.get(table, ()))

    def online(self, table: Table, seat: Seat) -> bool:
        """Whether a seat's person is present, or was a moment ago."""
        if seat.session is None:
            return False
        key, at = (table.id, seat.session), time.monotonic()
        elsewhere = any(until > at for until in self.remote.get(key, {}).values())
        return self.here(*key) or elsewhere or at - self.left.get(key, -GRACE) < GRACE

    def absent(self, table: Table, seat: Seat) -> bool:
        """Whether a seat's person has been away long enough to be replaced."""
        if seat.session is None:
            return True
        since = self.left.get((table.id, seat.session), self.born)
        return not self.online(table, seat) and time.monotonic() - since >= self.settings.absent_after

    def heard(self, table: str, session: str, present: bool, process: str) -> None:
        """Another process tells who is present there."""
        self.remote[table, session][process] = time.monotonic() + REMOTE_AGE if present else 0
        self.wake(table)

    def present(self) -> set[tuple[str, str]]:
        """Every table and session with a socket here."""
        return {(c.table, c.session) for group in self.at.values() for c in group if c.session is not None}

    # --- one socket

    async def serve(self, connection: Connection) -> None:
        """Tell a socket everything until it goes."""
        table = connection.table
        newcomer = connection.session is not None and not self.here(table, connection.session)
        self.at[table].add(connection)
        connection.due.set()
        if newcomer and connection.session:
            self.wake(table)
            self.tell(table, connection.session, True)
        tasks = [asyncio.create_task(self._send(connection)), asyncio.create_task(self._hear(connection))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._gone(connection)

    def _gone(self, connection: Connection) -> None:
        table, session = connection.table, connection.session
        self.at[table].discard(connection)
        if not self.at[table]:
            del self.at[table]
        if session is not None and not self.here(table, session):
            self.left[table, session] = time.monotonic()
            asyncio.get_running_loop().call_later(GRACE + 0.1, self.wake, table)
            self.tell(table, session, False)

    async def _send(self, connection: Connection) -> None:
        while True:
            try:
                await asyncio.wait_for(connection.due.wait(), self.settings.ping)
            except TimeoutError:
                connection.silent += 1
                if connection.silent > UNANSWERED:
                    await connection.socket.close(1001)
                    return
                await connection.socket.send_text('{"type": "ping"}')
                continue
            connection.due.clear()
            if connection.closing is not None:
                await connection.socket.send_text('{"type": "restart"}')
                await connection.socket.close(1012)
                return
            state = await self.build(connection)
            if state != connection.last:
                connection.last = state
                await connection.socket.send_text('{"type": "state", "state": ' + state.decode() + "}")

    async def _hear(self, connection: Connection) -> None:
        """Clients have nothing to say here but that they are alive."""
        while True:
            message = await connection.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            connection.silent = 0
            try:
                self.windows.check("frame", str(id(connection)))
            except TooMany:
                await connection.socket.close(1008)
                return

    async def close(self) -> None:
        """Say goodbye: the server goes down on purpose."""
        everyone = [connection for group in self.at.values() for connection in group]
        for connection in everyone:
            connection.closing = "restart"
            connection.due.set()
        for _ in range(20):
            if not self.at:
                return
            await asyncio.sleep(0.05)
