"""The drawing: places for choices, nothing hidden, clean markup."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import reinos
from reinos import look
from reinos.games.lancaster import RULES
from reinos.games.lancaster.box import COUNTY_IDS
from reinos.games.lancaster.draw import panels
from reinos.games.lancaster.targets import grasp, target

NAMES = ("Ana", "Luis", "Marta", "Iván", "Eva")


def at(question: str, seed: int = 3, **options: Any) -> reinos.Match:
    """A match at the first time that something is asked."""
    for attempt in range(seed, seed + 40):
        match = reinos.load("lancaster", **options).new(attempt)
        chance = np.random.default_rng(attempt)
        while not match.over:
            if RULES.questions.at(match.record).name == question:
                return match
            seat = match.to_act[0]
            match.play(int(chance.choice(match.legal_ids(seat))), seat)
    raise AssertionError(f"{question} was never asked")


def markup(match: reinos.Match, seat: int | None, lang: str = "es") -> str:
    drawn = panels(match.scene(seat, lang, NAMES[: match.players]))
    parts = [part.body for part in (drawn.stage, drawn.offer, drawn.tray) if part]
    return "".join(str(part) for part in [*parts, *(card.picture.body for card in drawn.seats if card.picture)])


QUESTIONS = (
    ("setup_extension", {"players": 4}),
    ("place", {"players": 5}),
    ("squires", {"players": 3}),
    ("favour", {"players": 2}),
    ("favour_noble", {"players": 4}),
    ("favour_remove_noble", {"players": 2}),
    ("upgrade_target", {"players": 2}),
    ("vote", {"players": 3}),
    ("law_tax", {"players": 4, "law_mode": "new"}),
    ("law_upkeep", {"players": 4, "law_mode": "new"}),
    ("law_squires", {"players": 4, "law_mode": "new"}),
    ("county", {"players": 4}),
    ("dorset_battle", {"players": 4}),
    ("castle_order", {"players": 2, "upgrade_scope": "deployed"}),
)


@pytest.mark.parametrize(("question", "options"), QUESTIONS, ids=[question for question, _ in QUESTIONS])
def test_every_choice_has_its_place_and_the_markup_is_clean(question: str, options: dict[str, Any]) -> None:
    match = at(question, **options)
    seat = match.to_act[0]
    for lang in ("es", "en"):
        drawn = markup(match, seat, lang)
        ElementTree.fromstring(f"<div>{drawn}</div>")
        assert " style=" not in drawn
        ids = re.findall(r' id="([^"]+)"', drawn)
        assert len(set(ids)) == len(ids), "an id stands twice"
        places = set(re.findall(r'data-target="([^"]+)"', drawn))
        view = match.view(seat)
        wanted = {place(choice, view) for choice in match.legal(seat) for place in (target, grasp)} - {""}
        assert wanted <= places
        stops = set(re.findall(r'data-target="([^"]+)" role="button" tabindex="0"', drawn))
        assert stops == wanted, "only what can be chosen or taken is a stop for the keyboard"


def test_rivals_purses_are_behind_the_screen() -> None:
    match = at("vote", players=4)
    cards = panels(match.scene(0, "es", NAMES[:4])).seats
    shown = [[vital.text for vital in card.vitals if vital.icon in ("coin", "squire")] for card in cards]
    assert "?" not in shown[0]
    assert shown[1:] == [["?", "?"]] * 3
    duel = panels(at("vote", players=2).scene(0, "es", NAMES[:2])).seats
    assert all("?" not in [vital.text for vital in card.vitals] for card in duel)


def test_the_drawing_depends_on_the_hidden_record_only() -> None:
    match = at("vote", players=3)
    before = markup(match, 0)
    match.play(match.legal_ids(1)[-1], 1)
    after = markup(match, 0)
    assert before == after  # what seat 1 put down is not seen, and the plates say nothing else


def test_a_knight_is_drawn_for_each_county_held() -> None:
    match = at("vote", players=5)
    drawn = markup(match, 0)
    for county, holder in zip(COUNTY_IDS, match.view(0)["holder"], strict=True):
        assert (f'id="knight-{county}"' in drawn) == (holder >= 0)


@pytest.mark.parametrize("theme", look.THEMES)
def test_the_whole_picture(theme: str) -> None:
    match = at("place", players=4)
    picture = match.svg(match.to_act[0], "en", theme=theme)
    ElementTree.fromstring(picture)
    assert "la-england" in picture


def test_classes_are_styled() -> None:
    used = set()
    for question, options in QUESTIONS:
        drawn = markup(at(question, **options), 0)
        used |= {name for names in re.findall(r'class="([^"]+)"', drawn) for name in names.split()}
    css = reinos.load("lancaster").rules.style + look.text("drawing.css")
    assert {name for name in used if name.startswith("la-") and f".{name}" not in css} <= {"la-england", "la-row"}
