"""The screens of the page that plays without a server, in Chromium: they offer what is possible there, and no more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.space import opened, visit, web_space
from tests.web import stand
from tests.web.play import GAME, game_of, lift, position

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

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


def test_home_offers_what_is_possible_here(page: Page, tmp_path: Path) -> None:
    page.wait_for_selector(".gtile")
    assert page.locator(".join, [href*='lobby']").count() == 0
    words = page.locator("main").inner_text()
    assert "servidor" in words
    assert "enlace" not in words
    match = position(game_of(GAME, players=2), 3, lambda match: len(match.steps) == 3)
    file = tmp_path / "match.reinos.json"
    file.write_text(json.dumps(match.to_json()))
    page.locator("input[type=file]").set_input_files(file)
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
    page.click(".sumc .primary")
    page.wait_for_selector(".table .prompt")
    assert page.locator(".pcard", has_text=re.compile("Jugador 2|Player 2")).count() == 1
    assert page.locator(".link, [role=tab]:has-text('Charla'), [role=tab]:has-text('Chat')").count() == 0


def test_pages_that_need_company_are_not_there(page: Page, address: str) -> None:
    for there in ("lobby", "join/ABCDEF"):
        page.goto(f"{address}?/{there}")
        page.wait_for_selector("main.blank:not(.loading) h1")
        assert page.locator("main .btn").count() == 1
