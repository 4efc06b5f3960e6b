"""Who asks: the session, its language and its limits, what it may be told and what it has done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Annotated, Any, TypeVar

import orjson
from fastapi import Depends, Path, Query, Request, Response
from fastapi.params import Depends as Dependency
from starlette.requests import HTTPConnection

from reinos.server.accounts.sessions import NoSession
from reinos.server.jobs import replay
from reinos.server.jobs.shares import Owner
from reinos.server.server import Server
from reinos.server.store.quotas import Quota, neighbourhood
from reinos.server.store.tables import Command, Transaction
from reinos.server.web.heading import heading_of
from reinos.server.web.requests import CommandRequest
from reinos.server.words import language
from reinos.table.log import is_at_hand, learn
from reinos.table.refusal import Forbidden, Invalid, NotFound
from reinos.table.state import Viewer, names_of, viewer_of
from reinos.table.table import Session, Table

T = TypeVar("T")
TABLE_ID = r"^[A-Za-z0-9_-]{1,32}$"
TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table's id.")]
SeatWanted = Annotated[int | None, Query(ge=0, le=9, description="One of my seats, when I hold several.")]
LangWanted = Annotated[str | None, Query(pattern="^(es|en)$")]


def server_of(connection: HTTPConnection) -> Server:
    """The server that answers."""
    found: Server = connection.app.state.server
    return found


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def answer(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    body = value if isinstance(value, bytes) else orjson.dumps(value)
    return Response(body, status, {"Cache-Control": "no-store"}, media_type="application/json")


class Caller:
    """Somebody who asks."""

    def __init__(self, connection: HTTPConnection, found: Session | None, lang: str | None) -> None:
        self.server = server_of(connection)
        self.address = address_of(connection)
        self.found = found
        if found is not None:
            self.server.places.put(found.id, self.address)
        self.lang = language(lang, found.language if found else None, heading_of(connection.scope).languages)

    @property
    def id(self) -> str | None:
        """The session's id."""
        return self.found.id if self.found else None

    @property
    def session(self) -> Session:
        """The session, or a refusal."""
        if self.found is None:
            raise NoSession("no-session")
        return self.found

    def limit(self, kind: str) -> None:
        """Count a request against the limits of the session and of its address."""
        for who, share in self._counted():
            self.server.limits.check(kind, who, share)

    @contextmanager
    def accepted(self, kind: str) -> Iterator[None]:
        """Count a request as well, unless it turns out that what it brings is not accepted."""
        self.limit(kind)
        try:
            yield
        except Invalid:
            for who, _ in self._counted():
                self.server.limits.forgive(kind, who)
            raise

    def _counted(self) -> Iterator[tuple[str, int]]:
        """By whom a request is counted, and how many people's share they have."""
        if self.id is None:
            yield self.address, 1
        else:
            yield self.id, 1
            yield f"all of {self.address}", self.server.settings.limits.neighbours

    async def bring(self, bots: int = 0) -> None:
        """Count a new table and its bots by person and by address, for all processes together."""
        limits = self.server.settings.limits
        if not limits.on:
            return
        counted = {"tables": limits.create}
        if bots:  # each takes its part of the quota
            counted["bots"] = (max(1, limits.bots[0] // bots), limits.bots[1])
        here, all_here = self.session.id, f"all of {neighbourhood(self.address)}"
        wanted = {f"{what} of {here}": quota for what, quota in counted.items()}
        for what, (times, seconds) in counted.items():
            wanted[f"{what} of {all_here}"] = (times * limits.neighbours, seconds)
        await self.server.in_thread(self.server.quotas.take, wanted)

    @asynccontextmanager
    async def guess(self, what: str, target: str) -> AsyncIterator[None]:
        """Try something that could be guessed: what turns out to be wrong is counted by address and by target, for all
        processes together."""
        limits = self.server.settings.limits
        counted = {
            f"{what} from {neighbourhood(self.address)}": limits.wrong_address,
            f"{what} of {target.upper()}": limits.wrong_target,
        }
        if limits.on:
            await self.server.in_thread(self.server.quotas.take, counted)
        try:
            yield
        except NotFound:
            raise
        except BaseException:
            await self._right(counted)
            raise
        await self._right(counted)

    async def _right(self, counted: dict[str, Quota]) -> None:
        """It was no guess."""
        if self.server.settings.limits.on:
            await self.server.in_thread(self.server.quotas.give_back, counted)

    async def table(self, key: str) -> Table:
        """A table, or a refusal."""
        table: Table = await self.server.in_thread(self.server.tables.table, key)
        if self.id in table.removed:
            raise Forbidden("removed")
        return table

    async def look(self, key: str, seat: int | None) -> tuple[Table, Viewer]:
        """A table, and what this caller is there."""
        table = await self.table(key)
        self._attend(table)
        return table, viewer_of(table, self.id, seat, self.lang)

    async def ask(self, key: str, work: Callable[..., T], *given: Any) -> T:
        """Have something worked out that takes long, about a table or a match file."""
        owner = Owner(self.address, self.id or self.address, key)
        return await self.server.workers.ask(owner, work, *given)

    async def prepare(self, table: Table, seat: int | None) -> None:
        """Have a long log put into words by the workers, unless that is done."""
        viewer = viewer_of(table, self.id, seat, self.lang)
        if table.entries and not is_at_hand(table, viewer.seat, viewer.lang, names_of(table, viewer.lang)):
            await self.learn(table, seat)

    async def learn(self, table: Table, seat: int | None) -> None:
        """Have the log of a table that is about to be told put into words by the workers."""
        viewer = viewer_of(table, self.id, seat, self.lang)
        log = await self.ask(table.id, replay.log, table, viewer)
        learn(table, viewer.seat, viewer.lang, names_of(table, viewer.lang), log)

    async def state(self, key: str, seat: int | None = None) -> bytes:
        """The state of a table, as it is sent."""
        await self.prepare(self.server.tables.kept(key) or await self.table(key), seat)
        return await self.server.in_thread(lambda: self._state(self.server.tables.table(key), seat))

    async def change(
        self,
        key: str,
        what: str,
        body: CommandRequest,
        step: Callable[[Table], Table],
        seat: int | None = None,
    ) -> Response:
        """Take a table a step further; the answer is its fresh state."""
        return answer(await self._change(key, what, body, step, lambda table: self._state(table, seat)))

    async def play(self, key: str, what: str, body: CommandRequest, step: Callable[[Table], Table]) -> None:
        """The same for whom a socket brings the state."""
        await self._change(key, what, body, step, self._attend)

    async def _change(
        self,
        key: str,
        what: str,
        body: CommandRequest,
        step: Callable[[Table], Table],
        tell: Callable[[Table], T],
    ) -> T:
        change = self.server.tables.change
        done = self._doing(what, key, body, lambda command: change(key, step, command), tell)
        return (await self.server.in_turn(done))[1]

    async def create(
        self, what: str, key: str | None, body: CommandRequest, work: Callable[[Transaction], str]
    ) -> Response:
        """Make a table; the answer is its state."""
        return answer((await self.carry_out(what, key, body, work))[1])

    async def carry_out(
        self, what: str, key: str | None, body: CommandRequest, work: Callable[[Transaction], str]
    ) -> tuple[str, bytes]:
        """Do anything in one transaction; the id and the state of the table that it leads to."""
        carry_out = self.server.tables.carry_out
        done = self._doing(what, key, body, lambda command: carry_out(work, command), lambda table: self._state(table))
        return await self.server.in_thread(done)

    def _doing(
        self,
        what: str,
        key: str | None,
        body: CommandRequest,
        do: Callable[[Command], str],
        tell: Callable[[Table], T],
    ) -> Callable[[], tuple[str, T]]:
        """What carries out a command, to be called in a thread; it gives the id of the table and what is told of it."""
        command = Command(self.session, body.command, {"what": what, "table": key, **body.model_dump(mode="json")})

        def done() -> tuple[str, T]:
            found = do(command)
            return found, tell(self.server.tables.current(found))

        return done

    def _attend(self, table: Table) -> None:
        """Whoever asks about a table looks at it, and is there if it is theirs, with a socket or without."""
        self.server.look(table)
        if self.id is not None and table.seats_of(self.id):
            self.server.hub.lately.add((table.id, self.id))

    def _state(self, table: Table, seat: int | None = None) -> bytes:
        self._attend(table)
        return self.server.snapshots.make(table, viewer_of(table, self.id, seat, self.lang))[0].json()


async def caller(request: Request, lang: LangWanted = None) -> Caller:
    """Who asks."""
    return Caller(request, await server_of(request).session(heading_of(request.scope).token), lang)


AnyCaller = Annotated[Caller, Depends(caller)]


def limited(kind: str) -> Dependency:
    """Who asks, counted against a limit."""

    async def found(who: AnyCaller) -> Caller:
        who.limit(kind)
        return who

    made: Dependency = Depends(found)
    return made
