"""What browser tests and screenshots stand on: a real server in a process of its own, and Debian's Chromium."""

from __future__ import annotations

import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ViewportSize

ROOT = Path(__file__).parents[2]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
START = 60.0  # seconds that a server may take to answer, compiling included
PATIENCE = 90_000  # ms that a page may take for anything; a machine may be slow and busy


def chromium() -> str | None:
    """The browser on the PATH."""
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


def missing() -> str | None:
    """Why no browser test can run here, or None."""
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "the playwright package is not installed"
    return None if chromium() else f"none of {', '.join(CHROMIUMS)} is on the PATH"


def build_client() -> None:
    """Build the browser client unless it is up to date."""
    sys.path.insert(0, str(ROOT))
    try:
        import hatch_build

        hatch_build.build(ROOT)
    finally:
        sys.path.remove(str(ROOT))


class Server:
    """A server on loopback that can be killed and started again on the same data."""

    def __init__(self, data: Path, *, bot_pace: float = 0.0) -> None:
        self.data = data
        self.bot_pace = bot_pace
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "reinos.server", "--port", str(self.port), "--data", str(self.data)]
        command += ["--no-limits", "--bot-pace", str(self.bot_pace)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=START):
                    return
            except (urllib.error.URLError, ConnectionError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{(self.data / 'server.log').read_text()[-2000:]}")

    def set_seed(self, table: str, seed: str) -> None:
        """Give a table that has not begun a known seed; only the database can, while somebody else can sit down."""
        with sqlite3.connect(self.data / "reinos.sqlite") as database:
            change = "UPDATE tables SET seed = ?, revision = revision + 1 WHERE id = ? AND status = 'waiting'"
            assert database.execute(change, (seed, table)).rowcount == 1
        database.close()

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running_server(data: Path, **settings: Any) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(data, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Chromium for as long as it is needed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def person(
    browser: Browser,
    server: Server,
    *,
    pace: str = "instant",
    coaching: str = "off",
    known: bool = True,
    **wishes: Any,
) -> BrowserContext:
    """Somebody with a browser of their own: Spanish, at a desk, without travelling pieces unless asked otherwise.

    Stories are not shown unless a pace is asked for, and nothing is explained unless coaching is. The server knows
    them from the start: a page that asks for its session when it opens would race with a test that asks for one too.
    """
    usual = {"viewport": DESKTOP, "locale": "es-ES", "reduced_motion": "reduce", "base_url": server.url}
    kept = {"pace": pace, "coaching": coaching}
    context = browser.new_context(**(usual | wishes))
    stored = " ".join(f"localStorage['reinos:{key}'] ??= {value!r};" for key, value in kept.items())
    context.add_init_script(f"try {{ {stored} }} catch {{}}")  # blank pages store nothing
    context.set_default_timeout(PATIENCE)
    if known:
        context.request.get("/api/session", params={"lang": str((usual | wishes)["locale"])[:2]})
    return context
