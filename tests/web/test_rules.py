"""The rules of a game in the browser: illustrated, searched, explained, opened at the rule that somebody asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web import play

if TYPE_CHECKING:
    from playwright.sync_api import Page

PARTS = ".rules h3"
IN_VIEW = """() => {
  const { top } = document.querySelector('.asked-for').getBoundingClientRect();
  return top > 0 && top < innerHeight;
}"""


def test_rules_are_illustrated_searched_and_explained(page: Page) -> None:
    page.goto("/g/lancaster?lang=es")
    page.wait_for_selector(".rules-figure svg")
    assert page.locator(".rules-figure figcaption").count() >= 3
    term = page.locator(".term", has_text="escuderos").first
    tip = page.locator(".term:focus + .term-tip")
    term.focus()
    assert tip.is_visible()
    assert "Suman 1 cada uno" in tip.inner_text()
    assert term.get_attribute("aria-describedby") == tip.get_attribute("id")
    search, parts = page.locator(".rules-search input"), page.locator(PARTS).count()
    search.fill("mesa RÉDONDA")  # as anybody may type it
    play.until(page, f"all => document.querySelectorAll('{PARTS}').length < all", parts)
    assert "mesa redonda" in page.locator(".rules .paragraph").first.inner_text().lower()
    search.fill("ajedrez")
    page.get_by_text("Las reglas no dicen nada de «ajedrez».").wait_for()
    search.fill("")
    play.until(page, f"all => document.querySelectorAll('{PARTS}').length === all", parts)


def test_a_number_leads_to_its_rule(page: Page) -> None:
    name = play.post(page, "/api/tables/lesson", game="lancaster", lesson="first")["id"]
    page.goto(f"/t/{name}")
    link = page.locator(".guide footer a").first
    link.wait_for()
    assert link.get_attribute("href") == "/g/lancaster?rule=LA-3.1"
    page.goto("/g/lancaster?lang=es&rule=LA-4.6")  # in a range: from LA-4.3 to LA-4.7
    found = page.locator(".asked-for")
    found.wait_for()
    assert "LA-4.3 a LA-4.7" in found.inner_text()
    play.until(page, IN_VIEW)
