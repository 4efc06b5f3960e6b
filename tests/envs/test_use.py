"""Environments used wrongly, or as learners use them: errors, masks after the end, numbers of NumPy, the last frame."""

from __future__ import annotations

import inspect
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import reinos
from reinos.bots import make
from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.game import Game
from reinos.core.match import Match
from reinos.envs.aec import AEC
from reinos.envs.parallel import Parallel
from reinos.envs.single import Single, register
from reinos.envs.spaces import MASK, OBSERVATION, observation
from reinos.envs.vector import Vector


@pytest.fixture(scope="module")
def game() -> Game:
    return reinos.load("kingdomino", players=2)


def drawn(mask: np.ndarray[Any, Any], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def finished(env: Any) -> Any:
    """The environment after a random game; the seats of AEC have taken their leave."""
    random = np.random.default_rng(1)
    seen = env.reset(seed=1)
    if isinstance(env, AEC):
        for agent in env.agent_iter():
            over = env.terminations[agent]
            env.step(None if over else drawn(env.observe(agent)[MASK], random))
    elif isinstance(env, Parallel):
        seen = seen[0]
        while env.agents:
            seen, *_ = env.step({agent: drawn(seen[agent][MASK], random) for agent in env.agents})
    else:
        while not env.step(drawn(env.action_masks(), random))[2]:
            pass
    return env


@pytest.mark.parametrize("kind", [AEC, Parallel, Single])
def test_without_a_running_game_it_asks_for_a_reset(kind: Any, game: Game) -> None:
    env = kind(game, target="python")
    action = {"seat_0": 0, "seat_1": 0} if kind is Parallel else 0
    for one in (env, finished(kind(game, target="python"))):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            one.step(action)
    if kind is AEC:
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            env.last()


def test_many_games_ask_for_a_reset_too(game: Game) -> None:
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        Vector(game, 2, "python").step(np.zeros(2, np.int64))


def test_an_illegal_choice_needs_a_reset_as_every_end_does(game: Game) -> None:
    env = Single(game, target="python")
    env.reset(seed=1)
    assert env.step(int(np.flatnonzero(~env.action_masks())[0]))[2]
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("wrong", [1.7, 1.0, True, "1", None, np.array([1]), np.float64(1)])
def test_what_is_no_whole_number_is_refused(wrong: Any, game: Game) -> None:
    env = Single(game, target="python")
    env.reset(seed=1)
    before = env.save()
    with pytest.raises(IllegalChoice, match="choice is .*; allowed: whole numbers"):
        env.step(wrong)
    assert env.save() == before
    assert env.running


@pytest.mark.parametrize("number", [np.int64, np.uint8, np.array])
def test_whole_numbers_of_numpy_are_as_good(number: Any, game: Game) -> None:
    single, aec, parallel = (kind(game, target="python") for kind in (Single, AEC, Parallel))
    single.reset(seed=1)
    single.step(number(np.flatnonzero(single.action_masks())[0]))
    aec.reset(seed=1)
    aec.step(number(np.flatnonzero(aec.observe(aec.agent_selection)[MASK])[0]))
    seen, _ = parallel.reset(seed=1)
    parallel.step({agent: np.array(np.flatnonzero(seen[agent][MASK])[0]) for agent in parallel.agents})
    assert len({env.position.key for env in (aec, parallel)}) == 1


def test_counts_seats_and_options_of_numpy_are_as_good() -> None:
    game = reinos.load("kingdomino", players=np.int64(3), harmony=np.bool_(True))
    assert game.chosen == {"players": 3, "harmony": True}
    assert [type(value) for value in game.chosen.values()] == [int, bool]
    env = Single(game, "random", seat=np.int64(1), target="python")  # type: ignore[arg-type]
    env.reset(seed=1)
    Single(game, "random", seat=1, target="python").restore(env.save())
    assert game.batch(np.int64(2), "python", threads=np.int64(1)).size == 2  # type: ignore[arg-type]
    assert len(game.playouts(np.int64(2), target="python", threads=np.int64(1)).lengths) == 2  # type: ignore[arg-type]
    for wrong in (3.0, np.float64(3)):
        with pytest.raises(BadOption, match="players"):
            reinos.load("kingdomino", players=wrong)
    with pytest.raises(BadOption, match="seat is 1.0; allowed: None, or 0 to 2"):
        Single(game, seat=1.0, target="python")  # type: ignore[arg-type]


def test_one_bot_by_name_is_enough(game: Game) -> None:
    three = reinos.load("kingdomino", players=3)
    assert [type(bot).__name__ for bot in Single(three, "random", target="python").bots] == ["Random"] * 2
    own = make("random", three)
    assert Single(three, own, target="python").bots == [own, own]
    with pytest.raises(BadOption, match="^bots are 2; allowed: 1$"):
        Single(game, ["random", "random"], target="python")
    with pytest.raises(BadOption, match="^bots are 3; allowed: 1, or 2, one for each other seat$"):
        Single(three, ["random"] * 3, target="python")
    with pytest.raises(BadOption, match="gredy"):
        Single(game, "gredy", target="python")


def test_reset_options_are_refused_by_name(game: Game) -> None:
    for env in (Single(game, target="python"), Vector(game, 2, "python")):
        env.reset(options={})
        before = env.save()
        with pytest.raises(BadOption, match="reset options are 'players'; allowed: none"):
            env.reset(options={"players": 3})
        assert env.save() == before


@pytest.mark.parametrize("kind", [AEC, Parallel])
def test_pettingzoos_reset_options_are_ignored_with_a_warning(kind: Any, game: Game) -> None:
    with pytest.warns(UserWarning, match="ignores the options 'players'"):
        kind(game, target="python").reset(seed=1, options={"players": 3})


@pytest.mark.parametrize("kind", [AEC, Parallel, Single])
def test_after_the_end_every_choice_may_be_drawn(kind: Any, game: Game) -> None:
    env = finished(kind(game, target="python"))
    if kind is Single:
        assert env.action_masks().all()
        seen = env._seen()
    else:
        seen = env.seen("seat_0")
    assert seen[MASK].all()
    assert env.position.over


def test_the_last_observation_of_a_game_that_starts_anew(game: Game) -> None:
    """As Gymnasium's own vector environments tell it where they start anew in the same step."""
    env, ended = Vector(game, 4, "python"), 0
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.reset(seed=2)
    single = [game.start(env.batch.seed(i)) for i in range(4)]
    while ended < 4:
        choices, seats = env.batch.sample(), env.batch.to_act
        _, rewards, done, _, infos = env.step(choices)
        assert ("final_obs" in infos) == bool(done.any())
        for i in range(4):
            single[i] = single[i].play(int(choices[i]))
            if done[i]:
                ended += 1
                shown = observation(single[i], int(seats[i]))
                assert infos["_final_obs"][i]
                assert np.array_equal(infos["final_obs"][i][OBSERVATION], shown[OBSERVATION])
                assert infos["final_obs"][i][MASK].all()
                final = infos["final_info"]
                assert final["points"][i].tolist() == list(single[i].points)
                assert final["rewards"][i][seats[i]] == rewards[i]
                assert (final["seat"][i], final["_seat"][i]) == (seats[i], True)
                single[i] = game.start(env.batch.seed(i))
            elif done.any():
                assert not infos["_final_obs"][i]
                assert infos["final_obs"][i] is None


def test_gymnasium_makes_many_games_by_name() -> None:
    made_as = next(name for name in register() if "kingdomino" in name).replace("-v", "-selfplay-v")
    env = gymnasium.make_vec(made_as, num_envs=3, players=2, target="python")
    assert isinstance(env.unwrapped, Vector)
    seen, _ = env.reset(seed=1)
    assert seen[MASK].shape[0] == 3
    assert env.unwrapped.game.chosen == {"players": 2}


def test_python_speaks_english_unless_asked() -> None:
    for method in (Match.scene, Match.describe, Match.tell, Match.story, Match.brief, Match.read, Match.svg):
        assert inspect.signature(method).parameters["lang"].default == "en"
    match = reinos.load("kingdomino", players=2).new(1)
    assert "Round 1" in match.brief()
    assert "<svg" in match._repr_svg_()
