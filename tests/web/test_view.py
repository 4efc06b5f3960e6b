"""A table looked at: near and far, area by area on a phone, back in time, after the end."""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page, Route

ME = {"kind": "me"}
BOARD = ".stage-drawing svg.board"
WIDTH = f"document.querySelector('{BOARD}').getBoundingClientRect().width"
SCROLLED = "[scrollX, scrollY, visualViewport.scale, document.querySelector('.stage').scrollTop]"
STILL = [0, 0, 1, 0]
SMALLEST = """Math.min(...[...document.querySelectorAll('.stage-drawing text')]
  .filter(text => text.getClientRects().length)
  .map(text => [parseFloat(getComputedStyle(text).fontSize), text.getScreenCTM()])
  .map(([size, { a, b }]) => size * Math.hypot(a, b)))"""
READABLE = 11  # px


@contextmanager
def phone(browser: Browser, server: stand.Server) -> Iterator[Page]:
    """A telephone; an error on its page fails the test."""
    with stand.person(browser, server, viewport=stand.PHONE, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield page
        assert not errors, errors


def stroke(client: CDPSession, *moments: Sequence[tuple[float, float]]) -> None:
    """Fingers on the glass, moment after moment, as the browser is told of them; then they are lifted."""
    for number, points in enumerate([*moments, ()]):
        kind = "touchStart" if number == 0 else "touchMove" if points else "touchEnd"
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_pinch_pan_and_tap_on_a_phone(browser: Browser, server: stand.Server) -> None:
    """Two fingers zoom the board and nothing else, one finger moves it, and a tap still chooses."""
    with phone(browser, server) as page:
        name = play.new_table(page, ME, play.BOT, play.BOT, game="brian_boru")
        assert play.wait_turn(page)
        play.until(page, f"{SMALLEST} >= {READABLE - 0.1}")
        box = page.locator(".stage-drawing").bounding_box()
        assert box
        x, y, before = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, page.evaluate(WIDTH)
        glass = page.context.new_cdp_session(page)
        stroke(glass, *[[(x - apart, y), (x + apart, y)] for apart in (30, 40, 50, 60)])
        play.until(page, f"before => Math.abs({WIDTH} / before - 2) < 0.1", before)
        assert page.evaluate(SCROLLED) == STILL
        left = page.evaluate("document.querySelector('.stage-drawing').scrollLeft")
        stroke(glass, *[[(x - 10 * step, y)] for step in range(9)])
        play.until(page, "left => document.querySelector('.stage-drawing').scrollLeft > left + 30", left)
        assert page.evaluate(SCROLLED) == STILL
        assert play.steps(page) == 0, "a swipe has chosen something"
        for label in ("Alejar", "Acercar"):
            page.locator(f".areas [aria-label={label}]").tap()
        target = play.told(page, name, 0)["legal"][0]["target"]
        play.touch(page, target)
        play.steps_change(page, 0)


def test_zoom_at_a_desk(page: Page) -> None:
    """Keys, wheel and buttons zoom, a drag moves without choosing, and the buttons cover nothing of the board."""
    play.new_table(page, ME, play.BOT, play.BOT, game="brian_boru")
    assert play.wait_turn(page)
    whole = page.evaluate(WIDTH)
    for key in "++":
        page.keyboard.press(key)
    play.until(page, f"before => {WIDTH} > before * 1.1", whole)
    place = page.locator(play.LEGAL).first
    page.keyboard.press("b")
    play.until(page, "document.activeElement.matches('.is-legal')")
    frame = page.locator(".stage-drawing").bounding_box()
    box = place.bounding_box()
    assert frame
    assert box
    assert frame["x"] <= box["x"] + box["width"] / 2 <= frame["x"] + frame["width"], (
        "what has the focus is out of sight"
    )
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y - 10)
    page.mouse.move(x - 40, y - 20)
    page.mouse.up()
    page.wait_for_timeout(100)
    assert play.steps(page) == 0, "the end of a drag is no click"
    assert page.query_selector(".why") is None
    near = page.evaluate(WIDTH)
    page.mouse.wheel(0, -300)
    play.until(page, f"before => {WIDTH} > before * 1.1", near)
    page.keyboard.press("0")
    play.until(page, f"before => Math.abs({WIDTH} - before) < 1", whole)
    page.locator(".top [aria-label=Acercar]").click()
    play.until(page, f"before => {WIDTH} > before * 1.1", whole)
    page.locator(".top [aria-label='Ver entero']").click()
    play.until(page, f"before => Math.abs({WIDTH} - before) < 1", whole)
    assert page.locator(".stage button").count() == 0


