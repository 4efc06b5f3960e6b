"""Orders that move units: Expand, Split Expand, Maneuver (RE-5.1 to RE-5.12)."""

from __future__ import annotations

from typing import Any

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe.board import abandon, claim, claimed, invading, lowest, quiet, strength
from reinos.games.risk_europe.choices import (
    EVENTS,
    EXPAND_FROM_ID,
    EXPAND_TO_ID,
    MANEUVER_FROM_ID,
    MANEUVER_TO_ID,
    MOVE_ID,
    NO_MANEUVER,
    NO_SECOND,
    SECOND_ID,
)
from reinos.games.risk_europe.missions import completed
from reinos.games.risk_europe.opening import list_places
from reinos.games.risk_europe.state import (
    BERLIN_MANEUVER,
    CITIES,
    DO_BERLIN,
    DO_MANEUVER,
    DO_SPLIT,
    EXPAND_FROM,
    EXPAND_TO,
    FOOTMAN,
    KINDS,
    MANEUVER_FROM,
    MANEUVER_TO,
    MENU,
    MOVE,
    NEIGHBOURS,
    NO_TASK,
    NOBODY,
    REALM,
    ROADS,
    SECOND_TO,
    SIEGE,
    STEPS,
    TERRITORIES,
    TURN_REVEAL,
    State,
)

EXPANDED, MANEUVERED, DISPUTE_BEGUN = EVENTS["expanded"], EVENTS["maneuvered"], EVENTS["dispute_begun"]


# --- Expand


@rule
def spare_to_expand(s: State, origin: int) -> int:
    """RE-5.2, RE-5.3, RE-18.7  Units that may leave: all but one, or but as many as the attacker has there."""
    stay = invading(s, origin) if (s.disputed >> origin) & 1 else 1
    return strength(s, origin) - stay


@rule
def expand_targets(s: State, army: int, origin: int) -> int:
    """RE-5.1, RE-5.4, RE-5.5, RE-7.1, RE-14.10, RE-18.6

    Neighbours not own, not disputed; an enemy castle only with a Siege Weapon.
    """
    targets = int(NEIGHBOURS[origin]) & ~int(s.land[army]) & ~s.disputed
    if s.units[origin, SIEGE] == 0:
        targets &= ~(s.forts & claimed(s))
    return targets


@rule
def expand_origins(s: State, army: int, all_of_them: bool) -> int:
    """RE-5.1, RE-21.6  Territories from which the army may expand; or only one, to know whether there is any."""
    left, found = int(s.land[army]), 0
    while left:
        origin = lowest(left)
        left &= left - 1
        if spare_to_expand(s, origin) > 0 and expand_targets(s, army, origin):
            found |= 1 << origin
            if not all_of_them:
                return found
    return found


@rule
def second_targets(s: State) -> int:
    """RE-5.7, RE-21.7  Targets of a Split Expand that follow the first one in number."""
    if spare_to_expand(s, s.origin) < 1:
        return 0
    return expand_targets(s, s.army, s.origin) & ~((2 << s.target) - 1)


# --- Maneuver


@rule
def spare_to_maneuver(s: State, origin: int) -> int:
    """RE-5.12  All units may leave, but one of a city or a castle territory."""
    return strength(s, origin) - (((CITIES | s.forts) >> origin) & 1)


@rule
def destinations(s: State, army: int, origin: int) -> int:
    """RE-5.8 to RE-5.10, RE-13.8, RE-18.8, RE-18.9  Own land and own disputes within reach through own quiet land."""
    own = quiet(s, army)
    steps = ROADS if completed(s, army, REALM) else STEPS
    fresh = 1 << origin
    passed, reached = fresh, 0
    for _ in range(steps):
        around = 0
        while fresh:
            around |= int(NEIGHBOURS[lowest(fresh)])
            fresh &= fresh - 1
        reached |= around
        fresh = around & own & ~passed
        passed |= fresh
    goals = own | ((int(s.land[army]) | int(s.inroads[army])) & s.disputed)
    return reached & goals & ~(1 << origin)


