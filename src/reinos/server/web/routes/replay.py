"""Looking back: earlier moments, the result, the match file."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import Path, Query, Response
from typing_extensions import TypedDict

from reinos.server.jobs import replay as jobs
from reinos.server.jobs import reviews
from reinos.server.jobs.shares import Owner
from reinos.server.web.caller import AnyCaller, TableId, answer, limited
from reinos.server.web.router import Router
from reinos.table import result, review, story
from reinos.table.state import State, eyes

router = Router("replay", limit="read")


AT_ONCE = 6  # commits whose story is made without the workers
Eyes = Annotated[str | None, Query(pattern="^([0-9]|all)$", description="Whose eyes; all: everything.")]


@router.get("/tables/{id}/history/{n}", response_model=State, summary="The state after a commit")
async def history(
    id: TableId,
    n: Annotated[int, Path(ge=0, le=1_000_000, description="How many commits had been made.")],
    who: AnyCaller,
    seat: Eyes = None,
) -> Response:
    """While the match runs with my eyes; after the end with any seat's, or with `seat=all` everything."""
    table = await who.table(id)
    viewer = eyes(table, who.id, seat, who.lang)
    online = who.server.hub.presence(table)
    return answer(await who.ask(id, jobs.history, table, viewer, n, online, seat == "all"))


@router.get("/tables/{id}/story", response_model=story.Story, summary="What happened, as cues")
async def what_happened(
    id: TableId,
    who: AnyCaller,
    after: Annotated[int, Query(ge=-1, le=1_000_000, description="The commit after which it begins; -1: the set-up.")],
    until: Annotated[int | None, Query(ge=0, le=1_000_000, description="The last commit; else the newest.")] = None,
    seat: Eyes = None,
) -> Response:
    """The cues between two commits, at most of the last 60, with the same eyes as `history`; at the end the finale."""
    table = await who.table(id)
    viewer = eyes(table, who.id, seat, who.lang)
    last = table.commits if until is None else until
    if last - after <= AT_ONCE:  # it has just happened, and people wait to see it
        return answer(await who.server.in_thread(jobs.story, table, viewer, after, until))
    return answer(await who.ask(id, jobs.story, table, viewer, after, until))


@router.get("/tables/{id}/result", response_model=result.Result, summary="How it ended")
async def how_it_ended(id: TableId, who: AnyCaller) -> Response:
    """Podium, points by source, points over time."""
    return answer(await who.ask(id, jobs.result, await who.table(id), who.lang))


class ReviewState(TypedDict):
    """A review, or how far it has come."""

    done: int
    of: int
    """Positions; 0 while that is not known."""
    review: review.TableReview | None


@router.get(
    "/tables/{id}/review",
    response_model=ReviewState,
    summary="Where it was won and lost",
    dependencies=[limited("think")],
)
async def where_it_was_won(id: TableId, who: AnyCaller, seat: Eyes = None) -> Response:
    """After the end: begun when first asked for and made in the background; ask again until it is there.

    With the knowledge that the seat had at each moment, by default mine; `all`: at every decision with that of whoever
    decided.
    """
    table = await who.table(id)
    review.check_reviewable(table)
    viewer = eyes(table, who.id, seat, who.lang)
    found = await who.server.reviews.ask(Owner(who.address, who.id or who.address, id), table, viewer.seat)
    if isinstance(found, reviews.Progress):
        return answer({"done": found.done, "of": found.of, "review": None})
    made = orjson.Fragment(await who.ask(id, reviews.told, table, found, who.lang))
    return answer({"done": len(found.points), "of": len(found.points), "review": made})


@router.get("/tables/{id}/export", response_model=dict[str, Any], summary="The match file")
async def export(id: TableId, who: AnyCaller) -> Response:
    """After the end for everybody; before, only if every seat is mine, and without what chance decided."""
    return answer(await who.ask(id, jobs.export, await who.table(id), who.id))
