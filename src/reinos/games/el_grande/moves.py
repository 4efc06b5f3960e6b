"""Deck 1: knights are moved, or more of them deployed (EG-10.1 to EG-10.19)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.el_grande import cards, phase, pieces
from reinos.games.el_grande.board import ask, may_leave, movable
from reinos.games.el_grande.choices import MOVED, SOURCE_NAMED
from reinos.games.el_grande.state import State
from reinos.games.el_grande.veto import end_special


@rule
def next_move(s: State) -> None:
    """EG-10.3, EG-10.16, EG-10.17  Ask for the source region, if one is needed; then for knights while any can move."""
    for region in range(pieces.REGIONS):
        if may_name_source(s, s.active, region):
            ask(s, phase.SOURCE if cards.ONE_SOURCE[s.action] and s.source < 0 else phase.MOVE, s.active)
            return
    end_special(s, s.active)


@rule
def may_move(s: State, colour: int) -> bool:
    """EG-10.11 to EG-10.17  Whether the action may move one more knight of this colour."""
    own, rivals = int(s.moved[0]), int(s.moved[1])
    if own + rivals >= cards.MAX_TOTAL[s.action]:
        return False
    return bool(own < cards.MAX_OWN[s.action]) if colour == s.active else bool(rivals < cards.MAX_RIVAL[s.action])


@rule
def may_move_from(s: State, colour: int, region: int) -> bool:
    """EG-10.1, EG-10.16, EG-10.17  Whether a knight of this colour may be moved out of a region."""
    return may_leave(s, colour, region) and (s.source < 0 or s.source == region) and may_move(s, colour)


@rule
def may_take(s: State, seat: int, clockwise: int, region: int) -> bool:
    """EG-10.1  Whether a knight of the seat so many chairs on may be taken up."""
    return clockwise < s.players and may_move_from(s, (seat + clockwise) % s.players, region)


@rule
def may_name_source(s: State, seat: int, region: int) -> bool:
    """EG-10.16, EG-10.17  A region that a knight may be moved out of."""
    for colour in range(s.players):
        if may_move_from(s, colour, region):
            return True
    return False


@rule
def name_source(s: State, seat: int, region: int) -> None:
    """EG-10.16, EG-10.17  All knights of this action leave one region."""
    s.source = region
    emit(s, SOURCE_NAMED, seat, region)


@rule
def take(s: State, seat: int, clockwise: int, region: int) -> None:
    """EG-10.1  A knight is taken up."""
    s.whose = (seat + clockwise) % s.players
    s.origin = region
    ask(s, phase.MOVE_TO, seat)


@rule
def goals(s: State) -> int:
    """EG-10.2, EG-10.4, EG-9.2  Any other region but the King's, or the castle."""
    return pieces.EVERYWHERE & ~(1 << s.origin | 1 << s.king)


@rule
def move_knight(s: State) -> None:
    """EG-10.3  One knight from a region to another, or into the castle."""
    s.moved[0 if s.whose == s.active else 1] += 1
    s.knights[s.origin, s.whose] -= 1
    s.knights[s.goal, s.whose] += 1
    emit(s, MOVED, s.active, s.whose, s.origin, s.goal)


@rule
def may_choose_moving(s: State, seat: int) -> bool:
    """EG-10.19, EG-19  Moving is an option only if it is possible."""
    return movable(s, seat) > 0


@rule
def may_choose_deploying(s: State, seat: int) -> bool:
    """EG-10.19, EG-19  Deploying is an option only if it is possible."""
    return bool(s.court[seat] > 0)
