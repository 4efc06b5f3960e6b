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
    table.store()
    opening, rolls = Position(game, record), tuple(table.rolls)
    yield opening, rolls
    yield from played_on(opening, steps)


def played_on(position: Position, steps: Iterable[Step]) -> Iterator[tuple[Position, Rolls]]:
    """The same from a position on."""
    record = copy_records(position.record)
    table: Any = position.game.rules.proxy(record)
    for step in steps:
        seat = position.acting_seat(step.seat)
        with np.errstate(all="raise"):
            play.step(table, seat, position.legal_number(step.choice, seat))
        table.store()
        position = Position(position.game, copy_records(record))
        yield position, tuple(table.rolls)
        table.rolls.clear()


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


def want(name: str, kind: type, holder: Any) -> Any:
    """A field of a saved match, if it is of its kind."""
    if not isinstance(holder, dict) or name not in holder:
        raise WrongMatch("saved-missing", field=name)
    value = holder[name]
    if type(value) is not kind:
        raise WrongMatch("saved-kind", field=name, value=repr(value), allowed=kind.__name__)
    return value


class Replay:
    """A saved match that is played again, checking every field, as many steps at a time as are wanted."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise WrongMatch("saved-format", format=FORMAT)
        if want("format_version", int, data) != FORMAT_VERSION:
            version = str(data["format_version"])
            raise WrongMatch("saved-other", field="format_version", value=version, own=FORMAT_VERSION)
        options = want("options", dict, data)
        try:
            game = Game(rules(want("game", str, data)), **options)
        except (BadOption, TypeError) as wrong:
            raise WrongMatch("saved-options", reason=wrong if isinstance(wrong, ReinosError) else str(wrong)) from None
        if want("rules_version", int, data) != game.rules.version:
            own = game.rules.version
            raise WrongMatch("saved-other", field="rules_version", value=str(data["rules_version"]), own=own)
        if not SEED.fullmatch(want("seed", str, data)):
            raise WrongMatch("saved-seed", digits=SEED_BITS // 4)
        self.data, self.seed, self.done = data, int(data["seed"], 16), 0
        saved = want("steps", list, data)
        self.steps = [Step(choice=want("choice", int, step), seat=want("seat", int, step)) for step in saved]
        self.position, rolls = next(replay(game, self.seed, ()))
        if want("commitment", str, data) != Match(self.seed, self.position).commitment:
            raise WrongMatch("saved-commitment")
        if want("opening_rolls", list, data) != as_lists(rolls):
            raise WrongMatch("saved-opening-rolls")

    def advance(self, steps: int) -> list[Position]:
        """The positions after the next steps; after the last one, what the file says of the end is checked."""
        positions = played_on(self.position, self.steps[self.done : self.done + steps])
        passed = []
        for step in self.steps[self.done : self.done + steps]:
            number = str(self.done + 1)
            try:
                position, rolls = next(positions)
            except ReinosError as wrong:
                told = {"choice": str(step.choice), "seat": str(step.seat), "reason": str(wrong)}
                raise WrongMatch("saved-step", number=number, **told) from None
            if want("rolls", list, self.data["steps"][self.done]) != as_lists(rolls):
                raise WrongMatch("saved-rolls", number=number)
            passed.append(position)
            self.position, self.done = position, self.done + 1
        if self.done == len(self.steps):
            self._check_end()
        return passed

    def _check_end(self) -> None:
        data, end = self.data, self.position
        for name in ("points", "ranks"):
            if want(name, list, data) != list(getattr(end, name)):
                raise WrongMatch("saved-replay", field=name, value=str(data[name]), own=str(list(getattr(end, name))))
        if want("over", bool, data) != end.over:
            raise WrongMatch("saved-over", value=str(data["over"]), own=str(end.over))


def replayed(data: Any) -> Match:
    """Play a saved match again, checking every field."""
    replay = Replay(data)
    match = Match(replay.seed, replay.position)
    match.positions += replay.advance(len(replay.steps))
    match.steps += replay.steps
    return match
