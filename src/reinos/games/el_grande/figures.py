"""Figures of El Grande's help."""

from __future__ import annotations

from reinos.core.figure import Figure

FIGURES = (
    Figure("board", part=2, lesson="castle"),
    Figure("hand", part=3, lesson="power", panel="tray"),
    Figure("king", part=5, lesson="castle", box=(150, 430, 420, 370)),
    Figure("castle", part=6, lesson="castle", box=(640, 520, 320, 250)),
)
