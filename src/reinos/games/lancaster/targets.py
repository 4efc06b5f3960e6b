"""The places of the drawing that choices belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.choice import Choice
from reinos.games.lancaster import box


def county(number: int) -> str:
    """The place of a county."""
    return f"county-{box.COUNTY_IDS[number]}"


def space(number: int, ally: bool = False) -> str:
    """The place of a castle space; the ally's also follow after the six own ones."""
    return f"space-{box.SPACE_IDS[number + box.SPACES if ally else number]}"


def battle(number: int) -> str:
    """The place of a battle."""
    return f"battle-{'upper' if number >= box.UPPER else 'lower'}-{number % box.ROW + 1}"


def court(strength: int, ally: bool) -> str:
    """The place of the knights of a strength in court."""
    return f"court-{'ally-' if ally else ''}{strength}"


def favour(number: int) -> str:
    """The place of a favour tile."""
    return f"favour-{box.FAVOUR_IDS[number]}"


def law(number: int) -> str:
    """The place of a law."""
    return f"law-{number}"


def place(number: int, strength: int, ally: bool) -> str:
    """Where a knight stands or goes."""
    if number == box.COURT:
        return court(strength, ally)
    if number < box.CASTLE_AT:
        return county(number - box.COUNTY_AT)
    if number < box.BATTLE_AT:
        return space(number - box.CASTLE_AT, ally)
    return battle(number - box.BATTLE_AT)


def grasp(choice: Choice, view: Mapping[str, Any]) -> str:
    """The knight that a choice sends from court."""
    return court(choice.args["knight"], bool(choice.args["ally"])) if choice.kind == "send" else ""


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """The place in the drawing that a choice belongs to; none for numbers, votes and plain answers."""
    args = choice.args
    if choice.kind == "send":
        return place(args["place"], args["knight"], bool(args["ally"]))
    if choice.kind == "upgrade":
        return place(args["place"], args["strength"], view["party"] >= view["players"])
    if choice.kind in ("noble", "remove", "tax"):
        return county(args["county"])
    if choice.kind in ("build", "upkeep", "item"):
        return space(args["space"])
    if choice.kind in ("front", "battle"):
        return battle(args["battle"])
    if choice.kind == "favour":
        return favour(args["tile"])
    return ""
