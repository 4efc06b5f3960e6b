"""Who sits where: joining, leaving, bots that take over, seats that are taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from reinos.table.bots import DEFAULT_BOT, check_bot
from reinos.table.names import apart, taken
from reinos.table.opening import named, new_invite, started
from reinos.table.refusal import Forbidden, Invalid, NotNow
from reinos.table.table import Seat, SeatKind, Session, Table

Action = Literal["bot", "open", "leave", "take"]
Absent = Callable[[Table, Seat], bool]


def join(table: Table, session: Session, invite: str | None, name: str | None) -> Table:
    """Take the seat of an invitation, which is burnt, or the first open one; who sits here already stays."""
    if table.owned_by(session.id):
        return table
    if session.id in table.removed:
        raise Forbidden("removed")
    wanted = (seat for seat in table.seats if (seat.kind == "open" if invite is None else seat.invite == invite))
    free = next(wanted, None)
    if free is None:
        raise NotNow("full", table=table.id)
    others = [seat.name for seat in table.seats]
    if name is not None and taken(name, others):
        raise NotNow("name-taken", table=table.id, name=name)
    return started(table.with_seat(_taken(free, session, name or apart(session.name, others))))


def _taken(seat: Seat, session: Session, name: str) -> Seat:
    held = replace(seat, kind="person", session=session.id, owner=session.id, bot=None, invite=None)
    return replace(held, name=name).drafted((), None)


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
    """The host fills a free seat with a bot of choice; a person's seat is only ever handed to the table's stand-in:
    by whoever holds it, or by a player while that person is absent."""
    if seat.kind == "person":
        if seat.session != session.id:
            if not table.seats_of(session.id):
                raise Forbidden("not-your-table")
            if not absent(table, seat):
                raise NotNow("not-absent", table=table.id)
        return _lent(table, seat, bot)
    if table.host != session.id:
        raise Forbidden("host-only")
    check_bot("bot", bot, table.game)
    lent = seat.kind == "bot" and seat.owner is not None  # whoever lent it finds it as it was left
    return seat if lent else replace(_emptied(seat), kind="bot", bot=bot or DEFAULT_BOT, name="")


def _lent(table: Table, seat: Seat, bot: str | None) -> Seat:
    """A person's seat that the table's stand-in, and no other bot, plays until they take it back."""
    if bot not in (None, table.stand_in):
        raise Invalid("bad-option", detail=f"bot is {bot!r}; allowed: {table.stand_in}")
    return replace(_emptied(seat), kind="bot", bot=table.stand_in, name=seat.name, owner=seat.owner)


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
    return replace(_emptied(seat), kind="open", reserved=False, invite=new_invite())


def _leave(table: Table, seat: Seat, session: Session, bot: str | None) -> Seat:
    """Before the start the seat is free again; later the stand-in plays on."""
    if seat.session != session.id:
        raise Forbidden("not-your-seat")
    return freed(seat) if table.status == "waiting" else _lent(table, seat, bot)


def freed(seat: Seat) -> Seat:
    """A seat for others, under a new invitation."""
    return replace(_emptied(seat), invite=new_invite())


def _take(table: Table, seat: Seat, session: Session) -> Seat:
    """The owner takes the seat back from a bot; at a public table anybody takes an open one."""
    if seat.session == session.id:
        return seat
    if seat.kind == "bot" and seat.owner == session.id:
        return _taken(seat, session, seat.name)
    if session.id in table.removed:
        raise Forbidden("removed")
    if seat.kind == "open" and table.public and not table.owned_by(session.id):
        return _taken(seat, session, apart(session.name, (other.name for other in table.seats)))
    raise Forbidden("not-your-seat")


def _emptied(seat: Seat) -> Seat:
    """Nobody's seat: whoever held it has lost it, and so has every invitation to it."""
    kind: SeatKind = "link" if seat.reserved else "open"
    return Seat(seat.seat, kind, reserved=seat.reserved, draft_count=seat.draft_count + 1)
