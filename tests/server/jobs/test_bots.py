"""Bots at the tables: slow ones, crashed ones, absent-minded ones."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from reinos.bots.random import Random
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.server.live.hub import Connection
from reinos.server.store import claims, schema
from reinos.table.compiled import quick_bot
from tests.server.conftest import Houses
from tests.server.house import Guest, House


class Slow(Random):
    """Thinks until it is told to stop."""

    enough = threading.Event()

    def choose(self, position: Position, random: np.random.Generator) -> int:
        """Any legal id, in the end."""
        self.enough.wait(60)
        return super().choose(position, random)


def slow_or_quick(name: str, game: Game) -> Any:
    return Slow(game) if name == "random" else quick_bot(name, game)


@pytest.fixture(autouse=True)
def _end_of_thinking() -> Iterator[None]:
    Slow.enough.clear()
    yield
    Slow.enough.set()


def settle(house: House, ana: Guest, key: str) -> None:
    """Wait until it is Ana's turn."""
    house.wait(lambda: ana.get(f"/tables/{key}")["decision"] is not None)


def test_a_slow_bot_delays_no_other_table(houses: Houses) -> None:
    house = houses(maker=slow_or_quick)
    ana = house.guest()
    slow = [ana.table("random", "random", "random", public=False)["id"] for _ in range(6)]
    table = ana.table("me", "greedy", "greedy")
    for _ in range(3):
        settle(house, ana, table["id"])
        ana.turn(ana.get(f"/tables/{table['id']}"))
    assert {ana.get(f"/tables/{key}")["version"] for key in slow} == {0}


def test_a_bot_that_never_decides_takes_anything(houses: Houses) -> None:
    house = houses(maker=slow_or_quick, bot_budget=0.1)
    ana = house.guest()
    table = ana.table("random", "me")
    settle(house, ana, table["id"])
    ana.turn(ana.get(f"/tables/{table['id']}"))
    settle(house, ana, table["id"])


def test_bots_go_on_after_a_crash(houses: Houses) -> None:
    house = houses(maker=slow_or_quick, claim=2.0, sweep=0.2)
    ana = house.guest()
    table = ana.table("random", "random", "random", "me")
    while ana.get(f"/tables/{table['id']}")["decision"] is not None:
        ana.turn(ana.get(f"/tables/{table['id']}"))
    house.wait(lambda: bool(house.server.bots.tasks))
    house.restart()
    Slow.enough.set()
    settle(house, ana, table["id"])


def test_bots_go_on_after_a_crash_before_which_the_clock_was_ahead(houses: Houses) -> None:
    house = houses(maker=slow_or_quick, claim=2.0, sweep=0.2)
    ana = house.guest()
    table = ana.table("random", "random", "random", "me")
    while ana.get(f"/tables/{table['id']}")["decision"] is not None:
        ana.turn(ana.get(f"/tables/{table['id']}"))
    house.wait(lambda: bool(house.server.bots.tasks))
    with house.server.database.write() as connection:
        an_hour_ahead = schema.tables.c.claim_until + 3_600_000
        connection.execute(update(schema.tables).values(claim_owner="gone", claim_until=an_hour_ahead))
    house.restart()
    Slow.enough.set()
    settle(house, ana, table["id"])


def test_bots_go_on_when_the_database_has_been_away(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look for moves that nobody plays fails: there is a next one."""
    house = houses(sweep=0.05)
    bots, failed, look = house.server.bots, list[int](), claims.unclaimed

    def away_for_a_moment(*asked: Any) -> Any:
        if len(failed) < 3:
            failed.append(1)
            raise OperationalError("SELECT", None, ConnectionResetError("the database is away"))
        return look(*asked)

    monkeypatch.setattr(claims, "unclaimed", away_for_a_moment)
    with monkeypatch.context() as unseen:
        unseen.setattr(bots, "consider", lambda key: None)
        ana = house.guest()
        table = ana.table("greedy", "greedy", "greedy", "me")
        house.wait(lambda: len(failed) == 3)
    settle(house, ana, table["id"])


def test_only_bots_play(house: House) -> None:
    ana = house.guest()
    table = ana.table("greedy", "random", "greedy", public=True)
    house.wait(lambda: ana.get(f"/tables/{table['id']}")["status"] == "over")
    over = ana.get(f"/tables/{table['id']}")
    assert over["version"] == max(row["n"] for row in over["log"])


def test_bots_among_themselves_wait_for_viewers(houses: Houses) -> None:
    """Nobody sits there and nobody looks: the move that is being thought about is the last one."""
    house = houses(maker=slow_or_quick, sweep=0.01)
    hub, ana = house.server.hub, house.guest()
    key = ana.table("random", "random", "random", public=True)["id"]

    def commits() -> int:
        return int(house.server.tables.table(key).commits)

    house.wait(lambda: bool(house.server.bots.tasks))
    hub.looks.clear()  # as if some time had passed
    Slow.enough.set()
    house.wait(lambda: commits() == 1)
    house.runner.run(asyncio.sleep(0.2))
    assert commits() == 1
    assert not house.server.bots.tasks
    hub.at[key].add(Connection(None, key, None, None, "en"))  # type: ignore[arg-type]  # a socket that is silent
    house.wait(lambda: commits() > 3)
    hub.at.clear()
    house.wait(lambda: not house.server.bots.tasks)
    seen = commits()
    assert ana.get(f"/tables/{key}")["status"] == "playing"
    house.wait(lambda: commits() > seen)


def test_bots_that_play_for_people_who_left_wait_for_them(house: House) -> None:
    """Both hand their seats to bots; the match waits, and goes on when one of them comes back to look."""
    ana, luis = house.guest(), house.guest("Luis")
    table = ana.table("me", "open")
    luis.do("/join", code=table["code"])
    path = f"/tables/{table['id']}"
    luis.do(f"{path}/seats/1", action="leave")
    ana.do(f"{path}/seats/0", action="leave")
    house.server.hub.looks.clear()
    house.wait(lambda: not house.server.bots.tasks)
    left = house.server.tables.table(table["id"])
    assert left.deserted
    assert left.status == "playing"
    house.wait(lambda: ana.get(path)["status"] == "over")


@pytest.mark.parametrize("database", ["postgres"], indirect=True)  # a file has one server
def test_two_servers_play_a_bots_move_once(houses: Houses) -> None:
    one = houses(sweep=0.05)
    two = houses(sweep=0.05)
    ana = one.guest()
    table = ana.table("greedy", "greedy", "greedy", "greedy")
    path = f"/tables/{table['id']}"

    def over() -> bool:
        two.runner.run(asyncio.sleep(0.02))
        return ana.get(path)["status"] == "over"

    one.wait(over)
    entries = one.server.tables.table(table["id"]).entries
    assert [entry.number for entry in entries] == list(range(len(entries)))
