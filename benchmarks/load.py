"""How many tables one server process carries: `python benchmarks/load.py` (see `make load`).

N tables of four seats; every seat has a socket of its own, over which commands are said and compressed patches told, as
the browser client does.
At each table somebody thinks, then says the next command of a turn (a choice into the draft, or the confirmation), as
a person does who clicks. Measured is the time from sending a confirmation until each of the four sockets has been told,
at tables that are spread over the whole game. Server and load share this machine, on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Awaitable, Callable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import orjson
import psutil
from tqdm import tqdm

from benchmarks.ear import Ear
from reinos.server.jobs.warmup import COMPILE
from tests.server.live.patched import applied

SEATS = 4
TURNS = 48  # about a whole game; tables begin anywhere in it
SITTING = 16  # tables that sit down at the same time
PACES = 15  # times that the yardstick is measured before, and again after
VERSION = re.compile(rb'"version":(\d+)')
Json = dict[str, Any]


class Refused(RuntimeError):
    """Any answer but 200."""

    def __init__(self, text: str, status: str, wait: int) -> None:
        super().__init__(text)
        self.status, self.wait = status, wait


class Http:
    """One connection of an HTTP client, kept open; as little as will do, so that the load is light."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address, self.cookie = port, address, ""
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
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self.streams
        data = b"" if body is None else orjson.dumps(body)
        head = f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"X-Forwarded-For: {self.address}\r\nCookie: {self.cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", answer)
        cookie = re.search(r"(?i)set-cookie: ([^;]+)", answer)
        if cookie:
            self.cookie = cookie[1]
        content = await reader.readexactly(int(length[1]) if length else 0)
        if not answer.startswith("HTTP/1.1 200"):
            wait = re.search(r"(?i)retry-after: (\d+)", answer)
            status = answer.splitlines()[0].split()[1]
            raise Refused(f"{method} {path}: {status} {content[:200]!r}", status, int(wait[1]) if wait else 0)
        told: Json = orjson.loads(content)
        return told

    async def command(self, path: str, method: str = "POST", **body: Any) -> Json:
        """A command with a fresh id."""
        return await self.ask(method, path, {"command": uuid.uuid4().hex, **body})


@dataclass
class Measured:
    """What came out."""

    told: list[float] = field(default_factory=list)  # seconds from a confirmation to each socket's news
    answered: list[float] = field(default_factory=list)  # seconds from any command to its answer
    commits: int = 0
    commands: int = 0
    messages: int = 0
    bytes: int = 0
    on: bool = False


