"""Exact odds of battles, by enumeration, against battles that the compiled rules fight."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest

from reinos.core.dice import rewind
from reinos.core.game import Game
from reinos.core.target import JIT, teach_numba
from reinos.games.risk_europe import RULES, phases
from reinos.games.risk_europe.battle import ROLL, fight, keep_dice, reroll
from reinos.games.risk_europe.map import NAMES
from reinos.games.risk_europe.odds import battle_odds, dispute_odds, general_odds, hits_of, odds_from, reroll_odds
from reinos.games.risk_europe.pieces import HOLDER, INVADER, KINDS
from reinos.games.risk_europe.ranks import GENERAL, score
from tests.games.risk_europe.oracle import RANKS, duel, fallen, outcome, rolls

BATTLES = 100_000
FIELD = NAMES.index("bavaria")
ARMIES = [
    ((1, 0, 0, 0), (1, 0, 0, 0)),
    ((5, 0, 0, 0), (4, 0, 0, 0)),
    ((3, 2, 2, 0), (4, 3, 0, 0)),
    ((2, 0, 1, 1), (3, 1, 1, 0)),
    ((0, 0, 2, 0), (0, 0, 2, 0)),
]


def fight_all(batch: Any, battles: int, wins: Any) -> None:
    """Fight the battle of table 0 so many times on table 1; everybody loses the cheapest first."""
    for n in range(battles):
        batch[1] = batch[0]
        s = batch[1]
        rewind(s, n)
        s.event_count = 0
        while s.field >= 0:
            if s.phase == phases.REROLL:
                score(s)
                again = s.rank == GENERAL and s.hits[HOLDER] > 0
                s.event_count, s.to_act = 0, 0
                if again:
                    reroll(s, 0)
                else:
                    keep_dice(s, 0)
            fight(s)
        wins[int(s.owner[FIELD]) + 1] += 1


@pytest.fixture(scope="module")
def compiled() -> Any:
    numba = pytest.importorskip("numba")
    teach_numba(RULES)
    return numba.njit(**JIT)(fight_all)


def battlefield(attacker: tuple[int, ...], defender: tuple[int, ...], castle: bool) -> Any:
    """Two tables, the first at the start of a battle of army 1 against army 0."""
    batch = Game(RULES).bare(7, 2)
    table = batch[:1]
    for name, value in (("owner", -1), ("invader", -1), ("alive", 1), ("tile_round", -1)):
        table[name] = value
    table["owner"][0, FIELD], table["invader"][0, FIELD] = 0, 1
    table["land"][0, 0] = table["inroads"][0, 1] = 1 << FIELD
    table["disputed"] = 1 << FIELD
    table["forts"] = int(castle) << FIELD
    table["controller"][0, :2] = [0, 1]
    table["units"][0, HOLDER, FIELD], table["units"][0, INVADER, FIELD] = defender, attacker
    table["field"], table["phase"], table["step"] = FIELD, phases.FIGHT, ROLL
    table["preset"] = 1
    return batch


@pytest.mark.parametrize("castle", [False, True])
@pytest.mark.parametrize(("attacker", "defender"), ARMIES)
def test_simulated_battles_have_the_exact_odds(
    compiled: Any, attacker: tuple[int, ...], defender: tuple[int, ...], castle: bool
) -> None:
    wins = np.zeros(3, np.int64)  # nobody, defender, attacker
    compiled(battlefield(attacker, defender, castle), BATTLES, wins)
    exact = battle_odds(attacker, defender, castle)
    for odds, found in zip(exact, (wins[2], wins[1], wins[0]), strict=True):
        assert abs(found / BATTLES - odds) <= 4.5 * sqrt(odds * (1 - odds) / BATTLES) + 1e-9, (exact, wins)


SMALL = [(1, 0, 0, 0), (3, 0, 0, 0), (2, 1, 0, 0), (1, 2, 1, 0), (0, 1, 2, 1), (2, 0, 1, 1), (0, 0, 0, 1)]


@pytest.mark.parametrize("castle", [False, True])
@pytest.mark.parametrize("attacker", SMALL)
def test_the_table_of_chances_is_the_enumeration(attacker: tuple[int, ...], castle: bool) -> None:
    for defender in SMALL:
        for rank in range(1, GENERAL + 1):
            for right in (True, False):
                exact = [float(odds) for odds in outcome(attacker, defender, castle, rank, right)]
                assert odds_from(attacker, defender, castle, rank, used=not right) == pytest.approx(exact)


@pytest.mark.parametrize("hits", [(1, 0), (1, 2), (0, 9), (9, 1), (9, 9)])
def test_hits_that_are_still_to_be_taken_count(hits: tuple[int, int]) -> None:
    attacker, defender = (2, 1, 1, 0), (3, 0, 1, 0)
    left = fallen(attacker, hits[0]), fallen(defender, hits[1])
    for rank in range(2, GENERAL + 2):
        after = outcome(*left, True, rank if rank <= GENERAL else 1)  # or a new cycle
        assert odds_from(attacker, defender, True, rank, hits) == pytest.approx([float(odds) for odds in after])


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("attack", [(4,), (3, 2), (6, 5, 1)])
def test_the_chances_of_a_re_roll_are_those_of_all_new_rolls(rank: int, attack: tuple[int, ...]) -> None:
    attacker, defender, defence = (2, 1, 1, 0), (2, 1, 1, 1), (5, 1)
    s = RULES.proxy(battlefield(attacker, defender, castle=True)[:1])
    s.rank, s.phase = rank, phases.REROLL
    for side, roll in enumerate((attack, defence)):
        s.dice[side, : len(roll)] = roll

    def after(answer: tuple[int, ...], right: bool) -> list[Fraction]:
        """The chances once these dice have been counted."""
        least = RANKS[rank][2] if rank < GENERAL else 0
        hits = duel(attack, answer) if rank == GENERAL else [sum(die >= least for die in r) for r in (answer, attack)]
        left = fallen(attacker, hits[0]), fallen(defender, hits[1])
        return list(outcome(*left, True, rank + 1, right) if rank < GENERAL else outcome(*left, True))

    assert dispute_odds(s, FIELD) == pytest.approx([float(odds) for odds in after(defence, True)])
    again = [after(answer, False) for answer in rolls(len(defence))]
    assert reroll_odds(s) == pytest.approx([float(sum(odds) / len(again)) for odds in zip(*again, strict=True)])


def test_the_odds_add_up() -> None:
    for attacker, defender in ARMIES:
        for castle in (False, True):
            assert sum(battle_odds(attacker, defender, castle)) == pytest.approx(1)
        assert battle_odds(attacker, defender, True)[0] <= battle_odds(attacker, defender)[0]


def test_the_general_attack_by_hand() -> None:
    assert hits_of((6, 3, 3), (5, 3)) == (1, 1)
    found = {(a, d): odds for a, d, odds in general_odds(3, 2, False)}
    assert found[0, 2] == pytest.approx(2890 / 7776)
    assert found[2, 0] == pytest.approx(2275 / 7776)
    assert KINDS == 4
