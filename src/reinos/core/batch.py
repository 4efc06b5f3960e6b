"""Batch: many games of one configuration, a choice at a time in each of them, without a Python loop."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from reinos.core.dice import WORD
from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.game import SEED_BITS, check_count, check_seed
from reinos.core.lanes import ALL_LEGAL, mix
from reinos.core.target import TARGETS, unknown_target

if TYPE_CHECKING:
    from reinos.core.game import Game

STRIDE = 0x9E3779B9  # odd, so that all salts differ
SHOWN = 12  # legal ids that an error names
# The words of a 256-bit seed, highest first, that tell the games of a batch and their restarts apart.
RESTART_AT, GAME_AT = SEED_BITS - 32, SEED_BITS - 64

Array = Any  # NumPy's on `python` and `cpu`; on `cuda` an array of `reinos.core.cuda`


class Lanes(Protocol):
    """Where a batch is stored and what works on it: threads of the CPU, or a GPU."""

    records: Any
    notes: Any

    def column(self, field: str, width: int | None = None) -> Array:
        """One field of the notes, or its first `width` columns."""

    def given(self, values: Any) -> Any:
        """The caller's values as an array with shape and dtype."""

    def step(self, choices: Any, salt: int) -> int:
        """Make these choices and return ALL_LEGAL; if one is illegal, make none and return its game."""

    def lay(self, bare: Any, salt: int) -> None:
        """Start every game."""

    def legal(self) -> Array:
        """The legal choices of each game as a row of booleans."""

    def observations(self) -> Array:
        """The features of each game for the seat to act."""

    def host(self, array: Any) -> np.ndarray[Any, Any]:
        """A copy in the machine's own memory."""

    def put(self, bare: Any, records: Any, notes: Any) -> None:
        """Copy records and notes from the machine's own memory."""


