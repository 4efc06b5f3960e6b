"""Playing a table through the page, in the ways a person can."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = "kingdomino"
PRIMARY = ".prompt .primary, .formacts .primary"
LEGAL = ".drawing .is-legal"
RESULT = ".res .pod"
GUARD = 280  # ms that a new primary button ignores input, and a little more
STEP, PATIENCE = 30, 700  # ms between two looks, and how many
SEED = "5eed" * 16
BOT = {"kind": "bot", "bot": "greedy"}


def new_table(page: Page, *seats: dict[str, str], game: str = GAME) -> str:
    """Make a table for this browser and open it."""
    page.request.get("/api/session")
    wish = {"command": str(uuid4()), "game": game, "seats": list(seats), "seed": SEED}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": origin(page)})
    assert answer.ok, answer.text()
    name: str = answer.json()["id"]
    page.goto(f"/t/{name}")
    return name


def origin(page: Page) -> str:
    """The origin that the page's own requests have."""
    page_url = page.url if page.url.startswith("http") else ""
    if not page_url:
        page.goto("/")
        page_url = page.url
    return "/".join(page_url.split("/")[:3])


def until(page: Page, condition: str, arg: object = None) -> None:
    """Wait for a condition in the page. (Playwright's own way needs eval, which the security policy refuses.)"""
    for _ in range(PATIENCE):
        if page.evaluate(condition, arg):
            return
        page.wait_for_timeout(STEP)
    raise AssertionError(f"{condition} did not come true with {arg!r}")


def steps_change(page: Page, before: int) -> None:
    """Wait until the draft is longer or shorter."""
    until(page, "before => document.querySelectorAll('.steps li').length !== before", before)


def wait_turn(page: Page) -> bool:
    """Wait until this player is asked something; False when the game is over."""
    page.wait_for_selector(f".prompt .acts, {RESULT}")
    return page.query_selector(RESULT) is None


def mouse_turn(page: Page) -> None:
    """One turn with the mouse: the first legal place until the turn can be confirmed."""
    while not page.query_selector(PRIMARY):
        before = steps(page)
        page.locator(LEGAL).first.click()
        steps_change(page, before)
    confirm(page)


def steps(page: Page) -> int:
    """How many choices are drafted."""
    return page.locator(".steps li").count()


def confirm(page: Page) -> None:
    """Press the gold button once it listens."""
    before = page.locator("#prompt").inner_text()
    page.wait_for_timeout(GUARD)
    page.click(PRIMARY)
    until(
        page,
        "before => document.querySelector('#prompt')?.innerText !== before || !document.querySelector('.primary')",
        before,
    )


def mouse_game(page: Page) -> None:
    """The whole game with the mouse."""
    while wait_turn(page):
        mouse_turn(page)


def key_turn(page: Page) -> None:
    """One turn with the keyboard only."""
    while not page.query_selector(PRIMARY):
        before = steps(page)
        page.keyboard.press("b")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        steps_change(page, before)
    prompt = page.locator("#prompt").inner_text()
    page.keyboard.press("Control+Enter")
    until(page, "before => document.querySelector('#prompt')?.innerText !== before", prompt)
