"""One server process: everything it holds, and how its parts reach each other."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from reinos.server import session, state
from reinos.server.bot_runner import BotRunner, Maker, quick
from reinos.server.bus import Bus
from reinos.server.desk import Desk, Session
from reinos.server.limits import Windows
from reinos.server.live import Connection, Hub, Told
from reinos.server.memory import Memory
from reinos.server.settings import Settings
from reinos.server.state import Viewer
from reinos.server.store import Store
from reinos.server.table import Seat, Table

T = TypeVar("T")
WORKERS = 8  # threads for the database and the drawing; most of them wait for the disk
SESSIONS_KEPT = 20_000
STATES_KEPT = 256  # as they were sent; they are asked for again at once or never
SESSION_AGE = 10.0  # seconds for which a session's name and language are not read again
REFRESH = 20.0  # seconds between two reminders to other processes of who is present here


class Server:
    """The parts of one process."""

    def __init__(self, settings: Settings, maker: Maker = quick) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.pool = ThreadPoolExecutor(WORKERS, "reinos")
        self.windows = Windows(settings.limits)
        self.desk = Desk(settings, self.store, self.published)
        self.hub = Hub(settings, self.build, self.tell_presence, self.windows)
        self.bots = BotRunner(self.desk, self.in_thread, maker)
        self.bus = Bus(self.store, settings.process, self.heard)
        self._sessions: dict[str, tuple[Session, float]] = {}
        self._told: Memory[Told] = Memory(STATES_KEPT)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._reminder: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to serve."""
        self.loop = asyncio.get_running_loop()
        self.bus.start()
        await self.bots.start()
        if not self.store.sqlite:
            self._reminder = asyncio.create_task(self._remind())

    async def stop(self) -> None:
        """Stop on purpose: everything is stored already."""
        await self.hub.close()
        if self._reminder is not None:
            self._reminder.cancel()
        await self.bots.stop()
        await asyncio.to_thread(self.bus.stop)
        self.pool.shutdown(wait=True)
        self.store.close()
        self.loop = None

    async def in_thread(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Run something that waits or computes away from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, functools.partial(work, *args, **named))

    # --- what is stored is told

    def published(self, key: str, seat: int | None) -> None:
        """A change is stored (called in a worker's thread)."""
        self._on_loop(self._changed, key, seat)

    def _on_loop(self, call: Callable[..., None], *args: Any) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call, *args)

    def _changed(self, key: str, seat: int | None) -> None:
        self.hub.wake(key, seat)
        self.bots.consider(key)

    def heard(self, message: dict[str, Any] | None) -> None:
        """Another process has stored something (called in the bus's thread)."""
        if message is None:
            self.desk.forget_all()
            self._on_loop(self.hub.wake_all)
        elif "present" in message:
            for table, session in message["who"]:
                self._on_loop(self.hub.heard, table, session, message["present"], message["from"])
        else:
            self.desk.forget(message["table"], message["revision"])
            self._on_loop(self.hub.wake, message["table"], message["seat"])

    def tell_presence(self, table: str, session: str, present: bool) -> None:
        """Tell the other processes who came and went."""
        if not self.store.sqlite:
            self.pool.submit(self.bus.tell, {"present": present, "who": [(table, session)]})

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(REFRESH)
            who = sorted(self.hub.present())
            for first in range(0, len(who), 50):  # a notice holds 8,000 bytes
                await self.in_thread(self.bus.tell, {"present": True, "who": who[first : first + 50]})

    # --- sessions

    async def session(self, token: str | None) -> Session | None:
        """The session of a cookie; those seen a moment ago are remembered."""
        if token is None:
            return None
        known, until = self._sessions.get(token, (None, 0.0))
        if known is not None and until > time.monotonic():
            return known
        found = await self.in_thread(session.find, self.store, token)
        if found is not None:
            self.remember(token, found)
        return found

    def remember(self, token: str, found: Session) -> None:
        """Keep a session in memory for a few seconds."""
        if len(self._sessions) >= SESSIONS_KEPT:
            self._sessions.clear()
        self._sessions[token] = (found, time.monotonic() + SESSION_AGE)

    # --- states

    def state(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        """The state of a table for a viewer."""
        return state.state(table, viewer, self.hub.online)

    def told(self, table: Table, session: str | None, seat: int | None, lang: str) -> Told:
        """The same as it is sent; the answer to a command and the news of its socket are made once."""
        viewer, online, key = self._view(table, session, seat, lang)
        return self._told.get(key, lambda: Told(state.state(table, viewer, lambda _, held: online[held])))

    def _view(
        self, table: Table, session: str | None, seat: int | None, lang: str
    ) -> tuple[Viewer, dict[Seat, bool], Hashable]:
        """Who looks, who is there, and what names the state that they lead to."""
        viewer = state.viewer_of(table, session, seat, lang)
        # Who is there is asked once, so that what is kept under the key is what the key says.
        online = {held: self.hub.online(table, held) for held in table.seats}
        return viewer, online, (table.id, table.revision, viewer, tuple(online.values()))

    async def build(self, connections: Sequence[Connection]) -> list[Told]:
        """The newest states for sockets of one table; what is made already is not waited for."""
        table = self.desk.kept(connections[0].table)
        if table is not None:
            known = [self._told.known(self._view(table, *self._seen_by(table, one))[2]) for one in connections]
            if None not in known:
                return cast(list[Told], known)

        def build() -> list[Told]:
            table = self.desk.current(connections[0].table)
            made = [self.told(table, *self._seen_by(table, one)) for one in connections]
            for told in made:
                _ = told.parts  # worked out here, not on the event loop
            return made

        return await self.in_thread(build)

    def _seen_by(self, table: Table, connection: Connection) -> tuple[str | None, int | None, str]:
        """Session, seat and language of a socket, as the table stands."""
        connection.seats = table.seats_of(connection.session)
        seat = connection.seat if connection.seat in connection.seats else None
        return connection.session, seat, connection.lang
