"""The OpenSpiel games: its own tests and algorithms, chance, secrets, copies and files, miniatures."""

from __future__ import annotations

import itertools
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts

import reinos
from reinos.core import dice
from reinos.core.catalog import rules
from reinos.core.options import allowed
from reinos.core.record import copy_records
from reinos.envs.openspiel import register
from tests.envs.worlds import NAMES, SECRET, SHORT

SIMULATIONS = 4
MINIATURES = tuple(name for name in register() if name.endswith("_miniature"))


def load(name):
    register()
    return pyspiel.load_game(f"reinos_{name}", SHORT.get(name, {}))


def advance(state, random, decisions):
    """Play at random, dice included, until a player is to decide again."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(int(random.integers(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", [*register(), "reinos_risk_europe(players=2)"])
def test_passes_the_tests_of_openspiel_as_registered(name):
    """Files are tried along the way, but in the longest game, where each takes as long as the game so far."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize="risk" not in name, verbose=False)


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
        seats = state.moment.position.to_act
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
    """`resample_from_infostate` keeps what the player knows, and redraws the rest, once there is something hidden."""
    random, others = np.random.default_rng(3), []
    state = advance(load(name).new_initial_state(), random, 12)
    while len({other.moment.record.tobytes() for other in others}) < 3:
        advance(state, random, 1)
        player, numbers = state.current_player(), iter(np.linspace(0.1, 0.9, 20))
        others = [state.resample_from_infostate(player, lambda numbers=numbers: float(next(numbers))) for _ in range(5)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()


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


def without_dice(record):
    """A record, dice apart."""
    record = copy_records(record)
    dice.tell(record, ())
    return record.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_chance_is_what_the_rules_roll_and_draw(name):
    """With the outcomes that a seed rolls, each of as many as its roll has sides, the table is that of the seed."""
    game, random = load(name), np.random.default_rng(6)
    state, match = game.new_initial_state(), game.game.new(seed=6)
    while not match.over and len(match.steps) < 250:
        match.play(int(random.choice(match.legal_ids())))
    seen = 0
    for position, step, rolls in zip(match.positions, [None, *match.steps], match.rolls, strict=True):
        if step is not None:
            assert (state.current_player(), step.choice in state.legal_actions()) == (step.seat, True)
            state.apply_action(step.choice)
        for sides, value in rolls:
            assert state.is_chance_node()
            assert state.chance_outcomes() == [(outcome, 1 / sides) for outcome in range(sides)]
            state.apply_action(value)
            seen += 1
        assert not state.is_chance_node()
        assert without_dice(state.moment.record) == without_dice(position.record)
    assert seen


def test_a_shuffle_is_a_row_of_draws():
    state, sides = load("kingdomino").new_initial_state(), []
    while state.is_chance_node():
        sides.append(len(state.chance_outcomes()))
        state.apply_action(0)
    assert sides == [*range(48, 1, -1), 2]  # the pile, then who begins


def test_what_cannot_happen_is_refused_and_changes_nothing():
    game = load("kingdomino")
    state = game.new_initial_state()
    for action, wanted in (
        (48, "outcome is 48; allowed: 0 to 47"),
        (game.num_distinct_actions() - 1, "may not choose"),
    ):
        before = str(state), state.legal_actions()
        with pytest.raises(Exception, match=wanted):
            state.apply_action(action)
        assert (str(state), state.legal_actions()) == before
        advance(state, np.random.default_rng(1), 0)


@pytest.mark.parametrize("name", ["kingdomino", "risk_europe"])
def test_the_information_state_tensor_tells_what_the_string_tells(name):
    """It is the observation and all that the player remembers: it differs where the string does, and only there."""
    game = load(name)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    strings, tensors = set(), set()
    for seed in (1, 2):
        state = advance(game.new_initial_state(), np.random.default_rng(3), 0)
        random = np.random.default_rng(seed)
        for _ in range(12):
            for seat in range(game.num_players()):
                strings.add(state.information_state_string(seat))
                tensor = state.information_state_tensor(seat)
                tensors.add((seat, *tensor))
                observer.set_from(state, seat)
                assert observer.tensor.tolist() == tensor
                assert tensor[: len(state.observation_tensor(seat))] == state.observation_tensor(seat)
            advance(state, random, 1)
    assert len(strings) == len(tensors) > 12 * game.num_players()
    assert game.information_state_tensor_size() == game.observation_tensor_size() + 128


def test_two_ways_to_the_same_table_are_two_information_states():
    """Perfect recall: whoever took the last domino and then got the first knows that it was so."""
    state = advance(load("kingdomino").new_initial_state(), np.random.default_rng(9), 0)
    first, others, ways = state.current_player(), 1 - state.current_player(), []
    for order in ((0, 1, 2, 3), (3, 1, 2, 0)):
        way = state.clone()
        for slot in order:
            way.apply_action(state.legal_actions()[slot])
        ways.append(way)
    one, two = ways
    assert one.observation_tensor(others) == two.observation_tensor(others)
    for seat in (first, others):
        assert one.information_state_string(seat) != two.information_state_string(seat)


def test_planes_have_names():
    game = load("kingdomino")
    state = advance(game.new_initial_state(), np.random.default_rng(7), 9)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["kingdoms"].shape == rules("kingdomino").planes.blocks["kingdoms"].shape
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
    ranks = state.moment.position.ranks
    assert state.returns() == [float(np.sign(b - a)) for a, b in itertools.permutations(ranks)]


def outcome_of(state):
    """The first player's return with best play of both, where nothing is secret."""
    if state.is_terminal():
        return state.returns()[0]
    if state.is_chance_node():
        return sum(odds * outcome_of(state.child(outcome)) for outcome, odds in state.chance_outcomes())
    best = max if state.current_player() == 0 else min
    return best(outcome_of(state.child(action)) for action in state.legal_actions())


def wheels(state):
    """Returns of the first player, by the choices of both at the same time."""
    return np.array(
        [[state.child(a).child(b).returns()[0] for b in state.legal_actions()] for a in state.legal_actions()]
    )


def mixed_value(matrix, rounds=4000):
    """Bounds of the value of a matrix game, by fictitious play."""
    ours, theirs = np.zeros(len(matrix)), np.zeros(len(matrix[0]))
    ours[0] = theirs[0] = 1
    for _ in range(rounds):
        ours[np.argmax(matrix @ theirs)] += 1
        theirs[np.argmin(ours @ matrix)] += 1
    return (ours @ matrix).min() / ours.sum(), (matrix @ theirs).max() / theirs.sum()


@pytest.mark.parametrize(("name", "iterations"), list(zip(MINIATURES, (8, 2), strict=True)))
def test_a_miniature_is_solved_exactly(name, iterations):
    """Exploitability is positive for chance play and falls with CFR+; the value comes near that of an oracle."""
    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    if name == "reinos_el_grande_miniature":
        bounds = np.mean([mixed_value(wheels(root.child(outcome))) for outcome, _ in root.chance_outcomes()], axis=0)
    else:
        bounds = np.array([outcome_of(root)] * 2)
    solver = cfr.CFRPlusSolver(game)
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    left = exploitability.exploitability(game, solved)
    assert 0 < left < uniform / 2
    value = expected_game_score.policy_value(root, [solved] * 2)
    assert value[0] == pytest.approx(-value[1])
    assert bounds[0] - 2 * left <= value[0] <= bounds[1] + 2 * left


@pytest.mark.parametrize("name", MINIATURES)
def test_a_miniature_keeps_the_rules_of_its_game(name):
    """What is never created or lost at a table of the game holds in every position, and no people's table has it."""
    game, random = pyspiel.load_game(name), np.random.default_rng(1)
    assert name.removeprefix("reinos_") not in reinos.games()
    rule, positions = game.game.rules, 0
    for _ in range(30):
        state = advance(game.new_initial_state(), random, 0)
        while not state.is_terminal():
            rule.check(rule.proxy(state.moment.record))
            positions += 1
            advance(state, random, 1)
        rule.check(rule.proxy(state.moment.record))
    assert positions >= 60
