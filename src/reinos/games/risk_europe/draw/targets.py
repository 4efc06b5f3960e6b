"""The places in the drawing of Risk Europe that choices and cues belong to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reinos.core.choice import Choice
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.map import NAMES

ORDERS, HIRED = "part-orders", "part-mercenaries"


def target(choice: Choice, view: Mapping[str, Any]) -> str:
    """The place in the drawing that a choice belongs to; nothing for what is a plain button."""
    kind, args = choice.kind, choice.args
    if "territory" in args:
        return territory_target(args["territory"])
    if "mission" in args:
        return f"mission-{pieces.MISSION_NAMES[args['mission']]}"
    if kind == "cards":
        return order_target(args["bottom"])
    if kind == "bid":
        return f"bid-{args['coins']}"
    if "count" in args:
        return f"count-{args['count']}"
    return ""


def grasp(choice: Choice, view: Mapping[str, Any]) -> str:
    """The card that is taken first: the one for turn 1."""
    return order_target(choice.args["top"]) if choice.kind == "cards" else ""


def order_target(card: int) -> str:
    """Id and target of a King's Orders card in the viewer's hand."""
    return f"order-{pieces.CARD_NAMES[card]}"


def territory_target(territory: int) -> str:
    """Id and target of a territory on the map."""
    return f"terr-{NAMES[territory]}"


def army_place(side: int, territory: int) -> str:
    """Id of the counter of one side in a territory."""
    return f"army-{NAMES[territory]}" if side == pieces.HOLDER else f"army-attacker-{NAMES[territory]}"


def castle_place(territory: int) -> str:
    """Id of a castle."""
    return f"castle-{NAMES[territory]}"


def order_place(army: int, turn: int) -> str:
    """Name of the card that an army plays in a turn of the round."""
    return f"order-{army}-{turn}"
