"""What the headers of a request say. A client sends the same ones with every request: they are read once."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from starlette.requests import HTTPConnection

from reinos.server.accounts.sessions import COOKIE

KEPT = 2048  # clients whose headers are remembered
LONG = 2000  # bytes from which they are not
NAMES = frozenset({b"host", b"origin", b"sec-fetch-site", b"content-type", b"accept-language", b"cookie"})


@dataclass(frozen=True, eq=False)
class Heading:
    """The headers that matter."""

    hosts: tuple[str, ...]
    origins: tuple[str, ...]
    site: str | None  # where the browser says that the request comes from
    kind: str | None  # of the body
    languages: str | None  # that the browser accepts
    token: str | None  # of the session


def heading_of(scope: MutableMapping[str, Any]) -> Heading:
    """The headers of a request, or of what becomes a socket."""
    headers = tuple([header for header in scope["headers"] if header[0] in NAMES])
    short = sum([len(value) for _, value in headers]) < LONG
    return _remembered(headers) if short else _read(headers)


def _read(headers: tuple[tuple[bytes, bytes], ...]) -> Heading:
    connection = HTTPConnection({"type": "http", "headers": headers})
    found = connection.headers
    return Heading(
        tuple(found.getlist("host")),
        tuple(found.getlist("origin")),
        found.get("sec-fetch-site"),
        found.get("content-type"),
        found.get("accept-language"),
        connection.cookies.get(COOKIE),
    )


_remembered = lru_cache(maxsize=KEPT)(_read)
