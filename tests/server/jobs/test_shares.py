"""Fair shares: who is served next."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from reinos.server.jobs.shares import Owner, Shares


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 20))


class Queue:
    """Everybody's work, done one after the other as turns are given."""

    def __init__(self, shares: Shares) -> None:
        self.shares, self.served = shares, list[Owner]()
        self.tasks: list[asyncio.Task[None]] = []

    def put(self, owner: Owner) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(self._work(owner)))
        return self.tasks[-1]

    async def _work(self, owner: Owner) -> None:
        async with self.shares.turn(owner):
            self.served.append(owner)
            await asyncio.sleep(0)

    async def all_done(self) -> list[Owner]:
        await asyncio.gather(*self.tasks)
        return self.served


def test_persons_take_turns_and_so_do_their_tables() -> None:
    async def story() -> None:
        queue = Queue(Shares(1, person=1, address=1))
        greedy = [Owner("", "eva", table) for table in "aaabbbccc"]
        modest = [Owner("", person, "t") for person in ("ana", "luis")]
        for owner in (*greedy, *modest):
            queue.put(owner)
        served = await queue.all_done()
        assert [owner.person for owner in served[:4]] == ["eva", "ana", "luis", "eva"]  # not after all nine
        assert [owner.table for owner in served if owner.person == "eva"] == list("abcabcabc")

    run(story())


@pytest.mark.parametrize("same", ["person", "address"])
def test_nobody_has_all_turns(same: str) -> None:
    """Whoever comes later finds a turn free, though others wait: many tables of one person, or persons of one place."""

    async def story() -> None:
        shares = Shares(4, person=3, address=3)
        hold, inside = asyncio.Event(), list[Owner]()

        async def work(owner: Owner) -> None:
            async with shares.turn(owner):
                inside.append(owner)
                await hold.wait()

        crowd = [Owner("there", "eva" if same == "person" else f"eva{n}", f"{n}") for n in range(20)]
        tasks = [asyncio.create_task(work(owner)) for owner in crowd]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(inside) == 3
        ana = Owner("here", "ana", "t")
        tasks.append(asyncio.create_task(work(ana)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert inside[-1] is ana
        hold.set()
        await asyncio.gather(*tasks)
        assert len(inside) == 21

    run(story())


def test_who_gives_up_leaves_nothing_behind() -> None:
    """Cancelled while waiting, and in the moment of being admitted."""

    async def story() -> None:
        queue = Queue(Shares(1, person=1, address=1))
        ana, luis = Owner("", "ana", "t"), Owner("", "luis", "t")
        async with queue.shares.turn(ana):
            waiting = queue.put(luis)
            await asyncio.sleep(0)
            assert queue.shares.waiting("luis") == 1
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert queue.shares.waiting("luis") == 0
            admitted = queue.put(luis)
            await asyncio.sleep(0)
        admitted.cancel()  # its turn has come, and it does not know yet
        await asyncio.gather(admitted, return_exceptions=True)
        assert queue.served == []
        queue.tasks.clear()
        queue.put(ana)
        assert await queue.all_done() == [ana]

    run(story())


def test_many_who_give_up_at_once_leave_nothing_behind() -> None:
    """A server that stops: whoever had a turn leaves while those who wait are given up, and not told so yet."""

    async def story() -> None:
        queue = Queue(Shares(2, person=2, address=2))
        owners = [Owner("", person, table) for person in ("ana", "luis", "eva") for table in "abc"]
        for owner in owners:
            queue.put(owner)
        await asyncio.sleep(0)
        for task in queue.tasks:
            task.cancel()
        outcomes = await asyncio.gather(*queue.tasks, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} <= {asyncio.CancelledError, type(None)}
        queue.tasks.clear()
        queue.served.clear()
        for owner in owners:
            queue.put(owner)
        assert sorted(await queue.all_done()) == sorted(owners)

    run(story())
