"""The places in the drawing of Risk Europe that choices belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.choice import Choice
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import NAMES


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """The place in the drawing that a choice belongs to; nothing for what is a plain button."""
    kind, args = choice.kind, choice.args
    if "territory" in args:
        return territory_target(args["territory"])
    if "mission" in args:
        return f"mission-{pieces.MISSION_NAMES[args['mission']]}"
    if kind == "cards":
        return f"cards-{args['top']}-{args['bottom']}"
    if kind == "bid":
        return f"bid-{args['coins']}"
    if "count" in args:
        return f"count-{args['count']}"
    return ""


def territory_target(territory: int) -> str:
    """Id and target of a territory on the map."""
    return f"terr-{NAMES[territory]}"
