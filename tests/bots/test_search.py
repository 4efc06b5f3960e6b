"""The search: legal, deterministic, blind to secrets, and better than the greedy bot."""

from __future__ import annotations

import time

import numpy as np
import pytest

import reinos
from reinos.arena import Ledger, Plan, standings, tournament
from reinos.bots.search import Search
from reinos.core.position import Position

GAMES = ("kingdomino", "el_grande", "lancaster", "brian_boru", "risk_europe")


def midway(game, steps, seed=3):
    """A position some random steps into a game, and the seat to act, which has something to choose."""
    random = np.random.default_rng(seed)
    position = game.start(seed, "cpu")
    done = 0
    while done < steps or len(position.legal_ids()) < 2:
        position = position.play(int(random.choice(position.legal_ids())))
        done += 1
    return position, position.to_act[0]


@pytest.mark.parametrize("threads", [1, 2])
def test_same_seed_and_playouts_give_the_same_answer(threads):
    game = reinos.load("kingdomino")
    position, seat = midway(game, 9)
    bot = Search(game, 200, threads=threads)
    once, again = (bot.consider(position.seen_by(seat), np.random.default_rng(5)) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_does_not_change_the_answer(name):
    """Two tables that differ only in what the seat may not know, which the bot would not even use were it told."""
    game = reinos.load(name)
    position, seat = midway(game, 30)
    other = position.imagine(seat, 99)
    assert other.key != position.key
    bot = Search(game, 60)
    answers = [
        bot.consider(Position(game, true.record, "cpu", hidden=True, seat=seat), np.random.default_rng(1))
        for true in (position, other)
    ]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", GAMES)
def test_considers_only_what_is_legal(name):
    game = reinos.load(name)
    for steps in (0, 12, 40):
        position, seat = midway(game, steps)
        found = Search(game, 50).consider(position.seen_by(seat), np.random.default_rng(0))
        assert {c.choice for c in found} <= set(position.legal_ids(seat))
        assert sum(c.share for c in found) == pytest.approx(1.0)
        assert all(0.0 <= c.win <= 1.0 for c in found)
        assert [c.visits for c in found] == sorted((c.visits for c in found), reverse=True)


def test_every_playout_is_counted():
    game = reinos.load("kingdomino")
    position, seat = midway(game, 9)
    found = Search(game, 301, threads=2).consider(position.seen_by(seat), np.random.default_rng(0))
    assert sum(c.visits for c in found) == 301


def test_a_time_is_kept():
    game = reinos.load("kingdomino")
    position, seat = midway(game, 9)
    given = (position.seen_by(seat), np.random.default_rng(0))
    Search(game, 10).consider(*given)  # load what is compiled
    began, used = time.monotonic(), time.process_time()
    Search(game, milliseconds=150).consider(*given)
    assert time.monotonic() - began > 0.14
    assert time.process_time() - used < 2.0  # of the processor's time, whatever else the machine does


def last_decision(game, wanted=lambda before: True):
    """A random game just before its last decision, where that one has several choices and is as wanted."""
    for seed in range(200):
        random = np.random.default_rng(seed)
        position = game.start(seed, "cpu")
        while not position.over:
            before = position
            position = position.play(int(random.choice(position.legal_ids())))
        if len(before.legal_ids()) > 2 and wanted(before):
            return before
    raise AssertionError("no such game")


def test_takes_the_best_last_placement():
    """At the last placement of a game every choice can be counted, and the search must see the best."""
    game = reinos.load("kingdomino", players=2)
    position = last_decision(game)
    seat = position.to_act[0]
    ends = {choice: position.play(choice).points[seat] for choice in position.legal_ids()}
    choice = Search(game, 300).choose(position.seen_by(seat), np.random.default_rng(0))
    assert ends[choice] == max(ends.values())


def test_beats_the_greedy_bot():
    """A small sample of `reinos arena kingdomino --bots search:1000,greedy,greedy,greedy --games 200`."""
    plan = Plan("kingdomino", {"players": 4}, ("search:100", "greedy", "greedy", "greedy"), 24, seed=1)
    ledger = Ledger(plan)
    for _ in tournament(ledger):
        pass
    found = {s.bot: s for s in standings(ledger.results)}
    assert found["search:100"].share > 0.35
    assert found["search:100"].rating.mean > found["greedy"].rating.mean


@pytest.mark.parametrize("name", GAMES)
def test_an_onlooker_sees_chances_without_secrets(name):
    """Whoever is not to choose, and a spectator, get everybody's chances from what they may know."""
    game = reinos.load(name)
    position, _ = midway(game, 30)
    bot = Search(game, 40)
    for viewer in (None, next(other for other in range(game.players) if other not in position.to_act)):
        other = position.imagine(viewer, 99)
        seen, same = (Position(game, true.record, "cpu", hidden=True, seat=viewer) for true in (position, other))
        found = bot.outlook(seen, np.random.default_rng(1))
        assert found == bot.outlook(same, np.random.default_rng(1))
        assert sum(found.chances) == pytest.approx(1.0)
        assert len(found.chances) == game.players


def test_a_comparison_sees_which_last_placement_wins():
    """At the last placement both choices lead to one end each."""
    game = reinos.load("kingdomino", players=2)
    position = last_decision(game)
    seat = position.to_act[0]
    choices = position.legal_ids()
    samples = Search(game, 80).compare(position.seen_by(seat), choices, np.random.default_rng(0))
    for n, choice in enumerate(choices):
        ranks = position.play(choice).ranks
        expected = [(rank == 1) / ranks.count(1) for rank in ranks]
        assert samples[:, n].tolist() == [expected] * len(samples)
