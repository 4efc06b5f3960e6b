"""Strangers at the table: guessing, the lobby, names, chat, and what the host can do about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reinos.server.settings import Limits
from reinos.server.store.lobby import LISTED, LISTED_OF_ONE
from reinos.server.store.quotas import Quotas, neighbourhood
from reinos.server.store.rows import CHAT_KEPT
from tests.server.conftest import Houses
from tests.server.house import Clock, Guest, House

Json = dict[str, Any]


def quick(tmp_path: Path, **changes: Any) -> House:
    from tests.server.house import settings_for

    return House(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}", **changes))


# Guessing


def test_guesses_are_counted_by_address_for_all_processes(houses: Houses, database: str) -> None:
    """Whoever brings many sessions, or asks several processes, has no more guesses than one visitor."""
    limits = Limits(session=(1000, 60))
    here = [houses(limits=limits)] if database.startswith("sqlite") else [houses(limits=limits), houses(limits=limits)]
    clock = Clock(here[0])
    clock.show(here[-1])
    answers = []
    for number in range(30):
        stranger = here[number % len(here)].guest(f"S{number}")
        answers += [stranger.ask("POST", "/join", json={"command": "x", "code": f"AAAAA{chr(65 + number % 26)}"})]
    assert [answer.status_code for answer in answers] == [404] * 20 + [429] * 10
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 4
    clock.passes(60)
    again = here[0].guest().ask("POST", "/join", json={"command": "x", "code": "BBBBBB"})
    assert again.status_code == 404


def test_only_wrong_guesses_count(houses: Houses) -> None:
    """Thirty people of a club sit down from one address."""
    house = houses(limits=Limits(create=(1000, 60)))
    Clock(house)
    ana = house.guest("Ana")
    for number in range(30):
        code = ana.table("me", "open")["code"]
        assert house.guest(f"Guest {number}").do("/join", code=code)["state"]["status"] == "playing"


def test_one_target_is_not_hammered_from_everywhere(houses: Houses) -> None:
    house = houses()
    Clock(house)
    quotas = Quotas(house.server.database)
    from reinos.server.limits import TooMany

    for number in range(60):
        quotas.take({f"from {number}": (20, 60), "of KQXWRT": (60, 60)})
    with pytest.raises(TooMany):
        quotas.take({"from 60": (20, 60), "of KQXWRT": (60, 60)})
    for _ in range(20):
        quotas.take({"from 60": (20, 60)})  # what was refused has used up nothing
    with pytest.raises(TooMany):
        quotas.take({"from 60": (20, 60)})


def test_a_clock_that_is_set_back_locks_nobody_out(houses: Houses) -> None:
    house = houses()
    clock = Clock(house)
    quotas = Quotas(house.server.database)
    for _ in range(20):
        quotas.take({"x": (20, 60)})
    clock.passes(-3600)
    quotas.take({"x": (20, 60)})
    quotas.sweep()


def test_a_visitor_has_half_of_an_ipv6_address_to_choose() -> None:
    assert neighbourhood("2001:db8:1:2::7") == neighbourhood("2001:db8:1:2:ffff::9")
    assert neighbourhood("2001:db8:1:2::7") != neighbourhood("2001:db8:1:3::7")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("testclient") == "testclient"


def test_private_tables_answer_as_if_they_did_not_exist(house: House) -> None:
    """Status, body and headers of a guess are the same, whatever stands behind the code."""
    ana, luis = house.guest("Ana"), house.guest("Luis")
    running = ana.table("me", "me", public=False)
    reserved = ana.table("me", "link", public=False)
    over = ana.table("me", "me", public=False)
    ana.play_out(over["id"])
    answers = []
    for code in (running["code"], reserved["code"], over["code"], "AAAAAA"):
        answer = luis.ask("POST", "/join", json={"command": "x", "code": code})
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        answers.append((answer.status_code, answer.content, headers))
    assert answers[0][0] == 404
    assert all(answer == answers[-1] for answer in answers)
    assert ana.do("/join", code=running["code"])["id"] == running["id"]  # who sits there knows it
    opened = ana.table("me", "open", public=False)
    assert luis.do("/join", code=opened["code"])["id"] == opened["id"]


def test_one_address_with_many_sessions_has_a_limit(tmp_path: Path) -> None:
    house = quick(tmp_path, limits=Limits(read=(5, 60), neighbours=3))
    try:
        guests = [house.guest() for _ in range(4)]
        answers = [guest.ask("GET", "/games/kingdomino").status_code for guest in guests for _ in range(5)]
        assert answers.count(200) <= 15
        assert answers[-1] == 429
    finally:
        house.close()


# The lobby


def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    house = quick(tmp_path)
    try:
        eva, ana = house.guest("Eva"), house.guest("Ana")
        modest = ana.table("me", "open")
        for _ in range(LISTED + 5):
            eva.table("me", "open")
        lines = ana.get("/tables")["open"]
        assert len(lines) == 1 + LISTED_OF_ONE
        assert [line["id"] for line in lines].index(modest["id"]) == 1  # right after the newest of the other
    finally:
        house.close()


def test_tables_that_nobody_sits_at_are_no_longer_offered(tmp_path: Path) -> None:
    house = quick(tmp_path, attend=3600.0)
    try:
        clock = Clock(house)
        ana, luis = house.guest("Ana"), house.guest("Luis")
        waiting, running = ana.table("me", "open"), ana.table("me", "me")
        clock.passes(3599)
        listed = luis.get("/tables")
        assert ([line["id"] for line in listed["open"]], len(listed["running"])) == ([waiting["id"]], 1)
        clock.passes(2)
        assert luis.get("/tables")["open"] == []
        assert len(luis.get("/tables")["running"]) == 1
        house.server.attendance.note({(waiting["id"], house.server.tables.table(waiting["id"]).host)})
        assert len(luis.get("/tables")["open"]) == 1  # the host has come back
        clock.passes(24 * 3600)
        assert luis.get("/tables") == {"mine": [], "open": [], "running": []}
        assert {line["id"] for line in ana.get("/tables")["mine"]} == {waiting["id"], running["id"]}
    finally:
        house.close()


# Names


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "A\u200bna",
        "\u202eanA",
        "A\u2066na",
        "An\na",
        "An\ta",
        "\u3164",
        "\u2800",
        "a\u0000",
        "\ud800",
        "\ue000",
        "x" * 25,
        "\ufdfa" * 20,
        "a" + "\u0301" * 9,
        "A\ufe0fna",
        "\u2028",
    ],
)
@pytest.mark.parametrize(("lang", "told"), [("es", "visibles"), ("en", "visible characters")])
def test_names_are_one_visible_line(house_of_names: House, name: str, lang: str, told: str) -> None:
    ana = house_of_names.guest("Ana", lang)
    body = json.dumps({"name": name})
    answer = ana.ask("PUT", f"/session?lang={lang}", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert "name" in answer.json()["message"]
    if 1 <= len(name) <= 24 and name != "\ud800":
        assert told in answer.json()["message"]
    assert ana.get("/session")["name"] == "Ana"


@pytest.fixture(scope="module")
def house_of_names(tmp_path_factory: pytest.TempPathFactory):
    made = quick(tmp_path_factory.mktemp("names"))
    yield made
    made.close()


def test_names_are_composed(house_of_names: House) -> None:
    for given, kept in (("Jose\u0301", "José"), ("  Ana   María ", "Ana María"), ("\uff21na", "Ana"), ("علي", "علي")):
        assert house_of_names.guest().ask("PUT", "/session", json={"name": given}).json()["name"] == kept


@pytest.mark.parametrize("name", ["Ana", "ANA", "Аna", "Aná", "A n a", "Α\u03bda", "ana.", "4na"])
def test_a_players_name_is_not_borrowed(house_of_names: House, name: str) -> None:
    """Neither in the chat nor at the table, and not by names that look the same."""
    house = house_of_names
    ana, stranger = house.guest("Ana"), house.guest(name)
    table = ana.table("me", "open", "open")
    path = f"/tables/{table['id']}"
    if name == "4na":  # reads the same to some, but does not look the same
        stranger.do(f"{path}/chat", text="I am not Ana")
        return
    assert stranger.do(f"{path}/chat", 409, text="I am Ana")["error"] == "name-taken"
    assert stranger.do("/join", 409, code=table["code"], name=name)["error"] == "name-taken"
    joined = stranger.do("/join", code=table["code"])["state"]
    assert joined["seats"][1]["name"] == f"{stranger.get('/session')['name']} 2"
    wrong = ana.do(
        "/tables", 400, game="kingdomino", seats=[{"kind": "me", "name": "Ana"}, {"kind": "me", "name": name}]
    )
    assert wrong["error"] == "name-twice"
    assert "seats[1].name" in wrong["message"]


# Chat


def test_states_have_the_last_lines_and_pages_the_others(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.table("me", "me")
    path = f"/tables/{table['id']}"
    for number in range(1, 2 * CHAT_KEPT + 11):
        state = ana.do(f"{path}/chat", text=f"{number}")
    assert [line["id"] for line in state["chat"]] == list(range(CHAT_KEPT + 11, 2 * CHAT_KEPT + 11))
    house.restart()
    assert ana.get(path)["chat"] == state["chat"]
    older = ana.get(f"{path}/chat", before=state["chat"][0]["id"])["chat"]
    assert [line["id"] for line in older] == list(range(11, CHAT_KEPT + 11))
    oldest = ana.get(f"{path}/chat", before=11)["chat"]
    assert [(line["id"], line["text"], line["mine"]) for line in oldest[-1:]] == [(10, "10", True)]
    assert ana.get(f"{path}/chat", before=1) == {"chat": []}
    assert ana.ask("GET", f"{path}/chat").status_code == 400


def test_spectators_talk_where_the_host_lets_them(house: House) -> None:
    ana, eva = house.guest("Ana"), house.guest("Eva")
    for public in (True, False):
        table = ana.table("me", "me", public=public)
        path = f"/tables/{table['id']}"
        assert table["spectators_talk"] is public
        assert eva.get(path)["me"]["silent"] == (None if public else "players-only")
        if not public:
            assert eva.do(f"{path}/chat", 403, text="x")["error"] == "players-only"
        assert eva.do(f"{path}/spectators", 403, talk=True)["error"] == "host-only"
        assert ana.do(f"{path}/spectators", talk=not public)["spectators_talk"] is not public
        assert eva.do(f"{path}/chat", 403 if public else 200, text="x")
        assert ana.do(f"{path}/chat", text="players always may")["chat"]
    assert not ana.table("me", "me", public=True, spectators_talk=False)["spectators_talk"]


def two_and_a_stranger(house: House) -> tuple[Guest, Guest, Guest, Json]:
    ana, luis, eva = (house.guest(name) for name in ("Ana", "Luis", "Eva"))
    table = ana.table("me", "open", "open")
    luis.do("/join", code=table["code"])
    eva.do(f"/tables/{table['id']}/chat", text="rude")
    return ana, luis, eva, luis.do(f"/tables/{table['id']}/chat", text="hello")


def test_the_host_mutes(house: House) -> None:
    ana, luis, eva, table = two_and_a_stranger(house)
    path = f"/tables/{table['id']}"
    rude, hello = (line["id"] for line in table["chat"])
    assert luis.do(f"{path}/moderate", 403, action="mute", line=rude)["error"] == "host-only"
    muted = ana.do(f"{path}/moderate", action="mute", line=rude)
    assert [line["muted"] for line in muted["chat"]] == [True, False]
    assert [line["muted"] for line in luis.get(path)["chat"]] == [False, False]  # only the host sees it
    assert eva.do(f"{path}/chat", 403, text="x")["error"] == "muted"
    assert eva.get(path)["me"]["silent"] == "muted"
    house.restart()
    assert eva.do(f"{path}/chat", 403, text="x")["error"] == "muted"
    ana.do(f"{path}/moderate", action="unmute", line=rude)
    eva.do(f"{path}/chat", text="sorry")
    assert ana.do(f"{path}/moderate", action="mute", seat=1)["seats"][1]["muted"]
    assert luis.do(f"{path}/chat", 403, text="x")["error"] == "muted"
    assert ana.do(f"{path}/moderate", action="unmute", line=hello)["seats"][1]["muted"] is False
    assert ana.do(f"{path}/moderate", 409, action="mute", seat=0)["error"] == "yourself"
    assert ana.do(f"{path}/moderate", 404, action="mute", seat=2)["error"] == "nobody"
    assert ana.do(f"{path}/moderate", 404, action="mute", line=99)["error"] == "nobody"
    assert ana.do(f"{path}/moderate", 400, action="mute")["error"] == "malformed"
    assert ana.do(f"{path}/moderate", 400, action="mute", seat=1, line=1)["error"] == "malformed"


def test_the_host_removes_spectators_and_before_the_start_players(house: House) -> None:
    ana, luis, eva, table = two_and_a_stranger(house)
    path = f"/tables/{table['id']}"
    removed = ana.do(f"{path}/moderate", action="remove", line=1)
    assert removed["seats"][1]["kind"] == "person"
    for method, where in (
        ("GET", path),
        ("GET", f"{path}/text"),
        ("GET", f"{path}/export"),
        ("GET", f"{path}/history/0"),
    ):
        answer = eva.ask(method, where)
        assert (answer.status_code, answer.json()["error"]) == (403, "removed"), where
    assert eva.do(f"{path}/chat", 403, text="x")["error"] == "removed"
    assert eva.do("/join", 403, code=table["code"])["error"] == "removed"
    assert eva.do(f"{path}/seats/2", 403, action="take")["error"] == "removed"
    freed = ana.do(f"{path}/moderate", action="remove", seat=1)
    assert freed["seats"][1]["kind"] == "open"
    assert luis.do("/join", 403, code=table["code"])["error"] == "removed"
    joe, zoe = house.guest("Joe"), house.guest("Zoe")
    joe.do("/join", code=table["code"])
    assert zoe.do("/join", code=table["code"])["state"]["status"] == "playing"
    refused = ana.do(f"{path}/moderate", 409, action="remove", seat=1)
    assert refused["error"] == "no-removal"
    assert refused["state"]["seats"][1]["kind"] == "person"
    assert joe.get(path)["me"]["seats"] == [1]
