"""A kingdom as a map in text, and the names of its squares."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache

import numpy as np

from reinos.core.choice import Choice
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import grid, square_at

COLUMNS = "abcdefghijklm"

Square = tuple[int, int]
STEPS = tuple(zip(state.DX.tolist(), state.DY.tolist(), strict=True))  # from half a to half b, by facing


def ends(x: int, y: int, facing: int) -> tuple[Square, Square]:
    """The squares of both halves of a domino."""
    return (x, y), (x + STEPS[facing][0], y + STEPS[facing][1])


def facing_between(first: Square, second: Square) -> int | None:
    """The direction from a square to its neighbour; None if they do not lie side by side."""
    return next((facing for facing in range(len(STEPS)) if ends(*first, facing)[1] == second), None)


def both_squares(choice: Choice) -> tuple[Square, Square]:
    """The squares of both halves of a placement."""
    return ends(choice.args["x"], choice.args["y"], choice.args["facing"])


def reach(s: state.State) -> int:
    """KD-15.1  How far from the castle a kingdom can come: the field that the names cover."""
    return grid(s) - 1


def square_name(s: state.State, x: int, y: int) -> str:
    """A square as in chess: columns from the left, rows from the top; off the field its coordinates."""
    return name_within(reach(s), x, y)


@cache
def name_within(reach: int, x: int, y: int) -> str:
    """The same by the reach of the field."""
    if max(abs(x), abs(y)) > reach:
        return f"({x}, {y})"
    return f"{COLUMNS[x + reach]}{y + reach + 1}"


def place(square: int) -> Square:
    """The coordinates of a square by its number in the record."""
    return square % state.WIDTH - state.HOME % state.WIDTH, square // state.WIDTH - state.HOME // state.WIDTH


PLACES = [place(square) for square in range(state.SQUARES)]


def is_square(text: str) -> bool:
    """Whether a text looks like the name of a square, on the field or off it."""
    return re.fullmatch(r"[a-z][0-9]{1,2}", text) is not None


def named_square(s: state.State, name: str) -> Square | None:
    """The coordinates of a name, if it is on the field."""
    x, y = ord(name[0]) - ord("a") - reach(s), int(name[1:]) - 1 - reach(s)
    return (x, y) if max(abs(x), abs(y)) <= reach(s) else None


def window(s: state.State, seat: int, growing: bool) -> tuple[range, range]:
    """Columns and rows to show: those of the kingdom, or with the room that it may still grow into."""
    xs, ys = zip(*map(place, np.flatnonzero(s.land[seat] + s.crowns[seat]).tolist()), strict=True)
    more = reach(s) if growing else 0
    return grown(xs, more), grown(ys, more)


def grown(places: tuple[int, ...], more: int) -> range:
    """From the first to the last of some places, and as far beyond as leaves `more` steps between the ends."""
    return range(min(*places, max(places) - more), max(*places, min(places) + more) + 1)


def chart(
    s: state.State, seat: int, letters: Mapping[int, str], growing: bool = False, marked: Collection[Square] = ()
) -> Iterator[str]:
    """The lines of the map: terrain letter and crowns, ## the castle, + a marked square, . a free one."""
    columns, rows = window(s, seat, growing)
    yield " " * 4 + "".join(f"{square_name(s, x, 0)[0]:<3}" for x in columns).rstrip()
    for y in rows:
        cells = (cell(s, seat, x, y, letters, (x, y) in marked) for x in columns)
        yield f"{y + reach(s) + 1:>2}  " + "".join(f"{text:<3}" for text in cells).rstrip()


def cell(s: state.State, seat: int, x: int, y: int, letters: Mapping[int, str], marked: bool) -> str:
    """One square of the map."""
    land, crowns = int(s.land[seat, square_at(x, y)]), int(s.crowns[seat, square_at(x, y)])
    if land == state.EMPTY:
        return f"{'+' if marked else '.'}{crowns or ''}"
    if land == state.CASTLE:
        return "##"
    return f"{letters[land]}{crowns or ''}"