class Batch:
    """Many games at once. A game that ends starts anew in the same step, with a seed of its own.

    In each game one seat is to act; if several owe a choice, it is the first of them. Everything is read as arrays with
    one row per game, which on `cuda` are on the GPU. The batch reuses them: copy what you need after the next step.
    Its games are quiet: events are for people, and telling them takes time.
    """

    def __init__(self, game: Game, size: int, target: str = "cpu", threads: int | None = None) -> None:
        check_count("size", size)
        if threads is not None:
            check_count("threads", threads)
        self.game, self.size, self.target, self.threads = game, size, target, threads
        self._lanes = lanes(game, size, target, threads)
        self.reset(0)

    def __repr__(self) -> str:
        return f"<Batch of {self.size} x {self.game!r} on {self.target}>"

    # --- play

    def reset(self, seed: int | None = None) -> None:
        """Start all games; without a seed the dice get 256 bits from the system."""
        self._take_seed(check_seed(secrets.randbits(SEED_BITS) if seed is None else seed))
        self._steps = 0
        self._lanes.lay(self._bare(), self._salt(0))

    def _bare(self) -> np.ndarray[Any, Any]:
        bare = self.game.bare(self._seed)
        bare["quiet"] = 1
        return bare

    def _take_seed(self, seed: int) -> None:
        self._seed, self._taste = seed, 0
        for shift in range(0, SEED_BITS, 32):
            self._taste = mix(self._taste ^ (seed >> shift & WORD))

    def step(self, choices: Any) -> None:
        """Make one choice per game, for the seat to act; if any is illegal, IllegalChoice, and no game changes."""
        given = self._lanes.given(choices)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise IllegalChoice(
                f"choices has shape {given.shape} and type {given.dtype}; needed: ({self.size},) and whole numbers"
            )
        wrong = self._lanes.step(given, self._salt(self._steps + 1))
        if wrong != ALL_LEGAL:
            raise IllegalChoice(self._why(wrong, int(self._lanes.host(given)[wrong])))
        self._steps += 1

    def _salt(self, step: int) -> int:
        """A different salt for the random choices of every step."""
        return (self._taste + step * STRIDE) & WORD

    def _why(self, i: int, choice: int) -> str:
        """What is legal in a game where this choice is not."""
        note = self._lanes.host(self._lanes.notes)[i]
        ids = note["ids"][: note["count"]].tolist()
        more = f" and {len(ids) - SHOWN} more" if len(ids) > SHOWN else ""
        return f"game {i}: seat {note['to_act']} may not choose {choice}; legal: {ids[:SHOWN]}{more}"

    # --- how the games stand

    @property
    def to_act(self) -> Array:
        """The seat whose turn it is."""
        return self._lanes.column("to_act")

    @property
    def pending(self) -> Array:
        """Bit mask of all seats that owe a choice."""
        return self._lanes.column("pending")

    @property
    def counts(self) -> Array:
        """How many legal choices the seat to act has."""
        return self._lanes.column("count")

    @property
    def ids(self) -> Array:
        """The ids of its legal choices in ascending order; only the first `counts` of each row are valid."""
        return self._lanes.column("ids")

    @property
    def rewards(self) -> Array:
        """By seat, where the last step ended a game: seats beaten minus seats lost to, as a share of the others."""
        return self._lanes.column("rewards", self.game.players)

    @property
    def done(self) -> Array:
        """Whether the last step ended a game and started the next."""
        return self._lanes.column("done")

    @property
    def points(self) -> Array:
        """By seat, of the last game that ended here."""
        return self._lanes.column("points", self.game.players)

    @property
    def ranks(self) -> Array:
        """By seat, of the last game that ended here; 1 is best."""
        return self._lanes.column("ranks", self.game.players)

    def sample(self) -> Array:
        """A random legal choice in each game, the same until the next step."""
        return self._lanes.column("drawn")

    @property
    def legal(self) -> Array:
        """The legal choices of the seat to act: a row of booleans, one for every choice of the game."""
        return self._lanes.legal()

    @property
    def observations(self) -> Array:
        """What the seat to act may know: a row of the features that `game.rules.planes` names."""
        return self._lanes.observations()

    def records(self) -> np.ndarray[Any, Any]:
        """A copy of all records, secrets included."""
        return self._lanes.host(self._lanes.records)

    def seed(self, i: int) -> int:
        """The seed with which `game.new` starts the game now in row i."""
        restarts = int(np.asarray(self._lanes.column("restarts"))[i])
        return self._seed ^ i << GAME_AT ^ restarts << RESTART_AT

    # --- copies

    def save(self) -> dict[str, Any]:
        """A copy of the whole batch in the machine's own memory."""
        notes = self._lanes.host(self._lanes.notes)
        return {"seed": self._seed, "steps": self._steps, "records": self.records(), "notes": notes}

    def restore(self, saved: dict[str, Any]) -> None:
        """Return to what `save` gave, from this batch or another of the same game and size."""
        for name, mine in (("records", self._lanes.records), ("notes", self._lanes.notes)):
            found = saved[name]
            if found.shape != mine.shape or found.dtype != mine.dtype:
                raise BadOption(f"saved {name} are {found.shape} of another kind; this is {self!r}")
        self._take_seed(saved["seed"])
        self._steps = saved["steps"]
        self._lanes.put(self._bare(), saved["records"], saved["notes"])

    def copy(self) -> Batch:
        """An independent copy of the batch."""
        twin = Batch(self.game, self.size, self.target, self.threads)
        twin.restore(self.save())
        return twin

    def __reduce__(self) -> Any:
        return Batch, (self.game, self.size, self.target, self.threads), self.save()

    __setstate__ = restore


def lanes(game: Game, size: int, target: str, threads: int | None) -> Lanes:
    """The storage and the workers of a batch on a target."""
    if target not in TARGETS:
        raise unknown_target(target)
    if target == "cuda":
        from reinos.core.cuda import Gpu

        return Gpu(game, size)
    from reinos.core.cores import Cores

    return Cores(game, size, target, threads)
