"""Figures of Risk Europe's help."""

from __future__ import annotations

from reinos.core.figure import Figure

FIGURES = (
    Figure("orders", part=3, lesson="orders", panel="offer"),
    Figure("map", part=5, lesson="siege", box=(300, 350, 620, 460)),
    Figure("purse", part=6, lesson="treasury", panel="tray"),
)
