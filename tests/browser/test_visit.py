"""The first visit to the page that plays without a server, and the ones after it, in Chromium."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.space import opened, visit, web_space
from tests.web import stand
from tests.web.play import GAME, mouse_turn, wait_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MISSING = stand.missing()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"browser tests did NOT run: {MISSING}")
AGAINST_BOTS = ".gtile .gbtn .btn:has(use[href='#r-ui-bot'])"
NEWER = ".newer button"
VERSION = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('reinos ')))"
LATER = ["later.zip", "python_stdlib.zip"]
UNLIKE = 4.0  # of 255: what two ways of smoothing an edge may differ by on average


def test_the_first_turn_needs_only_the_first_files(browser: Browser, files: Path) -> None:
    with visit(browser, "es-ES") as context, web_space(files, LATER) as address:
        page = opened(context, address, [])
        page.locator(AGAINST_BOTS).first.click()
        assert wait_turn(page)
        mouse_turn(page)
        assert wait_turn(page)


def test_other_answers_wait_for_the_rest(browser: Browser, files: Path) -> None:
    withheld = [*LATER]
    with visit(browser, "es-ES") as context, web_space(files, withheld) as address:
        page = context.new_page()
        with page.expect_event("console", lambda said: LATER[0] in said.text):  # Python plays, and has asked for them
            page.goto(f"{address}?/g/{GAME}")
        help_text = page.locator(".rules h2")
        assert help_text.count() == 0
        withheld.clear()
        help_text.first.wait_for()
