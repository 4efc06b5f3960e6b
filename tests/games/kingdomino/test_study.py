"""The agents of the study of 2018: small samples of `reinos arena kingdomino --study`, with wide margins."""

from __future__ import annotations

import numpy as np
import pytest

import reinos
from reinos.arena import Ledger, Plan, standings, tournament
from reinos.bots import make
from reinos.games.kingdomino import state
from reinos.games.kingdomino.bots import SOUND, best_worth, next_words, survey
from reinos.games.kingdomino.choices import CHOICES
from reinos.games.kingdomino.kingdom import lay_domino, square_at
from reinos.games.kingdomino.scoring import bonus, kingdom_points
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


def is_sound(table, seat):
    """No square of the 5x5 around the castle is alone, and nothing lies outside; the castle counts as room."""
    box = [int(side) for side in table.box[seat]]
    reach = range(-2, 3)
    room = {(x, y) for x in reach for y in reach if table.land[seat, square_at(x, y)] in (state.EMPTY, state.CASTLE)}
    alone = [(x, y) for x, y in room - {(0, 0)} if not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & room]
    return max(map(abs, box)) <= 2 and not alone


def test_what_a_place_is_worth_to_the_static_agents():
    """Counted slowly: lay the domino, count the points, look for holes."""
    random, match = np.random.default_rng(3), GAME.new(3)
    out, keys, sets = np.zeros((3, GAME.rules.choices.size), np.int64)
    sets[:] = -1  # what another kingdom left
    sound = []
    while not match.over:
        seat, domino = match.to_act[0], int(random.integers(1, 49))
        table = GAME.rules.proxy(match.record)
        survey(table, seat, sets)
        keys[:] = -2
        best = best_worth(table, seat, domino, out, keys, sets)
        places = [n for n in range(len(keys)) if keys[n] > -2]
        for n in places:
            tried = GAME.rules.proxy(match.record)
            lay_domino(tried, seat, domino, **CHOICES.choice(int(out[n])).args)
            points = kingdom_points(tried, seat)[0] + bonus(tried, seat)
            sound.append(is_sound(tried, seat))
            assert keys[n] == points + SOUND * sound[-1]
        assert best == max((int(keys[n]) for n in places), default=-1)
        match.play(int(random.choice(match.legal_ids(seat))))
    assert 100 < sum(sound) < len(sound) - 100


def test_the_generator_s_own_words_are_those_that_it_draws():
    words = next_words(np.random.default_rng(5))
    assert np.array_equal(words, np.random.default_rng(5).integers(0, 1 << 32, len(words), np.uint32))


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
