"""A lesson in the browser, by mouse and by keyboard: the guide says, refuses, shows, goes on, and keeps the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web import play

if TYPE_CHECKING:
    from playwright.sync_api import Page

SAY = ".guide-say"
GO_ON = ".guide .primary"
FIRST_SAID = {
    "kingdomino": "Construye un reino",
    "lancaster": "Son cinco rondas.",
    "el_grande": "Ten más caballeros",
    "brian_boru": "Controla más ciudades",
    "risk_europe": "Gana quien termina",
}


def says(page: Page, start: str) -> None:
    """Wait until the guide says something that begins so."""
    condition = "start => document.querySelector('.guide-say')?.innerText.startsWith(start)"
    play.until(page, condition, start)


def test_learn_is_first_on_a_card_and_a_lesson_goes_by_mouse(page: Page) -> None:
    page.goto("/?lang=es")
    page.locator(".gtile", has_text="Kingdomino").locator(".gbtn > *").first.click()
    page.wait_for_selector(SAY)
    says(page, "Construye un reino")
    page.click(GO_ON)
    says(page, "Beltrán ya tiene la 43.")
    for _ in range(2):  # a choice that is not wanted is refused, and nothing changes
        page.locator('[data-target="next-20"]').first.click()
        page.wait_for_selector(".why")
        assert "Nada ha cambiado" in page.locator(".why").inner_text()
        page.click(".why")
    page.locator(".guide .btn", has_text="Muéstramelo").click()
    assert "19" in page.locator(".guide-move").inner_text()
    page.locator('[data-target="next-19"]').first.click()
    play.steps_change(page, 0)
    play.confirm(page)
    says(page, "Los demás ya han elegido.")
    assert page.locator(".guide-done").inner_text() == "Tu rey está en la 19."
    here = page.url
    page.goto("/")
    page.locator(".gtile", has_text="Kingdomino").locator(".learn").click()
    says(page, "Los demás ya han elegido.")
    assert page.url == here  # the place is kept


def test_a_lesson_by_keyboard(page: Page) -> None:
    page.request.get("/api/session")
    state = play.post(page, "/api/tables/lesson", game="kingdomino", lesson="first")
    page.goto(f"/t/{state['id']}")
    play.until(page, "() => document.activeElement?.closest('.guide')")
    page.keyboard.press("Enter")
    play.until(page, "() => document.querySelector('.guide progress')?.value === 1")
    page.keyboard.press("1")  # what the step wants comes first
    play.steps_change(page, 0)
    page.keyboard.press("Control+Enter")
    play.until(page, "() => document.querySelector('.guide progress')?.value === 2")
    play.until(page, "() => document.activeElement?.closest('.guide')")
    page.keyboard.press("Enter")
    play.until(page, "() => document.querySelector('.guide progress')?.value === 3")


@pytest.mark.parametrize("game", [game for game in FIRST_SAID if game != "kingdomino"])
def test_the_lesson_of_each_game_begins_and_points_at_the_board(page: Page, game: str) -> None:
    page.goto(f"/g/{game}?lang=es")
    page.locator(".lesson-list .btn").first.click()
    says(page, FIRST_SAID[game])
    play.until(page, "() => document.querySelectorAll('.guide-rings span').length > 0")
