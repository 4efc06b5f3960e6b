"""Who sits where: joining, leaving, bots that take over, seats that are taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from reinos.server import schema
from reinos.server.catalogue import DEFAULT_BOT, check_bot
from reinos.server.creation import named, new_invite, started
from reinos.server.desk import Answer, Asked, Change, Desk
from reinos.server.errors import Refusal
from reinos.server.table import Seat, Table

Absent = Callable[[Table, Seat], bool]


def join(desk: Desk, asked: Asked, code: str | None, invite: str | None, name: str | None) -> Answer:
    """Take a free seat by the table's code or by an invitation, which is burnt."""

    def work(change: Change) -> Answer:
        table, seat = _found(change, code, invite)
        mine = table.seats_of(asked.session.id)
        if mine:
            return {"table": table.id, "seat": mine[0]}
        if seat is None:
            raise Refusal(409, "full", table=table.id)
        change.save(table, started(table.with_seat(_taken(seat, asked, name))))
        return {"table": table.id, "seat": seat.seat}

    return desk.carry_out(asked, work)


def _found(change: Change, code: str | None, invite: str | None) -> tuple[Table, Seat | None]:
    if code is not None:
        query = select(schema.tables.c.id).where(schema.tables.c.code == code.upper())
    else:
        query = select(schema.seats.c.table_id).where(schema.seats.c.invite == invite)
    key = change.connection.execute(query).scalar()
    if key is None:
        raise Refusal(404, "no-code" if code is not None else "no-invite")
    table = change.table(key)
    if invite is not None:
        return table, next((seat for seat in table.seats if seat.invite == invite and seat.free), None)
    free = sorted((seat for seat in table.seats if seat.free), key=lambda seat: seat.kind != "open")
    return table, free[0] if free else None


def _taken(seat: Seat, asked: Asked, name: str | None) -> Seat:
    own = asked.session.id
    held = replace(seat, kind="person", session=own, owner=own, bot=None, invite=None)
    return replace(held, name=name or asked.session.name).drafted((), None)


def act(desk: Desk, asked: Asked, key: str, number: int, body: Any, absent: Absent) -> Answer:
    """Hand a seat to a bot, open it, leave it, or take it (back)."""

    def work(change: Change) -> Answer:
        table = change.table(key)
        if not 0 <= number < len(table.seats):
            raise Refusal(404, "no-seat", last=len(table.seats) - 1)
        if table.status == "over":
            raise Refusal(409, "over", table=key)
        seat = table.seats[number]
        steps = {"bot": _to_bot, "open": _to_open, "leave": _leave, "take": _take}
        changed = steps[body.action](table, seat, asked, body.bot, absent)
        if changed != seat:
            new = table.with_seat(changed)
            new = _fresh_names(new, asked)
            change.save(table, started(_new_host(new)))
        return {"table": key}

    return desk.carry_out(asked, work)


def _fresh_names(table: Table, asked: Asked) -> Table:
    return replace(table, seats=tuple(named(list(table.seats), asked)))


def _new_host(table: Table) -> Table:
    """A host who left is followed by the first person who stays."""
    people = [seat.session for seat in table.seats if seat.kind == "person" and seat.session]
    if not people or table.host in people:
        return table
    return replace(table, host=people[0])


def _to_bot(table: Table, seat: Seat, asked: Asked, bot: str | None, absent: Absent) -> Seat:
    """The host fills a free seat, anybody hands over the own one, and players that of one who is absent."""
    own = seat.session == asked.session.id
    if seat.kind == "person" and not own:
        if not table.seats_of(asked.session.id):
            raise Refusal(403, "not-your-table")
        if not absent(table, seat):
            raise Refusal(409, "not-absent", table=table.id)
    elif not own and table.host != asked.session.id:
        raise Refusal(403, "host-only")
    check_bot("bot", bot, table.game)
    kept = seat.name if seat.kind == "person" else ""
    return replace(_emptied(seat), kind="bot", bot=bot or DEFAULT_BOT, name=kept, owner=seat.owner)


def _to_open(table: Table, seat: Seat, asked: Asked, bot: str | None, absent: Absent) -> Seat:
    """Before the start the host opens a bot's seat to people, under a new invitation."""
    if table.host != asked.session.id:
        raise Refusal(403, "host-only")
    # Whoever gave a seed, brought a match file or plays on from an old match knows what chance will decide. Such
    # tables begin at once: none of them can be opened to somebody who does not know.
    if table.status != "waiting":
        raise Refusal(409, "begun", table=table.id)
    if seat.kind == "person":
        raise Refusal(409, "taken", table=table.id)
    return replace(_emptied(seat), kind="open", invite=new_invite())


def _leave(table: Table, seat: Seat, asked: Asked, bot: str | None, absent: Absent) -> Seat:
    """Before the start the seat is free again; later a bot plays on."""
    if seat.session != asked.session.id:
        raise Refusal(403, "not-your-seat")
    if table.status == "waiting":
        return replace(_emptied(seat), kind="open", invite=new_invite())
    return replace(_emptied(seat), kind="bot", bot=bot or DEFAULT_BOT, name=seat.name, owner=seat.owner)


def _take(table: Table, seat: Seat, asked: Asked, bot: str | None, absent: Absent) -> Seat:
    """The owner takes the seat back from a bot; at a public table anybody takes an open one."""
    if seat.session == asked.session.id:
        return seat
    if seat.kind == "bot" and seat.owner == asked.session.id:
        return _taken(seat, asked, seat.name)
    if seat.kind == "open" and table.public and not table.seats_of(asked.session.id):
        return _taken(seat, asked, None)
    raise Refusal(403, "not-your-seat")


def _emptied(seat: Seat) -> Seat:
    """Nobody's seat: whoever held it has lost it, and so has every invitation to it."""
    return Seat(seat.seat, "open", draft_count=seat.draft_count + 1)
