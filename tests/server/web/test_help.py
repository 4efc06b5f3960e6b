"""Help at the table: hints from the search, answers in words."""

from __future__ import annotations

import random
import re

import pytest

from reinos.bots import make
from reinos.core.cache import Cache
from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.table import hint
from reinos.table.words import table_words
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
        assert option["reason"]
        assert not re.search(r"%|search|playout|worth", option["reason"], re.IGNORECASE)
    monkeypatch.setattr(hint, "_advice", Cache(10))
    assert ana.get(f"{path}/hint") == told  # the same knowledge, the same advice
    whole = ana.get(path)
    assert told["stake"] == whole["stake"]["text"]
    best = told["options"][0]
    drafted = ana.draft(whole, best["id"])
    assert drafted["can_confirm"]
    assert drafted["panels"] == best["drawing"] != whole["panels"]  # the ghost is drawn as the draft is
    assert drafted["stake"] is None
    whole = ana.put_draft(drafted, [])
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
    assert all(option["win"] is None for option in told["options"])


def advised(*wins: float) -> list[hint.Advised]:
    """Choices 1, 2, … with these chances to win."""
    return [hint.Advised(n, win, 1 / len(wins), win) for n, win in enumerate(wins, 1)]


def test_a_chance_is_told_where_it_differs() -> None:
    found = advised(0.62, 0.61, 0.3)
    told = [hint.chance(one, found[0], "en") for one in found]
    assert told == [
        "Of 100 games like this one you would win about 62.",
        "",
        "Of 100 games like this one you would win about 30.",
    ]


@pytest.mark.parametrize(("wins", "word"), [((0.8, 0.3), "apart"), ((0.8, 0.76), "close"), ((0.6, 0.6), "alike")])
def test_a_nudge_says_how_much_depends_on_the_choice(wins: tuple[float, ...], word: str) -> None:
    assert hint.matters(advised(*wins), "es") == table_words("es")(f"hint-{word}")


@pytest.mark.parametrize(
    ("wins", "first", "last"),
    [
        ((0.8, 0.3), "hint-clear hint-winning", "hint-worse"),
        ((0.8, 0.76), "hint-narrow hint-winning", "hint-near"),
        ((0.6, 0.6), "hint-one-of hint-level", "hint-equal"),
        ((0.66, 0.3), "hint-clear hint-ahead", "hint-worse"),
        ((0.2, 0.1), "hint-clear hint-behind", "hint-worse"),
    ],
)
def test_reasons_compare_a_move_with_the_best_one(
    monkeypatch: pytest.MonkeyPatch, wins: tuple[float, ...], first: str, last: str
) -> None:
    monkeypatch.setattr(hint, "at_once", lambda *_: iter(()))
    seen, found, words = Game(rules("kingdomino"), players=2).new(1).position, advised(*wins), table_words("en")
    told = [" ".join(hint.reasons(seen, one, found, ("Ana", "Iván"), "en")) for one in found]
    assert told == [" ".join(map(words, first.split())), words(last)]


def test_reasons_name_the_points_that_come_at_once() -> None:
    """A domino that scores says so, one that does not says nothing of points."""
    match = Game(rules("kingdomino"), players=2).new(5)
    dice = random.Random(5)
    while match.legal()[0].kind != "place" or len(match.steps) < 20:
        match.play(dice.choice(match.legal()))
    seat = match.to_act[0]
    seen = match.position.seen_by(seat)
    gains = {}
    for choice in seen.legal_ids():
        after = match.position.play(choice, seat)
        gains[choice] = after.points[seat] - seen.points[seat]
    assert len(set(gains.values())) > 1
    for choice, gain in gains.items():
        points = f"It brings you {gain} point{'s' * (gain > 1)} at once."
        assert list(hint.at_once(seen, choice, ("Ana", "Iván"), "en")) == [points] * (gain > 0)


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
