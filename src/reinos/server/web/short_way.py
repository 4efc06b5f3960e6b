"""The short way of a turn's commands, which are most of what a server is asked, and of the sockets of tables.

FastAPI takes longer to look at a request than the rules to play it, and waits at every socket with a dozen of its
parts. What fits the protocol to the letter needs no more than its model; everything else goes the usual way, which says
what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from fastapi import Request, Response, WebSocket
from pydantic import ValidationError

from reinos.core.words import LANGUAGES
from reinos.server.store.failure import StoreFailed
from reinos.server.web.caller import Caller, caller
from reinos.server.web.errors import refused, unavailable
from reinos.server.web.heading import Heading
from reinos.server.web.requests import DraftRequest
from reinos.server.web.routes.live import live
from reinos.server.web.routes.turn import confirm, draft
from reinos.table.refusal import Refusal

Endpoint = Callable[[str, DraftRequest, Caller], Awaitable[Response]]
ENDPOINTS: dict[tuple[str, str], Endpoint] = {("PUT", "draft"): draft, ("POST", "confirm"): confirm}
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/(draft|confirm)")
SOCKET = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/live")
QUERIES: dict[bytes, str | None] = {b"": None, **{f"lang={lang}".encode(): lang for lang in LANGUAGES}}
JSON = "application/json"


async def short_way(scope: MutableMapping[str, Any], heading: Heading, body: bytes) -> Response | None:
    """The answer to a command of a turn; None to everything else."""
    found = PATH.fullmatch(scope["path"])
    endpoint = ENDPOINTS.get((scope["method"], found[2])) if found else None
    if found is None or endpoint is None or scope["query_string"] not in QUERIES or scope.get("root_path"):
        return None
    asked = plain_draft(heading, body)
    if asked is None:
        return None
    request = Request(scope)
    try:
        who = await caller(request, QUERIES[scope["query_string"]])
        who.limit("command")
        return await endpoint(found[1], asked, who)
    except StoreFailed as wrong:
        return await unavailable(request, wrong)
    except Refusal as wrong:
        return await refused(request, wrong)


async def short_socket(scope: MutableMapping[str, Any], receive: Any, send: Any) -> bool:
    """Serve the socket of a table; False: it is something else."""
    found = SOCKET.fullmatch(scope["path"])
    if found is None or scope.get("root_path"):
        return False
    socket = WebSocket(scope, receive, send)
    await live(socket, found[1], *map(socket.query_params.get, ("lang", "seat", "patch")))
    return True


def plain_draft(heading: Heading, body: bytes) -> DraftRequest | None:
    """The draft that a request carries, if it is exactly that."""
    if heading.kind != JSON:
        return None
    try:
        return DraftRequest.model_validate_json(body)
    except ValidationError:
        return None
