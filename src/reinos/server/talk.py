"""Chat and private notes."""

from __future__ import annotations

from reinos.server.desk import Answer, Asked, Change, Desk, Session
from reinos.server.errors import Refusal
from reinos.server.store import now


def say(desk: Desk, asked: Asked, key: str, text: str) -> Answer:
    """A line of chat."""

    def work(change: Change) -> Answer:
        table = change.table(key)
        mine = table.seats_of(asked.session.id)
        seat = table.seats[mine[0]] if mine else None
        name = seat.name if seat else asked.session.name
        change.save(table, table.say(name, seat.seat if seat else None, text, now()))
        return {"table": key}

    return desk.carry_out(asked, work)


def note(desk: Desk, session: Session, key: str, text: str) -> None:
    """Replace the notes of a session."""

    def work(change: Change) -> None:
        table = change.table(key)
        mine = table.seats_of(session.id)
        if not mine:
            raise Refusal(403, "not-your-table")
        change.save(table, table.note(session.id, text), only_seat=mine[0])

    desk.change(work)
