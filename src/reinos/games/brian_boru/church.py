"""Upkeep, third step: the church (BB-10)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru.battle import most_of, sole_leader
from reinos.games.brian_boru.board import next_clockwise, towns_for_monastery
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.state import (
    BUILD,
    CHURCH_MARKER,
    CHURCH_SECOND,
    CLAIM,
    FIRST_MONASTERY,
    MONASTERY,
    MONASTERY_DISCS,
    State,
)

CHURCH_LED = EVENTS["church_led"]
MONASTERY_BUILT = EVENTS["monastery_built"]
SECOND_CHURCH = EVENTS["second_church"]


@rule
def begin_church(s: State) -> None:
    """BB-10.1, BB-10.4, BB-14.11  Who alone has the most discs builds a monastery, if there is a town for it."""
    s.actor = sole_leader(s, s.church)
    if s.actor < 0:
        s.phase = CHURCH_SECOND
        return
    s.phase = CHURCH_MARKER
    if towns_for_monastery(s, int(s.actor)):
        s.phase = FIRST_MONASTERY
        s.to_act = 1 << int(s.actor)


@rule
def lead_church(s: State) -> None:
    """BB-10.1, BB-14.12  The marker, and all discs back, with or without a monastery."""
    emit(s, CHURCH_LED, s.actor, int(s.church[s.actor]))
    s.marker = s.actor
    s.church[s.actor] = 0
    s.actor = -1
    s.phase = CHURCH_SECOND


@rule
def second_church(s: State) -> None:
    """BB-10.2, BB-10.3  A point and a disc back for all who now have the most; four discs left build."""
    most = most_of(s, s.church)
    s.queue = 0
    for seat in range(s.players):
        if most > 0 and s.church[seat] == most:
            s.score[seat] += 1
            s.church[seat] -= 1
            emit(s, SECOND_CHURCH, seat)
        if s.church[seat] >= MONASTERY_DISCS:
            s.queue |= 1 << seat
    s.phase = BUILD


@rule
def next_builder(s: State) -> None:
    """BB-10.3, BB-14.31  Clockwise from the marker holder; who has no town for a monastery keeps the discs."""
    s.actor = -1
    while s.queue:
        seat = next_clockwise(s, int(s.queue))
        s.queue &= ~(1 << seat)
        if towns_for_monastery(s, seat):
            s.actor = seat
            s.to_act = 1 << seat
            s.phase = MONASTERY
            return
    s.phase = CLAIM


@rule
def build_first(s: State, seat: int, town: int) -> None:
    """BB-10.1  The leader's monastery."""
    s.monasteries |= 1 << town
    emit(s, MONASTERY_BUILT, seat, town)
    s.phase = CHURCH_MARKER


@rule
def build(s: State, seat: int, town: int) -> None:
    """BB-10.3  A monastery for four discs or more, which all go back."""
    s.monasteries |= 1 << town
    s.church[seat] = 0
    emit(s, MONASTERY_BUILT, seat, town)
    s.phase = BUILD
