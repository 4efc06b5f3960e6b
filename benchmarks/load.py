"""How many tables one server process carries: `python benchmarks/load.py` (see `make load`).

N tables of four seats; every seat has a socket of its own. At each table somebody thinks, then sends the next command
of a turn (a choice into the draft, or the confirmation), as a person does who clicks. Measured is the time from
sending a confirmation until each of the four sockets has been told. Server and load share this machine, on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from tqdm import tqdm
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
VERSION = re.compile(r'"version":(\d+)')
Json = dict[str, Any]


class Http:
    """One connection of an HTTP client, kept open; as little as will do, so that the load is light."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie = port, ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """A request and its answer; sent again when the server has closed a connection that was idle."""
        for _ in range(3):
            try:
                return await self.once(method, path, body)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.streams = None
        raise RuntimeError(f"{method} {path}: no answer")

    async def once(self, method: str, path: str, body: Json | None) -> Json:
        """The same, sent once."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Cookie: {self.cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", answer)
        cookie = re.search(r"(?i)set-cookie: ([^;]+)", answer)
        if cookie:
            self.cookie = cookie[1]
        content = await reader.readexactly(int(length[1]) if length else 0)
        if not answer.startswith("HTTP/1.1 200"):
            raise RuntimeError(f"{method} {path}: {answer.splitlines()[0]} {content[:200]!r}")
        told: Json = json.loads(content)
        return told

    async def command(self, path: str, **body: Any) -> Json:
        """A command with a fresh id."""
        return await self.ask("POST", path, {"command": uuid.uuid4().hex, **body})


@dataclass
class Measured:
    """What came out."""

    told: list[float] = field(default_factory=list)  # seconds from a confirmation to each socket's news
    answered: list[float] = field(default_factory=list)  # seconds from any command to its answer
    commits: int = 0
    choices: int = 0
    messages: int = 0
    bytes: int = 0
    on: bool = False


class Client:
    """One table: four sessions, each with a seat and a socket."""

    def __init__(self, port: int, think: float, measured: Measured) -> None:
        self.people = [Http(port) for _ in range(SEATS)]
        self.port, self.think, self.measured = port, think, measured
        self.sockets: list[ClientConnection] = []
        self.news = [asyncio.Condition() for _ in range(SEATS)]
        self.last = [""] * SEATS
        self.versions = [-1] * SEATS
        self.sent: dict[int, float] = {}
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Sit down."""
        for task in self.readers:
            task.cancel()
        for sock in self.sockets:
            await sock.close()
        for person in self.people:
            if not person.cookie:
                await person.ask("GET", "/session")
        host, *others = self.people
        free = [{"kind": "open"}] * len(others)
        state = await host.command("/tables", game="kingdomino", seats=[{"kind": "me"}, *free])
        for person in others:
            await person.command("/join", code=state["code"])
        self.id, self.versions, self.sent = state["id"], [-1] * SEATS, {}
        self.sockets = [await self.listening(person) for person in self.people]
        self.readers = [asyncio.create_task(self.listen(seat)) for seat in range(SEATS)]

    async def listening(self, person: Http) -> ClientConnection:
        """A socket of one person."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/live"
        return await connect(address, additional_headers={"Cookie": person.cookie}, max_size=None, compression=None)

    async def listen(self, seat: int) -> None:
        """Hear what a seat is told."""
        async for message in self.sockets[seat]:
            at = time.perf_counter()
            assert isinstance(message, str)
            if message.startswith('{"type": "ping"'):
                await self.sockets[seat].send('{"type": "pong"}')
                continue
            found = VERSION.search(message)
            version = int(found[1]) if found else -1
            for number in range(max(self.versions[seat], 0) + 1, version + 1):
                if number in self.sent and self.measured.on:
                    self.measured.told.append(at - self.sent[number])
            if self.measured.on:
                self.measured.messages += 1
                self.measured.bytes += len(message)
            async with self.news[seat]:
                self.last[seat], self.versions[seat] = message, version
                self.news[seat].notify_all()

    async def state_of(self, seat: int, version: int) -> Json:
        """What a seat has been told, from a commit on."""
        async with self.news[seat]:
            await self.news[seat].wait_for(lambda: self.versions[seat] >= version)
        told: Json = json.loads(self.last[seat])["state"]
        return told

    async def play(self, chance: random.Random) -> None:
        """Turn after turn, game after game."""
        while True:
            seat, version = 0, 0
            state = await self.state_of(0, 0)
            while state["status"] == "playing":
                seat = state["waiting_for"][0]
                state = await self.state_of(seat, version)
                while not state["can_confirm"]:
                    state = await self.pondered(chance, "draft", state, choice=chance.choice(state["legal"])["id"])
                drafted = [choice["id"] for choice in state["draft"]]
                version = state["version"] + 1
                state = await self.pondered(chance, "confirm", state, draft=drafted)
                if self.measured.on:
                    self.measured.commits += 1
                    self.measured.choices += len(drafted)
            await self.open()

    async def pondered(self, chance: random.Random, what: str, state: Json, **body: Any) -> Json:
        """Think, then send a command."""
        await asyncio.sleep(self.think * chance.uniform(0.5, 1.5))
        at = time.perf_counter()
        if what == "confirm":
            self.sent[state["version"] + 1] = at
        seat, decision = state["me"]["seat"], state["decision"]
        answer = await self.people[seat].command(f"/tables/{self.id}/{what}", decision=decision, seat=seat, **body)
        if self.measured.on:
            self.measured.answered.append(time.perf_counter() - at)
        return answer


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def quantiles(values: list[float]) -> str:
    """p50, p95 and p99 in milliseconds."""
    ordered = sorted(values) or [0.0]
    found = [ordered[min(len(ordered) - 1, int(len(ordered) * q))] * 1000 for q in (0.5, 0.95, 0.99)]
    return " / ".join(f"{value:.1f}" for value in found) + " ms"


