"""The decks of marriages and Vikings (BB-2.3, BB-2.4): shuffled at the start, and again by whoever imagines them."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import shuffle
from reinos.core.rule import rule
from reinos.games.brian_boru import state
from reinos.games.brian_boru.box import MARRIAGE_ROUNDS, PRINCESS, ROUNDS, VIKING_CARDS


@rule
def shuffle_unseen(s: state.State, seen: Any, cards: int) -> int:
    """Shuffle those of the first cards that have not been seen, in `deck`; how many they are."""
    n = 0
    for card in range(cards):
        if seen[card] == 0:
            s.deck[n] = card
            n += 1
    shuffle(s, s.deck, n)
    return n


@rule
def shuffle_marriages(s: state.State) -> None:
    """BB-2.3, BB-3.2  Marriages that have not been met on top of the Princess; the others leave the game unseen."""
    shuffle_unseen(s, s.met, PRINCESS)
    last = int(ROUNDS[s.players]) - 1
    for i in range(MARRIAGE_ROUNDS):
        s.marriage_deck[i] = s.deck[i - s.round] if s.round <= i < last else -1
    if s.round <= last:
        s.marriage_deck[last] = PRINCESS
    s.deck[:] = 0


@rule
def shuffle_vikings(s: state.State) -> None:
    """BB-2.4  All Viking cards that have not landed, in any order."""
    left = shuffle_unseen(s, s.landed, VIKING_CARDS)
    s.viking_deck[:] = -1
    for i in range(left):
        s.viking_deck[s.round + i] = s.deck[i]
    s.deck[:] = 0
