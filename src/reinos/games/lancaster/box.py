"""What is in the box: how many of everything there is, and the ids it has in data.json (LA-1)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from reinos.core.record import SEATS

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))


def ids(items: list[dict[str, Any]]) -> tuple[str, ...]:
    """The ids of some things of the data."""
    return tuple(item["id"] for item in items)


NOBODY = -1
PARTIES = SEATS  # who owns knights: the seats, and with two players (seats 0, 1) their allies (2, 3)
ROUNDS = int(DATA["meta"]["rounds"])
STRENGTHS = 4  # arrays by strength have a row 0 that is never used
KNIGHTS = 7  # of each colour
MOST = 160  # more gold, squires or votes than anybody can gather in five rounds

# LA-1.4  Counties A to I, and what their holder can take.
COUNTY_ITEMS = DATA["counties"]["items"]
COUNTY_IDS = ids(COUNTY_ITEMS)
COUNTIES = len(COUNTY_IDS)
LETTERS = "".join(item["letter"] for item in COUNTY_ITEMS)
COUNTY_OPTIONS = ids(DATA["counties"]["options"])
TAKE_NOBLE, TAKE_REWARD, TAKE_BOTH, TAKE_NONE = range(len(COUNTY_OPTIONS))

# LA-1.6  The six spaces of a castle, each with its tile; then the two of an ally's (LA-12.2).
SPACE_ITEMS = [*DATA["castle_spaces"]["items"], *DATA["two_player_ally"]["castle_spaces"]]
SPACE_IDS = ids(SPACE_ITEMS)
TILE_IDS = tuple(item["tile_id"] for item in DATA["castle_spaces"]["items"])
SPACES = len(TILE_IDS)
ALL_SPACES = len(SPACE_IDS)
ALLY_SPACES = ALL_SPACES - SPACES

# LA-1.7  King's favour.
FAVOUR_ITEMS = DATA["kings_favour"]["items"]
FAVOUR_IDS = ids(FAVOUR_ITEMS)
FAVOURS = len(FAVOUR_IDS)

# LA-1.8  Battle cards. Places of battles are numbered in the order of scoring (LA-11.1).
BATTLE_ITEMS = DATA["battle_cards"]["items"]
BATTLE_IDS = ids(BATTLE_ITEMS)
BATTLE_CARDS = len(BATTLE_IDS)
ROW = int(DATA["battle_cards"]["row_size"])
BATTLES = 2 * ROW
UPPER = ROW  # first place of the upper row
SLOTS = int(DATA["battle_cards"]["slots_per_battle"])
BATTLE_DECK = ROW * ROUNDS

# Places where a knight can stand, as choices and events name them.
COURT = 0
COUNTY_AT = 1
CASTLE_AT = COUNTY_AT + COUNTIES
BATTLE_AT = CASTLE_AT + SPACES
PLACES = BATTLE_AT + BATTLES

# LA-1.9, LA-14.3  Laws and their groups: the base laws first, then the new ones.
LAW_ITEMS = [*DATA["laws_base"]["items"], *DATA["laws_new"]["items"]]
LAW_IDS = ids(LAW_ITEMS)
LAWS = len(LAW_IDS)
BASE_LAWS = len(DATA["laws_base"]["items"])
GROUPS = len(DATA["law_groups"]["sizes"])
LAW_ROW = int(DATA["parliament"]["laws_in_force"])
LAW_DECK = LAW_ROW * ROUNDS
