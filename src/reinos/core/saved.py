"""A match as a file: plain JSON with all that decided it, checked field by field when it is read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from reinos.core import play
from reinos.core.catalog import rules
from reinos.core.errors import BadOption, ReinosError, WrongMatch
from reinos.core.game import SEED_BITS, Game
from reinos.core.match import Match, Rolls, Step
from reinos.core.position import Position
from reinos.core.record import copy_records

FORMAT = "reinos-match"
FORMAT_VERSION = 1
SEED = re.compile(f"[0-9a-f]{{{SEED_BITS // 4}}}")


def replay(game: Game, seed: int, steps: Iterable[Step]) -> Iterator[tuple[Position, Rolls]]:
    """The positions of a match, each with what chance decided on the way to it; illegal steps raise IllegalChoice.

    Only CPython notes what chance decides, so this is the one place where the rolls of a match are found out.
    """
    record = game.bare(seed)
    table: Any = game.rules.proxy(record)
    with np.errstate(all="raise"):
        play.start(table, 0)
    for step in (*steps, None):
        table.store()
        position = Position(game, copy_records(record))
        yield position, tuple(table.rolls)
        table.rolls.clear()
        if step is not None:
            seat = position.acting_seat(step.seat)
            with np.errstate(all="raise"):
                play.step(table, seat, position.legal_number(step.choice, seat))


def as_json(match: Match) -> dict[str, Any]:
    """The match as plain data."""
    opening, *rolls = match.rolls
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": match.game.name,
        "rules_version": match.game.rules.version,
        "options": match.game.chosen,
        "seed": f"{match.seed:0{SEED_BITS // 4}x}",
        "commitment": match.commitment,
        "opening_rolls": as_lists(opening),
        "steps": [
            {"seat": step.seat, "choice": step.choice, "rolls": as_lists(rolled)}
            for step, rolled in zip(match.steps, rolls, strict=True)
        ],
        "points": list(match.points),
        "ranks": list(match.ranks),
        "over": match.over,
    }


def as_lists(rolls: Rolls) -> list[list[int]]:
    """Rolls as JSON has them."""
    return [list(roll) for roll in rolls]


def replayed(data: Any) -> Match:
    """Play a saved match again, checking every field."""

    def want(name: str, kind: type, holder: Any = data) -> Any:
        if not isinstance(holder, dict) or name not in holder:
            raise WrongMatch("saved-missing", field=name)
        value = holder[name]
        if type(value) is not kind:
            raise WrongMatch("saved-kind", field=name, value=repr(value), allowed=kind.__name__)
        return value

    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WrongMatch("saved-format", format=FORMAT)
    if want("format_version", int) != FORMAT_VERSION:
        raise WrongMatch("saved-other", field="format_version", value=str(data["format_version"]), own=FORMAT_VERSION)
    options = want("options", dict)
    try:
        game = Game(rules(want("game", str)), **options)
    except (BadOption, TypeError) as wrong:
        raise WrongMatch("saved-options", reason=wrong if isinstance(wrong, ReinosError) else str(wrong)) from None
    if want("rules_version", int) != game.rules.version:
        own = game.rules.version
        raise WrongMatch("saved-other", field="rules_version", value=str(data["rules_version"]), own=own)
    if not SEED.fullmatch(want("seed", str)):
        raise WrongMatch("saved-seed", digits=SEED_BITS // 4)
    seed = int(data["seed"], 16)
    steps = [Step(choice=want("choice", int, step), seat=want("seat", int, step)) for step in want("steps", list)]
    positions = replay(game, seed, steps)
    opening, rolls = next(positions)
    match = Match(seed, opening)
    if want("commitment", str) != match.commitment:
        raise WrongMatch("saved-commitment")
    if want("opening_rolls", list) != as_lists(rolls):
        raise WrongMatch("saved-opening-rolls")
    for number, step in enumerate(steps, 1):
        try:
            position, rolls = next(positions)
        except ReinosError as wrong:
            told = {"choice": str(step.choice), "seat": str(step.seat), "reason": str(wrong)}
            raise WrongMatch("saved-step", number=str(number), **told) from None
        if want("rolls", list, data["steps"][number - 1]) != as_lists(rolls):
            raise WrongMatch("saved-rolls", number=str(number))
        match.positions.append(position)
        match.steps.append(step)
    for name in ("points", "ranks"):
        if want(name, list) != list(getattr(match, name)):
            raise WrongMatch("saved-replay", field=name, value=str(data[name]), own=str(list(getattr(match, name))))
    if want("over", bool) != match.over:
        raise WrongMatch("saved-over", value=str(data["over"]), own=str(match.over))
    return match
