"""What is printed: regions, towns and roads, cards, the marriage track, costs and points, from `data.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from reinos.core.record import SEATS
from reinos.games.brian_boru.sets import bits

DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))


def numbers(values: Any) -> Any:
    """A table of numbers."""
    return np.array(list(values), np.int64)


def grouped(group_of: Any, groups: int) -> Any:
    """For every group the set of those in it."""
    return numbers(bits(i for i, g in enumerate(group_of) if g == group) for group in range(groups))


# BB-1.1, BB-1.5  The board. White is the colour of royal cards only.
COLOURS = (*DATA["town_colours"]["colours"], DATA["town_colours"]["wild"])
RED, BLUE, YELLOW, WHITE = range(4)
REGION_IDS = tuple(item["id"] for item in DATA["regions"]["regions"])
TOWN_IDS = tuple(item["id"] for item in DATA["towns"]["towns"])
REGIONS, TOWNS = len(REGION_IDS), len(TOWN_IDS)
NOWHERE = -1  # no town
EVERY_TOWN = (1 << TOWNS) - 1
REGION_OF = numbers(REGION_IDS.index(item["region"]) for item in DATA["towns"]["towns"])
TOWN_COLOUR = numbers(COLOURS.index(item["colour"]) for item in DATA["towns"]["towns"])
REGION_TOWNS = grouped(REGION_OF, REGIONS)
COLOUR_TOWNS = grouped(TOWN_COLOUR, WHITE)
# BB-1.6  Thresholds and points.
THRESHOLD = numbers(item["threshold"] for item in DATA["regions"]["regions"])
REGION_POINTS = numbers(item["points"] for item in DATA["regions"]["regions"])
ROADS = np.zeros(TOWNS, np.int64)  # BB-1.7  the towns at the other end of a town's roads
for _road in DATA["roads"]["roads"]:
    _a, _b = TOWN_IDS.index(_road["a"]), TOWN_IDS.index(_road["b"])
    ROADS[_a] |= 1 << _b
    ROADS[_b] |= 1 << _a

# BB-1.2, BB-6.1, BB-7.1 to BB-7.3  The action cards. An action is a row of symbols that ends with END.
CARDS = 25
EVERY_CARD = (1 << (CARDS + 1)) - 2
END, TOWN, COIN, PAY, CHURCH, BATTLE, COURT, LIBERATE, EXPAND = range(9)
SYMBOL_IDS = ("", "town", "coin", "pay", "church", "battle", "court", "liberate", "expand")
PRIMARY, SECONDARY = 0, 1  # rows of a card; a second secondary action is the row after the first
SYMBOLS = np.zeros((CARDS + 1, 3, 5), np.int64)
OPTIONS = np.zeros(CARDS + 1, np.int64)  # how many secondary actions a card has
CARD_COLOUR = np.zeros(CARDS + 1, np.int64)
for _card in DATA["action_cards"]["cards"]:
    _value = _card["value"]
    CARD_COLOUR[_value] = COLOURS.index(_card["colour"])
    OPTIONS[_value] = len(_card["secondary"])
    for _row, _action in enumerate([_card["primary"], *_card["secondary"]]):
        SYMBOLS[_value, _row, : len(_action)] = [SYMBOL_IDS.index(symbol) for symbol in _action]
COLOUR_CARDS = grouped(CARD_COLOUR, WHITE + 1) & EVERY_CARD

# BB-2.1, BB-6
START_COINS, START_RENOWN = DATA["setup"]["start_coins"], DATA["setup"]["start_renown"]
START_POINTS = DATA["setup"]["start_points"]
EXPAND_COST, EXTRA_COST = DATA["costs"]["expand"], DATA["costs"]["extra_symbol"]
PAY_POINTS = DATA["costs"]["pay_substitute_points"]
MONASTERY_DISCS = DATA["costs"]["church_monastery_threshold"]
REFUSAL_POINTS = DATA["costs"]["refuse_princess_points"]
MOST_BOUGHT = 50  # no player can own a hundred coins

# BB-2.7, BB-5.1  By number of players: rounds, cards dealt to each, cards kept at each turn of the draft.
TURNS = 4  # of a draft, at most
ROUNDS, DEAL, DRAFT_TURNS = (np.zeros(SEATS + 1, np.int64) for _ in range(3))
PICKS = np.zeros((SEATS + 1, TURNS), np.int64)
for _players, _row in DATA["setup"]["by_players"].items():
    _n, _picks = int(_players), _row["draft_picks"]
    ROUNDS[_n], DEAL[_n], DRAFT_TURNS[_n] = _row["rounds"], _row["deal"], len(_picks)
    PICKS[_n, : len(_picks)] = _picks
TRICKS = DEAL - 1  # of a round

# BB-1.3, BB-8.4, BB-8.7  The marriage track and the marriage cards; the Princess is the last card.
BOTTOM, TOP = 1, 10
_rewards = [[], *(space["reward"] for space in DATA["marriage_track"]["spaces"])]
SPACE_COINS = numbers(reward.count("coin") for reward in _rewards)
SPACE_RENOWN = numbers(reward.count("renown") for reward in _rewards)
TOWN_SPACE = _rewards.index(["any_town"])
_marriages = DATA["marriage_cards"]["cards"]
MARRIAGE_IDS = tuple(item["id"] for item in _marriages)
MARRIAGES = len(MARRIAGE_IDS)
PRINCESS = MARRIAGES - 1
MARRIAGE_POINTS = numbers(item.get("points", 0) for item in _marriages)
MARRIAGE_RENOWN = numbers(item.get("renown", 0) for item in _marriages)
MARRIAGE_REGION = numbers(REGION_IDS.index(item["region_town"]) if "region_town" in item else -1 for item in _marriages)
MARRIAGE_ROUNDS = 4
SIDES = ("military", "trade", "refuse")  # BB-8.5
MILITARY, TRADE, REFUSE = range(3)

# BB-12.7  Points for the number of regions.
REGION_TABLE = numbers(DATA["scoring"]["regions_table"])
MOST_COINS_POINT, MARKER_POINT = DATA["scoring"]["most_coins"], DATA["scoring"]["active_town_marker"]
BOARD_DIVISOR = DATA["scoring"]["claim_on_board_divisor"]

# BB-16.2  Viking strengths are reconstructed, so any seven numbers may take their place.
VIKING_CARDS = len(DATA["viking_cards"]["strengths"])
RECONSTRUCTED = "-".join(map(str, DATA["viking_cards"]["strengths"]))
MILDER = "6-7-8-9-10-11-12"
MOST_STRENGTH = 30