@rule
def maneuver_origins(s: State, army: int, all_of_them: bool) -> int:
    """RE-5.8, RE-7.2, RE-21.8  Quiet territories from which units can go somewhere; or only one of them."""
    left, found = quiet(s, army), 0
    while left:
        origin = lowest(left)
        left &= left - 1
        if spare_to_maneuver(s, origin) > 0 and destinations(s, army, origin):
            found |= 1 << origin
            if not all_of_them:
                return found
    return found


# --- the unit mix


@rule
def later_units(s: State, unit: int) -> int:
    """RE-21.5  Units in the origin of the types asked after this one."""
    found = 0
    for other in range(unit):
        found += int(s.units[s.origin, other])
    return found


@rule
def group_size(s: State) -> int:
    """Units told to move so far."""
    return int(s.group[0]) + int(s.group[1]) + int(s.group[2]) + int(s.group[3])


@rule
def spare(s: State) -> int:
    """RE-21.5  Units that may still be told to move."""
    if s.task == DO_MANEUVER or s.task == DO_BERLIN:
        return spare_to_maneuver(s, s.origin) - group_size(s)
    return spare_to_expand(s, s.origin) - group_size(s)


@rule
def needs_siege(s: State) -> bool:
    """RE-5.4, RE-5.17, RE-18.40

    Whether the group must have a Siege Weapon: it expands into an enemy's castle territory.
    """
    expanding = s.task != DO_MANEUVER and s.task != DO_BERLIN
    return bool(expanding and (s.forts >> s.target) & 1 and s.owner[s.target] != NOBODY)


@rule
def least_moved(s: State) -> int:
    """RE-4.6, RE-21.5  The fewest units of the type asked that must go."""
    if s.asked == SIEGE and needs_siege(s):
        return 1
    return 1 if group_size(s) == 0 and later_units(s, s.asked) == 0 else 0


@rule
def list_moves(s: State, out: Any) -> int:
    """RE-21.5  How many units of the type asked go."""
    least = least_moved(s)
    most = min(int(s.units[s.origin, s.asked]), spare(s))
    for moved in range(least, most + 1):
        out[moved - least] = int(MOVE_ID[s.asked]) + moved
    return most - least + 1


@rule
def ask_move(s: State, first: int) -> bool:
    """RE-21.5  Ask for the next type from this one down that is there; false when the mix is complete."""
    unit = first
    if spare(s) > 0:
        while unit >= FOOTMAN:
            if s.units[s.origin, unit] > 0:
                s.asked = unit
                return True
            unit -= 1
    return False


@rule
def begin_mix(s: State) -> None:
    """RE-21.5  Ask for the units of a move, Siege Weapons first."""
    s.group[:] = 0
    s.phase = MOVE
    ask_move(s, SIEGE)


@rule
def move_units(s: State, choice: int) -> None:
    """RE-21.5  So many units of the type asked; the move is made when the mix is complete."""
    s.group[s.asked] = choice - int(MOVE_ID[s.asked])
    if ask_move(s, s.asked - 1):
        return
    s.asked = 0
    if s.task == DO_MANEUVER or s.task == DO_BERLIN:
        maneuver(s)
    else:
        expand(s)


# --- the moves themselves


@rule
def leave_origin(s: State) -> None:
    """The group leaves its origin; an origin without units is unclaimed at once (RE-5.12)."""
    for unit in range(KINDS):
        s.units[s.origin, unit] -= s.group[unit]
    if strength(s, s.origin) == 0:
        abandon(s, s.origin)


@rule
def arrive(s: State, invading_it: bool) -> None:
    """The group joins the army in the target, as owner or as attacker."""
    for unit in range(KINDS):
        if invading_it:
            s.invaders[s.target, unit] += s.group[unit]
        else:
            s.units[s.target, unit] += s.group[unit]
    s.group[:] = 0


@rule
def tell_march(s: State, kind: int) -> None:
    """The event of a move."""
    route = s.origin * TERRITORIES + s.target
    emit(s, kind, s.army, route, int(s.group[0]), int(s.group[1]), int(s.group[2]), int(s.group[3]))


