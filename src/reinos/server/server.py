"""One server process: everything it holds, and how its parts reach each other."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from reinos.core.cache import Cache
from reinos.server.accounts.sessions import Sessions
from reinos.server.jobs.bots import BotRunner, Maker
from reinos.server.jobs.reviews import Reviews
from reinos.server.jobs.workers import Workers
from reinos.server.limits import RateLimits
from reinos.server.live.hub import Connection, Hub
from reinos.server.live.snapshots import Snapshot, Snapshots
from reinos.server.repeat import every
from reinos.server.settings import Settings
from reinos.server.store.attendance import Attendance
from reinos.server.store.bus import Bus
from reinos.server.store.database import Database
from reinos.server.store.quotas import Quotas
from reinos.server.store.tables import Tables
from reinos.server.turns import Turns
from reinos.table.compiled import quick_bot
from reinos.table.pause import story_time
from reinos.table.state import Viewer, viewer_of
from reinos.table.table import Seat, Session, Table

T = TypeVar("T")
TURNS = 8  # threads for people's turns and for what is told of them; most of them wait for the database
OTHERS = 4  # threads for all else, so that no turn waits behind new tables, bots or whoever looks around
PLACES = 20_000  # sessions whose addresses are remembered, so that bots are shared out by address too
PATIENCE = 1.0  # seconds for bots and writers to finish when the server stops
REFRESH = 20.0  # seconds between two reminders to other processes of who is present here


class Server:
    """The parts of one process."""

    def __init__(self, settings: Settings, maker: Maker = quick_bot) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.turns = Turns(TURNS, "reinos-turn")
        self.pool = ThreadPoolExecutor(OTHERS, "reinos")
        self.limits = RateLimits(settings.limits)
        self.sessions = Sessions(self.database)
        self.tables = Tables(settings, self.database, self.published)
        self.attendance = Attendance(self.database)
        self.quotas = Quotas(self.database)
        self.hub = Hub(settings, self.known, self.build, self.tell_presence, self.limits)
        self.snapshots = Snapshots(self.hub.presence, lambda: self.hub.company)
        self.workers = Workers(settings)
        self.reviews = Reviews(self.workers, self.in_thread)
        self.places: Cache[str] = Cache(PLACES)  # the address that each session was last seen at
        self.bots = BotRunner(
            self.tables, self.in_thread, self.workers, self.places.known, self.hub.watched, maker, self.shown
        )
        self.bus = Bus(self.database, settings.process, self.heard)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._news = threading.local()  # by thread: what it has stored in its turn
        self.resting = False

    async def start(self) -> None:
        """Begin to serve."""
        self.loop = asyncio.get_running_loop()
        self.turns.start()  # by now the process keeps to one core, and what it starts does so with it
        self.bus.start()
        await self.bots.start()
        chores = [every(self.settings.attend, self._attend, "note who is there")]
        if not self.database.sqlite:
            chores.append(every(REFRESH, self._remind, "tell who is here"))
        self._tasks += map(asyncio.create_task, chores)

    async def shown(self, table: Table, waited: float) -> None:
        """Wait until the people at a table have been shown its last commit, for which they had some seconds already."""
        if self.hub.pace(table.id, table.commits):
            await self.hub.shown(table.id, table.commits, await self.in_thread(story_time, table) - waited)

    async def rest(self) -> None:
        """Let the bots rest and store nothing more: whoever asks is told to come back."""
        if self.resting:
            return
        self.resting = True
        for task in self._tasks:
            task.cancel()
        for part in (self.bots, self.reviews):
            with suppress(TimeoutError):
                await asyncio.wait_for(part.stop(), PATIENCE)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.workers.stop(), PATIENCE)
        await asyncio.to_thread(self.database.seal, PATIENCE)

    async def stop(self) -> None:
        """Stop on purpose: everything is stored already."""
        await self.rest()
        await self.hub.close()
        await asyncio.to_thread(self.bus.stop)
        ending = [asyncio.to_thread(pool.shutdown, cancel_futures=True) for pool in (self.turns, self.pool)]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*ending), PATIENCE)
        self.database.close()
        self.loop = None

    async def in_thread(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Run something that waits or computes away from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, partial(work, *args, **named))

    async def in_turn(self, work: Callable[..., T], *args: Any) -> T:
        """The same of what people at a table wait for."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.turns.submit(self._turn, loop, done, work, *args)
        return await done

    def _turn(
        self, loop: asyncio.AbstractEventLoop, done: asyncio.Future[T], work: Callable[..., T], *args: Any
    ) -> None:
        """Do something; the event loop is told at the end, and once, of what came of it and of what was stored, since
        threads that wake it in the midst of their work only get into its way."""
        self._news.here = news = list[tuple[str, int | None]]()
        try:
            end = partial(done.set_result, work(*args))
        except BaseException as wrong:
            end = partial(done.set_exception, wrong)
        self._news.here = None
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._turned, done, end, news)

    def _turned(self, done: asyncio.Future[Any], end: Callable[[], None], news: list[tuple[str, int | None]]) -> None:
        if not done.done():  # else nobody waits for it any more
            end()
        if self.loop is not None:
            for key, seat in news:
                self._changed(key, seat)

    async def session(self, token: str | None) -> Session | None:
        """The session of a cookie."""
        return None if token is None else self.sessions.known(token) or await self.in_turn(self.sessions.find, token)

    # --- what is stored is told

    def published(self, key: str, seat: int | None) -> None:
        """A change is stored (called in the thread that stored it, which also makes what will be told of it)."""
        # What cannot be drawn is the matter of the socket that asks for it, not of whoever stored.
        with suppress(Exception):
            connections = self.hub.concerned(key, seat)
            for connection, made in zip(connections, self._drawn(connections), strict=True):
                connection.offer(made)
        news = getattr(self._news, "here", None)
        if news is None:
            self._on_loop(self._changed, key, seat)
        else:
            news.append((key, seat))

    def _on_loop(self, call: Callable[..., None], *args: Any) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call, *args)

    def _changed(self, key: str, seat: int | None) -> None:
        self.hub.wake(key, seat)
        self.bots.consider(key)

    def look(self, table: Table) -> None:
        """Somebody looks at a table: bots that are among themselves go on."""
        if table.deserted:
            self._on_loop(self._looked, table.id)

    def _looked(self, key: str) -> None:
        self.hub.look(key)
        self.bots.consider(key)

    def heard(self, message: dict[str, Any] | None) -> None:
        """Another process has stored something (called in the bus's thread)."""
        if message is None:
            self.tables.forget_all()
            self._on_loop(self.hub.wake_all)
        elif "present" in message:
            for table, session in message["who"]:
                self._on_loop(self.hub.heard, table, session, message["present"], message["from"])
        else:
            self.tables.forget(message["table"], message["revision"])
            self._on_loop(self.hub.wake, message["table"], message["seat"])

    def tell_presence(self, table: str, session: str, present: bool) -> None:
        """Tell the other processes who came and went."""
        if not self.database.sqlite:
            self.pool.submit(self.bus.tell, {"present": present, "who": [(table, session)]})

    async def _remind(self) -> None:
        """Tell the other processes who is here."""
        who = sorted(self.hub.present())
        for first in range(0, len(who), 50):  # a notice holds 8,000 bytes
            await self.in_thread(self.bus.tell, {"present": True, "who": who[first : first + 50]})

    def known(self, connection: Connection) -> Snapshot | None:
        """The newest state for a socket, if it is made already."""
        kept = self.tables.kept(connection.table)
        return None if kept is None else self.snapshots.known(kept, viewers(kept, [connection])[0])

    async def _attend(self) -> None:
        """Note who is there, and what is used up no more."""
        there, self.hub.lately = self.hub.present() | self.hub.lately, set()
        await self.in_thread(self.attendance.note, there)
        await self.in_thread(self.quotas.sweep)

    def absent(self, table: Table, seat: Seat) -> bool:
        """Whether a seat's person has been away long enough to be replaced."""
        if seat.session is None or self.hub.presence(table)[seat.seat] or (table.id, seat.session) in self.hub.lately:
            return False
        return self.attendance.away(table, seat) >= self.settings.absent_after

    async def build(self, connections: Sequence[Connection]) -> list[Snapshot]:
        """The newest states for sockets of one table."""
        return await self.in_turn(self._drawn, connections)

    def _drawn(self, connections: Sequence[Connection]) -> list[Snapshot]:
        if not connections:
            return []
        table = self.tables.current(connections[0].table)
        return self.snapshots.make(table, *viewers(table, connections))


def viewers(table: Table, connections: Sequence[Connection]) -> list[Viewer]:
    """Who listens at sockets, as the table stands."""
    found = []
    for connection in connections:
        if connection.session in table.removed:
            connection.removed, connection.session = True, None
        connection.seats = table.seats_of(connection.session)
        seat = connection.seat if connection.seat in connection.seats else None
        found.append(viewer_of(table, connection.session, seat, connection.lang))
    return found
