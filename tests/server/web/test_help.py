"""Help at the table: hints from the search, answers in words."""

from __future__ import annotations

import re

import pytest

from reinos.bots import make
from reinos.core.cache import Cache
from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.table import hint
from tests.server.house import House


@pytest.fixture
def brief_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest level thinks for as long as it may; here its search is short, and the same every time."""
    monkeypatch.setattr(hint, "adviser", lambda game: make("search:60", game))
    monkeypatch.setattr(hint, "_advice", Cache(10))


def test_the_adviser_is_the_strongest_level() -> None:
    game = Game(rules("kingdomino"))
    assert hint.STRONGEST == "king"
    assert type(hint.adviser(game)).__name__ in ("Search", "Greedy")  # greedy until the rules are compiled


@pytest.mark.usefixtures("brief_search")
def test_hints_come_from_the_search_with_win_chance_and_share(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = house.guest()
    path = f"/tables/{ana.table('me', 'me', seed='7' * 64)['id']}"
    told = ana.get(f"{path}/hint")
    assert (told["name"], told["bot"]) == ("king", "King")
    assert ana.get(f"{path}/hint", lang="es")["bot"] == "Rey"
    for option in told["options"]:
        assert 0 <= option["win"] == option["value"] <= 1
        numbers = [round(100 * option["win"]), round(100 * option["share"])]
        assert [int(found) for found in re.findall(r"\d+", option["reason"])] == numbers
    monkeypatch.setattr(hint, "_advice", Cache(10))
    assert ana.get(f"{path}/hint") == told  # the same knowledge, the same advice
    whole = ana.get(path)
    while not whole["can_confirm"]:
        whole = ana.draft(whole, whole["legal"][0]["id"])
    assert ana.get(f"{path}/hint")["options"] == []  # nothing to choose before it is confirmed


def test_without_compiled_rules_the_greedy_bot_advises(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "adviser", lambda game: make("greedy", game))
    monkeypatch.setattr(hint, "_advice", Cache(10))
    ana = house.guest()
    told = ana.get(f"/tables/{ana.table('me', 'me')['id']}/hint")
    assert (told["name"], told["bot"]) == ("greedy", "Greedy")
    values = [option["value"] for option in told["options"]]
    assert values == sorted(values, reverse=True)
    assert all(option["win"] is None and option["reason"].startswith("Worth") for option in told["options"])


def test_an_answer_in_words_is_understood_and_changes_nothing(house: House) -> None:
    ana, luis = house.guest("Ana"), house.guest("Luis")
    state = ana.table("me", "open")
    path = f"/tables/{state['id']}"
    luis.do("/join", code=state["code"])
    acting = ana.get(path)["waiting_for"][0]
    me, other = (ana, luis) if acting == 0 else (luis, ana)
    before = me.get(path)

    def read(guest, text: str, status: int = 200, **body):
        response = guest.ask("POST", f"{path}/read", json={"text": text, **body})
        assert response.status_code == status, response.text[:300]
        return response.json()

    for number, choice in enumerate(before["legal"], 1):
        assert read(me, f"#{number}") == {"choice": choice["id"], "label": choice["label"]}
        assert read(me, choice["label"].upper(), seat=acting)["choice"] == choice["id"]
    wrong = read(me, "¡Ríndete!", 422)
    assert wrong["error"] == "not-understood"
    assert "¡Ríndete!" in wrong["message"]
    assert before["legal"][0]["label"] in wrong["message"]
    assert wrong["state"]["legal"] == before["legal"]  # what is possible
    assert read(me, "x" * 201, 400)["error"] == "malformed"
    assert read(other, "1", 409)["error"] == "no-decision"
    assert read(other, "1", 403, seat=acting)["error"] == "not-your-seat"
    assert read(house.guest("Eva"), "1", 409)["error"] == "no-decision"
    assert me.get(path) == before
    whole = before
    while not whole["can_confirm"]:
        whole = me.draft(whole, whole["legal"][0]["id"])
    assert "confirm" in read(me, "1", 422)["message"].lower()
    spanish = me.ask("POST", f"{path}/read", params={"lang": "es"}, json={"text": "1"}).json()
    assert "confirma" in spanish["message"].lower()
