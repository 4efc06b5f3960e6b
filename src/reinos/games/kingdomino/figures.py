"""Figures of Kingdomino's help."""

from __future__ import annotations

from reinos.core.figure import Figure

FIGURES = (
    Figure("lines", part=4, lesson="scoring", panel="offer"),
    Figure("kingdom", part=5, lesson="scoring"),
    Figure("count", part=6, lesson="scoring", panel="tray"),
)
