"""Whatever a client sends: a clear answer in the user's language, never a 500, always with the safe headers."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from reinos.server.settings import Settings, names
from reinos.server.web.guard import SAFE
from reinos.table import opening
from reinos.table.menu import playable
from tests.server.house import House, settings_for


@pytest.fixture
def house(tmp_path: Path):
    made = House(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    yield made
    made.close()


@pytest.mark.parametrize("letters", [300, 5000])
def test_an_address_longer_than_a_file_name_may_be(house: House, letters: int) -> None:
    for path in ("x" * letters, "assets/" + "x" * letters):
        answer = house.ask("GET", f"http://localhost/{path}")
        assert (answer.status_code, answer.json()["error"]) == (404, "no-page")


@pytest.mark.parametrize(
    "origin",
    [
        "http://[::1",
        "http://[",
        "https://localhost",
        "ftp://localhost",
        "http://localhost:81",
        "http://localhost.evil.example",
        "http://evil.example@localhost",
        "http://localhost/",
        "http://localhost http://localhost",
        "localhost",
        "//localhost",
        "null",
        "",
    ],
)
def test_only_the_whole_own_origin_may_command(house: House, origin: str) -> None:
    refused = house.guest().ask("PUT", "/session", json={"name": "Eva"}, headers={"Origin": origin})
    assert (refused.status_code, refused.json()["error"]) == (403, "origin")


def test_the_own_origin_may_command(house: House) -> None:
    ana = house.guest()
    for url, host, origin in (
        ("/session", "localhost", "http://localhost"),
        ("/session", "LocalHost", "http://localhost"),
        ("/session", "localhost:8000", "http://localhost:8000"),
        ("/session", "localhost:80", "http://localhost"),
        ("https://localhost/api/session", "localhost:443", "https://localhost"),
    ):
        answer = ana.ask("PUT", url, json={"name": "Eva"}, headers={"Host": host, "Origin": origin})
        assert answer.status_code == 200, (url, host, origin)


@pytest.mark.parametrize("host", ["", "localhost:", "localhost:x", "localhost:80:80", "localhost@evil.example", "[::1"])
def test_only_the_whole_own_name_is_answered(house: House, host: str) -> None:
    refused = house.ask("GET", "/session", headers={"Host": host})
    assert (refused.status_code, refused.json()["error"]) == (403, "host")


def test_two_names_are_none(house: House) -> None:
    both = [("Host", "localhost"), ("Host", "evil.example")]
    assert house.ask("GET", "/session", headers=both).json()["error"] == "host"
    origins = [("Origin", "http://localhost"), ("Origin", "http://evil.example")]
    assert house.guest().ask("PUT", "/session", json={"name": "Eva"}, headers=origins).json()["error"] == "origin"


def test_without_a_site_only_addresses_and_this_machine_are_names(tmp_path: Path) -> None:
    """A page of another site can point its own name at this machine, but neither an address nor the machine's name."""
    settings = settings_for(f"sqlite:///{tmp_path / 'b.sqlite'}", hosts=("localhost", "den"), addresses=True)
    house = House(settings)
    try:
        for host, status in (
            ("192.168.1.7:8000", 200),
            ("[fe80::1]:8000", 200),
            ("[::1]", 200),
            ("den:8000", 200),
            ("evil.example", 403),
            ("192.168.1.7.evil.example", 403),
            ("[fe80::1", 403),
            ("fe80::1", 403),
        ):
            assert house.ask("GET", "/session", headers={"Host": host}).status_code == status, host
    finally:
        house.close()


def test_what_a_server_is_called() -> None:
    assert names("127.0.0.1", []) == Settings().hosts
    assert not Settings().addresses
    assert set(names("0.0.0.0", ["Club.Example.org"])) == {*Settings().hosts, "club.example.org"}
    machine = socket.gethostname().lower()
    assert {machine, "localhost"} < set(names("0.0.0.0", []))


@pytest.mark.parametrize(
    "body", [b"{", b"\xff\xfe{}", b'{"name": "\xe9"}', b"[" * 30_000, b"", b"nul", b'{"name": NaN', b"\x00"]
)
@pytest.mark.parametrize(("lang", "told"), [("es", "JSON"), ("en", "valid JSON")])
def test_what_is_no_json_is_called_so(house: House, body: bytes, lang: str, told: str) -> None:
    kind = {"Content-Type": "application/json"}
    answer = house.guest().ask("PUT", f"/session?lang={lang}", content=body, headers=kind)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    if body:
        assert told in answer.json()["message"]


@pytest.mark.parametrize("game", playable())
def test_any_place_may_be_asked_about(house: House, game: str) -> None:
    """Every place that can be chosen, cut off, without its number or with an odd one."""
    ana = house.guest()
    state = ana.table("me", "me", "me", game=game)
    for _ in range(6):
        places = {choice["target"] for choice in state["legal"] if choice["target"]}
        for place in sorted(places)[:4]:
            stem = place.rstrip("0123456789")
            for odd in (
                stem,
                stem.rstrip("-_"),
                f"{stem}x",
                f"{stem}-1",
                f"{stem}99999999999999999999",
                f"{stem}\u0663",
            ):
                assert ana.get(f"/tables/{state['id']}/why", target=odd)["reason"], odd
        ana.turn(state)
        state = ana.get(f"/tables/{state['id']}")


def test_every_answer_has_the_safe_headers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("5eed5eed")

    monkeypatch.setattr(opening, "opened", fail)
    ana = house.guest()
    answers = [
        ana.ask("POST", "/tables/import?lang=en", json={"command": "x", "match": {}}),
        house.ask("GET", "/session"),
        house.ask("GET", "http://localhost/" + "x" * 300),
        house.ask("GET", "/session", headers={"Host": "evil.example"}),
        ana.ask("PUT", "/session", content=b"x" * 70_000),
        ana.ask("PUT", "/session", content=b"{", headers={"Content-Type": "application/json"}),
        ana.ask("DELETE", "/session"),
        ana.ask("POST", "/tables/none/chat", json={"command": "x", "text": "x"}),
    ]
    assert [answer.status_code for answer in answers] == [500, 200, 404, 403, 413, 400, 405, 404]
    assert answers[0].json() == {"error": "failed", "message": "The server failed; nothing was stored. Try again."}
    for answer in answers:
        for name, value in SAFE.items():
            assert answer.headers.get_list(name) == [value], (answer.status_code, name)


def test_a_file_that_nests_too_deep_is_refused(house: House) -> None:
    nested: object = {}
    for _ in range(400):
        nested = [nested]
    body = json.dumps({"command": "x", "match": {"format": nested}})
    answer = house.guest().ask("POST", "/tables/import", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
