"""The view of a table as rules read it, and the names of its things: what words and drawing share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.choice import Choice
from reinos.core.words import Words
from reinos.games.lancaster.state import (
    ALLY_SPACE_IDS,
    ALLY_SPACE_ITEMS,
    ASKS,
    BATTLE_AT,
    BATTLE_SCORING,
    CASTLE_AT,
    COUNTY_AT,
    COUNTY_IDS,
    COUNTY_ITEMS,
    COURT,
    FAVOUR_IDS,
    FAVOUR_ITEMS,
    LAW_ITEMS,
    PARTS,
    PRINTED,
    ROW,
    SPACE_IDS,
    SPACE_ITEMS,
    SPACES,
    UPPER,
    State,
)

View = Mapping[str, Any]
PHASES = ("setup", "deployment", "parliament", "laws", "counties", "castles", "battles", "over")
assert len(PHASES) == BATTLE_SCORING + 2


# Names; those of reconstructed and invented things stand in the data, in every language


def county_name(words: Words, county: int) -> str:
    """A county by name."""
    return str(COUNTY_ITEMS[county]["name"][words.lang])


def law_name(words: Words, law: int) -> str:
    """A law by name."""
    return str(LAW_ITEMS[law]["name"][words.lang])


def law_text(words: Words, law: int) -> str:
    """What a law says."""
    return str(LAW_ITEMS[law]["text"][words.lang])


def space_title(words: Words, space: int) -> str:
    """A castle space with what it gives; the ally's spaces come last."""
    items = [*SPACE_ITEMS, *ALLY_SPACE_ITEMS]
    return str(items[space]["name"][words.lang])


def space_name(words: Words, space: int) -> str:
    """A castle space by name; the ally's have names of their own."""
    if space >= SPACES:
        return words(f"space-{ALLY_SPACE_IDS[space - SPACES]}")
    return space_title(words, space).partition(":")[0]


def favour_name(words: Words, tile: int) -> str:
    """A favour tile by what it gives."""
    return str(FAVOUR_ITEMS[tile]["name"][words.lang])


def reward(words: Words, row: Any) -> list[str]:
    """The parts of a reward in words."""
    return [words(f"part-{PARTS[part]}", count=int(row[part])) for part in PRINTED if row[part]]


def ask_name(s: State) -> str:
    """What is being asked."""
    return ASKS[s.ask]


# Targets of the drawing


def county_target(county: int) -> str:
    """The place of a county."""
    return f"county-{COUNTY_IDS[county]}"


def space_target(space: int, ally: bool = False) -> str:
    """The place of a castle space; the ally's also follow after the six own ones."""
    if ally or space >= SPACES:
        return f"space-{ALLY_SPACE_IDS[space % SPACES]}"
    return f"space-{SPACE_IDS[space]}"


def battle_target(battle: int) -> str:
    """The place of a battle."""
    return f"battle-{'upper' if battle >= UPPER else 'lower'}-{battle % ROW + 1}"


def court_target(strength: int, ally: bool) -> str:
    """The place of the knights of a strength in court."""
    return f"court-{'ally-' if ally else ''}{strength}"


def favour_target(tile: int) -> str:
    """The place of a favour tile."""
    return f"favour-{FAVOUR_IDS[tile]}"


def place_target(place: int, strength: int, ally: bool) -> str:
    """Where a knight stands or goes."""
    if place == COURT:
        return court_target(strength, ally)
    if place < CASTLE_AT:
        return county_target(place - COUNTY_AT)
    if place < BATTLE_AT:
        return space_target(place - CASTLE_AT, ally)
    return battle_target(place - BATTLE_AT)


def target(choice: Choice, view: View) -> str:
    """The place in the drawing that a choice belongs to; none for numbers, votes and plain answers."""
    args = choice.args
    if choice.kind == "send":
        return place_target(args["place"], args["knight"], bool(args["ally"]))
    if choice.kind == "upgrade":
        return place_target(args["place"], args["strength"], view["party"] >= view["players"])
    if choice.kind in ("noble", "remove", "tax"):
        return county_target(args["county"])
    if choice.kind in ("build", "upkeep", "item"):
        return space_target(args["space"])
    if choice.kind in ("front", "battle"):
        return battle_target(args["battle"])
    if choice.kind == "favour":
        return favour_target(args["tile"])
    return ""
