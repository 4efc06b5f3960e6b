"""A battle taken apart roll by roll, as the rulebook has it: slow, and sharing nothing with the rules."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

Army = tuple[int, ...]  # Footmen, Archers, Cavalry, Siege Weapons
RANKS = {1: (3, 2, 3), 2: (1, 1, 5), 3: (2, 1, 3)}  # unit, dice a unit, least number that hits


def rolls(dice: int) -> Iterator[tuple[int, ...]]:
    """All that some dice can show."""
    return product(range(1, 7), repeat=dice)


def fallen(army: Army, hits: int) -> Army:
    """An army without its cheapest units."""
    units = [unit for unit, count in enumerate(army) for _ in range(count)][hits:]
    return tuple(units.count(unit) for unit in range(4))


def duel(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """Hits on attacker and defender in a General Attack."""
    pairs = list(zip(sorted(attack)[::-1], sorted(defence)[::-1], strict=False))[:2]
    won = [a > d for a, d in pairs]
    return won.count(False), won.count(True)


@cache
def general(attackers: int, defenders: int, castle: bool) -> dict[tuple[int, int], Fraction]:
    """The chances of the hits in a General Attack; a castle's defender repeats a roll that costs him a unit."""
    found: Counter[tuple[int, int]] = Counter()
    ours, theirs = min(3, attackers), min(2, defenders)
    for attack in rolls(ours):
        answers = [duel(attack, defence) for defence in rolls(theirs)]
        for hits in answers:
            found.update(answers if castle and hits[1] else [hits] * len(answers))
    return {hits: Fraction(count, found.total()) for hits, count in found.items()}


@cache
def scored(dice: int, least: int) -> dict[int, Fraction]:
    """The chances of so many hits."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    for roll in rolls(dice):
        found[sum(die >= least for die in roll)] += Fraction(1, 6**dice)
    return found


@cache
def outcome(attacker: Army, defender: Army, castle: bool, rank: int = 1, right: bool = True) -> tuple[Fraction, ...]:
    """The chances that attacker, defender or nobody is left, from a rank on; `right`: a re-roll is left."""
    if not sum(attacker) or not sum(defender):
        return Fraction(sum(attacker) > 0), Fraction(sum(defender) > 0), Fraction(not sum(attacker + defender))
    results: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    if rank == 4:
        results = general(sum(attacker), sum(defender), castle and right)
    else:
        unit, dice, least = RANKS[rank]
        for won, chance in scored(attacker[unit] * dice, least).items():
            for lost, other in scored(defender[unit] * dice, least).items():
                results[lost, won] += chance * other
    total = [Fraction(0)] * 3
    following, again = (1, True) if rank == 4 else (rank + 1, right)
    for (lost, won), chance in results.items():
        left = fallen(attacker, lost), fallen(defender, won)
        for n, odds in enumerate(outcome(*left, castle, following, again)):
            total[n] += chance * odds
    return tuple(total)
