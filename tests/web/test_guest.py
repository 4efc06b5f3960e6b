"""A game from another package, examples/hnefatafl, in the browser: found, drawn in its own styles, played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.web import play, stand
from tests.workshop import installed

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAME = "hnefatafl"
LINK = '<link rel="stylesheet" href="/guests.css">'
ME = {"kind": "me"}
TURNS = 4

# The fill of an attacker's home, the colour that it should be, and whether pieces let clicks pass.
LOOKS = """() => [
  getComputedStyle(document.querySelector('.hn-square.hn-home0')).fill,
  getComputedStyle(document.documentElement).getPropertyValue('--wash-4').trim(),
  getComputedStyle(document.querySelector('.hn-piece')).pointerEvents,
]"""


@pytest.fixture(scope="module")
def guest_server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[stand.Server]:
    """A server in whose environment the game is installed."""
    workshop = installed(tmp_path_factory.mktemp("workshop"), stand.ROOT / "examples" / GAME)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(workshop.site))
        running = stand.Server(tmp_path_factory.mktemp("data"))
        running.start()
    yield running
    running.kill()


@pytest.fixture
def guest_page(browser: Browser, guest_server: stand.Server) -> Iterator[Page]:
    with stand.person(browser, guest_server) as context:
        opened = context.new_page()
        wrong: list[str] = []
        opened.on("pageerror", lambda error: wrong.append(str(error)))
        # The security policy complains on the console.
        opened.on("console", lambda told: wrong.append(told.text) if told.type == "error" else None)
        yield opened
        assert not wrong, wrong


def rgb(colour: str) -> str:
    """A colour of the tokens as the browser computes it."""
    return f"rgb({', '.join(str(int(colour[i : i + 2], 16)) for i in (1, 3, 5))})"


def test_it_is_played_in_its_own_styles(guest_page: Page) -> None:
    name = play.new_table(guest_page, ME, play.BOT, game=GAME)
    dice = random.Random(5)
    for _ in range(TURNS):
        assert play.wait_turn(guest_page)
        play.click_turn(guest_page, name, 0, dice.choice)
    assert play.wait_turn(guest_page)
    fill, wanted, pieces = guest_page.evaluate(LOOKS)
    assert fill == rgb(wanted)
    assert pieces == "none"
    state = play.told(guest_page, name, 0)
    assert state["version"] >= 2 * TURNS
    assert len(state["log"]) >= 2 * TURNS


def test_the_home_page_shows_it_in_both_languages(guest_page: Page) -> None:
    for lang, words in (("es", "La mesa del rey"), ("en", "The king's table")):
        games = guest_page.request.get(f"/api/games?lang={lang}").json()
        (found,) = (game for game in games if game["name"] == GAME)
        assert found["tagline"].startswith(words)
        assert "hn-square" in found["cover"]["body"]
    guest_page.goto("/")
    guest_page.get_by_text("La mesa del rey").wait_for()
    tile = guest_page.locator(".gtile", has_text="La mesa del rey")
    assert tile.locator(".meta span").first.inner_text().strip() == "2 jugadores"


def test_styles_are_linked_only_where_there_are_guests(guest_page: Page, page: Page) -> None:
    sheet = guest_page.request.get("/guests.css")
    assert sheet.headers["content-type"].startswith("text/css")
    assert ".hn-square" in sheet.text()
    assert LINK in guest_page.request.get("/").text()
    assert LINK not in page.request.get("/").text()
    assert page.request.get("/guests.css").text() == ""
