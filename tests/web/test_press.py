"""What is pressed at a table is done, now or later, or it is said why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.web import play

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute

ME = {"kind": "me"}
DRAFT, CONFIRM = re.compile(r"/draft\?"), re.compile(r"/confirm\?")
KEPT = "() => Object.keys(localStorage).filter(name => name.startsWith('reinos:commands'))"
FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
OTHER = "() => [...document.querySelectorAll('.offer-drawing .is-legal:not(.drafted)')].at(-1)"
PRESS = f"() => ({OTHER})().dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"


def silent(line: WebSocketRoute) -> None:
    """A line over which nothing is told: commands take the other way, where a test can stop them."""


@pytest.fixture
def table(page: Page) -> Iterator[Page]:
    """A table of two people at this device, at the first choice."""
    page.route_web_socket(re.compile("/live"), silent)
    play.new_table(page, ME, ME)
    assert play.wait_turn(page)
    yield page
    page.unroute_all(behavior="ignoreErrors")


def once(page: Page, what: re.Pattern[str], answer: Callable[[Route], None]) -> None:
    page.route(what, lambda route: answer(route), times=1)


def come(page: Page, held: list[Any]) -> None:
    """Wait until something was asked."""
    assert any(held for _ in play.looks(page))


def why(page: Page) -> str:
    page.wait_for_selector(".why")
    return page.locator(".why").inner_text()


def test_a_press_while_a_move_is_kept_is_answered(table: Page) -> None:
    table.route(DRAFT, lambda route: route.abort())
    table.locator(play.LEGAL).first.click()
    table.wait_for_selector(".link.kept")
    table.locator(play.LEGAL).last.click()
    assert "Sin conexión. Tu jugada espera aquí." in why(table)
    table.unroute(DRAFT)
    play.steps_change(table, 0)
    assert play.steps(table) == 1
    table.wait_for_selector(".link.kept", state="detached")


def test_a_move_that_fails_is_told_and_stands_in_nobodys_way(table: Page) -> None:
    said = {"error": "failed", "message": "Algo ha ido mal."}
    once(table, DRAFT, lambda route: route.fulfill(status=500, json=said))
    table.locator(play.LEGAL).first.click()
    assert "Algo ha ido mal." in why(table)
    assert table.evaluate(KEPT) == []
    table.locator(play.LEGAL).first.click()
    play.steps_change(table, 0)


def test_an_answer_that_is_late_is_told(table: Page) -> None:
    held: list[Route] = []
    once(table, DRAFT, held.append)
    table.locator(play.LEGAL).first.click()
    table.wait_for_selector(".link.kept")
    assert table.locator(".link").inner_text() == "Aún no hay respuesta. Tu jugada espera aquí."
    held[0].continue_()
    play.steps_change(table, 0)
    table.wait_for_selector(".link.kept", state="detached")


def test_an_answer_of_something_on_the_way_is_none(table: Page) -> None:
    once(table, DRAFT, lambda route: route.fulfill(content_type="text/html", body="<h1>Wi-Fi</h1>"))
    table.locator(play.LEGAL).first.click()
    play.steps_change(table, 0)


def test_a_press_for_what_is_asked_no_more_is_answered(table: Page) -> None:
    table.locator(play.LEGAL).first.click()
    play.steps_change(table, 0)
    held: list[Route] = []
    once(table, CONFIRM, held.append)
    table.wait_for_timeout(play.GUARD)
    table.click(play.PRIMARY)
    table.evaluate(PRESS)
    come(table, held)
    held[0].continue_()
    assert "Eso ya no se pregunta." in why(table)
    assert play.steps(table) == 0


def test_confirming_what_is_not_complete_says_what_is_missing(table: Page) -> None:
    table.keyboard.press("Control+Enter")
    assert table.locator("#prompt").inner_text() in why(table)


def test_a_full_storage_holds_nothing_up(table: Page) -> None:
    table.evaluate(FULL)
    table.locator(play.LEGAL).first.click()
    play.steps_change(table, 0)


def test_a_refused_move_takes_no_other_command_with_it(table: Page) -> None:
    table.route(DRAFT, lambda route: route.abort())
    table.locator(play.LEGAL).first.click()
    table.wait_for_selector(".link.kept")
    table.get_by_role("tab", name="Charla").click()
    table.fill(".chat input", "Hola.")
    table.keyboard.press("Enter")
    table.unroute(DRAFT)
    once(table, DRAFT, lambda route: route.fulfill(status=422, json={"error": "illegal", "message": "No."}))
    table.wait_for_selector(".chat .lines p:text('Hola.')")
    assert "No." in why(table)


def test_why_not_is_told_without_a_network_too(table: Page) -> None:
    table.route(re.compile(r"/why\?"), lambda route: route.abort())
    table.locator(".stage-drawing .piece").first.click()
    assert "Sin conexión" in why(table)


def test_an_order_for_what_is_asked_no_more_is_answered(table: Page) -> None:
    held: list[tuple[Route, APIResponse]] = []
    table.keyboard.press("x")
    table.wait_for_selector(".txt .choice-list .btn")
    once(table, re.compile(r"/read\?"), lambda route: held.append((route, route.fetch())))
    table.fill(".cmd input", "#1")
    table.keyboard.press("Enter")
    come(table, held)
    table.locator(".txt .choice-list .btn").last.click()
    table.wait_for_selector(".drafted-list li")
    route, answer = held[0]
    route.fulfill(response=answer)
    table.wait_for_selector(".refuse")
    assert table.locator(".refuse").inner_text() == "Eso ya no se pregunta."
    assert table.locator(".cmd input").input_value() == "#1"
