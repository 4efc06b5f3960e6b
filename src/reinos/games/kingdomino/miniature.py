"""A miniature for solvers, which no rulebook has: the last line of a game for two, chosen and placed."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.dice import below
from reinos.core.rule import rule
from reinos.games.kingdomino import state
from reinos.games.kingdomino.kingdom import found, lay_domino, square_at
from reinos.games.kingdomino.rules import draw_choosers, lay_out_line, rounds

NAME = "Kingdomino, the last line: four dominoes for two nearly full kingdoms"
OPTIONS = {"players": 2}

# Both kingdoms as a game left them: seat, domino, x and y of half a, facing.
PLACED = np.array(
    [
        [0, 4, 0, 1, 1],
        [0, 10, 0, -1, 0],
        [0, 13, 2, 1, 3],
        [0, 16, -1, -1, 1],
        [0, 18, 1, 0, 1],
        [0, 22, -1, -2, 0],
        [0, 41, 3, -1, 2],
        [0, 42, 2, 2, 2],
        [0, 44, 2, -2, 2],
        [0, 45, 3, 1, 3],
        [1, 1, -1, -1, 1],
        [1, 12, -1, -2, 0],
        [1, 17, -2, 0, 1],
        [1, 19, 1, 2, 2],
        [1, 26, 2, 1, 1],
        [1, 28, 1, 1, 3],
        [1, 30, -1, 2, 2],
        [1, 33, -1, 1, 0],
        [1, 40, 1, -2, 0],
        [1, 46, 0, -1, 0],
    ],
    np.int64,
)
LINE = np.array([24, 25, 47], np.int64)  # three dominoes of the last line …
FOURTH = np.array([6, 11, 43], np.int64)  # … and chance draws the other one of these


@rule
def lay(s: state.State) -> None:
    """Two kingdoms with room for two dominoes each; chance draws a domino of the line and who begins."""
    for seat in range(s.players):
        found(s, seat)
    s.holder[:] = -1
    s.spot[:] = -1
    s.facing[:] = -1
    s.kings[:] = -1
    for i in range(len(PLACED)):
        seat, domino, x, y, facing = PLACED[i]
        lay_domino(s, seat, domino, x, y, facing)
        s.fate[domino] = state.PLACED
        s.holder[domino] = seat
        s.spot[domino] = square_at(x, y)
        s.facing[domino] = facing
    for i in range(len(LINE)):
        s.deck[i] = LINE[i]
    s.deck[len(LINE)] = FOURTH[below(s, len(FOURTH))]
    s.left = state.LINE
    draw_choosers(s)
    s.round = rounds(s)
    lay_out_line(s)
    s.phase = state.FIRST_CHOOSE
    s.to_act = 1 << int(s.choosers[0])


def start(batch: Any, i: int, stream: int) -> None:
    """Lay table i."""
    lay(batch[i])
