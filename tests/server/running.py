"""Real server processes on loopback, and sockets to them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import PATIENCE, drafted

Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """A server as a user runs it."""

    def __init__(self, database: str, folder: Path, pace: float = 0.0, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        arguments = ["--port", str(self.port), "--data", str(folder), "--database", database, "--bot-pace", str(pace)]
        self.log = folder / f"server-{uuid.uuid4().hex[:6]}.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "reinos.server", "--no-limits", *arguments], stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """kill -9"""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


class Caller:
    """Somebody at the other end of a connection."""

    opened: ClassVar[list[httpx.Client]] = []

    def __init__(self, url: str, name: str = "Ana", cookies: httpx.Cookies | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api", cookies=cookies, timeout=120)
        self.opened.append(self.http)
        if cookies is None:
            self.http.put("/session", json={"name": name, "language": "en"}).raise_for_status()

    def at(self, url: str) -> Caller:
        """The same session at another process."""
        return Caller(url, cookies=self.http.cookies)

    def get(self, path: str, **params: Any) -> Json:
        response = self.http.get(path, params=params)
        assert response.status_code == 200, response.text[:300]
        return response.json()

    def do(self, path: str, status: int = 200, method: str = "POST", **body: Any) -> Json:
        response = self.http.request(method, path, json={"command": uuid.uuid4().hex, **body})
        assert response.status_code == status, response.text[:300]
        return response.json()

    def turn(self, state: Json) -> Json:
        """A whole turn."""
        while not state["can_confirm"]:
            state = self.draft(state)
        answer = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": drafted(state)}
        return self.do(f"/tables/{state['id']}/confirm", **answer)

    def draft(self, state: Json) -> Json:
        """Add the first legal choice to the draft."""
        draft = [*drafted(state), state["legal"][0]["id"]]
        answer = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": draft}
        return self.do(f"/tables/{state['id']}/draft", method="PUT", **answer)

    def live(self, key: str, patch: str = "", **headers: str) -> Any:
        """A socket to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{key}/live?lang=en&patch={patch}"
        return connect(address, additional_headers={"Cookie": cookie, **headers}, max_size=None)


async def state_from(socket: ClientConnection, seconds: float = PATIENCE) -> Json:
    """The next state that a socket is told."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), seconds))
        if message["type"] == "state":
            return message["state"]
