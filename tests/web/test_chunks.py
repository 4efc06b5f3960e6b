"""Scripts of the page: a table in play needs the first ones alone, the others come when they are shown."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tests.web import play, stand

sys.path.insert(0, str(stand.ROOT))
import hatch_build

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response

STATIC = stand.ROOT / "src/reinos/server/static"


def scripts(page: Page) -> list[Response]:
    """The scripts that a page fetches from now on."""
    found: list[Response] = []
    page.on("response", lambda answer: found.append(answer) if answer.url.endswith(".js") else None)
    return found


def names(answers: list[Response]) -> set[str]:
    return {answer.url.rpartition("/")[2] for answer in answers}


def test_a_table_needs_the_first_scripts_and_text_mode_one_more(page: Page) -> None:
    fetched = scripts(page)
    play.new_table(page, {"kind": "me"}, play.BOT)
    play.wait_turn(page)
    play.mouse_turn(page)
    assert names(fetched) == {file.name for file in hatch_build.first_scripts(STATIC)}
    first = len(fetched)
    page.keyboard.press("x")
    page.wait_for_selector(".brief")
    assert len(fetched) > first
    for late in fetched[first:]:
        assert late.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert late.headers["content-type"].startswith("text/javascript")
        assert late.headers["x-content-type-options"] == "nosniff"


def test_a_part_that_does_not_arrive_says_so(page: Page) -> None:
    page.route("**/TextMode-*.js", lambda route: route.abort())
    play.new_table(page, {"kind": "me"}, play.BOT)
    play.wait_turn(page)
    page.keyboard.press("x")
    page.wait_for_selector("[role=alert] .btn")
    page.unroute("**/TextMode-*.js")
    page.click("[role=alert] .btn")
    page.wait_for_selector(".brief")
