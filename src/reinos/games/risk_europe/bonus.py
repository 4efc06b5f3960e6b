"""Bonus actions: Fortify and Siege Assault (RE-6.2 to RE-6.8)."""

from __future__ import annotations

from reinos.core.bits import lowest
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.battle import LOSE_HOLDER
from reinos.games.risk_europe.board import ask, claimed, draft, quiet, strength
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.map import BORDERS, CITIES, NEIGHBOURS, TERRITORIES
from reinos.games.risk_europe.missions import MISSION_BONUS, completed
from reinos.games.risk_europe.ranks import dice_from, roll_dice
from reinos.games.risk_europe.state import State
from reinos.games.risk_europe.turn import end_bonus

FORTIFIED, ASSAULTED = EVENTS["fortified"], EVENTS["assaulted"]
_ACTIONS = {item["id"]: item for item in pieces.DATA["bonus_actions"]["list"]}
FORTIFY_CITY, FORTIFY_CASTLE = int(_ACTIONS["fortify"]["footmen_city"]), int(_ACTIONS["fortify"]["footmen_castle"])
ASSAULT_DICE = int(_ACTIONS["siege_assault"]["dice_per_siege_weapon"])
ASSAULT_HITS = int(_ACTIONS["siege_assault"]["hits_on"])


# --- Fortify


@rule
def fortifiable(s: State) -> int:
    """RE-6.2, RE-6.3, RE-21.11  Own cities and castles, disputed ones too if one defends them, while Footmen last."""
    if s.reserve[s.army, pieces.FOOTMAN] == 0:
        return 0
    return int(s.land[s.army]) & (CITIES | s.forts)


@rule
def fortify(s: State, seat: int, territory: int) -> None:
    """RE-6.2, RE-6.3, RE-13.7, RE-18.10  Three Footmen, four with a castle, as far as the reserve allows."""
    castle = (s.forts >> territory) & 1
    more = int(MISSION_BONUS[pieces.BUILDER]) if completed(s, s.army, pieces.BUILDER) else 0
    wanted = (FORTIFY_CASTLE if castle else FORTIFY_CITY) + more
    emit(s, FORTIFIED, s.army, territory, draft(s, s.army, territory, pieces.FOOTMAN, wanted), castle, more)
    end_bonus(s)


# --- Siege Assault


@rule
def assault_targets(s: State, army: int, origin: int) -> int:
    """RE-6.4, RE-6.8, RE-7.5, RE-13.7  Claimed by another, undisputed, sharing a border; with a fleet by sea too."""
    around = int(NEIGHBOURS[origin]) if completed(s, army, pieces.SEAS) else int(BORDERS[origin])
    return around & claimed(s) & ~int(s.land[army]) & ~s.disputed


@rule
def assault_origins(s: State) -> int:
    """RE-6.4, RE-6.5, RE-21.11  Own undisputed territories with a Siege Weapon and a target."""
    left, found = quiet(s, s.army), 0
    while left:
        origin = lowest(left)
        left &= left - 1
        if s.units[pieces.HOLDER, origin, pieces.SIEGE] > 0 and assault_targets(s, s.army, origin):
            found |= 1 << origin
    return found


@rule
def targets_at_hand(s: State) -> int:
    """RE-6.4, RE-21.11  What may be assaulted from the origin."""
    return assault_targets(s, s.army, s.origin)


@rule
def assault_from(s: State, seat: int, territory: int) -> None:
    """RE-6.4  Where the Siege Weapons stand."""
    s.origin = territory
    ask(s, phases.ASSAULT_TO)


@rule
def assault(s: State, seat: int, territory: int) -> None:
    """RE-6.4, RE-6.6, RE-6.7, RE-18.34

    All Siege Weapons of the origin roll; the owner of the target loses a unit a hit.
    """
    s.target = territory
    s.dice[:, :] = 0
    s.rolled[pieces.INVADER], s.rolled[pieces.HOLDER] = (
        ASSAULT_DICE * int(s.units[pieces.HOLDER, s.origin, pieces.SIEGE]),
        0,
    )
    roll_dice(s, pieces.INVADER)
    s.hits[pieces.INVADER], s.hits[pieces.HOLDER] = 0, dice_from(s, pieces.INVADER, ASSAULT_HITS)
    emit(
        s,
        ASSAULTED,
        s.army,
        s.origin * TERRITORIES + territory,
        int(s.rolled[pieces.INVADER]),
        int(s.hits[pieces.HOLDER]),
        int(s.owner[territory]),
        strength(s, pieces.HOLDER, territory),
    )
    s.assault, s.field, s.step = 1, territory, LOSE_HOLDER
    s.phase = phases.FIGHT
