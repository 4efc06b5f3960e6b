"""Who plays whom, with which dice."""

from __future__ import annotations

from collections import Counter

import pytest

from reinos.arena import Plan
from reinos.core.errors import BadOption


def plan(bots, games, players=4):
    return Plan("kingdomino", {"players": players}, tuple(bots.split()), games, seed=7)


def test_as_many_bots_as_seats_rotate_with_the_same_dice():
    fixtures = list(plan("a b c d", 8).fixtures())
    assert [f.seats for f in fixtures[:4]] == [tuple("abcd"), tuple("dabc"), tuple("cdab"), tuple("bcda")]
    assert len({f.seed for f in fixtures[:4]}) == 1
    assert len({f.seed for f in fixtures}) == 2


def test_one_against_three_sits_everywhere_equally_often():
    seats = [f.seats.index("s") for f in plan("s g g g", 40).fixtures()]
    assert Counter(seats) == dict.fromkeys(range(4), 10)


def test_more_bots_than_seats_meet_in_every_selection():
    fixtures = list(plan("a b c", 12, players=2).fixtures())
    assert Counter(frozenset(f.seats) for f in fixtures) == {frozenset(p): 4 for p in ("ab", "ac", "bc")}
    # All line-ups of a round meet the same dice.
    assert len({f.seed for f in fixtures[:6]}) == 1


def test_fewer_bots_than_seats_sit_twice():
    line_ups = plan("a b c", 12).line_ups
    assert [Counter(line_up) for line_up in line_ups] == [Counter("abca"), Counter("abcb"), Counter("abcc")]


def test_a_plan_survives_json():
    one = plan("a b", 3)
    assert Plan.from_json(one.to_json()) == one


def test_unknown_bots_are_refused_before_the_first_game():
    with pytest.raises(BadOption, match="bot is 'a'"):
        plan("greedy a", 3).check()
    with pytest.raises(BadOption, match="two bots"):
        plan("greedy", 3).check()
