"""The page for a web space, in Chromium: from files alone, under a path of its own, without a network after loading."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import hatch_build
import reinos
from tests.web import stand
from tests.web.play import mouse_turn, wait_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SOAK = os.environ.get("REINOS_SOAK") == "1"
GAMES = reinos.games() if SOAK else ("kingdomino",)
LANGUAGES = ("es-ES", "en-GB") if SOAK else ("es-ES",)
MISSING = stand.missing()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"browser tests did NOT run: {MISSING}")
PLACE = "some/where"  # the path under which the files are served
OFTEN = 7  # turns after which the tab is lost


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a web space serves, with the page in a folder of it."""
    root = tmp_path_factory.mktemp("space")
    (root / PLACE).parent.mkdir(parents=True)
    hatch_build.webapp(stand.ROOT, root / PLACE, *GAMES)
    return root


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with stand.running_browser() as running:
        yield running


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a word about them."""

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def web_space(files: Path) -> Iterator[str]:
    """A web space for as long as it is needed: the address of the page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(files)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{PLACE}/"
    finally:
        server.shutdown()
        server.server_close()


def visit(browser: Browser, language: str) -> BrowserContext:
    context = browser.new_context(viewport=stand.DESKTOP, locale=language, reduced_motion="reduce")
    context.add_init_script("localStorage['reinos:pace'] ??= 'instant'; localStorage['reinos:coaching'] ??= 'off';")
    context.set_default_timeout(stand.PATIENCE)
    return context


def opened(context: BrowserContext, address: str, errors: list[str]) -> Page:
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.goto(address)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(
    browser: Browser, files: Path, tmp_path: Path, game: str, language: str
) -> None:
    errors: list[str] = []
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
            mouse_turn(page)
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
