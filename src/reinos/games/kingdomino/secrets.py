"""What nobody knows in Kingdomino: the draw pile and the dominoes left out (KD-12)."""

from __future__ import annotations

from reinos.core.dice import shuffle
from reinos.core.rule import rule
from reinos.core.secret import blanker
from reinos.games.kingdomino.state import DOMINOES, UNSEEN, State

# KD-12.1, KD-12.2, KD-12.4  Nobody sees the fields declared so, and everybody sees the others.
hide = blanker(State)


@rule
def redeal(s: State, viewer: int) -> None:
    """KD-12.3, KD-12.5  The pile is a uniformly random selection of the unseen dominoes, whoever looks."""
    unseen = 0
    s.deck[:] = 0
    for domino in range(1, DOMINOES + 1):
        if s.fate[domino] == UNSEEN:
            s.deck[unseen] = domino
            unseen += 1
    shuffle(s, s.deck, unseen)
