"""A moment of a match: the whole record, and what each viewer may know of it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property

import numpy as np

from reinos.core.game import Game
from reinos.core.position import Position
from reinos.core.record import Records, copy_records
from reinos.core.scene import View
from reinos.core.target import Target
from reinos.server.memory import Memory

NOBODY = -1  # the viewer that `hide` takes for a spectator

_views: Memory[View] = Memory(100)  # by glimpse: large, and wanted while it is drawn and told


def acting(record: Records) -> tuple[int, ...]:
    """The seats that owe a choice, in seat order."""
    mask = int(record["to_act"][0])
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def hidden_from(kernels: Target, record: Records, viewer: int | None) -> Records:
    """A copy of a record with all blanked that the viewer may not know."""
    hidden = copy_records(record)
    kernels.hide_from(hidden, 0, NOBODY if viewer is None else viewer)
    return hidden


def generator_of(record: Records) -> tuple[int, int]:
    """How far the dice have come: whoever rolls one moves on."""
    return int(record["block"][0]), int(record["drawn"][0])


def legal_ids(kernels: Target, game: Game, record: Records, seat: int) -> list[int]:
    """The ids of a seat's legal choices."""
    out = np.empty(game.rules.choices.size, np.int64)
    count = kernels.legal_choices(record, 0, seat, out)
    ids: list[int] = out[:count].tolist()
    return ids


class Glimpse:
    """A hidden record, shared by all who know the same: what they are shown is made from it and nothing else."""

    def __init__(self, game: Game, kernels: Target, record: Records) -> None:
        self.game, self.kernels, self.record = game, kernels, record
        self.bytes = record.tobytes()

    @property
    def key(self) -> Hashable:
        """Names the game and all that is known of it."""
        return self.game, self.bytes

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return acting(self.record)

    @property
    def view(self) -> View:
        """The record as a plain dict; only to look at."""
        return _views.get(self, lambda: self.position(None).view)

    @cached_property
    def standing(self) -> tuple[list[int], list[int]]:
        """Points and ranks by seat, as the table stands."""
        settled = copy_records(self.record)
        self.kernels.settle(settled, 0)
        players = self.game.players
        return settled["points"][0, :players].tolist(), settled["ranks"][0, :players].tolist()

    def position(self, seat: int | None) -> Position:
        """The same as a seat sees it."""
        return Position(self.game, self.record, self.kernels.name, hidden=True, seat=seat)

    def legal_ids(self, seat: int) -> list[int]:
        """The ids of a seat's legal choices."""
        return legal_ids(self.kernels, self.game, self.record, seat)


class Moment:
    """The record after a stored choice; only to look at."""

    def __init__(self, game: Game, kernels: Target, record: Records) -> None:
        self.game, self.kernels, self.record = game, kernels, record
        self.to_act = acting(record)
        self._seen: dict[int | None, Glimpse] = {}

    def seen(self, viewer: int | None) -> Glimpse:
        """What a viewer may know; None is a spectator."""
        found = self._seen.get(viewer)
        if found is None:
            fresh = Glimpse(self.game, self.kernels, hidden_from(self.kernels, self.record, viewer))
            same = (known for known in list(self._seen.values()) if known.bytes == fresh.bytes)
            found = self._seen[viewer] = next(same, fresh)
        return found

    @cached_property
    def all(self) -> Glimpse:
        """Everything; for after the end."""
        return Glimpse(self.game, self.kernels, self.record)
