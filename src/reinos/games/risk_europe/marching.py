"""Orders that move units: Expand, Split Expand, Maneuver (RE-5.1 to RE-5.12)."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.bits import lowest
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import abandon, ask, claim, claimed, quiet, spread, strength
from reinos.games.risk_europe.choices import BERLIN_DECLINED, BERLIN_USED, CHOICES, EVENTS
from reinos.games.risk_europe.map import CITIES, NEIGHBOURS, TERRITORIES
from reinos.games.risk_europe.missions import MISSION_BONUS, completed
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.turn import clear_task, end_order

EXPANDED, MANEUVERED, DISPUTE_BEGUN = EVENTS["expanded"], EVENTS["maneuvered"], EVENTS["dispute_begun"]
BERLIN_MANEUVER = EVENTS["berlin_maneuver"]
STEPS = 2  # RE-5.8  of a Maneuver
NONE_MOVED = np.array([CHOICES[f"move_{unit}"].first for unit in pieces.UNITS], np.int64)  # ids by type


# --- Expand


@rule
def spare_to_expand(s: State, origin: int) -> int:
    """RE-5.2, RE-5.3, RE-18.7  Units that may leave: all but one, or but as many as the attacker has there."""
    stay = strength(s, pieces.INVADER, origin) if (s.disputed >> origin) & 1 else 1
    return strength(s, pieces.HOLDER, origin) - stay


@rule
def expand_targets(s: State, army: int, origin: int) -> int:
    """RE-5.1, RE-5.4, RE-5.5, RE-7.1, RE-14.10, RE-18.6

    Neighbours not own, not disputed; an enemy castle only with a Siege Weapon.
    """
    targets = int(NEIGHBOURS[origin]) & ~int(s.land[army]) & ~s.disputed
    if s.units[pieces.HOLDER, origin, pieces.SIEGE] == 0:
        targets &= ~(s.forts & claimed(s))
    return targets


@rule
def may_expand_from(s: State, army: int, origin: int) -> bool:
    """RE-5.1, RE-21.6  Whether units may leave an own territory and have somewhere to go."""
    return spare_to_expand(s, origin) > 0 and expand_targets(s, army, origin) != 0


@rule
def can_expand(s: State, army: int) -> bool:
    """RE-5.18  Whether there is any Expand."""
    left = int(s.land[army])
    while left:
        if may_expand_from(s, army, lowest(left)):
            return True
        left &= left - 1
    return False


@rule
def expand_origins(s: State) -> int:
    """RE-5.1, RE-21.6  The territories from which the army may expand."""
    left, found = int(s.land[s.army]), 0
    while left:
        if may_expand_from(s, s.army, lowest(left)):
            found |= left & -left
        left &= left - 1
    return found


@rule
def first_targets(s: State) -> int:
    """RE-5.1, RE-21.6  Targets of an Expand from the origin."""
    return expand_targets(s, s.army, s.origin)


@rule
def second_targets(s: State) -> int:
    """RE-5.7, RE-21.7  Targets of a Split Expand that follow the first one in number."""
    return first_targets(s) & ~((2 << s.target) - 1)


# --- Maneuver


@rule
def spare_to_maneuver(s: State, origin: int) -> int:
    """RE-5.12  All units may leave, but one of a city or a castle territory."""
    return strength(s, pieces.HOLDER, origin) - (((CITIES | s.forts) >> origin) & 1)


@rule
def reach(s: State, army: int) -> int:
    """RE-5.8, RE-13.8  The steps of a Maneuver."""
    return int(MISSION_BONUS[pieces.REALM]) if completed(s, army, pieces.REALM) else STEPS


@rule
def destinations(s: State, army: int, origin: int) -> int:
    """RE-5.8 to RE-5.10, RE-13.8, RE-18.8, RE-18.9  Own land and own disputes within reach through own quiet land."""
    own = quiet(s, army)
    fresh = 1 << origin
    passed, reached = fresh, 0
    for _ in range(reach(s, army)):
        around = spread(fresh)
        reached |= around
        fresh = around & own & ~passed
        passed |= fresh
    goals = own | ((int(s.land[army]) | int(s.inroads[army])) & s.disputed)
    return reached & goals & ~(1 << origin)


@rule
def may_maneuver_from(s: State, army: int, origin: int) -> bool:
    """RE-5.8, RE-21.8  Whether units may leave an own quiet territory and have somewhere to go."""
    return spare_to_maneuver(s, origin) > 0 and destinations(s, army, origin) != 0


@rule
def can_maneuver(s: State, army: int) -> bool:
    """RE-5.18  Whether there is any Maneuver."""
    left = quiet(s, army)
    while left:
        if may_maneuver_from(s, army, lowest(left)):
            return True
        left &= left - 1
    return False


@rule
def maneuver_origins(s: State) -> int:
    """RE-5.8, RE-7.2, RE-21.8  The quiet territories from which the army may maneuver."""
    left, found = quiet(s, s.army), 0
    while left:
        if may_maneuver_from(s, s.army, lowest(left)):
            found |= left & -left
        left &= left - 1
    return found


@rule
def maneuver_targets(s: State) -> int:
    """RE-5.8, RE-21.8  Where units may go from the origin."""
    return destinations(s, s.army, s.origin)


# --- from where, and where to


@rule
def expand_from(s: State, seat: int, territory: int) -> None:
    """RE-21.6  Where an Expand starts."""
    s.origin = territory
    ask(s, phases.EXPAND_TO)


@rule
def maneuver_from(s: State, seat: int, territory: int) -> None:
    """RE-21.8  Where a Maneuver starts."""
    s.origin = territory
    ask(s, phases.MANEUVER_TO)


@rule
def march_to(s: State, seat: int, territory: int) -> None:
    """RE-21.5  Where units go; then which units, Siege Weapons first."""
    s.target = territory
    s.group[:] = 0
    ask_move(s, pieces.SIEGE)


@rule
def no_second(s: State, seat: int) -> None:
    """RE-5.7, RE-21.7  A Split Expand with one target."""
    end_order(s)


@rule
def no_maneuver(s: State, seat: int) -> None:
    """RE-10.9, RE-21.8  Berlin's free Maneuver is not used."""
    emit(s, BERLIN_MANEUVER, s.army, BERLIN_DECLINED)
    end_berlin(s)


