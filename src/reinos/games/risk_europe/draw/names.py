"""Names and marks in the drawing of Risk Europe: armies, territories, units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from reinos.core.phrase import listed
from reinos.core.scene import Scene
from reinos.core.words import Words
from reinos.games.risk_europe.state import NAMES, UNITS, State

HIRED = {3: "n", 2: "ne"}  # letters of the mercenaries by the number of players
SYMBOLS = ("footman", "archer", "cavalry", "siege")


def letter(s: State, army: int) -> str:
    """The form, colour and pattern of an army."""
    return "abcd"[army] if army < s.players else HIRED[s.players][army - s.players]


def army_name(scene: Scene, army: int) -> str:
    """An army in words."""
    players = scene.view["players"]
    if army < players:
        return named(scene.words, "you") if army == scene.seat else scene.names[army]
    return named(scene.words, "mercenaries" if players == 3 else "mercenaries-a" if army == 2 else "mercenaries-b")


def place_name(scene: Scene, territory: int) -> str:
    """A territory in words."""
    return named(scene.words, f"territory-{NAMES[territory]}")


@cache
def named(words: Words, message: str) -> str:
    """A message without arguments, looked up once."""
    return words(message)


@lru_cache(maxsize=4096)
def counted(words: Words, mix: tuple[int, ...]) -> str:
    """Units in words."""
    told = [words(f"count-{name}", count=n) for name, n in zip(UNITS, mix, strict=True) if n]
    return listed(words, told) or words("count-units", count=0)


def units_of(scene: Scene, mix: Sequence[int]) -> str:
    """Units in words."""
    return counted(scene.words, tuple(mix))
