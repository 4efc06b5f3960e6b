"""Every symbol of a drawing says what it is, on hover, focus and long press: by a label, or by words beside it."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest

from reinos.core.catalog import games, rules
from reinos.core.game import Game
from reinos.core.options import allowed
from reinos.core.scene import Panels, Scene

NAMES = ("1", "2", "3", "4", "5")  # names are no words that explain a symbol
STEPS, EVERY = 240, 8
SEED = 3
LABELS = ("title", "aria-label", "aria-description")
BESIDE = 3  # how far up from a symbol its words may stand
SEAT = "#r-seat-"  # a seat's own sign stands for its player
Nodes = dict[ElementTree.Element, ElementTree.Element]


def panels(scene: Scene, game: Game) -> list[str]:
    """Everything that is drawn for a scene."""
    drawn: Panels = game.rules.module("draw").panels(scene)
    parts = [drawn.stage, drawn.offer, drawn.tray, *(seat.picture for seat in drawn.seats)]
    return [part.body for part in parts if part is not None]


def symbols(root: ElementTree.Element) -> list[ElementTree.Element]:
    """The symbols of the sprite that are used."""
    used = [node for node in root.iter() if node.tag.rpartition("}")[2] == "use"]
    return [node for node in used if node.get("href", "").startswith("#r-")]


def says(node: ElementTree.Element, up: Nodes) -> bool:
    """Whether a symbol is labelled, or words stand beside it; the label of a whole board or panel does not count."""
    here: ElementTree.Element | None = node
    for far in range(100):
        if here is None or here.get("role") == "group" or here.tag == "section":
            return False
        if any(here.get(label) for label in LABELS) or any(child.tag.endswith("title") for child in here):
            return True
        if far <= BESIDE and sum(letter.isalpha() for letter in "".join(here.itertext())) > 1:
            return True
        here = up.get(here)
    return False


def mute(body: str) -> set[str]:
    """The symbols of a panel that say nothing."""
    root = ElementTree.fromstring(f"<panel>{body}</panel>")
    up = {child: parent for parent in root.iter() for child in parent}
    signs = [node for node in symbols(root) if not node.get("href", "").startswith(SEAT)]
    return {node.get("href", "") for node in signs if not says(node, up)}


def test_a_symbol_without_words_is_found() -> None:
    assert mute('<div><svg><use href="#r-coin"/></svg><b>3</b></div>') == {"#r-coin"}
    assert mute('<section aria-label="Purse"><svg><use href="#r-coin"/></svg></section>') == {"#r-coin"}
    assert not mute('<div title="Coins"><svg><use href="#r-coin"/></svg></div>')
    assert not mute('<li><svg><use href="#r-coin"/></svg> coins</li>')


@pytest.mark.parametrize("name", games())
def test_every_symbol_says_what_it_is(name: str) -> None:
    """Throughout a match."""
    game = Game(rules(name), players=max(allowed(rules(name).options)["players"]))
    match, dice = game.new(SEED), random.Random(SEED)
    for step in range(STEPS):
        if match.over:
            break
        if step % EVERY == 0:
            scene = match.position.seen_by(match.to_act[0]).scene("en", NAMES[: game.players])
            assert not set().union(*map(mute, panels(scene, game))), f"step {step}"
        match.play(dice.choice(match.legal()))
