"""Readable games of Kingdomino."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reinos.games.kingdomino.kingdom import square_at
from reinos.games.kingdomino.state import CASTLE, DATA, EMPTY
from tests.games.kingdomino.boards import DECK36, KING_DRAW, MODES, random_play, table
from tests.golden import Goldens, course

SEED = 7
BONUSES = {"harmony": True, "middle_kingdom": True}
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    **MODES,
    **{f"bonuses_{mode}": {**options, **BONUSES} for mode, options in MODES.items()},
    **{f"dynasty_{mode}": {**options, "dynasty": True} for mode, options in MODES.items()},
    "dynasty_share": {"players": 2, "dynasty": True, "dynasty_tie_break": "share", **BONUSES},
    "deck36_line3": DECK36,
    "king_draw": KING_DRAW,
    "king_draw_mighty_duel": {**KING_DRAW, "mighty_duel": True},
    "first_edition": {**DECK36, "tie_break": "territory_crowns_share"},
    "bounding_box": {"players": 4, **BONUSES, "middle_kingdom_test": "bounding_box"},
    "paper_2018": {"preset": "paper_2018"},
}
STATE = (
    *("phase", "game", "round", "turn", "left", "to_act", "line", "kings", "next_line", "next_kings", "choosers"),
    *("fate", "holder", "spot", "facing", "deck", "land", "crowns", "box", "scores", "bonuses", "largest"),
)
CODES = ["  .", *(f" {item['code']}" for item in DATA["terrains"]["items"])]


def picture(s: Any, seat: int) -> Iterator[str]:
    """A kingdom in letters: terrain and crowns."""
    left, right, top, bottom = s.box[seat].tolist()
    for y in range(top, bottom + 1):
        row = []
        for x in range(left, right + 1):
            land, crowns = int(s.land[seat, square_at(x, y)]), int(s.crowns[seat, square_at(x, y)])
            row.append(" []" if land == CASTLE else CODES[land] if land == EMPTY else f"{CODES[land]}{crowns}")
        yield "".join(row)


def lines(name: str) -> Iterator[str]:
    """One whole game, then the kingdoms."""
    s = table(SEED, **CONFIGURATIONS[name])
    yield from course(s, random_play(s, name), STATE)
    for seat in range(s.players):
        yield from ("", f"seat {seat}: {s.points[seat]} points, rank {s.ranks[seat]}", *picture(s, seat))


GOLDENS = Goldens("kingdomino", CONFIGURATIONS, lines)
