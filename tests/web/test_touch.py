"""Pieces, cards and symbols under the mouse, a finger and the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reinos.games.lancaster.box import COUNTIES
from tests.web import play, stand
from tests.web.test_geometry import SEED, moment

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from reinos.core.match import Match

ME = {"kind": "me"}
LIT = "[...document.querySelectorAll('.is-legal')].map(place => place.dataset.target)"
CENTRE = """target => {
  const { x, y, width, height } = document.querySelector(`[data-target="${target}"]`).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def sends(page: Page) -> tuple[str, list[dict[str, Any]]]:
    """A table at which knights of two strengths can be sent, and the legal choices."""
    match = play.position(play.game_of("lancaster", players=5), SEED, choice_of_knights)
    name = play.import_match(page, match)
    return name, play.told(page, name)["legal"]


def choice_of_knights(match: Match) -> bool:
    """Whether the first county for the weakest knight is also open to the strongest."""
    sent = [choice.args for choice in match.legal() if choice.kind == "send" and choice.args["place"] <= COUNTIES]
    by_knight = [{args["place"] for args in sent if args["knight"] == knight} for knight in (1, 2, 3, 4)]
    there = [places for places in by_knight if places]
    return len(there) > 1 and min(there[0]) in there[-1]


def test_a_knight_is_taken_first_and_then_put(page: Page) -> None:
    """Places light up for the knight in hand only, Escape puts it back, and it is this knight that goes."""
    name, legal = sends(page)
    strong = legal[-1]["piece"]
    assert {choice["piece"] for choice in legal} > {strong}
    play.touch(page, strong)
    wanted = {choice["target"] for choice in legal if choice["piece"] == strong} | {strong}
    play.until(page, f"wanted => {LIT}.length === wanted && document.querySelector('.in-hand')", len(wanted))
    assert set(page.evaluate(LIT)) == wanted
    page.keyboard.press("Escape")
    play.until(page, "!document.querySelector('.in-hand')")
    play.touch(page, strong)
    there = next(choice for choice in legal if choice["piece"] == strong and choice["target"].startswith("county-"))
    play.touch(page, there["target"])
    play.steps_change(page, 0)
    assert play.told(page, name)["draft"][0]["id"] == there["id"]


def test_a_place_alone_asks_which_knight(page: Page) -> None:
    """Where several knights could go, nothing is taken silently."""
    name, legal = sends(page)
    place = next(choice["target"] for choice in legal if choice["target"].startswith("county-"))
    meant = [choice for choice in legal if choice["target"] == place]
    assert len(meant) > 1
    play.touch(page, place)
    buttons = page.locator("dialog .choice-list .btn")
    buttons.first.wait_for()
    assert buttons.count() == len(meant)
    assert not play.told(page, name)["draft"]
    buttons.last.click()
    play.steps_change(page, 0)
    assert play.told(page, name)["draft"][0]["id"] == meant[-1]["id"]


def test_a_knight_is_dragged(page: Page) -> None:
    """What letting go would do is told on the way; beside all places nothing happens."""
    name, legal = sends(page)
    there = next(choice for choice in reversed(legal) if choice["target"].startswith("county-"))
    start, end = page.evaluate(CENTRE, there["piece"]), page.evaluate(CENTRE, there["target"])
    for goal in ((start[0], start[1] - 60), end):
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 4, start[1] - 12)
        page.mouse.move(*goal)
        if goal == end:
            page.wait_for_selector(".carried.over", state="attached")
            assert page.locator(".carried-note").inner_text() == there["label"]
        page.mouse.up()
        page.wait_for_selector(".carried", state="detached")
    play.steps_change(page, 0)
    assert play.told(page, name)["draft"][0]["id"] == there["id"]


def test_a_domino_is_dragged(page: Page) -> None:
    """From its line into the kingdom; a press on its place alone does the same."""
    name = play.import_match(page, moment("kingdomino", "place", 50))
    there = play.told(page, name)["legal"][0]
    end = page.evaluate(play.INSIDE, there["target"])
    page.locator(f"#{there['piece']}").hover()
    page.mouse.down()
    page.mouse.move(*end)
    page.wait_for_selector(".carried.over", state="attached")
    page.mouse.up()
    play.steps_change(page, 0)
    assert play.told(page, name)["draft"][0]["id"] == there["id"]


def test_order_cards_go_into_two_slots(page: Page) -> None:
    """Named cards: the first pressed is for turn 1, the second for turn 2; both are drawn before they are sealed."""
    name = play.import_match(page, moment("risk_europe", "cards", 40))
    legal = play.told(page, name)["legal"]
    pair = next(choice for choice in reversed(legal) if choice["piece"] != choice["target"])
    play.touch(page, pair["piece"])
    page.wait_for_selector(".re-order.in-hand em:visible")
    play.touch(page, pair["target"])
    play.steps_change(page, 0)
    state = play.told(page, name)
    assert state["draft"][0]["id"] == pair["id"]
    assert page.locator(".re-mine").count() == 2
    assert not page.locator(".re-order").count()


