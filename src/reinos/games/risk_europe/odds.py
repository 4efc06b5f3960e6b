"""Exact chances in a battle, where everybody loses the cheapest units first (RE-9)."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import Any

import numpy as np

from reinos.games.risk_europe import phases, pieces
from reinos.games.risk_europe.ranks import GENERAL, GENERAL_DICE, RANK_DICE, RANK_HITS, RANK_UNIT
from reinos.games.risk_europe.state import State

Army = tuple[int, ...]
Odds = tuple[float, float, float]  # attacker wins, defender wins, nobody is left
Chances = np.ndarray[Any, Any]  # by rank, units lost by the attacker, units lost by the defender, and outcome

SIDES = 6
FIRST = 1  # rank
KEPT = 64  # tables; those of large armies take some hundred kilobytes


def battle_odds(attacker: Army, defender: Army, castle: bool = False) -> Odds:
    """RE-9  The odds of a battle; a castle's defender re-rolls exactly when he would be hit in the General Attack."""
    return odds_from(attacker, defender, castle, FIRST)


@lru_cache(maxsize=4096)
def odds_from(
    attacker: Army, defender: Army, castle: bool, rank: int, hits: tuple[int, int] = (0, 0), used: bool = False
) -> Odds:
    """RE-9.5, RE-9.7  The odds of a battle that goes on with a rank, once both sides have taken their hits.

    `used`: the castle's right to re-roll is used up until the next cycle.
    """
    lost, fallen = min(hits[0], sum(attacker)), min(hits[1], sum(defender))
    won, held, nobody = chances(attacker, defender, castle, castle and used)[rank, lost, fallen].tolist()
    return won, held, nobody


def dispute_odds(s: State, territory: int) -> Odds:
    """RE-9  The odds of a dispute as the table stands, with the dice that lie there and the hits still to take."""
    attacker, defender = sides_of(s, territory)
    castle = bool(s.forts >> territory & 1)
    if territory != s.field or s.assault:
        return battle_odds(attacker, defender, castle)
    if s.phase == phases.REROLL:
        hits = hits_shown(s.rank, dice_shown(s, pieces.INVADER), dice_shown(s, pieces.HOLDER))
    else:
        hits = int(s.hits[pieces.INVADER]), int(s.hits[pieces.HOLDER])
    return odds_from(attacker, defender, castle, s.rank + 1, hits, bool(s.rerolled))


def reroll_odds(s: State) -> Odds:
    """RE-9.7  The odds of the battle if the castle's defender rolls all his dice of the rank again."""
    attacker, defender = sides_of(s, s.field)
    attack, dice = dice_shown(s, pieces.INVADER), len(dice_shown(s, pieces.HOLDER))
    if s.rank == GENERAL:
        found = Counter(hits_of(attack, again) for again in product(range(1, SIDES + 1), repeat=dice))
        results = [(hits, often / found.total()) for hits, often in found.items()]
    else:
        _, fallen = hits_shown(s.rank, attack, ())
        results = [((lost, fallen), odds) for lost, odds in enumerate(hit_odds(dice, int(RANK_HITS[s.rank])))]
    total = np.zeros(3)
    for hits, odds in results:
        total += odds * np.array(odds_from(attacker, defender, True, s.rank + 1, hits, used=True))
    won, held, nobody = total.tolist()
    return won, held, nobody


def sides_of(s: State, territory: int) -> tuple[Army, Army]:
    """Attacker and defender of a dispute."""
    return tuple(s.units[pieces.INVADER, territory].tolist()), tuple(s.units[pieces.HOLDER, territory].tolist())


def dice_shown(s: State, side: int) -> tuple[int, ...]:
    """The dice of a side on the table."""
    return tuple(die for die in s.dice[side].tolist() if die)


def hits_shown(rank: int, attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """RE-9.3, RE-9.4  Hits on attacker and defender of two rolls in a rank."""
    if rank == GENERAL:
        return hits_of(attack, defence)
    lost, fallen = (sum(die >= RANK_HITS[rank] for die in roll) for roll in (defence, attack))
    return lost, fallen


@cache
def hit_odds(dice: int, least: int) -> tuple[float, ...]:
    """The odds of 0, 1, 2, … hits with so many dice that hit from a number up."""
    hit = (SIDES + 1 - least) / SIDES
    return tuple(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1))


