"""The drawing and the words of Risk Europe."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import reinos
from reinos.core.check import every_event
from reinos.games.risk_europe import RULES
from reinos.games.risk_europe.state import (
    AUCTION_BID,
    CHOOSE_CARDS,
    LOSE,
    MISSION_PICK,
    MOVE,
    NAMES,
    REROLL,
    TAX,
    UNITS,
)

PHASES = {"cards": CHOOSE_CARDS, "move": MOVE, "losses": LOSE, "reroll": REROLL, "tax": TAX}


def reached(phase: int, seed: int = 0, **options: Any) -> Any:
    """A match in which somebody has just come to a phase."""
    for number in range(seed, seed + 30):
        match = reinos.load("risk_europe", **options).new(number)
        random = np.random.default_rng(number)
        while not match.over:
            if match.view(None)["phase"] == phase and match.view(None)["round"] > 2:
                return match
            seat = match.to_act[0]
            match.play(int(random.choice(match.legal_ids(seat))), seat)
    raise AssertionError("the phase is never reached")


@pytest.mark.parametrize("phase", PHASES.values(), ids=PHASES)
def test_every_moment_is_well_formed(phase: int) -> None:
    match = reached(phase)
    for viewer in (match.to_act[0], None):
        drawn = match.panels(viewer, "es")
        whole = "".join(panel.body for panel in (drawn.stage, drawn.offer, drawn.tray) if panel)
        ids = re.findall(r' id="([^"]+)"', whole)
        assert len(ids) == len(set(ids)), "an id stands twice"
        assert "style=" not in whole
        for panel in (drawn.stage, drawn.offer, drawn.tray):
            if panel:
                ElementTree.fromstring(panel.body)
        assert match.svg(viewer, "en", theme="dark")


def test_the_map_has_every_territory_and_the_layers_in_order() -> None:
    stage = reached(MOVE).panels(None).stage.body
    for name in NAMES:
        assert f'id="terr-{name}"' in stage
    layers = re.findall(r'id="layer-(\w+)"', stage)
    order = ["base", "routes", "regions", "borders", "nets", "legal", "labels", "cities", "pieces", "draft", "track"]
    assert layers == order
    assert stage.count('class="re-sealine"') == 19


def test_legal_territories_can_be_pressed() -> None:
    match = reached(TAX)
    seat = match.to_act[0]
    stage = match.panels(seat).stage.body
    for choice in match.legal(seat):
        name = f"terr-{NAMES[choice.args['territory']]}"
        found = re.search(rf'<g id="{name}"[^>]*>', stage)
        assert found
        for part in ('role="button"', 'tabindex="0"', f'data-target="{name}"', "aria-label="):
            assert part in found[0]


def test_a_dispute_shows_both_armies() -> None:
    match = reached(LOSE)
    drawn = match.panels(None)
    assert 'fill="url(#dispute-' in drawn.stage.body
    assert "army-attacker-" in drawn.stage.body
    assert drawn.offer is not None
    assert "re-die" in drawn.offer.body


def test_mercenaries_look_like_nobodys_seat() -> None:
    match = reached(AUCTION_BID, players=2)
    stage = match.panels(None).stage.body
    assert 'data-seat="n"' in stage
    assert 'data-seat="e"' in stage


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_missions_are_called_reconstructed(lang: str) -> None:
    words = RULES.words(lang)
    assert re.search("reconstru", words("help-12-text"))
    assert re.search("reconstru", words("option-kingdom_missions-on"))
    match = reached(MISSION_PICK, kingdom_missions=True)
    offer = match.panels(match.to_act[0], lang).offer
    assert offer is not None
    assert words("draw-missions-note") in offer.body


def test_both_languages_say_the_same_things() -> None:
    keys = []
    for lang in ("es", "en"):
        text = (RULES.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys.append(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
        assert len(keys[-1]) == len(set(keys[-1]))
    assert keys[0] == keys[1]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_event_has_words(lang: str) -> None:
    match = reinos.load("risk_europe", players=2).new(1)
    tell = RULES.module("tell")
    for viewer in (None, 0):
        for event in every_event(RULES):
            assert tell.event(match.scene(viewer, lang), event)


def test_every_choice_has_words() -> None:
    match = reinos.load("risk_europe", players=2, kingdom_missions=True).new(1)
    while match.view(None)["phase"] != CHOOSE_CARDS:
        match.play(match.legal(match.to_act[0])[0])
    for lang in ("es", "en"):
        for choice in RULES.choices:
            assert match.describe(choice, lang, 0).strip()
    assert len(UNITS) == 4
