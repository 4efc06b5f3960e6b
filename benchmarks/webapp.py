"""The page without a server, as a visitor meets it: `python -m benchmarks.webapp FOLDER [--game NAME] [--runs N]`.

Chromium opens the folder that `reinos webapp` made, presses a game's "against bots" as soon as it is there, and notes
when the table and the first choice can be pressed: on a first visit over a line like many have at home, and again with
a new browser that has the files. The line is in the web server and not in the browser, which would give the page, its
workers and its service worker a line each. Files go out as most web spaces send them: text and WebAssembly with gzip.
"""

from __future__ import annotations

import argparse
import gzip
import json
import mimetypes
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from benchmarks.table import table
from benchmarks.wasm import browser_path

RATE = 20_000_000 / 8  # bytes a second
LATENCY = 0.04  # seconds until an answer begins, and until a connection is there
PIECE = 16_384  # bytes that are sent at once
RUNS = 5
PATIENCE = 120_000  # ms
GZIPPED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest")
MOMENTS = {"home": "home", "table": "table", "choice": "first choice", "cpu": "of the processor"}
NOTE = """\
Seconds from the address to what can be pressed, and those that the page and its workers took of the processor until
then: the median of {runs} visits (lowest to highest), over a line of {rate:.0f} Mbit/s with {latency:.0f} ms.
{sent:,.0f} kB came over it on a first visit until the choice, {all:,.0f} kB until everything was kept.
{cores} cores, load {before:.1f} before and {after:.1f} after."""

# Runs in the page before its own scripts: notes each moment at the frame that shows it, and presses the button.
WATCH = """
localStorage["reinos:coaching"] ??= "off";
localStorage["reinos:pace"] ??= "instant";
const moments = (window.moments = {});
const look = () => {
  const button = document.querySelector(".gtile:has(a[href$='/g/GAME']) .gbtn .btn:has(use[href='#r-ui-bot'])");
  if (button && !moments.home) {
    moments.home = performance.now();
    button.click();
  }
  const shown = { table: ".drawing svg", choice: ".drawing .is-legal, .prompt .acts .btn" };
  for (const [name, what] of Object.entries(shown))
    if (document.querySelector(what)) moments[name] ??= performance.now();
  if (!moments.choice) requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


class Line:
    """One line that all answers share; without a rate it is as fast as the machine."""

    def __init__(self, rate: float) -> None:
        self.rate, self.sent = rate, 0
        self._free, self._turn = 0.0, threading.Lock()

    def carry(self, size: int) -> None:
        """Wait until so many bytes have come through."""
        with self._turn:
            self.sent += size
            self._free = max(self._free, time.monotonic()) + size / self.rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


@cache
def compressed(path: Path) -> bytes:
    """A file as it is sent."""
    content = path.read_bytes()
    return gzip.compress(content, 6) if path.suffix in GZIPPED else content


class Space(SimpleHTTPRequestHandler):
    """A plain web space at the other end of a line."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *given: Any, line: Line, **named: Any) -> None:
        self.line = line
        super().__init__(*given, **named)

    def setup(self) -> None:
        """A connection is made."""
        time.sleep(LATENCY)
        super().setup()

    def do_GET(self) -> None:
        """A file, or that the browser has it."""
        time.sleep(LATENCY)
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        mark = f'"{path.stat().st_mtime_ns:x}"'
        content = b"" if self.headers.get("If-None-Match") == mark else compressed(path)
        self.send_response(200 if content else 304)
        if content:
            self.send_header("Content-Type", mimetypes.guess_type(path.name)[0] or "application/octet-stream")
            self.send_header("Content-Length", str(len(content)))
            if path.suffix in GZIPPED:
                self.send_header("Content-Encoding", "gzip")
        self.send_header("ETag", mark)
        self.end_headers()
        for start in range(0, len(content), PIECE):
            piece = content[start : start + PIECE]
            self.line.carry(len(piece))
            self.wfile.write(piece)

    def log_message(self, *_: Any) -> None:
        """Nothing is said."""


@contextmanager
def web_space(folder: Path, line: Line) -> Iterator[str]:
    """The folder on a web space: its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Space, directory=str(folder), line=line))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def visit(profile: Path, address: str, game: str, line: Line) -> dict[str, float]:
    """One visit with a new browser: seconds to each moment, and bytes until the choice and until all is kept."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            profile, executable_path=browser_path(), args=["--no-sandbox"], locale="en-GB", reduced_motion="reduce"
        )
        page = browser.new_page()
        page.add_init_script(WATCH.replace("GAME", game))
        page.set_default_timeout(PATIENCE)
        before = line.sent
        page.goto(address)
        end = time.monotonic() + PATIENCE / 1000
        while "choice" not in page.evaluate("window.moments") and time.monotonic() < end:
            page.wait_for_timeout(50)
        found = {name: value / 1000 for name, value in page.evaluate("window.moments").items()}
        first = line.sent - before
        about = browser.new_cdp_session(page)
        about.send("Performance.enable")
        spent = {one["name"]: one["value"] for one in about.send("Performance.getMetrics")["metrics"]}
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        browser.close()
    return {**found, "cpu": spent["ProcessTime"], "first": first, "all": line.sent - before}


def measure(folder: Path, game: str, runs: int) -> dict[str, list[dict[str, float]]]:
    """First visits and later ones, in turns."""
    found: dict[str, list[dict[str, float]]] = {"cold": [], "warm": []}
    line = Line(RATE)
    with web_space(folder, line) as address:
        for _ in range(runs):
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                for visits in found.values():
                    visits.append(visit(Path(profile), address, game, line))
    return found


def spread(values: list[float]) -> str:
    """The median, the lowest and the highest."""
    return f"{statistics.median(values):.2f} ({min(values):.2f} to {max(values):.2f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.webapp", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="kingdomino")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all visits to a file as well")
    asked = parser.parse_args()
    before = os.getloadavg()[0]
    found = measure(asked.folder, asked.game, asked.runs)
    rows = [[name, *(spread([one[key] for one in visits]) for key in MOMENTS)] for name, visits in found.items()]
    print(table(("visit", *MOMENTS.values()), rows))
    middle = {key: statistics.median([one[key] for one in found["cold"]]) / 1000 for key in ("first", "all")}
    print(
        NOTE.format(
            runs=asked.runs,
            rate=RATE * 8 / 1e6,
            latency=LATENCY * 1000,
            sent=middle["first"],
            all=middle["all"],
            cores=os.cpu_count(),
            before=before,
            after=os.getloadavg()[0],
        )
    )
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
