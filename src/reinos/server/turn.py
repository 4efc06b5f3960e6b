"""Turns: small choices collect in a seat's draft; confirming commits it whole."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from reinos.core.errors import IllegalChoice
from reinos.server.desk import Answer, Asked, Change, Desk
from reinos.server.draft import Preview, extended
from reinos.server.errors import Refusal
from reinos.server.memory import Memory
from reinos.server.store import now
from reinos.server.table import Seat, Table

_previews: Memory[Preview] = Memory(500)


def decision_of(table: Table, seat: int) -> str | None:
    """The id of the decision that a seat owes, if it owes one."""
    opened = table.decisions[seat] if table.status == "playing" and not table.frozen else None
    return None if opened is None else f"{opened}-{seat}"


def drafted(table: Table, seat: int) -> tuple[int, ...]:
    """The draft of the seat's present decision."""
    held = table.seats[seat]
    return held.draft if held.draft_decision == table.decisions[seat] else ()


def tried(table: Table, seat: int, draft: Sequence[int]) -> Preview:
    """A draft tried out on what the seat knows of the table as it stands."""
    seen = table.present.seen(seat)
    tried_out = Preview(seen)
    for end in range(1, len(draft) + 1):
        part = tuple(draft[:end])
        tried_out = _previews.get((seen.key, seat, part), partial(extended, seen, seat, part, tried_out))
    return tried_out


def shown(table: Table, seat: int) -> tuple[tuple[int, ...], Preview]:
    """The draft and what it leads to; without what no longer fits, should others' choices have come between."""
    draft = drafted(table, seat)
    while True:
        try:
            return draft, tried(table, seat, draft)
        except IllegalChoice:
            draft = draft[:-1]


def own_seat(table: Table, asked: Asked, seat: int) -> Seat:
    """A seat that the session holds."""
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "no-seat", last=len(table.seats) - 1)
    if table.seats[seat].session != asked.session.id:
        raise Refusal(403, "not-your-seat", table=table.id)
    return table.seats[seat]


def open_decision(change: Change, asked: Asked, key: str, seat: int, decision: str) -> tuple[Table, Seat]:
    """The table and the seat, when the decision is the one that is open."""
    table = change.table(key)
    held = own_seat(table, asked, seat)
    if decision_of(table, seat) != decision:
        raise Refusal(409, "stale", table=key)
    return table, held


def rehearse(desk: Desk, asked: Asked, key: str, seat: int, draft: Sequence[int] | None = None) -> None:
    """Work out what a command will ask for, while nobody else waits for the database; the rest is found in memory."""
    table = desk.kept(key)
    if table is None or seat not in table.seats_of(asked.session.id) or decision_of(table, seat) is None:
        return
    with suppress(IllegalChoice):
        if draft is None:
            table.moves(seat, shown(table, seat)[0])
        else:
            tried(table, seat, draft)


def put_draft(desk: Desk, asked: Asked, key: str, body: Any) -> Answer:
    """Replace a seat's draft as a whole: every choice must be legal after those before it."""

    def work(change: Change) -> Answer:
        table, held = open_decision(change, asked, key, body.seat, body.decision)
        draft = tuple(body.draft)
        try:
            tried(table, body.seat, draft)
        except IllegalChoice:
            raise Refusal(422, "illegal", table=key) from None
        if draft != held.draft or held.draft_decision != table.decisions[body.seat]:
            changed = held.drafted(draft, table.decisions[body.seat])
            change.save(table, table.with_seat(changed, public=False), only_seat=body.seat)
        return {"table": key}

    rehearse(desk, asked, key, body.seat, body.draft)
    return desk.carry_out(asked, work)


def confirm(desk: Desk, asked: Asked, key: str, body: Any) -> Answer:
    """Commit the whole draft."""

    def work(change: Change) -> Answer:
        table, _ = open_decision(change, asked, key, body.seat, body.decision)
        draft, tried_out = shown(table, body.seat)
        if list(draft) != body.draft:
            raise Refusal(409, "other-draft", table=key)
        if tried_out.held is None:
            raise Refusal(422, "unfinished", table=key)
        try:
            change.save(table, table.commit(body.seat, draft, now()))
        except IllegalChoice:
            raise Refusal(422, "illegal", table=key) from None
        return {"table": key}

    rehearse(desk, asked, key, body.seat)
    return desk.carry_out(asked, work)
