"""Playing a table through the page, in the ways a person can."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from reinos.core.catalog import rules
from reinos.core.game import Game
from reinos.core.match import Match
from tests.web import stand

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse, Page, Response, WebSocket

GAME = "kingdomino"
PRIMARY = ".prompt .primary, .formacts .primary"
LEGAL = ".drawing .is-legal"
LISTED = "dialog .choice-list .btn"
RESULT = ".res .pod"
GUARD = 280  # ms that a new primary button ignores input, and a little more
CURTAIN = ".curtain"
STEP = 30  # ms between two looks
SEED = "5eed" * 16
BOT = {"kind": "bot", "bot": "greedy"}


def new_table(
    page: Page,
    *seats: dict[str, str],
    game: str = GAME,
    options: dict[str, bool | int | str] | None = None,
) -> str:
    """Make a table for this browser and open it; where nobody else can sit down, the same one every time."""
    known = {"seed": SEED} if all(seat["kind"] in ("me", "bot") for seat in seats) else {}
    name: str = post(page, "/api/tables", game=game, options=options or {}, seats=list(seats), **known)["id"]
    page.goto(f"/t/{name}")
    return name


def origin(page: Page) -> str:
    """The origin that the page's own requests have."""
    page_url = page.url if page.url.startswith("http") else ""
    if not page_url:
        page.goto("/")
        page_url = page.url
    return "/".join(page_url.split("/")[:3])


def looks(page: Page, pause: int = STEP) -> Iterator[None]:
    """Look again and again, however slow the machine is, until nobody would wait any longer."""
    end = time.monotonic() + stand.PATIENCE / 1000
    while time.monotonic() < end:
        yield
        page.wait_for_timeout(pause)


SITUATION = """() => [...document.querySelectorAll('#prompt, .beneath, .why, dialog h2')].map(part => part.innerText)
  .concat(Object.entries(localStorage).filter(([name]) => name.startsWith('reinos:commands')).flat())"""


def until(page: Page, condition: str, arg: object = None) -> None:
    """Wait for a condition in the page. (Playwright's own way needs eval, which the security policy refuses.)"""
    for _ in looks(page):
        if page.evaluate(condition, arg):
            return
    raise AssertionError(f"{condition} did not come true with {arg!r}; there is {page.evaluate(SITUATION)}")


def close_dialog(page: Page) -> None:
    """Leave the dialog: while it is open, keys are its own."""
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


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


def list_turn(page: Page, dice: random.Random) -> None:
    """One turn from the list of choices, which has all of them in every game."""
    while not page.query_selector(PRIMARY):
        before = steps(page)
        page.keyboard.press("m")
        page.wait_for_selector(LISTED)
        choices = page.locator(LISTED)
        choices.nth(dice.randrange(choices.count())).click()
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


# --- positions: found with the engine, reached through the interface of the server


def position(game: Game, seed: int, wanted: Callable[[Match], bool], likes: Sequence[str] = ()) -> Match:
    """Random play until a moment has come; kinds of choices in `likes` are preferred."""
    match = game.new(seed)
    dice = random.Random(seed)
    while not wanted(match):
        assert not match.over, f"seed {seed} of {game!r} does not lead there any more: look for another one"
        legal = match.legal()
        match.play(dice.choice([choice for choice in legal if choice.kind in likes] or legal))
    return match


def game_of(name: str, **options: bool | int | str) -> Game:
    """A game with its options."""
    return Game(rules(name), None, **options)


def kinds(match: Match, seat: int | None = None) -> set[str]:
    """The kinds of what may be chosen."""
    return {choice.kind for choice in match.legal(seat)}


def hex_seed(match: Match) -> str:
    """The seed as a table takes it."""
    return f"{match.seed:064x}"


def import_match(page: Page, match: Match) -> str:
    """A table at the position of a match, on which this browser holds every seat; the curtain is lifted."""
    name: str = post(page, "/api/tables/import", match=match.to_json())["id"]
    page.goto(f"/t/{name}")
    lift(page)
    return name


