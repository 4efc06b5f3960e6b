"""Help: what a bot would do, why not there, the situation in words, answers in words."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Response

from reinos.server.web.caller import AnyCaller, SeatWanted, TableId, answer, limited
from reinos.server.web.requests import ReadRequest
from reinos.server.web.router import Router
from reinos.table import help as helping
from reinos.table import hint as hints

router = Router("help", limit="read")


@router.get(
    "/tables/{id}/hint", response_model=hints.Hint, summary="What a bot would do", dependencies=[limited("think")]
)
async def hint(id: TableId, who: AnyCaller, seat: SeatWanted = None) -> Response:
    """A nudge, and the two best choices with their reasons and drawings, from what my seat may know."""
    table, viewer = await who.look(id, seat)
    draft = await who.server.in_thread(hints.asked, table, viewer)
    advice = hints.NOTHING if draft.complete else await who.ask(id, hints.advised, draft.seen)
    return answer(await who.server.in_thread(hints.hint, table, draft, advice, viewer))


@router.get("/tables/{id}/why", response_model=helping.Reason, summary="Why not there")
async def why(
    id: TableId, target: Annotated[str, Query(max_length=100)], who: AnyCaller, seat: SeatWanted = None
) -> Response:
    """Why a place of the drawing cannot be chosen now."""
    return answer(await who.server.in_thread(helping.why, *await who.look(id, seat), target))


@router.get("/tables/{id}/text", response_model=helping.Situation, summary="The situation in words")
async def text(id: TableId, who: AnyCaller, seat: SeatWanted = None, choices: bool = True) -> Response:
    """The whole situation and, unless `choices` is false, my choices in words, with my draft."""
    return answer(await who.server.in_thread(helping.situation, *await who.look(id, seat), choices=choices))


@router.post("/tables/{id}/read", response_model=helping.Understood, summary="An answer in words")
async def read(id: TableId, body: ReadRequest, who: AnyCaller) -> Response:
    """Which of my choices an answer in words means, for text mode; nothing is changed."""
    return answer(await who.server.in_thread(helping.understood, *await who.look(id, body.seat), body.text))
