"""What every route needs: the server, the session, the language, limits, answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from fastapi.params import Depends as Dependency
from starlette.requests import HTTPConnection

from reinos.server import session as sessions
from reinos.server.desk import Answer, Asked, Session
from reinos.server.errors import Refusal
from reinos.server.models import ErrorTold
from reinos.server.server import Server
from reinos.server.wire import as_bytes
from reinos.server.wording import language

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorTold, "description": meaning}
    for status, meaning in {
        400: "Malformed: the message names the field and what is allowed.",
        401: "No session.",
        403: "Not your seat, or a request from another origin.",
        404: "No such table, seat, game, code or moment.",
        409: "Not possible as the table stands; with the fresh state.",
        413: "Too large.",
        422: "An illegal choice; the draft stays. With the fresh state.",
        429: "Too many; Retry-After says how long to wait.",
    }.items()
}

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The table's id.")]
SeatAsked = Annotated[int | None, Query(ge=0, le=9, description="One of my seats, when I hold several.")]


def server_of(connection: HTTPConnection) -> Server:
    """The server that answers."""
    found: Server = connection.app.state.server
    return found


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


class Caller:
    """Who asks: the session, if there is one, and the language of the answer."""

    def __init__(self, connection: HTTPConnection, found: Session | None, lang: str | None) -> None:
        self.server = server_of(connection)
        self.address = address_of(connection)
        self.found = found
        self.lang = language(lang, found.language if found else None, connection.headers.get("accept-language"))

    @property
    def id(self) -> str | None:
        """The session's id."""
        return self.found.id if self.found else None

    @property
    def session(self) -> Session:
        """The session, or a refusal."""
        if self.found is None:
            raise Refusal(401, "no-session")
        return self.found

    def limit(self, kind: str) -> None:
        """Count a request against the session's, or the address's, limit."""
        self.server.windows.check(kind, self.id or self.address)

    async def told(self, table: str, seat: int | None) -> bytes:
        """The state of a table."""

        def made() -> bytes:
            return self.server.told(self.server.desk.table(table), self.id, seat, self.lang).bytes

        return await self.server.in_thread(made)


LangAsked = Annotated[str | None, Query(pattern="^(es|en)$")]


async def caller(request: Request, lang: LangAsked = None) -> Caller:
    """Who asks."""
    server = server_of(request)
    found = await server.session(request.cookies.get(sessions.COOKIE))
    return Caller(request, found, lang)


CallerAsked = Annotated[Caller, Depends(caller)]


def limited(kind: str) -> Dependency:
    """A route that counts against a limit."""

    async def check(who: CallerAsked) -> None:
        who.limit(kind)

    made: Dependency = Depends(check)
    return made


def counted(kind: str) -> Dependency:
    """Who asks, counted against a limit."""

    async def found(request: Request, lang: LangAsked = None) -> Caller:
        who = await caller(request, lang)
        who.limit(kind)
        return who

    made: Dependency = Depends(found)
    return made


def told(value: Any, **named: Any) -> Response:
    """An answer in JSON."""
    body = value if isinstance(value, bytes) else as_bytes(value)
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"}, **named)


async def carry_out(
    who: Caller, what: str, table: str | None, body: Any, seat: int | None, work: Callable[[Asked], Answer]
) -> tuple[str, bytes]:
    """Do a command, and the fresh state that answers it."""
    asked = Asked(who.session, body.command, {"what": what, "table": table, **body.model_dump(mode="json")})
    server = who.server

    def done() -> tuple[str, bytes]:
        answer = work(asked)
        return answer["table"], server.told(server.desk.current(answer["table"]), who.id, seat, who.lang).bytes

    return await server.in_thread(done)
