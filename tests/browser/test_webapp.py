"""The page for a web space, in Chromium: from files alone, under a path of its own, without a network after loading."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import GAMES, SOAK
from tests.browser.space import opened, visit, web_space
from tests.web import stand
from tests.web.play import list_turn, mouse_turn, wait_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LANGUAGES = ("es-ES", "en-GB") if SOAK else ("es-ES",)
MISSING = stand.missing()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"browser tests did NOT run: {MISSING}")
OFTEN = 7  # turns after which the tab is lost
DRAWN = {"kingdomino"}  # games whose every choice is a place of the drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(
    browser: Browser, files: Path, tmp_path: Path, game: str, language: str
) -> None:
    errors: list[str] = []
    dice = random.Random(20)
    with visit(browser, language) as context:
        with web_space(files) as address:
            page = opened(context, address, errors)
            page.wait_for_selector(".gtile")
            page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        # The web space is gone: all that follows comes from what the browser keeps.
        page.reload()
        tile = page.locator(".gtile", has=page.locator(f"a[href$='/g/{game}']"))
        tile.locator(".gbtn .btn:has(use[href='#r-ui-bot'])").click()
        turns = 0
        while wait_turn(page):
            if game in DRAWN:
                mouse_turn(page)
            else:
                list_turn(page, dice)
            turns += 1
            if turns == OFTEN:  # the tab is lost: what was done is there again
                table = page.url
                page.close()
                page = opened(context, table, errors)
        assert turns > OFTEN
        with page.expect_download() as loading:
            page.locator("button:has(use[href='#r-ui-download'])").first.click()
        file = tmp_path / loading.value.suggested_filename
        loading.value.save_as(file)
        assert page.locator("html").get_attribute("lang") == language[:2]
    assert not errors
    verified = subprocess.run(
        [sys.executable, "-m", "reinos.cli.main", "verify", str(file)], capture_output=True, text=True
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
