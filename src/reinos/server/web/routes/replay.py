"""Looking back: earlier moments, the result, the match file."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Response

from reinos.server.jobs import replay as jobs
from reinos.server.web.caller import AnyCaller, TableId, answer
from reinos.server.web.router import Router
from reinos.table import result
from reinos.table.refusal import NotNow
from reinos.table.state import State, Viewer, viewer_of

router = Router("replay", limit="read")


@router.get("/tables/{id}/history/{n}", response_model=State, summary="The state after a commit")
async def history(
    id: TableId,
    n: Annotated[int, Path(ge=0, le=1_000_000, description="How many commits had been made.")],
    who: AnyCaller,
    seat: Annotated[str | None, Query(pattern="^([0-9]|all)$", description="Whose eyes; all: everything.")] = None,
) -> Response:
    """While the match runs with my eyes; after the end with any seat's, or with `seat=all` everything."""

    table = await who.table(id)
    everything = seat == "all"
    if table.status != "over":
        if everything:
            raise NotNow("not-over", table=id)
        viewer = viewer_of(table, who.id, None if seat is None else int(seat), who.lang)
    elif seat is None:
        viewer = viewer_of(table, who.id, None, who.lang)
    else:
        viewer = Viewer(who.id, None if everything else table.seat(int(seat)).seat, who.lang)
    online = [who.server.hub.online(table, one) for one in table.seats]
    return answer(await who.ask(id, jobs.history, table, viewer, n, online, everything))


@router.get("/tables/{id}/result", response_model=result.Result, summary="How it ended")
async def how_it_ended(id: TableId, who: AnyCaller) -> Response:
    """Podium, points by source, points over time."""
    return answer(await who.ask(id, jobs.result, await who.table(id), who.lang))


@router.get("/tables/{id}/export", response_model=dict[str, Any], summary="The match file")
async def export(id: TableId, who: AnyCaller) -> Response:
    """After the end for everybody; before, only if every seat is mine, and without what chance decided."""
    return answer(await who.ask(id, jobs.export, await who.table(id), who.id))
