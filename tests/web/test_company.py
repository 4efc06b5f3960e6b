"""Company in the browser: the host mutes and removes, spectators fall silent, a lent seat is taken back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SMALLEST = 44  # CSS pixels that a finger needs


@pytest.fixture
def friend(browser: Browser, server: stand.Server) -> Iterator[Page]:
    """Somebody else, with a phone."""
    with stand.person(browser, server, viewport=stand.PHONE, is_mobile=True, has_touch=True) as context:
        yield context.new_page()


def rename(page: Page, name: str) -> None:
    page.request.put("/api/session", data={"name": name}, headers={"Origin": play.origin(page)})


def seen(page: Page, name: str) -> None:
    """Keep a picture of the screen, light and dark, where somebody wants to look at it."""
    folder = os.environ.get("REINOS_SCREENS")
    for theme in ("light", "dark") if folder else ():
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        page.wait_for_timeout(200)
        page.screenshot(path=Path(folder or "") / f"{name}-{theme}.png")
    page.evaluate("delete document.documentElement.dataset.theme")


def small_targets(page: Page, selector: str) -> list[dict[str, float]]:
    """Buttons that a finger would miss."""
    boxes = [button.bounding_box() for button in page.locator(selector).all() if button.is_visible()]
    assert boxes
    return [box for box in boxes if box and (box["width"] < SMALLEST or box["height"] < SMALLEST)]


def test_the_form_asks_who_stands_in_and_who_talks(page: Page) -> None:
    page.goto("/new/kingdomino")
    page.locator(".more summary").click()
    page.get_by_label("Si alguien falta").select_option("squire")
    page.get_by_role("switch", name="A la vista").click()
    talk = page.get_by_role("switch", name="El público puede hablar")
    assert talk.get_attribute("aria-checked") == "false"  # a table that is not in view is quiet
    seen(page, "new-desktop")
    page.set_viewport_size(stand.PHONE)
    seen(page, "new-phone")
    page.get_by_role("button", name="Crear mesa").click()
    page.get_by_text("lo sustituye Escudero").wait_for()
    assert page.locator(".code-box").count() == 0  # nobody could sit down by it
    seen(page, "waiting-phone")


def test_the_host_removes_a_player_before_the_start(page: Page, friend: Page) -> None:
    rename(friend, "Luis")
    name = play.new_table(page, ME, OPEN, OPEN)
    code = page.locator(".code-box").inner_text()
    friend.goto("/lobby")
    friend.get_by_role("button", name="Sentarse").first.click()
    friend.wait_for_url(f"**/t/{name}")
    remove = page.get_by_role("button", name="Expulsar a Luis de la mesa")
    remove.wait_for()
    seen(page, "waiting-host-desktop")
    page.set_viewport_size(stand.PHONE)
    seen(page, "waiting-host-phone")
    assert small_targets(page, ".seats .btn") == []
    remove.focus()
    page.keyboard.press("Enter")
    friend.get_by_text("te ha expulsado").wait_for()
    assert code
    seen(friend, "removed-phone")


def test_the_host_mutes_a_spectator(page: Page, friend: Page) -> None:
    rename(friend, "Eva")
    name = play.new_table(page, ME, ME)
    friend.goto(f"/t/{name}")
    friend.get_by_role("button", name="Charla").or_(friend.get_by_role("tab", name="Charla")).first.click()
    friend.get_by_label("Escribe a la mesa").fill("¡Qué mal juegas!")
    friend.get_by_role("button", name="Enviar").click()
    page.get_by_role("tab", name="Charla").click()
    about = page.get_by_role("button", name="Sobre Eva")
    about.wait_for()
    seen(page, "chat-host-desktop")
    about.focus()
    page.keyboard.press("Enter")
    mute = page.get_by_role("button", name="Silenciar", exact=True)
    mute.wait_for()
    seen(page, "moderation-desktop")
    assert small_targets(page, "dialog .menu-list .btn") == []
    mute.focus()
    page.keyboard.press("Enter")
    friend.get_by_text("te ha silenciado").wait_for()
    assert friend.get_by_label("Escribe a la mesa").count() == 0
    seen(friend, "chat-muted-phone")
    page.get_by_role("button", name="Sobre Eva").click()
    page.get_by_role("button", name="Dejar que hable").click()
    friend.get_by_label("Escribe a la mesa").wait_for()


def test_who_lent_a_seat_is_told_and_takes_it_back(page: Page, friend: Page) -> None:
    rename(friend, "Luis")
    name = play.new_table(page, ME, OPEN)
    code = page.request.get(f"/api/tables/{name}").json()["code"]
    joined = friend.request.post(
        "/api/join", data={"command": "join", "code": code}, headers={"Origin": play.origin(friend)}
    )
    assert joined.ok
    friend.goto(f"/t/{name}")
    friend.wait_for_selector(".prompt")
    left = friend.request.post(
        f"/api/tables/{name}/seats/1",
        data={"command": "leave", "action": "leave"},
        headers={"Origin": play.origin(friend)},
    )
    assert left.ok
    friend.locator(".prompt").get_by_text("juega en tu asiento").wait_for()
    back = friend.get_by_role("button", name="Recuperar").first
    back.wait_for()
    seen(friend, "lent-phone")
    assert small_targets(friend, ".prompt .lent .btn") == []
    back.click()
    friend.wait_for_selector(".prompt .lent", state="detached")
    assert friend.request.get(f"/api/tables/{name}").json()["me"]["seats"] == [1]
