"""`python -m tests.web.screenshots FOLDER`: every screen, desktop and phone, light and dark, from a real server.

`--lang en` takes them in English. The pictures of the documentation are chosen from these (docs/tools/screens.py).
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reinos.core.words import LANGUAGES
from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ME = {"kind": "me"}
TURNS = 5  # played before the table is shown
MOMENTS = {  # of the other games: when something of a kind can be chosen, after so many commits
    "el_grande": {"power": 8, "deploy": 8},
    "lancaster": {"vote": 8, "send": 14},
    "brian_boru": {"expand": 8, "play": 14},
    "risk_europe": {"cards": 20, "expand_to": 10},
}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": stand.DESKTOP},
    "phone": {"viewport": stand.PHONE, "is_mobile": True, "has_touch": True, "device_scale_factor": 2},
}
AREAS = "[...document.querySelectorAll('.table [data-area-title]')].map(part => part.dataset.area)"
THEMES = ("light", "dark", "contrast")
FRAMES, LANDED = 3, 900  # of the strip of a scoring; ms after which things have landed
CAPTION = ".prompt.telling #prompt"


class Camera:
    """Takes one screen in the themes asked for."""

    def __init__(self, page: Page, folder: Path, size: str) -> None:
        self.page, self.folder, self.size = page, folder, size

    def take(self, name: str, *, whole: bool = False) -> None:
        """Light and dark; high contrast for the table."""
        self.page.wait_for_load_state("networkidle")
        for theme in THEMES if name.startswith("table") else THEMES[:2]:
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            self.page.wait_for_timeout(150)
            self.page.screenshot(path=self.folder / f"{name}-{self.size}-{theme}.png", full_page=whole)
        self.page.evaluate("delete document.documentElement.dataset.theme")


def draft_turn(page: Page) -> None:
    """Draft a whole turn, without confirming it."""
    while not page.query_selector(play.PRIMARY):
        before = play.steps(page)
        page.locator(play.LEGAL).first.click()
        play.steps_change(page, before)


def reach(page: Page, name: str, kind: str, least: int, liked: str | None = None) -> None:
    """Play any choices through the server, those at a liked place first, until one of a kind is offered."""
    dice, state = random.Random(2), play.asked(page, name, 0)
    while state["version"] < least or all(choice["kind"] != kind for choice in state["legal"]):
        assert state["status"] != "over", f"{kind} was never offered"
        choices = [choice for choice in state["legal"] if choice["target"] == liked] or state["legal"]
        state = play.post_choice(page, name, 0, dice.choice(choices)["id"], state)
        state = state if state["decision"] is not None else play.asked(page, name, 0)
    page.goto(f"/t/{name}")
    play.wait_turn(page)


def shoot(browser: Browser, server: stand.Server, folder: Path, size: str, lang: str) -> None:
    """All screens in one size."""
    with stand.person(browser, server, color_scheme="light", locale=lang, **SIZES[size]) as context:
        page = context.new_page()
        camera = Camera(page, folder, size)
        page.goto("/")
        page.request.put("/api/session", data={"name": "Ana"}, headers={"Origin": server.url})
        four = [ME, play.BOT, play.BOT, play.BOT]
        table = play.new_table(page, *four)
        for _ in range(TURNS):
            play.wait_turn(page)
            play.mouse_turn(page)
        play.wait_turn(page)
        page.wait_for_timeout(400)
        camera.take("table-turn")
        draft_turn(page)
        camera.take("table-draft")
        page.locator("#prompt").click()
        for name, deed in dialogs(page).items():
            deed()
            page.wait_for_selector("dialog[open]")
            camera.take(f"dialog-{name}")
            play.close_dialog(page)
        page.goto(f"/t/{table}?text=1")
        page.wait_for_selector(".txt .brief:not(:empty)")
        camera.take("text", whole=True)
        play.new_table(page, ME, {"kind": "link"}, {"kind": "open"}, play.BOT)
        page.wait_for_selector(".invite")
        camera.take("waiting", whole=True)
        play.new_table(page, ME, ME | {"name": "Iván"}, game="el_grande")
        play.wait_turn(page)
        play.mouse_turn(page)
        page.wait_for_selector(play.CURTAIN)
        camera.take("curtain")
        for name, path in {
            "home": "/",
            "lobby": "/lobby",
            "new": "/new/kingdomino",
            "game": "/g/kingdomino",
            "settings": "/settings",
            "missing": "/t/none",
        }.items():
            page.goto(path)
            page.wait_for_selector("main:not(.loading) h1")
            camera.take(name, whole=True)
        for game, moments in MOMENTS.items():
            for kind, least in moments.items():
                reach(page, play.new_table(page, *four, game=game), kind, least)
                camera.take(f"table-{game}-{kind}")
            for area, button in zip(
                page.evaluate(AREAS), page.locator(".areas:visible .segm button").all(), strict=False
            ):
                button.click()
                camera.take(f"table-{game}-area-{area}")
        page.goto(f"/t/{table}")
        play.wait_turn(page)
        play.mouse_game(page)
        camera.take("result", whole=True)
        page.goto(f"/t/{table}?v=21")
        page.wait_for_selector(".transport")
        camera.take("replay")


def strip(browser: Browser, server: stand.Server, folder: Path, lang: str) -> None:
    """A general scoring of El Grande as it is shown: its first moments with a plate, as story-1, story-2, …"""
    with stand.person(browser, server, pace="normal", color_scheme="light", locale=lang) as context:
        page = context.new_page()
        page.goto("/")
        page.request.put("/api/session", data={"name": "Ana"}, headers={"Origin": server.url})
        table = play.new_table(page, ME, play.BOT, play.BOT, game="el_grande")
        reach(page, table, "wheel", 1, liked="castle")  # knights inside ask where they will come out
        state = play.told(page, table, 0)
        play.post_choice(page, table, 0, state["legal"][0]["id"], state)
        shown = ""
        for frame in range(1, FRAMES + 1):
            play.until(
                page,
                f"""old => document.querySelector('.story-plate')
              && ![old, undefined].includes(document.querySelector('{CAPTION}')?.innerText)""",
                shown,
            )
            shown = page.locator(CAPTION).inner_text()
            page.wait_for_timeout(LANDED)
            page.screenshot(path=folder / f"story-{frame}-desktop-light.png")


def dialogs(page: Page) -> dict[str, Callable[[], None]]:
    """What opens over the table."""
    return {
        "menu": lambda: page.click(".top > .btn:last-child"),
        "keys": lambda: page.keyboard.press("?"),
        "board": lambda: page.locator(".mini:visible, .chip:visible").last.click(),
    }


def main() -> None:
    """Make them all."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.screenshots")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    asked = parser.parse_args()
    folder: Path = asked.folder
    why = stand.missing()
    if why:
        raise SystemExit(f"no screenshots: {why}")
    folder.mkdir(parents=True, exist_ok=True)
    stand.build_client()
    with (
        tempfile.TemporaryDirectory() as data,
        stand.running_browser() as browser,
        stand.running_server(Path(data)) as server,
    ):
        for size in SIZES:
            shoot(browser, server, folder, size, asked.lang)
        strip(browser, server, folder, asked.lang)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
