"""The pauses of bots: how long one takes tells nothing that is hidden.

A bot with one card to play has nothing to think about, a bot with five has. So its move is released at a time that
follows from what everybody sees: from the game and from who plays, never from the choices that it had.
"""

from __future__ import annotations

import math
from typing import NewType

from reinos.core.position import Position
from reinos.table.bots import turn_time

Open = NewType("Open", Position)  # as spectators see it
MARGIN = 0.4  # seconds for all but thinking: the way to a worker and back, the first look at every choice


def opened(position: Position) -> Open:
    """What everybody may know of a position."""
    return Open(position.seen_by(None))


def pause(bot: str, position: Open, pace: float) -> float:
    """Seconds from when a bot may begin to think until its move: whole steps of the pace, enough for all its time."""
    if pace <= 0:
        return 0.0
    return pace * math.ceil((turn_time(bot, position.game) + MARGIN) / pace)


def rest(pause: float, thought: float) -> float:
    """Seconds to wait after thinking; should a busy machine have made it longer than the pause, until the next one."""
    return pause * max(1, math.ceil(thought / pause)) - thought if pause > 0 else 0.0
