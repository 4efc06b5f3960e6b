"""Bots at the tables: they think in threads of their own, and each of their moves is played by one process."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from reinos.bots import Bot
from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.server.affinity import roam
from reinos.server.jobs.warmup import warm_up
from reinos.server.store import claims
from reinos.server.store.tables import Tables
from reinos.table.bots import decide
from reinos.table.compiled import load_compiled, quick_bot
from reinos.table.draft import decision_of
from reinos.table.menu import playable
from reinos.table.table import Table

T = TypeVar("T")
Maker = Callable[[str, Game], Bot]
InThread = Callable[..., Awaitable[Any]]


def preload() -> None:
    """Load what is compiled already, before anybody waits for it."""
    for name in playable():
        load_compiled(Game(rules(name)))


class BotRunner:
    """Plays the seats of bots."""

    def __init__(self, tables: Tables, in_thread: InThread, maker: Maker = quick_bot) -> None:
        self.tables, self.in_thread, self.maker = tables, in_thread, maker
        self.settings, self.database = tables.settings, tables.database
        self.lease = int(self.settings.claim * 1000)  # milliseconds
        self.pool = ThreadPoolExecutor(self.settings.bot_threads, "reinos-bot", initializer=roam)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.asked: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables, for those who ask
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what was left undone, now and every few seconds."""
        if self.database.sqlite:
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
        table = self.tables.kept(key)
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
                await self.in_thread(self.tables.table, key)
                self.consider(key)
            await asyncio.sleep(self.settings.sweep)

    def _undone(self) -> list[str]:
        with self.database.read() as connection:
            found = claims.unclaimed(connection, self.lease)
        return [key for key in found if key not in self.tasks]

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
                warm_up(table.game)
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
        with self.database.write() as connection:
            if not claims.take(connection, key, self.settings.process, self.lease):
                return None
        table = self.tables.table(key)
        return table if table.bot_due else None

    def _commit(self, thought: Table, seat: int, draft: list[int]) -> None:
        """Store a bot's move, if its decision is still open and still the bot's."""

        def step(table: Table) -> Table:
            same = decision_of(table, seat) == decision_of(thought, seat)
            return table.commit(seat, draft) if same and table.seats[seat].kind == "bot" else table

        self.tables.change(thought.id, step)

    def _forget_claims(self) -> None:
        """On SQLite there is one server: whatever was claimed before it started is free."""
        with self.database.write() as connection:
            claims.release(connection)

    def _release(self) -> None:
        with self.database.write() as connection:
            claims.release(connection, self.settings.process)