class Client:
    """One table: four sessions, each with a seat and a socket."""

    def __init__(self, port: int, number: int, asked: argparse.Namespace, measured: Measured) -> None:
        self.people = [Http(port, f"10.{seat}.{number // 256}.{number % 256}") for seat in range(SEATS)]
        self.port, self.think, self.measured = port, 0.0, measured
        self.chance = random.Random(number)
        self.game = asked.game
        self.ears: list[Ear] = []
        self.states: list[Json] = [{}] * SEATS
        self.unread: list[list[bytes]] = [[] for _ in range(SEATS)]  # what each seat was told since
        self.done: list[Sequence[str]] = [()] * SEATS  # the commands that each was answered last
        self.versions = [-1] * SEATS
        self.sent: dict[int, float] = {}
        self.news = asyncio.Event()
        self.turns, self.version = 0, 0  # turns played, and commits at this table

    async def open(self) -> None:
        """Sit down."""
        for ear in self.ears:
            ear.close()
        for person in self.people:
            if not person.cookie:
                await person.ask("GET", "/session")
        host, *others = self.people
        free = [{"kind": "open"}] * len(others)
        state = await host.command("/tables", game=self.game, seats=[{"kind": "me"}, *free])
        for person in others:
            await person.command("/join", code=state["code"])
        self.id, self.version, self.versions, self.sent = state["id"], 0, [-1] * SEATS, {}
        self.unread = [[] for _ in range(SEATS)]
        path = f"/api/tables/{self.id}/live?patch=1"
        self.ears = [
            await Ear.open(self.port, path, person.cookie, person.address, self.listener(seat))
            for seat, person in enumerate(self.people)
        ]

    def listener(self, seat: int) -> Callable[[bytes, int], None]:
        """What happens when a seat is told something."""
        table = self.id

        def heard(message: bytes, length: int) -> None:
            if table != self.id:
                return  # said at the table before
            at, measured = time.perf_counter(), self.measured
            found = VERSION.search(message)
            version = int(found[1]) if found else self.versions[seat]
            if measured.on:
                measured.messages += 1
                measured.bytes += length
                for number in range(max(self.versions[seat], 0) + 1, version + 1):
                    if number in self.sent:
                        measured.told.append(at - self.sent[number])
            self.unread[seat].append(message)
            self.versions[seat] = version
            self.news.set()

        return heard

    async def state_of(self, seat: int) -> Json:
        """What a seat has been told since the last commit."""
        while self.versions[seat] < self.version:
            self.news.clear()
            await self.news.wait()
        return self.read(seat)

    def read(self, seat: int) -> Json:
        """What a seat has been told so far."""
        for message in map(orjson.loads, self.unread[seat]):
            if message["type"] == "refusal":
                raise RuntimeError(f"{message['status']} {message['message']}")
            self.states[seat] = message["state"] if "state" in message else applied(self.states[seat], message)
            self.done[seat] = message.get("done", self.done[seat])
        self.unread[seat].clear()
        return self.states[seat]

    async def said(self, seat: int, command: Json) -> Json:
        """Say a command; the state that it has led to."""
        self.ears[seat].say(orjson.dumps(command))
        while True:
            state = self.read(seat)
            if command["command"] in self.done[seat]:
                return state
            self.news.clear()
            await self.news.wait()

    async def play(self, turns: float = float("inf")) -> None:
        """Turn after turn, game after game."""
        while self.turns < turns:
            state = await self.state_of(0)
            while state["status"] == "playing" and self.turns < turns:
                for seat in state["waiting_for"] or range(SEATS):  # some games do not say whom they wait for
                    state = await self.state_of(seat)
                    if state["decision"] is not None:
                        break
                while not state["can_confirm"]:
                    state = await self.pondered("draft", state, self.chance.choice(state["legal"])["id"])
                state = await self.pondered("confirm", state)
                self.version = state["version"]
                self.turns += 1
                self.measured.commits += self.measured.on
            if state["status"] == "over":
                await self.open()

    async def pondered(self, what: str, state: Json, *chosen: int) -> Json:
        """Think, then send the draft as it is, or with a choice more."""
        if self.think:
            await asyncio.sleep(self.think * self.chance.uniform(0.5, 1.5))
        at = time.perf_counter()
        if what == "confirm":
            self.sent[state["version"] + 1] = at
        seat, decision = state["me"]["seat"], state["decision"]
        draft = [*(choice["id"] for choice in state["draft"]), *chosen]
        command = {"type": what, "command": uuid.uuid4().hex, "decision": decision, "seat": seat, "draft": draft}
        answer = await self.said(seat, command)
        if self.measured.on:
            self.measured.commands += 1
            self.measured.answered.append(time.perf_counter() - at)
        return answer


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def quantile(values: list[float], q: float) -> float:
    """The value that a share of all values does not exceed."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * q))]


def quantiles(values: list[float]) -> str:
    """p50, p95 and p99 in milliseconds."""
    return " / ".join(f"{1000 * quantile(values, q):.1f}" for q in (0.5, 0.95, 0.99)) + " ms"


def yardstick() -> float:
    """Seconds of processor time of a loop of plain Python that is always the same: a machine's speed differs by half
    from one hour to the next, so a commit is also told as so many times this."""
    began, found = time.thread_time(), dict[int, str]()
    for number in range(20_000):
        found[number % 500] = f"{number:x}".upper()
    return time.thread_time() - began


def used(process: psutil.Process) -> float:
    """Seconds of CPU that a process has used."""
    return float(sum(process.cpu_times()[:2]))


async def load(port: int, asked: argparse.Namespace, server: psutil.Process, stages: Path) -> None:
    """Sit everybody down, let them play for a while, and print what it was like."""
    measured, own = Measured(), psutil.Process()
    clients = [Client(port, number, asked, measured) for number in range(asked.tables)]
    await everybody("tables", clients, lambda client, _: client.open())
    await everybody("first turns", clients, lambda client, place: client.play(int(place * asked.ahead)))
    for client in clients:
        client.think = asked.think
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(asked.warm)
    paces = [yardstick() for _ in range(PACES)]
    measured.on, began, before = True, time.perf_counter(), (used(server), used(own))
    await during(asked.seconds, playing)
    measured.on, took = False, time.perf_counter() - began
    paces += [yardstick() for _ in range(PACES)]
    serving, loading = used(server) - before[0], used(own) - before[1]
    memory = server.memory_full_info()
    shares = await by_stage(server, stages, during(asked.seconds / 2, playing))
    for task in playing:
        task.cancel()
    others = psutil.cpu_percent(0.5)
    print(f"tables {asked.tables}, sockets {asked.tables * SEATS}, thinking {asked.think} s, measured {took:.0f} s")
    print(f"commits {measured.commits / took:.1f}/s, commands {measured.commands / took:.1f}/s")
    print(f"told {measured.messages / took:.0f} states/s, {measured.bytes / took / 1e6:.2f} MB/s")
    print(f"confirmation -> every socket told, p50 / p95 / p99: {quantiles(measured.told)}")
    print(f"command -> answer, p50 / p95 / p99: {quantiles(measured.answered)}")
    each, pace = 1000 * serving / max(1, measured.commits), 1000 * median(paces)
    size = f"{memory.rss / 1e6:.0f} MB, of which {memory.uss / 1e6:.0f} MB are its own"
    print(f"server: {size}; {100 * serving / took:.0f} % of one core")
    print(f"a commit, with all commands of its turn: {each:.2f} ms, {each / pace:.2f} times a loop of {pace:.2f} ms")
    print("stage       share, counted after that")
    for stage, share in sorted(shares.items(), key=lambda item: -item[1]):
        print(f"{stage:<10} {100 * share:5.0f} %")
    print(f"load: {100 * loading / took:.0f} % of one core")
    print(f"machine: {psutil.cpu_count()} cores, {others:.0f} % busy with other things after the run")


async def during(seconds: float, playing: list[asyncio.Task[None]]) -> None:
    """Let everybody play for a while."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def by_stage(server: psutil.Process, stages: Path, playing: Awaitable[None]) -> dict[str, float]:
    """The share of each stage in the server's processor time, while people play."""
    first, before = await told_by(server, stages), used(server)
    await playing
    last, serving = await told_by(server, stages), used(server) - before
    shares = {stage: (seconds - first.get(stage, 0.0)) / serving for stage, seconds in last.items()}
    return shares | {"other": 1 - sum(shares.values())}  # the event loop, sockets, threads, the garbage collector


