"""Workers: processes that compute for the server, die, and come back."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import psutil
import pytest

from reinos.server.affinity import EVERY, roam, stay
from reinos.server.jobs import workers as jobs
from reinos.server.jobs.shares import Owner
from reinos.server.jobs.wire import TABLES_KEPT, Kept, packed
from reinos.server.jobs.workers import ATTEMPTS, Lost, Process, Workers
from reinos.server.limits import TooMany
from reinos.server.settings import Limits, Settings
from reinos.server.store.failure import StoreFailed
from reinos.table.opening import opened
from reinos.table.refusal import Invalid
from tests.server import running
from tests.server.conftest import Houses
from tests.server.house import PATIENCE
from tests.table.people import table_of

ME = Owner("", "ana", "t")
# Which process has waited until there is a file.
WAITED = """(lambda os, time: (
  all(time.sleep(0.01) is None for _ in iter(lambda: os.path.exists({!r}), True)), os.getpid())[1]
)(__import__('os'), __import__('time'))"""


@asynccontextmanager
async def at_work(**changes: object) -> AsyncIterator[tuple[Workers, Process]]:
    """Workers with one process, which is running."""
    workers = Workers(Settings(**changes))  # type: ignore[arg-type]
    hand = workers.hands[0]
    assert isinstance(hand, Process)
    await workers.do(os.getpid)
    try:
        yield workers, hand
    finally:
        await workers.stop()


def run(story: Callable[[Workers, Process], Awaitable[None]], **changes: object) -> None:
    async def told() -> None:
        async with at_work(**changes) as (workers, hand):
            await story(workers, hand)

    asyncio.run(asyncio.wait_for(told(), PATIENCE))


def test_jobs_run_elsewhere_at_a_lower_priority() -> None:
    async def story(workers: Workers, hand: Process) -> None:
        assert await workers.do(os.getpid) == hand.pid != os.getpid()
        assert await workers.do(os.nice, 0) > os.nice(0)
        assert await workers.do(divmod, 7, 2) == (3, 1)
        with pytest.raises(ZeroDivisionError):
            await workers.do(divmod, 7, 0)

    run(story)


@pytest.mark.skipif(len(EVERY) < 2, reason="there is one core for everybody")
@pytest.mark.parametrize("keeps", [True, False])
def test_jobs_leave_the_core_alone_that_the_server_keeps_to(keeps: bool) -> None:
    async def story(workers: Workers, hand: Process) -> None:
        assert await workers.do(os.sched_getaffinity, 0) == EVERY - (os.sched_getaffinity(0) if keeps else set())

    if keeps:
        stay()
    try:
        run(story)
    finally:
        roam()


def test_a_worker_that_is_killed_loses_no_job() -> None:
    async def story(workers: Workers, hand: Process) -> None:
        first = hand.pid
        jobs = [asyncio.create_task(workers.ask(ME, time.sleep, 0.5)) for _ in range(6)]
        await asyncio.sleep(0.1)
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert await asyncio.gather(*jobs) == [None] * 6
        assert hand.pid not in (None, first)

    run(story)


def test_a_job_for_a_worker_whose_end_nobody_has_heard_of_is_done_by_another() -> None:
    """The server's event loop refuses to write to a pipe that is closed; plain asyncio says nothing."""
    uvloop = pytest.importorskip("uvloop")

    async def story() -> None:
        async with at_work() as (workers, hand):
            first = hand.pid
            hand._child.process.stdin.transport.close()  # type: ignore[union-attr]
            assert await asyncio.gather(*(workers.do(os.getpid) for _ in range(6))) != [first] * 6
            assert hand.pid not in (None, first)

    uvloop.run(asyncio.wait_for(story(), PATIENCE))


def test_a_job_that_kills_is_given_up() -> None:
    async def story(workers: Workers, hand: Process) -> None:
        with pytest.raises(Lost):
            await workers.ask(ME, os._exit, 1)
        assert await workers.ask(ME, divmod, 7, 2) == (3, 1)

    run(story)


def test_who_waits_when_the_server_stops_is_told_so(houses: Houses) -> None:
    """Those whose job is being done, those whose turn has not come, and those who come too late."""

    async def story(workers: Workers, hand: Process) -> None:
        jobs = [asyncio.create_task(workers.ask(ME, time.sleep, 3600)) for _ in range(6)]
        await asyncio.sleep(0.2)
        await workers.stop()
        for wrong in await asyncio.gather(*jobs, return_exceptions=True):
            assert isinstance(wrong, StoreFailed)
            assert wrong.kind == "stopping"
        with pytest.raises(StoreFailed, match="stopping"):
            await workers.ask(ME, os.getpid)
        assert hand.pid is None

    run(story)
    house = houses()
    ana = house.guest(lang="es")
    table = ana.turn(ana.table("me", "me"))
    house.runner.run(house.server.workers.stop())
    refused = ana.ask("GET", f"/tables/{table['id']}/history/0")
    assert refused.status_code == 503
    assert refused.headers["retry-after"] == "5"
    assert "se está reiniciando" in refused.json()["message"]


