"""Sessions, origins, headers, limits."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from reinos.server.settings import Limits, Settings
from tests.server.conftest import Houses
from tests.server.house import House, settings_for


@pytest.fixture
def limited(tmp_path: Path):
    house = House(settings_for(f"sqlite:///{tmp_path / 'a.sqlite'}", limits=Limits(chat=(3, 60), create=(2, 60))))
    yield house
    house.close()


def test_the_cookie_is_closed_to_scripts_and_other_sites(house: House) -> None:
    response = house.ask("GET", "/session")
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie
    secure = house.ask("GET", "https://localhost/api/session").headers["set-cookie"]
    assert "Secure" in secure
    token = response.cookies["reinos_session"]
    assert len(token) == 43
    again = house.ask("GET", "/session", httpx.Cookies({"reinos_session": token}))
    assert "set-cookie" not in again.headers
    forged = house.ask("GET", "/session", httpx.Cookies({"reinos_session": token[::-1]}))
    assert forged.cookies["reinos_session"] != token[::-1]


def test_nothing_is_done_without_a_session(house: House) -> None:
    body = {"command": "x", "game": "kingdomino", "seats": [{"kind": "me"}] * 2}
    refused = house.ask("POST", "/tables", json=body)
    assert refused.status_code == 401
    assert refused.json()["error"] == "no-session"


def test_requests_from_other_origins_are_refused(house: House) -> None:
    ana = house.guest()
    body = {"command": "x", "game": "kingdomino", "seats": [{"kind": "me"}] * 2}
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Host": "evil.example"},
        {"Host": "localhost.evil.example:80"},
    ):
        refused = ana.ask("POST", "/tables", json=body, headers=headers)
        assert (refused.status_code, refused.json()["error"]) in ((403, "origin"), (403, "host")), headers
    assert ana.ask("GET", "/tables", headers={"Host": "evil.example"}).status_code == 403
    form = ana.ask("POST", "/tables", content=json.dumps(body), headers={"Content-Type": "text/plain"})
    assert form.status_code == 400
    own = ana.ask("POST", "/tables", json=body, headers={"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"})
    assert own.status_code == 200


def test_headers(house: House) -> None:
    for path in ("/session", "/tables/none", "http://localhost/", "http://localhost/nowhere"):
        headers = house.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_too_large_and_too_many(limited: House) -> None:
    ana = limited.guest()
    large = ana.ask("POST", "/tables?lang=en", content=b"x" * 70_000)
    assert large.status_code == 413
    assert large.json()["error"] == "too-large"
    assert "65,536" in large.json()["message"]

    async def drops():
        for _ in range(20):
            yield b"x" * 10_000

    streamed = ana.ask("POST", "/tables", content=drops(), headers={"Content-Type": "application/json"})
    assert streamed.status_code == 413
    table = ana.table("me", "me")
    for number in range(3):
        ana.do(f"/tables/{table['id']}/chat", text=f"{number}")
    many = ana.ask("POST", f"/tables/{table['id']}/chat", json={"command": "x", "text": "4"})
    assert many.status_code == 429
    assert many.json()["error"] == "too-many"
    assert 1 <= int(many.headers["retry-after"]) <= 61
    other = limited.guest("Luis")
    other.do(f"/tables/{table['id']}/chat", text="mine are counted apart")
    ana.table("me", "me")
    assert ana.do("/tables", 429, game="kingdomino", seats=[{"kind": "me"}] * 2)["error"] == "too-many"


def test_names_and_chat_are_plain_text_of_limited_length(house: House) -> None:
    ana = house.guest("<img src=x onerror=alert(1)>"[:24])
    state = ana.table("me", "me")
    assert "<img" not in state["panels"]["stage"]["body"]
    assert "&lt;img" in state["panels"]["stage"]["body"]
    for name in ("", "x" * 25, "a\u0000b", "\ud800"):
        body = json.dumps({"name": name})
        response = ana.ask("PUT", "/session", content=body, headers={"Content-Type": "application/json"})
        assert response.status_code == 400, name
        assert response.json()["error"] == "malformed"


def test_the_seed_stays_inside_until_the_end(house: House, capfd: pytest.CaptureFixture[str]) -> None:
    ana = house.guest()
    seed = "5eed" * 16
    table = ana.table("me", "greedy", seed=seed)
    path = f"/tables/{table['id']}"
    texts = [
        ana.ask("GET", f"{path}{rest}").text
        for rest in ("", "/history/0", "/result", "/hint", "/text", "/export", "/why?target=x", "/history/99")
    ]
    texts.append(ana.ask("PUT", f"{path}/draft", json={"command": "x"}).text)
    texts.append(json.dumps(ana.do("/tables", 400, game="kingdomino", seats=[{"kind": "me"}], seed=seed)))
    output = capfd.readouterr()
    assert not any("5eed5eed" in text for text in [*texts, output.out, output.err])
    assert ana.play_out(table["id"])["seed"] == seed


def test_pages_of_the_client(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from reinos.server.web import client

    monkeypatch.setattr(client, "STATIC", tmp_path)
    missing = house.ask("GET", "http://localhost/", headers={"Accept-Language": "en"})
    assert missing.status_code == 503
    assert "not built" in missing.text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Reinos</title>")
    (tmp_path / "assets" / "a-1234.js").write_text("1")
    for page in ("", "lobby", "new/kingdomino", "t/abc", "g/kingdomino", "settings", "help", "join/abc"):
        found = house.ask("GET", f"http://localhost/{page}")
        assert found.status_code == 200
        assert "<title>" in found.text
        assert found.headers["cache-control"] == "no-store"
    script = house.ask("GET", "http://localhost/assets/a-1234.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for nothing in ("assets/b.js", "..%2f..%2fapp.py", "assets/..%2f..%2f..%2fapp.py", "x%00y", "api/nothing"):
        assert house.ask("GET", f"http://localhost/{nothing}").status_code == 404, nothing


def test_only_this_machine_by_default() -> None:
    assert set(Settings().hosts) == {"localhost", "127.0.0.1", "[::1]"}
    assert Settings().limits.on


@pytest.mark.parametrize("counted", ["create", "bots"])
def test_tables_and_bots_are_counted_for_all_processes(houses: Houses, counted: str) -> None:
    """By person and by address, in the database: a process that knows nothing of them refuses all the same."""
    house = houses(limits=Limits(neighbours=2, **{counted: (6 if counted == "bots" else 2, 600)}))
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    body = {"game": "kingdomino", "seats": seats, "public": False}
    ana, luis, eva = (house.guest(name) for name in ("Ana", "Luis", "Eva"))
    for _ in range(2):
        ana.do("/tables", **body)
    house.restart()
    for lang in ("en", "es"):
        refused = ana.ask("POST", f"/tables?lang={lang}", json={"command": lang, **body})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
        assert refused.headers["Retry-After"] in refused.json()["message"]
    for _ in range(2):
        luis.do("/tables", **body)  # another person of the same address
    eva.do("/tables", 429, **body)  # which has had its share
    assert len(ana.get("/tables")["mine"]) == 2