def lift(page: Page) -> None:
    """Hold the button of the curtain, where there is one."""
    page.wait_for_selector(f"{CURTAIN}, .table:not(.covered) .prompt, {RESULT}")
    if page.query_selector(CURTAIN):
        page.locator(".curtain .btn").hover()
        page.mouse.down()
        page.wait_for_selector(CURTAIN, state="detached")
        page.mouse.up()


# --- what a client does, without the client


def command(page: Page, path: str, method: str = "POST", **body: Any) -> APIResponse:
    """A command of this browser, and how it was answered."""
    data = {"command": str(uuid4()), **body}
    return page.request.fetch(path, method=method, data=data, headers={"Origin": origin(page)})


def post(page: Page, path: str, method: str = "POST", **body: Any) -> dict[str, Any]:
    """A command of this browser that is carried out."""
    answer = command(page, path, method, **body)
    assert answer.ok, answer.text()[:500]
    found: dict[str, Any] = answer.json()
    return found


def told(page: Page, name: str, seat: int | None = None) -> dict[str, Any]:
    """The state of the table as this browser may ask for it."""
    answer = page.request.get(f"/api/tables/{name}?lang=es" + ("" if seat is None else f"&seat={seat}"))
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def post_choice(page: Page, name: str, seat: int, choice: int, state: dict[str, Any] | None = None) -> dict[str, Any]:
    """Draft a choice, and confirm where nothing can follow it."""
    state = state or told(page, name, seat)
    answer = {"decision": state["decision"], "seat": seat}
    ids = [drafted["id"] for drafted in state["draft"]] + [choice]
    state = post(page, f"/api/tables/{name}/draft?lang=es", "PUT", **answer, draft=ids)
    if state["can_confirm"]:
        told_back = command(page, f"/api/tables/{name}/confirm?lang=es", **answer, draft=ids)
        state = told_back.json()
        if state.get("error") == "unfinished":  # bots have chosen at the same time: the turn goes on
            return state["state"]  # type: ignore[no-any-return]
        assert told_back.ok, state["message"]
    return state


def asked(page: Page, name: str, seat: int | None = None) -> dict[str, Any]:
    """The state of the table once bots have chosen: something is asked of this browser, or the game is over."""
    for _ in looks(page):
        state = told(page, name, seat)
        if state["decision"] is not None or state["status"] == "over":
            return state
    raise AssertionError("nothing is asked")


def post_turns(page: Page, name: str, seat: int, dice: random.Random) -> None:
    """Any legal choices until the game is over, through the interface of the server; bots play the other seats."""
    while (state := asked(page, name, seat))["status"] != "over":
        while state["decision"] is not None:
            state = post_choice(page, name, seat, dice.choice(state["legal"])["id"], state)


# --- any game in the page


AREA = """target => {
  const place = document.querySelector(`.drawing [data-target="${target}"].is-legal`);
  if (!place.closest('.area-off') || !document.querySelector('.areas')?.getClientRects().length) return null;
  const [name] = place.closest('[data-area]').dataset.area.split(' ');
  return document.querySelector(`[data-area="${name}"][data-area-title]`).dataset.areaTitle;
}"""  # the title of the area of a phone that hides a place

INSIDE = """target => {
  for (const place of document.querySelectorAll(`.drawing [data-target="${target}"].is-legal`)) {
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = place.getBoundingClientRect();
    for (const parts of [2, 6, 14])
      for (let i = 1; i < parts; i++)
        for (let j = 1; j < parts; j++) {
          const x = left + width * i / parts, y = top + height * j / parts;
          if (document.elementFromPoint(x, y)?.closest('[data-target]') === place) return [x, y];
        }
  }
  return null;
}"""


def touch(page: Page, target: str) -> None:
    """Click where a legal place of the drawing can be seen."""
    page.wait_for_selector(f'.drawing [data-target="{target}"].is-legal', state="attached")
    area = page.evaluate(AREA, target)
    if area:
        page.locator(".areas .segm button", has_text=area).click()
    at = None
    for _ in looks(page):  # until it stands still
        before, at = at, page.evaluate(INSIDE, target)
        if at and at == before:
            break
    assert at, f"{target} is legal and cannot be clicked anywhere"
    page.mouse.click(*at)


