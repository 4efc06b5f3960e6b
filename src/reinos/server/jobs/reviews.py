"""Reviews of finished matches: made position by position in the workers, between everybody's other jobs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import orjson

from reinos.core.cache import Cache
from reinos.review import Review, assess
from reinos.review.review import put_together
from reinos.server.jobs.shares import Owner
from reinos.server.jobs.warmup import warm_up
from reinos.server.jobs.workers import Workers
from reinos.table.compiled import is_compiled
from reinos.table.refusal import NotNow
from reinos.table.review import PLAYOUTS, review_tasks, review_told
from reinos.table.table import Table

AT_ONCE = 2  # reviews that are being made; others wait
KEPT = 200
BUDGET = 120.0  # seconds for one position, which takes about one where the machine is not busy
REMEMBERED = 60.0  # seconds that a failure waits for whoever asks
LOOK_AGAIN = 1.0  # seconds between two looks whether the rules are compiled

InThread = Callable[..., Awaitable[Any]]
Key = tuple[str, int | None]  # a table's id and whose eyes


@dataclass
class Progress:
    """How far a review has come."""

    task: asyncio.Task[None]
    done: int = 0
    of: int = 0  # positions; 0 while that is not known


class Reviews:
    """Makes reviews, each once, and keeps the last ones."""

    def __init__(self, workers: Workers, in_thread: InThread) -> None:
        self.workers, self.in_thread = workers, in_thread
        self.compile = workers.settings.compile
        self.running: dict[Key, Progress] = {}
        self.made: Cache[Review] = Cache(KEPT)
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def ask(self, owner: Owner, table: Table, viewer: int | None) -> Review | Progress:
        """The review, or how far it has come; begun if need be. A refusal once if it failed."""
        key = (table.id, viewer)
        made = self.made.known(key)
        if made is not None:
            return made
        progress = self.running.get(key)
        if progress is None:
            if not self.compile and not await self.in_thread(is_compiled, table.game):
                raise NotNow("no-review")
            progress = self.running.get(key) or self._begin(key, owner, table, viewer)
        elif progress.task.done():
            del self.running[key]
            raise NotNow("no-review")
        return progress

    def _begin(self, key: Key, owner: Owner, table: Table, viewer: int | None) -> Progress:
        progress = Progress(asyncio.create_task(self._make(key, owner, table, viewer)))
        self.running[key] = progress
        progress.task.add_done_callback(lambda task: self._done(key, task))
        return progress

    def _done(self, key: Key, task: asyncio.Task[None]) -> None:
        if task.cancelled() or task.exception() is None:
            self.running.pop(key, None)
            return
        logging.getLogger("reinos").error("a review failed", exc_info=task.exception())
        task.get_loop().call_later(REMEMBERED, self._forget, key, task)

    def _forget(self, key: Key, task: asyncio.Task[None]) -> None:
        """A failure that nobody has asked about."""
        if key in self.running and self.running[key].task is task:
            del self.running[key]

    async def _make(self, key: Key, owner: Owner, table: Table, viewer: int | None) -> None:
        async with self.turns:
            while not await self.in_thread(is_compiled, table.game):
                await self.in_thread(warm_up, table.game)
                await asyncio.sleep(LOOK_AGAIN)
            asked = await self._job(owner, review_tasks, table, viewer)
            progress, found = self.running[key], []
            progress.of = len(asked)
            for task in asked:
                found.append(await self._job(owner, assess, task.seen, task.chosen, PLAYOUTS))
                progress.done += 1
            self.made.put(key, put_together(asked, found, viewer, PLAYOUTS))

    async def _job(self, owner: Owner, work: Callable[..., Any], *given: Any) -> Any:
        """One job in its fair turn: whoever plays comes between two positions."""
        async with self.workers.turn(owner):
            return await self.workers.do(work, *given, seconds=BUDGET)

    async def stop(self) -> None:
        """Give up what is not made."""
        tasks = [progress.task for progress in self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(table: Table, found: Review, lang: str) -> bytes:
    """A review in words, as it is sent."""
    return orjson.dumps(review_told(table, found, lang))
