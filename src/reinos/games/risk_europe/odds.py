"""Exact odds of a battle by full enumeration; losses are taken cheapest first (RE-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb

from reinos.games.risk_europe.state import ARCHER, CAVALRY, GENERAL, KINDS, RANK_DICE, RANK_HITS, SIEGE

Army = tuple[int, ...]
Odds = tuple[float, float, float]  # attacker wins, defender wins, nobody is left

RANK_UNITS = (SIEGE, ARCHER, CAVALRY)
SIDES = 6


def battle_odds(attacker: Army, defender: Army, castle: bool = False) -> Odds:
    """RE-9  The odds of a battle; a castle's defender re-rolls exactly when he would be hit in the General Attack."""
    return _cycle(attacker, defender, castle)


@cache
def hit_odds(dice: int, least: int) -> tuple[float, ...]:
    """The odds of 0, 1, 2, … hits with so many dice that hit from a number up."""
    hit = (SIDES + 1 - least) / SIDES
    return tuple(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1))


@cache
def general_odds(attackers: int, defenders: int, castle: bool) -> tuple[tuple[int, int, float], ...]:
    """RE-9.4, RE-9.7  Hits on attacker and defender in a General Attack, with their odds."""
    ours, theirs = min(3, attackers), min(2, defenders)
    found: Counter[tuple[int, int]] = Counter()
    weight = SIDES**theirs if castle else 1
    for roll in product(range(1, SIDES + 1), repeat=ours):
        first = [hits_of(roll, answer) for answer in product(range(1, SIDES + 1), repeat=theirs)]
        for hits in first:
            if castle and hits[1]:
                found.update(first)
            else:
                found[hits] += weight
    total = SIDES ** (ours + theirs) * weight
    return tuple((a, d, count / total) for (a, d), count in found.items())


def hits_of(ours: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, int]:
    """RE-9.4  Hits on attacker and defender of two rolls; ties hit the attacker."""
    pairs = list(zip(sorted(ours, reverse=True), sorted(theirs, reverse=True), strict=False))[:2]
    won = sum(a > d for a, d in pairs)
    return len(pairs) - won, won


def without(army: Army, hits: int) -> Army:
    """What is left of an army that loses its cheapest units."""
    left = list(army)
    for unit in range(KINDS):
        lost = min(left[unit], hits)
        left[unit] -= lost
        hits -= lost
    return tuple(left)


def rank_results(attacker: Army, defender: Army, rank: int, castle: bool) -> Iterator[tuple[Army, Army, float]]:
    """RE-9.3, RE-9.4, RE-9.6  Both armies after a rank, with their odds."""
    if rank == GENERAL:
        for lost, won, odds in general_odds(sum(attacker), sum(defender), castle):
            yield without(attacker, lost), without(defender, won), odds
        return
    unit, dice, least = RANK_UNITS[rank - 1], int(RANK_DICE[rank]), int(RANK_HITS[rank])
    ours, theirs = hit_odds(attacker[unit] * dice, least), hit_odds(defender[unit] * dice, least)
    for won, chance in enumerate(ours):
        for lost, other in enumerate(theirs):
            yield without(attacker, lost), without(defender, won), chance * other


@cache
def _rank(attacker: Army, defender: Army, rank: int, castle: bool) -> dict[tuple[Army, Army], float]:
    """The odds of every outcome of the ranks from this one on."""
    if not sum(attacker) or not sum(defender) or rank > GENERAL:
        return {(attacker, defender): 1.0}
    found: dict[tuple[Army, Army], float] = {}
    for ours, theirs, odds in rank_results(attacker, defender, rank, castle):
        for end, chance in _rank(ours, theirs, rank + 1, castle).items():
            found[end] = found.get(end, 0.0) + odds * chance
    return found


@cache
def _cycle(attacker: Army, defender: Army, castle: bool) -> Odds:
    """RE-9.2, RE-9.8  The odds at the start of a cycle."""
    if not sum(attacker) or not sum(defender):
        return float(sum(attacker) > 0), float(sum(defender) > 0), float(not sum(attacker + defender))
    total = [0.0] * 3
    for (ours, theirs), odds in _rank(attacker, defender, 1, castle).items():
        for n, chance in enumerate(_cycle(ours, theirs, castle)):
            total[n] += odds * chance
    return total[0], total[1], total[2]
