"""A client's socket to a server without a network: it goes straight into the application."""

from __future__ import annotations

import asyncio
import uuid
from typing import Any

import orjson

from reinos.server.accounts.sessions import COOKIE
from tests.server.house import Guest
from tests.server.live.patched import applied

Json = dict[str, Any]


class Line:
    """The socket of a guest at a table: what it was told, and the state that this amounts to."""

    def __init__(self, guest: Guest, table: str, *, lang: str = "en", patch: int = 1) -> None:
        self.guest, self.house = guest, guest.house
        self.told: list[Json] = []
        self.state: Json = {}
        self.closed: int | None = None
        self._said: asyncio.Queue[Json] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"localhost"), (b"cookie", f"{COOKIE}={guest.cookies[COOKIE]}".encode())]
        path = f"/api/tables/{table}/live"
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": f"lang={lang}&patch={patch}".encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
        }
        self.house.runner.run(self._begin())
        self.house.wait(lambda: bool(self.state))

    async def _begin(self) -> None:
        self._serving = asyncio.create_task(self.house.app(self._scope, self._said.get, self._hear))

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.send":
            told = orjson.loads(message["text"])
            self.told.append(told)
            if told["type"] == "state":
                self.state = told["state"]
            elif told["type"] == "patch":
                self.state = applied(self.state, told)

    def say(self, said: Any) -> None:
        """Say something and wait for nothing."""
        self._said.put_nowait({"type": "websocket.receive", "text": orjson.dumps(said).decode()})

    def command(self, what: str, draft: list[int], command: str | None = None, **changes: Any) -> Json:
        """Say a command that answers what is asked now; the message that answers it."""
        name = command or uuid.uuid4().hex
        asked = {"decision": self.state["decision"], "seat": self.state["me"]["seat"], "draft": draft}
        heard = len(self.told)
        self.say({"type": what, "command": name, **asked, **changes})
        found: list[Json] = []

        def answered() -> bool:
            new = self.told[heard:]
            found[:] = [told for told in new if name in told.get("done", ()) or told.get("command") == name]
            return bool(found)

        self.house.wait(answered)
        return found[0]

    def turn(self) -> None:
        """A whole turn, always with the first choice."""
        while not self.state["can_confirm"]:
            self.command("draft", [*self.drafted, self.state["legal"][0]["id"]])
        self.command("confirm", self.drafted)

    @property
    def drafted(self) -> list[int]:
        """The ids of the draft."""
        return [choice["id"] for choice in self.state["draft"]]
