"""The screens of the page that plays without a server, in Chromium: they offer what is possible there, and no more."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from reinos.bots.levels import has_champion
from reinos.core.catalog import rules
from reinos.core.match import Match
from reinos.review import reviewed
from reinos.review.puzzle import puzzle_of, today
from reinos.table.review import PLAYOUTS
from tests.browser.conftest import GAMES, SOAK
from tests.browser.space import opened, visit, web_space
from tests.web import stand
from tests.web.play import (
    CURTAIN,
    GAME,
    GUARD,
    LISTED,
    RESULT,
    confirm,
    game_of,
    key_turn,
    lift,
    list_turn,
    position,
    steps_change,
    until,
    wait_turn,
)
from tests.web.test_access import themed

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHAMPIONS = [game for game in GAMES if has_champion(rules(game))]
MISSING = stand.missing()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"browser tests did NOT run: {MISSING}")


@pytest.fixture(scope="module")
def address(files: Path) -> Iterator[str]:
    with web_space(files) as found:
        yield found


@pytest.fixture(params=["es-ES"])
def page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page of a new visitor; an error on it fails the test."""
    errors: list[str] = []
    with visit(browser, request.param) as context:
        yield opened(context, address, errors)
        assert not errors, errors


def open_file(page: Page, match: Match, folder: Path) -> None:
    """Open a match from a file, as a visitor does."""
    file = folder / "match.reinos.json"
    file.write_text(json.dumps(match.to_json()))
    page.locator("input[type=file]").set_input_files(file)


def says(page: Page, start: str) -> None:
    """Wait until the guide says something that begins so."""
    until(page, "start => document.querySelector('.guide-say')?.innerText.startsWith(start)", start)


def test_home_offers_what_is_possible_here(page: Page, tmp_path: Path) -> None:
    page.wait_for_selector(".gtile")
    assert page.locator(".join, [href*='lobby']").count() == 0
    words = page.locator("main").inner_text()
    assert "servidor" in words
    assert "enlace" not in words
    assert not (found := themed(page, "home")), "\n".join(found)
    for wrong in ("Hola.", "[]"):
        (tmp_path / "wrong.json").write_text(wrong)
        page.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
        assert page.locator(".aside [role=alert]").inner_text() == "Eso no es un archivo de partida."
    open_file(page, position(game_of(GAME, players=2), 3, lambda match: len(match.steps) == 3), tmp_path)
    lift(page)
    assert page.locator("#prompt").inner_text()


def test_one_game_does_not_fill_the_screen(page: Page) -> None:
    page.wait_for_selector(".gtile")
    tile = page.locator(".gtile").first.bounding_box()
    assert tile is not None
    assert tile["y"] + tile["height"] <= stand.DESKTOP["height"]


@pytest.mark.parametrize("page", ["es-ES", "en-GB"], indirect=True)
def test_a_new_table_has_seats_for_people_here_and_bots(page: Page) -> None:
    page.locator(".gtile .quiet").first.click()
    page.wait_for_selector(".seat")
    assert page.locator("use[href='#r-ui-link'], .seat use[href='#r-ui-users']").count() == 0
    assert page.get_by_text("A la vista").or_(page.get_by_text("In view")).count() == 0
    assert not (found := themed(page, "new table")), "\n".join(found)
    page.click(".sumc .primary")
    page.wait_for_selector(".table .prompt")
    assert page.locator(".pcard", has_text=re.compile("Jugador 2|Player 2")).count() == 1
    page.wait_for_selector(".link", state="detached")  # it may still be opening
    assert page.locator("[role=tab]:has-text('Charla'), [role=tab]:has-text('Chat')").count() == 0


def test_pages_that_need_company_are_not_there(page: Page, address: str) -> None:
    for there in ("lobby", "join/ABCDEF"):
        page.goto(f"{address}?/{there}")
        page.wait_for_selector("main.blank:not(.loading) h1")
        assert page.locator("main .btn").count() == 1


def test_a_lesson_goes_on(page: Page) -> None:
    page.locator(".gtile .learn").first.click()
    says(page, "Construye un reino")
    page.click(".guide .primary")
    says(page, "Beltrán ya tiene la 43.")
    page.locator('[data-target="next-20"]').first.click()
    page.wait_for_selector(".why")  # not what is wanted
    page.click(".why")
    page.locator('[data-target="next-19"]').first.click()
    steps_change(page, 0)
    confirm(page)
    says(page, "Los demás ya han elegido.")