SHOWN = """() => [...document.querySelectorAll('.table [data-area-title]')]
  .filter(part => part.getClientRects().length).map(part => part.dataset.area)"""


def test_a_phone_shows_lancaster_area_by_area(browser: Browser, server: stand.Server) -> None:
    """One area at a time, each large and without scrolling the page; the one that is asked about comes by itself."""
    with phone(browser, server) as page:
        name = play.new_table(page, ME, play.BOT, play.BOT, game="lancaster")
        assert play.wait_turn(page)
        buttons = page.locator(".areas .segm button")
        assert buttons.count() == 4
        for number, area in enumerate(("counties", "france", "parliament", "castle")):
            buttons.nth(number).tap()
            play.until(page, f"area => JSON.stringify(({SHOWN})()) === JSON.stringify([area])", area)
            assert page.evaluate("document.documentElement.scrollHeight") <= stand.PHONE["height"]
            box = buttons.nth(number).bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44
        dice = random.Random(5)
        while (state := play.asked(page, name, 0))["legal"][0]["kind"] != "vote":
            play.post_choice(page, name, 0, dice.choice(state["legal"])["id"], state)
        play.until(page, f"({SHOWN})()[0] === 'parliament'")


def test_only_the_moment_asked_for_last_is_shown(page: Page) -> None:
    """Answers about the past that come late neither replace a later one nor bring back the past."""
    play.new_table(page, ME, play.BOT)
    for _ in range(2):
        assert play.wait_turn(page)
        play.mouse_turn(page)
    assert play.wait_turn(page)
    late: list[Route] = []
    page.route("**/history/1?**", lambda route: late.append(route))
    page.keyboard.press("Home")
    page.wait_for_selector(".transport")
    page.keyboard.press("]")
    page.wait_for_url("**v=1")
    page.keyboard.press("]")
    page.wait_for_url("**v=2")
    play.until(page, "document.querySelector('.phases .now')?.innerText.startsWith('Jugada 2 ')")
    late.pop().continue_()
    page.wait_for_timeout(300)
    assert page.locator(".phases .now").inner_text().startswith("Jugada 2 ")
    page.keyboard.press("[")
    page.wait_for_url("**v=1")
    page.keyboard.press("Escape")
    page.wait_for_selector(".prompt")
    late.pop().continue_()
    page.wait_for_timeout(300)
    assert page.query_selector(".prompt"), "a late answer brought back the past"


def test_new_moves_while_looking_back(page: Page) -> None:
    """The past stays where it is; a button counts what has happened and leads to now."""
    name = play.new_table(page, ME, ME | {"name": "Iván"})
    for _ in range(2):
        assert play.wait_turn(page)
        play.mouse_turn(page)
    assert play.wait_turn(page)
    page.keyboard.press("Home")
    page.wait_for_selector(".past")
    state = play.told(page, name)
    play.post_choice(page, name, state["me"]["seat"], state["legal"][0]["id"], state)
    page.wait_for_selector("button.news")
    assert page.locator("button.news").inner_text().startswith("Una jugada nueva")
    assert page.url.endswith("v=0")
    page.click("button.news")
    page.wait_for_selector(".prompt")
    assert page.query_selector(".news") is None


