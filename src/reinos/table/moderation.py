"""What the host may do about others: silence them, remove them, let spectators talk."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from reinos.table.refusal import Forbidden, NotFound, NotNow
from reinos.table.seating import freed
from reinos.table.table import Session, Table

Measure = Literal["mute", "unmute", "remove"]
MOST = 500  # sessions that are remembered of each kind


def let_spectators_talk(table: Table, session: Session, on: bool) -> Table:
    """The host's choice whether those who only watch may talk."""
    _check_host(table, session)
    return table if table.spectators_talk == on else replace(table, spectators_talk=on, shown=table.shown + 1)


def moderate(table: Table, session: Session, measure: Measure, seat: int | None, line: int | None) -> Table:
    """Silence, or remove, the person of a seat or of a line of the chat."""
    _check_host(table, session)
    who = _person(table, seat, line)
    if who == session.id:
        raise NotNow("yourself", table=table.id)
    match measure:
        case "mute":
            muted = (*(other for other in table.muted if other != who), who)[-MOST:]
            return table if who in table.muted else replace(table, muted=muted, shown=table.shown + 1)
        case "unmute":
            heard = tuple(other for other in table.muted if other != who)
            return table if who not in table.muted else replace(table, muted=heard, shown=table.shown + 1)
        case "remove":
            return _remove(table, who)


def _check_host(table: Table, session: Session) -> None:
    if table.host != session.id:
        raise Forbidden("host-only")


def _person(table: Table, seat: int | None, line: int | None) -> str:
    """The session of a seat or of a line."""
    if seat is not None:
        found = table.seat(seat).owner
    else:
        found = next((said.session for said in table.chat if said.number == line), None)
    if found is None:
        raise NotFound("nobody")
    return found


def _remove(table: Table, who: str) -> Table:
    """Nobody loses a seat of a match that has begun; before, it is free for others."""
    held = table.owned_by(who)
    if held and table.status != "waiting":
        raise NotNow("no-removal", table=table.id)
    if who in table.removed:
        return table
    for seat in held:
        table = table.with_seat(freed(seat))
    return replace(table, removed=(*table.removed, who)[-MOST:], shown=table.shown + 1)
