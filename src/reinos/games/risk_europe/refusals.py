"""The rule that an intended move breaks, for answers to people and for the vectors."""

from __future__ import annotations

from collections.abc import Sequence

from reinos.games.risk_europe.board import invading, recruiting, spread
from reinos.games.risk_europe.bonus import assault_targets
from reinos.games.risk_europe.marching import destinations, expand_targets, spare_to_expand, spare_to_maneuver
from reinos.games.risk_europe.missions import completed
from reinos.games.risk_europe.state import (
    CITIES,
    FOOTMAN,
    GOLD,
    NEIGHBOURS,
    NOBODY,
    REALM,
    ROADS,
    SIEGE,
    STEPS,
    STOCK,
    State,
)

Mix = Sequence[int]


def has(mask: int, territory: int) -> bool:
    """Whether a set holds a territory."""
    return bool(mask >> territory & 1)


def placing(s: State, city: int, beside: int, kept: int, rest: int, footmen: int) -> str | None:
    """RE-2.5, RE-2.6  The rule that a placement of a kingdom breaks."""
    if not has(GOLD, city) or s.owner[city] != NOBODY:
        return "RE-2.5"
    if broken := placing_beside(s, city, beside):
        return broken
    if kept + rest != footmen:
        return "RE-2.5"
    return "RE-2.6" if min(kept, rest) < 1 else None


def placing_beside(s: State, city: int, beside: int) -> str | None:
    """RE-2.5, RE-2.6  The rule that the second territory of a kingdom breaks."""
    if not has(int(NEIGHBOURS[city]), beside) or has(CITIES, beside):
        return "RE-2.5"
    return "RE-2.6" if s.owner[beside] != NOBODY else None


def expanding_from(s: State, army: int, origin: int) -> str | None:
    """RE-5.1 to RE-5.3, RE-5.18  The rule that forbids to expand from a territory."""
    if s.owner[origin] != army:
        return "RE-5.3" if s.invader[origin] == army else "RE-5.1"
    if spare_to_expand(s, origin) < 1:
        return "RE-5.3" if invading(s, origin) else "RE-5.2"
    return None if expand_targets(s, army, origin) else "RE-5.18"


def expanding(s: State, army: int, origin: int, moves: Sequence[tuple[int, Mix]]) -> str | None:
    """RE-5.1 to RE-5.7  The rule that an Expand, or a Split Expand with two moves, breaks."""
    if s.owner[origin] != army:
        return expanding_from(s, army, origin)
    apart = "RE-5.7" if len(moves) > 1 else "RE-5.1"
    targets = [target for target, _ in moves]
    if len(set(targets)) < len(targets) or len(targets) > 2:
        return "RE-5.7"
    for target, group in moves:
        if not has(int(NEIGHBOURS[origin]), target):
            return apart
        if has(s.disputed, target) or s.owner[target] == army:
            return "RE-5.5"
        if sum(group) < 1:
            return "RE-4.6"
        if has(s.forts, target) and s.owner[target] != NOBODY and not group[SIEGE]:
            return "RE-5.4"
    total = [sum(group[unit] for _, group in moves) for unit in range(len(STOCK))]
    if any(wanted > there for wanted, there in zip(total, s.units[origin].tolist(), strict=True)):
        return "RE-5.1"
    if sum(total) > spare_to_expand(s, origin):
        return "RE-5.3" if invading(s, origin) else "RE-5.2"
    return None


def maneuvering_from(s: State, army: int, origin: int) -> str | None:
    """RE-5.8, RE-5.12, RE-5.18  The rule that forbids to maneuver from a territory."""
    if s.owner[origin] != army or has(s.disputed, origin):
        return "RE-5.8"
    if spare_to_maneuver(s, origin) < 1:
        return "RE-5.12"
    return None if destinations(s, army, origin) else "RE-5.18"


def steps_between(one: int, two: int) -> int:
    """Steps from one territory to another over the whole map."""
    reached, steps = 1 << one, 0
    while not has(reached, two):
        reached |= spread(reached)
        steps += 1
    return steps


