"""People play El Grande, Lancaster, Brian Boru and Risk Europe in the browser.

Positions come from random play of the engine with a seed that leads there soon; a table gets there as a match file
or command by command, and what a test is about is then done in the page.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from reinos.core.match import Match
from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Options = dict[str, bool | int | str]
ME, LINK = {"kind": "me"}, {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}
CLICKED = 12  # turns of a whole game that are played with the mouse
SETTLE = 500  # ms in which everybody has been told everything
OWN = ("id", "code", "revision", "invite", "at", "updated")  # what no two tables have in common


@pytest.fixture
def friend(browser: Browser, server: stand.Server) -> Iterator[Page]:
    """A page of somebody else."""
    with stand.person(browser, server) as context:
        yield context.new_page()


def choice_of(kind: str) -> Callable[[list[dict[str, Any]]], dict[str, Any]]:
    """Choose the first choice of a kind."""
    return lambda legal: next(choice for choice in legal if choice["kind"] == kind)


def has_happened(page: Page, name: str, match: Match) -> None:
    """The table has gone the way of the match, and the page tells the last step in the words of who looks."""
    state = play.told(page, name)
    if state["curtain"]:
        page.wait_for_selector(play.CURTAIN)
    play.lift(page)
    assert state["waiting_for"] == list(match.to_act)
    lines = match.tell("es", state["me"]["seat"], [seat["name"] for seat in state["seats"]])
    assert [row["text"] for row in state["log"] if row["n"] == state["version"]] == lines
    assert lines
    play.until(page, "lines => lines.every(l => document.querySelector('.log')?.textContent.includes(l))", lines)


# --- whole games


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("el_grande", 4, {"short": True}),
        ("lancaster", 3, {}),
        ("lancaster", 2, {}),
        ("brian_boru", 4, {}),
        ("risk_europe", 4, {"max_rounds": 2}),
    ],
)
def test_a_whole_game(page: Page, game: str, players: int, options: Options) -> None:
    """The first turns by mouse, then through the server with the page open, which must come to the result."""
    name = play.new_table(page, ME, *[BOT] * (players - 1), game=game, options=options)
    assert play.click_game(page, name, random.Random(7), CLICKED) > 5
    assert page.locator(".pod li").count() == players
    shown = page.locator(".pod").inner_text()
    for row in page.request.get(f"/api/tables/{name}/result").json()["podium"]:
        assert row["name"] in shown
        assert str(row["points"]) in shown
    drawn = any(seat["card"]["picture"] for seat in play.told(page, name)["seats"])
    boards = page.get_by_role("heading", name="Cómo quedó cada uno")
    assert boards.count() == page.locator("section:has(.final-boards figure)").count() == drawn


# --- El Grande


@pytest.mark.parametrize("answer", ["veto", "allow", "allow_rest"])
def test_a_veto(page: Page, answer: str) -> None:
    """The holder of a Veto is asked before a step of another's action, and each of the three buttons does its own."""
    game = play.game_of("el_grande", players=4, short=True)
    match = play.position(game, 82, lambda found: "allow_rest" in play.kinds(found))
    holder, active = match.to_act[0], int(match.record["active"][0])
    assert holder != active
    name = play.import_match(page, match)
    assert page.locator(".prompt .loose").count() == 3
    play.draft_turn(page, name, holder, choice_of(answer))
    assert not play.told(page, name, active)["draft"]
    play.confirm(page)
    match.play(next(choice for choice in match.legal(holder) if choice.kind == answer))
    has_happened(page, name, match)


BOARD = """[...document.querySelectorAll('.stage-drawing [data-target]')]
  .map(place => [place.dataset.target, place.getAttribute('aria-label'), place.textContent])"""