def test_symbols_explain_themselves(page: Page) -> None:
    """On hover and on focus; the browser's own tooltip does not come as well."""
    sends(page)
    tile = page.locator(".la-favours > span").last
    said = tile.get_attribute("title")
    assert said
    tile.hover()
    page.wait_for_selector(".tip")
    assert page.locator(".tip").inner_text() == said
    assert tile.get_attribute("title") is None
    page.mouse.move(5, 5)
    page.wait_for_selector(".tip", state="detached")
    assert tile.get_attribute("title") == said
    page.keyboard.press("b")
    page.wait_for_selector(".tip")


def test_symbols_explain_themselves_to_a_finger(browser: Browser, server: stand.Server) -> None:
    """A long press tells, and chooses nothing."""
    with stand.person(browser, server, viewport=stand.PHONE, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        play.new_table(page, ME, play.BOT, play.BOT, game="brian_boru")
        assert play.wait_turn(page)
        x, y = page.evaluate(play.INSIDE, page.locator(play.LEGAL).first.get_attribute("data-target"))
        glass = page.context.new_cdp_session(page)
        glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_selector(".tip")
        glass.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
        assert play.steps(page) == 0


FOOT = """() => { const frame = document.querySelector('.log-frame');
  return frame.scrollHeight - frame.scrollTop - frame.clientHeight; }"""


# The page hears of it with the next frame.
SCROLL_UP = """() => new Promise(done => {
  document.querySelector('.log-frame').scrollTop = 0;
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""


def long_log(page: Page) -> str:
    """A table of two whose log is longer than its frame, and shown to its foot."""
    name: str = play.new_table(page, ME, ME | {"name": "Iván"})
    for _ in range(14):
        state = play.told(page, name)
        play.post_choice(page, name, state["me"]["seat"], state["legal"][0]["id"], state)
    play.until(page, f"({FOOT})() < 2 && document.querySelectorAll('.log li').length > 12")
    return name


def test_the_newest_of_the_log_is_in_sight(page: Page) -> None:
    """At the foot, unless somebody has scrolled up: then a button counts what is new."""
    name = long_log(page)
    last = play.told(page, name)["log"][-1]["text"]
    assert page.locator(".log li:not(.round)").last.inner_text() == last
    page.evaluate(SCROLL_UP)
    state = play.told(page, name)
    while play.told(page, name)["version"] == state["version"]:
        now = play.told(page, name)
        play.post_choice(page, name, now["me"]["seat"], now["legal"][0]["id"], now)
    page.wait_for_selector(".log-news")
    page.click(".log-news")
    play.until(page, f"({FOOT})() < 40 && !document.querySelector('.log-news')")


# Something comes above the log just when it has scrolled by itself, and takes some of its height.
SHRINK = """() => new Promise(done => {
  const frame = document.querySelector('.log-frame'), above = document.createElement('div');
  above.style.cssText = 'flex: none; height: 200px';
  frame.scrollTop -= 5;
  frame.before(above);
  setTimeout(done, 100);
})"""


def test_what_comes_above_the_log_does_not_hide_its_newest(page: Page) -> None:
    """Nobody has scrolled up: the foot stays in sight."""
    long_log(page)
    page.evaluate(SHRINK)
    play.until(page, f"({FOOT})() < 2")
    assert page.query_selector(".log-news") is None


def test_the_prompt_bar_never_changes_its_height(page: Page) -> None:
    """Nor does the board move while a turn is put together."""
    play.new_table(page, ME, play.BOT, game="el_grande")
    seen = set()
    for _ in range(3):
        assert play.wait_turn(page)
        while not page.query_selector(play.PRIMARY):
            seen.add(page.evaluate("['.prompt', '.stage'].map(part => document.querySelector(part).offsetHeight) + ''"))
            before = play.steps(page)
            page.locator(f"{play.LEGAL}:visible, .prompt .loose").first.click()
            play.steps_change(page, before)
        seen.add(page.evaluate("['.prompt', '.stage'].map(part => document.querySelector(part).offsetHeight) + ''"))
        play.confirm(page)
    assert len(seen) == 1
    assert seen.pop().startswith("88,")


MARKS = """() => {
  const box = element => element.getBoundingClientRect();
  const [mark, piece] = [document.querySelector('.draft-mark .draft-line'), document.querySelector('.draft-mark')];
  return mark && [box(mark).x, box(mark).y, box(mark).width, box(mark).height].map(Math.round);
}"""


def test_the_draft_mark_is_where_the_piece_will_be(browser: Browser, server: stand.Server) -> None:
    """Also while pieces still glide: with and without motion it is drawn at the same place."""
    still = None
    for motion in ("reduce", "no-preference"):
        with stand.person(browser, server, reduced_motion=motion) as context:
            page = context.new_page()
            play.import_match(page, moment("kingdomino", "place", 50))
            page.locator(play.LEGAL).first.click()
            play.steps_change(page, 0)
            play.until(page, f"still => still ? ({MARKS})() + '' === still + '' : ({MARKS})()", still)
            still = page.evaluate(MARKS)
            assert page.locator(".draft-turn").count() <= 1
