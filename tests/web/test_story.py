"""What happens at a table is shown as a story: once, in order, before the next decision; and it can be skipped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.web import play, stand
from tests.web.test_access import violations

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, ViewportSize

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
TELLING = ".prompt.telling"
PAUSED = ".telling .icon[aria-pressed=true]"
MY_TURN = "Te toca"  # the title of the page begins so
LAST = 3  # own turns that are played in the page
# Notes every caption once, when its cue begins, whatever flies over the board, and what stands on players' cards.
WATCH = """() => {
  window.captions = []; window.flown = 0; window.noted = new Set();
  let last = null;
  const look = (changes) => {
    for (const { target, addedNodes } of changes)
      if (target.classList?.contains('story-air')) window.flown += addedNodes.length;
    for (const { textContent } of document.querySelectorAll('.pcard small'))
      window.noted.add(textContent.split(' · ').at(-1));
    if (document.querySelector('.story-plate.summary')) return; // words of its own
    const now = document.querySelector('.ticks .now'); // every cue has its own tick
    if (now && now !== last) window.captions.push(document.querySelector('.telling #prompt').textContent);
    last = now;
  };
  look([]);
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.querySelector('#app'), all);
}"""

# Counts the frames of every kind of cue, and those that come more than half a frame late at 60 a second.
FRAMES = """() => {
  window.drawn = {};
  const kinds = { move: '.traveller', points: '.points', plate: '.story-plate', board: '.story-board', light: '.lit' };
  let last = performance.now();
  const frame = (now) => {
    for (const [kind, sign] of Object.entries(kinds)) if (document.querySelector(sign)) {
      const count = window.drawn[kind] ??= { frames: 0, dropped: 0 };
      count.frames += 1;
      count.dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
SLOWER = 4  # times
CUES, LOOK = 20_000, 600  # ms of some cues, and of a part of one
SKIP = """() => { for (const _ of [1, 2])
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })); }"""
# A press on a place of the drawing that a story may lie over.
PRESS = """place => {
  const { left, top, width, height } = document.querySelector(`.drawing #${place}`).getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new MouseEvent('click', at));
}"""
# The story is over, and something is asked or the podium stands; with the log that the server has.
ASKED = f"""() => document.querySelector('.story-podium')
  || (!document.querySelector('.telling') && document.title.startsWith({MY_TURN!r}))"""
ALL = """([rows, version]) => window.version === version && !document.querySelector('.ticks .now')
  && (document.querySelector('.story-podium') || !document.querySelector('.telling'))
  && document.querySelectorAll('.log li:not(.round)').length === rows"""
# Bots do not wait for the stories of who never says how fast they are shown. Notes the commit that was heard of last:
# a secret choice is one too, though no line of the log tells of it.
UNPACED = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (!String(text).includes('"pace"')) return send.call(this, text);
  this.addEventListener('message', ({ data }) => {
    window.version = Number(/"version":(\\d+)/.exec(data)?.[1] ?? window.version);
  });
};"""


def is_ours(said: ConsoleMessage) -> bool:
    """Whether a warning is the page's, and not the browser's about a socket that was given up while it opened."""
    return said.type == "warning" and "WebSocket" not in said.text


@contextmanager
def watching(browser: Browser, server: stand.Server, pace: str, **wishes: Any) -> Iterator[Page]:
    """The page of somebody who is shown stories."""
    context: BrowserContext
    with stand.person(browser, server, pace=pace, **wishes) as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if is_ours(said) else None)
        yield page
        assert not errors, errors


def against_bot(page: Page, game: str, **options: bool) -> str:
    """A table of two, the same every time."""
    seats = [ME, BOT]
    name: str = play.post(page, "/api/tables", game=game, options=options, seats=seats, seed=play.SEED)["id"]
    return name


def near_the_end(page: Page, turns: int = LAST) -> str:
    """A table of two on which few turns are left, opened in the page."""
    name = against_bot(page, "kingdomino")
    while (state := play.asked(page, name))["round"]["now"] <= state["round"]["of"] - turns:
        play.post_choice(page, name, 0, state["legal"][0]["id"], state)
    page.goto(f"/t/{name}")
    page.wait_for_selector(".prompt")
    page.evaluate(WATCH)
    return name


def my_turn(page: Page) -> bool:
    """Wait until the story is over and something is asked; False at the end."""
    page.wait_for_selector(f"{play.LEGAL}, .story-podium, {play.RESULT}")
    return page.locator(play.LEGAL).count() > 0


def post_turn(page: Page, name: str, state: dict[str, Any], dice: random.Random) -> None:
    """One turn of mine through the server, while the page looks on."""
    asked = state["decision"]
    while state["decision"] == asked:
        state = play.post_choice(page, name, 0, dice.choice(state["legal"])["id"], state)


def kinds_asked(state: dict[str, Any]) -> set[str]:
    """The kinds of what can be chosen."""
    return {choice["kind"] for choice in state["legal"]}


def captions(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.captions")
    return found


def lines(page: Page, name: str, after: int) -> list[str]:
    """The log since a commit."""
    return [row["text"] for row in play.told(page, name)["log"] if row["n"] > after]


WHOLE: list[tuple[str, int, dict[str, bool | int | str]]] = [
    ("kingdomino", 2, {}),
    ("el_grande", 2, {"short": True, "memory_aids": "on"}),  # else the log forgets what was told
    ("lancaster", 2, {}),
    ("brian_boru", 3, {}),
    ("risk_europe", 2, {"max_rounds": 1}),
]


@pytest.mark.parametrize(("game", "players", "options"), WHOLE, ids=[row[0] for row in WHOLE])
def test_a_whole_game_is_told(
    browser: Browser, server: stand.Server, game: str, players: int, options: dict[str, bool | int | str]
) -> None:
    """Whenever something is asked, and at the end, all lines of the log have been shown, once and in their order."""
    with watching(browser, server, "normal") as page:
        page.add_init_script(UNPACED)
        page.clock.install()
        first: list[str] = []
        page.on("request", lambda request: first.append(request.url) if "/story?" in request.url else None)
        page.goto("/")
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
        name = play.new_table(page, ME, *[BOT] * (players - 1), game=game, options=options)
        page.wait_for_selector(".prompt")
        page.evaluate(WATCH)
        dice = random.Random(5)
        while (state := until_told(page, name))["status"] != "over":
            assert page.locator(TELLING).count() == 0
            assert " ".join(captions(page)) == since(state, first)
            post_turn(page, name, state, dice)
        shown, told = " ".join(captions(page)), since(state, first)
        assert shown.startswith(told)
        assert len(shown) > len(told), "the points were not counted"
        assert {"falta", "se cuenta ahora", "contado"} <= set(page.evaluate("[...window.noted]"))
        assert page.evaluate("window.flown") == 0, "with less motion nothing moves"
        assert page.locator(play.RESULT).count() == 0, "the result did not wait"
        page.clock.resume()
        if game == "kingdomino":
            assert violations(page, "podium") == []
        page.wait_for_timeout(play.GUARD)
        page.click(".telling .primary")
        page.wait_for_selector(play.RESULT)


def since(state: dict[str, Any], asked: list[str]) -> str:
    """The log since the commit after which the first story was asked for."""
    if not asked:
        return ""
    after = int(parse_qs(urlsplit(asked[0]).query)["after"][0])
    return " ".join(row["text"] for row in state["log"] if row["n"] > after)


def until_told(page: Page, name: str) -> dict[str, Any]:
    """Let the time pass until all that has happened was shown and something is asked, and see the table then."""
    quiet, state = ASKED, None
    for _ in play.looks(page, pause=0):
        if not page.evaluate(quiet, state and [len(state["log"]), state["version"]]):
            page.clock.run_for(CUES)
        elif state is None:
            quiet, state = ALL, play.bots_ready(page, name, 0)
        else:
            return state
    raise AssertionError("the story does not end")


# What a cue shows over the stage: whether the lit places are in sight and free, how many were counted, the sum.
SCENE = """() => {
  const boxes = (sign) => [...document.querySelectorAll(sign)].map(part => part.getBoundingClientRect());
  const [stage] = boxes('.story'), [plate] = boxes('.story-plate:not(.summary)'), lit = boxes('.lit #story-ring > *');
  const inside = box => box.left + box.width / 2 > stage.left && box.right - box.width / 2 < stage.right
    && box.top + box.height / 2 > stage.top && box.bottom - box.height / 2 < stage.bottom;
  const meet = box => plate && Math.min(box.right, plate.right) > Math.max(box.left, plate.left)
    && Math.min(box.bottom, plate.bottom) > Math.max(box.top, plate.top);
  return { lit: lit.length, hidden: !lit.every(inside), covered: lit.some(meet), plate: !!plate,
    moving: document.getAnimations().flatMap(one => one.effect.getKeyframes())
      .some(frame => 'transform' in frame || 'scale' in frame),
    counted: boxes('#story-veil > *').length, sum: boxes('.summary li').length,
    places: [...document.querySelectorAll('.summary small')].map(part => part.textContent),
    caption: document.querySelector('.telling #prompt').textContent };
}"""


@pytest.mark.parametrize("size", [stand.PHONE, stand.DESKTOP], ids=["phone", "desktop"])
def test_a_scoring_is_in_sight_place_by_place(browser: Browser, server: stand.Server, size: ViewportSize) -> None:
    """The camera goes to each place, the plate does not cover it, what was counted is veiled, the sum comes last."""
    game = play.game_of("el_grande", players=4, short=True, memory_aids="on")
    match = play.position(game, 3, lambda found: any(event.kind == "general_scored" for event in found.events))
    phone = size == stand.PHONE
    with watching(browser, server, "normal", viewport=size, is_mobile=phone, has_touch=phone) as page:
        page.clock.install()
        name = play.import_match(page, match)
        page.goto(f"/t/{name}?v={len(match.steps) - 1}")
        page.wait_for_selector(".transport")
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
        page.keyboard.press("]")
        page.wait_for_selector(".ticks .now")
        scenes = []
        while page.locator(TELLING).count():
            scenes.append(page.evaluate(SCENE))
            page.clock.run_for(LOOK)
    assert not any(scene["moving"] for scene in scenes), "with less motion something moves"
    lit = [scene for scene in scenes if scene["lit"]]
    assert sum(scene["plate"] for scene in lit) > 4
    assert not [scene for scene in lit if scene["hidden"] or scene["covered"]]
    counted = [scene["counted"] for scene in scenes]
    assert max(counted) > 4
    sums = [scene["sum"] for scene in scenes]
    assert max(sums) > 1
    assert sums.index(max(sums)) > counted.index(max(counted))
    summed = scenes[sums.index(max(sums))]
    assert "Castilla la Vieja 6, Sevilla 6, Granada 3" in summed["places"]
    assert "es quien más suma, 15, y va en cabeza" in summed["caption"]


# Notes whether something drawn grows from its edge.
TURNING = """() => {
  window.turned = false;
  const animate = SVGGraphicsElement.prototype.animate;
  SVGGraphicsElement.prototype.animate = function (frames, timing) {
    window.turned ||= this.closest('.drawing') !== null && frames.some(frame => 'scale' in frame);
    return animate.call(this, frames, timing);
  };
}"""


def test_what_is_drawn_in_a_map_turns_over(browser: Browser, server: stand.Server) -> None:
    """A claim token of Brian Boru, as cards do."""
    game = play.game_of("brian_boru", players=3)
    match = play.position(game, 3, lambda found: any(event.kind == "claim_turned" for event in found.events))
    with watching(browser, server, "fast", reduced_motion="no-preference") as page:
        name = play.import_match(page, match)
        page.goto(f"/t/{name}?v={len(match.steps) - 1}")
        page.wait_for_selector(".transport")
        page.evaluate(TURNING)
        page.keyboard.press("]")
        page.wait_for_selector(".ticks .now")
        page.wait_for_selector(TELLING, state="detached")
        assert page.evaluate("window.turned")


def test_keys_skip_a_cue_then_the_story_and_pause_it(browser: Browser, server: stand.Server) -> None:
    with watching(browser, server, "slow", reduced_motion="no-preference") as page:
        name = near_the_end(page)
        after = play.told(page, name)["version"]
        assert my_turn(page)
        play.key_turn(page)
        page.wait_for_selector(".ticks .now")
        page.keyboard.press("p")
        page.wait_for_selector(PAUSED)
        assert violations(page, "story") == []
        first = len(captions(page))
        page.keyboard.press("Escape")
        play.until(page, "n => window.captions.length > n || !document.querySelector('.telling')", first)
        page.keyboard.press(" ")
        page.keyboard.press(" ")
        page.wait_for_selector(TELLING, state="detached")
        assert my_turn(page)
        assert set(captions(page)) <= set(lines(page, name, after))


def test_pieces_and_points_fly_and_the_board_is_free_again(browser: Browser, server: stand.Server) -> None:
    with watching(browser, server, "fast", reduced_motion="no-preference") as page:
        near_the_end(page)
        while my_turn(page) and not page.evaluate("window.flown"):
            play.mouse_turn(page)
        assert page.evaluate("window.flown") > 0
        page.wait_for_selector(TELLING, state="detached") if my_turn(page) else None
        assert page.locator(".story-air > *").count() == 0


def test_a_story_can_be_skipped_while_points_fly(browser: Browser, server: stand.Server) -> None:
    """Nothing of it is left, and nothing complains that it came too late."""
    game = play.game_of("el_grande", players=4, short=True, memory_aids="on")
    match = play.position(game, 3, lambda found: any(event.kind == "general_scored" for event in found.events))
    with watching(browser, server, "slow", reduced_motion="no-preference") as page:
        name = play.import_match(page, match)
        page.goto(f"/t/{name}?v={len(match.steps) - 1}")
        page.wait_for_selector(".transport")
        page.keyboard.press("]")
        page.wait_for_selector(".story-air .points", state="attached")
        page.evaluate(SKIP)
        page.wait_for_selector(TELLING, state="detached")
        assert page.locator(".story-air > *").count() == 0
        page.evaluate("new Promise(done => setTimeout(done, 200))")  # a score would run up for so long


def test_frames_on_a_slow_processor(browser: Browser, server: stand.Server, capsys: pytest.CaptureFixture[str]) -> None:
    """How many frames each kind of cue drops: printed, since it depends on the machine."""
    with watching(browser, server, "fast", reduced_motion="no-preference") as page:
        near_the_end(page)
        assert my_turn(page)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(FRAMES)
        play.mouse_turn(page)
        my_turn(page)
        counted: dict[str, dict[str, int]] = page.evaluate("window.drawn")
    with capsys.disabled():
        for kind, count in counted.items():
            print(f"\nstory, {SLOWER}x slower, {kind}: {count['frames']} frames, {count['dropped']} dropped", end="")
    assert {"move", "light"} <= counted.keys()


def test_a_legal_press_skips_the_story_and_plays(browser: Browser, server: stand.Server) -> None:
    with watching(browser, server, "slow") as page:
        page.clock.install()
        name = near_the_end(page)
        assert my_turn(page)
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))  # no story ends unless it is told to
        post_turn(page, name, play.told(page, name), random.Random(5))
        page.wait_for_selector(".ticks .now")
        page.keyboard.press("u")
        assert page.locator(TELLING).count() == 1, "a key that has nothing to take back skipped the story"
        while not page.title().startswith(MY_TURN):  # the bot waits for the story of my move
            page.clock.run_for(play.STEP)
            page.wait_for_timeout(play.STEP)
        page.keyboard.press("1")
        page.wait_for_selector(".steps li")
        assert page.locator(TELLING).count() == 0


def test_a_press_beside_the_stage_plays_as_one_on_it(browser: Browser, server: stand.Server) -> None:
    """A power card of El Grande lies in the tray, which no story covers."""
    dice = random.Random(5)
    with watching(browser, server, "slow") as page:
        page.clock.install()
        name = against_bot(page, "el_grande", short=True)
        while kinds_asked(state := play.asked(page, name)) != {"power"} or not state["recap"]:
            post_turn(page, name, state, dice)
        page.goto(f"/t/{name}")
        assert my_turn(page)
        page.click(".recap .btn")
        page.wait_for_selector(".ticks .now")
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
        page.evaluate(PRESS, state["legal"][0]["target"])
        page.wait_for_selector(".steps li")
        assert page.locator(TELLING).count() == 0


def test_a_press_in_a_replay_only_skips(browser: Browser, server: stand.Server) -> None:
    """What could be played in the present is none of its business."""
    with watching(browser, server, "slow") as page:
        page.clock.install()
        name = against_bot(page, "kingdomino")
        while (state := play.asked(page, name))["version"] == 0:
            post_turn(page, name, state, random.Random(5))
        version, place = state["version"], state["legal"][0]["target"]
        page.goto(f"/t/{name}?v={version - 1}")
        page.wait_for_selector(".transport")
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
        page.keyboard.press("]")
        page.wait_for_selector(".ticks .now")
        page.evaluate(PRESS, place)
        page.wait_for_url(f"**v={version}**")
        assert page.locator(".why").count() == 0


def test_since_my_last_turn_is_played_again(browser: Browser, server: stand.Server) -> None:
    with watching(browser, server, "normal") as page:
        page.clock.install()
        name = near_the_end(page)
        page.wait_for_selector(".recap")
        recap = play.told(page, name)["recap"]
        page.click(".recap .btn")
        page.wait_for_selector(".ticks .now")
        while page.locator(TELLING).count():
            page.clock.run_for(CUES)
        assert captions(page)[-len(recap) :] == recap


def test_a_replay_tells_each_step(browser: Browser, server: stand.Server) -> None:
    with watching(browser, server, "fast") as page:
        name = near_the_end(page)
        page.goto(f"/t/{name}?v=0")
        page.wait_for_selector(".transport")
        page.evaluate(WATCH)
        page.keyboard.press("]")
        page.wait_for_selector(TELLING)
        page.wait_for_url("**v=1**")
        state = play.told(page, name)
        assert captions(page) == [row["text"] for row in state["log"] if row["n"] == 1]


LONGEST = " ".join(
    [
        *(f"{name} votes yes, without extra votes." for name in ("Urraca", "Beltrán", "Leonor", "Rodrigo", "Sancho")),
        "“Stone from France” is approved, 4 to 1; “The best attended recruits” goes.",
    ]
)
# How far words stick out of the bar, lie over its buttons, and the bar over the top of the page; how high the stage is.
BAR = """() => {
  const box = sign => document.querySelector(sign).getBoundingClientRect();
  const [bar, caption, acts, stage] = ['.telling', '.telling #prompt', '.telling .acts', '.stage'].map(box);
  const apart = caption.bottom <= acts.top || caption.right <= acts.left;
  return { out: Math.max(bar.top - caption.top, caption.bottom - bar.bottom, -bar.top, 0), apart, stage: stage.height };
}"""


@pytest.mark.parametrize("width", [390, 800, 1200, 1440])
def test_a_long_caption_is_in_the_bar_and_the_board_stays(browser: Browser, server: stand.Server, width: int) -> None:
    """All votes of five players on a law, told at once."""
    phone = width < 800
    size: ViewportSize = {"width": width, "height": 844 if phone else 720}
    found = []
    with watching(browser, server, "slow", viewport=size, is_mobile=phone, has_touch=phone) as page:
        page.clock.install()
        name = near_the_end(page)
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))  # no story ends
        for caption in ("Short.", LONGEST):
            play.asked(page, name)
            page.goto(f"/t/{name}")
            assert my_turn(page)
            page.unroute_all()
            retold(page, caption=caption, detail="")
            post_turn(page, name, play.told(page, name), random.Random(5))
            play.until(page, "told => document.querySelector('.telling #prompt')?.textContent === told", caption)
            found.append(page.evaluate(BAR))
    assert [scene["out"] for scene in found] == [0, 0]
    assert all(scene["apart"] for scene in found)
    assert found[0]["stage"] == found[1]["stage"], "the board moves"


SAME = "Otra vez lo mismo."
# Counts how often screen readers are told the same.
HEAR = """same => {
  window.heard = 0;
  const said = document.querySelector('.told[role=status]');
  const hear = () => { window.heard += said.textContent.trim() === same; };
  new MutationObserver(hear).observe(said, { childList: true, subtree: true, characterData: true });
}"""


def retold(page: Page, **words: str) -> list[str]:
    """From now on every story is its first cue, with other words; the stories that were asked for."""
    asked: list[str] = []

    def answered(route: Route) -> None:
        asked.append(route.request.url)
        answer = route.fetch()
        story = answer.json()
        route.fulfill(response=answer, json=story | {"cues": [story["cues"][0] | words]})

    page.route("**/story?**", answered)
    return asked


def test_what_happens_twice_is_told_twice(browser: Browser, server: stand.Server) -> None:
    """Stories of one cue, one after another with the same words: all are shown, and said to who cannot see them."""
    with watching(browser, server, "normal") as page:
        page.add_init_script(UNPACED)
        page.clock.install()
        name = near_the_end(page)
        assert my_turn(page)
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
        asked = retold(page, caption=SAME, detail="")
        page.evaluate(HEAR, SAME)
        post_turn(page, name, play.told(page, name), random.Random(5))
        page.wait_for_selector(".ticks .now")
        until_told(page, name)
        assert len(asked) > 1, "the bot's turn was part of the same story"
        assert captions(page) == [SAME] * len(asked)
        assert page.evaluate("window.heard") == len(asked)


def test_nothing_is_told_at_instant_pace(browser: Browser, server: stand.Server) -> None:
    with watching(browser, server, "instant") as page:
        near_the_end(page, turns=1)
        while my_turn(page):
            play.mouse_turn(page)
        page.wait_for_selector(play.RESULT)
        assert captions(page) == []
