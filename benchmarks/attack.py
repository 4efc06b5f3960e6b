"""How much one visitor slows everybody else: `make load ATTACK=1`.

The tables of `benchmarks.load` play as ever, each person from an address of their own. Then one address goes to every
limit at once, with as many sessions as it may have: imports of long matches, history in both languages, hints, tables
of the strongest bots, and all that as fast as it is answered. It comes and goes: time is measured in windows, in turns
without it and with it, so that whatever else the machine does meets both. Printed is how much longer the others then
wait for each other's moves: the median of the ratios of neighbouring windows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections import Counter
from itertools import count, pairwise
from statistics import median
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
WINDOWS = 9  # in turns without the attacker and with it, beginning and ending without


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
        self.people: list[Http] = []
        self.imported: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def sign_in(self) -> None:
        """As many sessions as the address may have."""
        for _ in range(SESSIONS):
            self.people.append(Http(self.port, ADDRESS))
            await self.people[-1].ask("GET", "/session")

    def start(self) -> None:
        """Go to every limit."""
        for number, person in enumerate(self.people):
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
        self.tasks.clear()

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
        if number % 2:
            attacker.start()
        # Jobs that the attacker has left behind are done, or given up, before it is measured how things are without it.
        await asyncio.sleep(asked.warm)
        name = ("without", "with   ")[number % 2]
        waited.append(await window(name, asked.seconds / WINDOWS, measured, playing, server))
        await attacker.stop()
    for task in playing:
        task.cancel()
    for answer, times in sorted(attacker.answers.items()):
        print(f"  attacker, {answer}: {times}")
    ratios = [
        after / before if number % 2 == 0 else before / after for number, (before, after) in enumerate(pairwise(waited))
    ]
    print(f"ratios of neighbouring windows: {', '.join(f'{ratio:.2f}' for ratio in sorted(ratios))}")
    print(f"p95 of others' commits under attack: {median(ratios):.2f} times as long", flush=True)


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
    told = f"{name}: commits {measured.commits / took:.1f}/s, p50 / p95 / p99 {quantiles(measured.told)}"
    for one in (server, *server.children()):  # a worker that a slow bot has ended was followed by another
        share, size = 100 * (used(one) - before.get(one, 0.0)) / took, one.memory_info().rss / 1e6
        told += f"; {'server' if one == server else 'worker'} {share:.0f} % of a core, {size:.0f} MB"
    print(told, flush=True)
    return quantile(measured.told, 0.95)
