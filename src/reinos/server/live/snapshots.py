"""States as they are sent: the answer to a command and the news of its socket are made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import orjson

from reinos.core.cache import Cache
from reinos.table.state import State, Viewer, state_of
from reinos.table.table import Table

KEPT = 256  # they are asked for again at once or never


class Snapshot:
    """A state and how it is sent."""

    def __init__(self, state: State) -> None:
        self.state = state

    def json(self) -> bytes:
        """The whole in JSON: for an answer, and for a socket that begins; too large to be kept."""
        return orjson.dumps(self.state)


class Snapshots:
    """Makes the states of tables."""

    def __init__(self, presence: Callable[[Table], tuple[bool, ...]]) -> None:
        self.presence = presence  # by seat; asked once, so that what is kept under a key is what the key says
        self._made: Cache[Snapshot] = Cache(KEPT)

    def make(self, table: Table, *viewers: Viewer) -> list[Snapshot]:
        """The states of a table for some viewers."""
        online = self.presence(table)

        def made(viewer: Viewer) -> Snapshot:
            key = named(table, viewer, online)
            return self._made.get(key, lambda: Snapshot(state_of(table, viewer, lambda _, seat: online[seat.seat])))

        return [made(viewer) for viewer in viewers]

    def known(self, table: Table, viewer: Viewer) -> Snapshot | None:
        """The state of a table for a viewer, if it is made already."""
        return self._made.known(named(table, viewer, self.presence(table)))


def named(table: Table, viewer: Viewer, online: tuple[bool, ...]) -> Hashable:
    """What a state is kept under."""
    return table.id, table.revision, viewer, online
