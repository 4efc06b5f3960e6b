"""Seats of people who are away: how long that takes, who plays on for them, and how they get their seat back."""

from __future__ import annotations

import uuid
from typing import Any

import pytest

from tests.server.conftest import Houses
from tests.server.house import Clock, Guest, House

AWAY = 61  # seconds


@pytest.fixture
def house(houses: Houses) -> House:
    """A server that counts absence as a real one does, except that only its own notes are real."""
    return houses(absent_after=60.0, attend=3600.0)


def noted(house: House) -> None:
    """What the server does every few seconds: note who is there."""
    there, house.server.hub.lately = house.server.hub.present() | house.server.hub.lately, set()
    house.server.attendance.note(there)


def two_players(house: House, **body: Any) -> tuple[Guest, Guest, str]:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    table = ana.table("me", "open", **body)
    luis.do("/join", code=table["code"])
    noted(house)
    return ana, luis, f"/tables/{table['id']}"


def test_who_has_just_joined_is_not_absent(house: House) -> None:
    clock = Clock(house)
    ana, _, path = two_players(house)
    for seconds in (0, 30, 29):
        clock.passes(seconds)
        assert ana.do(f"{path}/seats/1", 409, action="bot")["error"] == "not-absent"
    clock.passes(1)
    assert ana.do(f"{path}/seats/1", action="bot")["seats"][1]["kind"] == "bot"


def test_who_asks_over_http_is_there(house: House) -> None:
    """A program that polls has no socket."""
    clock = Clock(house)
    ana, luis, path = two_players(house)
    for _ in range(10):
        clock.passes(50)
        luis.get(path)
        assert ana.do(f"{path}/seats/1", 409, action="bot")["error"] == "not-absent"
        noted(house)
    clock.passes(AWAY)
    assert ana.do(f"{path}/seats/1", action="bot")["seats"][1]["kind"] == "bot"


def test_a_restart_is_nobodys_absence(house: House) -> None:
    clock = Clock(house)
    clock.passes(-3600)
    ana, _, path = two_players(house)
    house.restart()
    clock.now = house.server.attendance.born
    clock.show(house)
    for seconds in (0, 30, 29):
        clock.passes(seconds)
        assert ana.do(f"{path}/seats/1", 409, action="bot")["error"] == "not-absent"
    clock.passes(1)
    assert ana.do(f"{path}/seats/1", action="bot")["seats"][1]["kind"] == "bot"


