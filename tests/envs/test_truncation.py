"""Simulations are bounded by default, and what ends at the limit is told as truncation."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import reinos
from reinos.arena import Plan
from reinos.arena.game import Result, play
from reinos.core.game import Game
from reinos.envs.aec import AEC
from reinos.envs.parallel import Parallel
from reinos.envs.single import Single
from reinos.envs.spaces import MASK
from reinos.envs.vector import Vector

LIMIT = 20  # rounds of Risk Europe in simulations


def short() -> Game:
    """A game that nobody wins before its limit."""
    return reinos.load("risk_europe", players=2, max_rounds=1)


def drawn(mask: np.ndarray[Any, Any], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("kind", [AEC, Parallel, Single, lambda game, target: Vector(game, 2, target)])
def test_environments_are_bounded_unless_no_limit_is_asked_for(kind: Any) -> None:
    assert kind(reinos.load("risk_europe"), target="python").game.options.max_rounds == LIMIT
    free = reinos.load("risk_europe", max_rounds=0)
    for game in (free, pickle.loads(pickle.dumps(free)), eval(repr(free))):
        assert kind(game, target="python").game.options.max_rounds == 0
    assert kind(reinos.load("risk_europe", max_rounds=7), target="python").game.options.max_rounds == 7


def test_batches_and_the_arena_too_but_no_table_of_people() -> None:
    assert reinos.load("risk_europe").batch(2, "python").game.options.max_rounds == LIMIT
    assert Plan("risk_europe", {"players": 2}, ("random", "random"), 1).load().options.max_rounds == LIMIT
    assert Plan("risk_europe", {"max_rounds": 0}, ("random", "random"), 1).load().options.max_rounds == 0
    assert reinos.load("risk_europe").new(1).game.options.max_rounds == 0
    free = reinos.load("risk_europe", max_rounds=0)
    assert free.chosen == {"players": 4}, "people are not told of a limit that is not there"
    assert free.start(1).key == reinos.load("risk_europe").start(1).key
    game = reinos.load("lancaster")
    assert game.simulated() is game


def test_a_batch_tells_which_games_were_truncated() -> None:
    batch, ended = short().batch(3, "python"), 0
    batch.reset(seed=1)
    for _ in range(400):
        batch.step(batch.sample())
        assert np.array_equal(batch.truncated, batch.done)
        assert not batch.rewards[~batch.done].any()
        assert np.abs(batch.rewards[batch.done].sum(axis=1)).max(initial=0) == 0
        ended += int(batch.done.sum())
    assert ended >= 3
    assert batch.truncated.dtype == np.bool_


def test_a_game_that_ends_by_its_rules_is_not_truncated() -> None:
    batch = reinos.load("kingdomino", players=2).batch(2, "python")
    batch.reset(seed=1)
    while not batch.done.any():
        batch.step(batch.sample())
        assert not batch.truncated.any()


def test_one_seat_at_a_time() -> None:
    env, random = AEC(short(), target="python"), np.random.default_rng(1)
    env.reset(seed=1)
    given = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not terminated
        if truncated:
            given[agent] = reward
        assert seen is not None
        env.step(None if truncated else drawn(seen[MASK], random))
    assert [given[agent] for agent in env.possible_agents] == pytest.approx(env.position.rewards)


def test_all_seats_at_once() -> None:
    env, random = Parallel(short(), target="python"), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, rewards, terminated, truncated, _ = env.step({a: drawn(seen[a][MASK], random) for a in env.agents})
        assert not any(terminated.values())
        assert set(truncated.values()) == {not env.agents}
    assert list(rewards.values()) == pytest.approx(env.position.rewards)


def test_one_seat_against_bots() -> None:
    env, random = Single(short(), "random", target="python"), np.random.default_rng(1)
    env.reset(seed=1)
    truncated = False
    while not truncated:
        _, reward, terminated, truncated, info = env.step(drawn(env.action_masks(), random))
        assert not terminated
    assert reward == env.position.rewards[env.seat]
    assert info["points"] == list(env.position.points)


def test_many_games() -> None:
    env = Vector(short(), 2, "python")
    env.reset(seed=1)
    ended = 0
    while ended < 2:
        _, _, terminated, truncated, _ = env.step(env.batch.sample())
        assert not terminated.any()
        ended += int(truncated.sum())


def test_the_arena_notes_it() -> None:
    plan = Plan("risk_europe", {"players": 2, "max_rounds": 1}, ("random", "random"), 1)
    result = play(plan.load(), next(plan.fixtures()))
    assert result.truncated
    assert Result.from_json(result.to_json()) == result
    plan = Plan("kingdomino", {"players": 2}, ("random", "random"), 1)
    result = play(plan.load(), next(plan.fixtures()))
    assert not result.truncated
    assert "truncated" not in result.to_json()
