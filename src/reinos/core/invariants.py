"""Invariants: what a game says always holds, checked after every step of many random games."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.play import first_seat
from reinos.core.rule import RULES, verb

if TYPE_CHECKING:
    from reinos.core.game import Game, Rules

check = verb("check", "s", "Assert what holds at every table of the game.")
check_step = verb("check_step", "s, before", "Assert what no step may do; `before` is the table before it.")


def look(batch: Any, i: int) -> None:
    """Kernel: check table i."""
    check(batch[i])


def compare(batch: Any, i: int, before: int) -> None:
    """Kernel: check the step that led from one table to table i."""
    check_step(batch[i], batch[before])


@dataclass(frozen=True)
class Watched:
    """How many games and steps were checked, and what was wrong in the last of them, if anything."""

    games: int
    steps: int
    wrong: str = ""


def looking(rules: Rules, target: str) -> tuple[Callable[..., None], Callable[..., None]]:
    """`look` and `compare` for a game; on CPython where its invariants are not written as rules."""
    written = rules.check in RULES and rules.check_step in RULES
    kernels = rules.target(target if written else "python")
    return kernels.kernel(look), kernels.kernel(compare)


def watch_games(game: Game, games: int, seed: int = 0, target: str = "cpu") -> Watched:
    """Play random games to the end and check the game's invariants after every step, until one is broken."""
    kernels = game.rules.target(target)
    look_at, look_back = looking(game.rules, target)
    batch, out = game.bare(seed, 3), np.zeros(game.rules.choices.size, np.int64)
    now, before, bare = batch.view(np.uint8).reshape(3, -1)
    to_act = batch["to_act"]
    choose = random.Random(seed)
    steps = 0
    for number in range(games):
        first = steps
        try:
            now[:] = bare
            kernels.start(batch, 0, number)
            look_at(batch, 0)
            while waiting := int(to_act[0]):
                before[:] = now
                seat = first_seat(waiting)
                count = kernels.legal_choices(batch, 0, seat, out)
                assert count > 0, "a seat is to act and has no choice"
                kernels.step(batch, 0, seat, int(out[choose.randrange(count)]))
                steps += 1
                look_at(batch, 0)
                look_back(batch, 0, 1)
        except AssertionError as broken:
            return Watched(number + 1, steps, f"{broken} (seed {seed}, game {number}, step {steps - first})")
    return Watched(games, steps)
