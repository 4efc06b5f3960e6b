"""People's turns come first: nothing else that a server does stands in their way."""

from __future__ import annotations

import asyncio
import threading

from tests.server.house import House

MANY = 40  # more than there are threads
TOO_LONG = 20.0  # seconds


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
