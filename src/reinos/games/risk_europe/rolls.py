"""How the rolls of a battle are told: a step has room for 48 events and a battle may need more rolls.

So one event tells up to five rolls, each as one number: `pack` and `unpack` are each other's inverse.
"""

from __future__ import annotations

from dataclasses import dataclass

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.choices import EVENTS, ROLLS
from reinos.games.risk_europe.ranks import GENERAL, best_two
from reinos.games.risk_europe.state import State

ROLLED, FOUGHT_ON, UNITS_LOST = EVENTS["rolled"], EVENTS["fought_on"], EVENTS["units_lost"]
TOLD = 28  # events of a step after which rolls are only counted: the rest of the step needs its room
FIRST_ROLL = 3  # column of the event buffer; before it: kind, seats, territory
SCORES = pieces.MOST_DICE + 1  # hits that a side can score in ranks 1 to 3, and none
GENERAL_ROLLS = 1 + (GENERAL - 1) * SCORES * SCORES  # the first number that stands for dice of a General Attack
FACES = 7  # of a die, and none


@dataclass(frozen=True)
class Roll:
    """A roll as it is told: the hits of both sides in ranks 1 to 3, or the dice of a General Attack."""

    rank: int
    attacker_hits: int = 0
    defender_hits: int = 0
    attack: tuple[int, ...] = ()
    defence: tuple[int, ...] = ()


@rule
def pack(s: State) -> int:
    """The last roll as one number, never 0."""
    if s.rank < GENERAL:
        return 1 + ((s.rank - 1) * SCORES + int(s.hits[pieces.HOLDER])) * SCORES + int(s.hits[pieces.INVADER])
    first, second = best_two(s, pieces.INVADER)
    third = -first - second
    for i in range(int(s.rolled[pieces.INVADER])):
        third += int(s.dice[pieces.INVADER, i])
    theirs, theirs_too = best_two(s, pieces.HOLDER)
    return GENERAL_ROLLS + (((first * FACES + second) * FACES + third) * FACES + theirs) * FACES + theirs_too


def unpack(number: int) -> Roll:
    """The roll that a number stands for."""
    if number < GENERAL_ROLLS:
        rank, hits = divmod(number - 1, SCORES * SCORES)
        return Roll(rank + 1, *divmod(hits, SCORES))
    dice = [(number - GENERAL_ROLLS) // FACES**place % FACES for place in (4, 3, 2, 1, 0)]
    attack, defence = (tuple(die for die in side if die) for side in (dice[:3], dice[3:]))
    return Roll(GENERAL, attack=attack, defence=defence)


@rule
def tell_roll(s: State) -> None:
    """Tell a roll: in the last event of rolls while it has room, or in a new one, or at least in a count."""
    n = s.event_count - 1
    while n >= 0 and s.events[n, 0] == UNITS_LOST:
        n -= 1
    if n >= 0 and s.events[n, 0] == ROLLED and s.events[n, 2] == s.field:
        for column in range(FIRST_ROLL, FIRST_ROLL + len(ROLLS)):
            if s.events[n, column] == 0:
                s.events[n, column] = pack(s)
                return
    if s.event_count < TOLD:
        emit(s, ROLLED, s.field, pack(s))
    elif n >= 0 and s.events[n, 0] == FOUGHT_ON and s.events[n, 2] == s.field:
        s.events[n, 3] += 1
        s.events[n, 4] += s.hits[pieces.HOLDER]
        s.events[n, 5] += s.hits[pieces.INVADER]
    else:
        emit(s, FOUGHT_ON, s.field, 1, int(s.hits[pieces.HOLDER]), int(s.hits[pieces.INVADER]))
