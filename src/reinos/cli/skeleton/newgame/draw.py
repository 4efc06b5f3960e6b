"""The table as a drawing: the stones, and a card a player. No JavaScript: the browser shows what this returns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from newgame.state import STONES
from reinos.core.choice import Choice
from reinos.core.scene import Panel, Panels, Scene, SeatPanel, Vital, pressable
from reinos.core.svg import Markup, drawing, element, use

STONE, COLUMNS, MARGIN = 100, 5, 30
WIDTH = COLUMNS * STONE + 2 * MARGIN
HEIGHT = STONES // COLUMNS * STONE + 2 * MARGIN


def panels(scene: Scene) -> Panels:
    """The whole table as the viewer sees it: the stage, and if the game needs them an offer and a tray."""
    legal = {target(choice, scene.view): choice for choice in scene.legal}
    body = drawing(
        (-MARGIN, -MARGIN, WIDTH, HEIGHT),
        element("rect", class_="ng-cloth", width=WIDTH - 2 * MARGIN, height=HEIGHT - 2 * MARGIN, rx=20),
        [stone(scene, n, legal.get(f"stone-{n}")) for n in range(1, scene.view["stones"] + 1)],
        class_="board",
        role="group",
        aria_label=scene.words("situation", stones=scene.view["stones"]),
    )
    cards = tuple(card(scene, seat) for seat in range(scene.view["players"]))
    return Panels(stage=Panel(body, WIDTH, HEIGHT), offer=None, tray=None, seats=cards)


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """The place in the drawing that a choice belongs to: the first of the stones that would be taken."""
    return f"stone-{view['stones'] - choice.args['count'] + 1}"


def stone(scene: Scene, n: int, choice: Choice | None) -> Markup:
    """A stone with its stable id, so that it glides when it moves; one that can be taken glows and has a label."""
    place = {"cx": STONE / 2, "cy": STONE / 2, "r": 38}
    glow = [element("circle", class_=f"legal-{part}", **place) for part in ("fill", "case", "glow") if choice]
    legal: dict[str, Any] = {}
    if choice:
        legal = pressable(f"stone-{n}", scene.words("choice-take", **choice.args))
    row, column = divmod(n - 1, COLUMNS)
    return element(
        "g",
        use("disc", 18, 18, STONE - 36, "ng-stone"),
        glow,
        id=f"stone-{n}",
        transform=f"translate({column * STONE} {row * STONE})",
        **legal,
    )


def card(scene: Scene, seat: int) -> SeatPanel:
    """A player's card: score, one line of state, perhaps a small picture, a few counts."""
    stones = scene.view["stones"]
    counts = (Vital("disc", str(stones), scene.words("situation", stones=stones)),)
    return SeatPanel(score=str(scene.view["points"][seat]), note="", picture=None, vitals=counts)
