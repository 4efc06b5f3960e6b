"""Standings and ratings from results."""

from __future__ import annotations

import pytest

from reinos.arena import Forfeit, Plan, Result, standings
from reinos.arena.ratings import course, ratings
from reinos.arena.report import report
from reinos.arena.standings import wilson
from reinos.arena.summary import summary
from reinos.cli.language import texts


def game(number, ranks, points=(50, 40, 30, 20), forfeit=None, seats=("a", "b", "b", "c")):
    return Result(number, 1, seats, points, ranks, (10, 10, 10, 10), (1.0, 0.1, 0.1, 0.1), forfeit)


RESULTS = [
    game(0, (1, 2, 3, 4)),
    game(1, (1, 1, 3, 4), (50, 50, 30, 20)),
    game(2, (4, 1, 1, 1), forfeit=Forfeit(0, 12, "ended <badly>")),
]


def test_wins_ranks_points_and_time():
    found = {s.bot: s for s in standings(RESULTS)}
    a, b = found["a"], found["b"]
    assert (a.games, a.won, a.shared, a.forfeits) == (3, 1, 1, 1)
    assert a.share == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert a.ranks == (2, 0, 0, 1)
    assert a.points == 50.0
    assert a.margin == pytest.approx((10 + 0 + 10) / 3)
    assert a.milliseconds == pytest.approx(100.0)
    assert (b.games, b.won, b.shared) == (6, 0, 3)
    assert sum(s.share * s.games for s in found.values()) == pytest.approx(len(RESULTS))


def test_intervals():
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10)[0] == pytest.approx(0.0)
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)


def test_ratings_follow_results_and_grow_surer():
    steps = course([game(n, (1, 2, 3, 4)) for n in range(30)])
    last = steps[-1]
    assert last["a"].mean > last["b"].mean > last["c"].mean
    assert last["a"].deviation < steps[0]["a"].deviation
    low, high = last["a"].interval
    assert low < last["a"].mean < high
    assert ratings([]) == {}


def test_a_rating_does_not_hang_on_which_games_came_last():
    """Two bots that beat each other equally often, one of them at the end."""
    half = [game(n, (1, 2, 3, 4)) for n in range(40)] + [game(n, (4, 3, 2, 1)) for n in range(40, 80)]
    last, fair = course(half)[-1], ratings(half)
    assert abs(fair["a"].mean - fair["c"].mean) < abs(last["a"].mean - last["c"].mean) / 3


@pytest.mark.parametrize("lang", ["es", "en"])
def test_report_and_summary(lang):
    plan = Plan("kingdomino", {"players": 4}, ("a", "b", "b", "c"), 3)
    words = texts(lang)
    page = report(plan, RESULTS, words)
    assert page.count("<svg") == 4
    assert "ended &lt;badly&gt;" in page
    outside = page.replace("http://www.w3.org/2000/svg", "")
    assert not any(word in outside for word in ("http", "src=", "@import", "url("))
    lines = summary(standings(RESULTS), words).splitlines()
    assert len(lines) == 4
    assert len(set(map(len, lines))) == 1
