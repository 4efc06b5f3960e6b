"""Upkeep, third step: the church (BB-10)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import state
from reinos.games.brian_boru.board import towns_for_monastery
from reinos.games.brian_boru.box import MONASTERY_DISCS
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.seats import ask, most_of, next_clockwise, reward_leaders, sole_leader

CHURCH_LED, CHURCH_TIED, CHURCH_LEFT = EVENTS["church_led"], EVENTS["church_tied"], EVENTS["church_left"]
MONASTERY_BUILT, MONASTERY_MISSED = EVENTS["monastery_built"], EVENTS["monastery_missed"]
SECOND_CHURCH = EVENTS["second_church"]


@rule
def begin_church(s: state.State) -> None:
    """BB-10.1, BB-10.4, BB-14.11  Who alone has the most discs builds a monastery, if there is a town for it."""
    s.actor = sole_leader(s, s.church)
    if s.actor < 0:
        emit(s, CHURCH_TIED, most_of(s, s.church))
        reward_church(s)
        return
    emit(s, CHURCH_LED, s.actor, int(s.church[s.actor]))
    if towns_for_monastery(s, s.actor):
        ask(s, s.actor, state.LEADER_MONASTERY)
    else:
        emit(s, MONASTERY_MISSED, s.actor)
        lead_church(s)


@rule
def lead_church(s: state.State) -> None:
    """BB-10.1, BB-14.12  The marker, and all discs back, with or without a monastery."""
    emit(s, CHURCH_LEFT, s.actor, int(s.church[s.actor]))
    s.marker = s.actor
    s.church[s.actor] = 0
    reward_church(s)


@rule
def reward_church(s: state.State) -> None:
    """BB-10.2, BB-10.3  A point and a disc back for all who now have the most; four discs left build."""
    reward_leaders(s, s.church, SECOND_CHURCH)
    s.queue = 0
    for seat in range(s.players):
        if s.church[seat] >= MONASTERY_DISCS:
            s.queue |= 1 << seat
    next_builder(s)


@rule
def next_builder(s: state.State) -> None:
    """BB-10.3, BB-14.31  Clockwise from the marker holder; who has no town for a monastery keeps the discs."""
    while s.queue:
        s.actor = next_clockwise(s, s.queue)
        s.queue &= ~(1 << s.actor)
        if towns_for_monastery(s, s.actor):
            ask(s, s.actor, state.MONASTERY)
            return
        emit(s, MONASTERY_MISSED, s.actor)
    s.actor = -1
    s.phase = state.CLAIM


@rule
def build(s: state.State, seat: int, town: int) -> None:
    """BB-10.1, BB-10.3  A monastery for the leader; or for four discs or more, which all go back."""
    s.monasteries |= 1 << town
    emit(s, MONASTERY_BUILT, seat, town, 0 if s.phase == state.LEADER_MONASTERY else int(s.church[seat]))
    if s.phase == state.LEADER_MONASTERY:
        lead_church(s)
    else:
        s.church[seat] = 0
        next_builder(s)
