"""The board of El Grande and what lies on it: regions, castle, knights, scoreboards, power cards."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from reinos.core.record import SEATS

DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))

# EG-2.1, EG-0.3, EG-9.1  Regions in the order in which they are scored; the castle is a place after them
# and no region.
REGION_IDS: tuple[str, ...] = tuple(item["id"] for item in DATA["regions"]["items"])
REGIONS = len(REGION_IDS)
CASTLE = REGIONS
PLACES = REGIONS + 1
EVERYWHERE = (1 << PLACES) - 1
PLACE_IDS: tuple[str, ...] = (*REGION_IDS, DATA["castle"]["id"])

# EG-10.24  Where a knight can be returned from: the regions, and after them the court.
COURT = REGIONS
HOLDINGS = REGIONS + 1
HOLDING_IDS: tuple[str, ...] = (*REGION_IDS, "court")

# EG-1.3  The two mobile scoreboards.
MARKER_IDS: tuple[str, ...] = tuple(item["id"] for item in DATA["markers"]["items"])
MARKERS = len(MARKER_IDS)
OFF_BOARD = -1

# EG-0.4  Scoreboards: of the regions, of the castle, then the two mobile ones.
VALUES = np.array(
    [item["values"] for item in DATA["regions"]["items"]]
    + [DATA["castle"]["values"]]
    + [item["values"] for item in DATA["markers"]["items"]],
    np.int64,
)

# EG-2.2  Bit r of NEIGHBOURS[q]: regions q and r share a border.
NEIGHBOURS = np.zeros(REGIONS, np.int64)
for _one, _two in DATA["borders"]["pairs"]:
    NEIGHBOURS[REGION_IDS.index(_one)] |= 1 << REGION_IDS.index(_two)
    NEIGHBOURS[REGION_IDS.index(_two)] |= 1 << REGION_IDS.index(_one)

# EG-1.2, EG-3.3, EG-3.4
KNIGHTS: int = DATA["setup"]["knights_per_player"]
HOME_KNIGHTS: int = DATA["setup"]["home_knights"]
COURT_KNIGHTS: int = DATA["setup"]["court_knights"]
PROVINCE_KNIGHTS: int = DATA["setup"]["province_knights"]

# EG-6.5  Reinforcements by power value; power cards are bits 1..13 of a mask.
REINFORCEMENTS = np.array([0, *DATA["power_cards"]["reinforcements"]], np.int64)
POWERS = len(REINFORCEMENTS) - 1
MOST_REINFORCEMENTS = int(REINFORCEMENTS.max())
ALL_POWERS = (1 << (POWERS + 1)) - 2

# EG-4.1, EG-4.2  The last round of the track; a general scoring follows every third space.
LAST_ROUND = 9
ROUNDS_A_SCORING = 3

# EG-14.3, EG-14.6, EG-14.7, EG-8.5, EG-16.2, EG-16.3  Values that count by number of players; bonuses.
SCORED_PLACES = np.zeros(SEATS + 1, np.int64)
for _players, _places in DATA["scoring"]["scored_places_by_players"].items():
    SCORED_PLACES[int(_players)] = _places
KING_BONUS: int = DATA["scoring"]["king_bonus"]
HOME_BONUS: int = DATA["scoring"]["home_bonus"]
BONUS_KING, BONUS_HOME = 1, 2  # which of them, as a mask; BONUSES by that mask
BONUSES = np.array([0, KING_BONUS, HOME_BONUS, KING_BONUS + HOME_BONUS], np.int64)

# EG-14.10  Where points come from
FROM_REGIONS, FROM_CASTLE, FROM_ACTIONS = range(3)
