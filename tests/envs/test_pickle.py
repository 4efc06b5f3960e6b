"""Environments pickle and copy, and go on in the same way, also in another process and in other packages' workers."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest

import reinos
from reinos.envs.aec import AEC
from reinos.envs.parallel import Parallel
from reinos.envs.single import Single, register
from reinos.envs.spaces import MASK
from reinos.envs.vector import Vector
from tests.envs.worlds import load

STEPS = 30
soak = pytest.mark.skipif(not os.environ.get("REINOS_SOAK"), reason="long: make soak")


def aec(name: str) -> AEC:
    env = AEC(load(name), target=target(name))
    env.reset(seed=1)
    return env


def parallel(name: str) -> Parallel:
    env = Parallel(load(name), target=target(name))
    env.reset(seed=1)
    return env


def single(name: str) -> Single:
    env = Single(load(name), ["greedy:50"], seat=None, target=target(name))
    env.reset(seed=1)
    return env


def vector(name: str) -> Vector:
    env = Vector(load(name), 3, target(name))
    env.reset(seed=1)
    return env


def target(name: str) -> str:
    """One game is compiled, the others need not be."""
    return "cpu" if name == "kingdomino" else "python"


def last_legal(mask: np.ndarray[Any, Any]) -> int:
    """The highest legal id."""
    return int(np.flatnonzero(mask)[-1])


def play(env: Any, steps: int = STEPS) -> bytes:
    """Some steps; where they led."""
    for _ in range(steps):
        if isinstance(env, AEC):
            env.step(last_legal(env.last()[0][MASK]))
        elif isinstance(env, Parallel):
            env.step(
                {
                    agent: last_legal(env.seen(agent)[MASK]) if env.seen(agent)[MASK].any() else env.wait
                    for agent in env.agents
                }
            )
        elif isinstance(env, Single):
            _, _, over, cut, _ = env.step(last_legal(env.action_masks()))
            if over or cut:
                env.reset()
        else:
            env.step(env.batch.sample())
    return env.batch.records().tobytes() if isinstance(env, Vector) else bytes(env.save())


def play_elsewhere(data: bytes, line: Any) -> None:
    """What another process does with a pickled environment."""
    line.send([play(env) for env in pickle.loads(data)])
    line.close()


@pytest.mark.parametrize("name", ["kingdomino", "lancaster"])
@pytest.mark.parametrize("made", [aec, parallel, single, vector])
def test_it_goes_on_in_the_same_way(made: Callable[[str], Any], name: str) -> None:
    env = made(name)
    play(env, 5)
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    courses = [play(one) for one in (env, *others)]
    assert courses[0] == courses[1] == courses[2]


def test_another_process_goes_on_in_the_same_way() -> None:
    """Started afresh, as other packages start their workers: it has compiled nothing."""
    envs = [made("kingdomino") for made in (aec, parallel, single, vector)]
    envs.append(Single(load("kingdomino"), ["search:5"]))
    envs[-1].reset(seed=2)
    data = pickle.dumps(envs)
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=play_elsewhere, args=(data, there))
    process.start()
    there.close()
    try:
        assert here.recv() == [play(env) for env in envs]
    finally:
        process.join()
        here.close()
    assert process.exitcode == 0


@soak
def test_subprocess_environments_of_stable_baselines() -> None:
    """Over a game that has been used: its environments are pickled for the workers."""
    vec_env = pytest.importorskip("stable_baselines3.common.vec_env", exc_type=ImportError)
    game = load("kingdomino")
    game.batch(2).step(game.batch(2).sample())
    envs = vec_env.SubprocVecEnv([partial(Single, game, ["random"]) for _ in range(2)], start_method="spawn")
    try:
        seen = envs.reset()
        for _ in range(STEPS):
            masks = np.stack(envs.env_method("action_masks"))
            assert np.array_equal(masks, seen[MASK].astype(bool))
            seen, _, _, _ = envs.step(np.array([last_legal(mask) for mask in masks]))
    finally:
        envs.close()


@soak
def test_gymnasiums_own_workers() -> None:
    register()
    made_as = next(name for name in register() if "kingdomino" in name)
    envs = gymnasium.make_vec(made_as, 2, "async", {"context": "spawn"}, players=2, bots="random", target="python")
    try:
        seen, _ = envs.reset(seed=1)
        for _ in range(STEPS):
            seen, *_ = envs.step(np.array([last_legal(mask) for mask in seen[MASK]]))
    finally:
        envs.close()


@soak
def test_ray() -> None:
    ray = pytest.importorskip("ray")
    env = single("kingdomino")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        assert ray.get(ray.remote(play).remote(env)) == play(env)
        game = reinos.load("kingdomino", players=2)
        assert repr(ray.get(ray.put(game))) == repr(game)
    finally:
        ray.shutdown()
