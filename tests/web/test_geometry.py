"""No word or sign on a table is cut off, covers another one or is too small, at any of four sizes, both languages.

The browser's own geometry tells: boxes of the lines of text and of whatever clips them. Colours have no say in it,
and `test_themes_have_one_geometry` holds that themes change nothing else; so one theme is measured. Contrast is
measured in both, at one size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from reinos.core.match import Match
from reinos.core.words import LANGUAGES
from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

SIZES: dict[str, ViewportSize] = {
    "laptop": {"width": 1280, "height": 720},
    "desktop": stand.DESKTOP,
    "large": {"width": 1920, "height": 1080},
    "phone": stand.PHONE,
}
POSITIONS = {  # moments with much to tell: game and players, kind of choice, the least number of steps before it
    "kingdomino": (4, [("place", 50)]),
    "el_grande": (5, [("power", 40), ("card", 95), ("deploy", 150)]),
    "lancaster": (5, [("build", 0), ("send", 100), ("vote", 150)]),
    "brian_boru": (5, [("draft", 60), ("play", 75), ("option", 140)]),
    "risk_europe": (4, [("cards", 100), ("buy", 150), ("lose_footman", 100)]),
}
SEED = 3

FAULTS = """least => {
  const root = document.querySelector('dialog') ?? document.querySelector('main');
  const desk = innerWidth >= 800, faults = new Set(), lines = [];
  const OWN_SCROLL = '.log-frame'; // at a desk nothing else is to be scrolled
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  const inside = (box, frame) => box.left > frame.left - 1.5 && box.right < frame.right + 1.5
    && box.top > frame.top - 1.5 && box.bottom < frame.bottom + 1.5;
  const core = ({ left, right, top, bottom }) => { // letters without the air above and below them
    const air = (bottom - top) * 0.22;
    return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air };
  };
  const drawn = element => !element || (getComputedStyle(element).display !== 'none' && drawn(element.parentElement));
  const seen = holder => holder.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && drawn(holder)
    && !holder.closest('.vh, title, desc, style, option, .kbd') && !getComputedStyle(holder).clipPath.includes('50%');
  const look = (box, holder) => { // whether a line is cut off, scrolled out of sight, or shown
    for (let frame = holder; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(frame), overflow = overflowX + overflowY;
      if (display === 'contents' || !/hidden|clip|auto|scroll/.test(overflow)) continue;
      const rect = frame.getBoundingClientRect();
      if (inside(box, rect)) continue;
      const scrolls = /auto|scroll/.test(overflow) && (!desk || frame.matches(OWN_SCROLL));
      const wide = root.matches('dialog') && (box.left < rect.left || box.right > rect.right); // sheets scroll down
      if (scrolls && !wide) return meet(box, rect) ? 'shown' : 'away';
      return frame.className.baseVal ?? frame.className;
    }
    return inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) ? 'shown' : 'page';
  };
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, holder = node.parentElement, words = node.textContent.trim().slice(0, 40);
    if (!words || !seen(holder)) continue;
    const turn = holder.closest('text')?.getScreenCTM();
    if (turn && Math.abs(turn.b) > 0.05 * Math.abs(turn.a)) continue; // a word along a coast
    const size = parseFloat(getComputedStyle(holder).fontSize) * (turn ? turn.a : 1);
    if (size < least - 0.05) faults.add(`${size.toFixed(1)} px: ${words}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = core(rect), how = rect.width < 2 ? 'away' : look(box, holder);
      if (how === 'shown') lines.push({ words, box, holder });
      else if (how !== 'away') faults.add(`cut by ${how}: ${words}`);
    }
  }
  const place = mark => mark.closest('[data-target], [title], button, .pcard') ?? mark;
  const marks = [...root.querySelectorAll('.drawing.html svg, .pcard svg, .pcard')].map(place);
  for (const mark of new Set(marks)) { // what has no word: signs, small pictures, cards
    const box = mark.getBoundingClientRect(), how = !seen(mark) || box.width < 2 ? 'away' : look(box, mark);
    if (how !== 'shown' && how !== 'away') faults.add(`cut by ${how}: ${mark.id || mark.title || mark.className}`);
  }
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) if (meet(a.box, b.box)) faults.add(`${a.words} × ${b.words}`);
  for (const piece of document.querySelectorAll('.stage svg.board .piece')) {
    const box = piece.getBoundingClientRect();
    const over = lines.find(({ box: line, holder }) => holder.matches('.b-name') && meet(line, box));
    if (over) faults.add(`${over.words} under ${piece.id}`);
  }
  return [...faults];
}"""
LEAST = 10.5  # px of letters on the screen
# Words that stand out too little from what is painted under them: WCAG AA wants 4.5 to 1, of large ones 3 to 1.
PALE = """() => {
  const all = new CSSStyleSheet();
  all.replaceSync('* { pointer-events: auto !important; }'); // else some layers would not be found below a point
  document.adoptedStyleSheets = [all];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const rgba = colour => known.get(colour) ?? known.set(colour, read(colour)).get(colour);
  const read = colour => { // also color-mix and oklab
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => top.slice(0, 3).map((part, i) => part * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = ([r, g, b]) => [r, g, b].map(part => part / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const SHAPES = 'path, rect, circle, ellipse, polygon, use';
  const painted = element => { // the colour that an element lays under what is on it, if any
    const style = getComputedStyle(element);
    if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) return rgba(style.backgroundColor);
    if (!element.matches(SHAPES)) return [0, 0, 0, 0];
    const symbol = element.matches('use') && element.href.baseVal.startsWith('#r-');
    const colour = symbol ? style.getPropertyValue('--c').trim() || style.color : style.fill;
    const [r, g, b, a] = /^(none|url)/.test(colour) ? [0, 0, 0, 0] : rgba(colour);
    return [r, g, b, a * style.fillOpacity * style.opacity];
  };
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, holder = node.parentElement, words = node.textContent.trim().slice(0, 30);
    if (!words || holder.closest('.vh, title, desc, style')) continue;
    if (!holder.checkVisibility({ checkOpacity: true })) continue;
    let faded = 1;
    for (let part = holder; part; part = part.parentElement) faded *= getComputedStyle(part).opacity;
    if (faded < 0.99) continue; // what cannot be chosen, or steps back
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect(), style = getComputedStyle(holder);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const drawn = holder instanceof SVGElement;
    if (box.width < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const stack = document.elementsFromPoint(x, y);
    if (!drawn && !stack.includes(holder)) continue; // scrolled out of sight
    const before = part => part.compareDocumentPosition(holder) & Node.DOCUMENT_POSITION_FOLLOWING;
    const under = drawn ? stack.filter(before) : stack.slice(stack.indexOf(holder)); // drawings paint in their order
    const halo = drawn && style.paintOrder.startsWith('stroke') && parseFloat(style.strokeWidth) >= 2;
    const layers = [...halo && style.stroke !== 'none' ? [rgba(style.stroke)] : [], ...under.map(painted)];
    const below = layers.reduceRight((ground, layer) => layer[3] ? over(layer, ground) : ground, [255, 255, 255, 1]);
    const ink = over(rgba(drawn ? style.fill : style.color), below);
    const scale = drawn ? holder.closest('text').getScreenCTM().a : 1;
    const size = parseFloat(style.fontSize) * scale, large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const got = ratio(ink, below);
    if (got < (large ? 3 : 4.5)) found.add(`${got.toFixed(2)}: ${words}`);
  }
  document.adoptedStyleSheets = [];
  return [...found];
}"""
LONGEST = 300  # steps: the games of Risk Europe have many more


@pytest.fixture(scope="module")
def reader(browser: Browser, server: stand.Server) -> Iterator[Page]:
    """A page that is used for all positions."""
    with stand.person(browser, server) as context:
        page = context.new_page()
        page.goto("/")
        yield page


def moment(game: str, kind: str, least: int) -> Match:
    """The first moment of the recorded game at which something of a kind can be chosen."""
    players = POSITIONS[game][0]
    return play.position(
        play.game_of(game, players=players), SEED, lambda match: len(match.steps) >= least and kind in play.kinds(match)
    )


def call(page: Page) -> None:
    """Players are called as guests are."""
    page.request.put("/api/session", data={"name": "Invitada"}, headers={"Origin": play.origin(page)})


@pytest.mark.parametrize("game", POSITIONS)
def test_words_are_whole_and_apart(reader: Page, game: str) -> None:
    """Every panel of the recorded positions, at four sizes, in both languages."""
    call(reader)
    found: dict[str, Any] = {}
    for kind, least in POSITIONS[game][1]:
        reader.set_viewport_size(stand.DESKTOP)
        name = play.import_match(reader, moment(game, kind, least))
        for lang in LANGUAGES:
            reader.evaluate("lang => localStorage.setItem('reinos:language', lang)", lang)
            reader.set_viewport_size(stand.DESKTOP)
            reader.goto(f"/t/{name}")
            play.lift(reader)
            assert reader.locator(".phases .now").is_visible() == (kind != "build")  # the set-up is no part of a round
            found |= {f"{kind} {lang} {size}": faults for size, faults in measured(reader)}
        reader.set_viewport_size(stand.DESKTOP)
        found |= {f"{kind} {theme}": faults for theme, faults in pale(reader)}
    assert not found, "\n".join(f"{where}: {faults}" for where, faults in found.items())


def measured(page: Page) -> Iterator[tuple[str, list[str]]]:
    """The sizes at which the page has faults."""
    page.evaluate("document.fonts.ready.then(() => true)")
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        faults = page.evaluate(FAULTS, LEAST)
        if faults:
            yield size, faults


def pale(page: Page) -> Iterator[tuple[str, list[str]]]:
    """The themes in which words are hard to read."""
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        faults = page.evaluate(PALE)
        if faults:
            yield theme, faults


def test_pale_words_are_found(reader: Page) -> None:
    """On maps, on plates, on cards: each kind of word that is made pale."""
    reader.set_viewport_size(stand.DESKTOP)
    reader.evaluate("localStorage.setItem('reinos:language', 'es')")
    play.import_match(reader, moment("el_grande", "card", 95))
    assert dict(pale(reader)) == {}
    for ink, word in (("--map-ink", "Galicia"), ("--sea-ink", "Mar"), ("--bone-ink", "4"), ("--ink-2", "en la corte")):
        reader.evaluate("ink => document.documentElement.style.setProperty(ink, '#C8BFA8')", ink)
        faults = dict(pale(reader)).get("light", [])
        assert any(word in fault for fault in faults), (ink, faults)
        reader.evaluate("ink => document.documentElement.style.removeProperty(ink)", ink)


@pytest.mark.parametrize("game", POSITIONS)
def test_replays_are_whole(reader: Page, game: str) -> None:
    """Looking back at a finished game, with the choice of whose eyes see it: the bar below costs the board nothing."""
    call(reader)
    players, moments = POSITIONS[game]
    match = play.position(
        play.game_of(game, players=players), SEED, lambda match: match.over or len(match.steps) == LONGEST
    )
    reader.set_viewport_size(stand.DESKTOP)
    reader.evaluate("localStorage.setItem('reinos:language', 'es')")  # the longer words
    name = play.import_match(reader, match)
    reader.goto(f"/t/{name}?v={moments[-1][1] + 20}")
    reader.wait_for_selector(".transport")
    assert dict(measured(reader)) == {}
    for sheet in range(3):
        reader.locator(".sheet button").nth(sheet).click()
        reader.wait_for_selector("dialog")
        assert (sheet, reader.evaluate(FAULTS, LEAST)) == (sheet, [])
        play.close_dialog(reader)


def geometry(page: Page) -> list[Any]:
    """Where everything on the page is."""
    boxes: list[Any] = page.evaluate(
        "[...document.querySelectorAll('main *')].map(part => Object.values(part.getBoundingClientRect().toJSON()))"
    )
    return boxes


def test_themes_have_one_geometry(reader: Page) -> None:
    """Light and dark put everything at the same place."""
    reader.set_viewport_size(SIZES["laptop"])
    play.import_match(reader, moment("lancaster", "send", 100))
    seen = []
    for theme in ("light", "dark"):
        reader.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        seen.append(geometry(reader))
    assert seen[0] == seen[1]


INSIDE = """() => [...document.querySelectorAll('.re-name')].filter(name => {
  const box = name.getBBox(), at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const parts = document.querySelectorAll(`#${name.dataset.of} use[href^="#shape-"]:first-of-type`);
  return ![...parts].some(part => document.querySelector(part.getAttribute('href')).isPointInFill(at));
}).map(name => name.textContent)"""


def test_names_stand_in_their_territories(reader: Page) -> None:
    """The middle of every name on the map of Europe lies in the territory that it names."""
    reader.set_viewport_size(stand.DESKTOP)
    play.import_match(reader, moment("risk_europe", "cards", 100))
    for lang in LANGUAGES:
        reader.evaluate("lang => localStorage.setItem('reinos:language', lang)", lang)
        reader.reload()
        play.lift(reader)
        assert reader.locator(".re-name").count() > 40
        assert reader.evaluate(INSIDE) == []