# --- the unit mix


@rule
def maneuvering(s: State) -> bool:
    """Whether the units go on a Maneuver, that of the card or that of Berlin."""
    return s.task == pieces.DO_MANEUVER or s.task == pieces.DO_BERLIN


@rule
def group_size(s: State) -> int:
    """Units told to move so far."""
    return int(s.group[0]) + int(s.group[1]) + int(s.group[2]) + int(s.group[3])


@rule
def spare(s: State) -> int:
    """RE-21.5  Units that may still be told to move."""
    most = spare_to_maneuver(s, s.origin) if maneuvering(s) else spare_to_expand(s, s.origin)
    return most - group_size(s)


@rule
def needs_siege(s: State) -> bool:
    """RE-5.4, RE-5.17, RE-18.40

    Whether the group must have a Siege Weapon: it expands into an enemy's castle territory.
    """
    return bool(not maneuvering(s) and (s.forts >> s.target) & 1 and s.owner[s.target] != pieces.NOBODY)


@rule
def later_units(s: State) -> int:
    """RE-21.5  Units in the origin of the types asked later."""
    found = 0
    for unit in range(s.asked):
        found += int(s.units[pieces.HOLDER, s.origin, unit])
    return found


@rule
def list_moves(s: State, seat: int, out: Any, n: int) -> int:
    """RE-4.6, RE-21.5  How many units of the type asked go: at least one if nobody else can."""
    needed = (s.asked == pieces.SIEGE and needs_siege(s)) or (group_size(s) == 0 and later_units(s) == 0)
    most = min(int(s.units[pieces.HOLDER, s.origin, s.asked]), spare(s))
    for count in range(int(needed), most + 1):
        out[n] = int(NONE_MOVED[s.asked]) + count
        n += 1
    return n


@rule
def ask_move(s: State, first: int) -> bool:
    """RE-21.5  Ask for the next type from this one down that is there; false when the mix is complete."""
    if spare(s) > 0:
        for unit in range(first, pieces.FOOTMAN - 1, -1):
            if s.units[pieces.HOLDER, s.origin, unit] > 0:
                s.asked = unit
                ask(s, phases.MOVE)
                return True
    return False


@rule
def move(s: State, seat: int, count: int) -> None:
    """RE-21.5  So many units of the type asked; the move is made when the mix is complete."""
    s.group[s.asked] = count
    if ask_move(s, s.asked - 1):
        return
    s.asked = 0
    if maneuvering(s):
        maneuver(s)
    else:
        expand(s)


# --- the moves themselves


@rule
def march(s: State, side: int) -> None:
    """RE-5.12  The group joins its side in the target; an origin without units is unclaimed at once."""
    for unit in range(pieces.KINDS):
        s.units[pieces.HOLDER, s.origin, unit] -= s.group[unit]
        s.units[side, s.target, unit] += s.group[unit]
    s.group[:] = 0
    if strength(s, pieces.HOLDER, s.origin) == 0:
        abandon(s, s.origin)


@rule
def tell_march(s: State, kind: int) -> None:
    """The event of a move."""
    route = s.origin * TERRITORIES + s.target
    emit(s, kind, s.army, route, int(s.group[0]), int(s.group[1]), int(s.group[2]), int(s.group[3]))


@rule
def expand(s: State) -> None:
    """RE-5.1, RE-5.6, RE-1.7  Enter the target: an unclaimed one is claimed, a claimed one becomes disputed."""
    tell_march(s, EXPANDED)
    defender = int(s.owner[s.target])
    if defender == pieces.NOBODY:
        claim(s, s.army, s.target)
        march(s, pieces.HOLDER)
    else:
        s.invader[s.target] = s.army
        s.inroads[s.army] |= 1 << s.target
        s.disputed |= 1 << s.target
        march(s, pieces.INVADER)
        emit(s, DISPUTE_BEGUN, s.army, s.target, defender)
    s.berlin = 1
    if s.task == pieces.DO_SPLIT and spare_to_expand(s, s.origin) > 0:
        s.task = pieces.DO_EXPAND  # what is left of it: one more target
        ask(s, phases.SECOND_TO)
    else:
        end_order(s)


@rule
def maneuver(s: State) -> None:
    """RE-5.8, RE-5.11, RE-7.3, RE-18.29  All units go together to an own territory or to an own dispute."""
    if s.task == pieces.DO_BERLIN:
        emit(s, BERLIN_MANEUVER, s.army, BERLIN_USED)
    tell_march(s, MANEUVERED)
    march(s, pieces.HOLDER if s.owner[s.target] == s.army else pieces.INVADER)
    if s.task == pieces.DO_BERLIN:
        end_berlin(s)
    else:
        end_order(s)


@rule
def end_berlin(s: State) -> None:
    """RE-4.4, RE-10.9  After the free Maneuver only missions are left."""
    s.berlin = 0
    clear_task(s)
    s.phase = phases.TURN_REVEAL
