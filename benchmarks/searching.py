"""Playouts a second inside the search, beside the same playouts without a tree and beside OpenSpiel's search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.pace import pace
from benchmarks.peers.found import find
from benchmarks.peers.openspiel import openspiel_game
from benchmarks.race import CLOCK
from reinos.bots.settings import Settings
from reinos.core.catalog import games, rules

PYTHON_GAMES = ("python_team_dominoes", "python_tic_tac_toe")  # games that OpenSpiel itself has in Python
SIMULATIONS = 200  # of one of OpenSpiel's searches
FEW = 10  # the same, where a playout of a Python game takes long
MEGABYTES = 1000
OPENSPIEL, RANDOM = "OpenSpiel C++ MCTS", "random, to the end"
LENGTHS = 200  # games whose mean length is taken

# As OpenSpiel's evaluator plays: any legal choice, to the end of the game.
RANDOM_PLAY = Settings(horizon=1_000_000, tries=1)


@dataclass(frozen=True)
class Searched:
    """One row: playouts a CPU second, the same without a tree, and decisions in a playout where it goes to the end."""

    engine: str
    game: str
    playouts: str
    rate: float
    plain: float | None
    decisions: float | None


def guided(name: str, seconds: float) -> Searched:
    """The search as people meet it: guided playouts, cut off at the game's horizon."""
    found = pace(rules(name).simulated(), seconds)
    return Searched("Reinos", name, "guided, cut off", found.search, found.plain, None)


def unguided(name: str, seconds: float) -> Searched:
    """The search with random playouts to the end."""
    game = rules(name).simulated()
    found = pace(game, seconds, RANDOM_PLAY)
    length = float(game.playouts(LENGTHS, seed=1, target="cpu").lengths.mean())
    return Searched("Reinos", name, RANDOM, found.search, found.plain, length)


def openspiel_own(name: str, seconds: float) -> Searched | None:
    """OpenSpiel's search on one of its Python games."""
    if (pyspiel := find("pyspiel")) is None:
        return None
    import_module("open_spiel.python.games")
    game, dice = pyspiel.load_game(name), Random(1)
    length = sum(openspiel_game(game, dice.random) for _ in range(LENGTHS)) / LENGTHS
    rate = openspiel_rate(pyspiel, game, SIMULATIONS, seconds)
    return Searched(OPENSPIEL, name, RANDOM, rate, None, length)


def openspiel_same(name: str, seconds: float) -> Searched | None:
    """OpenSpiel's search on one of our games, which is a Python game there."""
    if (pyspiel := find("pyspiel")) is None:
        return None
    from reinos.envs.openspiel import PREFIX, register, spelled

    register()
    options = {option: spelled(value) for option, value in asdict(rules(name).simulated().options).items()}
    game = pyspiel.load_game(PREFIX + name, options)
    return Searched(OPENSPIEL, name, RANDOM, openspiel_rate(pyspiel, game, FEW, seconds), None, None)


def openspiel_rate(pyspiel: Any, game: Any, simulations: int, seconds: float) -> float:
    """Playouts a CPU second of OpenSpiel's C++ search with its C++ random evaluator."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, MEGABYTES, False, 1, False)
    state = dealt(game, Random(1))
    bot.mcts_search(state)
    done, began = 0, CLOCK()
    while (spent := CLOCK() - began) < seconds:
        bot.mcts_search(state)
        done += simulations
    return done / spent


def dealt(game: Any, dice: Random) -> Any:
    """The first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    return state


def searching(seconds: float) -> list[dict[str, Any]]:
    """All rows."""
    return [asdict(row) for row in rows(seconds) if row is not None]


def rows(seconds: float) -> Iterator[Searched | None]:
    """OpenSpiel's, ours alike, ours as people meet it."""
    for name in PYTHON_GAMES:
        yield openspiel_own(name, seconds)
    for name in games():
        yield openspiel_same(name, seconds)
        yield unguided(name, seconds)
        yield guided(name, seconds)
