"""Requests as no client of ours would send them: odd JSON in real commands, and bytes changed anywhere."""

from __future__ import annotations

import json
import random
import re
import socket
from collections import Counter
from collections.abc import Sequence
from typing import Any

ODD: Sequence[Any] = (
    *(None, True, False, 0, -1, 1.5, 1e308, 2**31, 2**63, 2**64, -(10**30), "", " ", "x", "x" * 5000, "\x00", "\ud800"),
    *("\u202e", "../../etc/passwd", "%00", "[", "{", "null", "1e999", "٣", "0-0", "17-2", "9" * 40, [], {}, [[]], [{}]),
    *({"command": {}}, [0] * 300, [[[[[[[[]]]]]]]], {"": ""}, {"__proto__": 1}, "power", "power-", "cell_", "all"),
)
FIELDS = {
    "POST /api/tables": ("game", "options", "seats", "public", "seed", "stand_in", "spectators_talk"),
    "POST /api/tables/import": ("match",),
    "POST /api/join": ("code", "invite", "name"),
    "PUT /api/session": ("name", "language"),
    "PUT /api/tables/{id}/draft": ("decision", "seat", "draft"),
    "POST /api/tables/{id}/confirm": ("decision", "seat", "draft"),
    "POST /api/tables/{id}/seats/{n}": ("action", "bot"),
    "POST /api/tables/{id}/rematch": (),
    "POST /api/tables/{id}/branch": ("version", "seat"),
    "POST /api/tables/{id}/chat": ("text",),
    "POST /api/tables/{id}/moderate": ("action", "seat", "line"),
    "POST /api/tables/{id}/spectators": ("talk",),
    "PUT /api/tables/{id}/notes": ("text",),
    "POST /api/tables/{id}/read": ("text", "seat"),
}
LIKELY = {
    "game": "kingdomino",
    "seats": [{"kind": "me"}, {"kind": "bot"}],
    "options": {},
    "action": "mute",
    "seat": 0,
    "draft": [0],
    "decision": "0-0",
    "text": "hello",
    "code": "KQXWRT",
    "talk": True,
    "version": 0,
    "line": 1,
    "match": {"format": 3},
}
READING = (
    *("/api/session", "/api/games", "/api/games/{odd}", "/api/bots", "/api/tables", "/api/openapi.json", "/{odd}"),
    *("/api/tables/{id}", "/api/tables/{id}?seat={odd}", "/api/tables/{id}/history/{odd}", "/api/tables/{odd}"),
    *("/api/tables/{id}/history/0?seat={odd}", "/api/tables/{id}/why?target={odd}", "/api/tables/{id}/text?lang={odd}"),
    *("/api/tables/{id}/chat?before={odd}", "/api/tables/{id}/export", "/api/tables/{id}/result", "/assets/{odd}"),
)
HEADERS = (
    *("Origin: http://[::1", "Origin: null", "Host: [", "Content-Length: -1", "Content-Length: x", "Cookie: ="),
    *("Cookie: reinos_session=" + "x" * 43, "Accept-Language: " + "x" * 999, "Transfer-Encoding: chunked", "X: \xff"),
    *(
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Expect: 100-continue",
        "Content-Type: text/plain",
        "Range: bytes=0-",
    ),
)


def request(chance: random.Random, table: str, cookie: str) -> bytes:
    """One request."""
    body, head = b"", ["Host: 127.0.0.1", f"Cookie: {cookie}", "Connection: close"]
    if chance.random() < 0.4:
        line = "GET " + _address(chance, chance.choice(READING), table)
    else:
        what = chance.choice(list(FIELDS))
        line = _address(chance, what, table)
        body = json.dumps(_body(chance, FIELDS[what])).encode()
        head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    if chance.random() < 0.2:
        head.insert(chance.randrange(len(head) + 1), chance.choice(HEADERS))
    whole = "\r\n".join([f"{line} HTTP/1.1", *head, "", ""]).encode("latin-1") + body
    for _ in range(chance.choice((0, 0, 0, 1, 3))):
        whole = _changed(chance, whole)
    return whole


def _address(chance: random.Random, path: str, table: str) -> str:
    odd = str(chance.choice(ODD)).encode("utf-8", "replace").decode("latin-1")
    plain = re.sub(r"[\x00-\x20\x7f]", "", odd) if chance.random() < 0.9 else odd
    return path.replace("{id}", table).replace("{n}", str(chance.randrange(3))).replace("{odd}", plain or "x" * 300)


def _body(chance: random.Random, fields: Sequence[str]) -> Any:
    if chance.random() < 0.1:
        return chance.choice(ODD)
    body: dict[str, Any] = {"command": f"{chance.random()}"} | {name: LIKELY.get(name) for name in fields}
    for name in ("command", *fields):
        if chance.random() < 0.4:
            body[name] = chance.choice(ODD)
        elif body[name] is None or chance.random() < 0.1:
            del body[name]
    return body | ({"extra": chance.choice(ODD)} if chance.random() < 0.05 else {})


def _changed(chance: random.Random, data: bytes) -> bytes:
    """A few bytes replaced, removed, repeated or put in."""
    start = chance.randrange(len(data))
    end = min(len(data), start + chance.choice((0, 1, 1, 4, 40)))
    put_in = chance.choice((b"", b"\x00", b"\xff\xfe", b"\r\n", b" ", b":", data[start:end] * 2, chance.randbytes(3)))
    return data[:start] + put_in + data[end:]


def whole(data: bytes) -> bool:
    """Whether a request is complete, so that an answer must come: half a request may be waited for."""
    head, found, body = data.partition(b"\r\n\r\n")
    lengths = re.findall(rb"\r\ncontent-length: *([0-9]+)\r\n", head.lower() + b"\r\n")
    odd = re.search(rb"transfer-encoding|upgrade|expect", head.lower())
    return (
        bool(found)
        and not odd
        and head.lower().count(b"content-length") == len(lengths) <= 1
        and (len(body) >= int((lengths or [b"0"])[0][:9]))
    )


def answer(port: int, data: bytes) -> bytes:
    """What the server says to some bytes, if anything: only whole requests are waited for."""
    with socket.create_connection(("127.0.0.1", port), 20) as connection:
        connection.settimeout(60)
        said = b""
        try:
            connection.sendall(data)
            while whole(data) and (more := connection.recv(1 << 16)):
                said += more
                head, found, body = said.partition(b"\r\n\r\n")
                length = re.search(rb"\r\ncontent-length: ([0-9]+)", head.lower())
                if found and length and len(body) >= int(length[1]):
                    break
        except ConnectionError:
            pass
    return said


def fuzz(port: int, table: str, cookie: str, cases: int, seed: int) -> Counter[str]:
    """Send so many requests; how often each status came. A failure, or an answer without the safe headers, raises."""
    chance, told = random.Random(seed), Counter[str]()
    for number in range(cases):
        data = request(chance, table, cookie)
        said = answer(port, data)
        status = said[9:12].decode("latin-1")
        told[status] += 1
        context = f"case {number} of seed {seed}: {data[:400]!r} was answered {said[:200]!r}"
        assert not said or (said.startswith(b"HTTP/1.1 ") and status < "500"), context
        refused_unread = said.endswith(b"Invalid HTTP request received.")  # by the HTTP parser, before the application
        assert not said or refused_unread or b"\r\ncontent-security-policy: " in said.lower(), context
    return told
