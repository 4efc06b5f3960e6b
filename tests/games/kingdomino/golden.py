"""Readable games that must never change: `python -m tests.games.kingdomino.golden --write` makes them anew."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import reinos
from reinos.core.event import Event
from reinos.games.kingdomino.kingdom import square_at
from reinos.games.kingdomino.state import CASTLE, DATA, EMPTY
from tests.games.kingdomino.boards import DECK36, KING_DRAW, MODES, events, random_play, table

FOLDER = Path(__file__).parent / "goldens"
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


def state_hash(s: Any) -> str:
    """The state of a table in six digits, whatever the layout of its record."""
    state = {name: getattr(s, name) for name in STATE}
    plain = {name: value if isinstance(value, int) else value.tolist() for name, value in state.items()}
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()[:6]


def told(happened: list[Event]) -> str:
    """Events in one line."""
    return "; ".join(" ".join([event.kind, *map(str, event.args.values())]) for event in happened)


def picture(s: Any, seat: int) -> Iterator[str]:
    """A kingdom in letters: terrain and crowns."""
    left, right, top, bottom = s.box[seat].tolist()
    for y in range(top, bottom + 1):
        row = []
        for x in range(left, right + 1):
            land, crowns = int(s.land[seat, square_at(x, y)]), int(s.crowns[seat, square_at(x, y)])
            row.append(" []" if land == CASTLE else CODES[land] if land == EMPTY else f"{CODES[land]}{crowns}")
        yield "".join(row)


def playthrough(name: str) -> str:
    """One whole game: each choice, what followed, and the state after it; then the kingdoms."""
    options = CONFIGURATIONS[name]
    s = table(SEED, **options)
    lines = [repr(reinos.load("kingdomino", **options)), f"      {told(events(s))} | {state_hash(s)}"]
    for number, (seat, choice, happened) in enumerate(random_play(s, name), 1):
        lines.append(f"{number:4}. {seat} {choice}: {told(happened)} | {state_hash(s)}")
    for seat in range(s.players):
        lines += ["", f"seat {seat}: {s.points[seat]} points, rank {s.ranks[seat]}", *picture(s, seat)]
    return "\n".join(lines) + "\n"


def write() -> None:
    """Make all files anew."""
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name in CONFIGURATIONS:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__" and "--write" in sys.argv:
    write()
