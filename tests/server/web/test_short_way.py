"""The short way of a turn's commands and of sockets answers what the usual way would, whatever is sent."""

from __future__ import annotations

import re
from typing import Any

import pytest

from reinos.server.web import short_way
from tests.server.house import House
from tests.server.live.line import Line

USUAL = "?way=usual"  # a query that the protocol does not know

BODIES: list[Any] = [
    {},
    {"command": "c", "decision": "0-0", "seat": 0},
    {"command": "c", "decision": "0-0", "seat": 0, "draft": [], "more": 1},
    {"command": "c d", "decision": "0-0", "seat": 0, "draft": []},
    {"command": "c", "decision": "0-0-0", "seat": 0, "draft": []},
    {"command": "c", "decision": "0-0", "seat": "0", "draft": []},
    {"command": "c", "decision": "0-0", "seat": 0, "draft": ["1"]},
    {"command": "c", "decision": "0-0", "seat": 0, "draft": [-1]},
    {"command": "c", "decision": "0-0", "seat": 0, "draft": [True]},
    {"command": "c", "decision": "0-0", "seat": 0, "draft": [1.0]},
    {"command": "c", "decision": "0-0", "seat": 0, "draft": list(range(1001))},
    {"command": "c", "decision": "0-0", "seat": 0, "draft": [999_999]},
    {"command": "d", "decision": "9-0", "seat": 0, "draft": []},
    {"command": "e", "decision": "0-0", "seat": 9, "draft": []},
    [],
    None,
]


@pytest.mark.parametrize("number", range(len(BODIES)))
def test_both_ways_refuse_alike(house: House, number: int) -> None:
    ana = house.guest("Ana")
    path = f"/tables/{ana.table('me', 'me')['id']}"
    for command in (("PUT", "/draft"), ("POST", "/confirm")):
        short, usual = (ana.ask(command[0], path + command[1] + way, json=BODIES[number]) for way in ("", USUAL))
        assert short.status_code == usual.status_code >= 400
        assert short.json() == usual.json()


@pytest.mark.parametrize("sent", [b"", b"{", b"\xff", b'{"command": "c"'])
@pytest.mark.parametrize("kind", ["application/json", "text/plain"])
def test_both_ways_refuse_alike_what_is_no_json(house: House, sent: bytes, kind: str) -> None:
    ana = house.guest("Ana")
    path = f"/tables/{ana.table('me', 'me')['id']}/draft"
    short, usual = (ana.ask("PUT", path + way, content=sent, headers={"Content-Type": kind}) for way in ("", USUAL))
    assert (short.status_code, short.json()) == (usual.status_code, usual.json())


def test_both_ways_draft_alike_and_the_short_one_is_taken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = 0
    plain = short_way.plain_draft

    def counted(*given: Any) -> Any:
        nonlocal taken
        taken += 1
        return plain(*given)

    monkeypatch.setattr(short_way, "plain_draft", counted)
    ana = house.guest("Ana")
    state = ana.table("me", "me")
    body = {"decision": state["decision"], "seat": state["me"]["seat"], "draft": [state["legal"][0]["id"]]}
    path = f"/tables/{state['id']}/draft"
    short = ana.do(f"{path}?lang=es", method="PUT", **body)
    assert taken == 1
    usual = ana.do(f"{path}{USUAL}&lang=es", method="PUT", **body)
    assert taken == 1
    assert short == usual
    assert short["language"] == "es"
    assert [choice["id"] for choice in short["draft"]] == body["draft"]
    assert house.ask("PUT", path, json={"command": "x", **body}).status_code == 401


def test_the_short_way_passes_by_all_of_fastapi(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closed(*_: object) -> None:
        raise AssertionError("this way is closed")

    ana = house.guest("Ana")
    state = ana.table("me", "me")
    monkeypatch.setattr(house.app, "middleware_stack", closed)
    assert ana.ask("GET", "/session").status_code == 500
    assert ana.turn(state)["version"] == 1


def test_sockets_pass_by_all_of_fastapi_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closed(*_: object) -> None:
        raise AssertionError("this way is closed")

    ana = house.guest("Ana")
    key = ana.table("me", "me")["id"]
    with monkeypatch.context() as patch:
        patch.setattr(short_way, "SOCKET", re.compile("nothing"))
        usual = Line(ana, key, lang="es", patch=0)
    monkeypatch.setattr(house.app, "middleware_stack", closed)
    short = Line(ana, key, lang="es", patch=0)
    assert short.state == usual.state
    short.turn()
    assert short.state["version"] == 1
