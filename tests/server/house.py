"""A server and its guests, without a network: requests go straight into the application."""

from __future__ import annotations

import asyncio
import dataclasses
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from reinos.server.jobs.bots import Maker
from reinos.server.settings import LOOPBACK, Limits, Settings
from reinos.server.web.app import make_app
from reinos.table.compiled import quick_bot

BASE = "http://localhost/api"
Json = dict[str, Any]
PATIENCE = 300.0  # seconds for what a busy machine does in its own time


def drafted(state: Json) -> list[int]:
    """The ids of a state's draft."""
    return [choice["id"] for choice in state["draft"]]


def settings_for(database: str, **changes: Any) -> Settings:
    """Settings for tests: no limits, bots that do not dawdle."""
    base = Settings(
        database=database,
        data=Path("unused"),
        hosts=LOOPBACK,
        limits=Limits(on=False),
        bot_pace=0.0,
        workers=0,
        absent_after=0.0,
        attend=3600.0,  # the database is as a test left it
    )
    return dataclasses.replace(base, **changes)


class Clock:
    """The time that a server goes by, which passes when a test says so."""

    def __init__(self, house: House) -> None:
        self.now = time.time_ns() // 1_000_000
        self.show(house)

    def show(self, house: House) -> None:
        house.server.database.time = lambda connection: self.now

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class House:
    """One server process that can crash and come back, and the event loop that it lives in."""

    def __init__(self, settings: Settings, maker: Maker = quick_bot, runner: asyncio.Runner | None = None) -> None:
        self.settings, self.maker = settings, maker
        self.runner = runner or asyncio.Runner()
        self.open()

    def open(self) -> None:
        self.app = make_app(self.settings, self.maker)
        self.server = self.app.state.server
        self.runner.run(self.server.start())

    def crash(self) -> None:
        """Everything in memory is gone; nothing is tidied up."""
        server = self.server
        server.loop = None
        for task in (server.bots.sweeper, *server.bots.tasks.values(), *server._tasks):
            task.cancel()
        self.runner.run(server.workers.stop())
        server.bus._stop.set()
        for pool in (server.turns, server.pool):
            pool.shutdown(wait=True)
        server.bus.stop()
        server.database.close()

    def restart(self) -> None:
        self.crash()
        self.settings = dataclasses.replace(self.settings, process=uuid.uuid4().hex[:16])
        self.open()

    def close(self) -> None:
        self.runner.run(self.server.stop())
        self.runner.close()

    def ask(self, method: str, path: str, cookies: httpx.Cookies | None = None, **named: Any) -> httpx.Response:
        async def asking() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url=BASE, cookies=cookies) as client:
                response = await client.request(method, path, **named)
                if cookies is not None:
                    cookies.update(client.cookies)
                return response

        return self.runner.run(asking())

    def wait(self, until: Callable[[], bool]) -> None:
        """Let the server live until something is true."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, "waited in vain"
            self.runner.run(asyncio.sleep(0.01))

    def guest(self, name: str = "Ana", lang: str = "en") -> Guest:
        return Guest(self, name, lang)


class Guest:
    """Somebody with a session."""

    def __init__(self, house: House, name: str, lang: str) -> None:
        self.house, self.lang = house, lang
        self.cookies = httpx.Cookies()
        assert self.ask("PUT", "/session", json={"name": name, "language": lang}).status_code == 200

    def ask(self, method: str, path: str, **named: Any) -> httpx.Response:
        return self.house.ask(method, path, self.cookies, **named)

    def get(self, path: str, status: int = 200, **params: Any) -> Json:
        response = self.ask("GET", path, params=params)
        assert response.status_code == status, response.text[:500]
        return response.json()

    def do(self, path: str, status: int = 200, command: str | None = None, method: str = "POST", **body: Any) -> Json:
        """A command with an id of its own."""
        response = self.ask(method, path, json={"command": command or uuid.uuid4().hex, **body})
        assert response.status_code == status, response.text[:500]
        return response.json()

    def table(self, *kinds: str, game: str = "kingdomino", **body: Any) -> Json:
        """A new table: me, open, link, or a bot's name."""
        plain = ("me", "open", "link")
        seats = [{"kind": kind} if kind in plain else {"kind": "bot", "bot": kind} for kind in kinds]
        return self.do("/tables", game=game, seats=seats, **body)

    def draft(self, state: Json, choice: int, status: int = 200, **named: Any) -> Json:
        """Add a choice to the draft."""
        return self.put_draft(state, [*drafted(state), choice], status, **named)

    def put_draft(self, state: Json, draft: list[int], status: int = 200, **named: Any) -> Json:
        return self._answer("draft", state, draft, status, method="PUT", **named)

    def confirm(self, state: Json, status: int = 200, **named: Any) -> Json:
        return self._answer("confirm", state, drafted(state), status, **named)

    def _answer(self, what: str, state: Json, draft: list[int], status: int, **named: Any) -> Json:
        answer = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": draft}
        return self.do(f"/tables/{state['id']}/{what}", status, **answer, **named)

    def turn(self, state: Json, pick: Callable[[list[Json]], Json] = lambda legal: legal[0]) -> Json:
        """A whole turn."""
        while not state["can_confirm"]:
            state = self.draft(state, pick(state["legal"])["id"])
        return self.confirm(state)

    def play_out(self, key: str, pick: Callable[[list[Json]], Json] = lambda legal: legal[0]) -> Json:
        """Play all own seats to the end of the match."""
        while True:
            state = self.get(f"/tables/{key}")
            if state["status"] == "over":
                return state
            if state["decision"] is None:
                self.house.runner.run(asyncio.sleep(0.01))
            else:
                self.turn(state, pick)
