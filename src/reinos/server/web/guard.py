"""Before anything else sees a request: its host, origin, kind and size; and the headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from reinos.server.settings import Settings
from reinos.server.web.errors import failed, lang_of, said
from reinos.server.web.heading import Heading, heading_of

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ShortWay = Callable[[Scope, Heading, bytes], Awaitable[Response | None]]  # for what needs no application
ShortSocket = Callable[[Scope, Receive, Send], Awaitable[bool]]  # the same of sockets
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CSP = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SAFE = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_BYTES = [(name.encode(), value.encode()) for name, value in SAFE.items()]
READING = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^\[\]:@/]+)(?P<port>:[0-9]{1,5})?")
USUAL_PORTS = {"http": ":80", "https": ":443"}


class Guard:
    """ASGI middleware."""

    def __init__(self, app: App, settings: Settings, short_way: ShortWay, short_socket: ShortSocket) -> None:
        self.app, self.settings, self.short_way, self.short_socket = app, settings, short_way, short_socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        heading = heading_of(scope)
        reading = scope["type"] == "http" and scope["method"] in READING
        refused = self.refusal(heading, scope["scheme"].replace("ws", "http"), reading)
        if scope["type"] == "websocket":
            if refused:
                await send({"type": "websocket.close", "code": 1008, "reason": refused[1]})
            elif not await self.short_socket(scope, receive, send):
                await self.app(scope, receive, send)
            return
        safely = with_headers(send)
        if refused:
            status, error = refused
            await said(error, lang_of(Request(scope)), status)(scope, receive, safely)
            return
        limit = self.body_limit(scope)
        body = await whole_body(scope, receive, limit)
        if body is None:
            too_large = said("too-large", lang_of(Request(scope)), 413, limit=limit)
            too_large.headers["Connection"] = "close"
            await too_large(scope, receive, safely)
            return
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await safely(message)

        try:
            answer = await self.short_way(scope, heading, body)
            if answer is None:
                await self.app(scope, again(body, receive), sending)
            else:
                await answer(scope, receive, sending)
        except Exception as wrong:
            logging.getLogger("reinos").exception("%s %.200s failed", scope["method"], scope["path"])
            if not begun:
                await (await failed(Request(scope), wrong))(scope, receive, safely)

    def refusal(self, heading: Heading, scheme: str, reading: bool) -> tuple[int, str] | None:
        """Why a request goes no further."""
        host = authority(heading.hosts, scheme)
        if host is None or not self.ours(host[0]):
            return 403, "host"
        if reading:
            return None
        if heading.origins and heading.origins != (f"{scheme}://{''.join(host)}",):
            return 403, "origin"
        if not heading.origins and heading.site not in (None, "none", "same-origin"):
            return 403, "origin"
        return None

    def ours(self, name: str) -> bool:
        """Whether the server goes by a name."""
        return name in self.settings.hosts or (self.settings.addresses and is_address(name))

    def body_limit(self, scope: Scope) -> int:
        """The most bytes that a request may carry."""
        limits = self.settings.limits
        return limits.import_body if scope["path"] == "/api/tables/import" else limits.body


def authority(hosts: Sequence[str], scheme: str) -> tuple[str, str] | None:
    """The name and the port that a request is addressed to, as browsers write an origin; None: it makes no sense."""
    found = HOST.fullmatch(hosts[0].lower()) if len(hosts) == 1 else None
    if found is None:
        return None
    port = found["port"] or ""
    return found["name"], "" if port == USUAL_PORTS.get(scheme) else port


def is_address(name: str) -> bool:
    """Whether a host is an IP address, as addresses of pages have it."""
    try:
        ipaddress.IPv6Address(name[1:-1]) if name.startswith("[") else ipaddress.IPv4Address(name)
    except ValueError:
        return False
    return True


def with_headers(send: Send) -> Send:
    """The safe headers on every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(safe for safe in SAFE_BYTES if safe[0] not in present)]
        await send(message)

    return sending


async def whole_body(scope: Scope, receive: Receive, limit: int) -> bytes | None:
    """The body of a request, or None when it is too large."""
    announced = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    if announced.isdigit() and int(announced) > limit:
        return None
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return body
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            return None
    return body


def again(body: bytes, receive: Receive) -> Receive:
    """Hand a body that was read to the application."""
    handed = False

    async def receiving() -> Message:
        nonlocal handed
        if handed:
            return await receive()
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving
