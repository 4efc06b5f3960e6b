"""Figures of Lancaster's help."""

from __future__ import annotations

from reinos.core.figure import Figure

FIGURES = (
    Figure("county", part=3, lesson="counties", box=(380, 300, 280, 230)),
    Figure("laws", part=4, lesson="parliament", panel="offer"),
    Figure("castle", part=6, lesson="counties", panel="tray"),
    Figure("france", part=7, lesson="france", panel="offer"),
)
