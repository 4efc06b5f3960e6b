"""The OpenSpiel games: its own tests, its search algorithms, secrets, copies and files."""

from __future__ import annotations

import itertools
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import reinos
from reinos.core.catalog import rules
from reinos.core.options import allowed
from reinos.envs.openspiel import OUTCOMES, register
from tests.envs.worlds import NAMES, SECRET, SHORT

SIMULATIONS = 4


def load(name):
    register()
    return pyspiel.load_game(f"reinos_{name}", SHORT.get(name, {}))


def advance(state, random, decisions):
    """Play at random, dice included, until a player is to decide again."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(int(random.integers(OUTCOMES)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_passes_the_tests_of_openspiel(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def test_a_game_that_chance_would_draw_out_ends_as_it_is_registered():
    register()
    pyspiel.random_sim_test(
        pyspiel.load_game("reinos_risk_europe(players=2)"), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_python_searches_of_openspiel_play(name):
    """Its MCTS and, for games with secrets, its IS-MCTS; and the search of the C++ bot, which `step` would crash."""
    game, random = load(name), np.random.RandomState(1)
    state = advance(game.new_initial_state(), np.random.default_rng(1), 10)
    before = str(state)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    plain = mcts.MCTSBot(game, 1.4, SIMULATIONS, evaluator, random_state=random)
    blind = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, evaluator=evaluator, max_simulations=SIMULATIONS, random_state=random
    )
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, 100, False, 1, False)
    for choice in (plain.step(state), blind.step(state), compiled.mcts_search(state).best_child().action):
        assert choice in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("name", SECRET)
def test_seats_that_choose_together_learn_nothing_of_each_other(name):
    """Whatever the first seat chooses, and however many small choices it takes, the others know the same."""
    state, random, looked = load(name).new_initial_state(), np.random.default_rng(2), 0
    while looked < 3:
        advance(state, random, 1)
        if state.is_terminal():
            state = load(name).new_initial_state()
            continue
        seats = state.position.to_act
        if len(seats) == 1 or len(state.legal_actions()) == 1:
            continue
        looked += 1
        known = set()
        for choice in state.legal_actions():
            other = state.clone()
            other.apply_action(choice)
            while other.current_player() == seats[0]:
                other.apply_action(int(random.choice(other.legal_actions())))
            assert other.current_player() == seats[1]
            known |= {(s, other.information_state_string(s), other.observation_string(s)) for s in seats[1:]}
            known |= {(s, str(other.observation_tensor(s))) for s in seats[1:]}
            assert other.information_state_string(seats[0]) != state.information_state_string(seats[0])
        assert len(known) == 2 * len(seats[1:])


@pytest.mark.parametrize("name", NAMES)
def test_another_state_of_the_same_knowledge(name):
    """`resample_from_infostate` keeps what the player knows, and redraws the rest."""
    state = advance(load(name).new_initial_state(), np.random.default_rng(3), 12)
    player = state.current_player()
    numbers = iter(np.linspace(0.1, 0.9, 20))
    others = [state.resample_from_infostate(player, lambda: float(next(numbers))) for _ in range(5)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({other.position.record.tobytes() for other in others}) == 5


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_and_a_file_go_on_in_the_same_way(name):
    game = load(name)
    state = advance(game.new_initial_state(), np.random.default_rng(4), 15)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    states = [state, state.clone(), read, pickle.loads(pickle.dumps(state))]
    for one in states:
        advance(one, np.random.default_rng(5), 20)
    assert len({str(one) for one in states}) == 1
    assert len({tuple(one.information_state_string(seat) for seat in range(game.num_players())) for one in states}) == 1


def test_dice_are_chance_nodes_and_nobody_can_foresee_them():
    """The same choice with other dice gives other results, and one that needs no dice asks for none."""
    state = load("risk_europe").new_initial_state()
    random, seen = np.random.default_rng(6), set()
    assert state.is_chance_node()
    advance(state, random, 0)
    for _ in range(2000):
        choice = int(random.choice(state.legal_actions()))
        state.apply_action(choice)
        if state.is_chance_node():
            for first in range(8):
                other = state.clone()
                for byte in (first, 0, 0, 0):
                    other.apply_action(byte)
                seen.add(str(other))
            break
    assert len(seen) > 1


def test_planes_have_names():
    game = load("kingdomino")
    state = advance(game.new_initial_state(), np.random.default_rng(7), 9)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["kingdoms"].shape == (4, 8, 13, 13)
    assert observer.tensor.tolist() == state.observation_tensor(1)
    assert observer.dict["kingdoms"].any()


@pytest.mark.parametrize("name", NAMES)
def test_every_option_can_be_chosen_by_name(name):
    register()
    for option, values in allowed(rules(name).options).items():
        for value in values:
            try:
                game = rules(name).simulated(**{option: value})
            except reinos.BadOption:
                continue  # not with the usual number of players
            spelled = f"_{value}" if isinstance(value, str) and value[0].isdecimal() else value
            loaded = pyspiel.load_game(f"reinos_{name}", {option: spelled})
            assert loaded.game.chosen == game.chosen
            assert pyspiel.load_game(str(loaded)).game.chosen == game.chosen
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game(f"reinos_{name}", {"players": 9})


def test_returns_are_those_of_the_match():
    state = advance(load("kingdomino").new_initial_state(), np.random.default_rng(8), 10_000)
    assert state.is_terminal()
    ranks = state.position.ranks
    assert state.returns() == [float(np.sign(b - a)) for a, b in itertools.permutations(ranks)]
