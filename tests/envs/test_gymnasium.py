"""The Gymnasium environment against bots: its own checks, bots, copies and files."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from reinos.bots import make
from reinos.core.errors import BadFile, BadOption
from reinos.envs.single import ILLEGAL, Single, register
from reinos.envs.spaces import MASK, OBSERVATION
from tests.envs.worlds import NAMES, SHORT, load


def play_on(env, seen, random, most=10_000):
    """Random legal choices; all that was seen and given."""
    told = []
    for _ in range(most):
        seen, reward, over, _, info = env.step(int(random.choice(np.flatnonzero(seen[MASK]))))
        told.append((seen[OBSERVATION].tobytes(), seen[MASK].tobytes(), reward, over, str(info)))
        if over:
            break
    return told


@pytest.mark.parametrize("name", NAMES)
def test_passes_gymnasiums_checks(name):
    made_as = next(known for known in register() if name in known)
    check_env(
        gymnasium.make(made_as, bots=["random"], seat=None, **SHORT.get(name, {})).unwrapped, skip_render_check=True
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_and_a_file_go_on_in_the_same_way(name):
    env, fresh = (Single(load(name), ["greedy:50"], seat=None) for _ in range(2))
    seen, _ = env.reset(seed=2)
    told = play_on(env, seen, np.random.default_rng(0), 4)
    assert not told[-1][3]
    copied, saved = env.copy(), env.save()
    fresh.reset(seed=9)
    fresh.restore(saved)
    mask = env.action_masks()
    assert mask.any()
    start = {MASK: mask}
    courses = [play_on(one, start, np.random.default_rng(1), 8) for one in (env, copied, fresh)]
    assert courses[0] == courses[1] == courses[2]


def test_the_seat_is_drawn_and_the_bots_keep_their_order():
    env = Single(load("lancaster"), ["random", "greedy", "random"], seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == set(range(4))
    assert [type(bot).__name__ for bot in env.bots] == ["Random", "Greedy", "Random"]


def test_it_can_be_won_and_lost():
    """With the greedy bot's choices against random play mostly won, with random ones against the greedy bot lost."""
    game, random = load("kingdomino"), np.random.default_rng(0)
    greedy = make("greedy", game, target="cpu")
    balance = {}
    for learner, opponent in ((greedy, "random"), (make("random", game), "greedy")):
        env = Single(game, [opponent], seat=None)
        rewards = []
        for seed in range(20):
            env.reset(seed=seed)
            over = False
            while not over:
                choice = learner.choose(env.position.seen_by(env.seat), random)
                _, reward, over, _, info = env.step(choice)
            rewards.append(reward)
            assert len(info["points"]) == 2
        balance[opponent] = sum(rewards)
    assert balance["random"] > 8
    assert balance["greedy"] < -8


def test_an_illegal_choice_ends_the_episode_as_the_last_place():
    env = Single(load("kingdomino"))
    seen, info = env.reset(seed=1)
    assert "points" not in info, "before the end points may count what others keep secret"
    illegal = int(np.flatnonzero(seen[MASK] == 0)[0])
    before = env.save()
    _, reward, over, truncated, info = env.step(illegal)
    assert (reward, over, truncated, info["illegal"]) == (ILLEGAL, True, False, True)
    assert env.save() == before


def test_wrong_orders_are_refused():
    game = load("lancaster")
    with pytest.raises(BadOption, match="bots are 2; allowed: 1, or 3"):
        Single(game, ["random", "random"])
    with pytest.raises(BadOption, match="seat is 4"):
        Single(game, seat=4)
    env, other = Single(game, ["random"]), Single(load("kingdomino"), ["random"])
    env.reset(seed=1)
    other.reset(seed=1)
    before = env.save()
    with pytest.raises(BadFile):
        env.restore(other.save())
    assert env.save() == before
