"""Help at the board: a nudge, then the move as a ghost; and first words on questions that are new to this browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.web import play, stand
from tests.web.test_access import violations

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ME = {"kind": "me"}
FIRST = ".stake .guide-say"
POLITE = "[aria-live=polite]"


@pytest.fixture
def newcomer(browser: Browser, server: stand.Server) -> Iterator[Page]:
    """A page of somebody to whom new questions are explained."""
    with stand.person(browser, server, coaching="on") as context:
        yield context.new_page()


def test_a_nudge_then_the_move_as_a_ghost_by_keyboard(page: Page) -> None:
    name = play.new_table(page, ME, play.BOT)
    assert play.wait_turn(page)
    page.keyboard.press("h")
    page.wait_for_selector(".coach .guide-say")
    hint = page.request.get(f"/api/tables/{name}/hint?lang=es").json()
    assert page.locator(".coach .guide-say").inner_text() == hint["stake"]
    assert page.locator(POLITE).inner_text() == f"{hint['stake']} {hint['matters']}"
    assert page.locator(".coached").count() == 0
    assert all(option["label"] not in page.locator(".coach").inner_text() for option in hint["options"])
    page.keyboard.press("h")
    page.wait_for_selector(".piece.coached")
    assert page.locator(".hint-list .label").count() == 2
    assert hint["options"][0]["label"] in page.locator(POLITE).inner_text()
    assert play.told(page, name)["draft"] == []  # a ghost is no draft
    page.locator(".hint-list .btn").nth(1).click()
    play.until(page, "target => document.querySelector(`.hinted#${target}`)", hint["options"][1]["target"])
    page.keyboard.press("Escape")
    page.wait_for_selector(".coach", state="detached")
    assert page.locator(".coached").count() == 0
    for level in (".coach .guide-say", ".coach .hint-list"):
        page.keyboard.press("h")
        page.wait_for_selector(level)
    page.keyboard.press("Enter")  # the button has the focus
    page.wait_for_selector(".steps li")
    page.wait_for_selector(".coach", state="detached")
    assert [choice["id"] for choice in play.told(page, name)["draft"]] == [hint["options"][0]["id"]]


def test_help_in_words_in_text_mode(page: Page) -> None:
    name = play.new_table(page, ME, play.BOT)
    page.goto(f"/t/{name}?text=1")
    for _ in range(2):
        page.fill(".cmd input", "pista")
        page.keyboard.press("Enter")
        page.wait_for_selector(".guide-text .guide-say, .hint-list")
        assert page.evaluate("document.activeElement.closest('.cmd') !== null")  # ready for the next order
    page.wait_for_selector(".hint-list .label")


def test_each_new_question_is_explained_once(newcomer: Page) -> None:
    page = newcomer
    name = play.new_table(page, ME, play.BOT)
    page.wait_for_selector(FIRST)
    stake = play.told(page, name)["stake"]
    assert (stake["question"], page.locator(FIRST).inner_text()) == ("choose", stake["text"])
    assert not violations(page, "first words")
    page.reload()  # it was not answered: still new
    page.wait_for_selector(FIRST)
    play.mouse_turn(page)
    assert play.wait_turn(page)
    play.until(page, "text => !document.querySelector('.stake')?.innerText.includes(text)", stake["text"])
    page.locator(".stake .btn", has_text="Entendido").click()
    page.wait_for_selector(".stake", state="detached")
    page.reload()
    assert play.wait_turn(page)
    play.until(page, "() => document.querySelector('.is-legal')")
    assert page.locator(".stake").count() == 0


def test_first_words_do_not_lie_over_what_has_happened(newcomer: Page) -> None:
    """What happened since the last turn stands where they do, and comes when they are read."""
    page = newcomer
    name = play.new_table(page, ME, play.BOT, play.BOT, game="lancaster")
    page.wait_for_selector(FIRST)
    assert play.told(page, name)["recap"], "nobody plays before me: another seed"
    assert page.locator(".recap").count() == 0
    page.locator(".stake .btn", has_text="Entendido").click()
    page.wait_for_selector(".recap")


# Whether the words stand inside the drawing that is shown, and on nothing that can be chosen.
PLACED = """() => {
  const box = part => part.getBoundingClientRect(), card = box(document.querySelector('.stake'));
  const panels = [...document.querySelectorAll('.table > :is(.stage, .tray)')];
  const [board] = panels.map(box).filter(one => one.height > 100);
  const meet = one => Math.min(one.right, card.right) > Math.max(one.left, card.left)
    && Math.min(one.bottom, card.bottom) > Math.max(one.top, card.top);
  return card.top >= board.top && card.bottom <= board.bottom
    && ![...document.querySelectorAll('.is-legal')].map(box).some(meet);
}"""


def test_first_words_stand_in_the_area_that_a_phone_shows(browser: Browser, server: stand.Server) -> None:
    """Lancaster begins in the castle, which is no part of the map."""
    with stand.person(browser, server, coaching="on", viewport=stand.PHONE, is_mobile=True, has_touch=True) as context:
        page = context.new_page()
        play.new_table(page, ME, play.BOT, play.BOT, game="lancaster")
        page.wait_for_selector(FIRST)
        play.until(page, PLACED)


def test_first_words_can_be_switched_off_and_keep_out_of_lessons(newcomer: Page) -> None:
    page = newcomer
    lesson = play.post(page, "/api/tables/lesson", game="kingdomino", lesson="first")
    page.goto(f"/t/{lesson['id']}")
    page.wait_for_selector(".lesson .guide-say")
    assert page.locator(".stake").count() == 0
    name = play.new_table(page, ME, play.BOT)
    page.locator(".stake .btn", has_text="No explicar más").click()
    page.wait_for_selector(".stake", state="detached")
    page.goto("/settings")
    setting = page.get_by_role("group", name="Explicar cada decisión nueva")
    assert setting.locator("[aria-pressed=true]").inner_text() == "No"
    setting.get_by_text("La primera vez").click()
    page.goto(f"/t/{name}")
    play.mouse_turn(page)
    page.wait_for_selector(FIRST)  # another question
