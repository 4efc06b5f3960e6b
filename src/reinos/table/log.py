"""The log of a table in words, as one viewer may know it; every row is made once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from typing_extensions import TypedDict

from reinos.core.cache import Cache
from reinos.core.event import Event
from reinos.core.position import Position
from reinos.core.scene import Voice
from reinos.core.story import seat_of
from reinos.table.rendering import Round, own_words, round_of
from reinos.table.table import Entry, Table


class LogRow(TypedDict):
    """A row of the log."""

    n: int
    """The commit that it belongs to."""
    round: str | None
    seat: int | None
    text: str
    yours: bool


Rows = tuple[LogRow, ...]
Happened = tuple[tuple[str | None, Event, int | None], ...]
TOLD = 1_500  # choices that a log goes back
FEW = 200  # choices that are put into words while somebody waits, without a thought


@dataclass(frozen=True)
class Log:
    """The log up to a stored choice, the round after it, and what happened since the viewer's last commit.

    Where a game forgets, the rows of this round stand apart: as they are told now, and as they will be told later.
    """

    past: Rows = ()
    recap: tuple[str, ...] = ()
    round: Round | None = None
    now: Rows = ()
    later: Rows = ()
    recap_later: tuple[str, ...] = ()

    @property
    def rows(self) -> list[LogRow]:
        """All rows as they are told now."""
        return [*self.past, *self.now]

    @property
    def faded(self) -> Log:
        """The log when the round is over."""
        return Log((*self.past, *self.later), self.recap_later, recap_later=self.recap_later)


SHORT = 100  # rows up to which a log weighs 1


def weight(known: tuple[Entry, Log]) -> int:
    """How much of a cache a log takes: matches that somebody brings may be very long."""
    return 1 + len(known[1].past) // SHORT


_newest: Cache[tuple[Entry, Log]] = Cache(5000, weight)  # by table and reader: the log that goes on
_earlier: Cache[tuple[Entry, Log]] = Cache(1000, weight)  # by table, reader and number: for who looks back


def log_of(table: Table, last: Entry, viewer: int | None, lang: str, names: tuple[str, ...]) -> Log:
    """The log up to a stored choice: what is remembered of an earlier one, and what came since.

    It goes back a number of choices that only matches between careless bots exceed, so that no match, however long,
    makes anybody wait long for its log.
    """
    reader = (table.id, viewer, lang, names)
    place, log = remembered(table, last, reader)
    before = last.number - TOLD  # the last choice that is not told any more
    if place < before:
        start = table.position(table.entries[before]).seen_by(viewer)
        place, log = before, Log(round=round_of(start, lang, names))
    for entry in table.entries[place + 1 : last.number + 1]:
        log = longer(log, table, entry, viewer, lang, names)
    if before >= 0:
        log = replace(log, past=tuple(row for row in log.past if row["n"] > table.entries[before].commit))
    if last is table.entries[-1]:
        _newest.put(reader, (last, log))
    else:
        _earlier.put((*reader, last.number), (last, log))
    return log


def is_at_hand(table: Table, viewer: int | None, lang: str, names: tuple[str, ...]) -> bool:
    """Whether the newest log can be told without much work."""
    last = table.entries[-1]
    return last.number < FEW or last.number - remembered(table, last, (table.id, viewer, lang, names))[0] < FEW


def learn(table: Table, viewer: int | None, lang: str, names: tuple[str, ...], log: Log) -> None:
    """Remember the newest log, which was worked out elsewhere."""
    _newest.put((table.id, viewer, lang, names), (table.entries[-1], log))


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


def happened(seen: Position, then: Round | None, now: Round | None, lang: str) -> Happened:
    """The events of a choice, each with its round, the one that it was made in until an event begins the next, and with
    whose doing it was; worked out once for all who know the same."""
    memo, key = seen.contents.memo, ("happened", lang, then and tuple(then.values()))
    if key not in memo:
        begins, rules, found = then is None or now is None or then == now, seen.game.rules, []
        for event in seen.contents.events:
            begins = begins or event.kind.endswith("_begun") or event.args.get("round") == (now and now["now"])
            told = now if begins else then
            found.append((None if told is None else told["label"], event, seat_of(rules, event, seen.game.players)))
        memo[key] = tuple(found)
    known: Happened = memo[key]
    return known


def longer(log: Log, table: Table, entry: Entry, viewer: int | None, lang: str, names: tuple[str, ...]) -> Log:
    """The log with what one choice did, as far as the viewer may know."""
    seen, game = table.position(entry).seen_by(viewer), table.game
    now = round_of(seen, lang, names)
    voice = Voice(game.rules.words(lang), names, viewer, game.options)
    speak, fade = game.rules.module("tell").event, own_words(game, "faded")
    events, memo = happened(seen, log.round if entry.number else now, now, lang), seen.contents.memo
    mine = entry.seat is not None and entry.seat == viewer

    def row(heading: str | None, seat: int | None, text: str) -> LogRow:
        yours = viewer == seat is not None
        told: LogRow = {"n": entry.commit, "round": heading, "seat": seat, "text": text, "yours": yours}
        # Rows outlive everything else that is made of a position: readers who are told the same share one.
        same: LogRow = memo.setdefault(("row", lang, heading, seat, text, yours), told)
        return same

    def heard(recap: tuple[str, ...], rows: Rows) -> tuple[str, ...]:
        return () if mine else (*recap, *(row["text"] for row in rows))

    rows = tuple([row(heading, seat, str(speak(voice, event))) for heading, event, seat in events])
    if not fade:
        return Log((*log.past, *rows), heard(log.recap, rows), now)
    told_later = ((heading, seat, fade(voice, event)) for heading, event, seat in events)
    later = tuple(row(heading, seat, text) for heading, seat, text in told_later if text is not None)
    label = None if now is None else now["label"]
    ends = log.round is not None and label != log.round["label"]  # the round, with what it did before
    if ends:
        log = log.faded
    return Log(
        log.past,
        heard(log.recap, rows),
        now,
        (*log.now, *(later if ends else rows)),
        (*log.later, *later),
        heard(log.recap_later, later),
    )
