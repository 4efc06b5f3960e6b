"""What things are called; names of reconstructed and invented things stand in the data, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.phrase import about, called
from reinos.core.scene import Scene
from reinos.core.words import Words
from reinos.games.lancaster import box, printed

View = Mapping[str, Any]


def county(words: Words, number: int) -> str:
    """A county by name."""
    return str(box.COUNTY_ITEMS[number]["name"][words.lang])


def law(words: Words, number: int) -> str:
    """A law by name."""
    return str(box.LAW_ITEMS[number]["name"][words.lang])


def law_text(words: Words, number: int) -> str:
    """What a law says."""
    return str(box.LAW_ITEMS[number]["text"][words.lang])


def space_title(words: Words, number: int) -> str:
    """A castle space with what it gives; the ally's spaces come last."""
    return str(box.SPACE_ITEMS[number]["name"][words.lang])


def space(words: Words, number: int) -> str:
    """A castle space by name; the ally's have names of their own."""
    if number >= box.SPACES:
        return words(f"space-{box.SPACE_IDS[number]}")
    return space_title(words, number).partition(":")[0]


def favour(words: Words, number: int) -> str:
    """A favour tile by what it gives."""
    return str(box.FAVOUR_ITEMS[number]["name"][words.lang])


def reward(words: Words, row: Any) -> list[str]:
    """The parts of a reward in words."""
    return [words(f"part-{printed.PARTS[part]}", count=int(row[part])) for part in printed.PRINTED if row[part]]


def battle(words: Words, view: View, number: int) -> str:
    """A battle by its row, its side and the French strength."""
    card = view["card"][number]
    row = "upper" if number >= box.UPPER else "lower"
    side = "left" if number % box.ROW == 0 else "right"
    return words("battle", row=row, side=side, strength=int(printed.FRENCH[card]) if card >= 0 else 0)


def place(words: Words, view: View, number: int, ally: bool) -> str:
    """Where a knight stands or goes."""
    if number == box.COURT:
        return words("place-court")
    if number < box.CASTLE_AT:
        return county(words, number - box.COUNTY_AT)
    if number < box.BATTLE_AT:
        return words("place-space", space=space(words, number - box.CASTLE_AT + (box.SPACES if ally else 0)))
    return battle(words, view, number - box.BATTLE_AT)


def party(scene: Scene, number: int) -> str:
    """A player, or the ally of one."""
    players = len(scene.names)
    if number < players:
        return called(scene.words, scene.names, scene.seat)[number]
    seat = number - players
    return scene.words("ally-of", **about(scene, seat))
