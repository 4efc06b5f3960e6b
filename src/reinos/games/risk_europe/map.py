"""The map of Risk Europe (RE-1): territories by number, sets of them as bit masks."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from reinos.games.risk_europe import pieces

# RE-1.2 to RE-1.5  Territories by their place in the data.
_LIST = pieces.DATA["territories"]["list"]
NAMES = tuple(item["id"] for item in _LIST)
TERRITORIES = len(NAMES)


def mask_of(names: Iterable[str]) -> int:
    """The bit mask of some territories."""
    return sum(1 << NAMES.index(name) for name in names)


CITIES = mask_of(item["id"] for item in _LIST if item["city"])
GOLD = mask_of(item["id"] for item in _LIST if item["city"] and item["city"]["crown"] == "gold")
TAX_VALUE = np.array([item["city"]["tax_value"] if item["city"] else 0 for item in _LIST], np.int64)
CITY_CROWNS = np.array([item["city"]["crowns"] if item["city"] else 0 for item in _LIST], np.int64)
CITY_NAMES = tuple(item["city"]["id"] if item["city"] else "" for item in _LIST)
BORDERS = np.zeros(TERRITORIES, np.int64)  # neighbours by land
NEIGHBOURS = np.zeros(TERRITORIES, np.int64)  # neighbours by land or sea line
for _kind, _tables in (("land", (BORDERS, NEIGHBOURS)), ("sea", (NEIGHBOURS,))):
    for _a, _b in pieces.DATA["adjacency"][_kind]:
        for _table in _tables:
            _table[NAMES.index(_a)] |= mask_of([_b])
            _table[NAMES.index(_b)] |= mask_of([_a])
SEA_LINES = np.array([[NAMES.index(a), NAMES.index(b)] for a, b in pieces.DATA["adjacency"]["sea"]], np.int64)

# RE-10.6  The territories whose city tiles do something, and what the tiles do.
_BONUSES = {item["city"]: item for item in pieces.DATA["city_bonuses"]["list"]}
_TILES = {city: NAMES.index(item["territory"]) for city, item in _BONUSES.items()}
STOCKHOLM, BERLIN, ROME = _TILES["stockholm"], _TILES["berlin"], _TILES["rome"]
CONSTANTINOPLE, KIEV = _TILES["constantinople"], _TILES["kiev"]
GOLD_CITIES = np.array(sorted(_TILES.values()), np.int64)
TILE_NAMES = {_TILES[city]: item["id"] for city, item in _BONUSES.items()}
TILE_EFFECTS = {_TILES[city]: item["effect"] for city, item in _BONUSES.items()}
