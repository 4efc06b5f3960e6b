"""Reinos in the race: every game at every player count, on every target that one core can run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import reinos
from benchmarks import wasm
from benchmarks.race import CLOCK, Entry, Play, Tally, against_the_clock
from reinos.core.catalog import games, rules
from reinos.core.options import allowed

if TYPE_CHECKING:
    from reinos.core.game import Game

ENGINE = "Reinos"
CPU, PYTHON, STEPPED = "cpu", "python", "cpu, Python loop"
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {"kingdomino": ({"players": 2, "mighty_duel": True},)}
CHUNK = 0.02  # CPU seconds of one call to playouts, so that its few microseconds of overhead do not count
COPY_ROWS = 8  # a ring of records that stays in the nearest caches
COPIES = 20_000


def configurations() -> Iterator[Game]:
    """Every game with every number of players, then the variants that change its length."""
    for name in games():
        for players in allowed(rules(name).options)["players"]:
            yield rules(name).simulated(players=players)
        for options in VARIANTS.get(name, ()):
            yield rules(name).simulated(**options)


def title(game: Game) -> str:
    """A configuration in words: `kingdomino, 2 players, mighty duel`."""
    extras = [name if value is True else f"{name} {value}" for name, value in game.chosen.items() if name != "players"]
    return ", ".join([game.name, f"{game.players} players", *extras]).replace("_", " ")


def entries() -> list[Entry]:
    """The rows of Reinos, slowest way last."""
    configured = list(configurations())
    ways = (
        (CPU, compiled),
        (wasm.NODE, wasm.in_node),
        (wasm.CHROMIUM, wasm.in_chromium),
        (STEPPED, stepped),
        (PYTHON, interpreted),
    )
    return [Entry(ENGINE, title(game), how, partial(prepare, game)) for how, prepare in ways for game in configured]


def compiled(game: Game) -> Play:
    """Whole games in compiled code, one thread."""
    game.warmup(CPU)
    return in_chunks(game, CPU)


def interpreted(game: Game) -> Play:
    """The same rules run by CPython."""
    return in_chunks(game, PYTHON)


def in_chunks(game: Game, target: str) -> Play:
    """Calls to playouts, each of about CHUNK seconds."""
    seeds, size = count(1), chunk_size(game, target)

    def play(seconds: float) -> Tally:
        decisions = played = 0
        began = CLOCK()
        while (spent := CLOCK() - began) < seconds:
            decisions += int(game.playouts(size, next(seeds), target).lengths.sum())
            played += size
        return Tally(decisions, played, spent)

    return play


def stepped(game: Game) -> Play:
    """Move by move from a Python loop, as the peers are driven."""
    return partial(against_the_clock, step_by_step(game))


def step_by_step(game: Game) -> Callable[[], int]:
    """What plays a random game and returns its decisions, another game each time."""
    walk, uniform, seeds = game.walk(CPU), Random(1).random, count()
    ids, play = walk.ids, walk.play

    def one_game() -> int:
        decisions, legal = 0, walk.start(next(seeds))
        while legal:
            legal = play(ids[int(uniform() * legal)])
            decisions += 1
        return decisions

    return one_game


def chunk_size(game: Game, target: str) -> int:
    """How many games take about CHUNK seconds."""
    size, spent = 1, 0.0
    while spent < CHUNK / 2:
        size *= 2
        began = CLOCK()
        game.playouts(size, 0, target)
        spent = CLOCK() - began
    return size


def copy_around(batch: Any, times: int) -> None:
    """Copy records round a ring, each from the one before, so that no copy can be left out."""
    for n in range(times):
        batch[(n + 1) % COPY_ROWS] = batch[n % COPY_ROWS]


def copy_compiled(game: Game) -> float:
    """Nanoseconds of `batch[j] = batch[i]` in compiled code."""
    from numba import njit

    kernel, batch = njit(copy_around), game.bare(1, COPY_ROWS)
    kernel(batch, 1)
    return best_ns(lambda: kernel(batch, COPIES), COPIES)


def copy_python(game: Game) -> float:
    """Nanoseconds of `batch[1] = batch[0]` in CPython."""
    batch = game.bare(1, 2)

    def copies() -> None:
        for _ in range(COPIES):
            batch[1] = batch[0]

    return best_ns(copies, COPIES)


def best_ns(call: Callable[[], Any], times: int, rounds: int = 5) -> float:
    """The least nanoseconds of one of so many repetitions inside a call."""
    lapses = []
    for _ in range(rounds):
        began = perf_counter()
        call()
        lapses.append(perf_counter() - began)
    return min(lapses) / times * 1e9


def records() -> list[dict[str, Any]]:
    """Bytes of a game's record and the time to copy it; the record is the same for every player count."""
    found = []
    for name in games():
        game = reinos.load(name)
        found.append(
            {
                "game": name,
                "bytes": game.rules.table.dtype.itemsize,
                "copy_compiled_ns": copy_compiled(game),
                "copy_python_ns": copy_python(game),
            }
        )
    return found
