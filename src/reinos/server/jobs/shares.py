"""Fair shares: who may do something next when not everything can be done at once."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Owner(NamedTuple):
    """Whose work something is: by address, if that is known, by person, and by table."""

    address: str
    person: str
    table: str


Waiting = asyncio.Future[None]
REMEMBERED = 20_000  # persons and tables, by when they had their last turn


class Shares:
    """So many turns at a time. Persons take them in rotation, and each person's tables in rotation.

    No person and no address ever has all of them: whoever comes next finds one free, however many others wait.
    """

    def __init__(self, turns: int, person: int, address: int) -> None:
        self.turns, self.person, self.address = turns, person, address
        self._queues: dict[str, dict[Owner, deque[Waiting]]] = {}
        self._last: OrderedDict[str | Owner, int] = OrderedDict()  # which turn a person, or a table, had last
        self._given = itertools.count(1)
        self._taken: Counter[str] = Counter()  # by person
        self._there: Counter[str] = Counter()  # by address

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Wait for a turn, and have it while the block lasts."""
        waiting: Waiting = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner.person, {}).setdefault(owner, deque()).append(waiting)
        self._admit()
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():
                self._leave(owner)
            elif waiting in self._queues.get(owner.person, {}).get(owner, ()):
                self._queues[owner.person][owner].remove(waiting)
                self._tidy(owner)
            raise
        try:
            yield
        finally:
            self._leave(owner)

    def waiting(self, person: str) -> int:
        """How much of a person's work waits."""
        return sum(map(len, self._queues.get(person, {}).values()))

    def _leave(self, owner: Owner) -> None:
        self._taken[owner.person] -= 1
        self._there[owner.address] -= 1
        self._taken, self._there = +self._taken, +self._there
        self._admit()

    def _admit(self) -> None:
        while self._taken.total() < self.turns:
            owner = min(self._able(), key=self._order, default=None)
            if owner is None:
                return
            waiting = self._queues[owner.person][owner].popleft()
            self._tidy(owner)
            if waiting.done():  # given up, and not told so yet
                continue
            self._taken[owner.person] += 1
            self._there[owner.address] += 1
            turn = next(self._given)
            for name in (owner, owner.person):
                self._last[name] = turn
                self._last.move_to_end(name)
            while len(self._last) > REMEMBERED:
                self._last.popitem(last=False)
            waiting.set_result(None)

    def _able(self) -> Iterator[Owner]:
        """Whose work waits and may be begun."""
        for person, tables in self._queues.items():
            if self._taken[person] < self.person:
                yield from (o for o in tables if not o.address or self._there[o.address] < self.address)

    def _order(self, owner: Owner) -> tuple[int, int]:
        """First the person, then the table, whose last turn is longest ago."""
        return self._last.get(owner.person, 0), self._last.get(owner, 0)

    def _tidy(self, owner: Owner) -> None:
        tables = self._queues[owner.person]
        if not tables[owner]:
            del tables[owner]
        if not tables:
            del self._queues[owner.person]
