"""A lesson in the browser, by mouse and by keyboard: the guide says, refuses, shows, goes on, and keeps the place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Page

SAY = ".guide-say"
GO_ON = ":is(.guide, .guide-text) .primary"
RINGS = "n => document.querySelectorAll('.guide-rings span:not(.wanted)').length === n"
BELOW = """place => document.querySelector(place).getBoundingClientRect().bottom >
  document.querySelector(".stage-drawing").getBoundingClientRect().bottom"""  # whether it reaches below the board
SHORT = {
    "kingdomino": "scoring",
    "lancaster": "parliament",
    "el_grande": "castle",
    "brian_boru": "upkeep",
    "risk_europe": "treasury",
}
Choose = Callable[["Page", dict[str, Any], dict[str, Any]], None]  # a choice of a state, in the page
Press = Callable[["Page"], None]


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


def through(page: Page, game: str, choose: Choose, go_on: Press, confirm: Press) -> None:
    """A short lesson from its first step to its end, always with the first choice that it wants."""
    name = play.post(page, "/api/tables/lesson", game=game, lesson=SHORT[game])["id"]
    page.goto(f"/t/{name}")
    before = None
    while True:
        state = play.bots_ready(page, name, 0)
        lesson = state["lesson"]
        says(page, lesson["say"])
        if lesson["kind"] == "over":
            break
        if state["status"] == "playing" and lesson["step"] != before:  # all that it points at is on the screen
            play.until(page, RINGS, len(lesson["at"]))
        before = lesson["step"]
        if lesson["kind"] == "read":
            go_on(page)
            play.until(page, "before => document.querySelector('.guide-say')?.innerText !== before", lesson["say"])
        elif state["can_confirm"]:
            page.wait_for_selector(play.PRIMARY)
            confirm(page)
        else:
            choose(page, next(choice for choice in state["legal"] if choice["id"] == lesson["wanted"][0]), state)
    assert page.locator(GO_ON).get_attribute("href") == f"/g/{game}"  # to more lessons


@pytest.mark.parametrize("game", SHORT)
def test_a_lesson_of_each_game_by_mouse(page: Page, game: str) -> None:
    through(page, game, play.pick, lambda page: page.click(GO_ON), play.confirm)


def test_rings_stay_on_the_board(page: Page) -> None:
    """Granada lies in the south: of a ring around it nothing may lie on the words below the board of a phone."""
    page.set_viewport_size(stand.PHONE)
    name = play.post(page, "/api/tables/lesson", game="el_grande", lesson="first")["id"]
    page.goto(f"/t/{name}")
    play.until(page, RINGS, 2)
    for down, seen in ((0, 1), (60, 2)):  # px, and rings: the other one is around a player's card
        page.evaluate("down => document.querySelector('.stage-drawing').scrollTo(0, down)", down)
        assert page.evaluate(BELOW, "#region-granada")
        play.until(page, RINGS, seen)
    assert not page.evaluate(BELOW, ".guide-rings span")


def test_a_lesson_by_keyboard_alone(page: Page) -> None:
    through(page, "kingdomino", key_pick, key_go_on, key_confirm)


def key_pick(page: Page, choice: dict[str, Any], state: dict[str, Any]) -> None:
    """A choice by its number, or in the list."""
    play.until(page, play.SHOWS, [state["prompt"], len(state["draft"])])
    if choice["number"] <= 9:
        page.keyboard.press(str(choice["number"]))
    else:
        page.keyboard.press("m")
        buttons = page.locator("dialog .choice-list .btn")
        buttons.first.wait_for()
        while not buttons.nth(state["legal"].index(choice)).evaluate("button => button === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    play.steps_change(page, len(state["draft"]))


def key_go_on(page: Page) -> None:
    """The button has the focus by itself."""
    play.until(page, "() => document.activeElement?.closest('.guide, .guide-text')")
    page.keyboard.press("Enter")


def key_confirm(page: Page) -> None:
    """The key of the table."""
    prompt = page.locator("#prompt").inner_text()
    page.keyboard.press("Control+Enter")
    play.until(page, "before => document.querySelector('#prompt')?.innerText !== before", prompt)
