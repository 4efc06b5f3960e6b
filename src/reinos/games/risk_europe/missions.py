"""The Kingdom Missions variant (RE-13); the eight missions are reconstructed, their numbers stand in the data."""

from __future__ import annotations

import numpy as np

from reinos.core.bits import count, lowest
from reinos.core.event import emit, emit_to
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import ask, quiet, supply_line
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.map import CITIES, SEA_LINES
from reinos.games.risk_europe.state import State

MISSION_DRAWN, MISSION_KEPT = EVENTS["mission_drawn"], EVENTS["mission_kept"]
MISSION_REVEALED = EVENTS["mission_revealed"]

# RE-13.7  What each mission needs by the number of players, and what it gives.
_LIST = pieces.DATA["crown_cards"]["list"]
MISSION_NEEDS = np.array(
    [[item["condition"]["min"].get(str(n), 0) for n in range(pieces.ARMIES + 1)] for item in _LIST]
)
MISSION_BONUS = np.array([item["bonus"].get("value", 0) for item in _LIST])


@rule
def completed(s: State, army: int, mission: int) -> bool:
    """RE-13.5, RE-13.11, RE-18.33  Whether an army has revealed a mission and so has its bonus."""
    return (int(s.revealed[army]) >> mission) & 1 == 1


@rule
def look_at_missions(s: State, seat: int) -> None:
    """RE-13.3  The two top missions for the revealer of King Me; the last one is taken, with none nothing happens."""
    if s.kingdom_missions:
        emit(s, MISSION_DRAWN, seat, min(2, s.missions_left), max(0, s.missions_left - 1))
    if s.missions_left == 0:
        return
    s.drawer[s.draws] = seat
    s.looks[seat, s.draws, 0] = s.mission_deck[0]
    if s.missions_left == 1:
        keep_mission(s, seat, int(s.mission_deck[0]))
        return
    s.looks[seat, s.draws, 1] = s.mission_deck[1]
    ask(s, phases.MISSION_PICK)


@rule
def looked_at(s: State, seat: int) -> int:
    """RE-13.3, RE-21.19  The two missions to choose from."""
    return 1 << int(s.looks[seat, s.draws, 0]) | 1 << int(s.looks[seat, s.draws, 1])


@rule
def keep_mission(s: State, seat: int, mission: int) -> None:
    """RE-13.3, RE-13.4, RE-18.17  Keep one face down; the other goes to the bottom of the deck."""
    back = int(s.looks[seat, s.draws, 0])
    if back == mission:
        back = int(s.looks[seat, s.draws, 1])
    taken = min(2, s.missions_left)
    for place in range(s.missions_left - taken):
        s.mission_deck[place] = s.mission_deck[place + taken]
    for place in range(s.missions_left - taken, s.missions_left):
        s.mission_deck[place] = -1
    s.missions_left -= 1
    if back >= 0:
        s.mission_deck[s.missions_left - 1] = back
    s.looks[seat, s.draws, 0] = mission
    s.looks[seat, s.draws, 1] = back
    s.draws += 1
    s.held[seat] |= 1 << mission
    s.held_count[seat] += 1
    emit_to(s, 1 << seat, MISSION_KEPT, seat, mission, back)


@rule
def pick_mission(s: State, seat: int, mission: int) -> None:
    """RE-13.3  Choose the mission to keep; then the turn goes on."""
    keep_mission(s, seat, mission)
    ask(s, phases.MENU)


@rule
def units_on_board(s: State, army: int) -> int:
    """RE-13.8  Own units on the board, those in disputes too."""
    found = 0
    for unit in range(pieces.KINDS):
        found += int(pieces.STOCK[unit]) - int(s.reserve[army, unit])
    return found


@rule
def sea_lines_held(s: State, army: int) -> int:
    """RE-13.7  Sea lines with both ends undisputed and one's own."""
    own, found = quiet(s, army), 0
    for line in range(len(SEA_LINES)):
        found += (own >> int(SEA_LINES[line, 0])) & (own >> int(SEA_LINES[line, 1])) & 1
    return found


@rule
def most_cities_in_line(s: State, army: int) -> int:
    """RE-13.7  Cities in the supply line that has most of them."""
    best = 0
    left = quiet(s, army) & CITIES
    while left:
        line = supply_line(s, army, lowest(left))
        best = max(best, count(line & CITIES))
        left &= ~line
    return best


@rule
def progress(s: State, army: int, mission: int) -> int:
    """RE-13.7, RE-13.8  What the condition of a mission counts."""
    if mission == pieces.BUILDER:
        return count(int(s.land[army]) & s.forts)
    if mission == pieces.SEAS:
        return sea_lines_held(s, army)
    if mission == pieces.TREASURY:
        return int(s.coins[army])
    if mission == pieces.HOST:
        return units_on_board(s, army)
    if mission == pieces.REALM:
        return count(int(s.land[army]))
    if mission == pieces.ROUTE:
        return most_cities_in_line(s, army)
    if mission == pieces.SIEGE_MASTER:
        return int(pieces.STOCK[pieces.SIEGE]) - int(s.reserve[army, pieces.SIEGE])
    return int(s.victories[army])  # CONQUEROR


@rule
def is_met(s: State, seat: int, mission: int) -> bool:
    """RE-13.5  Whether the condition of a mission is true now."""
    return progress(s, seat, mission) >= int(MISSION_NEEDS[mission, s.players])


@rule
def ask_reveal(s: State, seat: int) -> None:
    """RE-13.6, RE-16.4, RE-18.32  Ask a player with a hidden mission, met or not."""
    s.last_reveal = -1
    s.phase = phases.REVEAL
    s.to_act = 1 << seat


@rule
def may_reveal(s: State, seat: int, mission: int) -> bool:
    """RE-13.12, RE-21.19  A hidden mission that is met, in rising order."""
    return mission > s.last_reveal and (int(s.held[seat]) >> mission) & 1 == 1 and is_met(s, seat, mission)


@rule
def reveal(s: State, seat: int, mission: int) -> None:
    """RE-13.5, RE-13.6  Reveal a mission; the step goes on while there are hidden ones."""
    s.held[seat] &= ~(1 << mission)
    s.held_count[seat] -= 1
    s.revealed[seat] |= 1 << mission
    emit(s, MISSION_REVEALED, seat, mission)
    if s.held_count[seat] > 0:
        s.last_reveal = mission
        s.to_act = 1 << seat
    else:
        finish_reveals(s, seat)


@rule
def finish_reveals(s: State, seat: int) -> None:
    """RE-13.6, RE-13.12  The end of the step; nothing tells the others whether there was anything to reveal."""
    s.last_reveal = -1
    s.phase = phases.NEXT_TURN if s.turn < pieces.TURNS else phases.NEXT_REVEAL


@rule
def turn_reveal(s: State) -> None:
    """RE-13.6  At the end of one's own turn; a mercenary turn is nobody's own."""
    if s.army < s.players and s.held_count[s.army] > 0:
        ask_reveal(s, s.army)
    else:
        s.phase = phases.NEXT_TURN


@rule
def next_reveal(s: State) -> None:
    """RE-13.6  At the end of the round, in its order; then victory and elimination are looked at."""
    while s.place < pieces.ARMIES:
        army = int(s.sequence[s.place])
        s.place += 1
        if 0 <= army < s.players and s.held_count[army] > 0:
            ask_reveal(s, army)
            return
    s.phase = phases.CHECKS
