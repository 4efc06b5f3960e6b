"""What the verbs must say on any target, worked out on `cpu`."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.record import repeat_records

Told = dict[str, str]
Step = tuple[int, int]  # seat and choice


def random_game(game: Game, seed: int) -> tuple[list[Step], list[Told]]:
    """The steps of a random game, and what the verbs say after its start and after each step."""
    position, steps = game.start(seed, "cpu"), random_steps(game, seed)
    found = [told(position, 0)]
    for n, (seat, choice) in enumerate(steps):
        position = position.play(choice, seat)
        found.append(told(position, n + 1))
    return steps, found


def random_steps(game: Game, seed: int) -> list[Step]:
    """The steps of a random game."""
    position, random = game.start(seed, "cpu"), np.random.default_rng(seed)
    steps: list[Step] = []
    while not position.over:
        seat = int(random.choice(position.to_act))
        steps.append((seat, int(random.choice(position.legal_ids(seat)))))
        position = position.play(steps[-1][1], seat)
    return steps


def in_the_middle(game: Game, seed: int) -> tuple[Position, list[Step]]:
    """A table halfway through a random game where somebody has several choices, and the steps that lead there."""
    steps = random_steps(game, seed)
    position = game.start(seed, "cpu")
    for n, (seat, choice) in enumerate(steps):
        if n >= len(steps) // 2 and len(position.legal_ids()) > 1:
            return position, steps[:n]
        position = position.play(choice, seat)
    raise AssertionError(f"{game!r}: nobody has a choice in the second half of the game of seed {seed}")


def told(position: Position, number: int) -> Told:
    """As `told` in replay.mjs."""
    seats = range(position.game.players)
    kernels = position.game.rules.target("cpu")
    settled = position.contents.settled()
    found = {
        "step": digest(position.record),
        "legal": digest(*(np.array(position.legal_ids(seat), np.float64) for seat in position.to_act)),
        "hide": digest(*(position.seen_by(viewer).record for viewer in (None, *seats))),
        "imagine": digest(*(position.imagine(viewer, number).record for viewer in (None, *seats))),
        "finish": digest(settled),
        "features": digest(*(position.features(seat) for seat in seats)),
        "appraise": digest(np.array([appraised(position, seat) for seat in seats])),
        "events": json.dumps([{"kind": e.kind, "args": e.args} for e in position.events], separators=(",", ":")),
    }
    if position.to_act:
        seat = position.to_act[0]
        legal, world = np.array(position.legal_ids(seat), np.int64), position.seen_by(seat).imagine(seat, number)
        values = np.zeros(len(legal))
        kernels.values_after(repeat_records(world.record, 2), seat, legal, values)
        found["worths"] = digest(values)
    return found


def appraised(position: Position, seat: int) -> float:
    """The appraisal as CPython works it out."""
    return float(position.game.rules.appraise(position.game.rules.proxy(position.record), seat))


def digest(*parts: np.ndarray[Any, Any]) -> str:
    """A hash of the bytes of arrays."""
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()[:16]
