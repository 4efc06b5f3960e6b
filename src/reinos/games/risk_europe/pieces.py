"""The pieces of Risk Europe (RE-1.1): armies, units, King's Orders cards, missions, and what the box holds of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))

# RE-1.1  Armies 0..3: those of the players by seat, then the mercenaries.
ARMIES = 4
NOBODY = -1

# RE-1.7  The sides of a dispute: attacker and defender; the owner of quiet land is its defender.
INVADER, HOLDER = range(2)

# RE-1.1  Units, in the order of losses (RE-21.3); moves ask in the opposite order.
_UNITS = DATA["units"]["list"]
UNITS = tuple(item["id"] for item in _UNITS)
FOOTMAN, ARCHER, CAVALRY, SIEGE = range(4)
KINDS = len(UNITS)
STOCK = np.array([item["per_army"] for item in _UNITS], np.int64)
MOST_DICE: int = max(item["per_army"] * item["dice_per_unit"] for item in _UNITS)

CASTLES = int(DATA["purchases"]["castle"]["supply"])
CROWN_CARDS = int(DATA["purchases"]["crown_card"]["supply"])
COINS = int(DATA["components"]["coins"]["total_value"])
MOST_BID = int(DATA["setup"]["auction"]["cap"])

# RE-4.7, RE-21.3  Kinds of King's Orders cards and how many a deck has of each.
TAX_SPEND, KING_ME, SPLIT, FORTIFY_CARD, ASSAULT_CARD = range(5)
CARD_NAMES = ("tax_spend", "king_me", "split_expand", "fortify", "siege_assault")
CARD_KINDS = len(CARD_NAMES)


def card_kind(card: dict[str, Any]) -> int:
    """RE-4.7  The kind of a card of the data."""
    if card["bonus"]:
        return CARD_NAMES.index(card["bonus"])
    return TAX_SPEND if "tax" in card["orders"] else SPLIT


CARDS = {card["id"]: card_kind(card) for card in DATA["kings_orders_deck"]["cards"]}
DECK = np.bincount(list(CARDS.values()), minlength=CARD_KINDS)
DECK_SIZE = len(CARDS)
TURNS = int(DATA["round"]["turns_per_round"])

# RE-21  Orders and bonus actions in the turn menu; the free Maneuver is a task of its own.
DO_EXPAND, DO_SPLIT, DO_MANEUVER, DO_TAX, DO_SPEND, DO_FORTIFY, DO_ASSAULT, END_TURN = range(8)
DO_BERLIN = 8
NO_TASK = -1

# RE-13.7  The eight missions, reconstructed.
MISSION_NAMES = tuple(item["id"].removeprefix("mission_") for item in DATA["crown_cards"]["list"])
MISSIONS = len(MISSION_NAMES)
BUILDER, SEAS, TREASURY, HOST, REALM, ROUTE, SIEGE_MASTER, CONQUEROR = range(MISSIONS)


def by_players(name: str) -> Any:
    """A number of the setup as a table by the number of players."""
    setups = DATA["setup"]["by_players"]
    return np.array([setups.get(str(players), {}).get(name, 0) for players in range(ARMIES + 1)], np.int64)
