"""Whatever can be pressed and is no answer says why, with a reason of the game's own."""

from __future__ import annotations

import random
import re

import pytest

from reinos.core.catalog import games, rules
from reinos.core.game import Game
from reinos.core.options import allowed
from reinos.core.scene import Scene
from reinos.core.words import LANGUAGES
from reinos.games.el_grande.pieces import PLACE_IDS

NAMES = ("Ana", "Iván", "Marta", "Luis", "Sara")
STEPS, EVERY = 240, 5
SEED = 3
TARGET = re.compile(r'data-target="([^"]+)"')


def sort(target: str) -> str:
    """What sort of thing a target is: a town, a card; El Grande's places have plain names."""
    return "place" if target in PLACE_IDS else target.partition("-")[0]


def unanswered(scene: Scene, game: Game) -> set[str]:
    """Targets that could be an answer by their sort, are not, and give no reason."""
    draw, tell = game.rules.module("draw"), game.rules.module("tell")
    drawn = draw.panels(scene)
    bodies = [panel.body for panel in (drawn.stage, drawn.offer, drawn.tray) if panel]
    grasp = getattr(draw, "grasp", draw.target)
    legal = {place(choice, scene.view) for choice in scene.legal for place in (draw.target, grasp)}
    sorts = {sort(target) for target in legal}
    refused = {target for body in bodies for target in TARGET.findall(body)} - legal
    return {target for target in refused if sort(target) in sorts and not tell.why(scene, target)}


@pytest.mark.parametrize("name", [name for name in games() if hasattr(rules(name).module("tell"), "why")])
def test_every_refusal_has_a_reason(name: str) -> None:
    """Throughout a match, now in one language, now in the other."""
    game = Game(rules(name), players=max(allowed(rules(name).options)["players"]))
    match, dice = game.new(SEED), random.Random(SEED)
    for step in range(STEPS):
        if match.over:
            break
        if step % EVERY == 0:
            seen = match.position.seen_by(match.to_act[0])
            scene = seen.scene(LANGUAGES[step % len(LANGUAGES)], NAMES[: game.players])
            assert not unanswered(scene, game), f"step {step}"
        match.play(dice.choice(match.legal()))