def test_the_puzzle_of_the_day_is_judged(page: Page) -> None:
    puzzle = puzzle_of(rules(GAME), today())
    assert puzzle is not None
    page.locator(".puzzles .btn").first.click()
    page.wait_for_selector(".guide-say")
    page.wait_for_selector(".prompt .acts")
    page.keyboard.press("m")
    page.locator(LISTED).nth(puzzle.match().legal_ids().index(puzzle.best)).click()
    steps_change(page, 0)
    confirm(page)
    says(page, "Es esa:")
    assert "de cada 100" in page.locator(".guide-why").inner_text()


def test_keyboard_voice_text_and_looking_back(page: Page) -> None:
    page.locator(".gtile .btn:has(use[href='#r-ui-bot'])").first.click()
    assert wait_turn(page)
    key_turn(page)
    assert wait_turn(page)
    page.keyboard.press("t")
    until(page, "() => document.querySelector('[aria-live=polite]').innerText.trim().length > 0")
    page.keyboard.press("x")
    page.wait_for_selector(".txt .choice-list .btn")
    until(page, "() => document.querySelector('.brief').innerText.length > 0")
    page.fill(".cmd input", "#1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".drafted-list li")
    while not page.query_selector(".formacts .primary"):
        drafted = page.locator(".drafted-list li").count()
        page.locator(".txt .choice-list .btn").first.click()
        until(page, "before => document.querySelectorAll('.drafted-list li').length !== before", drafted)
    page.wait_for_timeout(GUARD)
    page.click(".formacts .primary")
    page.wait_for_selector(".drafted-list", state="detached")
    page.goto(page.url.replace("?text=1", "") + "?v=1")
    page.wait_for_selector(".transport")
    assert page.locator(".is-legal").count() == 0
    page.keyboard.press("]")
    until(page, "() => location.search.endsWith('v=2')")


def test_a_match_is_saved_on_a_phone(page: Page, tmp_path: Path) -> None:
    match = position(game_of(GAME, players=2), 5, lambda match: match.over)
    page.set_viewport_size(stand.PHONE)
    open_file(page, match, tmp_path)
    page.wait_for_selector(RESULT)
    with page.expect_download() as loading:
        page.get_by_role("button", name="Descargar", exact=True).click()
    saved = Match.from_json(json.loads(Path(loading.value.path()).read_text()))
    assert saved.steps == match.steps


def test_a_review_is_made_here(page: Page, tmp_path: Path) -> None:
    match = position(game_of(GAME, players=2), 5, lambda match: match.over)
    wanted = reviewed(match, match.steps[-1].seat, PLAYOUTS)  # in the eyes of whoever chose last at this device
    open_file(page, match, tmp_path)
    page.wait_for_selector(RESULT)
    page.get_by_role("button", name="¿Dónde se ganó y se perdió?").click()
    page.wait_for_selector(".review progress")
    page.wait_for_selector(".review-chart .line")
    page.locator(".review").get_by_role("button", name="Tabla").click()
    rows = [[int(cell) for cell in row.split()] for row in page.locator(".review .twin tbody tr").all_inner_texts()]
    assert [row[0] for row in rows] == [point.step for point in wanted.points]
    # The engine's `Math.exp` and `Math.log` may differ from ours in the last digit: a search may take another way.
    for row, point in zip(rows, wanted.points, strict=True):
        assert row[1:] == pytest.approx([100 * chance for chance in point.chances], abs=5)
    page.get_by_role("button", name="Probar otra vez desde aquí").first.click()
    page.wait_for_selector(".prompt .acts")


@pytest.mark.skipif(not CHAMPIONS, reason="no game of this page has a champion; that of make soak has all games")
def test_a_champion_plays_with_its_network(page: Page, address: str) -> None:
    page.goto(f"{address}?/new/{CHAMPIONS[0]}")
    page.locator(".seat button:has(use[href='#r-ui-bot'])").first.click()
    for level in page.locator(".seat select").all():
        level.select_option("champion")
    page.click(".sumc .primary")
    dice = random.Random(3)
    for _ in range(2):
        assert wait_turn(page)
        list_turn(page, dice)
    assert wait_turn(page)


@pytest.mark.skipif(not SOAK, reason="the everyday page has one game, which has no secrets: make soak")
def test_a_curtain_hides_what_others_may_not_see(page: Page, address: str) -> None:
    page.goto(f"{address}?/new/el_grande")
    while page.locator(".seat-tools .btn").count():
        page.locator(".seat-tools .btn").last.click()
    page.click(".sumc .primary")
    dice = random.Random(2)
    for _ in range(5):
        page.wait_for_selector(f"{CURTAIN}, .table:not(.covered) .prompt .acts")
        if page.query_selector(CURTAIN):
            assert page.locator(".table").get_attribute("inert") is not None
            lift(page)
            return
        list_turn(page, dice)
    raise AssertionError("the device was not passed on")
