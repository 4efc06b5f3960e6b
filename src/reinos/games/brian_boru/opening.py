"""The opening: the table is laid, everybody places a first disc (BB-2)."""

from __future__ import annotations

from reinos.core.dice import below
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import box, state
from reinos.games.brian_boru.board import place_disc
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.decks import shuffle_marriages, shuffle_vikings
from reinos.games.brian_boru.seats import ask

STARTER = EVENTS["starter"]
SETTLED = EVENTS["settled"]


@rule
def setup(s: state.State) -> None:
    """BB-2  Lay the table; the start player places the first disc."""
    s.marriages_left = int(box.ROUNDS[s.players])
    shuffle_marriages(s)
    shuffle_vikings(s)
    for seat in range(s.players):  # BB-2.1
        s.coins[seat] = box.START_COINS
        s.renown[seat] = box.START_RENOWN
        s.score[seat] = box.START_POINTS
        s.space[seat] = box.BOTTOM
    s.marker = below(s, s.players)  # BB-2.5
    emit(s, STARTER, s.marker)
    ask(s, s.marker, state.START_TOWN)


@rule
def settle(s: state.State, seat: int, town: int) -> None:
    """BB-2.6  A first disc in a region of one's own, clockwise."""
    place_disc(s, seat, town)
    emit(s, SETTLED, seat, town)
    neighbour = (seat + 1) % s.players
    if neighbour == s.marker:
        s.phase = state.PREPARE
    else:
        ask(s, neighbour, state.START_TOWN)
