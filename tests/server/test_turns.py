"""People's turns come first: nothing else that a server does stands in their way."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from reinos.server.turns import Turns
from tests.server.house import House

MANY = 40  # more than there are threads
TOO_LONG = 20.0  # seconds
THREADS = 4


@pytest.fixture
def turns() -> Iterator[Turns]:
    made = Turns(THREADS, "test")
    made.start()
    yield made
    made.shutdown()


def at_rest(turns: Turns) -> None:
    """Wait until nobody works."""
    end = time.monotonic() + TOO_LONG
    while turns.idle < THREADS:
        assert time.monotonic() < end
        time.sleep(0.001)


def test_who_has_worked_last_works_next(turns: Turns) -> None:
    """Threads that took turns would each begin with cold caches."""
    workers = list[int]()
    for _ in range(MANY):
        at_rest(turns)
        turns.submit(lambda: workers.append(threading.get_ident()))
    at_rest(turns)
    assert len(workers) == MANY
    assert len(set(workers)) == 1


def test_all_threads_work_and_what_they_cannot_do_at_once_waits_its_turn(turns: Turns) -> None:
    at_work, done, ready = threading.Semaphore(0), list[int](), threading.Event()

    def work(number: int) -> None:
        at_work.release()
        ready.wait(TOO_LONG)
        done.append(number)

    for number in range(MANY):
        turns.submit(work, number)
    for _ in range(THREADS):
        assert at_work.acquire(timeout=TOO_LONG)
    assert not at_work.acquire(blocking=False)
    ready.set()
    at_rest(turns)
    assert sorted(done) == list(range(MANY))


@pytest.mark.parametrize("wanted", [True, False])
def test_what_still_waits_at_the_end_is_done_where_it_is_wanted(wanted: bool) -> None:
    turns, done, ready = Turns(1, "test"), list[int](), threading.Event()
    turns.start()
    turns.submit(ready.wait)
    for number in range(MANY):
        turns.submit(done.append, number)
    turns.shutdown(wait=False, cancel_futures=not wanted)
    ready.set()
    turns.shutdown()
    assert done == (list(range(MANY)) if wanted else [])


def test_threads_that_never_began_can_be_ended() -> None:
    Turns(THREADS, "test").shutdown()


def test_no_turn_waits_behind_new_tables_bots_or_whoever_looks_around(house: House) -> None:
    ana = house.guest()
    state, ready = ana.table("me", "me"), threading.Event()

    async def crowd() -> list[asyncio.Task[bool]]:
        return [asyncio.create_task(house.server.in_thread(ready.wait)) for _ in range(MANY)]

    waiting = house.runner.run(crowd())
    giving_up = threading.Timer(TOO_LONG, ready.set)
    giving_up.start()
    while not state["can_confirm"]:
        state = ana.draft(state, state["legal"][0]["id"])
    assert ana.confirm(state)["version"] == 1
    assert not ready.is_set()
    giving_up.cancel()
    ready.set()
    house.wait(lambda: all(task.done() for task in waiting))


def test_a_turn_wakes_the_event_loop_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = house.guest()
    state, wakes = ana.table("me", "me"), list[object]()
    loop = house.runner.get_loop()
    wake = loop.call_soon_threadsafe

    def counted(call: Callable[..., object], *args: object, **named: Any) -> asyncio.Handle:
        wakes.append(call)
        return wake(call, *args, **named)

    monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
    commands = 1
    while not state["can_confirm"]:
        state, commands = ana.draft(state, state["legal"][0]["id"]), commands + 1
    ana.confirm(state)
    assert len(wakes) == commands


def test_what_goes_wrong_in_a_turn_is_told_to_who_waits_for_it(house: House) -> None:
    with pytest.raises(ZeroDivisionError):
        house.runner.run(house.server.in_turn(divmod, 1, 0))


def test_a_turn_that_nobody_waits_for_any_more_is_told_all_the_same(house: House) -> None:
    ana = house.guest()
    table, told, ready = ana.table("me", "me")["id"], list[str](), threading.Event()
    house.server.hub.wake = lambda key, _: told.append(key)

    def change() -> None:
        ready.wait(TOO_LONG)
        house.server.published(table, None)

    async def given_up() -> None:
        turn = asyncio.create_task(house.server.in_turn(change))
        await asyncio.sleep(0.01)
        turn.cancel()
        ready.set()

    house.runner.run(given_up())
    house.wait(lambda: told == [table])