async def told_by(server: psutil.Process, stages: Path) -> dict[str, float]:
    """Seconds of CPU that the server has used for each stage, as it says when it is asked."""
    stages.unlink(missing_ok=True)
    server.send_signal(signal.SIGUSR1)
    while not stages.exists():
        await asyncio.sleep(0.01)
    found: dict[str, float] = orjson.loads(stages.read_bytes())
    return found


async def everybody(what: str, clients: list[Client], work: Callable[[Client, float], Any]) -> None:
    """Let all tables do something, some of them at a time; each is told its place among them, from 0 to 1."""
    turn = asyncio.Semaphore(SITTING)
    with tqdm(total=len(clients), desc=what, disable=not sys.stderr.isatty()) as bar:

        async def one(number: int, client: Client) -> None:
            async with turn:
                await work(client, number / len(clients))
            bar.update()

        await asyncio.gather(*(one(number, client) for number, client in enumerate(clients)))


@contextmanager
def running(game: str, database: str, *options: str) -> Any:
    """A server process, the port that it listens on, and where it writes what its stages have used."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        stages = Path(folder) / "stages.json"
        place = ["--port", str(port), "--data", str(Path(folder)), "--database", database, "--compile"]
        server = subprocess.Popen([sys.executable, "-m", "benchmarks.stages", str(stages), game, *place, *options])
        try:
            wait_for(port, server)
            yield port, psutil.Process(server.pid), stages
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


def compiled(*games: str) -> None:
    """Have games compiled, if they are not."""
    for game in games:
        subprocess.run([sys.executable, "-c", COMPILE, game], check=True)


def main() -> None:
    """Read the arguments, start a server, load it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--think", type=float, default=2.0, help="seconds before every command, on average")
    parser.add_argument("--seconds", type=float, help="measured; 30, or 90 with --attack")
    parser.add_argument("--warm", type=float, default=8.0, help="seconds before measuring")
    parser.add_argument("--ahead", type=int, default=TURNS, help="turns played before, at most; 0: all tables are new")
    parser.add_argument("--game", default="kingdomino")
    parser.add_argument("--database", default="", help="PostgreSQL instead of a SQLite file")
    parser.add_argument("--attack", action="store_true", help="how much one visitor at every limit slows the others")
    asked = parser.parse_args()
    asked.seconds = asked.seconds or (90.0 if asked.attack else 30.0)
    compiled(asked.game)
    if asked.attack:
        from benchmarks.attack import GAMES, attacked

        compiled(*GAMES)
        with running(asked.game, asked.database) as (port, server, _):
            asyncio.run(attacked(port, asked, server))
        return
    with running(asked.game, asked.database, "--no-limits") as (port, server, stages):
        asyncio.run(load(port, asked, server, stages))


if __name__ == "__main__":
    main()
