"""Power cards and the order of turns (EG-6)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import phase
from reinos.games.el_grande.board import ask
from reinos.games.el_grande.choices import ORDER_SET, POWER_PLAYED
from reinos.games.el_grande.state import State
from reinos.games.el_grande.turn import begin_turn


@rule
def next_power(s: State) -> None:
    """EG-6.1  The next player clockwise from the token; when all have played, turns begin."""
    if s.turn < s.players:
        s.active = (s.token + s.turn) % s.players
        ask(s, phase.POWER, s.active)
    else:
        sort_order(s)
        s.turn = 0
        begin_turn(s)


@rule
def sort_order(s: State) -> None:
    """EG-6.4, EG-21.7  Turns go by descending power; all values differ."""
    for seat in range(s.players):
        place = 0
        for other in range(s.players):
            if s.power[other] > s.power[seat]:
                place += 1
        s.order[place] = seat
    emit(s, ORDER_SET, s.order[0], s.order[1], s.order[2], s.order[3], s.order[4])


@rule
def playable(s: State, seat: int) -> int:
    """EG-6.1 to EG-6.3  The cards of the hand whose value nobody has played this round."""
    values = int(s.hand[seat])
    for other in range(s.players):
        values &= ~(1 << int(s.power[other]))
    return values


@rule
def play_power(s: State, seat: int, value: int) -> None:
    """EG-6.1, EG-17.3, EG-21.4  Play a power card face up; rivals may learn that it had been taken back."""
    bit = 1 << value
    s.hand[seat] &= ~bit
    s.power[seat] = value
    s.turn += 1
    emit(s, POWER_PLAYED, seat, value)
    first, second = int(s.doubt[seat, 0]), int(s.doubt[seat, 1])
    if (first | second) & bit:
        s.spent[seat] &= ~bit
        # A card that may have been the first leaves the other anywhere; otherwise it was the second.
        s.doubt[seat, 0] = second & ~bit if first & bit else first
        s.doubt[seat, 1] = 0
