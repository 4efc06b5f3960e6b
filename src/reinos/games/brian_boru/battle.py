"""Upkeep, second step: the battle (BB-9)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.brian_boru.board import controlled, next_clockwise
from reinos.games.brian_boru.choices import EVENTS
from reinos.games.brian_boru.state import CHURCH_STEP, RAID, RAID_TOWN, SPOILS, State

REPELLED = EVENTS["repelled"]
RAID_EVENT = EVENTS["raid"]
UNHARMED = EVENTS["unharmed"]
TOWN_LOST = EVENTS["town_lost"]
FIRST_SPOILS = EVENTS["spoils"]
SECOND_SPOILS = EVENTS["second_spoils"]


@rule
def most_of(s: State, held: Any) -> int:
    """The largest number that any player has."""
    most = 0
    for seat in range(s.players):
        most = max(most, int(held[seat]))
    return most


@rule
def seats_with(s: State, held: Any, wanted: int) -> int:
    """The seats that have exactly this number, as a bit mask."""
    found = 0
    for seat in range(s.players):
        if int(held[seat]) == wanted:
            found |= 1 << seat
    return found


@rule
def sole_seat(seats: int) -> int:
    """The seat of a set with one seat, -1 if there are others or none."""
    if seats == 0 or seats & (seats - 1):
        return -1
    seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def sole_leader(s: State, held: Any) -> int:
    """The seat that alone has the most, and at least one; -1 nobody."""
    most = most_of(s, held)
    return sole_seat(seats_with(s, held, most)) if most > 0 else -1


@rule
def begin_battle(s: State) -> None:
    """BB-9.1 to BB-9.3  Without raiders left there is no raid; else all with the fewest lose a town."""
    if s.battle_area == 0:
        emit(s, REPELLED)
        s.phase = SPOILS
        return
    emit(s, RAID_EVENT, s.battle_area)
    fewest = most_of(s, s.raiders)
    for seat in range(s.players):
        fewest = min(fewest, int(s.raiders[seat]))
    s.queue = seats_with(s, s.raiders, fewest)
    s.phase = RAID


@rule
def raid_chooser(s: State, loser: int) -> int:
    """BB-9.4  The one player with the most raiders chooses for all losers; if the lead is tied each for itself."""
    chooser = sole_seat(seats_with(s, s.raiders, most_of(s, s.raiders)))
    return chooser if chooser >= 0 else loser


@rule
def next_loser(s: State) -> None:
    """BB-9.5, BB-14.9, BB-14.10  Clockwise from the marker holder; who controls no town loses none."""
    s.actor = -1
    s.loser = -1
    while s.queue:
        loser = next_clockwise(s, int(s.queue))
        s.queue &= ~(1 << loser)
        if controlled(s, loser):
            s.loser = loser
            s.actor = raid_chooser(s, loser)
            s.to_act = 1 << int(s.actor)
            s.phase = RAID_TOWN
            return
        emit(s, UNHARMED, loser)
    s.phase = SPOILS


@rule
def lose_town(s: State, chooser: int, town: int) -> None:
    """BB-9.5, BB-14.20, BB-15.1  A Viking control token covers the disc; a monastery stays."""
    s.raided |= 1 << town
    emit(s, TOWN_LOST, s.loser, town, chooser)
    s.phase = RAID


@rule
def share_spoils(s: State) -> None:
    """BB-9.7 to BB-9.10  Renown and points for the one leader; then a point for all who now have the most."""
    s.battle_area = 0
    leader = sole_leader(s, s.raiders)
    if leader >= 0:
        s.renown[leader] += 1
        s.score[leader] += int(s.renown[leader])
        s.raiders[leader] = 0
        emit(s, FIRST_SPOILS, leader, int(s.renown[leader]))
    most = most_of(s, s.raiders)
    for seat in range(s.players):
        if most > 0 and s.raiders[seat] == most:
            s.score[seat] += 1
            s.raiders[seat] -= 1
            emit(s, SECOND_SPOILS, seat)
    s.phase = CHURCH_STEP
