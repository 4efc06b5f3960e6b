"""One game in play as every environment needs it: whose turn, what is legal, what a seat sees, the result."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

import reinos
from reinos.core.errors import BadFile, IllegalChoice
from reinos.core.game import SEED_BITS, Game
from reinos.core.lanes import reward
from reinos.core.match import Match
from reinos.core.played import Played
from reinos.core.record import Records, Table, copy_records

FORMAT = "reinos-environment"
OBSERVATION, MASK = "observation", "action_mask"  # the names that PettingZoo gave them
POOL = Table.pool.shape[0]  # words of a block of dice
BOUND = 100.0  # no feature of any game is beyond it


class Position(Played):
    """A game in play whose choices are checked. Seats see what `hide` leaves, and nothing else."""

    def start(self, random: np.random.Generator) -> None:
        """A new game, with dice of 256 bits from the generator."""
        self.deal(int.from_bytes(random.bytes(SEED_BITS // 8)))

    def deal(self, seed: int) -> None:
        """The new game of a seed."""
        self.batch = self.game.bare(seed)
        self.kernels.start(self.batch, 0, 0)

    @property
    def rolled(self) -> tuple[int, int]:
        """How much of the dice has been used."""
        return int(self.batch["block"][0]), int(self.batch["drawn"][0])

    def throw(self, seed: int) -> None:
        """Other dice from here on."""
        self.batch["key"] = self._dice(seed)["key"]
        self.batch["stream"], self.batch["block"], self.batch["drawn"] = 0, 0, POOL

    def imagine(self, viewer: int, seed: int) -> None:
        """Redraw uniformly all that the viewer cannot know."""
        self.kernels.imagine(self.batch, 0, viewer, self._dice(seed))

    def _dice(self, seed: int) -> Records:
        dice = self.game.bare(seed)
        dice["drawn"] = POOL  # nothing of its first block has been made yet
        return dice

    def copy(self) -> Position:
        """The same game, which goes on by itself."""
        other = Position.__new__(Position)
        vars(other).update(vars(self), batch=copy_records(self.batch))
        return other

    def __deepcopy__(self, memo: Any) -> Position:
        return self.copy()

    def __reduce__(self) -> Any:
        return _again, (self.game.name, self.game.chosen, self.target, self.batch)

    def mask(self, seat: int, more: int = 0) -> np.ndarray[Any, Any]:
        """The legal choices of the seat as 1 among 0, and so many more 0 after them."""
        mask = np.zeros(self.game.rules.choices.size + more, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: int) -> np.ndarray[Any, Any]:
        """The features of what the seat may know, the game's planes one after another."""
        planes = np.zeros(self.game.rules.planes.size, np.float32)
        self.kernels.features(self.hidden(seat), 0, seat, planes)
        return planes

    def play(self, seat: int, choice: Any) -> None:
        """One choice; an illegal one raises IllegalChoice and changes nothing."""
        if isinstance(choice, bool) or not isinstance(choice, (int, np.integer)) or int(choice) not in self.legal(seat):
            raise IllegalChoice(f"seat {seat} may not choose {choice!r}; legal: {self.legal(seat)}")
        self.step(seat, int(choice))

    def outcome(self) -> list[float]:
        """The reward of each seat, as batches give it; all 0 until the game is over."""
        if self.to_act:
            return [0.0] * self.game.players
        settled = copy_records(self.batch)
        self.kernels.settle(settled, 0)
        table: Any = self.game.rules.proxy(settled)
        return [float(reward(table, seat)) for seat in range(self.game.players)]

    def told(self, lang: str = "en") -> str:
        """The situation in words, as a spectator may know it."""
        return Match.resume(self.game, 0, self.batch).brief(None, lang)

    # --- as bytes

    def save(self, interface: str, **more: Any) -> bytes:
        """The game, and what an environment wants to keep beside it, as JSON."""
        kept = {**header(self.game, interface), "record": self.batch.tobytes().hex(), **more}
        return json.dumps(kept).encode()

    def restore(self, data: bytes, interface: str) -> dict[str, Any]:
        """Go on from what `save` gave; all that was kept. Bytes of another game raise BadFile and change nothing."""
        try:
            kept = json.loads(data)
            record = np.frombuffer(bytearray.fromhex(kept["record"]), self.batch.dtype)
        except (ValueError, KeyError, TypeError) as wrong:
            raise BadFile(f"saved environment: cannot be read ({wrong})") from None
        for name, value in header(self.game, interface).items():
            if kept.get(name) != value:
                raise BadFile(f"saved environment: {name} is {kept.get(name)!r}; this one has {value!r}")
        if len(record) != 1:
            raise BadFile(f"saved environment: record has {len(record)} games; allowed: 1")
        self.batch = record
        return dict(kept)


def header(game: Game, interface: str) -> dict[str, Any]:
    """What a saved environment must have in common with the one that is restored."""
    return {
        "format": FORMAT,
        "interface": interface,
        "game": game.name,
        "rules_version": game.rules.version,
        "options": game.chosen,
    }


def generator_state(random: np.random.Generator) -> Any:
    """A generator as plain data."""
    return random.bit_generator.state


def generator(state: Any) -> np.random.Generator:
    """The generator that plain data describe."""
    random = np.random.default_rng(0)
    try:
        random.bit_generator.state = state
    except (TypeError, ValueError, KeyError) as wrong:
        raise BadFile(f"saved environment: random is not the state of a generator ({wrong!r})") from None
    return random


def _again(name: str, options: dict[str, Any], target: str, record: Records) -> Position:
    """A position that was pickled."""
    position = Position(reinos.load(name, **options), 0, target)
    position.batch = record
    return position
