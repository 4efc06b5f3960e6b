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
from reinos.server.affinity import others, roam
from reinos.server.jobs.shares import Owner, Shares
from reinos.server.jobs.wire import LENGTH, Kept, packed
from reinos.server.limits import TooMany
from reinos.server.settings import Settings
from reinos.server.store.failure import StoreFailed

T = TypeVar("T")
THREADS = 4  # jobs that a worker does at a time
ATTEMPTS = 3  # at a job, when workers die of it
LAST = 10.0  # seconds that a worker has for its other jobs when one has taken too long


class Lost(Exception):
    """The worker died before the job was done."""


class Abandoned(Lost):
    """The worker was ended because of another job."""


class Hand(Protocol):
    """Something that does jobs."""

    busy: int

    async def do(self, work: Callable[..., T], *given: Any, seconds: float | None = None) -> T:
        """What comes of a job; Lost if that will never be known, TimeoutError when it takes longer than it may."""
        ...

    async def stop(self) -> None:
        """Begin nothing more, and wait for nothing."""
        ...


class Threads:
    """Does jobs in this process, for tests."""

    def __init__(self, threads: int) -> None:
        self.busy = 0
        self.pool = ThreadPoolExecutor(threads, "reinos-work", initializer=roam)

    async def do(self, work: Callable[..., T], *given: Any, seconds: float | None = None) -> T:
        """What comes of a job. A thread cannot be ended: what takes too long is computed for nobody."""
        done = asyncio.get_running_loop().run_in_executor(self.pool, work, *given)
        return await asyncio.wait_for(done, seconds)

    async def stop(self) -> None:
        """Begin nothing more, and wait for nothing."""
        self.pool.shutdown(wait=False, cancel_futures=True)


class Process:
    """Does jobs in a process of its own, which is started when there is something to do."""

    def __init__(self) -> None:
        self.busy = 0
        self._starting = asyncio.Lock()
        self._child: Child | None = None
        self._retired: dict[Child, asyncio.Task[None]] = {}  # they finish what they have begun

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._child is None or self._child.gone else self._child.process.pid

    async def do(self, work: Callable[..., T], *given: Any, seconds: float | None = None) -> T:
        """What comes of a job. A process that takes too long over it is given no more jobs, and ended."""
        async with self._starting:
            if self._child is None or self._child.gone:
                self._child = await Child.start()
            child = self._child
        done = child.send(work, *given)
        try:
            await asyncio.wait([done], timeout=seconds)
            if done.done():
                return done.result()
        finally:
            done.cancel()  # nobody waits for it any more
        self._retire(child)
        raise TimeoutError

    def _retire(self, child: Child) -> None:
        if self._child is child:
            self._child = None
        if child not in self._retired:
            self._retired[child] = asyncio.create_task(child.retire())
            self._retired[child].add_done_callback(lambda _: self._retired.pop(child))

    async def stop(self) -> None:
        """End all processes; their jobs are lost."""
        children = (self._child, *self._retired)
        await asyncio.gather(*(child.end() for child in children if child is not None))


class Child:
    """A process that does jobs, and those that it has been given."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.gone = process, False
        self._numbers = itertools.count()
        self._kept = Kept()
        self._jobs: dict[int, asyncio.Future[Any]] = {}
        self._loss: type[Lost] = Lost  # what becomes of its jobs when it ends
        self._hearing = asyncio.create_task(self._hear())

    @classmethod
    async def start(cls) -> Child:
        """A process that is ready for jobs."""
        # Not on the server's core: however low its priority, whoever is at work there is waited for at every turn.
        command = [sys.executable, "-m", "reinos.server.jobs.worker", str(THREADS), ",".join(map(str, others()))]
        pipe = asyncio.subprocess.PIPE
        child = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        if OFFERED:
            await child.send(OFFERED.update, dict(OFFERED))
        return child

    def send(self, work: Callable[..., T], *given: Any) -> asyncio.Future[T]:
        """Give it a job."""
        number, done = next(self._numbers), asyncio.get_running_loop().create_future()
        assert self.process.stdin is not None
        message = packed((number, work, given), self._kept)
        self._jobs[number] = done
        try:
            self.process.stdin.write(message)
        except RuntimeError:  # uvloop's word for a pipe that is closed: it has died, and nobody has heard of it yet
            self.gone = True
            del self._jobs[number]
            done.set_exception(self._loss())
        return done

    async def retire(self) -> None:
        """Let it finish the jobs that somebody waits for, for a while, then end it; what is left is done again."""
        wanted = [done for done in self._jobs.values() if not done.done()]
        if wanted:
            await asyncio.wait(wanted, timeout=LAST)
        self._loss = Abandoned
        await self.end()

    async def end(self) -> None:
        """End it; its jobs are lost."""
        if self.process.returncode is None:
            self.process.kill()
        await self._hearing

    async def _hear(self) -> None:
        """Take results until the process is gone; what it was doing is lost."""
        results, jobs = self.process.stdout, self.process.stdin
        assert results is not None
        assert jobs is not None
        try:
            while True:
                length = int.from_bytes(await results.readexactly(LENGTH))
                number, well, result = pickle.loads(await results.readexactly(length))
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
            self.gone = True
            for done in self._jobs.values():
                if not done.done():
                    done.set_exception(self._loss())
            jobs.close()
            await self.process.wait()


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
                return await hand.do(work, *given, seconds=seconds)
            except Abandoned:
                pass  # and done again
            except Lost:
                failures += 1
                if not self._stopping:
                    logging.getLogger("reinos").warning("a worker died; its jobs are done again")
            finally:
                hand.busy -= 1
        raise Lost
