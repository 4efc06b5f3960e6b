"""Figures of Brian Boru's help."""

from __future__ import annotations

from reinos.core.figure import Figure

FIGURES = (
    Figure("map", part=2, lesson="trick"),
    Figure("tracks", part=6, lesson="upkeep", panel="offer"),
    Figure("region", part=9, lesson="upkeep", box=(480, 520, 380, 280)),
)
