"""The first visit to the page that plays without a server, and the ones after it, in Chromium."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from reinos.browser import webapp
from reinos.browser.icons import png
from reinos.browser.node import find_node
from tests.browser.conftest import GAMES
from tests.browser.space import PLACE, opened, visit, web_space
from tests.web import stand
from tests.web.play import GAME, mouse_turn, wait_turn

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

MISSING = stand.missing()
pytestmark = pytest.mark.skipif(MISSING is not None, reason=f"browser tests did NOT run: {MISSING}")
AGAINST_BOTS = ".gtile .gbtn .btn:has(use[href='#r-ui-bot'])"
NEWER = ".newer button"
VERSION = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('reinos ')))"
LATER = ["later.files", "python_stdlib.zip"]
COVER = ".gtile .cov > svg:not(.emb)"
# Notes whether my tables were listed before the first cover was drawn.
WATCH = """new MutationObserver(() => {
  if (document.querySelector("COVER")) window.told ??= document.querySelector(".tcard") !== null;
}).observe(document, { childList: true, subtree: true });""".replace("COVER", COVER)
UNLIKE = 4.0  # of 255: what two ways of smoothing an edge may differ by on average


def test_the_first_turn_needs_only_the_first_files(browser: Browser, files: Path) -> None:
    with visit(browser, "es-ES") as context, web_space(files, LATER) as address:
        page = opened(context, address, [])
        page.locator(AGAINST_BOTS).first.click()
        assert wait_turn(page)
        mouse_turn(page)
        assert wait_turn(page)


def test_later_pictures_wait_for_what_is_waited_for(browser: Browser, files: Path) -> None:
    """With all files here the processor is what lacks: covers come when Python has told what is going on."""
    with visit(browser, "es-ES") as context, web_space(files) as address:
        page = opened(context, address, [])
        page.locator(COVER).first.wait_for()
        page.locator(AGAINST_BOTS).first.click()
        assert wait_turn(page)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        page.add_init_script(WATCH)
        page.goto(address)
        page.locator(".tcard .th svg").wait_for()
        page.locator(COVER).nth(len(GAMES) - 1).wait_for()
        assert page.evaluate("window.told") is True


def test_other_answers_wait_for_the_rest(browser: Browser, files: Path) -> None:
    withheld = [*LATER]
    with visit(browser, "es-ES") as context, web_space(files, withheld) as address:
        page = context.new_page()
        with page.expect_event("console", lambda said: any(name in said.text for name in LATER)):
            page.goto(f"{address}?/g/{GAME}")
        help_text = page.locator(".rules h2")
        assert help_text.count() == 0
        withheld.clear()
        help_text.first.wait_for()


def test_the_page_can_be_installed(browser: Browser, files: Path, tmp_path: Path) -> None:
    chromium = {"executable_path": stand.chromium(), "args": stand.ARGUMENTS}
    # With a profile on disk, since nothing can be installed in a private window.
    with browser.browser_type.launch_persistent_context(tmp_path, **chromium) as context, web_space(files) as address:
        page = opened(context, address, [])
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        found = context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    assert found == {"installabilityErrors": []}


@pytest.mark.parametrize("name", webapp.PICTURES)
def test_pictures_of_the_icon_are_what_a_browser_draws(browser: Browser, name: str) -> None:
    size, corners = webapp.PICTURES[name]
    svg = (stand.ROOT / "web/src/style/icon.svg").read_text(encoding="utf-8")
    page = browser.new_page()
    drawn = svg if corners else svg.replace('rx="6" ', "")
    mine, theirs = (
        list(points(page, kind, of, size)) for kind, of in (("png", png(svg, size, corners)), ("svg+xml", drawn))
    )
    page.close()
    assert len(mine) == len(theirs) == 4 * size * size
    assert sum(abs(a - b) for a, b in zip(mine, theirs, strict=True)) / len(mine) < UNLIKE
    assert mine[3] == (0 if corners else 255)


def points(page: Page, kind: str, picture: bytes | str, size: int) -> Any:
    """The points of a picture as the browser shows it."""
    content = picture.encode() if isinstance(picture, str) else picture
    return page.evaluate(
        """async ([kind, content, size]) => {
          const image = new Image(size, size);
          image.src = URL.createObjectURL(new Blob([new Uint8Array(content)], { type: `image/${kind}` }));
          await image.decode();
          const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
          const pen = canvas.getContext("2d");
          pen.drawImage(image, 0, 0, size, size);
          return [...pen.getImageData(0, 0, size, size).data];
        }""",
        [kind, list(content), size],
    )


def test_a_newer_page_is_offered(browser: Browser, files: Path, tmp_path: Path) -> None:
    shutil.copytree(files, tmp_path, dirs_exist_ok=True)
    with visit(browser, "es-ES") as context, web_space(tmp_path) as address:
        page = opened(context, address, [])
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        (old,) = page.evaluate(VERSION)
        assert page.locator(NEWER).count() == 0
        renew(tmp_path / PLACE)
        page.reload()
        with page.expect_navigation():  # it reloads itself
            page.locator(NEWER).click()
        page.wait_for_selector(".gtile")
        assert old not in page.evaluate(VERSION)
        assert page.evaluate("() => fetch('./home.es.json').then((found) => found.json())")["guest"] == "otra"


def test_a_page_that_is_built_again_is_no_newer_one(files: Path, tmp_path: Path) -> None:
    """Python's files are the part that could differ: the memory of a Python knows dice, times and addresses."""
    webapp.pack_python(tmp_path, GAMES, find_node()[0])
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made.keys() == {"python.image", "later.files", *(f"{name}.files" for name in GAMES)}
    for name, content in made.items():
        assert content == (files / PLACE / name).read_bytes(), name


def renew(folder: Path) -> None:
    """Another version: other content, and what is told of it."""
    home = folder / "home.es.json"
    home.write_text(json.dumps({**json.loads(home.read_text(encoding="utf-8")), "guest": "otra"}), encoding="utf-8")
    shutil.copyfile(webapp.PAGE / webapp.SERVICE, folder / webapp.SERVICE)
    webapp.keep_offline(folder)
