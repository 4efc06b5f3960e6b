"""Figures: drawings of real positions beside a game's help, declared as data in its `figures.py`.

    FIGURES = (
        Figure("kingdom", part=3, lesson="scoring"),
        Figure("line", part=2, lesson="first", panel="offer"),
    )

A figure shows the table as the learner sees it when a lesson opens; of the board it may show a part, as a box in the
units of the drawing. `figure-kingdom` is its caption, in the words of the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from reinos.core.game import Rules
from reinos.core.lesson import lesson_named
from reinos.core.picture import own_ids
from reinos.core.scene import Panel
from reinos.core.svg import number

PRESSED = re.compile(r' (?:tabindex|role|data-target|data-area|data-area-title|data-now)="[^"]*"')


@dataclass(frozen=True)
class Figure:
    """A drawing that belongs to a part of the help."""

    name: str
    part: int  # of the help, from 1
    lesson: str  # whose first position it shows
    panel: Literal["stage", "offer", "tray"] = "stage"
    box: tuple[float, float, float, float] | None = None  # left, top, width and height of what it shows; else all


def figures(rules: Rules) -> tuple[Figure, ...]:
    """The figures of a game; none without a `figures.py`."""
    return tuple(rules.module("figures").FIGURES) if rules.has("figures") else ()


def drawn(rules: Rules, figure: Figure, lang: str) -> Panel:
    """A figure: still, and under ids of its own."""
    lesson = lesson_named(rules, figure.lesson)
    match = lesson.game(rules).new(lesson.seed)
    for step in lesson.opened(rules):
        match.play(step.choice, step.seat)
    panel: Panel | None = getattr(match.panels(lesson.seat, lang), figure.panel)
    if panel is None:
        raise ValueError(f"figure {figure.name}: nothing is drawn as {figure.panel} there")
    body = own_ids(PRESSED.sub("", panel.body), f"figure-{figure.name}")
    if figure.box is None:
        return replace(panel, body=body)
    shown = " ".join(map(number, figure.box))
    return Panel(re.sub(r'viewBox="[^"]*"', f'viewBox="{shown}"', body, count=1), *figure.box[2:])
