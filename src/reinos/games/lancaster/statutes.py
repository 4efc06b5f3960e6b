"""The law cards as tables of numbers; what they do is in LA-7 and LA-8."""

from __future__ import annotations

import numpy as np

from reinos.games.lancaster import box, printed

GROUP = np.array([item["group"] for item in box.LAW_ITEMS], np.int16)  # LA-1.9, LA-14.3

# LA-6.11, LA-6.12  A majority pays once, a count or condition as often as it is met; the other kinds ask.
KINDS = (
    "majority",
    "per_count",
    "condition",
    "trade",
    "exchange",
    "squires_to_battles",
    "county_tax",
    "extension_upkeep",
)
MAJORITY, PER_COUNT, CONDITION, TRADE, EXCHANGE, FRONT, TAX, UPKEEP = range(len(KINDS))
LAW_KIND = np.array([KINDS.index(item["kind"]) for item in box.LAW_ITEMS], np.int16)

_PARAMS = [item["params"] for item in box.LAW_ITEMS]
LAW_PER = np.array([params.get("per", 1) for params in _PARAMS], np.int16)
LAW_GAIN = np.array([printed.reward_row(params.get("gain", [])) for params in _PARAMS], np.int16)
# LA-7.10  Where the gain is the strength-4 knight.
LAW_CHAMPION = np.array([params.get("gain", [{}])[0].get("type") == "upgrade_3_to_4" for params in _PARAMS], np.int16)
PRICES = ("gold", "squires", "leftover_votes")
LAW_PRICE = np.array([[params.get("pay", {}).get(key, 0) for key in PRICES] for params in _PARAMS], np.int16)

# LA-8.13  The two ways of the exchange house: gold and squires given, gold and squires received.
_WAYS = next(params["options"] for params in _PARAMS if "options" in params)
WAYS = len(_WAYS)
EXCHANGE_PRICE = np.array([[way["pay"].get(key, 0) for key in PRICES[:2]] for way in _WAYS], np.int16)
EXCHANGE_GAIN = np.array([printed.reward_row(way["gain"])[:2] for way in _WAYS], np.int16)