@cache
def rank_odds(attack: int, defence: int, rank: int, attackers: int, defenders: int) -> np.ndarray[Any, Any]:
    """RE-9.3, RE-9.5  The odds of units lost by the attacker (rows) and the defender to both sides' dice in a rank."""
    lost, fallen = (hit_odds(dice, int(RANK_HITS[rank])) for dice in (defence, attack))
    rows = np.array([*lost[:attackers], sum(lost[attackers:])])
    columns = np.array([*fallen[:defenders], sum(fallen[defenders:])])
    both: Chances = rows[:, None] * columns
    return both


@cache
def general_odds(ours: int, theirs: int, castle: bool) -> tuple[tuple[int, int, float], ...]:
    """RE-9.4, RE-9.7  Hits on attacker and defender in a General Attack with so many dice, with their odds."""
    found: Counter[tuple[int, int]] = Counter()
    for roll in product(range(1, SIDES + 1), repeat=ours):
        answers = Counter(hits_of(roll, answer) for answer in product(range(1, SIDES + 1), repeat=theirs))
        for hits, count in answers.items():
            if castle and hits[1]:
                found.update({again: count * often for again, often in answers.items()})
            else:
                found[hits] += count * (SIDES**theirs if castle else 1)
    total = found.total()
    return tuple((lost, fallen, count / total) for (lost, fallen), count in found.items())


def hits_of(ours: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, int]:
    """RE-9.4  Hits on attacker and defender of two rolls; ties hit the attacker."""
    pairs = list(zip(sorted(ours, reverse=True), sorted(theirs, reverse=True), strict=False))[:2]
    won = sum(a > d for a, d in pairs)
    return len(pairs) - won, won


def without(army: Army, hits: int) -> Army:
    """What is left of an army that loses its cheapest units."""
    left = list(army)
    for unit in range(pieces.KINDS):
        lost = min(left[unit], hits)
        left[unit] -= lost
        hits -= lost
    return tuple(left)


def dice_of(army: Army, rank: int) -> int:
    """RE-9.3  The dice of an army in ranks 1 to 3."""
    return army[int(RANK_UNIT[rank])] * int(RANK_DICE[rank])


@lru_cache(maxsize=KEPT)
def chances(attacker: Army, defender: Army, castle: bool, used: bool = False) -> Chances:
    """RE-9.2, RE-9.8  The odds at every rank with every number of units lost, from the last units backwards.

    Losses take the cheapest unit first, so their number says which units are left; and a General Attack
    costs a unit, so a new cycle starts with more units lost than the last one.
    """
    most, least = sum(attacker), sum(defender)
    ours = [without(attacker, lost) for lost in range(most)]
    theirs = [without(defender, lost) for lost in range(least)]
    found = np.zeros((GENERAL + 2, most + 1, least + 1, 3))
    found[:, :most, least, 0] = found[:, most, :least, 1] = found[:, most, least, 2] = 1
    cycles = chances(attacker, defender, castle)[FIRST] if used else found[FIRST]
    for total in range(most + least - 2, -1, -1):
        for lost in range(max(0, total - least + 1), min(most, total + 1)):
            fallen = total - lost
            settle(found[:, lost:, fallen:], cycles[lost:, fallen:], ours[lost], theirs[fallen], castle and not used)
    return found


def settle(found: Chances, cycles: Chances, ours: Army, theirs: Army, castle: bool) -> None:
    """RE-9.3, RE-9.4, RE-9.6  The odds with these armies, from the odds with fewer units, rank by rank."""
    attackers, defenders = sum(ours), sum(theirs)
    here = found[:, 0, 0]
    for lost, fallen, odds in general_odds(*np.minimum(GENERAL_DICE, (attackers, defenders)).tolist(), castle):
        here[GENERAL] += odds * cycles[lost, fallen]
    for rank in range(GENERAL - 1, 0, -1):
        attack, defence = dice_of(ours, rank), dice_of(theirs, rank)
        here[rank] = here[rank + 1]
        if attack or defence:
            odds_there = rank_odds(attack, defence, rank, attackers, defenders)
            rows, columns = odds_there.shape
            here[rank] = np.einsum("ij,ijk->k", odds_there, found[rank + 1, :rows, :columns])
    here[GENERAL + 1] = cycles[0, 0]
