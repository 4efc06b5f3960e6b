"""A rough value of the table for the bots, and its features for learning."""

from __future__ import annotations

from typing import Any

from newgame.state import MOST, STONES, State
from reinos.core.planes import Planes
from reinos.core.rule import rule

PLANES = Planes(stones=(STONES + 1,), my_turn=(1,), poison=(1,))


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
    """How many stones, one-hot; whether it is my turn; the option."""
    out[:] = 0
    out[s.stones] = 1
    out[STONES + 1] = (s.to_act >> max(viewer, 0)) & 1
    out[STONES + 2] = s.poison
