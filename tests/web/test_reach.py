"""Whatever is lit on a drawing can be pressed, at a desk and on a phone."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import reinos
from reinos.core.match import Match
from reinos.table.opening import LONGEST_FILE
from tests.web import play, stand

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SOAK = bool(os.environ.get("REINOS_SOAK"))
SEEDS = range(4, 8)
LATE = 30  # steps after which a table has something on it
SIZES: dict[str, dict[str, Any]] = {
    "desk": {},
    "phone": {"viewport": stand.PHONE, "has_touch": True, "is_mobile": True},
}
# Kinds of choices, and whether they are looked at late: on the map, among cards, in the tray. `make soak` takes all.
EVERYDAY = {
    "kingdomino": {("choose", True), ("place", True)},
    "el_grande": {("power", True), ("card", True), ("deploy", True), ("wheel", True)},
    "lancaster": {("build", False), ("send", True), ("vote", True)},
    "brian_boru": {("draft", True), ("play", True), ("option", True)},
    "risk_europe": {("place_city", False), ("cards", True), ("expand_to", True), ("buy", True)},
}
ROOM = 8  # px to every side of a point, for a hand that is not quite exact
# The places that no press with that room reaches. A press means a place as in `touched` of Drawing.svelte: what lies
# over a lit place and is none itself lets it through.
HIDDEN = """([targets, room]) => {
  const meant = (x, y) => {
    const stack = document.elementsFromPoint(x, y), host = stack[0]?.closest('.drawing');
    const places = stack.map(element => element.closest('[data-target]'));
    const place = places[0] ?? places.find(place => place && host?.contains(place) && place.matches('.is-legal'));
    return host?.contains(place) ? place?.dataset.target : null;
  };
  const around = [[0, 0], [room, 0], [-room, 0], [0, room], [0, -room]];
  const reached = place => {
    const { left, top, width, height } = place.getBoundingClientRect();
    for (const parts of [2, 6, 14, 30])
      for (let i = 1; i < parts; i++)
        for (let j = 1; j < parts; j++) {
          const [x, y] = [left + width * i / parts, top + height * j / parts];
          if (around.every(([dx, dy]) => meant(x + dx, y + dy) === place.dataset.target)) return true;
        }
    return false;
  };
  const shown = place => ['nearest', 'center'].some(where => {
    place.scrollIntoView({ block: where, inline: where });
    return reached(place);
  });
  return targets.filter(target =>
    ![...document.querySelectorAll(`.drawing [data-target="${target}"].is-legal`)].some(shown));
}"""
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def moments(game: str) -> Iterator[tuple[str, Match]]:
    """The moments at which a kind of choice comes up for the first time, early and late."""
    known: set[tuple[str, bool]] = set()
    for seed in SEEDS:
        match, dice = play.game_of(game, players=4).new(seed), random.Random(seed)
        while not match.over and len(match.steps) <= LONGEST_FILE and (SOAK or EVERYDAY[game] - known):
            late = len(match.steps) >= LATE
            new = {(kind, late) for kind in play.kinds(match)} - known
            known |= new
            if new if SOAK else new & EVERYDAY[game]:
                yield f"seed {seed}, step {len(match.steps)}, {sorted(play.kinds(match))}", match
            match.play(dice.choice(match.legal()))
    assert known >= EVERYDAY[game], "the seeds do not lead there any more: look for others"


def lit(state: dict[str, Any]) -> set[str]:
    """The places of all choices, and the pieces where there is more than one to take."""
    places, pieces = ({choice[part] for choice in state["legal"]} for part in ("target", "piece"))
    return {place for place in places | (pieces if len(pieces) > 1 else set()) if place is not None}


def hidden(page: Page, targets: set[str]) -> list[str]:
    """Those of the places that nobody can press, whichever area of a phone is shown."""
    areas = page.locator(".areas .segm button:visible")
    for number in range(max(1, areas.count())):
        if areas.count():
            areas.nth(number).click()
        page.evaluate(SETTLED)
        targets = set(page.evaluate(HIDDEN, [sorted(targets), ROOM]))
    return sorted(targets)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", reinos.games())
def test_every_lit_place_can_be_pressed(browser: Browser, server: stand.Server, game: str, size: str) -> None:
    found: dict[str, list[str]] = {}
    with stand.person(browser, server, **SIZES[size]) as context:
        page = context.new_page()
        for moment, match in moments(game):
            name = play.import_match(page, match)
            if missed := hidden(page, lit(play.told(page, name))):
                found[moment] = missed
    assert not found


# A sheet over the board: itself a place or none, of the drawing or of the page.
COVER = """([parent, name]) => {
  const sheet = document.createElement('div');
  sheet.className = 'sheet-of-test';
  if (name) sheet.dataset.target = name;
  sheet.style.cssText = 'position: absolute; inset: 0; z-index: 99';
  document.querySelector(parent).append(sheet);
}"""


@pytest.mark.parametrize(
    ("parent", "name", "covers"),
    [(".stage-drawing", "other", True), (".stage-drawing", "", False), ("body", "", True)],
    ids=["another place", "no place", "the page"],
)
def test_what_is_covered_is_found(page: Page, parent: str, name: str, covers: bool) -> None:
    game = play.game_of("el_grande", players=4, short=True)
    match = play.position(game, SEEDS[0], lambda match: "king" in play.kinds(match))
    places = lit(play.told(page, play.import_match(page, match)))
    assert places
    assert hidden(page, places) == []
    page.evaluate(COVER, [parent, name])
    assert hidden(page, places) == (sorted(places) if covers else [])
