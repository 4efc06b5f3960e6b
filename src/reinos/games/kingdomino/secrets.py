"""What nobody knows in Kingdomino: the draw pile and the dominoes left out (KD-12)."""

from __future__ import annotations

from reinos.core.dice import shuffle
from reinos.core.rule import rule
from reinos.games.kingdomino import state


@rule
def redeal(s: state.State, viewer: int) -> None:
    """KD-12.3, KD-12.5  The pile is a uniformly random selection of the unseen dominoes, whoever looks."""
    unseen = 0
    s.deck[:] = 0
    for domino in range(1, state.DOMINOES + 1):
        if s.fate[domino] == state.UNSEEN:
            s.deck[unseen] = domino
            unseen += 1
    shuffle(s, s.deck, unseen)
