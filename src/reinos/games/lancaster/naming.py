"""What things are called; names of reconstructed and invented things stand in the data, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.phrase import about, called
from reinos.core.scene import Scene
from reinos.core.words import Words
from reinos.games.lancaster.box import (
    BATTLE_AT,
    CASTLE_AT,
    COUNTY_AT,
    COUNTY_ITEMS,
    COURT,
    FAVOUR_ITEMS,
    LAW_ITEMS,
    ROW,
    SPACE_IDS,
    SPACE_ITEMS,
    SPACES,
    UPPER,
)
from reinos.games.lancaster.printed import FRENCH, PARTS, PRINTED

View = Mapping[str, Any]


def county(words: Words, number: int) -> str:
    """A county by name."""
    return str(COUNTY_ITEMS[number]["name"][words.lang])


def law(words: Words, number: int) -> str:
    """A law by name."""
    return str(LAW_ITEMS[number]["name"][words.lang])


def law_text(words: Words, number: int) -> str:
    """What a law says."""
    return str(LAW_ITEMS[number]["text"][words.lang])


def space_title(words: Words, number: int) -> str:
    """A castle space with what it gives; the ally's spaces come last."""
    return str(SPACE_ITEMS[number]["name"][words.lang])


def space(words: Words, number: int) -> str:
    """A castle space by name; the ally's have names of their own."""
    if number >= SPACES:
        return words(f"space-{SPACE_IDS[number]}")
    return space_title(words, number).partition(":")[0]


def favour(words: Words, number: int) -> str:
    """A favour tile by what it gives."""
    return str(FAVOUR_ITEMS[number]["name"][words.lang])


def reward(words: Words, row: Any) -> list[str]:
    """The parts of a reward in words."""
    return [words(f"part-{PARTS[part]}", count=int(row[part])) for part in PRINTED if row[part]]


def battle(words: Words, view: View, number: int) -> str:
    """A battle by its row, its side and the French strength."""
    card = view["card"][number]
    row = "upper" if number >= UPPER else "lower"
    side = "left" if number % ROW == 0 else "right"
    return words("battle", row=row, side=side, strength=int(FRENCH[card]) if card >= 0 else 0)


def place(words: Words, view: View, number: int, ally: bool) -> str:
    """Where a knight stands or goes."""
    if number == COURT:
        return words("place-court")
    if number < CASTLE_AT:
        return county(words, number - COUNTY_AT)
    if number < BATTLE_AT:
        return words("place-space", space=space(words, number - CASTLE_AT + (SPACES if ally else 0)))
    return battle(words, view, number - BATTLE_AT)


def party(scene: Scene, number: int) -> str:
    """A player, or the ally of one."""
    players = len(scene.names)
    if number < players:
        return called(scene.words, scene.names, scene.seat)[number]
    seat = number - players
    return scene.words("ally-of", **about(scene, seat))
