"""Bots: players that see only their own hidden record, their legal choices and a generator."""

from __future__ import annotations

from reinos.bots.bot import Bot, bots, make
from reinos.bots.levels import Level, levels

__all__ = ["Bot", "Level", "bots", "levels", "make"]
