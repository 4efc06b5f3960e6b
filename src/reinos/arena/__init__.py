"""The arena: tournaments of bots, their ratings and reports."""

from __future__ import annotations

from reinos.arena.game import Fixture, Forfeit, Result, play
from reinos.arena.ledger import Ledger
from reinos.arena.plan import Plan
from reinos.arena.standings import Standing, standings
from reinos.arena.tournament import tournament

__all__ = ["Fixture", "Forfeit", "Ledger", "Plan", "Result", "Standing", "play", "standings", "tournament"]