def deploys(match: Match, knights: int) -> bool:
    """Whether somebody can deploy so many knights now, all at the first place."""
    first = next((choice for choice in match.legal() if choice.kind == "deploy"), None)
    seat, done = match.to_act, 0
    while first in match.legal() and match.to_act == seat and done < knights:
        match.play(first)
        done += 1
    for _ in range(done):
        match.undo()
    return done == knights


def test_undo_inside_a_deployment(page: Page) -> None:
    """Knights are deployed one by one; each can be taken back, and all at once, until the turn is confirmed."""
    match = play.position(play.game_of("el_grande", players=4, short=True), 5, lambda match: deploys(match, 2))
    seat = match.to_act[0]
    name = play.import_match(page, match)
    before = page.evaluate(BOARD)
    state = play.told(page, name, seat)
    place = next(choice for choice in state["legal"] if choice["kind"] == "deploy")
    play.pick(page, place, state)
    assert page.evaluate(BOARD) != before
    page.keyboard.press("u")
    play.until(page, "document.querySelectorAll('.steps li').length === 0")
    assert page.evaluate(BOARD) == before
    for drafted in range(2):
        state = play.told(page, name, seat)
        assert len(state["draft"]) == drafted
        play.pick(page, next(choice for choice in state["legal"] if choice["kind"] == "deploy"), state)
    page.keyboard.press("u")
    play.until(page, "document.querySelectorAll('.steps li').length === 1")
    assert [choice["id"] for choice in play.told(page, name, seat)["draft"]] == [place["id"]]
    page.keyboard.press("Shift+U")
    play.until(page, "document.querySelectorAll('.steps li').length === 0")
    assert page.evaluate(BOARD) == before
    assert play.told(page, name)["version"] == len(match.steps)


PRESS_THRICE = """key => {
  for (let i = 0; i < 3; i++) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}"""


def test_choices_made_faster_than_they_are_answered(page: Page) -> None:
    match = play.position(play.game_of("el_grande", players=4, short=True), 5, lambda match: deploys(match, 3))
    seat = match.to_act[0]
    name = play.import_match(page, match)
    kinds = [choice["kind"] for choice in play.told(page, name, seat)["legal"]]
    page.evaluate(PRESS_THRICE, str(kinds.index("deploy") + 1))
    play.until(page, "document.querySelectorAll('.steps li').length === 3")
    assert len(play.told(page, name, seat)["draft"]) == 3


def test_an_earlier_round_is_not_looked_at_again(page: Page) -> None:
    """Without memory aids the log still tells it, but only moments of this round can be shown."""
    game = play.game_of("el_grande", players=3, short=True)
    match = play.position(game, 5, lambda found: found.view(None)["round"] == 3 and found.view(None)["turn"] == 2)
    name = play.import_match(page, match)
    state = play.told(page, name)
    first = state["oldest"]
    assert 0 < first < state["version"]
    earlier = [row["text"] for row in state["log"] if row["n"] < first]
    assert earlier
    told = page.locator(".log li:not(.round)")
    play.until(page, "rows => document.querySelectorAll('.log li:not(.round)').length === rows", len(state["log"]))
    assert told.locator("button.moment").count() == len(state["log"]) - len(earlier)
    page.keyboard.press("[")
    page.wait_for_selector(".transport")
    page.locator(".transport .keys button").first.click()
    page.wait_for_url(f"**/t/{name}?v={first}")
    assert page.locator(".transport input[type=range]").get_attribute("min") == str(first)
    assert page.locator(".transport .keys button").nth(1).is_disabled()
    page.goto(f"/t/{name}?v=0")  # a link to a forgotten moment leads to the present
    page.wait_for_url(f"**/t/{name}")
    play.lift(page)
    assert page.query_selector(".transport") is None


# --- Lancaster