def test_a_job_that_takes_too_long_is_ended_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are being done stay where they are; what comes next is done elsewhere."""
    monkeypatch.setattr(jobs, "LAST", PATIENCE)

    async def story(workers: Workers, hand: Process) -> None:
        first = hand.pid
        assert first is not None
        other = asyncio.create_task(workers.do(eval, WAITED.format(str(tmp_path / "go"))))
        with pytest.raises(TimeoutError):
            await workers.do(time.sleep, 3600, seconds=0.2)
        assert await workers.do(os.getpid) == hand.pid != first
        (tmp_path / "go").touch()
        assert await other == first
        while psutil.pid_exists(first):
            await asyncio.sleep(0.05)

    run(story)


def test_nobody_loses_a_job_to_others_that_take_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the worker is ended because of them before the job is done."""
    monkeypatch.setattr(jobs, "LAST", 0.1)

    async def story(workers: Workers, hand: Process) -> None:
        first = hand.pid
        mine = asyncio.create_task(workers.do(eval, WAITED.format(str(tmp_path / "go"))))
        for _ in range(ATTEMPTS + 1):
            await workers.do(os.getpid)
            with pytest.raises(TimeoutError):
                await workers.do(time.sleep, 3600, seconds=0.2)
        (tmp_path / "go").touch()
        assert await mine != first

    run(story)


def test_a_job_that_says_timeout_itself_ends_nothing() -> None:
    """Such as a bot whose own server does not answer."""

    async def story(workers: Workers, hand: Process) -> None:
        first = hand.pid
        with pytest.raises(TimeoutError):
            await workers.do(exec, "raise TimeoutError", seconds=60)
        assert await workers.do(os.getpid) == first

    run(story)


def test_refusals_come_back_in_every_language() -> None:
    async def story(workers: Workers, hand: Process) -> None:
        with pytest.raises(Invalid) as refused:
            await workers.do(opened, {"format": "x"})
        detail = refused.value.details["detail"]
        assert refused.value.error == "bad-file"
        assert detail.in_words("es") != detail.in_words("en")

    run(story)


def test_who_has_much_waiting_is_told_to_wait() -> None:
    async def story(workers: Workers, hand: Process) -> None:
        jobs = [asyncio.create_task(workers.ask(ME, time.sleep, 0.3)) for _ in range(2 + 3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany) as refused:
            await workers.ask(ME, divmod, 7, 2)
        assert refused.value.wait >= 1
        assert await workers.ask(Owner("", "luis", "t"), divmod, 7, 2) == (3, 1)
        await asyncio.gather(*jobs)

    run(story, limits=Limits(queued=3))


def test_a_table_is_sent_once_and_still_there_when_it_is_asked_about() -> None:
    """Over more tables than a worker keeps, in an order in which both ends must forget the same ones."""
    tables = [table_of("me", "me") for _ in range(TABLES_KEPT + 4)]

    async def story(workers: Workers, hand: Process) -> None:
        for number in [*range(len(tables)), 3, 0, *range(5, len(tables)), 0, 3, 1, 2]:
            assert await workers.do(getattr, tables[number], "seed") == tables[number].seed

    run(story)
    kept = Kept()
    first, again = (packed((0, getattr, (tables[0], "seed")), kept) for _ in range(2))
    assert len(again) < 200 < len(first)


def test_a_worker_ends_with_its_server(tmp_path: Path) -> None:
    """Also with one that is killed and can tell nobody."""
    for end in (running.Process.kill, running.Process.stop):
        server = running.Process("", tmp_path)
        ana = running.Caller(server.url)
        try:
            table = ana.do("/tables", game="kingdomino", seats=[{"kind": "me"}, {"kind": "me"}])
            ana.get(f"/tables/{table['id']}/history/0")
            (worker,) = psutil.Process(server.process.pid).children()
            assert "reinos.server.jobs.worker" in worker.cmdline()
        finally:
            end(server)
            running.Caller.opened.pop().close()
        assert worker.wait(20) is not None or not worker.is_running()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_whole_game_with_a_worker_that_dies_again_and_again(houses: Houses) -> None:
    house = houses(workers=1, sweep=0.5)
    ana = house.guest()
    table = ana.table("me", "greedy", "squire")
    path, hand = f"/tables/{table['id']}", house.server.workers.hands[0]
    deaths, state = 0, ana.get(path)
    while state["status"] != "over":
        if state["decision"] is None:
            house.wait(lambda: ana.get(path)["decision"] is not None or ana.get(path)["status"] == "over")
        else:
            ana.turn(state)
            if deaths < 3 and hand.pid is not None:
                os.kill(hand.pid, signal.SIGKILL)
                deaths += 1
        state = ana.get(path)
    assert deaths == 3
    assert [row["n"] for row in state["log"]] == sorted(row["n"] for row in state["log"])
    assert ana.get(f"{path}/result")["podium"]
    copy = ana.do("/tables/import", match=ana.get(f"{path}/export"))
    assert ana.get(f"/tables/{copy['id']}/history/5", seat="all")["version"] == 5