def maneuvering(s: State, army: int, origin: int, target: int, group: Mix) -> str | None:
    """RE-5.8 to RE-5.12  The rule that a Maneuver breaks."""
    if s.owner[origin] != army or has(s.disputed, origin) or origin == target:
        return "RE-5.8"
    mine = army in (s.owner[target], s.invader[target])
    if not mine:
        return "RE-5.9"
    if not has(destinations(s, army, origin), target):
        reach = ROADS if completed(s, army, REALM) else STEPS
        return "RE-5.8" if steps_between(origin, target) > reach else "RE-5.10"
    if sum(group) < 1:
        return "RE-4.6"
    if any(wanted > there for wanted, there in zip(group, s.units[origin].tolist(), strict=True)):
        return "RE-5.8"
    return "RE-5.12" if sum(group) > spare_to_maneuver(s, origin) else None


def taxing(s: State, army: int, city: int) -> str | None:
    """RE-5.13, RE-5.15  The rule that a Tax order breaks."""
    if not has(CITIES, city) or s.owner[city] != army:
        return "RE-5.15"
    return "RE-5.13" if has(s.disputed, city) else None


def fortifying(s: State, army: int, territory: int) -> str | None:
    """RE-6.2, RE-6.3  The rule that a Fortify breaks."""
    if s.owner[territory] != army or not has(CITIES | s.forts, territory):
        return "RE-6.2"
    return "RE-6.3" if s.reserve[army, FOOTMAN] == 0 else None


def assaulting(s: State, army: int, origin: int, target: int) -> str | None:
    """RE-6.4, RE-6.5, RE-7.5  The rule that a Siege Assault breaks."""
    if s.reserve[army, SIEGE] == STOCK[SIEGE]:
        return "RE-6.5"
    if has(s.disputed, origin) or has(s.disputed, target):
        return "RE-7.5"
    if s.owner[origin] != army or s.units[origin, SIEGE] == 0:
        return "RE-6.4"
    return None if has(assault_targets(s, army, origin), target) else "RE-6.4"


def assaulting_from(s: State, army: int, origin: int) -> str | None:
    """RE-6.4, RE-7.5  The rule that forbids a Siege Assault from a territory."""
    if has(s.disputed, origin):
        return "RE-7.5"
    armed = s.owner[origin] == army and s.units[origin, SIEGE] > 0
    return None if armed and assault_targets(s, army, origin) else "RE-6.4"


def building(s: State, army: int, territory: int, price: int) -> str | None:
    """RE-8.4, RE-5.16  The rule that the purchase of a castle breaks."""
    free = s.owner[territory] == army and not has(s.disputed | s.forts, territory)
    if not free or s.castles == 0:
        return "RE-8.4"
    return "RE-5.16" if s.coins[army] < price else None


def recruiting_there(s: State, army: int, territory: int, unit: int, wanted: int, price: int) -> str | None:
    """RE-8.2, RE-8.3, RE-5.16  The rule that a purchase of units breaks."""
    if not has(recruiting(s, army), territory):
        return "RE-8.2"
    if wanted > s.reserve[army, unit]:
        return "RE-8.3"
    return "RE-5.16" if wanted < 1 or wanted * price > s.coins[army] else None


def crowning(s: State, army: int, price: int) -> str | None:
    """RE-8.6, RE-13.1, RE-14.9  The rule that the purchase of a crown card breaks."""
    if s.kingdom_missions:
        return "RE-13.1"
    if army >= s.players:
        return "RE-14.9"
    if s.card_bought[army] or s.cards_left == 0:
        return "RE-8.6"
    return "RE-5.16" if s.coins[army] < price else None


def losing(there: Mix, lost: Mix, hits: int) -> str | None:
    """RE-9.5  The rule that a choice of losses breaks."""
    if any(gone > had for gone, had in zip(lost, there, strict=True)) or sum(lost) != min(hits, sum(there)):
        return "RE-9.5"
    return None
