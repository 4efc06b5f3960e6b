"""The examples for learners, in small: a search finds what is best, and a lesson makes good choices more likely."""

from __future__ import annotations

from importlib import import_module
from itertools import count
from pathlib import Path

import numpy as np
import pytest

import reinos

EXAMPLES = Path(__file__).parents[1] / "examples"
LINES = 150
GAME = reinos.load("kingdomino", players=2)


@pytest.fixture(autouse=True)
def from_examples(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))


def last_choices(seed: int):
    """Games before their last choice."""
    batch = GAME.batch(40, "python", restart=False)
    batch.reset(seed)
    before = batch.copy()
    while not batch.done.all():
        going = np.flatnonzero(~batch.done)
        before.put(going, batch.gather(going))
        batch.step(batch.sample())
    return before


def worth_of(batch):
    """What each choice brings to the seat that makes it, by row: choices and rewards."""
    after, rows, choices = batch.afterstates()
    rewards = after.rewards[np.arange(after.size), batch.to_act[rows]]
    return [(choices[rows == i], rewards[rows == i]) for i in range(batch.size)]


def test_a_search_makes_the_last_choice_that_is_best():
    puct = import_module("puct")
    for seed in count():
        batch = last_choices(seed)
        telling = [i for i, (_, rewards) in enumerate(worth_of(batch)) if rewards.max() > rewards.min()]
        if telling:
            break
    some = batch.gather(telling)
    shares = puct.search(some, puct.plain, 24, 2, seed=4)
    assert np.allclose(shares.sum(axis=1), 1)
    assert not shares[~some.legal].any()
    for share, (choices, rewards) in zip(shares, worth_of(some), strict=True):
        assert rewards[choices == share.argmax()] == rewards.max()


def test_a_search_asks_the_network_and_plays_to_the_end():
    puct, asked = import_module("puct"), []

    def network(observations, legal):
        asked.append(len(legal))
        return legal * np.arange(legal.shape[1]), np.zeros((len(legal), 2))

    batch = GAME.batch(3, "python", restart=False)
    batch.reset(5)
    shares = puct.search(batch, network, 3, 2)
    assert asked == [6] * 4
    assert (shares.argmax(axis=1) == [ids[:n].max() for ids, n in zip(batch.ids, batch.counts, strict=True)]).all()
    end = last_choices(0).gather([0, 1, 2])
    assert -1 <= puct.duel(end, puct.plain, 2, 1) <= 1
    assert end.done.all()


def test_what_a_decision_was_worth_follows_from_rewards_and_values():
    rollout = import_module("rollout")
    steps = {name: np.zeros((3, 1)) for name in rollout.Rollout._fields}
    steps |= {"values": np.array([[0.5], [0.25], [0.0]]), "rewards": np.array([[0.0], [1.0], [0.0]])}
    steps["over"] = np.array([[False], [True], [False]])
    better, aims = rollout.advantages(rollout.Rollout(**steps), np.array([0.75]))
    second = 1 - 0.25  # the game ended there
    assert better[:, 0].tolist() == [0.25 + rollout.TRACE * second - 0.5, second, 0.75]
    assert (aims == better + steps["values"]).all()


def test_the_learner_sees_its_own_decisions_only():
    rollout = import_module("rollout")
    batch = GAME.batch(4, "python")
    batch.reset(2)
    tables = rollout.Tables(batch, "random")
    seen = []

    def policy(planes, legal):
        seen.append(batch.to_act.copy())
        return legal.argmax(axis=1), np.zeros(4), np.zeros(4)

    found, _ = tables.roll(policy, 30)
    assert (np.array(seen) == tables.seats).all()
    assert found.over.any()
    assert (found.rewards[~found.over] == 0).all()


@pytest.mark.parametrize("name", ["torch", "jax"])
def test_a_lesson_makes_a_better_choice_more_likely(name):
    pytest.importorskip(name)
    rollout = import_module("rollout")
    batch = GAME.batch(4, "python")
    batch.reset(2)
    learner = import_module(f"ppo_{name}").Learner(GAME.rules, 0)
    found, _ = rollout.Tables(batch, "random").roll(learner.policy, 8)
    assert found.legal[np.arange(8)[:, None], np.arange(4), found.choices].all()
    better = np.where(np.arange(4) < 2, 1.0, -1.0) + np.zeros((8, 4), np.float32)
    for _ in range(5):
        learner.learn(found, better.astype(np.float32), found.values)
    after = np.stack([logs_of(learner, name, found, step) for step in range(8)])
    assert (after - found.logs)[:, :2].mean() > (after - found.logs)[:, 2:].mean()


def logs_of(learner, name, found, step):
    """The log probabilities of the choices that were made."""
    planes, legal, choices = found.planes[step], found.legal[step], found.choices[step]
    if name == "jax":
        logs, _ = import_module("ppo_jax").look(learner.weights, planes, legal)
        return np.asarray(logs)[np.arange(4), choices]
    torch = import_module("torch")
    chance, _ = learner.network(torch.from_numpy(planes), torch.from_numpy(legal))
    return chance.log_prob(torch.from_numpy(choices)).detach().numpy()


def test_ppo_is_short():
    parts = [(EXAMPLES / f"{name}.py").read_text(encoding="utf-8") for name in ("ppo_torch", "rollout")]
    assert sum(len(part.splitlines()) for part in parts) < LINES
