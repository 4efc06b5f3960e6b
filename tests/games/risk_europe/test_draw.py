"""The drawing and the words of Risk Europe."""

from __future__ import annotations

import re
from html import escape
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import reinos
from reinos.games.risk_europe import RULES, phases
from reinos.games.risk_europe.draw.chances import joined, percent
from reinos.games.risk_europe.map import NAMES
from reinos.games.risk_europe.odds import dispute_odds
from reinos.games.risk_europe.pieces import HOLDER, INVADER, UNITS
from tests.events import every_event
from tests.games.risk_europe.tables import clear, table

PHASES = {
    "cards": phases.CHOOSE_CARDS,
    "move": phases.MOVE,
    "losses": phases.LOSE,
    "reroll": phases.REROLL,
    "tax": phases.TAX,
}


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
    stage = reached(phases.MOVE).panels(None).stage.body
    for name in NAMES:
        assert f'id="terr-{name}"' in stage
    layers = re.findall(r'id="layer-(\w+)"', stage)
    order = ["base", "routes", "regions", "borders", "nets", "legal", "labels", "cities", "pieces", "draft", "track"]
    assert layers == order
    assert stage.count('class="re-sealine"') == 19


def test_legal_territories_can_be_pressed() -> None:
    match = reached(phases.TAX)
    seat = match.to_act[0]
    stage = match.panels(seat).stage.body
    for choice in match.legal(seat):
        name = f"terr-{NAMES[choice.args['territory']]}"
        found = re.search(rf'<g id="{name}"[^>]*>', stage)
        assert found
        for part in ('role="button"', 'tabindex="0"', f'data-target="{name}"', "aria-label="):
            assert part in found[0]


def test_a_dispute_shows_both_armies() -> None:
    match = reached(phases.LOSE)
    drawn = match.panels(None)
    assert 'fill="url(#dispute-' in drawn.stage.body
    assert "army-attacker-" in drawn.stage.body
    assert drawn.offer is not None
    assert "re-die" in drawn.offer.body


@pytest.mark.parametrize(("phase", "bars"), [(phases.LOSE, 1), (phases.REROLL, 2)])
def test_a_battle_shows_the_chances_of_both_sides(phase: int, bars: int) -> None:
    match = reached(phase)
    s = RULES.proxy(match.record)
    assert not s.assault
    for lang in ("es", "en"):
        drawn = match.panels(None, lang)
        assert drawn.offer is not None
        scene = drawn.offer.body[drawn.offer.body.index('id="part-battle"') :].split("</section>")[0]
        assert scene.count('class="re-odds"') == bars
        for chance in dispute_odds(s, s.field)[:2]:
            assert escape(percent(match.scene(None, lang), chance)) in scene
    others = sum(t != s.field for t in range(len(NAMES)) if s.invader[t] >= 0)
    assert drawn.offer.body.count('class="re-odds"') == bars + others
    assert drawn.stage.body.count("<title>") == others + 1  # told where one points at a dispute


def test_chances_are_neither_nothing_nor_certain_by_rounding() -> None:
    scene = reinos.load("risk_europe").new(1).scene(None, "en")
    shown = [percent(scene, chance) for chance in (0, 0.001, 0.5, 0.999, 1)]
    assert shown == ["0%", "<1%", "50%", ">99%", "100%"]


@pytest.mark.parametrize(
    ("attacked", "found"),
    [
        ({}, None),  # no man's land
        ({"owner": 0}, None),  # home
        ({"owner": 1, "defence": [3, 0, 0, 0]}, (0, (2, 1, 0, 0), 1, (3, 0, 0, 0))),
        (
            {"owner": 1, "defence": [3, 0, 0, 0], "invader": 0, "attack": [1, 0, 1, 0]},
            (0, (3, 1, 1, 0), 1, (3, 0, 0, 0)),
        ),
        (
            {"owner": 0, "defence": [3, 0, 0, 0], "invader": 2, "attack": [1, 0, 1, 0]},
            (2, (1, 0, 1, 0), 0, (5, 1, 0, 0)),
        ),
    ],
)
def test_a_march_is_weighed_with_those_who_are_there(attacked: dict[str, Any], found: Any) -> None:
    s = table()
    clear(s)
    s.army, s.origin, s.target = 0, NAMES.index("bavaria"), NAMES.index("saxony")
    s.group[:] = (2, 1, 0, 0)
    sides = {"owner": s.owner, "invader": s.invader, "defence": s.units[HOLDER], "attack": s.units[INVADER]}
    for field, value in attacked.items():
        sides[field][s.target] = value
    assert joined(s) == found
    s.group[:] = 0
    assert joined(s) is None


def test_mercenaries_look_like_nobodys_seat() -> None:
    match = reached(phases.AUCTION_BID, players=2)
    stage = match.panels(None).stage.body
    assert 'data-seat="n"' in stage
    assert 'data-seat="e"' in stage


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_missions_are_called_reconstructed(lang: str) -> None:
    words = RULES.words(lang)
    assert re.search("reconstru", words("help-12-text"))
    assert re.search("reconstru", words("option-kingdom_missions-on"))
    match = reached(phases.MISSION_PICK, kingdom_missions=True)
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
    while match.view(None)["phase"] != phases.CHOOSE_CARDS:
        match.play(match.legal(match.to_act[0])[0])
    for lang in ("es", "en"):
        for choice in RULES.choices:
            assert match.describe(choice, lang, 0).strip()
    assert len(UNITS) == 4
