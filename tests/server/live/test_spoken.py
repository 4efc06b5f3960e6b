"""Commands of a turn over the socket: the same as over HTTP, answered with the state that they have led to."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from reinos.server.settings import Limits
from tests.server.house import House, settings_for
from tests.server.live.line import Line


@pytest.mark.parametrize("patch", [0, 1])
def test_a_turn_over_the_socket_is_answered_with_what_it_has_led_to(house: House, patch: int) -> None:
    ana = house.guest("Ana")
    key = ana.table("me", "me")["id"]
    line = Line(ana, key, patch=patch)
    chosen = line.state["legal"][0]["id"]
    answer = line.command("draft", [chosen])
    assert answer["type"] == ("patch" if patch else "state")
    assert line.drafted == [chosen]
    while not line.state["can_confirm"]:
        line.command("draft", [*line.drafted, line.state["legal"][0]["id"]])
    line.command("confirm", line.drafted)
    assert line.state["version"] == 1
    assert line.state == ana.get(f"/tables/{key}")


def test_nobody_else_is_told_of_a_command(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    state = ana.table("me", "open")
    luis.do("/join", code=state["code"])
    lines = [Line(guest, state["id"]) for guest in (ana, luis)]
    acting = lines[0].state["waiting_for"][0]
    other = lines[1 - acting]
    house.wait(lambda: all(seat["online"] for seat in other.state["seats"]))
    heard = len(other.told)
    lines[acting].command("draft", [lines[acting].state["legal"][0]["id"]])
    assert len(other.told) == heard, "a draft is nobody else's business"
    lines[acting].command("draft", [])
    lines[acting].turn()
    house.wait(lambda: other.state["version"] == 1)
    assert not any("done" in told for told in other.told)


def test_a_command_is_carried_out_once_whichever_ways_it_comes(house: House) -> None:
    ana = house.guest("Ana")
    key = ana.table("me", "me")["id"]
    line = Line(ana, key)
    before = line.state
    draft = [before["legal"][0]["id"]]
    line.command("draft", draft, command="once")
    revision = line.state["revision"]
    line.command("draft", [])
    body = {"decision": before["decision"], "seat": before["me"]["seat"], "draft": draft}
    again = ana.do(f"/tables/{key}/draft", method="PUT", command="once", **body)
    assert again["draft"] == []
    assert line.command("draft", draft, command="once")["done"] == ["once"]
    assert (line.drafted, line.state["revision"]) == ([], revision + 1)
    other = line.command("draft", [], command="once")
    assert (other["type"], other["status"], other["error"]) == ("refusal", 400, "command-reused")


def test_what_is_refused_is_said_in_words_and_changes_nothing(house: House) -> None:
    ana = house.guest("Ana")
    key = ana.table("me", "me")["id"]
    line = Line(ana, key, lang="es")
    before = line.state
    chosen = before["legal"][0]["id"]
    refused = {
        "stale": line.command("draft", [chosen], decision="7-0"),
        "illegal": line.command("draft", [999_999]),
        "unfinished": line.command("confirm", []),
        "other-draft": line.command("confirm", [chosen]),
        "no-seat": line.command("draft", [chosen], seat=9),
        "malformed": line.command("draft", [chosen], more=1),
    }
    for error, told in refused.items():
        assert told["type"] == "refusal"
        assert told["error"] == error
        way, method = ("confirm", "POST") if error in ("unfinished", "other-draft") else ("draft", "PUT")
        draft = {"illegal": [999_999], "unfinished": []}.get(error, [chosen])
        body = {"decision": before["decision"], "seat": before["me"]["seat"], "draft": draft}
        body |= {"stale": {"decision": "7-0"}, "no-seat": {"seat": 9}, "malformed": {"more": 1}}.get(error, {})
        there = ana.do(f"/tables/{key}/{way}?lang=es", told["status"], method=method, **body)
        assert (there["error"], there["message"]) == (told["error"], told["message"])
    assert line.state == before
    line.turn()
    assert line.state["version"] == 1


def test_strangers_command_nothing(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    state = ana.table("me", "me")
    line = Line(luis, state["id"])
    told = line.command("draft", [state["legal"][0]["id"]], decision=state["decision"], seat=state["me"]["seat"])
    assert (told["status"], told["error"]) == (403, "not-your-seat")


@pytest.mark.parametrize("said", [{"type": "draft"}, {"type": "draft", "command": 1}, {"type": ["draft"]}, [], None])
def test_what_is_no_command_is_not_answered(house: House, said: object) -> None:
    ana = house.guest("Ana")
    line = Line(ana, ana.table("me", "me")["id"])
    line.say(said)
    line.turn()
    assert all(told["type"] in ("state", "patch") for told in line.told)


def test_whoever_plays_is_not_asked_whether_they_are_there(house: House) -> None:
    ana = house.guest("Ana")
    line = Line(ana, ana.table("me", "me")["id"])
    (connection,) = house.server.hub.at[line.state["id"]]

    async def asked() -> int:
        house.server.hub._ping(connection)
        return connection.silent

    line.command("draft", [])
    assert house.runner.run(asked()) == 0
    assert house.runner.run(asked()) == 1


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server with few commands for each."""
    limits = Limits(command=(3, 600.0), frame=(2, 600.0))
    house = House(dataclasses.replace(settings_for(f"sqlite:///{tmp_path / 'tables.sqlite'}"), limits=limits))
    yield house
    house.close()


def test_commands_are_counted_as_over_http_and_not_as_other_talk(strict: House) -> None:
    ana = strict.guest("Ana")
    line = Line(ana, ana.table("me", "me")["id"])
    for _ in range(3):
        assert "done" in line.command("draft", [])
    told = line.command("draft", [])
    assert (told["type"], told["status"], told["error"]) == ("refusal", 429, "too-many")
    assert told["wait"] > 0
    assert line.closed is None


def test_whoever_goes_on_with_what_is_refused_is_cut_off(strict: House) -> None:
    """Nobody has to read refusals, and they are kept until somebody does."""
    ana = strict.guest("Ana")
    line = Line(ana, ana.table("me", "me")["id"])
    for number in range(9):
        line.say({"type": "draft", "command": f"c{number}", "decision": "7-0", "seat": 0, "draft": []})
    strict.wait(lambda: line.closed is not None)
    assert line.closed == 1008
