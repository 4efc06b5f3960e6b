"""The PettingZoo environments: their own tests, secrets, copies and files."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from reinos.core.errors import BadFile, IllegalChoice
from reinos.envs.aec import AEC
from reinos.envs.parallel import Parallel
from reinos.envs.spaces import BOUND, MASK, OBSERVATION
from tests.envs.worlds import NAMES, SECRET, load, together

with warnings.catch_warnings():  # PettingZoo's tests import its board games in a way that it deprecates itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test

CYCLES = 60

# What api_test says of every observation that is a dict with a mask, where its own board games are on a list of names
# for which it keeps quiet; and what we say of the options that it gives to `reset`.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:reset ignores the options 'options'"),
]


def play_on(env, steps, random):
    """Random legal choices; all that was seen and given."""
    told = []
    for agent in env.agent_iter(steps):
        seen, reward, terminated, truncated, _ = env.last()
        told.append((agent, seen[OBSERVATION].tobytes(), seen[MASK].tobytes(), reward, terminated, truncated))
        env.step(None if terminated else int(random.choice(np.flatnonzero(seen[MASK]))))
    return told


@pytest.mark.parametrize("name", NAMES)
def test_passes_the_tests_of_pettingzoo(name, capsys):
    game = load(name)
    api_test(AEC(game), num_cycles=CYCLES)
    seed_test(lambda: AEC(game), num_cycles=CYCLES)
    parallel_api_test(Parallel(game), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_ends_with_rewards_that_sum_to_nothing(name):
    env = AEC(load(name))
    env.reset(seed=5)
    rewards = {}
    random = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert np.abs(seen[OBSERVATION]).max() <= BOUND
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(random.choice(np.flatnonzero(seen[MASK]))))
    assert set(rewards) == set(env.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


@pytest.mark.parametrize("name", SECRET)
def test_seats_that_choose_together_see_nothing_of_each_other(name):
    """Whatever the seat that is asked first chooses, those after it see the same, and the Parallel seats too."""
    for position in together(load(name)):
        first, *others = position.to_act
        seen = set()
        for choice in position.legal_ids(first):
            env = AEC(position.game)
            env.reset(seed=0)
            env.position = position
            env.agent_selection = env.possible_agents[first]
            env.step(choice)
            for seat in others:
                observation = env.observe(env.possible_agents[seat])
                assert observation[MASK].any(), "it still owes its choice"
                seen.add(
                    (seat, env.position.to_act[0], observation[OBSERVATION].tobytes(), observation[MASK].tobytes())
                )
        # Two small choices may make one (Brian Boru's draft): then the same seat is asked again, which all may know.
        asked = {(seat, now) for seat, now, _, _ in seen}
        assert len(seen) == len(asked)


@pytest.mark.parametrize("name", SECRET)
def test_in_parallel_all_that_are_asked_choose_in_one_step(name):
    for position in together(load(name), seed=1):
        env = Parallel(position.game)
        env.reset(seed=0)
        env.position = position
        asked = position.to_act
        actions = {
            agent: position.legal_ids(seat)[0] if seat in asked else env.wait for seat, agent in enumerate(env.agents)
        }
        env.step(actions)
        expected = position
        for seat in asked:
            expected = expected.play(position.legal_ids(seat)[0], seat)
        assert env.position.record.tobytes() == expected.record.tobytes()


@pytest.mark.parametrize("kind", [AEC, Parallel])
def test_an_illegal_choice_is_refused_and_changes_nothing(kind):
    env = kind(load("lancaster"))
    env.reset(seed=1)
    before = env.save()
    for action in (-1, 10_000, None, True, "0", 1.0):
        with pytest.raises(IllegalChoice, match="may not choose|does not exist|choice is"):
            env.step(action if kind is AEC else dict.fromkeys(env.agents, action))
    assert env.save() == before


def test_a_seat_that_is_not_asked_can_only_wait():
    env = Parallel(load("kingdomino"))
    seen, _ = env.reset(seed=1)
    asked = env.possible_agents[env.position.to_act[0]]
    other = next(agent for agent in env.agents if agent != asked)
    assert np.flatnonzero(seen[other][MASK]).tolist() == [env.wait]
    assert not seen[asked][MASK][env.wait]
    legal = int(np.flatnonzero(seen[asked][MASK])[0])
    with pytest.raises(IllegalChoice, match=other):
        env.step({asked: legal, other: legal})
    env.step({asked: legal, other: env.wait})


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_and_a_file_go_on_in_the_same_way(name):
    env = AEC(load(name))
    env.reset(seed=3)
    play_on(env, 25, np.random.default_rng(0))
    copied, saved, fresh = env.copy(), env.save(), AEC(load(name))
    fresh.reset()
    fresh.restore(saved)
    courses = [play_on(one, 40, np.random.default_rng(1)) for one in (env, copied, fresh)]
    assert courses[0] == courses[1] == courses[2]
    for one in (env, copied, fresh):
        one.reset()  # the generator goes on in the same way, too
    assert env.position.record.tobytes() == copied.position.record.tobytes() == fresh.position.record.tobytes()


def test_a_copy_of_the_parallel_environment_goes_on_by_itself():
    env = Parallel(load("brian_boru"))
    seen, _ = env.reset(seed=3)
    copied, saved = env.copy(), env.save()
    for _ in range(20):
        seen, *_ = env.step({agent: int(np.flatnonzero(seen[agent][MASK])[-1]) for agent in env.agents})
    assert copied.save() == saved != env.save()
    env.restore(saved)
    assert env.save() == saved


def test_a_file_of_another_game_is_refused_and_changes_nothing():
    env, other = AEC(load("lancaster")), AEC(load("kingdomino"))
    env.reset(seed=1)
    other.reset(seed=1)
    before = env.save()
    parallel = Parallel(load("lancaster"))
    parallel.reset(seed=1)
    for data, reason in ((other.save(), "cannot be read|game is"), (parallel.save(), "interface"), (b"{", "read")):
        with pytest.raises(BadFile, match=reason):
            env.restore(data)
    assert env.save() == before


def test_it_renders_words_if_asked():
    env = AEC(load("kingdomino"), render_mode="ansi")
    env.reset(seed=1)
    assert "Round 1" in env.render()
    with pytest.raises(ValueError, match="ansi"):
        AEC(load("kingdomino"), render_mode="human")
