"""Casualties of a battle or a Siege Assault (RE-9.5, RE-21.12)."""

from __future__ import annotations

from typing import Any

import numpy as np

from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.board import army_of, decider, strength
from reinos.games.risk_europe.choices import CHOICES, EVENTS
from reinos.games.risk_europe.state import State

UNITS_LOST, CHEAPEST_FIRST = EVENTS["units_lost"], EVENTS["cheapest_first"]
NONE_LOST = np.array([CHOICES[f"lose_{unit}"].first for unit in pieces.UNITS], np.int64)  # ids by type


@rule
def present(s: State, side: int, unit: int) -> int:
    """Units of a type that a side has in the territory fought for."""
    return int(s.units[side, s.field, unit])


@rule
def later(s: State, side: int, unit: int) -> int:
    """RE-21.12  Units of the types that are asked after this one."""
    found = 0
    for other in range(unit + 1, pieces.KINDS):
        found += present(s, side, other)
    return found


@rule
def take_losses(s: State, side: int) -> None:
    """RE-9.5, RE-6.6, RE-21.12  Remove a unit a hit; ask the owner only where there is a choice."""
    wanted, there = int(s.hits[side]), strength(s, side, s.field)
    if wanted == 0:
        return
    if wanted >= there or s.preset[side]:
        s.hits[side] = min(wanted, there)
        lose_the_cheapest(s, side)
    else:
        s.side = side
        ask_loss(s, pieces.FOOTMAN)


@rule
def ask_loss(s: State, first: int) -> None:
    """RE-21.12  Ask for the next type that is there; the last type is forced."""
    unit = first
    while present(s, s.side, unit) == 0:
        unit += 1
    if later(s, s.side, unit) == 0:
        lose_units(s, s.side, unit, int(s.hits[s.side]))
        return
    s.asked = unit
    s.phase = phases.LOSE
    s.to_act = decider(s, army_of(s, s.side, s.field))


@rule
def lose_units(s: State, side: int, unit: int, lost: int) -> None:
    """RE-9.5  Units of one type go back to their military reserve; of Footmen alone the hits of a battle tell it."""
    if lost == 0:
        return
    told = s.assault == 1 or unit != pieces.FOOTMAN or later(s, side, pieces.FOOTMAN) > 0
    s.units[side, s.field, unit] -= lost
    s.reserve[army_of(s, side, s.field), unit] += lost
    s.hits[side] -= lost
    s.fallen[side] += lost
    if told:
        tell_loss(s, army_of(s, side, s.field), unit, lost)


@rule
def tell_loss(s: State, army: int, unit: int, lost: int) -> None:
    """Tell a loss of one type: with the army's other losses since the last roll, if there are any."""
    if s.quiet:
        return
    n = s.event_count - 1
    while n >= 0 and s.events[n, 0] == UNITS_LOST:
        if s.events[n, 2] == army and s.events[n, 3] == s.field:
            s.events[n, 4 + unit] += lost
            return
        n -= 1
    emit(s, UNITS_LOST, army, s.field)
    s.events[s.event_count - 1, 4 + unit] = lost


@rule
def lose_the_cheapest(s: State, side: int) -> None:
    """RE-9.5  Take the hits on the cheapest units."""
    for unit in range(pieces.KINDS):
        lose_units(s, side, unit, min(present(s, side, unit), int(s.hits[side])))


# --- the owner's choice


@rule
def list_losses(s: State, seat: int, out: Any, n: int) -> int:
    """RE-9.5, RE-21.12  How many units of the type asked are lost; those asked later must suffice for the rest."""
    wanted = int(s.hits[s.side])
    least = max(0, wanted - later(s, s.side, s.asked))
    for count in range(least, min(present(s, s.side, s.asked), wanted) + 1):
        out[n] = int(NONE_LOST[s.asked]) + count
        n += 1
    return n


@rule
def may_lose_cheapest(s: State, seat: int) -> bool:
    """RE-21.12  A preset for this roll, where it saves a question."""
    return int(s.hits[s.side]) > present(s, s.side, s.asked)


@rule
def may_lose_cheapest_always(s: State, seat: int) -> bool:
    """RE-21.12  A preset for the whole battle."""
    return s.assault == 0


@rule
def lose(s: State, seat: int, count: int) -> None:
    """RE-9.5, RE-21.12  So many units of the type asked; then the next type, while hits are left."""
    s.phase = phases.FIGHT
    lose_units(s, s.side, s.asked, count)
    if s.hits[s.side] > 0:
        ask_loss(s, s.asked + 1)
    else:
        s.asked, s.side = 0, 0


@rule
def lose_cheapest(s: State, seat: int) -> None:
    """RE-9.5  The cheapest units first, this time."""
    s.phase = phases.FIGHT
    lose_the_cheapest(s, s.side)
    s.asked, s.side = 0, 0


@rule
def lose_cheapest_always(s: State, seat: int) -> None:
    """RE-9.5  The cheapest units first, for the rest of the battle."""
    s.preset[s.side] = 1
    emit(s, CHEAPEST_FIRST, army_of(s, s.side, s.field))
    lose_cheapest(s, seat)
