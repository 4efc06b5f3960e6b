"""Live updates: every socket is told the newest state, one at a time; a slow one skips what it missed."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from reinos.server.limits import RateLimits, TooMany
from reinos.server.live.messages import (
    PING,
    RESTART,
    RefusalMessage,
    heard,
    is_command,
    patch_message,
    refusal_message,
    state_message,
)
from reinos.server.live.patch import patch
from reinos.server.live.snapshots import Snapshot
from reinos.server.settings import Settings
from reinos.server.store.failure import StoreFailed
from reinos.table.state import State
from reinos.table.table import Table

GRACE = 3.0  # seconds for which somebody who reloads the page still counts as present
UNANSWERED = 3  # pings after which a socket is given up
PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
LOOKED = 30.0  # seconds for which somebody who has asked for a table without a socket counts as looking at it
REMOTE_AGE = 60.0  # seconds for which another process's word about presence is believed

Known = Callable[["Connection"], Snapshot | None]  # the newest state of a socket, if it is made already
Build = Callable[[Sequence["Connection"]], Awaitable[list[Snapshot]]]  # the newest states of one table's sockets
Tell = Callable[[str, str, bool], None]  # table, session, whether it is here
Obey = Callable[[dict[str, Any]], Awaitable[RefusalMessage | None]]  # carries out a command, or says why not


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
    changed: bool = True  # whether there may be something to tell
    commanded: bool = False  # whether a command was said, and answered, since the last look after it
    pinged: bool = False  # whether a ping is to be sent
    silent: int = 0  # pings that were not answered
    closing: bool = False
    removed: bool = False  # whether the host has sent this viewer away
    done: list[str] = field(default_factory=list)  # commands that are carried out, and not answered yet
    refusals: list[RefusalMessage] = field(default_factory=list)  # of those that are not
    patches: bool = False  # whether it is told only what has changed
    fresh: Snapshot | None = None  # made by who stored it, and not told yet
    last: State | None = None  # what it was told
    told: int = -1  # and at which revision of the table
    pace: float = 0.0  # how slowly stories are shown there; 0: not at all
    skipped: int = -1  # the commit up to which they were skipped
    obey: Obey | None = None  # where commands may be said

    def offer(self, made: Snapshot) -> None:
        """A state to tell next, unless there is a newer one."""
        fresh = self.fresh
        if fresh is None or fresh.revision < made.revision:
            self.fresh = made

    def answer(self, command: str, refusal: RefusalMessage | None) -> None:
        """Have a command answered: with the state that it has led to, or with why it has not."""
        if refusal is None:
            self.done.append(command)
            self.changed = True
        else:
            self.refusals.append(refusal)
        self.due.set()

    def answers(self) -> list[str]:
        """The commands whose answer is a state, and now given: one that is asked for after this has their effect."""
        done, self.done = self.done, []
        return done

    def news(self, newest: Snapshot, done: Sequence[str] = ()) -> str | None:
        """The message that brings a socket up to date and answers commands, if there is any need of it."""
        before, self.last, self.told = self.last, newest.state, newest.revision
        if before is None or not self.patches:
            return None if before == newest.state and not done else state_message(newest.json(), done)
        changes = patch(before, newest.state)
        return patch_message(changes, done) if changes or done else None


class Hub:
    """All sockets of this process, and who is present."""

    def __init__(self, settings: Settings, known: Known, build: Build, tell: Tell, limits: RateLimits) -> None:
        self.settings, self.known, self.build, self.tell, self.limits = settings, known, build, tell, limits
        self.at: defaultdict[str, set[Connection]] = defaultdict(set)
        self.company = 0  # grows whenever somebody comes or goes
        self.left: dict[tuple[str, str], float] = {}
        self.remote: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
        self.wanted: dict[str, dict[Connection, asyncio.Future[Snapshot]]] = {}  # states to be built, by table
        self.building: set[asyncio.Task[None]] = set()
        self.watching: dict[str, asyncio.Event] = {}  # by table: bots wait there for people to see what happened
        self.looks: dict[str, float] = {}  # by table: when it was asked for last, the latest at the end
        self.lately: set[tuple[str, str]] = set()  # tables and sessions that have been there since the last note

    def wake(self, table: str, seat: int | None = None) -> None:
        """Something changed at a table; for one seat only, if given."""
        for connection in self.concerned(table, seat):
            connection.changed = True
            connection.due.set()

    def concerned(self, table: str, seat: int | None) -> list[Connection]:
        """The sockets at a table; those of one seat only, if given."""
        return [found for found in tuple(self.at.get(table, ())) if seat is None or seat in found.seats]

    def wake_all(self) -> None:
        """Something may have changed anywhere."""
        for table in list(self.at):
            self.wake(table)

    # --- presence

    def here(self, table: str, session: str) -> bool:
        """Whether a session has a socket at a table, in this process."""
        return any(connection.session == session for connection in self.at.get(table, ()))

    def presence(self, table: Table) -> tuple[bool, ...]:
        """By seat: whether its person is present, or was a moment ago."""
        here = {connection.session for connection in tuple(self.at.get(table.id, ()))}
        sessions = [seat.session for seat in table.seats]
        return tuple([who is not None and (who in here or self._near(table.id, who)) for who in sessions])

    def _near(self, table: str, session: str) -> bool:
        """Whether somebody is at another process, or was here a moment ago."""
        key, at = (table, session), time.monotonic()
        elsewhere = any(until > at for until in self.remote.get(key, {}).values())
        return elsewhere or at - self.left.get(key, -GRACE) < GRACE

    def heard(self, table: str, session: str, present: bool, process: str) -> None:
        """Another process tells who is present there."""
        self.remote[table, session][process] = time.monotonic() + REMOTE_AGE if present else 0
        self._moved(table)

    def _moved(self, table: str) -> None:
        """Somebody has come to a table, or is gone from it."""
        self.company += 1
        self.wake(table)

    def present(self) -> set[tuple[str, str]]:
        """Every table and session with a socket here."""
        return {(c.table, c.session) for group in self.at.values() for c in group if c.session is not None}

    # --- who looks, seated or not

    def look(self, table: str) -> None:
        """Somebody asks for a table."""
        self.looks.pop(table, None)
        self.looks[table] = time.monotonic()

    def watched(self) -> set[str]:
        """The tables that somebody looks at, here."""
        while self.looks and time.monotonic() - next(iter(self.looks.values())) > LOOKED:
            self.looks.pop(next(iter(self.looks)))
        return {*self.at, *self.looks}

    # --- one socket

    async def serve(self, connection: Connection) -> None:
        """Tell a socket everything until it goes."""
        table = connection.table
        newcomer = connection.session is not None and not self.here(table, connection.session)
        self.at[table].add(connection)
        connection.due.set()
        if newcomer and connection.session:
            self._moved(table)
            self.tell(table, connection.session, True)
        tasks = [asyncio.create_task(self._send(connection)), asyncio.create_task(self._hear(connection))]
        asyncio.get_running_loop().call_later(self.settings.ping, self._ping, connection)
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, StoreFailed, RuntimeError, OSError):
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
            self.lately.add((table, session))
            asyncio.get_running_loop().call_later(GRACE + 0.1, self._moved, table)
            self.tell(table, session, False)

    async def _send(self, connection: Connection) -> None:
        socket = connection.socket
        while True:
            await connection.due.wait()
            connection.due.clear()
            if connection.closing:
                await socket.send_text(RESTART)
                await socket.close(1012)
                return
            if connection.silent > UNANSWERED:
                await socket.close(1001)
                return
            while connection.refusals:
                await socket.send_text(refusal_message(connection.refusals.pop(0)))
            if connection.changed:
                connection.changed, done = False, connection.answers()
                news = connection.news(self._offered(connection) or await self._built(connection), done)
                if connection.removed:
                    await socket.close(4403, "removed")
                    return
                if news is not None:
                    await socket.send_text(news)
            if connection.pinged:
                connection.pinged = False
                await socket.send_text(PING)

    def _offered(self, connection: Connection) -> Snapshot | None:
        """The newest state for a socket, if it is made already: by who stored it, unless somebody has come or gone
        since, or for another socket."""
        fresh, connection.fresh = connection.fresh, None
        if fresh is not None and fresh.company == self.company and fresh.revision > connection.told:
            return fresh
        return self.known(connection)

    def _ping(self, connection: Connection) -> None:
        """Have a socket asked whether it is still there, unless both ends know, and so on until it is gone."""
        if connection in self.at.get(connection.table, ()):
            if not connection.commanded:
                connection.silent += 1
                connection.pinged = True
                connection.due.set()
            connection.commanded = False
            asyncio.get_running_loop().call_later(self.settings.ping, self._ping, connection)

    async def _built(self, connection: Connection) -> Snapshot:
        """The newest state for a socket, built together with those of all who wait for one of the same table."""
        loop, table = asyncio.get_running_loop(), connection.table
        if table not in self.wanted:
            self.wanted[table] = {}
            loop.call_soon(self._build, table)
        future: asyncio.Future[Snapshot] = loop.create_future()
        self.wanted[table][connection] = future
        return await future

    def _build(self, table: str) -> None:
        task = asyncio.create_task(self._answer(self.wanted.pop(table)))
        self.building.add(task)
        task.add_done_callback(self.building.discard)

    async def _answer(self, wanted: dict[Connection, asyncio.Future[Snapshot]]) -> None:
        """Give every socket that waits its state, or the reason why there is none."""
        try:
            states = await self.build(list(wanted))
        except Exception as wrong:
            for future in wanted.values():
                if not future.done():
                    future.set_exception(wrong)
            return
        for future, state in zip(wanted.values(), states, strict=True):
            if not future.done():
                future.set_result(state)

    def _heed(self, connection: Connection, said: Any) -> None:
        """What a client says about the story it shows; all else only means that it is alive."""
        match said:
            case {"type": "pace", "pace": str(pace)} if pace in PACES:
                connection.pace = PACES[pace]
            case {"type": "skip", "version": int(version)}:
                connection.skipped = max(connection.skipped, version)
        if connection.table in self.watching:
            self.watching[connection.table].set()

    def pace(self, table: str, commit: int) -> float:
        """How slowly the story of a commit is shown where it takes longest among the players; 0 when nobody looks."""
        return max((c.pace for c in self.at.get(table, ()) if c.seats and c.skipped < commit), default=0.0)

    async def shown(self, table: str, commit: int, seconds: float) -> None:
        """Wait for the story of a commit, which takes so long at the normal pace, unless its viewers skip it."""
        loop = asyncio.get_running_loop()
        begun, changed = loop.time(), self.watching.setdefault(table, asyncio.Event())
        try:
            while (left := begun + seconds * self.pace(table, commit) - loop.time()) > 0:
                changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), left)
        finally:
            self.watching.pop(table, None)

    async def _hear(self, connection: Connection) -> None:
        """Clients say what they do in their turn, one command after the other, that they are alive, how fast they show
        stories, and when they skip one."""
        while True:
            message = await connection.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            connection.silent = 0
            said = heard(message.get("text") or "")
            if connection.obey is not None and is_command(said):
                refusal = await connection.obey(said)
                connection.answer(said["command"], refusal)
                connection.commanded = True
                if refusal is None:
                    continue  # commands have a limit of their own; what is refused is talk
            else:
                self._heed(connection, said)
            try:
                self.limits.check("frame", str(id(connection)))
            except TooMany:
                await connection.socket.close(1008)
                return

    async def close(self) -> None:
        """Say goodbye: the server goes down on purpose."""
        everyone = [connection for group in self.at.values() for connection in group]
        for connection in everyone:
            connection.closing = True
            connection.due.set()
        for _ in range(20):
            if not self.at:
                return
            await asyncio.sleep(0.05)
