"""A miniature for solvers, which no rulebook has: the last general scoring alone, with its secret wheels."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.dice import below
from reinos.core.rule import rule
from reinos.games.el_grande import cards, pieces
from reinos.games.el_grande.round import begin_general_scoring
from reinos.games.el_grande.setup import copies
from reinos.games.el_grande.state import State

NAME = "El Grande, the last general scoring: two wheels set in secret"
OPTIONS = {"players": 2}

# Knights of both seats in each region, in the order of scoring.
KNIGHTS = np.array([[3, 2], [0, 1], [1, 3], [2, 2], [0, 0], [4, 3], [1, 0], [0, 2], [2, 1]], np.int64)
HOMES = np.array([0, 2], np.int64)
KINGS_REGIONS = np.array([1, 3, 7], np.int64)  # chance puts the King into one of these
IN_CASTLE = 2


@rule
def lay(s: State) -> None:
    """Knights stand in the regions and in the castle, all cards are gone; chance places the King."""
    for card in range(cards.CARDS):
        deck = int(cards.DECK_OF[card])
        if deck < cards.SHUFFLED_DECKS:
            s.shown[card] = copies(s, card)
        s.face[deck] = card
    s.king = int(KINGS_REGIONS[below(s, len(KINGS_REGIONS))])
    for seat in range(s.players):
        s.grande[seat] = HOMES[seat]
        s.hand[seat] = pieces.ALL_POWERS
        s.knights[pieces.CASTLE, seat] = IN_CASTLE
        s.court[seat] = pieces.KNIGHTS - IN_CASTLE
        for region in range(pieces.REGIONS):
            s.knights[region, seat] = KNIGHTS[region, seat]
            s.court[seat] -= KNIGHTS[region, seat]
    s.round = pieces.LAST_ROUND
    begin_general_scoring(s)


def start(batch: Any, i: int, stream: int) -> None:
    """Lay table i."""
    lay(batch[i])
