"""States as they are sent: the answer to a command and the news of its socket are made once."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property

import orjson

from reinos.core.cache import Cache
from reinos.table.state import Online, State, Viewer, state_of
from reinos.table.table import Seat, Table

KEPT = 256  # they are asked for again at once or never


class Snapshot:
    """A state and how it is sent."""

    def __init__(self, state: State) -> None:
        self.state = state

    @cached_property
    def json(self) -> bytes:
        """The whole in JSON."""
        return orjson.dumps(self.state)


class Snapshots:
    """Makes the states of tables."""

    def __init__(self, online: Online) -> None:
        self.online = online
        self._made: Cache[Snapshot] = Cache(KEPT)

    def make(self, table: Table, viewer: Viewer) -> Snapshot:
        """The state of a table for a viewer."""
        online, key = self._named(table, viewer)
        return self._made.get(key, lambda: Snapshot(state_of(table, viewer, lambda _, seat: online[seat])))

    def known(self, table: Table, viewer: Viewer) -> Snapshot | None:
        """The same, if it is made already."""
        return self._made.known(self._named(table, viewer)[1])

    def _named(self, table: Table, viewer: Viewer) -> tuple[dict[Seat, bool], Hashable]:
        """Who is there, and what names the state that this leads to."""
        # Asked once, so that what is kept under the key is what the key says.
        online = {seat: self.online(table, seat) for seat in table.seats}
        return online, (table.id, table.revision, viewer, tuple(online.values()))
