"""Walk: one game after another, played in place by a loop in Python, with one call of compiled code a decision."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from reinos.core.game import SEED_BITS, check_seed
from reinos.core.lanes import lay, listed, note_dtype, stand_still, turn
from reinos.core.position import Position
from reinos.core.record import copy_records

if TYPE_CHECKING:
    from reinos.core.game import Game

ILLEGAL = -1


def begin(records: Any, bare: Any, notes: Any) -> int:
    """Lay the table; how many choices the seat to act has."""
    note = notes[0]
    note.done = False
    note.restarts = 0
    lay(0, records, bare, note, 0)
    return int(note.count)


def choose(records: Any, notes: Any, choice: int) -> int:
    """One choice of the seat to act; how many the next one has, 0 at the end, or ILLEGAL, and nothing changes."""
    note = notes[0]
    if note.count == 0 or not listed(note, choice):
        return ILLEGAL
    if turn(records[0], note, choice, 0):
        stand_still(note)
    return int(note.count)


class Walk:
    """One game at a time, changed in place: nothing is made at a move, what is legal next is written where it stands.

    `start` and `play` return how many choices the seat to act has, 0 at the end: so many of `ids` are valid, the first.
    Where several seats owe a choice, the first of them acts. Games are quiet and have the limits for simulations, as in
    a batch.
    """

    def __init__(self, game: Game, target: str = "cpu") -> None:
        self.game, self.target = game.simulated(), target
        kernels, note = game.rules.target(target), np.zeros(1, note_dtype(game.rules))
        self._record, self._bare = self.game.bare(0), self.game.bare(0)
        self._note = note.view(np.recarray) if target == "python" else note
        self._begin = kernels.bound(kernels.kernel(begin), self._record, self._bare, self._note)
        self._choose = kernels.bound(kernels.kernel(choose), self._record, self._note, 0)
        self._bare["quiet"] = 1
        self._key = self._bare["key"][0]
        self._seat: memoryview = note["to_act"].data
        self.ids: memoryview = note["ids"][0].data
        self.start(0)

    def __repr__(self) -> str:
        return f"<Walk of {self.game!r} on {self.target}>"

    def start(self, seed: int) -> int:
        """Start the game that `game.new` starts with this seed, whether the last one has ended or not."""
        self._key[:] = np.frombuffer(check_seed(seed).to_bytes(SEED_BITS // 8, "big"), ">u4")
        count: int = self._begin(self._record, self._bare, self._note)
        return count

    def play(self, choice: int) -> int:
        """Make a choice for the seat to act; an illegal one raises IllegalChoice and changes nothing."""
        if type(choice) is not int:
            choice = index(choice)
        count: int = self._choose(self._record, self._note, choice)
        if count == ILLEGAL:
            self.position.play(choice)  # which says why not
        return count

    @property
    def seat(self) -> int:
        """The seat to act, -1 at the end."""
        return self._seat[0]

    @property
    def position(self) -> Position:
        """The table as it stands, as a position of its own: points, rewards, what a seat may know."""
        return Position(self.game, copy_records(self._record), self.target)

    def __getstate__(self) -> Any:
        return self.game, self.target, self._record.tobytes(), self._note.tobytes()

    def __setstate__(self, state: Any) -> None:
        game, target, record, note = state
        Walk.__init__(self, game, target)
        self._record.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
        self._note.view(np.uint8)[:] = np.frombuffer(note, np.uint8)
