"""axe-core finds nothing on any screen, light, dark and high contrast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from reinos.core.catalog import games
from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

AXE = stand.ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark", "contrast")
ME = {"kind": "me"}
PATHS = ("/", "/lobby", "/settings", "/new/kingdomino", "/g/kingdomino", "/join/none", "/t/none")
SETTLED = """Promise.all(document.getAnimations()
  .filter(a => a.effect.getTiming().iterations === 1).map(a => a.finished.catch(() => 0)))"""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page, where: str) -> list[str]:
    """What axe-core complains of on the page as it is."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("tags => axe.run({ runOnly: tags })", RULES)
    return [
        f"{where}: {one['id']} {node['target']} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def themed(page: Page, where: str) -> list[str]:
    """Complaints in every theme."""
    found = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += violations(page, f"{where} {theme}")
    return found


@pytest.mark.parametrize("path", PATHS)
def test_pages(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("main:not(.loading) h1")
    page.wait_for_load_state("networkidle")
    found = themed(page, path)
    assert not found, "\n".join(found)


def test_waiting_room(page: Page) -> None:
    play.new_table(page, ME, {"kind": "link"}, {"kind": "open"})
    page.wait_for_selector(".invite")
    found = themed(page, "waiting room")
    assert not found, "\n".join(found)


def test_table_in_every_state(page: Page) -> None:
    play.new_table(page, ME, play.BOT, play.BOT)
    found = []
    for _ in range(2):
        assert play.wait_turn(page)
        play.mouse_turn(page)
    assert play.wait_turn(page)
    found += themed(page, "turn")
    for part in (".coach .guide-say", ".coach .hint-list"):
        page.keyboard.press("h")
        page.wait_for_selector(part)
    found += violations(page, "coach")
    page.keyboard.press("Escape")
    for tab in range(1, 4):
        page.locator(".tabs button").nth(tab).click()
        found += violations(page, f"tab {tab}")
    while not page.query_selector(play.PRIMARY):
        before = play.steps(page)
        page.locator(play.LEGAL).first.click()
        play.steps_change(page, before)
    found += themed(page, "draft")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    found += violations(page, "dialog ?")
    play.close_dialog(page)
    page.click(".top > .btn:last-child")
    found += themed(page, "menu")
    play.close_dialog(page)
    page.goto(page.url + "?v=2")
    page.wait_for_selector(".transport")
    found += themed(page, "replay")
    page.goto(page.url.split("?")[0] + "?text=1")
    page.wait_for_selector(".txt .brief")
    found += themed(page, "text mode")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", [name for name in games() if name != play.GAME])
def test_table_of_every_game(browser: Browser, server: stand.Server, game: str) -> None:
    """At a desk and on a phone, area by area."""
    with stand.person(browser, server) as context:
        page = context.new_page()
        play.new_table(page, ME, play.BOT, play.BOT, game=game)
        assert play.wait_turn(page)
        found = violations(page, game)
        page.set_viewport_size(stand.PHONE)
        for button in page.locator(".areas .segm button").all():
            button.click()
            found += violations(page, f"{game} {button.inner_text()}")
        assert not found, "\n".join(found)


def test_curtain(page: Page) -> None:
    play.new_table(page, ME, ME | {"name": "Iván"}, game="el_grande")
    assert play.wait_turn(page)
    play.mouse_turn(page)
    page.wait_for_selector(play.CURTAIN)
    found = themed(page, "curtain")
    assert not found, "\n".join(found)


def test_result_and_phone(browser: Browser, server: stand.Server, page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    play.mouse_game(page)
    found = themed(page, "result")
    page.locator(".link-button").first.click()
    found += violations(page, "result table")
    page.set_viewport_size({"width": 390, "height": 844})
    found += violations(page, "result phone")
    page.goto(page.url + "?v=3")
    page.wait_for_selector(".transport")
    found += themed(page, "replay phone")
    assert not found, "\n".join(found)
