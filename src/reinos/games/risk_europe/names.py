"""What things of Risk Europe are called, in words and in the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from reinos.core.phrase import listed
from reinos.core.scene import Scene
from reinos.core.words import Words
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import CITY_NAMES, NAMES
from reinos.games.risk_europe.state import State

LETTERS = {4: "abcd", 3: "abcn", 2: "abne"}  # of the armies by the number of players
SYMBOLS = ("footman", "archer", "cavalry", "siege")


def letter(s: State, army: int) -> str:
    """The form, colour and pattern of an army."""
    return LETTERS[s.players][army]


@cache
def named(words: Words, message: str) -> str:
    """A message without arguments, looked up once."""
    return words(message)


def place_name(words: Words, territory: int) -> str:
    """A territory; none is nowhere."""
    return named(words, f"territory-{NAMES[territory]}") if territory >= 0 else ""


def city_name(words: Words, territory: int) -> str:
    """A city, or the territory that has none."""
    city = CITY_NAMES[territory] if territory >= 0 else ""
    return named(words, f"city-{city}") if city else place_name(words, territory)


def hired_name(words: Words, players: int, army: int) -> str:
    """A mercenary army."""
    return named(words, "mercenaries" if players == 3 else "mercenaries-a" if army == 2 else "mercenaries-b")


def army_name(scene: Scene, army: int) -> str:
    """An army: its player, or mercenaries."""
    if army in (pieces.NOBODY, scene.seat):
        return named(scene.words, "nobody" if army == pieces.NOBODY else "you")
    players = scene.view["players"]
    return scene.names[army] if army < players else hired_name(scene.words, players, army)


def mission_name(words: Words, mission: int) -> str:
    """A mission."""
    return named(words, f"mission-{pieces.MISSION_NAMES[mission]}")


def card_name(words: Words, card: int) -> str:
    """A King's Orders card."""
    return named(words, f"card-{pieces.CARD_NAMES[card]}")


def unit_name(words: Words, unit: int) -> str:
    """A type of units."""
    return named(words, f"unit-{pieces.UNITS[unit]}")


def units_of(words: Words, mix: Sequence[int]) -> str:
    """Some units, by type."""
    return counted(words, tuple(mix))


@lru_cache(maxsize=4096)
def counted(words: Words, mix: tuple[int, ...]) -> str:
    """The same, counted up once."""
    told = [words(f"count-{name}", count=n) for name, n in zip(pieces.UNITS, mix, strict=True) if n]
    return listed(words, told) or words("count-units", count=0)
