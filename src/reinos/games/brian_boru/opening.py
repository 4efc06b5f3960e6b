"""The opening: the table is laid, everybody places a first disc (BB-2)."""

from __future__ import annotations

from reinos.core.dice import below, shuffle
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import box
from reinos.games.brian_boru.board import place_disc
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.seats import ask
from reinos.games.brian_boru.state import PREPARE, START_TOWN, State

STARTER = EVENTS["starter"]
SETTLED = EVENTS["settled"]


@rule
def setup(s: State) -> None:
    """BB-2  Lay the table; the start player places the first disc."""
    shuffle_marriages(s)
    shuffle_vikings(s)
    for seat in range(s.players):  # BB-2.1
        s.coins[seat] = box.START_COINS
        s.renown[seat] = box.START_RENOWN
        s.score[seat] = box.START_POINTS
        s.space[seat] = box.BOTTOM
    s.marker = below(s, s.players)  # BB-2.5
    emit(s, STARTER, s.marker)
    ask(s, s.marker, START_TOWN)


@rule
def shuffle_marriages(s: State) -> None:
    """BB-2.3  Two or three ordinary marriages on top of the Princess; the others leave the game unseen."""
    s.marriages_left = int(box.ROUNDS[s.players])
    for card in range(box.PRINCESS):
        s.deck[card] = card
    shuffle(s, s.deck, box.PRINCESS)
    for i in range(s.marriages_left - 1):
        s.marriage_deck[i] = s.deck[i]
    s.marriage_deck[s.marriages_left - 1] = box.PRINCESS
    s.deck[:] = 0


@rule
def shuffle_vikings(s: State) -> None:
    """BB-2.4  All seven Viking cards, face down."""
    for card in range(box.VIKING_CARDS):
        s.viking_deck[card] = card
    shuffle(s, s.viking_deck, box.VIKING_CARDS)


@rule
def settle(s: State, seat: int, town: int) -> None:
    """BB-2.6  A first disc in a region of one's own, clockwise."""
    place_disc(s, seat, town)
    emit(s, SETTLED, seat, town)
    neighbour = (seat + 1) % s.players
    if neighbour == s.marker:
        s.phase = PREPARE
    else:
        ask(s, neighbour, START_TOWN)
