"""A person plays Kingdomino in the browser, in every way there is."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route, WebSocketRoute

ME = {"kind": "me"}
NEXT_QUESTION = """old => document.querySelector('legend')?.innerText !== old
  || !document.querySelector('.formacts .primary')"""


def test_two_clicks_start_a_game_against_bots(browser: Browser, server: stand.Server) -> None:
    """For somebody whom the server has never seen."""
    with stand.person(browser, server, known=False) as context:
        page = context.new_page()
        page.goto("/")
        page.click(".gtile .btn:not(.learn)")
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".pcard")
        assert page.locator(".players .pcard").count() == 4
        seats = play.told(page, page.url.rsplit("/", 1)[1])["seats"]
    assert [seat.get("bot") for seat in seats if seat["kind"] == "bot"] == ["squire"] * 3  # the second level


def test_a_new_table_is_shown_as_it_was_told(browser: Browser, server: stand.Server) -> None:
    """Whoever makes it gets its state with the answer, and does not ask for it again."""
    with stand.person(browser, server) as context:
        page, asked = context.new_page(), list[str]()
        page.goto("/")
        page.on("request", lambda request: asked.append(f"{request.method} {request.url.partition('?')[0]}"))
        page.click(".gtile .btn:not(.learn)")
        assert play.wait_turn(page)
        table = page.url.rsplit("/", 1)[1]
        assert f"POST {server.url}/api/tables" in asked
        assert f"GET {server.url}/api/tables/{table}" not in asked


def test_a_whole_game_by_mouse(page: Page) -> None:
    play.new_table(page, ME, play.BOT, play.BOT)
    play.mouse_game(page)
    assert page.locator(".pod li").count() == 3
    assert page.locator(".chart").count() == 2
    page.locator(".link-button").first.click()
    page.wait_for_selector("table.twin")
    assert page.locator("table.twin tbody tr").count() == 3
    page.click(".acts2 .primary")
    page.wait_for_selector(".prompt")


def test_a_whole_game_by_keyboard(page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    while play.wait_turn(page):
        play.key_turn(page)
    assert page.locator(".pod li").count() == 2


DRAFTED_LAST = "label => [...document.querySelectorAll('.drafted-list li')].at(-1)?.innerText === label"


def test_a_whole_game_in_text_mode(page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    page.wait_for_selector(".table")
    page.keyboard.press("x")
    page.wait_for_url("**text=1")
    while True:
        page.wait_for_selector(".formacts .primary, .choice-list .btn, .txt a.btn")
        if page.query_selector(".txt a.btn"):
            break
        if page.query_selector(".formacts .primary"):
            legend = page.locator("legend").inner_text()
            page.wait_for_timeout(play.GUARD)
            page.click(".formacts .primary")
            play.until(page, NEXT_QUESTION, legend)
            continue
        first = page.locator(".choice-list .btn").first
        number = first.locator(".n").inner_text()
        label = first.inner_text().removeprefix(number).strip()
        page.fill(".cmd input", f"#{number}")  # as the list has it, even if a domino is called so too
        page.keyboard.press("Enter")
        play.until(page, DRAFTED_LAST, label)
    page.click(".txt a.btn")
    page.wait_for_selector(play.RESULT)


def test_a_number_in_text_mode_is_the_one_that_the_list_shows(page: Page) -> None:
    """El Grande calls amounts by themselves, so the first of a list may be 0."""
    name, dice = play.new_table(page, ME, play.BOT, game="el_grande", options={"short": True}), random.Random(1)
    odd: list[dict[str, Any]] = []
    while not odd:
        state = play.asked(page, name, 0)
        legal = state["legal"]
        odd = [choice for place, choice in enumerate(legal, 1) if place != choice["number"] <= len(legal)]
        if not odd:
            play.post_choice(page, name, 0, dice.choice(legal)["id"], state)
    page.goto(f"/t/{name}?text=1")
    page.fill(".cmd input", str(odd[0]["number"]))
    page.keyboard.press("Enter")
    play.until(page, DRAFTED_LAST, odd[0]["label"])


def test_words_in_text_mode(page: Page) -> None:
    """The options are told once; an order may be words, and what is not understood is said."""
    name = play.new_table(page, ME, play.BOT)
    page.wait_for_selector(".table")
    page.keyboard.press("x")
    page.wait_for_selector(".choice-list .btn")
    play.until(page, "document.querySelector('.brief').innerText !== ''")
    state = play.told(page, name)
    labels = [choice["label"] for choice in state["legal"]]
    assert page.locator(".choice-list .btn").count() == len(labels)
    brief = page.locator(".brief").inner_text()
    assert state["prompt"] not in brief
    assert not [label for label in labels if label in brief]
    page.fill(".cmd input", "zzz")
    page.keyboard.press("Enter")
    page.wait_for_selector(".refuse")
    assert "zzz" in page.locator(".refuse").inner_text()
    page.fill(".cmd input", labels[-1].lower())
    page.keyboard.press("Enter")
    page.wait_for_selector(".drafted-list li")
    assert page.locator(".drafted-list li").inner_text() == labels[-1]
    assert page.locator(".cmd input").input_value() == ""
    assert page.query_selector(".refuse") is None


def test_two_browsers_through_an_invite_link(browser: Browser, server: stand.Server, page: Page) -> None:
    play.new_table(page, ME, {"kind": "link"})
    link = page.locator(".invite input").input_value()
    with stand.person(browser, server, locale="en-GB") as context:
        friend = context.new_page()
        friend.goto(link)
        renaming: list[Route] = []  # the server takes long to hear of a new name, while its owner already sits down
        friend.route(
            "**/api/session*",
            lambda route: renaming.append(route) if route.request.method == "PUT" else route.continue_(),
        )
        friend.fill(".name-field input", "Luis")
        friend.press(".name-field input", "Enter")
        friend.click("main .btn.primary")
        while not renaming:
            friend.wait_for_timeout(play.STEP)
        friend.wait_for_timeout(300)
        [only] = renaming
        only.continue_()
        friend.wait_for_selector(".table")
        page.wait_for_selector(".table")
        assert "Luis" in page.locator(".players").inner_text()
        both = [page, friend]
        for _ in range(4):
            acting = next_to_act(both)
            play.mouse_turn(acting)
        assert friend.locator(".tabs button").first.inner_text() == "Log"
        assert page.locator(".tabs button").first.inner_text() == "Crónica"
        friend.locator(".tabs button").nth(1).click()
        friend.fill(".chat input", "<b>hola</b>")
        friend.press(".chat input", "Enter")
        page.wait_for_selector(".badge-count")
        page.locator(".tabs button").nth(1).click()
        page.wait_for_selector("text=<b>hola</b>")


def next_to_act(pages: list[Page]) -> Page:
    for _ in play.looks(pages[0]):
        for one in pages:
            if one.query_selector(".prompt .acts"):
                return one
    raise AssertionError("nobody is asked")


def test_hot_seat(page: Page) -> None:
    play.new_table(page, ME, ME | {"name": "Iván"})
    names = set()
    for _ in range(6):
        page.wait_for_selector(".prompt .acts")
        assert not page.query_selector(play.CURTAIN), "in this game nobody knows what the others may not"
        names.add(active_name(page))
        play.mouse_turn(page)
    assert "Iván" in names
    assert len(names) == 2


def test_hot_seat_with_a_curtain(page: Page) -> None:
    page.clock.install()
    name = play.new_table(page, ME, ME | {"name": "Iván"}, game="el_grande")
    names, dice = set(), random.Random(2)
    while len(names) < 2:
        seat = play.told(page, name)["waiting_for"][0]
        page.wait_for_selector(f"{play.CURTAIN}, .table:not(.covered) .prompt .acts")
        if page.query_selector(play.CURTAIN):
            page.locator(".curtain .btn").hover()
            page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))  # the press is short on a slow machine too
            page.mouse.down()
            page.clock.run_for(100)
            page.mouse.up()
            page.clock.run_for(700)
            assert page.query_selector(play.CURTAIN), "a short press must not lift the curtain"
            page.clock.resume()
            play.lift(page)
            names.add(active_name(page))
        play.click_turn(page, name, seat, dice.choice)
    assert "Iván" in names


def active_name(page: Page) -> str:
    return page.locator(".pcard.active .name").inner_text().split("\n")[0]


@pytest.mark.parametrize("lang", ["es-ES", "en-GB"])
def test_phone_without_scrolling(browser: Browser, server: stand.Server, lang: str) -> None:
    wishes = {"viewport": stand.PHONE, "has_touch": True, "is_mobile": True, "locale": lang}
    with stand.person(browser, server, **wishes) as context:
        page = context.new_page()
        play.new_table(page, ME, play.BOT, play.BOT, play.BOT)
        for _ in range(3):
            assert play.wait_turn(page)
            assert page.evaluate("document.documentElement.scrollHeight") <= stand.PHONE["height"]
            assert page.evaluate("document.documentElement.scrollWidth") <= stand.PHONE["width"]
            assert play.small_targets(page) == []
            while not page.query_selector(play.PRIMARY):
                before = play.steps(page)
                page.locator(play.LEGAL).first.tap()
                play.steps_change(page, before)
            assert play.small_targets(page) == []
            play.confirm(page)
        page.locator(".sheet button").nth(1).tap()
        page.wait_for_selector("dialog .pcard")
        assert page.locator("dialog .pcard").count() == 4


def test_both_languages(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("text=Jugar ahora")
    page.click(".hbar button.pill")
    page.wait_for_selector("text=Play now")
    assert page.get_attribute("html", "lang") == "en"
    page.reload()
    page.wait_for_selector("text=Play now")


def test_reload_in_mid_draft(page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    place_first(page)
    drafted = page.locator(".steps li").first.inner_text()
    page.reload()
    page.wait_for_selector(".steps li")
    assert page.locator(".steps li").first.inner_text() == drafted
    page.wait_for_selector(".draft-mark")
    play.mouse_turn(page)


@pytest.mark.parametrize("mute", [False, True])
def test_a_turn_goes_over_the_line_and_a_mute_one_is_given_up(page: Page, mute: bool) -> None:
    said, heard, asked = [], 0, []

    def connected(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(message: str | bytes) -> None:
            said.append(json.loads(message)["type"])
            server.send(message)

        def hear(message: str | bytes) -> None:
            nonlocal heard
            heard += 1
            if heard == 1 or not mute:
                line.send(message)

        line.on_message(say)
        server.on_message(hear)

    page.route_web_socket(re.compile("/live"), connected)
    page.on("request", lambda request: asked.append(request.url) if "/draft" in request.url else None)
    play.new_table(page, ME, ME)
    assert play.wait_turn(page)
    page.wait_for_selector(".link.live")  # the page can be ready before its line is
    page.locator(play.LEGAL).first.click()
    play.steps_change(page, 0)
    assert said.count("draft") == 1
    assert len(asked) == mute  # the same command, which the server has carried out already


def place_first(page: Page) -> None:
    """Play until a domino is placed in the draft and another is to be chosen."""
    for _ in range(10):
        assert play.wait_turn(page)
        if page.query_selector(".stage-drawing .is-legal"):
            page.locator(".stage-drawing .is-legal").first.click()
            page.wait_for_selector(".draft-mark")
            return
        play.mouse_turn(page)


def place_turnable(page: Page) -> None:
    """Draft a placement that has others on the same square."""
    for place in range(page.locator(".stage-drawing .is-legal").count()):
        page.locator(".stage-drawing .is-legal").nth(place).click()
        page.wait_for_selector(".draft-mark")
        if page.query_selector(".draft-turn"):
            return
        page.keyboard.press("u")
        page.wait_for_selector(".draft-mark", state="detached")
    raise AssertionError("no square has two placements")


def test_undo_turn_and_change_of_mind(page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    place_first(page)
    page.keyboard.press("u")
    page.wait_for_selector(".draft-mark", state="detached")
    assert play.steps(page) == 0
    place_turnable(page)
    first = page.locator(".steps li").first.inner_text()
    page.keyboard.press("r")
    play.until(page, "old => document.querySelector('.steps li')?.innerText !== old", first)
    assert play.steps(page) == 1
    while not page.query_selector(play.PRIMARY):
        before = play.steps(page)
        page.locator(play.LEGAL).first.click()
        play.steps_change(page, before)
    chosen = page.locator(".steps li").last.inner_text()
    page.locator(".offer-drawing .is-legal:not(.drafted)").first.click()
    play.until(page, "old => [...document.querySelectorAll('.steps li')].at(-1)?.innerText !== old", chosen)
    old = page.locator(".steps li").all_inner_texts()
    page.keyboard.press("r")
    play.until(page, "old => [...document.querySelectorAll('.steps li')].some((li, i) => li.innerText !== old[i])", old)
    new = page.locator(".steps li").all_inner_texts()
    assert sum(was != now for was, now in zip(old, new, strict=True)) == 1
    assert new[-1] == old[-1]
    assert page.locator(".offer-drawing .is-legal:not(.drafted)").count() > 0
    page.keyboard.press("Shift+U")
    play.until(page, "document.querySelectorAll('.steps li').length === 0")


def test_an_illegal_place_says_why(page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    assert play.wait_turn(page)
    page.locator(".stage-drawing .piece").first.click()
    page.wait_for_selector(".why")
    assert len(page.locator(".why").inner_text()) > 20
    assert page.locator("[aria-live=assertive]").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector(".why", state="detached")


def test_choices_and_keys(page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    assert play.wait_turn(page)
    page.keyboard.press("m")
    page.wait_for_selector("dialog .choice-list .btn")
    assert page.locator("dialog .choice-list .btn").count() > 1
    play.close_dialog(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    assert page.locator("dialog kbd").count() > 10
    play.close_dialog(page)
    page.keyboard.press("t")
    play.until(page, "() => document.querySelector('[aria-live=polite]').innerText !== ''")


# A dialog that is closed says so a little later; the next list is opened before that.
AGAIN = """async () => {
  document.querySelector('dialog .choice-list .btn').click();
  while (document.querySelector('dialog')) await null;
  dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
  await new Promise(done => setTimeout(done, 200));
}"""


def test_a_list_that_was_closed_does_not_close_the_next_one(page: Page) -> None:
    play.new_table(page, ME, play.BOT)
    assert play.wait_turn(page)
    page.keyboard.press("m")
    page.wait_for_selector(play.LISTED)
    page.evaluate(AGAIN)
    assert page.locator("dialog[open]").count() == 1


def test_pieces_glide(browser: Browser, server: stand.Server) -> None:
    with stand.person(browser, server, reduced_motion="no-preference") as context:
        page = context.new_page()
        play.new_table(page, ME, play.BOT)
        place_first(page)
        page.evaluate("window.glides = 0")
        page.evaluate(
            """() => { const animate = Element.prototype.animate;
              Element.prototype.animate = function (frames, how) {
                if (frames[0].transform && this.matches('.piece')) window.glides += 1;
                return animate.call(this, frames, how); }; }"""
        )
        page.keyboard.press("u")
        play.until(page, "window.glides > 0")


def test_replay_and_deep_link(page: Page) -> None:
    name = play.new_table(page, ME, play.BOT)
    for _ in range(2):
        assert play.wait_turn(page)
        play.mouse_turn(page)
    assert play.wait_turn(page)
    page.locator(".log .moment").last.click()
    page.wait_for_selector(".transport")
    assert re.search(r"v=\d+", page.url)
    page.goto(f"/t/{name}?v=1")
    page.wait_for_selector(".transport")
    first = page.locator(".nowl p").inner_text()
    page.keyboard.press("]")
    page.wait_for_url("**v=2")
    play.until(page, "old => document.querySelector('.nowl p').innerText !== old", first)
    assert page.locator(".is-legal").count() == 0
    page.locator(".timeline input").fill("0")
    page.wait_for_url("**v=0")
    page.locator(".transport .play").click()
    page.wait_for_url("**v=1")
    page.locator(".transport .play").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".prompt")


def test_server_killed_and_restarted_in_mid_game(browser: Browser, client: None, tmp_path: Path) -> None:
    with stand.running_server(tmp_path) as server, stand.person(browser, server) as context:
        page = context.new_page()
        play.new_table(page, ME, play.BOT)
        place_first(page)
        drafted = page.locator(".steps li").first.inner_text()
        page.wait_for_selector(".link.live")
        server.kill()
        page.wait_for_selector(".link:not(.live)")
        page.locator(play.LEGAL).first.click()
        page.wait_for_selector(".link.kept")
        server.start()
        page.wait_for_selector(".link.live:not(.kept)")
        play.steps_change(page, 1)
        assert page.locator(".steps li").first.inner_text() == drafted
        play.mouse_turn(page)
        assert play.wait_turn(page)


def test_a_command_kept_over_a_reload_is_sent_once(browser: Browser, client: None, tmp_path: Path) -> None:
    with stand.running_server(tmp_path) as server, stand.person(browser, server) as context:
        page = context.new_page()
        play.new_table(page, ME, play.BOT)
        assert play.wait_turn(page)
        context.set_offline(True)
        page.locator(play.LEGAL).first.click()
        page.wait_for_selector(".link.kept")
        context.set_offline(False)
        page.reload()
        page.wait_for_selector(".steps li")
        assert play.steps(page) == 1
