"""The board of the viewer's own that networks look at square by square, if a game has one (`Planes.placing`)."""

from __future__ import annotations

from functools import lru_cache
from math import prod

import numpy as np

from reinos.bots.network.forward import Board
from reinos.core.game import Rules


def sizes(rules: Rules) -> tuple[int, int]:
    """How many layers the board has, and how many choices each of its squares."""
    if rules.planes.placing is None:
        return 0, 0
    block, kind = rules.planes.placing
    return rules.planes.blocks[block].shape[1], prod(map(len, list(rules.choices[kind].ranges.values())[2:]))


@lru_cache(maxsize=16)
def board_of(rules: Rules) -> Board:
    """Where a game has its board; one without a square if it has none."""
    spots = np.full(rules.choices.size, -1)
    if rules.planes.placing is None:
        return Board(np.zeros(3, np.int64), spots)
    block, kind = rules.planes.placing[0], rules.choices[rules.planes.placing[1]]
    (_, _, rows, columns), (_, each) = rules.planes.blocks[block].shape, sizes(rules)
    for choice in range(kind.first, kind.first + kind.size):
        y, x = list(kind.args(choice).values())[:2]
        row, column = y + rows // 2, x + columns // 2
        if 0 <= row < rows and 0 <= column < columns:
            spots[choice] = (row * columns + column) * each + (choice - kind.first) % each
    return Board(np.array([rules.planes[block], rows, columns]), spots)
