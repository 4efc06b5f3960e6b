"""The house of tables in the browser: the whole protocol, without a browser."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.bots.greedy import Greedy
from reinos.bots.levels import CHAMPION, LEVELS
from reinos.bots.network import OFFERED
from reinos.bots.search import Search
from reinos.browser import reviews
from reinos.browser.house import House
from reinos.browser.rehearsal import bare, visit
from reinos.browser.thinking import Manner, decided, manner, offered, searched
from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.core.match import Match
from reinos.core.position import Position
from reinos.review import reviewed
from reinos.review.assessment import Compiled
from reinos.table.review import PLAYOUTS, review_told, whole_match
from tests.networks import random_network
from tests.wasm.test_module import drawn

levels = sys.modules["reinos.bots.levels"]


class Page:
    """A page with what it keeps, as web/src/alone does it."""

    def __init__(self) -> None:
        self.rows: dict[str, Any] = {}
        self.entries: dict[str, list[Any]] = {}
        self.session: Any = {}
        self.full = False  # nothing more can be kept
        self.asked: list[tuple[str, dict[str, Any]]] = []  # of those who think
        self.count = 0
        self.open()

    def open(self) -> None:
        """Open the page, again after it was lost."""
        stored = json.dumps(list(self.rows.values()))
        self.house = House(stored, json.dumps(self.session), "en", self.think)

    async def think(self, game: str, record: bytes, seat: int, how: str) -> str:
        self.asked.append((game, json.loads(how)))
        options = {"players": 2}
        table = np.frombuffer(record, rules(game).table.dtype).copy()
        seen = Position(Game(rules(game), **options), table, hidden=True, seat=seat)
        values = Greedy(seen.game).values(seen, np.random.default_rng(1)).tolist()
        found = [{"choice": choice, "visits": 1, "share": 0.5, "win": 0.5} for choice in seen.legal_ids()]
        return json.dumps({"choices": [found[values.index(max(values))], *found]})

    def keep(self, sent: str) -> Any:
        answer = json.loads(sent)
        self.house.settle(not self.full)
        if self.full and answer["keep"]:
            return 503, None
        for kept in answer["keep"]:
            self.rows[kept["row"]["id"]] = kept["row"]
            self.entries.setdefault(kept["row"]["id"], []).extend(kept["entries"])
        self.session = answer["session"]
        return answer["status"], answer["said"]

    def ask(self, method: str, path: str, given: Any = None, **body: Any) -> Any:
        key = (given or {}).get("id")
        if key is not None and self.house.lacks(key):
            self.house.bring(key, json.dumps(self.entries[key]))
        self.count += 1
        if method != "get":
            body = {"command": f"c{self.count}", **body}
        return self.keep(asyncio.run(self.house.answer(method, path, json.dumps(given or {}), json.dumps(body))))

    def get(self, path: str, **given: Any) -> Any:
        status, said = self.ask("get", path, given)
        assert status == 200, said
        return said

    def post(self, path: str, given: Any = None, **body: Any) -> Any:
        status, said = self.ask("post", path, given, **body)
        assert status == 200, said
        return said

    def bots(self, key: str) -> None:
        while json.loads(self.house.waits(key)) is not None:
            self.keep(self.house.moved(key, asyncio.run(self.house.thought(key))))

    def turn(self, state: Any) -> Any:
        """Choose the first legal thing until the turn is over."""
        given, draft = {"id": state["id"]}, [one["id"] for one in state["draft"]]
        about = {"decision": state["decision"], "seat": state["me"]["seat"]}
        while not state["can_confirm"]:
            draft.append(state["legal"][0]["id"])
            status, state = self.ask("put", "/api/tables/{id}/draft", given, draft=draft, **about)
            assert status == 200, state
        return self.post("/api/tables/{id}/confirm", given, draft=draft, **about)


@pytest.fixture
def page() -> Page:
    return Page()


def begin(page: Page, game: str = "kingdomino", bot: str = "squire") -> Any:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    return page.post("/api/tables", game=game, options={}, seats=seats, public=False)


def test_a_whole_game_is_played_kept_and_exported(page: Page) -> None:
    key = begin(page)["id"]
    while (state := page.get("/api/tables/{id}", id=key))["status"] != "over":
        page.bots(key)
        state = page.get("/api/tables/{id}", id=key, lang="es")
        if state["decision"]:
            page.turn(state)
        if state["version"] == 12:
            page.open()  # the tab was lost
    file = page.get("/api/tables/{id}/export", id=key)
    assert Match.from_json(file).over
    assert page.get("/api/tables/{id}/result", id=key)["course"]
    assert page.get("/api/tables/{id}/story", id=key, after=0, until=3)["cues"]
    assert page.get("/api/tables/{id}/history/{n}", id=key, n=3, seat="all")["version"] == 3
    assert {how["kind"] for _, how in page.asked} == {"greedy"}
    again = page.post("/api/tables/import", match=file)
    assert again["status"] == "over"
    assert again["me"]["seats"] == [0, 1]
    assert [one["status"] for one in page.get("/api/tables")["mine"]] == ["over", "over"]


def test_what_could_not_be_kept_did_not_happen(page: Page) -> None:
    key = begin(page)["id"]
    page.bots(key)
    state = page.get("/api/tables/{id}", id=key)
    page.full = True
    about = {"decision": state["decision"], "seat": 0, "draft": [state["legal"][0]["id"]]}
    assert page.ask("put", "/api/tables/{id}/draft", {"id": key}, **about)[0] == 503
    assert page.get("/api/tables/{id}", id=key) == state


def test_a_command_is_carried_out_once(page: Page) -> None:
    key = begin(page)["id"]
    for _ in range(2):
        page.post("/api/tables/{id}/chat", {"id": key}, command="one", text="hello")
        page.open()
    assert [line["text"] for line in page.get("/api/tables/{id}", id=key)["chat"]] == ["hello"]


def test_lessons_puzzles_help_and_hints(page: Page) -> None:
    games = page.get("/api/games")
    assert {game["name"] for game in games} >= {"kingdomino", "el_grande"}
    lesson = page.post("/api/tables/lesson", game="kingdomino", lesson=games[0]["lessons"][0]["name"])
    assert lesson["lesson"]["step"] == 0
    key = begin(page)["id"]
    page.bots(key)
    state = page.get("/api/tables/{id}", id=key)
    hint = page.get("/api/tables/{id}/hint", id=key, lang="es")
    assert hint["name"] == "king"
    assert len(hint["options"]) == 2
    assert page.asked[-1][1]["kind"] == "search"
    assert page.get("/api/tables/{id}/why", id=key, target="nowhere")["reason"]
    assert page.get("/api/tables/{id}/text", id=key)["text"]
    read = page.post("/api/tables/{id}/read", {"id": key}, text="1", seat=0)
    assert read["choice"] in [one["id"] for one in state["legal"]]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_needs_others_is_refused_in_words(page: Page, lang: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    status, said = page.ask("post", "/api/tables", {"lang": lang}, game="kingdomino", options={}, seats=seats)
    assert (status, said["error"]) == (409, "friends")
    assert ("archivo" if lang == "es" else "file") in said["message"]
    assert page.ask("post", "/api/join", {"lang": lang}, code="ABCDEF")[0] == 409
    assert page.ask("get", "/api/nothing", {"lang": lang})[1]["error"] == "not-here"
    assert page.ask("get", "/api/tables/{id}", {"id": "none", "lang": lang})[1]["error"] == "no-table"
    assert page.ask("put", "/api/session", {"lang": lang}, name="\u202e")[1]["error"] == "bad-name"
    assert page.rows == {}


def test_levels_think_as_they_do_on_a_server(page: Page) -> None:
    for bot, wanted in {"knight": {"kind": "search", "playouts": 50}, "king": {"kind": "search"}}.items():
        key = begin(page, bot=bot)["id"]
        page.asked.clear()
        state = page.get("/api/tables/{id}", id=key)
        while not page.asked:
            page.bots(key)
            state = page.get("/api/tables/{id}", id=key)
            if state["decision"] and not page.asked:
                page.turn(state)
        assert wanted.items() <= page.asked[0][1].items()
        assert ("milliseconds" in page.asked[0][1]) == (bot == "king")


def test_trees_of_several_minds_are_added_up_as_those_of_threads() -> None:
    game = Game(rules("kingdomino"), players=2)
    position = game.start(3, "cpu")
    for _ in range(9):
        position = position.play(position.legal_ids(position.to_act[0])[0], position.to_act[0])
    seen = position.seen_by(position.to_act[0])
    page, how = Searching(), Manner("search", playouts=301, trees=2)
    found = asyncio.run(searched(seen, how, page.think, np.random.default_rng(4)))
    wanted = Search(game, 301, threads=2).consider(seen, np.random.default_rng(4))
    assert [(one.choice, one.visits, one.share) for one in found] == [(o.choice, o.visits, o.share) for o in wanted]
    assert [one.win for one in found] == pytest.approx([one.win for one in wanted])
    assert [asked["playouts"] for _, asked in page.asked] == [150, 151]


def test_a_bot_asks_as_many_minds_as_there_are() -> None:
    position = Game(rules("kingdomino"), players=2).start(3)
    seen = position.seen_by(position.to_act[0])
    for minds, wanted in ((1, 1), (2, 2), (8, 2)):
        page = Searching()
        asyncio.run(decided(seen, "search:40:2", page.think, (), minds))
        assert len(page.asked) == wanted


ALONE = """
import asyncio, json, sys
from reinos.browser.house import House
from reinos.core.catalog import games
from reinos.table.menu import LOADED
LOADED.update(games())  # as the built page has them
seats = [{"kind": "me"}, {"kind": "bot", "bot": "king"}]
asked = {"game": "kingdomino", "options": {}, "seats": seats, "command": "c1"}
sent = asyncio.run(House("[]", "{}", "en", None).answer("post", "/api/tables", '{"lang": "en"}', json.dumps(asked)))
assert json.loads(sent)["status"] == 200, sent
print(*{name.split(".")[2] for name in sys.modules if name.startswith("reinos.games.")})
"""


def test_a_table_loads_no_game_but_its_own() -> None:
    """Else the first table of a visit would wait for all of them."""
    told = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True)
    assert told.stdout.split() == ["kingdomino"], told.stderr


def test_champions_are_offered_here_and_networks_of_servers_are_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(levels, "COMPILES", False)  # as in a browser
    assert {bot["name"] for bot in offered("en")} == {*LEVELS, "random", "greedy"}
    monkeypatch.setattr(levels, "CHAMPIONS", {"kingdomino"})
    monkeypatch.setitem(OFFERED, "own", random_network(tmp_path / "own.npz", rules("kingdomino")))
    assert {bot["name"] for bot in offered("en")} == {*LEVELS, "random", "greedy", CHAMPION}
    assert [bot["game"] for bot in offered("en") if bot["name"] == CHAMPION] == ["kingdomino"]


def test_a_champion_thinks_with_dice_of_its_own_for_each_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "COMPILES", False)
    seen = Game(rules("kingdomino"), players=2).start(1)
    seen = seen.seen_by(seen.to_act[0])
    assert manner(CHAMPION, seen) == Manner("search", playouts=1000)  # where there is none, another plays
    monkeypatch.setattr(levels, "CHAMPIONS", {"kingdomino"})
    asked = []

    async def think(game: str, record: bytes, seat: int, how: str) -> str:
        asked.append(json.loads(how))
        return json.dumps({"choices": [{"choice": seen.legal_ids()[0], "visits": 1, "win": 0.5}]})

    asyncio.run(decided(seen, CHAMPION, think, minds=2))
    assert [(one["kind"], len(one["seeds"])) for one in asked[:2]] == [(CHAMPION, 1)] * 2
    assert asked[0]["seeds"] != asked[1]["seeds"]


@pytest.mark.parametrize("game", reinos.games())
def test_the_first_turns_of_every_game_can_be_rehearsed(page: Page, game: str) -> None:
    asyncio.run(visit(page.house, game, "es"))
    assert [line["game"] for line in page.get("/api/tables")["mine"]] == [game]


def test_a_failure_in_code_without_numbers_of_lines_is_told() -> None:
    code = bare(compile("def fail():\n    return [1 / n for n in (1, 0)]\nfail()", "foreign.py", "exec"))
    with pytest.raises(ZeroDivisionError) as failed:
        exec(code, {})
    told = "".join(traceback.format_exception(failed.value))
    assert 'File "foreign.py", line None, in fail' in told


class Searching(Page):
    """A page whose thoughts for reviews are those of the compiled search."""

    async def think(self, game: str, record: bytes, seat: int, how: str) -> str:
        asked = json.loads(how)
        if "seeds" not in asked:
            return await super().think(game, record, seat, how)
        self.asked.append((game, asked))
        await asyncio.sleep(0)
        table = np.frombuffer(record, rules(game).table.dtype).copy()
        seen = Position(Game(rules(game), players=2), table, hidden=True, seat=None if seat < 0 else seat)
        wanted = asked["seeds"] if seen.seat in seen.to_act else asked["seeds"][-1:]
        if asked["kind"] == "compare":
            return json.dumps(
                Search(seen.game, asked["playouts"]).compare(seen, asked["choices"], drawn(wanted)).tolist()
            )
        if asked["kind"] == "gains":
            return json.dumps(await Compiled().gains(seen, asked["choices"], drawn(wanted)))
        found = Search(seen.game, asked["playouts"]).outlook(seen, drawn(wanted))
        return json.dumps({"choices": [vars(one) for one in found.choices], "chances": found.chances})

    async def review(self, key: str, until: int) -> Any:
        """Ask for the review until it is there or so many positions are assessed."""
        given = json.dumps({"id": key, "seat": "0", "lang": "en"})
        while True:
            answer = json.loads(await self.house.answer("get", "/api/tables/{id}/review", given, "{}"))
            assert answer["status"] == 200, answer
            if answer["said"]["review"] or answer["said"]["done"] >= until:
                return answer["said"]
            await asyncio.sleep(0)


def finished(page: Page) -> str:
    """A short match that is over."""
    match = Game(rules("kingdomino"), players=2).new(5)
    random = np.random.default_rng(5)
    while not match.over:
        match.play(int(random.choice(match.position.legal_ids())))
    key: str = page.post("/api/tables/import", match=match.to_json())["id"]
    return key


def test_a_review_is_that_of_a_server() -> None:
    page = Searching()
    key = finished(page)
    found = asyncio.run(page.review(key, 10_000))
    table = page.house.table(key)
    wanted = review_told(table, reviewed(whole_match(table), 0, PLAYOUTS), "en")
    assert found["review"] == json.loads(json.dumps(wanted))
    assert found["done"] == found["of"] == len(wanted["told"]["chances"])


def test_a_review_stops_when_nobody_asks_and_goes_on_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Searching()
    key = finished(page)
    monkeypatch.setattr(reviews, "PATIENCE", -1.0)  # nobody waits

    async def left() -> int:
        said = await page.review(key, 0)
        for _ in range(20):
            await asyncio.sleep(0)
        return int(said["done"])

    assert asyncio.run(left()) == 0
    assert page.asked == []
    monkeypatch.setattr(reviews, "PATIENCE", 1e9)
    assert asyncio.run(page.review(key, 10_000))["review"]
