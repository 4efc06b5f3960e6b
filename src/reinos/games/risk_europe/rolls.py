"""How the rolls of a battle are told: each in an event, and where a step has no more room in a count."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.choices import EVENTS, TOLD
from reinos.games.risk_europe.ranks import GENERAL, RANK_HITS, best_two, dice_from
from reinos.games.risk_europe.state import State

VOLLEY_ROLLED, GENERAL_ROLLED = EVENTS["volley_rolled"], EVENTS["general_rolled"]
FOUGHT_ON, UNITS_LOST = EVENTS["fought_on"], EVENTS["units_lost"]


@rule
def tell_roll(s: State, stands: int) -> None:
    """RE-9.3, RE-9.4, RE-9.7  Tell the dice that lie there, and whether they stand or may be rolled again."""
    if s.quiet:
        return
    if s.rank == GENERAL:
        first, second = best_two(s, pieces.INVADER)
        third = -first - second
        for i in range(int(s.rolled[pieces.INVADER])):
            third += int(s.dice[pieces.INVADER, i])
        defence, defence_too = best_two(s, pieces.HOLDER)
        emit(s, GENERAL_ROLLED, first, second, third, defence, defence_too, stands)
        return
    least = int(RANK_HITS[s.rank])
    ours, theirs = dice_from(s, pieces.INVADER, least), dice_from(s, pieces.HOLDER, least)
    emit(s, VOLLEY_ROLLED, s.rank, int(s.rolled[pieces.INVADER]), ours, int(s.rolled[pieces.HOLDER]), theirs, stands)


@rule
def tell_hits(s: State) -> None:
    """RE-9.3, RE-9.4  Tell a roll that stands: in an event of its own while there is room, then in a count."""
    if s.quiet:
        return
    if s.event_count < TOLD:
        tell_roll(s, 1)
        return
    n = s.event_count - 1
    while n >= 0 and s.events[n, 0] == UNITS_LOST:
        n -= 1
    if n >= 0 and s.events[n, 0] == FOUGHT_ON and s.events[n, 2] == s.field:
        s.events[n, 3] += 1
        s.events[n, 4] += s.hits[pieces.HOLDER]
        s.events[n, 5] += s.hits[pieces.INVADER]
    else:
        emit(s, FOUGHT_ON, s.field, 1, int(s.hits[pieces.HOLDER]), int(s.hits[pieces.INVADER]))
