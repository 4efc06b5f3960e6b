"""How much one visitor slows everybody else: `make load ATTACK=1`.

The tables of `benchmarks.load` play as ever, each person from an address of their own. Then one address goes to every
limit at once, with as many sessions as it may have: imports of long matches and moments of them in both languages, new
tables, tables with the strongest bot, at which it asks for hints and plays its own turns at once, guesses of codes.
Where it is refused it waits for as long as it is told, then tries again. What it may do only so often in ten minutes it
does in equal parts in all windows.

It comes and goes: time is measured in windows, in turns without it and with it, so that whatever else the machine does
meets both. When it is away its bots wait for it, and a window without it begins when the workers have nothing more to
do. Printed is what it was served and refused, and how much longer the others wait for each other's moves while it is
there: the median of the ratios of neighbouring windows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable
from itertools import count, pairwise
from statistics import median

import psutil

import reinos
from benchmarks.load import Client, Http, Json, Measured, Refused, everybody, quantile, quantiles, used
from reinos.server.jobs.bots import MOVES_OF_AN_ADDRESS
from reinos.server.settings import Limits
from reinos.table.opening import LONGEST_FILE

LONG = "risk_europe"  # the game whose random matches do not end
GAMES = ("kingdomino", LONG)
ADDRESS = "10.66.6.6"
SESSIONS = Limits.neighbours
AT_ONCE = 3  # requests for moments by each session
PAUSE = 0.5  # seconds before something is tried again, where the server says nothing of when
WINDOWS = 9  # in turns without the attacker and with it, beginning and ending without
VISITS = WINDOWS // 2
KINGS = 2 * MOVES_OF_AN_ADDRESS // SESSIONS  # tables of each session with a bot: more of them would only wait
IMPORTS = Limits.imports[0] // VISITS  # by each session in each window
TABLES = (Limits.create[0] - Limits.imports[0] - 2 * KINGS) // VISITS
QUIET, PATIENCE = 0.05, 120.0  # cores that workers at rest use at most, and seconds until they must be


def long_match() -> Json:
    """A match file of as many steps as a table may have."""
    for seed in count(1):
        match, chance = reinos.load(LONG).new(seed), random.Random(seed)
        while not match.over and len(match.steps) < LONGEST_FILE:
            match.play(chance.choice(match.legal()))
        if not match.over:
            break
    return match.to_json()


class Attacker:
    """One address with several sessions, all of them rude."""

    def __init__(self, port: int, file: Json) -> None:
        self.port, self.file = port, file
        self.chance = random.Random(5)
        self.answers: Counter[tuple[str, str]] = Counter()  # by kind and status
        self.cookies: list[str] = []
        self.imported: list[tuple[str, str]] = []  # a table, and the cookie of who may look at it
        self.tables: dict[str, list[str]] = {}  # with bots, by cookie
        self.tasks: list[asyncio.Task[None]] = []
        self.importing: list[asyncio.Task[None]] = []

    async def sign_in(self) -> None:
        """As many sessions as the address may have."""
        for _ in range(SESSIONS):
            http = Http(self.port, ADDRESS)
            await http.ask("GET", "/session")
            self.cookies.append(http.cookie)
            self.tables[http.cookie] = []

    def start(self) -> None:
        """Go to every limit."""
        for cookie in self.cookies:
            self.importing.append(asyncio.create_task(self.imports(self.connection(cookie))))
            for work in (self.opened, self.plays, self.guesses, *[self.histories] * AT_ONCE):
                self.tasks.append(asyncio.create_task(work(self.connection(cookie))))

    def connection(self, cookie: str) -> Http:
        """One more connection of a session."""
        http = Http(self.port, ADDRESS)
        http.cookie = cookie
        return http

    async def stop(self) -> None:
        """Go away; imports, whose answers take longest, are waited for, since moments of them are asked for later."""
        for task in self.tasks:
            task.cancel()
        for result in await asyncio.gather(*self.tasks, *self.importing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        self.tasks.clear()
        self.importing.clear()

    async def tried(self, kind: str, request: Awaitable[Json]) -> Json | None:
        """What came of a request, counted; who is refused waits."""
        try:
            answer = await request
        except Refused as refused:
            self.answers[kind, refused.status] += 1
            await asyncio.sleep(refused.wait or PAUSE)
            return None
        self.answers[kind, "200"] += 1
        return answer

    async def imports(self, http: Http) -> None:
        """Long matches, one after the other."""
        for _ in range(IMPORTS):
            state = await self.tried("import", http.command("/tables/import", match=self.file))
            if state is not None:
                self.imported.append((state["id"], http.cookie))

    async def histories(self, http: Http) -> None:
        """Moments of long matches."""
        while True:
            mine = [table for table, cookie in self.imported if cookie == http.cookie]
            if not mine:
                await asyncio.sleep(PAUSE)
                continue
            table, moment = self.chance.choice(mine), self.chance.randrange(LONGEST_FILE)
            lang = self.chance.choice(("es", "en"))
            await self.tried("history", http.ask("GET", f"/tables/{table}/history/{moment}?lang={lang}"))

    async def opened(self, http: Http) -> None:
        """Tables at which nothing happens."""
        for _ in range(TABLES):
            await self.tried("table", http.command("/tables", game=LONG, seats=[{"kind": "me"}] * 4, public=False))

    async def king(self, http: Http) -> None:
        """One more table with the strongest bot, unless there are enough."""
        mine = self.tables[http.cookie]
        if len(mine) < KINGS:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "king"}]
            game = GAMES[len(mine) % len(GAMES)]
            state = await self.tried("bot", http.command("/tables", game=game, seats=seats, public=False))
            if state is not None:
                mine.append(state["id"])

    async def plays(self, http: Http) -> None:
        """Turns at these tables, as soon as they come, so that bots always have something to do; each after a hint."""
        while True:
            await self.king(http)
            for table in tuple(self.tables[http.cookie]):
                state = await self.tried("state", http.ask("GET", f"/tables/{table}"))
                if state is None or state["decision"] is None:
                    if state is not None and state["status"] == "over":
                        self.tables[http.cookie].remove(table)
                    continue
                await self.tried("hint", http.ask("GET", f"/tables/{table}/hint"))
                while state is not None and not state["can_confirm"]:
                    state = await self.sent(http, "draft", state, self.chance.choice(state["legal"])["id"])
                if state is not None:
                    await self.sent(http, "confirm", state)
            await asyncio.sleep(PAUSE)

    async def sent(self, http: Http, what: str, state: Json, *chosen: int) -> Json | None:
        """The draft as it is, or with a choice more."""
        draft = [*(choice["id"] for choice in state["draft"]), *chosen]
        named = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": draft}
        method = "PUT" if what == "draft" else "POST"
        return await self.tried(what, http.command(f"/tables/{state['id']}/{what}", method, **named))

    async def guesses(self, http: Http) -> None:
        """Codes of other people's tables."""
        while True:
            await self.tried("guess", http.command("/join", code="".join(self.chance.choices("ABCDEFGH", k=6))))


