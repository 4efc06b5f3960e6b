"""States as they are sent: the answer to a command and the news of its socket are made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import orjson

from reinos.core.cache import Cache
from reinos.table.state import State, Viewer, state_of
from reinos.table.table import Table

KEPT = 256  # they are asked for again at once or never


class Snapshot:
    """A state and how it is sent; the revision of its table, and how often somebody had come or gone by then."""

    def __init__(self, state: State, revision: int, company: int) -> None:
        self.state, self.revision, self.company = state, revision, company

    def json(self) -> bytes:
        """The whole in JSON: for an answer, and for a socket that begins; too large to be kept."""
        return orjson.dumps(self.state)


class Snapshots:
    """Makes the states of tables."""

    def __init__(self, presence: Callable[[Table], tuple[bool, ...]], company: Callable[[], int]) -> None:
        self.presence = presence  # by seat; asked once, so that what is kept under a key is what the key says
        self.company = company
        self._made: Cache[Snapshot] = Cache(KEPT)

    def make(self, table: Table, *viewers: Viewer) -> list[Snapshot]:
        """The states of a table for some viewers."""
        company, online = self.company(), self.presence(table)  # in this order: what is made is no newer than it says

        def made(viewer: Viewer) -> Snapshot:
            state = state_of(table, viewer, lambda _, seat: online[seat.seat])
            return Snapshot(state, table.revision, company)

        return [self._made.get(named(table, viewer, online), partial(made, viewer)) for viewer in viewers]

    def known(self, table: Table, viewer: Viewer) -> Snapshot | None:
        """The state of a table for a viewer, if it is made already."""
        return self._made.known(named(table, viewer, self.presence(table)))


def named(table: Table, viewer: Viewer, online: tuple[bool, ...]) -> Hashable:
    """What a state is kept under."""
    return table.id, table.revision, viewer, online
