"""Figures of Hnefatafl's help."""

from __future__ import annotations

from reinos.core.figure import Figure

FIGURES = (Figure("board", part=1, lesson="first"),)