async def attacked(port: int, asked: argparse.Namespace, server: psutil.Process) -> None:
    """Measure without the attacker and with it, in turns."""
    measured, attacker = Measured(), Attacker(port, long_match())
    clients = [Client(port, number, asked, measured) for number in range(asked.tables)]
    await everybody("tables", clients, lambda client, _: client.open())
    await everybody("first turns", clients, lambda client, place: client.play(int(place * asked.ahead)))
    for client in clients:
        client.think = asked.think
    playing = [asyncio.create_task(client.play()) for client in clients]
    await attacker.sign_in()
    print(f"tables {asked.tables}, sockets {4 * asked.tables}, thinking {asked.think} s", flush=True)
    print(f"{WINDOWS} windows of {asked.seconds / WINDOWS:.1f} s, each after {asked.warm:.0f} s to settle down")
    waited = []
    for number in range(WINDOWS):
        with_it = number % 2 == 1
        if with_it:
            attacker.start()
        else:
            await at_rest(server)
        await asyncio.sleep(asked.warm)
        name = "with   " if with_it else "without"
        waited.append(await window(name, asked.seconds / WINDOWS, measured, playing, server))
        await attacker.stop()
    for task in playing:
        task.cancel()
    print("attacker     served  refused (too many)  refused (else)")
    for kind in sorted({kind for kind, _ in attacker.answers}):
        by_status = {status: times for (what, status), times in attacker.answers.items() if what == kind}
        served, many = by_status.pop("200", 0), by_status.pop("429", 0)
        print(f"{kind:<10} {served:8} {many:19} {sum(by_status.values()):15}")
    ratios = [
        after / before if number % 2 == 0 else before / after for number, (before, after) in enumerate(pairwise(waited))
    ]
    print(f"ratios of neighbouring windows: {', '.join(f'{ratio:.2f}' for ratio in sorted(ratios))}")
    print(f"p95 of others' commits under attack: {median(ratios):.2f} times as long", flush=True)


async def at_rest(server: psutil.Process) -> None:
    """Wait until the workers have done what the attacker left behind."""
    end, before, busy = time.monotonic() + PATIENCE, -1.0, 1.0
    while busy > QUIET:
        if time.monotonic() > end:
            raise SystemExit(f"the workers were still at work after {PATIENCE:.0f} s")
        await asyncio.sleep(1)
        spent = sum(used(one) for one in server.children())
        busy, before = (abs(spent - before) if before >= 0 else 1.0), spent


async def window(
    name: str, seconds: float, measured: Measured, playing: list[asyncio.Task[None]], server: psutil.Process
) -> float:
    """Measure for a while; the p95 in seconds."""
    measured.told, measured.answered, measured.commits = [], [], 0
    before = {one: used(one) for one in (server, *server.children())}
    measured.on, began = True, time.perf_counter()
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    measured.on, took = False, time.perf_counter() - began
    for task in done:
        task.result()
    if not measured.told:
        raise SystemExit(f"nobody made a move within {seconds:.0f} s; give more --tables or --seconds")
    told = f"{name}: commits {measured.commits / took:.1f}/s, p50 / p95 / p99 {quantiles(measured.told)}"
    for one in (server, *server.children()):  # a worker that a slow bot has ended was followed by another
        share, size = 100 * (used(one) - before.get(one, 0.0)) / took, one.memory_info().rss / 1e6
        told += f"; {'server' if one == server else 'worker'} {share:.0f} % of a core, {size:.0f} MB"
    print(told, flush=True)
    return quantile(measured.told, 0.95)
