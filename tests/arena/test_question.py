"""Questions that end a tournament: how often the sequential test errs, and what it counts."""

from __future__ import annotations

import numpy as np
import pytest

from reinos.arena.game import Fixture, Result
from reinos.arena.question import Question, in_order

ASKED = Question("a", 0.6)


def game(number: int, ranks: tuple[int, ...], seats: tuple[str, ...] = ("a", "b")) -> Result:
    nothing = (0,) * len(seats)
    return Result(number, 0, seats, nothing, ranks, nothing, (0.0,) * len(seats))


WON, LOST = game(0, (1, 2)), game(0, (2, 1))


def tournament(share: float, seed: int, most: int = 2000) -> bool | None:
    """The answer about a bot that wins this share of its games."""
    random = np.random.default_rng(seed)
    return ASKED.answer([WON if won else LOST for won in random.random(most) < share])


@pytest.mark.parametrize(("share", "answer"), [(0.5, False), (0.55, False), (0.65, True), (0.8, True)])
def test_it_errs_as_seldom_as_it_says(share: float, answer: bool) -> None:
    """At the margins 1 in 20 at most, of 200 tournaments; 20 are more than three deviations above 10."""
    found = [tournament(share, seed) for seed in range(200)]
    assert found.count(answer) >= 180


def test_it_stops_sooner_the_clearer_it_is() -> None:
    assert ASKED.answer([game(n, (1, 2)) for n in range(18)]) is True
    assert ASKED.answer([game(n, (1, 2)) for n in range(10)]) is None
    assert ASKED.answer([game(n, (2, 1)) for n in range(12)]) is False


def test_only_whole_rotations_count() -> None:
    won = [game(n, (1, 2)) for n in range(18)]
    assert ASKED.answer(won[:17]) is None
    assert ASKED.answer([*won, game(18, (2, 1))]) is True  # decided before the game that would have opened it again


def test_a_shared_win_counts_in_part_wherever_the_bot_sits() -> None:
    shared = [game(n, (1, 1), ("b", "a")) for n in range(400)]
    assert ASKED.answer(shared) is False
    assert Question("a", 0.4).answer(shared) is True


def test_results_come_in_the_order_of_the_games() -> None:
    fixtures = [Fixture(n, 0, ("a", "b")) for n in (1, 2, 4, 7)]
    came = [game(n, (1, 2)) for n in (4, 1, 7, 2)]
    assert [result.number for result in in_order(came, fixtures)] == [1, 2, 4, 7]
    assert [result.number for result in in_order(came[:3], fixtures)] == [1]
