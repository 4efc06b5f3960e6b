"""Tables in lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from typing_extensions import TypedDict

from reinos.core.catalog import rules
from reinos.core.scene import SEAT_LETTERS
from reinos.table.menu import title
from reinos.table.state import ShownKind, written_time
from reinos.table.table import Status
from reinos.table.words import table_words


class SeatLine(TypedDict):
    """A seat in a list of tables."""

    name: str
    kind: ShownKind
    letter: str


class TableLine(TypedDict):
    """A table in a list."""

    id: str
    code: str
    game: str
    title: str
    status: Status
    seats: list[SeatLine]
    players: int
    your_turn: bool
    lent: bool
    """A bot plays for me there."""
    updated: str


class Lobby(TypedDict):
    """My tables, those that can be joined, and those that can be watched: the newest first, but of public ones
    everybody's newest before anybody's second."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]


class Row(Protocol):
    """What is stored of a table beside its seats, as far as lists show it."""

    id: str
    code: str
    game: str
    status: Status
    to_act: int  # bit mask
    updated: int


def table_line(row: Row | Any, seats: Sequence[Any], session: str | None, lang: str) -> TableLine:
    """A table as a session sees it in a list; the seats as they are stored."""
    mine = [seat.seat for seat in seats if session is not None and seat.session == session]
    free = table_words(lang)("seat-free")
    return {
        "id": row.id,
        "code": row.code,
        "game": row.game,
        "title": title(rules(row.game), lang),
        "status": row.status,
        "seats": [
            {
                "name": seat.name or free,
                "kind": "me" if seat.seat in mine else seat.kind,
                "letter": SEAT_LETTERS[seat.seat],
            }
            for seat in seats
        ],
        "players": len(seats),
        "your_turn": any(row.to_act >> seat & 1 for seat in mine),
        "lent": any(seat.kind == "bot" and session is not None and seat.owner == session for seat in seats),
        "updated": written_time(row.updated),
    }
