"""A server draws every table for everybody after every step: what did not change is found again, not made again."""

from __future__ import annotations

import random

import pytest

import reinos
from reinos.core import svg
from reinos.core.svg import Child
from reinos.table.rendering import Rendering

TABLES, STEPS, PLAYERS = 3, 60, 4
NAMES = ("Ana", "Iván", "Marta", "Luis")
MOST = 0.15  # of the elements shown; before anything was kept, 0.4 to 1.4 were made anew


@pytest.mark.parametrize("name", reinos.games())
def test_only_what_has_changed_is_drawn_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = shown = 0
    unfolded = svg.unfolded

    def counted(children: Child, parts: list[str]) -> list[str]:
        nonlocal made
        made += len(parts) == 1 and parts[0].startswith("<")  # an element begins with its tag
        return unfolded(children, parts)

    monkeypatch.setattr(svg, "unfolded", counted)
    game, chance = reinos.load(name, players=PLAYERS), random.Random(5)
    tables = [game.start(seed, "cpu") for seed in range(TABLES)]
    for _ in range(STEPS):
        for number, table in enumerate(tables):
            if table.over:
                continue
            seat = table.to_act[0]
            tables[number] = table = table.play(chance.choice(table.legal_ids(seat)), seat)
            for viewer in range(PLAYERS):
                drawn = Rendering(table.seen_by(viewer), "en", NAMES, active=True).panels
                bodies = [panel["body"] for panel in (drawn["stage"], drawn["offer"], drawn["tray"]) if panel]
                shown += sum(body.count("<") - body.count("</") for body in bodies)
    assert shown > 10_000
    assert made < MOST * shown
