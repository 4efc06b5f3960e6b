"""The Kingdom Missions of Risk Europe: those to choose from, and how far they are."""

from __future__ import annotations

from typing import cast

from reinos.core.scene import Scene
from reinos.core.svg import Markup, element
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.draw.parts import Part, chip, section
from reinos.games.risk_europe.missions import MISSION_NEEDS, is_met, progress
from reinos.games.risk_europe.names import bonus, capital, condition
from reinos.games.risk_europe.state import State


def mission_cards(scene: Scene, s: State) -> Part:
    """RE-13.7  The missions to choose from, with the note that they are reconstructed."""
    words, seat = scene.words, cast(int, scene.seat)
    legal = {c.args["mission"] for c in scene.legal if "mission" in c.args}
    held = [m for m in range(pieces.MISSIONS) if int(s.held[seat]) >> m & 1]
    shown = sorted(legal | (set(held) if s.phase == phases.REVEAL else set()))
    cards = [mission_card(scene, s, mission, mission in legal) for mission in shown]
    note = words("draw-missions-note")
    return section(words("draw-missions-title"), cards, hint=note, name="part-missions"), 30 + 112.0 * len(cards)


def mission_card(scene: Scene, s: State, mission: int, legal: bool) -> Markup:
    """A mission: condition, how far it is, bonus."""
    words, name = scene.words, pieces.MISSION_NAMES[mission]
    inside = [
        element("b", words(f"mission-{name}")),
        element("span", capital(condition(words, mission, s.players))),
        element("span", capital(bonus(words, mission))),
        element("small", mission_state(scene, s, mission)),
    ]
    label = words(f"mission-{name}")
    if legal:
        return chip(f"mission-{name}", inside, label, "re-mission")
    return element("span", inside, class_="re-mission", aria_label=label)


def mission_state(scene: Scene, s: State, mission: int) -> str:
    """How far the viewer is with a mission."""
    seat = cast(int, scene.seat)
    if is_met(s, seat, mission):
        return scene.words("draw-mission-done")
    needed = int(MISSION_NEEDS[mission, s.players])
    return scene.words("draw-mission-progress", done=progress(s, seat, mission), needed=needed)