def small_targets(page: Page) -> list[str]:
    """What can be touched and is smaller than 44 by 44 pixels (top bar: its height is the bar's)."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.table button, .table a, .table .is-legal')]
          .filter(e => e.getClientRects().length && !e.closest('.top, .side, .players'))
          .filter(e => { const r = e.getBoundingClientRect(); return r.width < 43.5 || r.height < 43.5; })
          .map(e => e.outerHTML.slice(0, 120))"""
    )
    return found


SHOWS = """([prompt, drafted]) => document.querySelector('#prompt')?.textContent === prompt
  && document.querySelectorAll('.steps li').length === drafted"""


def pick(page: Page, choice: dict[str, Any], state: dict[str, Any]) -> None:
    """Draft a choice in the page: on the drawing, with its button, or in the list of choices."""
    legal, drafted = state["legal"], len(state["draft"])
    until(page, SHOWS, [state["prompt"], drafted])
    loose = [other["id"] for other in legal if other["target"] is None]
    same = [o for o in legal if (o["target"], o["piece"]) == (choice["target"], choice["piece"])]
    if choice["target"] is not None and same[0] is choice:
        if len({o["piece"] for o in legal}) > 1 and choice["piece"] is not None:
            touch(page, choice["piece"])
            page.wait_for_selector(f'.drawing [data-target="{choice["piece"]}"].in-hand', state="attached")
        touch(page, choice["target"])
    elif choice["id"] in loose[:4]:
        page.locator(".prompt .loose").nth(loose.index(choice["id"])).click()
    else:
        page.keyboard.press("m")
        page.locator(LISTED).nth(legal.index(choice)).click()
    steps_change(page, drafted)


Chooser = Callable[[list[dict[str, Any]]], dict[str, Any]]


def bots_ready(page: Page, name: str, seat: int) -> dict[str, Any]:
    """Wait until no bot has to choose at the same time: its choice could change what a draft leads to."""
    for _ in looks(page):
        state = told(page, name, seat)
        if not any(state["seats"][other]["kind"] == "bot" for other in state["waiting_for"]):
            return state
    raise AssertionError("a bot does not choose")


def draft_turn(page: Page, name: str, seat: int, choose: Chooser) -> list[dict[str, Any]]:
    """Draft with real clicks, until it can be confirmed, what a function chooses among the legal choices."""
    state = bots_ready(page, name, seat)
    while not state["can_confirm"]:
        pick(page, choose(state["legal"]), state)
        state = told(page, name, seat)
    page.wait_for_selector(PRIMARY)
    drafted: list[dict[str, Any]] = state["draft"]
    return drafted


def click_turn(page: Page, name: str, seat: int, choose: Chooser) -> None:
    """One turn with real clicks."""
    draft_turn(page, name, seat, choose)
    confirm(page)


def click_game(page: Page, name: str, dice: random.Random, clicked: int) -> int:
    """A whole game against bots: some turns with clicks, the rest through the server, the page open all the time."""
    done = 0
    while done < clicked and asked(page, name, 0)["status"] != "over":
        click_turn(page, name, 0, dice.choice)
        done += 1
    post_turns(page, name, 0, dice)
    page.wait_for_selector(RESULT)
    return done


# --- what another browser is told


class Wire:
    """Everything that a page gets over the network once it listens."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str]
        self.answers: list[Response]
        self.forget()
        page.on("websocket", self._socket)
        page.on("response", lambda answer: self.answers.append(answer))

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def forget(self) -> None:
        """What has come until now does not count."""
        self.frames, self.answers = [], []

    def taken(self) -> list[str]:
        """What has come since the last call, pings left out."""
        answers = [answer.text() for answer in self.answers if "/api/" in answer.url]
        found = [text for text in self.frames + answers if '"ping"' not in text[:20]]
        self.forget()
        return found
