"""Before anything else sees a request: its host, origin, kind and size; and the headers of every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request

from reinos.server.settings import Settings
from reinos.server.web.errors import lang_of, said

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
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
READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """ASGI middleware."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self.refusal(scope, headers)
        if scope["type"] == "websocket":
            if refused:
                await send({"type": "websocket.close", "code": 1008, "reason": refused[1]})
            else:
                await self.app(scope, receive, send)
            return
        safely = with_headers(send)
        if refused:
            status, error = refused
            await said(error, lang_of(Request(scope)), status)(scope, receive, safely)
            return
        limit = self.body_limit(scope)
        body = await whole_body(headers, receive, limit)
        if body is None:
            too_large = said("too-large", lang_of(Request(scope)), 413, limit=limit)
            too_large.headers["Connection"] = "close"
            await too_large(scope, receive, safely)
            return
        await self.app(scope, again(body, receive), safely)

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Why a request goes no further."""
        host = headers.get("host", "")
        if self.settings.hosts and name_of(host) not in self.settings.hosts:
            return 403, "host"
        if scope["type"] == "http" and scope["method"] in READING:
            return None
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return 403, "origin"
        if origin is None and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            return 403, "origin"
        return None

    def body_limit(self, scope: Scope) -> int:
        """The most bytes that a request may carry."""
        limits = self.settings.limits
        return limits.import_body if scope["path"] == "/api/tables/import" else limits.body


def name_of(host: str) -> str:
    """A host without its port."""
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() and ":" in host else host


def with_headers(send: Send) -> Send:
    """The safe headers on every answer."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *((n.encode(), v.encode()) for n, v in SAFE.items() if n.encode() not in present),
            ]
        await send(message)

    return sending


async def whole_body(headers: Headers, receive: Receive, limit: int) -> bytes | None:
    """The body of a request, or None when it is too large."""
    announced = headers.get("content-length", "0")
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
