"""Upkeep, second step: the battle (BB-9)."""

from __future__ import annotations

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru import state
from reinos.games.brian_boru.board import controlled
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.seats import ask, most_of, next_clockwise, reward_leaders, seats_with, sole_leader

REPELLED = EVENTS["repelled"]
RAID = EVENTS["raid"]
UNHARMED = EVENTS["unharmed"]
TOWN_LOST = EVENTS["town_lost"]
SPOILS, SPOILS_TIED = EVENTS["spoils"], EVENTS["spoils_tied"]
SECOND_SPOILS = EVENTS["second_spoils"]


@rule
def begin_battle(s: state.State) -> None:
    """BB-9.1 to BB-9.3  Without raiders left there is no raid; else all with the fewest lose a town."""
    if s.battle_area == 0:
        emit(s, REPELLED)
        share_spoils(s)
        return
    fewest = most_of(s, s.raiders)
    for seat in range(s.players):
        fewest = min(fewest, int(s.raiders[seat]))
    emit(s, RAID, s.battle_area, fewest)
    s.queue = seats_with(s, s.raiders, fewest)
    next_loser(s)


@rule
def raid_chooser(s: state.State, loser: int) -> int:
    """BB-9.4  The one player with the most raiders chooses for all losers; if the lead is tied each for itself."""
    chooser = sole_leader(s, s.raiders)
    return chooser if chooser >= 0 else loser


@rule
def next_loser(s: state.State) -> None:
    """BB-9.5, BB-14.9, BB-14.10  Clockwise from the marker holder; who controls no town loses none."""
    while s.queue:
        s.loser = next_clockwise(s, s.queue)
        s.queue &= ~(1 << s.loser)
        if controlled(s, s.loser):
            s.actor = raid_chooser(s, s.loser)
            ask(s, s.actor, state.RAID_TOWN)
            return
        emit(s, UNHARMED, s.loser)
    s.actor = -1
    s.loser = -1
    share_spoils(s)


@rule
def loser_towns(s: state.State) -> int:
    """BB-9.5  The towns that the loser controls."""
    return controlled(s, s.loser)


@rule
def lose_town(s: state.State, chooser: int, town: int) -> None:
    """BB-9.5, BB-14.20, BB-15.1  A Viking control token covers the disc; a monastery stays."""
    s.raided |= 1 << town
    emit(s, TOWN_LOST, s.loser, town, chooser)
    next_loser(s)


@rule
def share_spoils(s: state.State) -> None:
    """BB-9.7 to BB-9.10  Renown and points for the one leader; then a point for all who now have the most."""
    s.battle_area = 0
    leader = sole_leader(s, s.raiders)
    if leader >= 0:
        s.renown[leader] += 1
        s.score[leader] += int(s.renown[leader])
        emit(s, SPOILS, leader, int(s.renown[leader]), int(s.raiders[leader]))
        s.raiders[leader] = 0
    else:
        emit(s, SPOILS_TIED, most_of(s, s.raiders))
    reward_leaders(s, s.raiders, SECOND_SPOILS)
    s.phase = state.CHURCH
