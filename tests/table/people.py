"""Tables without a server: who sits there, and whole turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reinos.table.draft import Draft, confirm, decision_of, draft_of, put_draft
from reinos.table.opening import SeatWanted, create, order
from reinos.table.table import Session, Table

ANA, LUIS = Session("ana", "Ana", "en"), Session("luis", "Luis", "es")
Pick = Callable[[Sequence[int]], int]


def table_of(*kinds: Any, game: str = "kingdomino", options: dict[str, Any] | None = None, **named: Any) -> Table:
    """A table that Ana makes: me, open, link, or a bot's name."""
    plain = ("me", "open", "link")
    seats = [SeatWanted(kind) if kind in plain else SeatWanted("bot", kind) for kind in kinds]
    return create(order(ANA, game, options or {}, seats, named.get("seed")), named.get("public", True))


def add_choice(table: Table, seat: int, choice: int) -> Table:
    """The table with one more choice in a seat's draft."""
    return put_draft(table, *_answer(table, seat), [*draft_of(table, seat).choices, choice])


def confirmed(table: Table, seat: int) -> Table:
    """The table with a seat's draft committed."""
    return confirm(table, *_answer(table, seat), draft_of(table, seat).choices)


def _answer(table: Table, seat: int) -> tuple[str, int, str]:
    return str(table.seats[seat].session), seat, str(decision_of(table, seat))


def turn(table: Table, pick: Pick = lambda legal: legal[0]) -> Table:
    """The table after the whole turn of the first seat to act."""
    seat = table.to_act[0]
    while not (draft := draft_of(table, seat)).complete:
        table = add_choice(table, seat, pick(draft.seen.legal_ids()))
    return confirmed(table, seat)


def first_draft(table: Table) -> Draft:
    """The draft of the first seat to act."""
    return draft_of(table, table.to_act[0])
