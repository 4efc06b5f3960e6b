"""The puzzle of the day in the browser: found on the first page, answered on the board, judged, remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reinos.core.catalog import rules
from reinos.review.puzzle import puzzle_of, today
from tests.web import play

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_the_puzzle_of_the_day_is_answered_on_the_board(page: Page) -> None:
    page.goto("/?lang=es")
    offered = page.locator(".puzzles .btn", has_text="Kingdomino")
    offered.click()
    page.wait_for_selector(".guide-say")
    assert "Reto del" in page.locator(".guide header b").inner_text()
    name = page.url.rpartition("/")[2].partition("?")[0]
    state = play.told(page, name)
    puzzle = puzzle_of(rules("kingdomino"), today())
    assert puzzle is not None
    choice = next(choice for choice in state["legal"] if choice["id"] == puzzle.best)
    play.pick(page, choice, state)
    play.confirm(page)
    play.until(page, "() => document.querySelector('.guide-say')?.innerText.startsWith('Es esa:')")
    assert "de cada 100" in page.locator(".guide-why").inner_text()
    page.click(".guide .primary")
    play.until(page, "() => document.querySelector('.guide-say')?.innerText.startsWith('Desde aquí')")
    page.goto("/")
    assert "hecha" in offered.inner_text()
