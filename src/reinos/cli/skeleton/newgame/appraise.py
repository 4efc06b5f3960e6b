"""A rough value of the table for the bots, and its features for learning."""

from __future__ import annotations

from typing import Any

from newgame.state import MOST, PLAYERS, STONES, State
from reinos.core.planes import Plane, Planes
from reinos.core.rule import rule

# What a learner sees, each block with its shape and meaning; numbers lie between 0 and 1 unless it says otherwise.
PLANES = Planes(
    stones=Plane((STONES + 1,), "how many stones are on the table"),
    to_act=Plane((PLAYERS,), "whose turn it is, the viewer first"),
    last=Plane((PLAYERS,), "who took the last stone"),
    players=Plane((PLAYERS - 1,), "two, three or four players"),
    poison=Plane((1,), "the option"),
    irrelevant={"points": "follows from last"},
)
STONES_AT, TO_ACT_AT, LAST_AT = PLANES["stones"], PLANES["to_act"], PLANES["last"]
PLAYERS_AT, POISON_AT = PLANES["players"], PLANES["poison"]


@rule
def appraise(s: State, seat: int) -> float:
    """Good: to have won, or to leave the next player a number of stones from which two perfect players lose."""
    if s.last >= 0:
        return 1.0 if (s.last == seat) != (s.poison == 1) else -1.0
    lost = s.stones % (MOST + 1) == s.poison
    mine = (s.to_act >> seat) & 1 == 1
    return -0.5 if lost == mine else 0.5


@rule
def encode(s: State, viewer: int, out: Any) -> None:
    """Write all planes; a spectator looks from seat 0."""
    out[:] = 0
    out[STONES_AT + s.stones] = 1
    for place in range(s.players):
        seat = (max(viewer, 0) + place) % s.players
        out[TO_ACT_AT + place] = (s.to_act >> seat) & 1
        out[LAST_AT + place] = s.last == seat
    out[PLAYERS_AT + s.players - 2] = 1
    out[POISON_AT] = s.poison
