"""Bots at the tables: they think in threads of their own, and each of their moves is played by one process."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import numpy as np
from sqlalchemy import select, update

from reinos.bots import Bot, bots, make
from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.server import schema, turn
from reinos.server.catalogue import DEFAULT_BOT, playable
from reinos.server.core import roam
from reinos.server.desk import Change, Desk
from reinos.server.store import now
from reinos.server.table import Table
from reinos.server.warm import is_warm, load, warm

T = TypeVar("T")
Maker = Callable[[str, Game], Bot]
InThread = Callable[..., Awaitable[Any]]
LONGEST = 1000  # choices in one commit


def quick(name: str, game: Game) -> Bot:
    """A bot on compiled rules where they are compiled already; until then one that does not need them."""
    if is_warm(game):
        return make(name, game, target="cpu")
    return make(name if name in bots() or name.startswith("network:") else DEFAULT_BOT, game)


def preload() -> None:
    """Load what is compiled already, before anybody waits for it."""
    for name in playable():
        load(Game(rules(name)))


def decide(table: Table, seat: int, bot: Bot | None) -> list[int]:
    """A bot's whole draft, from what its seat may know; without a bot, any legal one."""
    random = np.random.default_rng()
    draft: list[int] = []
    while len(draft) < LONGEST:
        tried = turn.tried(table, seat, draft)
        if tried.held is not None:
            break
        legal = tried.seen.legal_ids(seat)
        if bot is None:
            draft.append(legal[int(random.integers(len(legal)))])
        else:
            draft.append(int(bot.choose(tried.seen.position(seat), random)))
    return draft


class BotRunner:
    """Plays the seats of bots."""

    def __init__(self, desk: Desk, in_thread: InThread, maker: Maker = quick) -> None:
        self.desk, self.in_thread, self.maker = desk, in_thread, maker
        self.settings = desk.settings
        self.pool = ThreadPoolExecutor(self.settings.bot_threads, "reinos-bot", initializer=roam)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.asked: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables, for those who ask
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what was left undone, now and every few seconds."""
        if self.desk.store.sqlite:
            await self.in_thread(self._forget_claims)
        if self.settings.compile:
            self.pool.submit(preload)
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Leave all moves that are not stored to others."""
        tasks = [task for task in (self.sweeper, *self.tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
        await self.in_thread(self._release)

    def consider(self, key: str) -> None:
        """A table has changed: if a bot is to act there, let it."""
        table = self.desk.kept(key)
        if key not in self.tasks and table is not None and table.bot_due:
            task = asyncio.create_task(self._play(key))
            self.tasks[key] = task
            task.add_done_callback(lambda done: self._done(key, done))

    def _done(self, key: str, task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            logging.getLogger("reinos").error("a bot failed", exc_info=task.exception())

    async def _sweep(self) -> None:
        while True:
            for key in await self.in_thread(self._undone):
                await self.in_thread(self.desk.table, key)
                self.consider(key)
            await asyncio.sleep(self.settings.sweep)

    def _undone(self) -> list[str]:
        free = schema.tables.c.claim_owner.is_(None) | (schema.tables.c.claim_until < now())
        with self.desk.store.read() as connection:
            rows = connection.execute(select(schema.tables.c.id).where(schema.tables.c.bot_due & free).limit(500))
            return [row.id for row in rows if row.id not in self.tasks]

    async def _play(self, key: str) -> None:
        """Move after move, as long as bots are to act."""
        loop = asyncio.get_running_loop()
        while True:
            table = await self.in_thread(self._claim, key)
            if table is None:
                return
            began = loop.time()
            seat = next(seat for seat in table.to_act if table.seats[seat].kind == "bot")
            draft = await self._think(table, seat)
            await asyncio.sleep(self._rest(loop.time() - began))
            await self.in_thread(self._commit, table, seat, draft)

    def _rest(self, thought: float) -> float:
        """Seconds to wait so that the pause tells nothing of the thinking: whole steps of the pace."""
        pace = self.settings.bot_pace
        return math.ceil(max(thought, 1e-9) / pace) * pace - thought if pace > 0 else 0.0

    async def _think(self, table: Table, seat: int) -> list[int]:
        loop = asyncio.get_running_loop()

        def think() -> list[int]:
            if self.settings.compile:
                warm(table.game)
            return decide(table, seat, self.maker(table.seats[seat].bot or "random", table.game))

        try:
            return await asyncio.wait_for(loop.run_in_executor(self.pool, think), self.settings.bot_budget)
        except TimeoutError:
            return await loop.run_in_executor(self.pool, decide, table, seat, None)

    async def ask(self, key: str, thought: Callable[[], T]) -> T:
        """What a bot thinks, when somebody asks: in the bots' threads, one question at a time a table."""
        async with self.asked.setdefault(key, asyncio.Lock()):
            return await asyncio.get_running_loop().run_in_executor(self.pool, thought)

    def _claim(self, key: str) -> Table | None:
        """Make the next bot's move at a table this process's own, if nobody has it."""
        own = self.settings.process
        columns = schema.tables.c
        free = columns.claim_owner.is_(None) | (columns.claim_owner == own) | (columns.claim_until < now())
        with self.desk.store.write() as connection:
            taken = connection.execute(
                update(schema.tables)
                .where((columns.id == key) & columns.bot_due & free)
                .values(claim_owner=own, claim_until=now() + int(self.settings.claim * 1000))
            )
            if taken.rowcount != 1:
                return None
        table = self.desk.table(key)
        return table if table.bot_due else None

    def _commit(self, thought: Table, seat: int, draft: list[int]) -> None:
        """Store a bot's move, if its decision is still open and still the bot's."""

        def work(change: Change) -> None:
            table = change.table(thought.id)
            same = turn.decision_of(table, seat) == turn.decision_of(thought, seat)
            if same and table.seats[seat].kind == "bot":
                change.save(table, table.commit(seat, draft, now()))

        self.desk.change(work)

    def _forget_claims(self) -> None:
        """On SQLite there is one server: whatever was claimed before it started is free."""
        with self.desk.store.write() as connection:
            connection.execute(update(schema.tables).values(claim_owner=None, claim_until=0))

    def _release(self) -> None:
        with self.desk.store.write() as connection:
            own = schema.tables.c.claim_owner == self.settings.process
            connection.execute(update(schema.tables).where(own).values(claim_owner=None, claim_until=0))
