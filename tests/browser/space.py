"""A web space with the page that plays without a server, and somebody who visits it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web import stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

PLACE = "some/where"  # the path under which the files are served


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a word about them; some are withheld."""

    def __init__(self, *given: Any, withheld: list[str], **named: Any) -> None:
        self.withheld = withheld
        super().__init__(*given, **named)

    def do_GET(self) -> None:
        if self.path.endswith(tuple(self.withheld)):
            self.send_error(503)
        else:
            super().do_GET()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def web_space(files: Path, withheld: list[str] | None = None) -> Iterator[str]:
    """A web space for as long as it is needed: the address of the page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(files), withheld=withheld or []))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{PLACE}/"
    finally:
        server.shutdown()
        server.server_close()


def visit(browser: Browser, language: str) -> BrowserContext:
    """Somebody who has never been there."""
    context = browser.new_context(viewport=stand.DESKTOP, locale=language, reduced_motion="reduce")
    context.add_init_script("localStorage['reinos:pace'] ??= 'instant'; localStorage['reinos:coaching'] ??= 'off';")
    context.set_default_timeout(stand.PATIENCE)
    return context


def opened(context: BrowserContext, address: str, errors: list[str]) -> Page:
    """A page at an address; what goes wrong there is noted, and printed where the test fails before it asks."""

    def note(text: str) -> None:
        print(text)
        errors.append(text)

    page = context.new_page()
    page.on("pageerror", lambda error: note(str(error)))
    page.on("console", lambda said: note(said.text) if said.type == "error" else None)
    page.goto(address)
    return page