@pytest.fixture
def finished(page: Page) -> str:
    """A game of two that is over."""
    name = play.new_table(page, ME, play.BOT)
    play.post_turns(page, name, 0, random.Random(1))
    page.wait_for_selector(play.RESULT)
    return name


COLOURS = """() => Object.fromEntries([...document.querySelectorAll('.legend li')].map(row => {
  const style = getComputedStyle(row.querySelector('rect'));
  const own = ['forest', 'lake'].find(land => {
    row.style.color = `var(--t-${land})`;
    return getComputedStyle(row).color === style.fill;
  });
  return [row.textContent, own];
}))"""


def test_lands_have_their_colours_in_the_chart(page: Page, finished: str) -> None:
    """A forest is as green in the chart of points as on the board."""
    page.wait_for_selector(".legend li")
    told = page.evaluate(COLOURS)
    assert (told["bosque"], told["lago"]) == ("forest", "lake")
    assert len(page.locator(".facts dt").all_inner_texts()) >= 2


def rows(path: Path) -> list[list[str]]:
    """A file as a spreadsheet reads it."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def test_charts_as_files(page: Page, finished: str, tmp_path: Path) -> None:
    """The tables behind the charts, whole, and names that look like formulas stay names."""
    result: dict[str, Any] = page.request.get(f"/api/tables/{finished}/result?lang=es").json()
    files = []
    for number in range(2):
        with page.expect_download() as loading:
            page.locator(".csv").nth(number).click()
        files.append(tmp_path / loading.value.suggested_filename)
        loading.value.save_as(files[-1])
    podium = result["podium"]
    sources, course = rows(files[0]), rows(files[1])
    assert [[row[0], row[-1]] for row in sources[1:]] == [[row["name"], str(row["points"])] for row in podium]
    used = [source for source in result["sources"] if any(source["points"])]
    assert sources[0][1:-1] == [source["label"] for source in used]
    assert course[0][1:] == [row["name"] for row in podium]
    assert course[1:] == [
        [str(moment["n"]), *(str(moment["points"][row["seat"]]) for row in podium)] for moment in result["course"]
    ]


def test_play_from_here(page: Page, finished: str) -> None:
    """A moment of a finished game becomes a table of its own, where a bot holds the other seat."""
    page.goto(f"/t/{finished}?v=6")
    page.locator(".transport .btn", has_text="Jugar desde aquí").click()
    page.wait_for_url(lambda url: finished not in url)
    assert play.wait_turn(page)
    state = play.told(page, page.url.rpartition("/")[2])
    assert [seat["kind"] for seat in state["seats"]] == ["me", "bot"]
    assert state["version"] >= 6
    play.mouse_turn(page)


def test_a_seat_left_to_a_bot_is_taken_back(browser: Browser, server: stand.Server, page: Page) -> None:
    """Whoever has left sees a button at the table, and sits down again with it."""
    name = play.new_table(page, ME, {"kind": "link"})
    invite = play.told(page, name)["seats"][1]["invite"].rpartition("/")[2]
    with stand.person(browser, server) as context:
        friend = context.new_page()
        friend.goto("/")
        play.post(friend, "/api/join", invite=invite, name="Luis")
        friend.goto(f"/t/{name}")
        friend.click(".top > .btn:last-child")
        friend.locator("dialog .btn", has_text="Dejar mi asiento").click()
        friend.wait_for_selector("dialog .btn >> text=Recuperar mi asiento: Luis")
        play.close_dialog(friend)
        page.wait_for_selector(".pcard:has-text('Luis'):has-text('Bot')")
        friend.locator(".lent .btn").click()
        friend.wait_for_selector(".lent", state="detached")
        assert play.told(friend, name)["me"]["seats"] == [1]
        page.wait_for_selector(".pcard:has-text('Luis'):not(:has-text('Bot'))")
