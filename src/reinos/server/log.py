"""The log of a table in words, as one viewer may know it; every row is made once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from reinos.server.memory import Memory
from reinos.server.sight import told_events
from reinos.server.table import Entry, Table
from reinos.server.wire import Written, as_bytes

Json = dict[str, Any]


@dataclass(frozen=True)
class Log:
    """The log up to a stored choice, as it is sent, and what happened since the viewer's last commit.

    Where a game forgets, the rows of this round stand apart: as they are told now, and as they will be told later.
    """

    rows: bytes = b""
    recap: tuple[str, ...] = ()
    round: str | None = None
    now: bytes = b""
    later: bytes = b""
    recap_later: tuple[str, ...] = ()

    @property
    def told(self) -> Written:
        """The rows as a list."""
        return Written(b"[" + joined(self.rows, self.now) + b"]")

    @property
    def faded(self) -> Log:
        """The log when the round is over."""
        return Log(joined(self.rows, self.later), self.recap_later, recap_later=self.recap_later)


def joined(*rows: bytes) -> bytes:
    """Rows one after another."""
    return b",".join(part for part in rows if part)


_newest: Memory[tuple[Entry, Log]] = Memory(8000)  # by table and reader: the log that goes on
_earlier: Memory[tuple[Entry, Log]] = Memory(1000)  # by table, reader and number: for who looks back


def upto(table: Table, last: Entry, viewer: int | None, lang: str, names: tuple[str, ...]) -> Log:
    """The log up to a stored choice: what is remembered of an earlier one, and what came since."""
    reader = (table.id, viewer, lang, names)
    place, log = remembered(table, last, reader)
    for entry in table.entries[place + 1 : last.number + 1]:
        log = longer(log, table, entry, viewer, lang, names)
    if last is table.entries[-1]:
        _newest.put(reader, (last, log))
    else:
        _earlier.put((*reader, last.number), (last, log))
    return log


def remembered(table: Table, last: Entry, reader: tuple[Hashable, ...]) -> tuple[int, Log]:
    """The longest log that is known up to a stored choice, and the number of the choice that it ends with."""
    looked_back = (_earlier.known((*reader, number)) for number in range(last.number, -1, -1))
    for found in (_newest.known(reader), *([] if last is table.entries[-1] else looked_back)):
        if found is None:
            continue
        entry, log = found
        # A table that was read from the database again has other objects for the same choices.
        if entry.number <= last.number and table.entries[entry.number].record == entry.record:
            return entry.number, log
    return -1, Log()


def longer(log: Log, table: Table, entry: Entry, viewer: int | None, lang: str, names: tuple[str, ...]) -> Log:
    """The log with what one choice did."""
    told = told_events(table.moment(entry).seen(viewer), viewer, lang, names)
    mine = entry.seat is not None and entry.seat == viewer

    def added(rows: list[tuple[int | None, str]]) -> bytes:
        common = {"n": entry.commit, "round": told["round"]}
        made = ({**common, "seat": seat, "text": text, "yours": viewer == seat is not None} for seat, text in rows)
        return b",".join(map(as_bytes, made))

    def heard(recap: tuple[str, ...], rows: list[tuple[int | None, str]]) -> tuple[str, ...]:
        return () if mine else (*recap, *(text for _, text in rows))

    if told["later"] is None:
        return Log(joined(log.rows, added(told["rows"])), heard(log.recap, told["rows"]))
    ends = log.round is not None and told["round"] != log.round  # the round, with what it did before
    if ends:
        log = log.faded
    return Log(
        log.rows,
        heard(log.recap, told["rows"]),
        told["round"],
        joined(log.now, added(told["later" if ends else "rows"])),
        joined(log.later, added(told["later"])),
        heard(log.recap_later, told["later"]),
    )
