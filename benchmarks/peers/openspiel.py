"""OpenSpiel, measured twice.

`Python loop` is how its own examples and most users drive it. `inside C++` hands whole games to `evaluate_bots` with
its C++ random bots, which is the closest like for like with playouts compiled by Reinos.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.peers.found import PYTHON_LOOP, find, warmed
from benchmarks.race import Entry, Play, against_the_clock

OPENSPIEL = "OpenSpiel"
INSIDE = "inside C++"


def openspiel_game(game: Any, uniform: Any) -> int:
    """One random game of OpenSpiel from Python; chance nodes, uniform in these games, are not counted."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(uniform() * len(legal))])
            decisions += 1
    return decisions


def chance_moves(game: Any, uniform: Any) -> int:
    """How many moves of a random game are chance; raises where a chance node is not uniform."""
    state = game.new_initial_state()
    chance = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            actions = state.legal_actions()
        else:
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            if max(odds) - min(odds) > 1e-9:
                raise ValueError("chance is not uniform")
            chance += 1
        state.apply_action(actions[int(uniform() * len(actions))])
    return chance


def settled_chance(game: Any, uniform: Any) -> int:
    """The number of chance moves of every game; raises where games differ."""
    counts = {chance_moves(game, uniform) for _ in range(20)}
    if len(counts) > 1:
        raise ValueError("the number of chance moves varies")
    return counts.pop()


def openspiel_loop(name: str) -> Play | None:
    """OpenSpiel driven move by move from Python."""
    if (pyspiel := find("pyspiel")) is None:
        return None
    if name.startswith("python_"):
        import_module("open_spiel.python.games")  # registers them
    game, uniform = pyspiel.load_game(name), Random(1).random
    settled_chance(game, uniform)
    return warmed(partial(against_the_clock, partial(openspiel_game, game, uniform)))


def openspiel_inside(name: str) -> Play | None:
    """OpenSpiel playing whole games in C++ with its random bots."""
    if (pyspiel := find("pyspiel")) is None:
        return None
    game, dice = pyspiel.load_game(name), Random(1)
    chance = settled_chance(game, dice.random)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def one_game() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, dice.getrandbits(31))
        return int(state.move_number()) - chance

    return warmed(partial(against_the_clock, one_game))


def entry(name: str, how: str) -> Entry:
    """A row of a game of OpenSpiel."""
    return Entry(OPENSPIEL, name, how, partial(openspiel_loop if how == PYTHON_LOOP else openspiel_inside, name))


HEARTS = entry("hearts", PYTHON_LOOP)
OPENSPIEL_ENTRIES = (
    HEARTS,
    entry("hearts", INSIDE),
    entry("connect_four", PYTHON_LOOP),
    entry("connect_four", INSIDE),
    entry("python_team_dominoes", PYTHON_LOOP),
    entry("python_tic_tac_toe", PYTHON_LOOP),
)