def test_allies_of_a_game_for_two(page: Page) -> None:
    """With two players, an ally's knight is sent as one's own is, and stands on the board after the turn."""
    match = play.position(
        play.game_of("lancaster", players=2), 1, lambda found: any(c.args.get("ally") for c in found.legal())
    )
    seat = match.to_act[0]
    name = play.import_match(page, match)
    allied = next(choice for choice in match.legal() if choice.args.get("ally"))
    state = play.told(page, name, seat)
    play.pick(page, next(choice for choice in state["legal"] if choice["id"] == allied.id), state)
    play.click_turn(page, name, seat, lambda legal: legal[0])
    drafted = page.request.get(f"/api/tables/{name}/export").json()["steps"][len(match.steps) :]
    for step in drafted:
        match.play(step["choice"], step["seat"])
    assert drafted[0]["choice"] == allied.id
    has_happened(page, name, match)


# --- Risk Europe


def test_a_battle_with_a_reroll_and_casualties(page: Page) -> None:
    """The defender of a castle rolls again, and then somebody says which units fall; all of it with clicks."""
    game = play.game_of("risk_europe", players=2)
    match = play.position(game, 224, lambda found: "reroll" in play.kinds(found), likes=("buy_castle", "battle"))
    name = play.import_match(page, match)
    for kind in ("reroll", "lose_footman"):
        seat = match.to_act[0]
        chosen = [choice for choice in match.legal(seat) if choice.kind == kind][-1]
        play.click_turn(page, name, seat, lambda legal, wanted=chosen.id: by_id(legal, wanted))  # type: ignore[misc]
        match.play(chosen)
        has_happened(page, name, match)
    lost = [event for event in match.events if event.kind == "units_lost"]
    assert lost
    assert lost[0].args["footman"] == chosen.args["count"] > 0


def by_id(legal: list[dict[str, Any]], wanted: int) -> dict[str, Any]:
    return next(choice for choice in legal if choice["id"] == wanted)


# --- secrets in two browsers


def friends_table(server: stand.Server, page: Page, friend: Page, match: Match) -> str:
    """A table where a friend has the second seat and this browser all others, brought to the match's position."""
    seats = [LINK if seat == 1 else ME for seat in range(match.players)]
    chosen = {key: value for key, value in match.game.chosen.items() if key != "players"}
    name = play.new_table(page, *seats, game=match.game.name, options=chosen)
    server.set_seed(name, play.hex_seed(match))
    invite = play.told(page, name)["seats"][1]["invite"].rpartition("/")[2]
    play.post(friend, "/api/join", invite=invite, name="Luis")
    for step in match.steps:
        play.post_choice(friend if step.seat == 1 else page, name, step.seat, step.choice)
    page.goto(f"/t/{name}")
    friend.goto(f"/t/{name}")
    play.lift(page)
    friend.wait_for_selector(".prompt .acts")
    page.wait_for_timeout(SETTLE)
    return name


def plain(value: Any, name: str) -> Any:
    """What a table tells, without what no two tables have in common."""
    if isinstance(value, dict):
        own = OWN if "revision" in value or "invite" in value else ()
        return {key: plain(part, name) for key, part in value.items() if key not in own}
    return [plain(part, name) for part in value] if isinstance(value, list) else value


def known(friend: Page, wire: play.Wire, name: str, code: str) -> dict[str, Any]:
    """All that the friend has been told or can ask for, and what the page shows."""
    friend.wait_for_timeout(SETTLE)
    version = play.told(friend, name)["version"]
    asked = [
        friend.request.get(f"/api/tables/{name}{path}").json() for path in ("", "/text", f"/history/{version}?lang=en")
    ]
    return {
        "heard": [plain(json.loads(text), name) for text in wire.taken()],
        "asked": [plain(answer, name) for answer in asked],
        "page": friend.content().replace(name, "NAME").replace(code, "CODE"),
    }


SECRETS: list[tuple[str, Options, int, str]] = [
    ("el_grande", {"players": 2, "short": True}, 174, "wheel"),
    ("lancaster", {"players": 3}, 19, "vote"),
    ("brian_boru", {"players": 3}, 1, "draft"),
    ("risk_europe", {"players": 3}, 1, "bid"),
]