async def load(port: int, asked: argparse.Namespace, server: psutil.Process) -> None:
    """Sit everybody down, let them play for a while, and print what it was like."""
    measured = Measured()
    clients = [Client(port, asked.think, measured) for _ in range(asked.tables)]
    for client in tqdm(clients, desc="tables", disable=not sys.stderr.isatty()):
        await client.open()
    playing = [asyncio.create_task(c.play(random.Random(n))) for n, c in enumerate(clients)]
    await asyncio.sleep(asked.warm)
    measured.on, used, began = True, sum(server.cpu_times()[:2]), time.perf_counter()
    done, _ = await asyncio.wait(playing, timeout=asked.seconds, return_when=asyncio.FIRST_EXCEPTION)
    measured.on, took = False, time.perf_counter() - began
    used = sum(server.cpu_times()[:2]) - used
    for task in playing:
        task.cancel()
    for task in done:
        task.result()
    idle = psutil.cpu_percent(0.5)
    print(f"tables {asked.tables}, sockets {asked.tables * SEATS}, thinking {asked.think} s, measured {took:.0f} s")
    print(f"commits {measured.commits / took:.1f}/s, choices {measured.choices / took:.1f}/s")
    print(f"told {measured.messages / took:.0f} states/s, {measured.bytes / took / 1e6:.1f} MB/s")
    print(f"confirmation -> every socket told, p50 / p95 / p99: {quantiles(measured.told)}")
    print(f"command -> answer, p50 / p95 / p99: {quantiles(measured.answered)}")
    print(f"server: {server.memory_info().rss / 1e6:.0f} MB, {100 * used / took:.0f} % of one core")
    print(f"machine: {psutil.cpu_count()} cores, {idle:.0f} % busy with other things after the run")


def main() -> None:
    """Read the arguments, start a server, load it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--think", type=float, default=2.0, help="seconds before every command, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=8.0, help="seconds before measuring")
    parser.add_argument("--database", default="", help="PostgreSQL instead of a SQLite file")
    asked = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "reinos.server",
            "--port",
            str(port),
            "--data",
            str(Path(folder)),
            "--no-limits",
        ]
        server = subprocess.Popen([*command, "--database", asked.database])
        try:
            wait_for(port, server)
            asyncio.run(load(port, asked, psutil.Process(server.pid)))
        finally:
            server.terminate()
            server.wait(20)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        if server.poll() is not None:
            raise SystemExit(f"the server ended with {server.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