def test_processes_know_who_is_at_another(houses: Houses, database: str) -> None:
    """The same session polls one process while an opponent asks the other one for a bot."""
    if database.startswith("sqlite"):
        pytest.skip("one file, one server")
    one, two = houses(absent_after=60.0, attend=3600.0), houses(absent_after=60.0, attend=3600.0)
    clock = Clock(one)
    clock.show(two)
    ana, luis, path = two_players(one)
    ana.house = two
    for _ in range(5):
        clock.passes(50)
        luis.get(path)
        noted(one)
        assert ana.do(f"{path}/seats/1", 409, action="bot")["error"] == "not-absent"
    clock.passes(AWAY)
    assert ana.do(f"{path}/seats/1", action="bot")["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("bot", ["random", "king"])
def test_no_opponent_chooses_the_bot(house: House, bot: str) -> None:
    clock = Clock(house)
    ana, luis, path = two_players(house, stand_in="squire")
    refused = ana.do(f"{path}/seats/1", 409, action="bot", bot=bot)
    assert refused["error"] == "not-absent"
    clock.passes(AWAY)
    refused = ana.do(f"{path}/seats/1", 400, action="bot", bot=bot)
    assert refused["error"] == "bad-option"
    assert "allowed: squire" in refused["message"]
    assert luis.get(path)["me"]["seats"] == [1]


def test_the_table_says_which_bot_stands_in(house: House) -> None:
    ana, luis, path = two_players(house, stand_in="squire")
    assert luis.get(path)["stand_in"] == {"name": "squire", "label": "Squire"}
    assert luis.get(path, lang="es")["stand_in"] == {"name": "squire", "label": "Escudero"}
    assert luis.do(f"{path}/seats/1", action="leave")["seats"][1]["bot"] == "squire"
    assert ana.table("me", "open")["stand_in"]["name"] == "greedy"
    wrong = ana.do("/tables", 400, game="kingdomino", seats=[{"kind": "me"}] * 2, stand_in="nobody")
    assert "stand_in" in wrong["message"]
    assert "greedy" in wrong["message"]


def test_the_owner_is_told_and_takes_the_seat_back(house: House) -> None:
    clock = Clock(house)
    ana, luis, path = two_players(house)
    clock.passes(AWAY)
    ana.do(f"{path}/seats/1", action="bot")
    assert luis.get(path)["me"]["lent"] == [1]
    assert [line["lent"] for line in luis.get("/tables")["mine"]] == [True]
    assert ana.do(f"{path}/seats/1", action="bot", bot="random")["seats"][1]["bot"] == "greedy"  # nor later
    assert luis.do(f"{path}/seats/1", action="take")["me"]["seats"] == [1]
    assert ana.do(f"{path}/seats/1", 409, action="bot")["error"] == "not-absent"
    assert [line["lent"] for line in luis.get("/tables")["mine"]] == [False]


ATTEMPTS = [{"action": "bot"}, {"action": "bot", "bot": "random"}, {"action": "open"}, {"action": "leave"}]


@pytest.mark.parametrize("begun", [True, False])
def test_of_25_seats_none_is_taken(house: House, begun: bool, record_property: pytest.RecordProperty) -> None:
    """An opponent and a stranger try everything at seats whose people have just come, ask over HTTP, have been away for
    a while or hold only a link. Before the start the host may send people away, so there only a stranger tries."""
    clock, taken = Clock(house), []
    eva = house.guest("Eva")
    for number in range(25):
        ana, luis = house.guest(f"Ana {number}"), house.guest(f"Luis {number}")
        linked = number % 5 == 4
        table = ana.table("me", "link" if linked else "open", *(() if begun and not linked else ("open",)))
        path, invite = f"/tables/{table['id']}", table["seats"][1]["invite"]
        if not linked:
            luis.do("/join", code=table["code"])
        noted(house)
        clock.passes((0, 30, 59, 55)[number % 4])
        luis.get(path)
        noted(house)
        clock.passes((0, 59, 30, 1)[number % 4])
        for robber in (ana, eva) if begun and not linked else (eva,):
            for attempt in (*ATTEMPTS, {"action": "take"}):
                robber.ask("POST", f"{path}/seats/1", json={"command": uuid.uuid4().hex, **attempt})
            robber.ask("POST", "/join", json={"command": uuid.uuid4().hex, "code": table["code"]})
        seat = ana.get(path)["seats"][1]
        held = seat["kind"] == "link" and seat["invite"] == invite if linked else luis.get(path)["me"]["seats"] == [1]
        if not held:
            taken.append((number, seat))
    assert taken == []
    record_property(
        "measured", f"seats taken by others: {len(taken)} of 25, {'in play' if begun else 'before the start'}"
    )


def test_nobody_reads_drafts_from_a_seat_that_changes_hands(houses: Houses) -> None:
    """However often the draft had changed, all others are told the same number; the owner's goes on growing."""
    told = []
    house = houses(bot_pace=3600.0)
    for drafts in (0, 7):
        ana, luis, path = two_players(house)
        mover, other, seat = (luis, ana, 1) if luis.get(path)["decision"] else (ana, luis, 0)
        state = mover.get(path)
        choice = state["legal"][0]["id"]
        for number in range(drafts):
            state = mover.put_draft(state, [] if number % 2 else [choice])
        before, own = other.get(path)["revision"], mover.get(path)["revision"]
        lost = mover.do(f"{path}/seats/{seat}", action="leave")
        assert lost["revision"] > own
        told.append(other.get(path)["revision"] - before)
        back = mover.do(f"{path}/seats/{seat}", action="take")
        assert back["revision"] > lost["revision"]
    assert told[0] == told[1]


def test_a_seat_for_a_link_is_taken_by_its_link_only(house: House) -> None:
    ana, luis, eva = (house.guest(name) for name in ("Ana", "Luis", "Eva"))
    table = ana.table("me", "link")
    path = f"/tables/{table['id']}"
    assert eva.do("/join", 409, code=table["code"])["error"] == "full"
    assert eva.do(f"{path}/seats/1", 403, action="take")["error"] == "not-your-seat"
    waiting = ana.table("me", "link", "open")
    tokens = [seat["invite"].rsplit("/", 1)[1] for seat in waiting["seats"][1:]]
    assert luis.do("/join", invite=tokens[0])["state"]["me"]["seats"] == [1]
    left = luis.do(f"/tables/{waiting['id']}/seats/1", action="leave")
    assert left["seats"][1]["kind"] == "link"  # still
    assert eva.do("/join", code=waiting["code"])["state"]["me"]["seats"] == [2]
    assert luis.do("/join", 409, code=waiting["code"])["error"] == "full"
    token = table["seats"][1]["invite"].rsplit("/", 1)[1]
    assert luis.do("/join", invite=token)["state"]["status"] == "playing"
