"""Batch: many games of one configuration, a choice at a time in each of them, without a Python loop."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, Self

import numpy as np

from reinos.core.dice import WORD
from reinos.core.errors import BadOption, IllegalChoice
from reinos.core.game import SEED_BITS, check_count, check_seed
from reinos.core.lanes import EVERYBODY, mix
from reinos.core.looks import FLOATS, check_dtype
from reinos.core.target import TARGETS, unknown_target

if TYPE_CHECKING:
    from reinos.core.game import Game

STRIDE = 0x9E3779B9  # odd, so that all salts differ
# The words of a 256-bit seed, highest first, that tell the games of a batch and their restarts apart.
RESTART_AT, GAME_AT = SEED_BITS - 32, SEED_BITS - 64

Array = Any  # NumPy's on `python` and `cpu`; on `cuda` an array of `reinos.core.cuda`
Bot = str | Callable[[Array, Array], Any]  # RANDOM, GREEDY, or from observations and legal choices to choices
RANDOM, GREEDY = "random", "greedy"


class Lanes(Protocol):
    """Where a batch is stored and what works on it: threads of the CPU, or a GPU."""

    records: Any
    notes: Any
    steps: int  # made since the start

    def column(self, field: str, width: int | None = None) -> Array:
        """One field of the notes, or its first `width` columns."""

    def given(self, values: Any) -> Any:
        """The caller's values as an array with shape and dtype."""

    def step(self, choices: Any, salt: int, restart: bool, seats: Any = None) -> None:
        """Make these choices; if one is illegal, make none and raise IllegalChoice, on a GPU at the next wait for it.

        With `seats`, a bit mask for each game, only where one of them is to act, and results stay noted.
        """

    def asked(self, seats: Any) -> bool:
        """Whether in some game one of the seats, a bit mask for each game, is to act."""

    def lay(self, bare: Any, salt: int) -> None:
        """Start every game."""

    def legal(self) -> Array:
        """The legal choices of each game as a row of booleans."""

    def observations(self, viewers: Any = None) -> Array:
        """The features of each game for the seat to act, or for a given one."""

    def like(self, size: int) -> Self:
        """Room for so many games of the same kind."""

    def gather(self, rows: np.ndarray[Any, Any]) -> Self:
        """Copies of some games."""

    def scatter(self, rows: np.ndarray[Any, Any], other: Self) -> None:
        """Put the games of another batch in the place of some of these."""

    def renew(self, dice: Any, salt: int) -> None:
        """Give every game other dice."""

    def redeal(self, viewers: Any, dice: Any, salt: int) -> None:
        """Deal anew what a viewer, or the seat to act, cannot know."""

    def afterstates(self, dice: Any, salt: int) -> tuple[Self, Array, Array]:
        """The games after each legal choice of the seat to act, where they come from, and the choices."""

    def favourites(self, seats: Any, dice: Any, salt: int) -> Array:
        """What the greedy bot would choose where one of the seats is to act."""

    def appraisals(self, dice: Any) -> tuple[Array, Array]:
        """What each legal choice of the seat to act leads to, and how every seat stands, by the game's appraisal."""

    def host(self, array: Any) -> np.ndarray[Any, Any]:
        """A copy in the machine's own memory."""

    def put(self, bare: Any, records: Any, notes: Any, steps: int) -> None:
        """Copy records and notes from the machine's own memory, after so many steps."""


