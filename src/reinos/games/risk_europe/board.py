"""The map (RE-1): control, disputes, supply lines; sets of territories are bit masks."""

from __future__ import annotations

from reinos.core.bits import count, lowest
from reinos.core.event import emit
from reinos.core.rule import rule
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.choices import EVENTS
from reinos.games.risk_europe.map import CITIES, CITY_CROWNS, GOLD, KIEV, NEIGHBOURS, ROME, TAX_VALUE
from reinos.games.risk_europe.state import State

CITY_CLAIMED, CITY_LOST, CITY_TAKEN = EVENTS["city_claimed"], EVENTS["city_lost"], EVENTS["city_taken"]
LAND_CLAIMED, LAND_LEFT, TILE_WAITS = EVENTS["land_claimed"], EVENTS["land_left"], EVENTS["tile_waits"]


@rule
def army_of(s: State, side: int, territory: int) -> int:
    """RE-1.7  The army on a side of a territory; nobody attacks quiet land."""
    return int(s.invader[territory]) if side == pieces.INVADER else int(s.owner[territory])


@rule
def decider(s: State, army: int) -> int:
    """RE-14.7, RE-14.8, RE-14.13, RE-18.21

    Who decides for an army, as a bit mask: its player, or the controller of the mercenaries in this round.
    """
    return 1 << int(s.controller[army])


@rule
def ask(s: State, phase: int) -> None:
    """RE-19  Put a question to the one who decides for the army whose turn, or placement, it is."""
    s.phase = phase
    s.to_act = decider(s, s.army)


@rule
def strength(s: State, side: int, territory: int) -> int:
    """Units of a side in a territory."""
    units = s.units[side, territory]
    return int(units[0]) + int(units[1]) + int(units[2]) + int(units[3])


@rule
def quiet(s: State, army: int) -> int:
    """RE-1.8  What an army controls without dispute."""
    return int(s.land[army]) & ~s.disputed


@rule
def claimed(s: State) -> int:
    """RE-1.6  Every territory with units in it."""
    return int(s.land[0]) | int(s.land[1]) | int(s.land[2]) | int(s.land[3])


@rule
def spread(mask: int) -> int:
    """RE-1.5  All neighbours, by land or sea, of some territories."""
    reached = 0
    while mask:
        reached |= int(NEIGHBOURS[lowest(mask)])
        mask &= mask - 1
    return reached


@rule
def supply_line(s: State, army: int, territory: int) -> int:
    """RE-1.10, RE-7.4  The undisputed territories of the army connected with this one; none if it is not one."""
    own = quiet(s, army)
    line = own & (1 << territory)
    fresh = line
    while fresh:
        fresh = spread(fresh) & own & ~line
        line |= fresh
    return line


@rule
def can_use(s: State, army: int, city: int) -> bool:
    """RE-10.6, RE-10.13, RE-10.14, RE-18.24, RE-18.41

    Whether the army holds the city's tile since an earlier round.
    """
    return bool(s.owner[city] == army and int(s.tile_round[city]) < s.round)


@rule
def tile_works(s: State, army: int, city: int) -> bool:
    """RE-10.6  The same, at the moment in which the tile would bring something: one that must wait is told."""
    if s.owner[city] == army and not can_use(s, army, city):
        emit(s, TILE_WAITS, army, city)
    return can_use(s, army, city)


@rule
def recruiting(s: State, army: int) -> int:
    """RE-8.2, RE-10.11  Where an army may recruit: undisputed cities and castles, and Kiev's supply line."""
    places = quiet(s, army) & (CITIES | s.forts)
    if can_use(s, army, KIEV):
        places |= supply_line(s, army, KIEV) & ~CITIES
    return places


@rule
def city_crowns(s: State, army: int) -> int:
    """RE-10.1, RE-10.5, RE-10.12, RE-18.12  Crowns of the cities that the army controls; Rome counts two."""
    return count(int(s.land[army]) & CITIES) + ((int(s.land[army]) >> ROME) & 1) * (int(CITY_CROWNS[ROME]) - 1)


