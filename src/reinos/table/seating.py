"""Who sits where: joining, leaving, bots that take over, seats that are taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from reinos.table.bots import DEFAULT_BOT, check_bot
from reinos.table.opening import named, new_invite, started
from reinos.table.refusal import Forbidden, NotNow
from reinos.table.table import Seat, Session, Table

Action = Literal["bot", "open", "leave", "take"]
Absent = Callable[[Table, Seat], bool]


def join(table: Table, session: Session, invite: str | None, name: str | None) -> Table:
    """Take the seat of an invitation, which is burnt, or the first free one; who sits here already stays."""
    if table.seats_of(session.id):
        return table
    open_first = sorted((seat for seat in table.seats if seat.free), key=lambda seat: seat.kind != "open")
    free = next((seat for seat in open_first if invite is None or seat.invite == invite), None)
    if free is None:
        raise NotNow("full", table=table.id)
    return started(table.with_seat(_taken(free, session, name)))


def _taken(seat: Seat, session: Session, name: str | None) -> Seat:
    held = replace(seat, kind="person", session=session.id, owner=session.id, bot=None, invite=None)
    return replace(held, name=name or session.name).drafted((), None)


def change_seat(table: Table, session: Session, number: int, action: Action, bot: str | None, absent: Absent) -> Table:
    """Hand a seat to a bot, open it, leave it, or take it (back)."""
    seat = table.seat(number)
    if table.status == "over":
        raise NotNow("over", table=table.id)
    match action:
        case "bot":
            changed = _to_bot(table, seat, session, bot, absent)
        case "open":
            changed = _to_open(table, seat, session)
        case "leave":
            changed = _leave(table, seat, session, bot)
        case "take":
            changed = _take(table, seat, session)
    if changed == seat:
        return table
    new = table.with_seat(changed)
    return started(_new_host(replace(new, seats=tuple(named(new.seats, session)))))


def _new_host(table: Table) -> Table:
    """A host who left is followed by the first person who stays."""
    people = [seat.session for seat in table.seats if seat.kind == "person" and seat.session]
    if not people or table.host in people:
        return table
    return replace(table, host=people[0])


def _to_bot(table: Table, seat: Seat, session: Session, bot: str | None, absent: Absent) -> Seat:
    """The host fills a free seat, anybody hands over the own one, and players that of one who is absent."""
    own = seat.session == session.id
    if seat.kind == "person" and not own:
        if not table.seats_of(session.id):
            raise Forbidden("not-your-table")
        if not absent(table, seat):
            raise NotNow("not-absent", table=table.id)
    elif not own and table.host != session.id:
        raise Forbidden("host-only")
    check_bot("bot", bot, table.game)
    kept = seat.name if seat.kind == "person" else ""
    return replace(_emptied(seat), kind="bot", bot=bot or DEFAULT_BOT, name=kept, owner=seat.owner)


def _to_open(table: Table, seat: Seat, session: Session) -> Seat:
    """Before the start the host opens a bot's seat to people, under a new invitation."""
    if table.host != session.id:
        raise Forbidden("host-only")
    # Whoever gave a seed, brought a match file or plays on from an old match knows what chance will decide. Such
    # tables begin at once: none of them can be opened to somebody who does not know.
    if table.status != "waiting":
        raise NotNow("begun", table=table.id)
    if seat.kind == "person":
        raise NotNow("taken", table=table.id)
    return replace(_emptied(seat), invite=new_invite())


def _leave(table: Table, seat: Seat, session: Session, bot: str | None) -> Seat:
    """Before the start the seat is free again; later a bot plays on."""
    if seat.session != session.id:
        raise Forbidden("not-your-seat")
    check_bot("bot", bot, table.game)
    if table.status == "waiting":
        return replace(_emptied(seat), invite=new_invite())
    return replace(_emptied(seat), kind="bot", bot=bot or DEFAULT_BOT, name=seat.name, owner=seat.owner)


def _take(table: Table, seat: Seat, session: Session) -> Seat:
    """The owner takes the seat back from a bot; at a public table anybody takes an open one."""
    if seat.session == session.id:
        return seat
    if seat.kind == "bot" and seat.owner == session.id:
        return _taken(seat, session, seat.name)
    if seat.kind == "open" and table.public and not table.seats_of(session.id):
        return _taken(seat, session, None)
    raise Forbidden("not-your-seat")


def _emptied(seat: Seat) -> Seat:
    """Nobody's seat: whoever held it has lost it, and so has every invitation to it."""
    return Seat(seat.seat, "open", draft_count=seat.draft_count + 1)