class Batch:
    """Many games at once. A game that ends starts anew in the same step, with a seed of its own.

    In each game one seat is to act; if several owe a choice, it is the first of them. Everything is read as arrays with
    one row per game, which on `cuda` are on the GPU. The batch reuses them: copy what you need after the next step.
    Its games are quiet: events are for people, and telling them takes time. They have the limits that the game
    declares for simulations, unless its options say otherwise.

    With `restart=False`, and in batches made from others, a game that ends stands still: `done` and its result stay,
    nobody is to act (-1), nothing is legal, its observation is all zeros, and what is chosen for it is not looked at.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        target: str = "cpu",
        threads: int | None = None,
        *,
        restart: bool = True,
        dtype: str = FLOATS,
    ) -> None:
        self.game, self.size, self.target, self.restart = game.simulated(), check_count("size", size), target, restart
        self.threads = None if threads is None else check_count("threads", threads)
        check_dtype(game.rules.planes, dtype)
        self.dtype = dtype
        self._lanes = lanes(self.game, self.size, target, self.threads, dtype)
        self.reset(0)

    def __repr__(self) -> str:
        return f"<Batch of {self.size} x {self.game!r} on {self.target}>"

    # --- play

    def reset(self, seed: int | None = None) -> None:
        """Start all games; without a seed the dice get 256 bits from the system."""
        self._take_seed(check_seed(secrets.randbits(SEED_BITS) if seed is None else seed))
        self._lanes.lay(self._bare(), self._salt(0))

    def _bare(self) -> np.ndarray[Any, Any]:
        bare = self.game.bare(self._seed)
        bare["quiet"] = 1
        return bare

    def _take_seed(self, seed: int) -> None:
        self._seed, self._taste, self._seeds = seed, 0, 0
        for shift in range(0, SEED_BITS, 32):
            self._taste = mix(self._taste ^ (seed >> shift & WORD))

    def step(self, choices: Any) -> None:
        """Make one choice per game, for the seat to act; if any is illegal, IllegalChoice, and no game changes.

        Of choices that are on the GPU this is told when the batch waits for the GPU next, at the latest when something
        is read; until then no step changes anything.
        """
        self._make(self._given(choices))

    def _given(self, choices: Any) -> Any:
        given = self._lanes.given(choices)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise IllegalChoice(
                f"choices has shape {given.shape} and type {given.dtype}; needed: ({self.size},) and whole numbers"
            )
        return given

    def _make(self, choices: Any, seats: Any = None) -> None:
        self._lanes.step(choices, self._salt(self._lanes.steps + 1), self.restart, seats)

    def _salt(self, step: int) -> int:
        """A different salt for the random choices of every step."""
        return (self._taste + step * STRIDE) & WORD

    def play(self, bot: Bot, seats: Any) -> None:
        """Let a bot choose for these seats until every game waits for another one, or stands still.

        `bot` is "random", "greedy", or a function from `observations` and `legal` to a choice for every game, of which
        only those for the seats are looked at. `seats` are numbers, or booleans with a row for each game and a column
        for each seat. `done` and `rewards` of the last `step` stay, and those of games that end now join them.
        """
        mask = self._seats(seats)
        if callable(bot):
            choose = bot
        elif bot not in (RANDOM, GREEDY):
            raise BadOption(f"bot is {bot!r}; allowed: {RANDOM!r}, {GREEDY!r}, or a function")
        while self._lanes.asked(mask):
            if bot == RANDOM:
                choices = self.sample()
            elif bot == GREEDY:
                choices = self._lanes.favourites(mask, *self._dice(None))
            else:
                choices = choose(self.observations, self.legal)
            self._make(self._given(choices), mask)

    def _seats(self, seats: Any) -> np.ndarray[Any, Any]:
        """Seats as a bit mask for each game."""
        given, players = np.asarray(seats), self.game.players
        if given.dtype.kind == "b" and given.shape == (self.size, players):
            mask: np.ndarray[Any, Any] = given @ (1 << np.arange(players))
        elif given.dtype.kind in "iu" and given.ndim == 1 and ((given >= 0) & (given < players)).all():
            mask = np.full(self.size, sum(1 << int(seat) for seat in set(given.tolist())))
        else:
            raise BadOption(
                f"seats has shape {given.shape} and type {given.dtype}; "
                f"allowed: a list of seats from 0 to {players - 1}, or booleans of shape {(self.size, players)}"
            )
        if self.restart and (mask == (1 << players) - 1).any():
            raise BadOption("seats are all seats of a game; in a batch that restarts its games this would never end")
        return mask

    # --- games made from these

    def gather(self, rows: Any) -> Batch:
        """A batch of these games, as they are; a row may be named more than once.

        Their dice are the same: what is tried out in it foresees what will be rolled here. `fork` and `redeal` do not.
        """
        return self._made(self._lanes.gather(self._rows(rows)), self._another_seed())

    def put(self, rows: Any, batch: Batch) -> None:
        """Take the games of another batch, as they are, in the place of these rows."""
        places = self._rows(rows)
        if len(set(places.tolist())) < len(places):
            raise BadOption("rows has a row twice; each can take one game")
        kind, mine = ((b.game.mark, b.target) for b in (batch, self))
        if kind != mine or batch.size != len(places):
            raise BadOption(f"batch is {batch!r}; needed: {len(places)} x {self.game!r} on {self.target}")
        self._lanes.scatter(places, batch._lanes)

    def fork(self, copies: int, seed: int | None = None) -> Batch:
        """A batch with every game several times in a row, each with dice of its own from here on.

        Game `i` has the dice of `position.with_dice(seed ^ i << 192)`. Without a seed they follow from this batch's own
        seed, and are others with every call.
        """
        check_count("copies", copies)
        dice = self._dice(seed)
        made = self._lanes.gather(np.repeat(np.arange(self.size), copies))
        made.renew(*dice)
        return self._made(made, self._another_seed())

    def redeal(self, viewer: Any = None, seed: int | None = None) -> None:
        """Deal anew what the seat to act, or a given viewer in each game, cannot know, with new dice.

        Game `i` is then `position.imagine(viewer, seed ^ i << 192)`. Without a seed as in `fork`.
        """
        viewers = None if viewer is None else self._viewers(viewer)
        self._lanes.redeal(viewers, *self._dice(seed))

    def afterstates(self, seed: int | None = None) -> tuple[Batch, Array, Array]:
        """What each legal choice of the seat to act leads to, as far as it can know: games, rows here, choices.

        All choices of a game are made on the same imagined table, `position.imagine(seat, seed ^ i << 192)`, with the
        same new dice. Without a seed as in `fork`. At least one game must be going on.
        """
        dice = self._dice(seed)
        if not self._lanes.asked(np.full(self.size, EVERYBODY)):
            raise BadOption("no game is going on, so nothing can be chosen")
        made, rows, choices = self._lanes.afterstates(*dice)
        return self._made(made, self._another_seed()), rows, choices

    def appraisals(self, seed: int | None = None) -> tuple[Array, Array]:
        """What the game's appraisal says of each legal choice of the seat to act, in the choice's place; 0 elsewhere.

        The choices are tried on an imagined table as in `afterstates`: what `greedy` knows of them. Where there is
        only one, nothing is said of it. Second, what it says of every seat on that table as it stands.
        """
        return self._lanes.appraisals(self._dice(seed)[0])

    def _made(self, lanes: Lanes, seed: int, restart: bool = False) -> Batch:
        made = object.__new__(Batch)
        made.game, made.target, made.threads, made.restart = self.game, self.target, self.threads, restart
        made.dtype = self.dtype
        made.size, made._lanes = len(lanes.records), lanes
        made._take_seed(seed)
        return made

    def _another_seed(self) -> int:
        """256 bits that follow from the batch's seed, others with every call; its own dice are not among them."""
        self._seeds += 1
        told = f"{self._seed} {self._seeds}"
        return int.from_bytes(hashlib.sha256(told.encode()).digest())

    def _dice(self, seed: int | None) -> tuple[np.ndarray[Any, Any], int]:
        """A bare record with the dice of a seed, and a salt."""
        another = self._another_seed()
        return self.game.bare(another if seed is None else check_seed(seed)), another & WORD

    def _rows(self, rows: Any) -> np.ndarray[Any, Any]:
        given = self._lanes.host(self._lanes.given(rows))
        right = given.ndim == 1 and given.dtype.kind in "iu" and len(given) > 0
        if not right or given.min() < 0 or given.max() >= self.size:
            raise BadOption(
                f"rows are {given!r}; allowed: a list of whole numbers from 0 to {self.size - 1}, not empty"
            )
        return given.astype(np.int64)

    def _viewers(self, viewer: Any) -> np.ndarray[Any, Any]:
        """One seat for every game."""
        given, players = self._lanes.host(self._lanes.given(viewer)), self.game.players
        right = given.dtype.kind in "iu" and given.shape in ((), (self.size,))
        if not right or given.min() < 0 or given.max() >= players:
            raise BadOption(
                f"seats are {given!r}; allowed: 0 to {players - 1}, one for all games or one for each of {self.size}"
            )
        return np.broadcast_to(given, self.size).astype(np.int64)

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
        """Whether the last step ended a game; where games do not restart, whether it has ended."""
        return self._lanes.column("done")

    @property
    def truncated(self) -> Array:
        """Whether it ended that game by a limit for simulations; rewards and ranks are then as the table stood."""
        return self._lanes.column("truncated")

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
        """What the seat to act may know: a row of the features that `game.rules.planes` names, stored as `dtype`.

        As uint8, 0 to 255 are the bounds that a plane declares. `legal` is made in the same pass.
        """
        return self._lanes.observations()

    def features(self, seat: Any) -> Array:
        """What a seat, one for all games or one for each, may know: rows like `observations`, and in their place."""
        return self._lanes.observations(self._viewers(seat))

    def records(self) -> np.ndarray[Any, Any]:
        """A copy of all records, secrets included."""
        return self._lanes.host(self._lanes.records)

    def seed(self, i: int) -> int:
        """The seed with which `game.new` starts the game now in row i."""
        restarts = int(np.asarray(self._lanes.column("restarts"))[i])
        if restarts < 0:
            raise BadOption(f"game {i} came from another batch, so it has no seed")
        return self._seed ^ i << GAME_AT ^ restarts << RESTART_AT

    # --- copies

    def save(self) -> dict[str, Any]:
        """A copy of the whole batch in the machine's own memory."""
        notes = self._lanes.host(self._lanes.notes)
        counted = {"seed": self._seed, "steps": self._lanes.steps, "seeds": self._seeds}
        return {**counted, "records": self.records(), "notes": notes}

    def restore(self, saved: dict[str, Any]) -> None:
        """Return to what `save` gave, from this batch or another of the same game and size."""
        for name, mine in (("records", self._lanes.records), ("notes", self._lanes.notes)):
            found = saved[name]
            if found.shape != mine.shape or found.dtype != mine.dtype:
                raise BadOption(f"saved {name} are {found.shape} of another kind; this is {self!r}")
        self._take_seed(saved["seed"])
        self._seeds = saved.get("seeds", 0)
        self._lanes.put(self._bare(), saved["records"], saved["notes"], saved["steps"])

    def copy(self) -> Batch:
        """An independent copy of the batch."""
        twin = self._made(self._lanes.like(self.size), self._seed, self.restart)
        twin.restore(self.save())
        return twin

    def __reduce__(self) -> Any:
        wishes: dict[str, Any] = {"restart": self.restart, "dtype": self.dtype}
        made = partial(Batch, self.game, self.size, self.target, self.threads, **wishes)
        return made, (), self.save()

    __setstate__ = restore


def lanes(game: Game, size: int, target: str, threads: int | None, dtype: str) -> Lanes:
    """The storage and the workers of a batch on a target."""
    if target not in TARGETS:
        raise unknown_target(target)
    if target == "cuda":
        from reinos.core.cuda import Gpu

        return Gpu(game, size, dtype)
    from reinos.core.cores import Cores

    return Cores(game, size, target, threads, dtype)
