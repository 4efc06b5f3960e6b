"""States as they are sent: the answer to a command and the news of its socket are made once."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import NamedTuple

import orjson

from reinos.core.cache import Cache
from reinos.server.live.patch import Parts, parts_of
from reinos.table.state import Online, State, Viewer, state_of, viewer_of
from reinos.table.table import Seat, Table

KEPT = 256  # they are asked for again at once or never


class Snapshot:
    """A state as it is sent, whole or in parts."""

    def __init__(self, state: State) -> None:
        self.state = state

    @cached_property
    def json(self) -> bytes:
        """The whole in JSON."""
        return orjson.dumps(self.state)

    @cached_property
    def parts(self) -> Parts:
        """The parts, to be compared with what was sent before."""
        return parts_of(self.state)


class Eyes(NamedTuple):
    """Whose state is wanted: a session, one of its seats if it asks for one, and a language."""

    session: str | None
    seat: int | None
    lang: str


class Snapshots:
    """Makes the states of tables."""

    def __init__(self, online: Online) -> None:
        self.online = online
        self._made: Cache[Snapshot] = Cache(KEPT)

    def make(self, table: Table, eyes: Eyes) -> Snapshot:
        """The state of a table in somebody's eyes."""
        viewer, online, key = self._named(table, eyes)
        return self._made.get(key, lambda: Snapshot(state_of(table, viewer, lambda _, seat: online[seat])))

    def known(self, table: Table, everybody: Sequence[Eyes]) -> list[Snapshot] | None:
        """The same for several, if all of them are made already."""
        found = [self._made.known(self._named(table, eyes)[2]) for eyes in everybody]
        return None if None in found else [snapshot for snapshot in found if snapshot is not None]

    def _named(self, table: Table, eyes: Eyes) -> tuple[Viewer, dict[Seat, bool], Hashable]:
        """Who looks, who is there, and what names the state that they lead to."""
        viewer = viewer_of(table, *eyes)
        # Who is there is asked once, so that what is kept under the key is what the key says.
        online = {seat: self.online(table, seat) for seat in table.seats}
        return viewer, online, (table.id, table.revision, viewer, tuple(online.values()))
