"""The review in the page: asked for after the game, made in the background, tried again from a moment."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import reinos
from reinos.cli.warmup import compile_game
from tests.web import play

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_from_the_result_to_another_try(page: Page) -> None:
    compile_game("kingdomino")  # as `make test` has done: without it there is no strongest bot
    match, dice = reinos.load("kingdomino", players=2).new(5), random.Random(5)
    while not match.over:
        match.play(dice.choice(match.legal_ids()))
    name = play.post(page, "/api/tables/import", match=match.to_json())["id"]
    page.goto(f"/t/{name}")
    page.wait_for_selector(play.RESULT)
    assert page.locator(".review").count() == 0
    with page.expect_response(lambda answer: "/review?" in answer.url) as asking:
        page.get_by_role("button", name="¿Dónde se ganó y se perdió?").click()
    page.wait_for_selector(".review progress")
    page.wait_for_selector(".review-chart .line")
    told = page.request.get(asking.value.url).json()["review"]["told"]
    headings = [text.split("\n") for text in page.locator(".moment h2").all_inner_texts()]
    assert headings == [[str(n), moment["where"]] for n, moment in enumerate(told["moments"], 1)]
    assert page.locator(".review-chart .moment").count() == len(told["moments"]) > 0
    page.locator(".review").get_by_role("button", name="Tabla").click()
    rows = page.locator(".review .twin tbody tr").all_inner_texts()
    assert [list(map(int, row.split())) for row in rows] == [[p["step"], *p["chances"]] for p in told["chances"]]
    page.get_by_role("button", name="Probar otra vez desde aquí").first.click()
    page.wait_for_url(lambda url: name not in url)
    page.wait_for_selector(play.LEGAL)
