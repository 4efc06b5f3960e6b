"""Random games with every step looked at, compiled: ten thousand of them in seconds (EG-21)."""

from __future__ import annotations

from typing import Any

from reinos.core import play
from reinos.core.dice import below
from reinos.core.rule import legal, rule
from reinos.games.el_grande.state import CASTLE, KNIGHTS, MARKERS, PLACES

(
    FINE,
    KNIGHT_LOST,
    KINGS_KNIGHTS_TOUCHED,
    KINGS_GRANDE_TOUCHED,
    KINGS_MARKER_TOUCHED,
    CASTLE_LEFT,
    POINTS_FELL,
    NO_CHOICE,
) = range(8)


@rule
def broken(before: Any, after: Any) -> int:
    """The first invariant that a step breaks, or FINE."""
    king = before.king
    emptied = True
    for seat in range(after.players):
        total = int(after.province[seat]) + int(after.court[seat])
        if after.province[seat] < 0 or after.court[seat] < 0:
            return KNIGHT_LOST
        for place in range(PLACES):
            if after.knights[place, seat] < 0:
                return KNIGHT_LOST
            total += int(after.knights[place, seat])
        if total != KNIGHTS:
            return KNIGHT_LOST
        if after.points[seat] < before.points[seat]:
            return POINTS_FELL
        if after.knights[CASTLE, seat] > 0:
            emptied = False
        if after.king == king:
            if after.knights[king, seat] != before.knights[king, seat]:
                return KINGS_KNIGHTS_TOUCHED
            was, now = before.grande[seat], after.grande[seat]
            if was != now and (was == king or now == king):
                return KINGS_GRANDE_TOUCHED
    if after.king == king:
        for marker in range(MARKERS):
            was, now = before.marker[marker], after.marker[marker]
            if was != now and (was == king or now == king):
                return KINGS_MARKER_TOUCHED
    if not emptied:
        for seat in range(after.players):
            if after.knights[CASTLE, seat] < before.knights[CASTLE, seat]:
                return CASTLE_LEFT
    return FINE


def guarded(batch: Any, first: int, out: Any, found: Any) -> None:
    """Games from the bare table 0, played on table 1, the table before each step on table 2."""
    for n in range(len(found)):
        batch[1] = batch[0]
        s = batch[1]
        play.start(s, first + n)
        found[n] = broken(s, s)
        while s.to_act != 0 and found[n] == FINE:
            batch[2] = batch[1]
            seat = play.first_seat(s.to_act)
            count = legal(s, seat, out)
            if count == 0:
                found[n] = NO_CHOICE
            else:
                play.step(s, seat, out[below(s, count)])
                found[n] = broken(batch[2], s)