@rule
def expand(s: State) -> None:
    """RE-5.1, RE-5.6, RE-1.7  Enter the target: an unclaimed one is claimed, a claimed one becomes disputed."""
    tell_march(s, EXPANDED)
    leave_origin(s)
    defender = int(s.owner[s.target])
    if defender == NOBODY:
        claim(s, s.army, s.target)
        arrive(s, False)
    else:
        s.invader[s.target] = s.army
        s.inroads[s.army] |= 1 << s.target
        s.disputed |= 1 << s.target
        arrive(s, True)
        emit(s, DISPUTE_BEGUN, s.army, s.target, defender)
    s.berlin = 1
    if s.task == DO_SPLIT and s.stage == 0 and spare_to_expand(s, s.origin) > 0:
        s.stage = 1
        s.phase = SECOND_TO
    else:
        end_order(s)


@rule
def maneuver(s: State) -> None:
    """RE-5.8, RE-5.11, RE-7.3, RE-18.29  All units go together to an own territory or to an own dispute."""
    tell_march(s, MANEUVERED)
    leave_origin(s)
    arrive(s, bool(s.owner[s.target] != s.army))
    if s.task == DO_BERLIN:
        end_berlin(s)
    else:
        end_order(s)


@rule
def end_order(s: State) -> None:
    """RE-4.2  The order of the card is done; back to the menu."""
    s.ordered = 1
    s.task = NO_TASK
    s.origin, s.target, s.stage, s.spot, s.bought = -1, -1, 0, -1, 0
    s.phase = MENU


@rule
def end_berlin(s: State) -> None:
    """RE-4.4, RE-10.9  After the free Maneuver only missions are left."""
    s.berlin = 0
    s.task = NO_TASK
    s.origin, s.target = -1, -1
    s.to_act = 0
    s.phase = TURN_REVEAL


# --- choices


@rule
def list_marches(s: State, out: Any) -> int:
    """RE-21.6 to RE-21.8  Origins and targets of the order being carried out."""
    if s.phase == EXPAND_FROM:
        return list_places(expand_origins(s, s.army, True), EXPAND_FROM_ID, out, 0)
    if s.phase == EXPAND_TO:
        return list_places(expand_targets(s, s.army, s.origin), EXPAND_TO_ID, out, 0)
    if s.phase == SECOND_TO:
        out[0] = NO_SECOND
        return list_places(second_targets(s), SECOND_ID, out, 1)
    if s.phase == MANEUVER_FROM:
        return list_places(maneuver_origins(s, s.army, True), MANEUVER_FROM_ID, out, 0)
    if s.phase == MANEUVER_TO:
        return list_places(destinations(s, s.army, s.origin), MANEUVER_TO_ID, out, 0)
    if s.phase == BERLIN_MANEUVER:
        out[0] = NO_MANEUVER
        return list_places(maneuver_origins(s, s.army, True), MANEUVER_FROM_ID, out, 1)
    return list_moves(s, out)


@rule
def march(s: State, choice: int) -> None:
    """RE-21.6 to RE-21.8  One step of an order that moves units."""
    if s.phase == MOVE:
        move_units(s, choice)
    elif s.phase == EXPAND_FROM:
        s.origin = choice - EXPAND_FROM_ID
        s.phase = EXPAND_TO
    elif s.phase == MANEUVER_FROM:
        s.origin = choice - MANEUVER_FROM_ID
        s.phase = MANEUVER_TO
    elif s.phase == BERLIN_MANEUVER:
        if choice == NO_MANEUVER:
            end_berlin(s)
        else:
            s.origin = choice - MANEUVER_FROM_ID
            s.phase = MANEUVER_TO
    elif choice == NO_SECOND:
        end_order(s)
    else:
        if s.phase == EXPAND_TO:
            s.target = choice - EXPAND_TO_ID
        elif s.phase == SECOND_TO:
            s.target = choice - SECOND_ID
        else:
            s.target = choice - MANEUVER_TO_ID
        begin_mix(s)
