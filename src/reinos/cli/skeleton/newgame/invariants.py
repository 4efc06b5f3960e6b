"""What must hold after every step, whatever is played."""

from __future__ import annotations

from newgame.state import STONES, State


def check(s: State) -> None:
    """NG-1.1, NG-3.1  Stones are never added, and the game is over exactly when none is left."""
    assert 0 <= s.stones <= STONES, f"{s.stones} stones on the table"
    assert (s.stones == 0) == (s.to_act == 0) == (s.last >= 0), "the game goes on without stones, or ended with some"
