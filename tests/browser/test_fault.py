"""What goes wrong in the page that plays without a server is told, or mended; nothing stands still in silence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.space import PLACE, opened, visit, web_space
from tests.browser.test_visit import AGAINST_BOTS
from tests.web import stand
from tests.web.play import LEGAL, mouse_turn, steps_change, wait_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Worker

MISSING = stand.missing()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"browser tests did NOT run: {MISSING}")
FULL = """() => {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    if (given[1] === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
    return transaction.apply(this, given);
  };
  self.makeRoom = () => { IDBDatabase.prototype.transaction = transaction; };
}"""
DEAD = "() => { JSON.parse = () => { throw new Error('the memory is gone'); }; }"  # whatever Python says


@pytest.fixture
def page(browser: Browser, files: Path) -> Iterator[Page]:
    """A first turn against bots."""
    with visit(browser, "es-ES") as context, web_space(files) as address:
        page = opened(context, address, [])
        page.locator(AGAINST_BOTS).first.click()
        assert wait_turn(page)
        yield page


def keeper(page: Page) -> Worker:
    """The worker that keeps the tables."""
    return next(worker for worker in page.workers if "/worker-" in worker.url)


def test_a_storage_that_is_full_is_told_until_there_is_room(page: Page) -> None:
    keeper(page).evaluate(FULL)
    page.locator(LEGAL).first.click()
    page.wait_for_selector(".link.kept")
    assert "El navegador no ha podido guardar" in page.locator(".link").inner_text()
    page.locator(LEGAL).last.click()
    page.wait_for_selector(".why")
    keeper(page).evaluate("() => makeRoom()")
    steps_change(page, 0)
    page.wait_for_selector(".link", state="detached")


def test_a_python_that_has_broken_down_is_told(page: Page) -> None:
    keeper(page).evaluate(DEAD)
    page.locator(LEGAL).first.click()
    page.wait_for_selector(".link.kept")
    assert "the memory is gone" in page.locator(".link").inner_text()


def test_bots_go_on_with_another_mind(browser: Browser, files: Path) -> None:
    (thinker,) = (files / PLACE / "assets").glob("thinker-*.js")
    withheld = [thinker.name]
    with visit(browser, "es-ES") as context, web_space(files, withheld) as address:
        page = opened(context, address, [])
        with page.expect_event("response", lambda answer: answer.url.endswith(thinker.name)):
            page.locator(AGAINST_BOTS).first.click()
        withheld.clear()
        assert wait_turn(page)
        mouse_turn(page)
        assert wait_turn(page)
