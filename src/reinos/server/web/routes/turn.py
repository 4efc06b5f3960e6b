"""My turn: a draft, put as a whole, then committed."""

from __future__ import annotations

from typing import Annotated

from fastapi import Response

from reinos.server.web.caller import Caller, TableId, ToldWanted, limited
from reinos.server.web.requests import DraftRequest
from reinos.server.web.router import Router
from reinos.table.draft import confirm as confirmed
from reinos.table.draft import put_draft
from reinos.table.state import Done, State

router = Router("turn")
Commanding = Annotated[Caller, limited("command")]


@router.put("/tables/{id}/draft", response_model=State | Done, summary="My draft")
async def draft(id: TableId, body: DraftRequest, who: Commanding, told: ToldWanted = None) -> Response:
    """Replace my draft as a whole; only I see it."""
    session, seat = who.session.id, body.seat
    return await who.change(
        id,
        "draft",
        body,
        lambda table: put_draft(table, session, seat, body.decision, body.draft),
        seat,
        told is not None,
    )


@router.post("/tables/{id}/confirm", response_model=State | Done, summary="Commit the draft")
async def confirm(id: TableId, body: DraftRequest, who: Commanding, told: ToldWanted = None) -> Response:
    """Commit my whole draft in one step; it must be the one that the client shows."""
    session, seat = who.session.id, body.seat
    return await who.change(
        id,
        "confirm",
        body,
        lambda table: confirmed(table, session, seat, body.decision, body.draft),
        seat,
        told is not None,
    )
