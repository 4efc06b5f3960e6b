"""What an environment shows: words, the drawing as SVG, or its pixels."""

from __future__ import annotations

import atexit
import io
import os
import shutil
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from importlib.util import find_spec
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import numpy as np

from reinos.core.brief import brief
from reinos.core.errors import BadOption
from reinos.core.position import Position

MODES = ("ansi", "svg", "rgb_array")
WIDTH, HEIGHT = 1280, 800  # of all pixels, so that frames can become a film
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
PAGE = """<!doctype html><style>
body {{ margin: 0; background: #F3ECDB }}
body > svg {{ width: 100vw !important; height: 100vh !important; max-width: none !important; display: block }}
</style><body>{svg}"""

Frame = str | np.ndarray[Any, Any]
T = TypeVar("T")


def check_mode(mode: str | None) -> str | None:
    """A way of rendering that can be had here, or BadOption."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode is {mode!r}; allowed: None, {', '.join(map(repr, MODES))}")
    if mode == "rgb_array" and not (find_spec("playwright") and find_spec("PIL")):
        raise BadOption("render_mode 'rgb_array' needs Playwright and Pillow: pip install 'reinos[render]'")
    return mode


def frame(seen: Position, mode: str | None) -> Frame | None:
    """A table in English as its viewer sees it."""
    if mode is None:
        return None
    if mode == "ansi":
        return brief(seen, "en")
    return seen.svg("en") if mode == "svg" else camera(os.getpid()).picture(seen.svg("en"))


class Camera:
    """A browser without a window: the drawings are laid out with CSS as no smaller library knows it.

    It lives in a thread of its own, since Playwright keeps to one, and to one without an event loop.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = SimpleQueue()
        self._close: Callable[[], None] = lambda: None
        Thread(target=self._work, daemon=True).start()  # no executor: those have ended before `atexit` is called
        try:
            self._page: Any = self._do(self._open)
        except BaseException:
            self._jobs.put(None)
            raise
        atexit.register(self.close)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, promise = job
            try:
                promise.set_result(work())
            except BaseException as wrong:
                promise.set_exception(wrong)

    def _do(self, work: Callable[[], T]) -> T:
        promise: Future[T] = Future()
        self._jobs.put((work, promise))
        return promise.result()

    def _open(self) -> Any:
        from playwright.sync_api import Error, sync_playwright

        driver = sync_playwright().start()
        own = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
        try:
            browser = driver.chromium.launch(executable_path=own)
        except Error as wrong:
            driver.stop()
            raise BadOption(
                f"render_mode 'rgb_array' needs Chromium: playwright install chromium ({str(wrong).splitlines()[0]})"
            ) from None

        def close() -> None:
            browser.close()
            driver.stop()

        self._close = close
        return browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, java_script_enabled=False)

    def picture(self, svg: str) -> np.ndarray[Any, Any]:
        """The pixels of a drawing: height, width, and red, green and blue from 0 to 255."""
        from PIL import Image

        with Image.open(io.BytesIO(self._do(lambda: self._shoot(svg)))) as found:
            return np.array(found.convert("RGB"))

    def _shoot(self, svg: str) -> bytes:
        self._page.set_content(PAGE.format(svg=svg))
        shot: bytes = self._page.screenshot(animations="disabled")
        return shot

    def close(self) -> None:
        """End the browser."""
        self._do(self._close)
        self._jobs.put(None)


@cache
def camera(process: int) -> Camera:
    """The camera of a process: what it has open is of no use after a fork."""
    return Camera()
