"""Reviews at the table: made in the background between other people's jobs, with what a seat could know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

import reinos
from reinos.core.position import Position
from reinos.review import Assessment
from reinos.server.jobs import reviews
from reinos.server.jobs.shares import Owner
from tests.server.house import Guest, House, Json


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PLAYOUTS", 5)
    monkeypatch.setattr(reviews, "is_compiled", lambda game: True)  # if not, it will be, in its time
    monkeypatch.setattr(reviews, "BUDGET", 600.0)


def finished(ana: Guest) -> Json:
    """A table whose match is over, all of its seats Ana's."""
    match, dice = reinos.load("kingdomino", players=2).new(5), random.Random(5)
    while not match.over:
        match.play(dice.choice(match.legal_ids()))
    return ana.do("/tables/import", match=match.to_json())


def asked(house: House, guest: Guest, path: str, **params: Any) -> Iterator[Json]:
    """What the server says of a review, again and again until it is made."""
    while True:
        told = guest.get(path, **params)
        yield told
        if told["review"]:
            return
        house.runner.run(asyncio.sleep(0.01))


def test_a_review_is_made_in_the_background_and_kept(house: House) -> None:
    ana = house.guest()
    table = finished(ana)
    path = f"/tables/{table['id']}/review"
    *before, last = asked(house, ana, path, seat="1")
    assert before[0] == {"done": 0, "of": 0, "review": None}
    assert [one["done"] for one in before] == sorted(one["done"] for one in before)
    told = last["review"]["told"]
    assert last["done"] == last["of"] == len(told["chances"])
    assert told["viewer"] == 1
    assert "review-chart" in last["review"]["chart"]
    assert not house.server.reviews.running
    spanish = ana.get(path, seat="1", lang="es")["review"]["told"]
    assert spanish["title"] == "Kingdomino: repaso"
    assert [moment["step"] for moment in spanish["moments"]] == [moment["step"] for moment in told["moments"]]


def test_a_moment_can_be_tried_again(house: House) -> None:
    ana = house.guest()
    table = finished(ana)
    *_, last = asked(house, ana, f"/tables/{table['id']}/review", seat="all")
    review = last["review"]
    assert review["told"]["moments"], "random play has instructive moments"
    for moment, before in zip(review["told"]["moments"], review["before"], strict=True):
        again = ana.do(f"/tables/{table['id']}/branch", version=before, seat=moment["seat"])
        assert again["me"]["seat"] == moment["seat"]
        assert again["decision"] is not None


def test_a_running_match_is_not_reviewed(house: House) -> None:
    ana = house.guest()
    table = ana.table("me", "me")
    assert ana.get(f"/tables/{table['id']}/review", 409)["error"] == "not-over"


def test_others_come_between_two_positions(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a single turn for everybody, somebody else's job is done while a review is still being made."""
    assessed: list[int] = []

    def slowly(seen: Position, chosen: int | None, playouts: int) -> Assessment:
        assessed.append(seen.seat or 0)
        return Assessment((0.5, 0.5))

    monkeypatch.setattr(reviews, "assess", slowly)
    house.server.workers.shares.turns = 1
    ana = house.guest()
    table = finished(ana)
    path = f"/tables/{table['id']}/review"
    ana.get(path, seat="0")

    async def other() -> int:
        while not assessed:
            await asyncio.sleep(0)
        return await house.server.workers.ask(Owner("elsewhere", "somebody", "a table"), len, assessed)

    done = house.runner.run(other())
    *_, last = asked(house, ana, path, seat="0")
    assert 0 < done < last["of"]


def test_what_fails_is_refused_once_and_can_be_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: Any) -> Assessment:
        raise RuntimeError("no")

    ana = house.guest()
    path = f"/tables/{finished(ana)['id']}/review"
    with monkeypatch.context() as broken:
        broken.setattr(reviews, "assess", fail)
        ana.get(path, seat="0")
        house.wait(lambda: all(one.task.done() for one in house.server.reviews.running.values()))
        refused = ana.get(path, 409, seat="0", lang="es")
    assert refused["error"] == "no-review"
    assert refused["message"].startswith("Ahora no se puede repasar esta partida")
    *_, last = asked(house, ana, path, seat="0")
    assert last["review"]