@pytest.mark.parametrize(("game", "options", "seed", "kind"), SECRETS, ids=[row[3] for row in SECRETS])
def test_nothing_leaks_before_the_reveal(
    server: stand.Server, page: Page, friend: Page, game: str, options: Options, seed: int, kind: str
) -> None:
    """Two tables differ only in what the first seat chooses in secret, with clicks; until the others have chosen too
    the friend is told the same, word for word, can ask for the same, and sees the same page. After it, no more."""
    least = 1 if game == "risk_europe" else 0  # the first bids of Risk Europe are for the marker

    def asked(found: Match) -> bool:
        return len(found.to_act) == found.players and kind in play.kinds(found) and len(found.steps) > 3 * least

    match = play.position(play.game_of(game, **options), seed, asked)
    before, after, secrets = [], [], []
    for last in (0, -1):
        wire = play.Wire(friend)
        name = friends_table(server, page, friend, match)
        code = play.told(page, name)["code"]
        wire.forget()
        drafted = play.draft_turn(page, name, 0, lambda legal, last=last: legal[last])  # type: ignore[misc]
        secrets.append([choice["id"] for choice in drafted])
        assert {choice["kind"] for choice in drafted} == {kind}
        play.confirm(page)
        before.append(known(friend, wire, name, code))
        assert before[-1]["heard"], "the friend is told that somebody is ready"
        for seat in range(1, match.players):
            own = friend if seat == 1 else page
            while play.post_choice(own, name, seat, play.told(own, name, seat)["legal"][0]["id"])["draft"]:
                pass
        after.append(known(friend, wire, name, code))
    assert secrets[0] != secrets[1]
    assert before[0]["asked"] == before[1]["asked"]
    assert before[0]["heard"] == before[1]["heard"]
    assert before[0]["page"] == before[1]["page"]
    assert after[0]["asked"] != after[1]["asked"], "nothing was revealed: the comparison proves nothing"


# --- telephones


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("el_grande", 4, {"short": True}),
        ("lancaster", 3, {}),
        ("brian_boru", 4, {}),
        ("risk_europe", 4, {"max_rounds": 1}),
    ],
)
def test_phone(browser: Browser, server: stand.Server, game: str, players: int, options: Options) -> None:
    """The page does not scroll, what is asked and the gold button are in sight, and fingers hit, turn after turn."""
    with stand.person(browser, server, viewport=stand.PHONE, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        name = play.new_table(page, ME, *[BOT] * (players - 1), game=game, options=options)
        dice = random.Random(3)
        for _ in range(4):
            assert play.wait_turn(page)
            fits(page, "#prompt")
            assert play.small_targets(page) == []
            play.draft_turn(page, name, 0, dice.choice)
            fits(page, "#prompt", play.PRIMARY)
            play.confirm(page)
        assert not errors, errors


def test_a_small_sign_in_the_tray_is_large_enough_for_a_finger(browser: Browser, server: stand.Server) -> None:
    """The knights of the court, which knights can be given back to."""
    match = play.position(
        play.game_of("el_grande", players=4, short=True), 4, lambda found: "give" in play.kinds(found)
    )
    with stand.person(browser, server, viewport=stand.PHONE, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        play.import_match(page, match)
        page.wait_for_selector("#my-court.is-legal")
        assert play.small_targets(page) == []


def fits(page: Page, *wanted: str) -> None:
    """Nothing to scroll, and these can be seen and touched."""
    assert page.evaluate("document.documentElement.scrollHeight") <= stand.PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= stand.PHONE["width"]
    for selector in wanted:
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= stand.PHONE["width"]
        assert box["y"] + box["height"] <= stand.PHONE["height"]
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        inside = "([s, x, y]) => !!document.elementFromPoint(x, y)?.closest(s)"
        assert page.evaluate(inside, [selector, *at]), f"something covers {selector}"
