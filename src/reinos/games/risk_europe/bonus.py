"""Bonus actions: Fortify and Siege Assault (RE-6.2 to RE-6.8)."""

from __future__ import annotations

from typing import Any

from reinos.core.dice import die
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe.board import claimed, draft, lowest, quiet
from reinos.games.risk_europe.choices import ASSAULT_FROM_ID, ASSAULT_TO_ID, EVENTS, FORTIFY_ID
from reinos.games.risk_europe.missions import completed
from reinos.games.risk_europe.opening import list_places
from reinos.games.risk_europe.state import (
    ASSAULT_DICE,
    ASSAULT_FROM,
    ASSAULT_HITS,
    ASSAULT_TO,
    BASTIONS,
    BORDERS,
    BUILDER,
    CITIES,
    FIGHT,
    FOOTMAN,
    FORTIFY_CASTLE,
    FORTIFY_CITY,
    HOLDER,
    IN_ASSAULT,
    INVADER,
    LOSE_HOLDER,
    MENU,
    NEIGHBOURS,
    NO_TASK,
    SEAS,
    SIEGE,
    TERRITORIES,
    State,
)

FORTIFIED, ASSAULTED = EVENTS["fortified"], EVENTS["assaulted"]


@rule
def fortifiable(s: State, army: int) -> int:
    """RE-6.2, RE-6.3  Own cities and castles, disputed ones too if one defends them, while Footmen last."""
    if s.reserve[army, FOOTMAN] == 0:
        return 0
    return int(s.land[army]) & (CITIES | s.forts)


@rule
def fortify(s: State, choice: int) -> None:
    """RE-6.2, RE-6.3, RE-13.7, RE-18.10  Three Footmen, four with a castle, as far as the reserve allows."""
    territory = choice - FORTIFY_ID
    wanted = FORTIFY_CASTLE if (s.forts >> territory) & 1 else FORTIFY_CITY
    if completed(s, s.army, BUILDER):
        wanted += BASTIONS
    emit(s, FORTIFIED, s.army, territory, draft(s, s.army, territory, FOOTMAN, wanted))
    end_bonus(s)


@rule
def end_bonus(s: State) -> None:
    """RE-4.2  The bonus action of the card is used; back to the menu."""
    s.bonus_used = 1
    s.task = NO_TASK
    s.origin, s.target = -1, -1
    s.phase = MENU


@rule
def assault_targets(s: State, army: int, origin: int) -> int:
    """RE-6.4, RE-6.8, RE-7.5, RE-13.7  Claimed by another, undisputed, sharing a border; with a fleet by sea too."""
    around = int(NEIGHBOURS[origin]) if completed(s, army, SEAS) else int(BORDERS[origin])
    return around & claimed(s) & ~int(s.land[army]) & ~s.disputed


@rule
def assault_origins(s: State, army: int) -> int:
    """RE-6.4, RE-6.5  Own undisputed territories with a Siege Weapon and a target."""
    left, found = quiet(s, army), 0
    while left:
        origin = lowest(left)
        left &= left - 1
        if s.units[origin, SIEGE] > 0 and assault_targets(s, army, origin):
            found |= 1 << origin
    return found


@rule
def list_bonuses(s: State, out: Any) -> int:
    """RE-21.11  Where to fortify; from where, and what, to assault."""
    if s.phase == ASSAULT_FROM:
        return list_places(assault_origins(s, s.army), ASSAULT_FROM_ID, out, 0)
    if s.phase == ASSAULT_TO:
        return list_places(assault_targets(s, s.army, s.origin), ASSAULT_TO_ID, out, 0)
    return list_places(fortifiable(s, s.army), FORTIFY_ID, out, 0)


@rule
def assault(s: State, choice: int) -> None:
    """RE-6.4, RE-6.6, RE-6.7, RE-18.34

    All Siege Weapons of the origin roll; the owner of the target loses a unit a hit.
    """
    if s.phase == ASSAULT_FROM:
        s.origin = choice - ASSAULT_FROM_ID
        s.phase = ASSAULT_TO
        return
    s.target = choice - ASSAULT_TO_ID
    dice = ASSAULT_DICE * int(s.units[s.origin, SIEGE])
    hits = 0
    s.dice[:, :] = 0
    for i in range(dice):
        roll = die(s)
        s.dice[INVADER, i] = roll
        if roll >= ASSAULT_HITS:
            hits += 1
    s.rolled[INVADER], s.rolled[HOLDER] = dice, 0
    emit(s, ASSAULTED, s.army, s.origin * TERRITORIES + s.target, dice, hits)
    s.losing, s.field, s.step = IN_ASSAULT, s.target, LOSE_HOLDER
    s.hits[INVADER], s.hits[HOLDER] = 0, hits
    s.to_act = 0
    s.phase = FIGHT
