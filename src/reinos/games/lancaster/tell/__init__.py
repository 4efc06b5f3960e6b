"""Lancaster in words: choices, events, what to do, the whole situation, and why something is not possible."""

from __future__ import annotations

from reinos.games.lancaster.tell.log import event, gains
from reinos.games.lancaster.tell.offers import choice, number, prompt, why
from reinos.games.lancaster.tell.reference import reference
from reinos.games.lancaster.tell.table import UNTOLD, glance, order, path, round, situation, sources

__all__ = [
    "UNTOLD",
    "choice",
    "event",
    "gains",
    "glance",
    "number",
    "order",
    "path",
    "prompt",
    "reference",
    "round",
    "situation",
    "sources",
    "why",
]
