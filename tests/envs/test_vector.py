"""The Gymnasium vector environment: spaces, seats and rewards, copies and files, the same games as one at a time."""

from __future__ import annotations

import numpy as np
import pytest

from reinos.core.errors import BadFile, BadOption, IllegalChoice
from reinos.envs.spaces import MASK, observation
from reinos.envs.vector import Vector
from tests.envs.worlds import NAMES, load

GAMES = 6
# Batches on both targets are compared elsewhere: here one game is compiled, the others need not be.
TARGETS = {name: "cpu" if name == "kingdomino" else "python" for name in NAMES}


def drawn(seen, random):
    """A random legal choice in every game."""
    return np.array([random.choice(np.flatnonzero(row)) for row in seen[MASK]])


def played(env, seen, random, steps):
    """All that some random steps show and give."""
    told = []
    for _ in range(steps):
        seen, *rest, infos = env.step(drawn(seen, random))
        told.append([contents(given) for given in (seen, *rest, infos)])
    return told


def contents(given):
    """The bytes of arrays, also of those in dictionaries and in arrays of objects."""
    if isinstance(given, dict):
        return {name: contents(value) for name, value in given.items()}
    if given is None or given.dtype != object:
        return given if given is None else given.tobytes()
    return [contents(value) for value in given]


@pytest.mark.parametrize("name", NAMES)
def test_it_plays_the_same_games_as_one_at_a_time(name):
    env, random = Vector(load(name), GAMES, TARGETS[name]), np.random.default_rng(0)
    seen, infos = env.reset(seed=3)
    single = [env.game.start(env.batch.seed(i), "cpu") for i in range(GAMES)]
    for _ in range(60):
        assert seen in env.observation_space
        choices = drawn(seen, random)
        assert choices in env.action_space
        seats = infos["seat"]
        for i, position in enumerate(single):
            assert seats[i] == position.to_act[0]
            for part, shown in observation(position, seats[i]).items():
                assert np.array_equal(seen[part][i], shown)
            single[i] = position.play(choices[i], seats[i])
        seen, rewards, over, truncated, infos = env.step(choices)
        assert not truncated.any()
        for i, position in enumerate(single):
            assert over[i] == position.over
            assert rewards[i] == pytest.approx(position.rewards[seats[i]])
            assert infos["rewards"][i].tolist() == pytest.approx(position.rewards)
            if over[i]:
                assert infos["points"][i].tolist() == list(position.points)
                single[i] = env.game.start(env.batch.seed(i), "cpu")


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_and_a_file_go_on_in_the_same_way(name):
    env, fresh = (Vector(load(name), GAMES, TARGETS[name]) for _ in range(2))
    seen, _ = env.reset(seed=4)
    for _ in range(20):
        seen, *_ = env.step(drawn(seen, np.random.default_rng(1)))
    copied, saved = env.copy(), env.save()
    fresh.restore(saved)
    courses = [played(one, seen, np.random.default_rng(2), 40) for one in (env, copied, fresh)]
    assert courses[0] == courses[1] == courses[2]


def test_what_was_given_does_not_change_later():
    env = Vector(load("kingdomino"), GAMES)
    seen, infos = env.reset(seed=5)
    kept = [array.copy() for array in (*seen.values(), *infos.values())]
    random = np.random.default_rng(3)
    later, *rest = env.step(drawn(seen, random))
    after = [array.copy() for array in (*later.values(), *rest[:-1], *rest[-1].values())]
    played(env, later, random, 60)
    for given, same in zip((*seen.values(), *infos.values()), kept, strict=True):
        assert np.array_equal(given, same)
    for given, same in zip((*later.values(), *rest[:-1], *rest[-1].values()), after, strict=True):
        assert np.array_equal(given, same)


def test_wrong_orders_are_refused_and_change_nothing():
    env, other = Vector(load("kingdomino"), GAMES), Vector(load("kingdomino"), GAMES + 1)
    seen, _ = env.reset(seed=6)
    before = env.save()
    choices = drawn(seen, np.random.default_rng(4))
    choices[2] = int(np.flatnonzero(seen[MASK][2] == 0)[0])
    with pytest.raises(IllegalChoice, match="game 2"):
        env.step(choices)
    lancaster = Vector(load("lancaster"), GAMES, "python")
    for data, reason in ((other.save(), "of another kind"), (lancaster.save(), "game is"), (b"nonsense", "read")):
        with pytest.raises(BadFile, match=reason):
            env.restore(data)
    assert env.save() == before
    with pytest.raises(BadOption, match="use game.batch itself"):
        Vector(load("kingdomino"), GAMES, "cuda")
