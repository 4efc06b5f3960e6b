"""The pauses of bots: how long one takes tells nothing that is hidden.

A bot with one card to play has nothing to think about, a bot with five has. So its move is released at a time that
follows from what everybody sees: from the game and from who plays, never from the choices that it had.
"""

from __future__ import annotations

import math
from typing import NewType

from reinos.core.position import Position
from reinos.core.story import story
from reinos.core.words import LANGUAGES
from reinos.table.bots import turn_time
from reinos.table.table import Table

Open = NewType("Open", Position)  # as spectators see it
READING, LETTER, SHORTEST, LONGEST = 0.5, 0.042, 1.1, 4.2  # seconds of a cue: to begin with, and for a letter
PATIENCE = 15.0  # seconds that bots wait at most for a story
MARGIN = 0.4  # seconds for all but thinking: the way to a worker and back, the first look at every choice


def opened(position: Position) -> Open:
    """What everybody may know of a position."""
    return Open(position.seen_by(None))


def pause(bot: str, position: Open, pace: float) -> float:
    """Seconds from when a bot may begin to think until its move: whole steps of the pace, enough for all its time."""
    if pace <= 0:
        return 0.0
    return pace * math.ceil((turn_time(bot, position.game) + MARGIN) / pace)


def story_time(table: Table) -> float:
    """Seconds that the story of the last commit takes at the normal pace, as it is told to everybody.

    What only some see makes no difference: else the pause of the next bot would tell that there was something.
    """
    seconds = 0.0
    for entry in table.entries[1:]:
        if entry.commit == table.commits:
            before, after = (opened(table.position(one)) for one in (table.entries[entry.number - 1], entry))
            for cue in story(before, after, LANGUAGES[0]):
                seconds += min(LONGEST, max(SHORTEST, READING + LETTER * len(cue.caption)))
    return min(seconds, PATIENCE)


def rest(pause: float, thought: float) -> float:
    """Seconds to wait after thinking; should a busy machine have made it longer than the pause, until the next one."""
    return pause * max(1, math.ceil(thought / pause)) - thought if pause > 0 else 0.0
