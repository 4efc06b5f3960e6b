"""The ranks of a battle (RE-9.2 to RE-9.4): which units roll how many dice, and what hits."""

from __future__ import annotations

import numpy as np

from reinos.core.dice import die
from reinos.core.rule import rule
from reinos.games.risk_europe import pieces
from reinos.games.risk_europe.board import strength
from reinos.games.risk_europe.state import State

# RE-9.3, RE-9.4  Ranks 1..3: the unit that rolls, dice a unit, the least number that hits; 4 is the General Attack.
_RANKS = pieces.DATA["battle"]["ranks"]
GENERAL = len(_RANKS)
RANK_UNIT, RANK_DICE, RANK_HITS = np.zeros((3, GENERAL), np.int64)
for _rank, _item in enumerate(_RANKS[:-1], 1):
    RANK_UNIT[_rank] = pieces.UNITS.index(_item["unit"])
    RANK_DICE[_rank], RANK_HITS[_rank] = _item["dice_per_unit"], _item["hits_on"]
GENERAL_DICE = np.zeros(2, np.int64)  # the most dice by side
GENERAL_DICE[pieces.INVADER] = max(_RANKS[-1]["attacker_dice_by_units"].values())
GENERAL_DICE[pieces.HOLDER] = max(_RANKS[-1]["defender_dice_by_units"].values())


@rule
def dice_of(s: State, side: int, rank: int) -> int:
    """RE-9.3, RE-9.4  Dice that a side rolls in a rank."""
    if rank == GENERAL:
        return min(int(GENERAL_DICE[side]), strength(s, side, s.field))
    return int(s.units[side, s.field, RANK_UNIT[rank]]) * int(RANK_DICE[rank])


@rule
def next_rank(s: State) -> None:
    """RE-9.2, RE-9.7  The next rank in which anybody rolls; after the fourth a new cycle, with a new re-roll."""
    if s.rank == GENERAL:
        s.rank, s.rerolled = 0, 0
    s.rank += 1
    while s.rank < GENERAL and dice_of(s, pieces.INVADER, s.rank) + dice_of(s, pieces.HOLDER, s.rank) == 0:
        s.rank += 1


@rule
def roll_dice(s: State, side: int) -> None:
    """RE-9.3, RE-9.4, RE-16.3, RE-17.6  Roll all dice of a side."""
    for i in range(int(s.rolled[side])):
        s.dice[side, i] = die(s)


@rule
def roll_rank(s: State) -> None:
    """RE-9.3, RE-9.4  Both sides roll with the units present at the start of the rank."""
    next_rank(s)
    s.dice[:, :] = 0
    for side in range(2):
        s.rolled[side] = dice_of(s, side, s.rank)
        roll_dice(s, side)


@rule
def dice_from(s: State, side: int, least: int) -> int:
    """Dice of a side that show this number or more."""
    found = 0
    for i in range(int(s.rolled[side])):
        found += int(s.dice[side, i] >= least)
    return found


@rule
def best_two(s: State, side: int) -> tuple[int, int]:
    """RE-9.4  The highest die of a side and the second highest, 0 if there is none."""
    first, second = 0, 0
    for i in range(int(s.rolled[side])):
        roll = int(s.dice[side, i])
        if roll > first:
            first, second = roll, first
        elif roll > second:
            second = roll
    return first, second


@rule
def score(s: State) -> None:
    """RE-9.3, RE-9.4  Hits on each side; in the General Attack pairs of dice, a tie hits the attacker."""
    if s.rank < GENERAL:
        s.hits[pieces.HOLDER] = dice_from(s, pieces.INVADER, int(RANK_HITS[s.rank]))
        s.hits[pieces.INVADER] = dice_from(s, pieces.HOLDER, int(RANK_HITS[s.rank]))
        return
    ours, ours_too = best_two(s, pieces.INVADER)
    theirs, theirs_too = best_two(s, pieces.HOLDER)
    pairs = 1 + int(ours_too > 0 and theirs_too > 0)
    on_holder = int(ours > theirs) + int(pairs == 2 and ours_too > theirs_too)
    s.hits[pieces.HOLDER] = on_holder
    s.hits[pieces.INVADER] = pairs - on_holder
