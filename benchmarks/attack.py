"""How much one visitor slows everybody else: `make load ATTACK=1`.

The tables of `benchmarks.load` play as ever, each person from an address of their own. Then one address goes to every
limit at once, with as many sessions as it may have: imports of long matches, history in both languages, hints, tables
of the strongest bots, and all that as fast as it is answered. Printed is how much longer the others then wait for each
other's moves.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import Counter
from itertools import count
from typing import Any

import psutil

import reinos
from benchmarks.load import Client, Http, Json, Measured, Refused, everybody, quantile, quantiles, used
from reinos.table.opening import LONGEST_FILE

LONG = "risk_europe"  # the game whose random matches do not end
ADDRESS = "10.66.6.6"
SESSIONS = 8
AT_ONCE = 4  # requests of each kind by each session
PAUSE = 0.5  # seconds before something is tried again, where the server says nothing of when


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
        self.answers: Counter[str] = Counter()  # by kind and outcome
        self.imported: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Sign in, then go to every limit."""
        for number in range(SESSIONS):
            person = Http(self.port, ADDRESS)
            await person.ask("GET", "/session")
            # Who has much waiting is refused, so every other session does nothing but look back, and is answered.
            for work in (self.histories,) if number % 2 else (self.imports, self.kings, self.hints):
                for _ in range(AT_ONCE):
                    again = Http(self.port, ADDRESS)
                    again.cookie = person.cookie
                    self.tasks.append(asyncio.create_task(work(again)))

    async def stop(self) -> None:
        """Go away; what was begun goes on."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def tried(self, kind: str, request: Any) -> Json | None:
        """What came of a request, counted."""
        try:
            answer: Json = await request
        except Refused as refused:
            self.answers[f"{kind}: {refused.status}"] += 1
            await asyncio.sleep(refused.wait or PAUSE)
            return None
        self.answers[f"{kind}: 200"] += 1
        return answer

    async def imports(self, http: Http) -> None:
        """Long matches, one after the other."""
        while True:
            state = await self.tried("import", http.command("/tables/import", match=self.file))
            if state is not None:
                self.imported.append(state["id"])

    async def histories(self, http: Http) -> None:
        """Moments of long matches."""
        while True:
            if not self.imported:
                await asyncio.sleep(PAUSE)
                continue
            table, moment = self.chance.choice(self.imported), self.chance.randrange(LONGEST_FILE)
            lang = self.chance.choice(("es", "en"))
            await self.tried("history", http.ask("GET", f"/tables/{table}/history/{moment}?lang={lang}"))

    async def kings(self, http: Http) -> None:
        """Tables of the strongest bots, as many as there may be."""
        seats = [{"kind": "bot", "bot": "king"}] * 3
        for number in count():
            game = ("kingdomino", LONG)[number % 2]
            await self.tried("kings", http.command("/tables", game=game, seats=seats, public=False))

    async def hints(self, http: Http) -> None:
        """Advice on a position that has had none yet."""
        while True:
            table = await self.tried("table", http.command("/tables", game=LONG, seats=[{"kind": "me"}] * 4))
            if table is not None:
                await self.tried("hint", http.ask("GET", f"/tables/{table['id']}/hint"))


async def attacked(port: int, asked: argparse.Namespace, server: psutil.Process) -> None:
    """Measure without the attacker, then with it."""
    measured = Measured()
    clients = [Client(port, number, asked, measured) for number in range(asked.tables)]
    file = long_match()
    await everybody("tables", clients, lambda client, _: client.open())
    await everybody("first turns", clients, lambda client, place: client.play(int(place * asked.ahead)))
    for client in clients:
        client.think = asked.think
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(asked.warm)
    print(f"tables {asked.tables}, sockets {4 * asked.tables}, thinking {asked.think} s", flush=True)
    before = await phase("without", asked, measured, playing, server)
    attacker = Attacker(port, file)
    await attacker.start()
    await asyncio.sleep(asked.warm)
    attacker.answers.clear()
    after = await phase("with", asked, measured, playing, server)
    await attacker.stop()
    for task in playing:
        task.cancel()
    for answer, times in sorted(attacker.answers.items()):
        print(f"  attacker, {answer}: {times / asked.seconds:.1f}/s")
    print(f"p95 of others' commits under attack: {after / before:.2f} times as long", flush=True)


async def phase(
    name: str, asked: argparse.Namespace, measured: Measured, playing: list[asyncio.Task[None]], server: psutil.Process
) -> float:
    """Measure for a while; the p95 in seconds."""
    measured.told, measured.answered, measured.commits = [], [], 0
    before = {one: used(one) for one in (server, *server.children())}
    measured.on, began = True, time.perf_counter()
    done, _ = await asyncio.wait(playing, timeout=asked.seconds, return_when=asyncio.FIRST_EXCEPTION)
    measured.on, took = False, time.perf_counter() - began
    for task in done:
        task.result()
    print(f"{name} the attacker, measured {took:.0f} s: commits {measured.commits / took:.1f}/s")
    print(f"  confirmation -> every socket told, p50 / p95 / p99: {quantiles(measured.told)}")
    print(f"  command -> answer, p50 / p95 / p99: {quantiles(measured.answered)}")
    for one in (server, *server.children()):  # a worker that a slow bot has ended was followed by another
        share, size = 100 * (used(one) - before.get(one, 0.0)) / took, one.memory_info().rss / 1e6
        what = "server" if one == server else "worker"
        print(f"  {what}: {share:.0f} % of one core, {size:.0f} MB", flush=True)
    return quantile(measured.told, 0.95)
