"""What is printed on board, castles, tiles and cards, as tables of numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.games.lancaster import box

Row = np.ndarray[Any, Any]

# LA-5  The parts of a reward, in the columns of every table of rewards.
PARTS = ("gold", "squires", "votes", "power_points", "new_knight", "upgrade", "extension", "move_to_battle", "noble")
GOLD, SQUIRES, VOTES, POINTS, NEW_KNIGHT, UPGRADE, EXTENSION, TO_BATTLE, NOBLE = range(len(PARTS))
PRINTED = (NEW_KNIGHT, UPGRADE, EXTENSION, TO_BATTLE, NOBLE, GOLD, SQUIRES, VOTES, POINTS)  # as they are named
_PART_NAMES = {"noble_any_county": "noble", "upgrade_3_to_4": "upgrade"}


def reward_row(parts: list[dict[str, Any]]) -> Row:
    """A row of a table of rewards; of an exchange what it gives."""
    row = np.zeros(len(PARTS), np.int16)
    for part in parts:
        if part["type"] == "exchange":
            row += reward_row(part["gain"])
        else:
            row[PARTS.index(_PART_NAMES.get(part["type"], part["type"]))] += part.get("n", 1)
    return row


def rewards(items: list[dict[str, Any]]) -> Row:
    """A table of rewards, a row for each thing."""
    return np.array([reward_row(item["reward"]) for item in items], np.int16)


def by_strength(strengths: list[int]) -> Row:
    """How many knights there are of each strength."""
    return np.bincount(strengths, minlength=box.STRENGTHS + 1).astype(np.int16)


# LA-1.1, LA-2.2, LA-12.2  Knights by strength: all, those that start in court, those of an ally.
COMPANY = by_strength([int(n) for n, count in box.DATA["knights"]["count_by_strength"].items() for _ in range(count)])
START_COURT = by_strength(box.DATA["start_resources"]["court_knights"])
ALLY_COURT = by_strength(box.DATA["two_player_ally"]["court_knights"])
START_GOLD = int(box.DATA["start_resources"]["gold"])
START_SQUIRES = int(box.DATA["start_resources"]["squires"])
START_VOTES = int(box.DATA["start_resources"]["votes"])

# LA-1.4
MINIMUM = np.array([item["min_strength"] for item in box.COUNTY_ITEMS], np.int16)
COUNTY_REWARD = rewards(box.COUNTY_ITEMS)
# LA-12.6, LA-12.8  Parts of rewards that an ally can use; counties for a player and for an ally.
ALLY_USES = np.array(
    [part in {*box.DATA["two_player_ally"]["county_rewards_usable"], "noble"} for part in PARTS], np.int16
)
COUNTY_PAYS = np.array([COUNTY_REWARD, COUNTY_REWARD * ALLY_USES], np.int16)
NAMES_STARTER = np.array([item.get("start_player_choice", False) for item in box.COUNTY_ITEMS], np.int16)
BOTH_PRICE = int(box.DATA["counties"]["options"][box.TAKE_BOTH]["cost_gold"])

# LA-1.6, LA-5.10  Castle spaces: what they give, and the squires to pay for an exchange, 0 elsewhere.
SPACE_REWARD = rewards(box.SPACE_ITEMS)
SPACE_PRICE = np.array([item["reward"][0].get("pay", {}).get("squires", 0) for item in box.SPACE_ITEMS], np.int16)

FAVOUR_REWARD = rewards(box.FAVOUR_ITEMS)  # LA-1.7
FRENCH = np.array([item["strength"] for item in box.BATTLE_ITEMS], np.int16)  # LA-1.8
VALUES = np.array([item["values"] for item in box.BATTLE_ITEMS], np.int16)

# By number of players: LA-2.4, LA-14.19 nobles of each county's letter; LA-2.5, LA-2.6 what is left in the box.
_SETUP = box.DATA["setup_by_players"]
NOBLES_PER_COUNTY = np.array([_SETUP["nobles_per_county"].get(str(n), 0) for n in range(6)], np.int16)
FAVOUR_OUT = np.array(
    [[tile in _SETUP["kings_favour_removed"].get(str(n), []) for tile in box.FAVOUR_IDS] for n in range(6)], np.int16
)
BATTLE_OUT = np.array(
    [[card in _SETUP["battle_strengths_removed"].get(str(n), []) for card in FRENCH] for n in range(6)], np.int16
)

# LA-10.4  The round table; LA-13  the end.
TABLE_PER_NOBLE = int(box.DATA["round_table"]["votes_per_noble"])
TABLE_LORD = int(box.DATA["round_table"]["votes_for_lord"])
NOBLE_POINTS = np.array([box.DATA["nobles"]["final_score_by_count"][str(n)] for n in range(box.COUNTIES + 1)], np.int16)
FIRST_PRIZE = int(box.DATA["final_scoring"]["chivalry"]["first"])
SECOND_PRIZE = int(box.DATA["final_scoring"]["chivalry"]["second"])
