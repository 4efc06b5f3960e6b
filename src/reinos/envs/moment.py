"""A match as a tree of moments, where a player or chance decides: what OpenSpiel's states share and copy."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from reinos.core.dice import MOST_SIDES, asked, tell
from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.record import Records, copy_records

TARGET = "cpu"
MINIATURE = "miniature"  # the module of a game that has one
CHANCE, TERMINAL = -1, -4  # instead of a seat, as OpenSpiel numbers them
DIGEST = 16  # bytes
KNOWN_BITS = 8 * DIGEST
NOTHING = bytes(2 * DIGEST)
SETUP = (-1, -1)  # instead of a seat and its choice


class Moment(Protocol):
    """Where somebody decides. It never changes: `after` gives the next one."""

    player: int  # a seat, CHANCE or TERMINAL
    sides: int  # of the roll that chance decides

    @property
    def legal(self) -> list[int]:
        """What the player may choose."""

    @property
    def table(self) -> Laid:
        """The table before whatever waits for chance."""

    def after(self, action: int) -> Moment:
        """The moment after a choice, or an outcome."""


class Course:
    """A game on its target, with the moment in which every match of it begins.

    A miniature begins on the table that the game's module of that name lays.
    """

    def __init__(self, game: Game, miniature: bool = False) -> None:
        self.game, self.miniature, self.choices = game, miniature, game.rules.choices.size
        self.kernels = game.rules.target(TARGET)
        self.start = self.kernels.kernel(game.rules.module(MINIATURE).start) if miniature else self.kernels.start

    def __reduce__(self) -> Any:
        return Course, (self.game, self.miniature)

    @cached_property
    def bare(self) -> Laid:
        """Before the set-up."""
        record = self.game.bare(0)
        tell(record, ())
        return Laid(self, record, None, SETUP, CHANCE)

    @cached_property
    def first(self) -> Moment:
        """The set-up, with all that it leaves to chance."""
        return self.bare.carried_out(SETUP, ())


class Laid:
    """A table on which a player decides, or the match is over: its record, with dice that wait to be told."""

    __slots__ = ("_knows", "_legal", "_position", "before", "course", "player", "record", "sides", "step")

    def __init__(
        self, course: Course, record: Records, before: Laid | None, step: tuple[int, int], player: int
    ) -> None:
        self.course, self.record, self.player, self.sides = course, record, player, 0
        self.before, self.step = before, step  # the seat and the choice that led here
        self._knows: dict[int, bytes] = {}
        self._legal: list[int] | None = None
        self._position: Position | None = None

    def __deepcopy__(self, memo: Any) -> Laid:
        return self

    def __reduce__(self) -> Any:
        """Files hold what the seats know, not all the tables on the way."""
        known = {}
        if self.laid:
            for seat in range(self.course.game.players):
                self.knows(seat)
            known = self._knows
        return _again, (self.course, self.record.tobytes(), self.step, self.player, known)

    def __str__(self) -> str:
        return f"to act {self.player}, record {hashlib.blake2b(self.record.tobytes(), digest_size=8).hexdigest()}"

    @property
    def table(self) -> Laid:
        """Itself."""
        return self

    @property
    def laid(self) -> bool:
        """Whether the table has been set up."""
        return self.before is not None

    @property
    def position(self) -> Position:
        """The table as the rest of the package knows it."""
        if self._position is None:
            self._position = Position(self.course.game, self.record, TARGET)
        return self._position

    @property
    def legal(self) -> list[int]:
        """The ids of the player's choices."""
        if self._legal is None:
            if self.player == TERMINAL:
                return []
            ids = np.empty(self.course.choices, np.int64)
            self._legal = ids[: self.course.kernels.legal_choices(self.record, 0, self.player, ids)].tolist()
        return self._legal

    def after(self, action: int) -> Moment:
        """The moment after a choice; an illegal one raises IllegalChoice."""
        if action not in self.legal:
            self.position.legal_number(action, self.position.acting_seat(None))
        return self.carried_out((self.player, action), ())

    def carried_out(self, step: tuple[int, int], rolled: tuple[int, ...]) -> Moment:
        """The moment after a step with these outcomes; as long as they do not suffice, chance decides next."""
        record = copy_records(self.record)
        if rolled:
            tell(record, rolled)
        if step is SETUP:
            self.course.start(record, 0, 0)
        else:
            self.course.kernels.step(record, 0, *step)
        sides = asked(record)
        if sides:
            return Roll(self, step, rolled, sides)
        if rolled:
            tell(record, ())
        to_act = int(record["to_act"].item())
        return Laid(self.course, record, self, step, (to_act & -to_act).bit_length() - 1 if to_act else TERMINAL)

    def knows(self, seat: int) -> bytes:
        """A digest of all that the seat has seen and done: its own choices, and every change of what it sees.

        The seats asked beside one that chooses in secret see no change, and so do not even learn how many small
        choices it made.
        """
        new: list[Laid] = []
        table = self
        while table.before is not None and seat not in table._knows:
            new.append(table)
            table = table.before
        known = table._knows.get(seat, NOTHING)
        for table in reversed(new):
            record = table.position.seen_by(seat).record
            seen = hashlib.blake2b(record.tobytes(), digest_size=DIGEST).digest()
            actor, choice = table.step
            if seat == actor or known[DIGEST:] != seen:
                chain = hashlib.blake2b(known[:DIGEST] + seen, digest_size=DIGEST)
                if seat == actor:
                    chain.update(choice.to_bytes(4))
                known = chain.digest() + seen
            table._knows[seat] = known
        return known[:DIGEST]

    def imagined(self, viewer: int, seed: int) -> Laid:
        """Another table that the viewer cannot tell from this one, redrawn uniformly; others begin to learn anew."""
        record = copy_records(self.position.imagine(viewer, seed).record)
        tell(record, ())
        found = Laid(self.course, record, self.course.bare, SETUP, self.player)
        self.knows(viewer)
        found._knows[viewer] = self._knows[viewer]
        return found


def _again(course: Course, raw: bytes, step: tuple[int, int], player: int, known: dict[int, bytes]) -> Laid:
    """Rebuild a pickled table."""
    if not known:
        return course.bare
    found = Laid(course, np.ndarray(1, course.game.rules.table.dtype, bytearray(raw)), course.bare, step, player)
    found._knows = known
    return found


class Roll:
    """Chance decides the next roll of a step that waits for it."""

    __slots__ = ("player", "rolled", "sides", "step", "table")

    def __init__(self, table: Laid, step: tuple[int, int], rolled: tuple[int, ...], sides: int) -> None:
        if sides > MOST_SIDES:
            raise ValueError(f"a roll has {sides} sides; allowed: 1 to {MOST_SIDES}")
        self.table, self.step, self.rolled, self.sides, self.player = table, step, rolled, sides, CHANCE

    def __deepcopy__(self, memo: Any) -> Roll:
        return self

    def __str__(self) -> str:
        return f"{self.table}, {self.step} has rolled {list(self.rolled)}, now 1 of {self.sides}"

    @property
    def legal(self) -> list[int]:
        """The outcomes."""
        return list(range(self.sides))

    def after(self, action: int) -> Moment:
        """The moment after an outcome, or ValueError."""
        if not 0 <= action < self.sides:
            raise ValueError(f"outcome is {action}; allowed: 0 to {self.sides - 1}")
        return self.table.carried_out(self.step, (*self.rolled, action))
