"""The workers of a server: processes for all that takes long, so that the server itself only answers.

Bots, hints, imports, replays and history are computed there, in fair shares. A worker that dies is started again and
its jobs with it: a job only computes, so nothing that was stored or acknowledged depends on it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import pickle
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from reinos.bots.network import OFFERED
from reinos.server.affinity import EVERY, roam
from reinos.server.jobs.shares import Owner, Shares
from reinos.server.jobs.wire import LENGTH, Kept, packed
from reinos.server.limits import TooMany
from reinos.server.settings import Settings
from reinos.server.store.failure import StoreFailed

T = TypeVar("T")
THREADS = 4  # jobs that a worker does at a time
ATTEMPTS = 3  # at a job, when workers die of it


class Lost(Exception):
    """The worker died before the job was done."""


class Abandoned(Lost):
    """The worker was ended because of another job."""


class Hand(Protocol):
    """Something that does jobs."""

    busy: int

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """What comes of a job; Lost if that will never be known."""
        ...

    async def abandon(self) -> None:
        """End a job that takes too long, whatever else that ends."""
        ...

    async def stop(self) -> None:
        """Begin nothing more, and wait for nothing."""
        ...


class Threads:
    """Does jobs in this process, for tests."""

    def __init__(self, threads: int) -> None:
        self.busy = 0
        self.pool = ThreadPoolExecutor(threads, "reinos-work", initializer=roam)

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """What comes of a job."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)

    async def abandon(self) -> None:
        """Nothing: a thread cannot be ended, and what it computes is for nobody."""

    async def stop(self) -> None:
        """Begin nothing more, and wait for nothing."""
        self.pool.shutdown(wait=False, cancel_futures=True)


class Process:
    """Does jobs in a process of its own, which is started when there is something to do."""

    def __init__(self) -> None:
        self.busy = 0
        self._numbers = itertools.count()
        self._starting = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._kept = Kept()
        self._jobs: dict[int, asyncio.Future[Any]] = {}
        self._loss: type[Lost] = Lost  # what becomes of its jobs when it ends

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._process is None else self._process.pid

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """What comes of a job."""
        async with self._starting:
            process = self._process or await self._start()
        return await self._sent(process, work, *given)

    async def abandon(self) -> None:
        """End the process: all its jobs are lost, and those that somebody waits for are done again."""
        self._loss = Abandoned
        await self.stop()

    async def stop(self) -> None:
        """End the process; all its jobs are lost."""
        process, hearing = self._process, self._hearing
        if process is not None and process.returncode is None:
            process.kill()
        if hearing is not None:
            await hearing

    async def _start(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-m", "reinos.server.jobs.worker", str(THREADS), ",".join(map(str, EVERY))]
        pipe = asyncio.subprocess.PIPE
        self._loss = Lost
        process = self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        self._kept = Kept()
        self._hearing = asyncio.create_task(self._hear(process))
        if OFFERED:
            await self._sent(process, OFFERED.update, dict(OFFERED))
        return process

    def _sent(self, process: asyncio.subprocess.Process, work: Callable[..., T], *given: Any) -> asyncio.Future[T]:
        number, done = next(self._numbers), asyncio.get_running_loop().create_future()
        assert process.stdin is not None
        message = packed((number, work, given), self._kept)
        self._jobs[number] = done
        process.stdin.write(message)
        return done

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        """Take results until the process is gone; what it was doing is lost."""
        assert process.stdout is not None
        assert process.stdin is not None
        try:
            while True:
                length = int.from_bytes(await process.stdout.readexactly(LENGTH))
                number, well, result = pickle.loads(await process.stdout.readexactly(length))
                done = self._jobs.pop(number)
                if done.done():
                    continue  # nobody waits for it any more
                if well:
                    done.set_result(result)
                else:
                    done.set_exception(result)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self._process = None
            lost, self._jobs = self._jobs, {}
            for done in lost.values():
                if not done.done():
                    done.set_exception(self._loss())
            process.stdin.close()
            await process.wait()


class Workers:
    """Does jobs for everybody, in fair shares."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        processes = settings.workers
        self.hands: list[Hand] = [Process() for _ in range(processes)] or [Threads(settings.bot_threads)]
        turns = THREADS * processes or settings.bot_threads
        self.shares = Shares(turns, person=max(1, turns // 2), address=max(1, turns - 1))
        self._stopping = False

    async def stop(self) -> None:
        """End; what is being computed is given up."""
        self._stopping = True
        await asyncio.gather(*(hand.stop() for hand in self.hands))

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """A share of the workers."""
        async with self.shares.turn(owner):
            yield

    async def ask(self, owner: Owner, work: Callable[..., T], *given: Any) -> T:
        """Have a job done that somebody waits for; TooMany when much of theirs waits already."""
        if self.settings.limits.on and self.shares.waiting(owner.person) >= self.settings.limits.queued:
            raise TooMany(self.settings.limits.queued)
        async with self.turn(owner):
            try:
                return await self.do(work, *given)
            except Lost:
                if self._stopping:
                    raise StoreFailed("stopping") from None
                raise

    async def do(self, work: Callable[..., T], *given: Any, seconds: float | None = None) -> T:
        """Have a job done now, with a share that is held; TimeoutError when it takes longer than it may."""
        failures = 0
        while failures < ATTEMPTS and not self._stopping:
            hand = min(self.hands, key=lambda hand: hand.busy)
            hand.busy += 1
            try:
                return await asyncio.wait_for(hand.do(work, *given), seconds)
            except TimeoutError:
                await hand.abandon()
                raise
            except Abandoned:
                pass  # and done again
            except Lost:
                failures += 1
                if not self._stopping:
                    logging.getLogger("reinos").warning("a worker died; its jobs are done again")
            finally:
                hand.busy -= 1
        raise Lost
