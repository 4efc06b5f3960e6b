"""My turn: a draft, put as a whole, then committed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Response

from reinos.server.web.caller import Caller, TableId, limited
from reinos.server.web.requests import DraftRequest
from reinos.server.web.router import Router
from reinos.table.draft import confirm as confirmed
from reinos.table.draft import put_draft
from reinos.table.state import State
from reinos.table.table import Table

router = Router("turn")
Commanding = Annotated[Caller, limited("command")]
Step = Callable[[Table], Table]


def drafting(session: str, body: DraftRequest) -> Step:
    """Replace a draft as a whole."""
    return lambda table: put_draft(table, session, body.seat, body.decision, body.draft)


def confirming(session: str, body: DraftRequest) -> Step:
    """Commit a draft."""
    return lambda table: confirmed(table, session, body.seat, body.decision, body.draft)


@router.put("/tables/{id}/draft", response_model=State, summary="My draft")
async def draft(id: TableId, body: DraftRequest, who: Commanding) -> Response:
    """Replace my draft as a whole; only I see it."""
    return await who.change(id, "draft", body, drafting(who.session.id, body), body.seat)


@router.post("/tables/{id}/confirm", response_model=State, summary="Commit the draft")
async def confirm(id: TableId, body: DraftRequest, who: Commanding) -> Response:
    """Commit my whole draft in one step; it must be the one that the client shows."""
    return await who.change(id, "confirm", body, confirming(who.session.id, body), body.seat)
