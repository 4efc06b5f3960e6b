"""What the server and its workers say to each other, over pipes: pickles, each after its length.

Tables are large and asked about again and again, so a worker keeps the last ones. Both ends count in the same order,
so that the server knows without asking which ones a worker still has.
"""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from typing import Any, BinaryIO

from reinos.table.table import Table

LENGTH = 4  # bytes
TABLES_KEPT = 16  # by a worker

Key = tuple[str, int]  # a table's id and revision


class Kept:
    """The last tables that were sent; at the server's end only which ones."""

    def __init__(self) -> None:
        self._tables: OrderedDict[Key, Table | None] = OrderedDict()

    def used(self, key: Key) -> bool:
        """Whether a table is there; then it is the last to be forgotten."""
        if key in self._tables:
            self._tables.move_to_end(key)
        return key in self._tables

    def add(self, key: Key, table: Table | None = None) -> None:
        """Keep a table, and forget the one not used for longest."""
        self._tables[key] = table
        while len(self._tables) > TABLES_KEPT:
            self._tables.popitem(last=False)

    def table(self, key: Key) -> Table:
        """A table that is there."""
        table = self._tables[key]
        assert table is not None
        return table


def packed(message: Any, kept: Kept) -> bytes:
    """A message as it is sent; a table that the other end has not goes before it."""
    before = io.BytesIO()

    class Pickler(pickle.Pickler):
        def persistent_id(self, thing: Any) -> Key | None:
            if not isinstance(thing, Table):
                return None
            key = (thing.id, thing.revision)
            if not kept.used(key):
                kept.add(key)
                before.write(framed(pickle.dumps((key, thing))))
            return key

    body = io.BytesIO()
    Pickler(body).dump(message)
    return before.getvalue() + framed(body.getvalue())


def framed(body: bytes) -> bytes:
    """A pickle after its length."""
    return len(body).to_bytes(LENGTH) + body


def receive(stream: BinaryIO, kept: Kept) -> Any:
    """The next message; tables before it are kept. EOFError when the other end is gone."""

    class Unpickler(pickle.Unpickler):
        def persistent_load(self, key: Key) -> Table:
            kept.used(key)
            return kept.table(key)

    while True:
        body = exactly(stream, int.from_bytes(exactly(stream, LENGTH)))
        message = Unpickler(io.BytesIO(body)).load()
        if not isinstance(message[1], Table):
            return message
        kept.add(*message)


def exactly(stream: BinaryIO, length: int) -> bytes:
    """So many bytes, or EOFError."""
    found = stream.read(length)
    if len(found) < length:
        raise EOFError
    return found