@rule
def crowns(s: State, army: int) -> int:
    """RE-10.1, RE-10.15, RE-17.3  Crowns of cities, crown cards and completed missions."""
    return city_crowns(s, army) + int(s.cards[army]) + count(int(s.revealed[army]))


@rule
def counted_crowns(s: State, army: int, territory: int) -> int:
    """RE-14.11  The crowns that a city brings to the count of its player; those of mercenaries are not counted."""
    return int(CITY_CROWNS[territory]) if army < s.players else 0


@rule
def bank(s: State) -> int:
    """RE-17.5  Coins in the reserve, where they are limited."""
    left = pieces.COINS
    for army in range(pieces.ARMIES):
        left -= int(s.coins[army])
    return left


@rule
def pay(s: State, army: int, amount: int) -> int:
    """RE-17.5  Coins from the reserve to an army, cut to what is there if the bank is limited."""
    if s.bank_limited:
        amount = max(0, min(amount, bank(s)))
    s.coins[army] += amount
    return amount


@rule
def draft(s: State, army: int, territory: int, unit: int, wanted: int) -> int:
    """RE-6.3, RE-17.1  Free units from the military reserve to an own territory, as far as there are any."""
    placed = min(wanted, int(s.reserve[army, unit]))
    s.reserve[army, unit] -= placed
    s.units[pieces.HOLDER, territory, unit] += placed
    return placed


@rule
def hold(s: State, army: int, territory: int) -> None:
    """RE-1.8, RE-10.2, RE-10.3, RE-1.9  The army controls the territory from now on, with the tile of its city."""
    s.owner[territory] = army
    s.land[army] |= 1 << territory
    if (GOLD >> territory) & 1:
        s.tile_round[territory] = s.round


@rule
def claim(s: State, army: int, territory: int) -> None:
    """RE-5.6, RE-10.2, RE-18.3  Enter an unclaimed territory; an unclaimed city pays its Tax Value every time."""
    hold(s, army, territory)
    if (CITIES >> territory) & 1:
        due = int(TAX_VALUE[territory])
        emit(s, CITY_CLAIMED, army, territory, counted_crowns(s, army, territory), pay(s, army, due), due)
    else:
        emit(s, LAND_CLAIMED, army, territory, (s.forts >> territory) & 1)


@rule
def vacate(s: State, territory: int) -> None:
    """RE-10.4  Nobody is left: the territory is unclaimed, crown and tile go back, a castle stays."""
    s.land[s.owner[territory]] &= ~(1 << territory)
    s.owner[territory] = pieces.NOBODY
    s.tile_round[territory] = -1


@rule
def abandon(s: State, territory: int) -> None:
    """RE-10.4, RE-5.12, RE-18.11  An army leaves a territory, or dies out there."""
    army, castle = int(s.owner[territory]), (s.forts >> territory) & 1
    vacate(s, territory)
    if (CITIES >> territory) & 1:
        emit(s, CITY_LOST, army, territory, counted_crowns(s, army, territory), castle)
    else:
        emit(s, LAND_LEFT, army, territory, castle)


@rule
def end_dispute(s: State, territory: int) -> None:
    """RE-9.8  The attacker of a territory is gone, or has become its owner."""
    army = int(s.invader[territory])
    s.inroads[army] &= ~(1 << territory)
    s.disputed &= ~(1 << territory)
    s.invader[territory] = pieces.NOBODY


@rule
def capture(s: State, territory: int) -> None:
    """RE-9.8, RE-9.9, RE-10.3  The attacker takes the territory with city, tile and castle; nothing is paid."""
    army, loser = int(s.invader[territory]), int(s.owner[territory])
    end_dispute(s, territory)
    s.land[loser] &= ~(1 << territory)
    hold(s, army, territory)
    for unit in range(pieces.KINDS):
        s.units[pieces.HOLDER, territory, unit] = s.units[pieces.INVADER, territory, unit]
        s.units[pieces.INVADER, territory, unit] = 0
    if (CITIES >> territory) & 1:
        won, lost = counted_crowns(s, army, territory), counted_crowns(s, loser, territory)
        emit(s, CITY_TAKEN, army, territory, loser, won, lost)
