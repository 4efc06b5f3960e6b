"""A server draws every table for everybody after every step: what did not change is found again, not made again."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import reinos
from reinos.core import svg
from reinos.core.position import Position
from reinos.core.svg import Child
from reinos.table.rendering import Panels, Rendering

TABLES, STEPS, PLAYERS = 3, 60, 4
NAMES = ("Ana", "Iván", "Marta", "Luis")
MOST = 0.15  # of the elements shown; before anything was kept, 0.4 to 1.4 were made anew


def played(name: str) -> Iterator[Position]:
    """The positions of some games that are played in turns."""
    game, chance = reinos.load(name, players=PLAYERS), random.Random(5)
    tables = [game.start(seed, "cpu") for seed in range(TABLES)]
    for _ in range(STEPS):
        for number, table in enumerate(tables):
            if not table.over:
                seat = table.to_act[0]
                tables[number] = table = table.play(chance.choice(table.legal_ids(seat)), seat)
                yield table


def drawn(table: Position, viewer: int) -> Panels:
    return Rendering(table.seen_by(viewer), "en", NAMES, active=True).panels


@pytest.mark.parametrize("name", reinos.games())
def test_only_what_has_changed_is_drawn_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = shown = 0
    unfolded = svg.unfolded

    def counted(children: Child, parts: list[str]) -> list[str]:
        nonlocal made
        made += len(parts) == 1 and parts[0].startswith("<")  # an element begins with its tag
        return unfolded(children, parts)

    monkeypatch.setattr(svg, "unfolded", counted)
    for table in played(name):
        for viewer in range(PLAYERS):
            panels = drawn(table, viewer)
            bodies = [panel["body"] for panel in (panels["stage"], panels["offer"], panels["tray"]) if panel]
            shown += sum(body.count("<") - body.count("</") for body in bodies)
    assert shown > 10_000
    assert made < MOST * shown


@pytest.mark.parametrize("name", sorted({*reinos.games()} - {"kingdomino"}))
def test_those_who_look_on_share_the_map(name: str) -> None:
    """As one object: a server keeps what every socket was told last. In Kingdomino everybody sees their own kingdom."""
    counts = []
    for table in played(name):
        maps = [drawn(table, viewer)["stage"] for viewer in range(PLAYERS)]
        counts.append(len({id(shown) for shown in maps}))
    assert sum(counts) / len(counts) < 2  # whoever may choose something on the map has one of their own
