"""Bots at the tables: the workers think for them, and each of their moves is played by one server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from reinos.bots import Bot
from reinos.core.game import Game
from reinos.server.jobs.shares import Owner, Shares
from reinos.server.jobs.warmup import warm_up
from reinos.server.jobs.workers import Lost, Workers
from reinos.server.repeat import every
from reinos.server.store import claims
from reinos.server.store.tables import Tables
from reinos.table.bots import decide, thought
from reinos.table.compiled import quick_bot
from reinos.table.draft import decision_of
from reinos.table.lesson import script_of
from reinos.table.pause import opened, pause, rest
from reinos.table.table import Table

MOVES = 64  # bots' moves that are being made at a time; the fewer, the longer bots at many tables take
MOVES_OF_A_PERSON, MOVES_OF_AN_ADDRESS = 8, 16
Maker = Callable[[str, Game], Bot]
InThread = Callable[..., Awaitable[Any]]
Place = Callable[[str], str | None]  # where a session was last seen
Watched = Callable[[], Iterable[str]]  # the tables that somebody looks at, here
Shown = Callable[[Table, float], Awaitable[None]]  # waits until people have seen the last commit, beyond some seconds


async def at_once(table: Table, waited: float) -> None:
    """Nobody looks."""


class BotRunner:
    """Plays the seats of bots."""

    def __init__(
        self,
        tables: Tables,
        in_thread: InThread,
        workers: Workers,
        place: Place,
        watched: Watched,
        maker: Maker = quick_bot,
        shown: Shown = at_once,
    ) -> None:
        self.tables, self.in_thread, self.workers, self.maker = tables, in_thread, workers, maker
        self.place, self.watched, self.shown = place, watched, shown
        self.settings, self.database = tables.settings, tables.database
        self.lease = int(self.settings.claim * 1000)  # milliseconds
        self.moves = Shares(MOVES, MOVES_OF_A_PERSON, MOVES_OF_AN_ADDRESS)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what was left undone, now and every few seconds."""
        if self.database.sqlite:
            await self.in_thread(self._forget_claims)
        self.sweeper = asyncio.create_task(every(self.settings.sweep, self._sweep, "look for moves of bots"))

    async def stop(self) -> None:
        """Leave all moves that are not stored to others."""
        tasks = [task for task in (self.sweeper, *self.tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.in_thread(self._release)

    def consider(self, key: str) -> None:
        """A table has changed, or somebody looks at it: if a bot is to act there, let it."""
        table = self.tables.kept(key)
        if key not in self.tasks and table is not None and table.bot_due and self._wanted(table):
            task = asyncio.create_task(self._play(key))
            self.tasks[key] = task
            task.add_done_callback(lambda done: self._done(key, done))

    def _wanted(self, table: Table) -> bool:
        """Whether bots play on: among themselves they do so only for viewers, and wait for the next one."""
        return not table.deserted or table.id in self.watched()

    def _done(self, key: str, task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            logging.getLogger("reinos").error("a bot failed", exc_info=task.exception())

    async def _sweep(self) -> None:
        """Have the moves played that nobody plays."""
        for key in await self.in_thread(self._undone):
            await self.in_thread(self.tables.table, key)
            self.consider(key)
        for key in self.watched():  # those that only their viewers keep going
            table = self.tables.kept(key)
            if table is not None and table.deserted:
                self.consider(key)

    def _undone(self) -> list[str]:
        with self.database.read() as connection:
            found = claims.unclaimed(connection, self.lease)
        return [key for key in found if key not in self.tasks]

    async def _play(self, key: str) -> None:
        """Move after move, as long as bots are to act."""
        while True:
            table = self.tables.kept(key) or await self.in_thread(self.tables.table, key)
            if not self._wanted(table):
                return
            async with self.moves.turn(self._owner(table)):
                claimed = await self.in_thread(self._claim, key)
                if claimed is None:
                    return
                seat = next(seat for seat in claimed.to_act if claimed.seats[seat].kind == "bot")
                draft = await self._decided(claimed, seat)
                await self.in_thread(self._commit, claimed, seat, draft)

    def _owner(self, table: Table) -> Owner:
        """Whose share a bot's move is taken from: that of whoever brought the bots to the table."""
        return Owner(self.place(table.host) or "", table.host, table.id)

    async def _decided(self, table: Table, seat: int) -> list[int]:
        """A bot's draft, after a pause that tells nothing of its thinking."""
        loop, bot = asyncio.get_running_loop(), table.seats[seat].bot or "random"
        full = pause(bot, opened(table.present), self.settings.bot_pace)
        async with self.workers.turn(self._owner(table)):
            # Whatever else waits for the workers has nothing to do with this table: the pause begins when they do.
            began = loop.time()
            draft = await self._thought(table, seat, bot)
        await asyncio.sleep(rest(full, loop.time() - began))
        if full:
            await self.shown(table, full)
        return draft

    async def _thought(self, table: Table, seat: int, bot: str) -> list[int]:
        if self.settings.compile:
            await self.in_thread(warm_up, table.game)
        seen = table.present.seen_by(seat)
        try:
            return await self.workers.do(
                thought, seen, bot, self.maker, script_of(table, seat), seconds=self.settings.bot_budget
            )
        except (TimeoutError, Lost):
            drawn: list[int] = await self.in_thread(decide, seen, None, 0.0, script_of(table, seat))
            return drawn

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
