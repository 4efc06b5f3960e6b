"""Drawings beside the help, each of the position in which a lesson opens."""

from __future__ import annotations

from reinos.core.figure import Figure

FIGURES = (Figure("stones", part=1, lesson="first"),)
