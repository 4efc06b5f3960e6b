"""The agents of the study of 2018: small samples of `reinos arena kingdomino --study`, with wide margins."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.arena import Ledger, Plan, standings, tournament
from reinos.bots import make
from reinos.games.kingdomino.study import BRANCHING, STATIC, course

GAME = reinos.load("kingdomino", preset="paper_2018")


def against_three(bot, opponent, games):
    ledger = Ledger(Plan("kingdomino", {"preset": "paper_2018"}, (bot, opponent, opponent, opponent), games, seed=4))
    for _ in tournament(ledger):
        pass
    return next(s for s in standings(ledger.results) if s.bot == bot)


@pytest.mark.parametrize("row", STATIC, ids=lambda row: row.agent)
def test_static_agents_score_as_published(row):
    ours = against_three(row.bot, row.opponent, 120)
    # Four standard errors of our sample, and theirs.
    assert ours.points == pytest.approx(row.points, abs=2 * ours.points_error + row.error)
    assert 100 * ours.won / ours.games == pytest.approx(row.won, abs=15)


def test_as_many_moves_as_published():
    _, moves = course(STATIC[0], 60, 0, lambda items, total, name: items)
    assert moves[0] == pytest.approx(2.5)
    for ours, theirs in zip(moves[1:], BRANCHING[1:], strict=True):
        assert ours == pytest.approx(theirs, rel=0.25, abs=0.5)


@pytest.mark.parametrize("policy", ["tr", "fg", "eg", "pg"])
@pytest.mark.parametrize("score", ["wdl", "p", "r"])
def test_flat_monte_carlo_keeps_to_its_plan(policy, score):
    """The choice that was played out with the placement is the one that is made after it."""
    bot = make(f"mce-{policy}-{score}:40", GAME)
    position = GAME.start(2, "cpu")
    random = np.random.default_rng(0)
    for _ in range(12):
        seat = position.to_act[0]
        planned = getattr(bot, "planned", None)
        choice = bot.choose(position.seen_by(seat), random)
        assert choice in position.legal_ids(seat)
        if planned is not None:
            assert choice == planned
        position = position.play(choice, seat)


def test_flat_monte_carlo_beats_random_play():
    assert against_three("mce-tr-r:100", "random", 8).share > 0.6
