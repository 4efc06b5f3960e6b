"""Doing: every command carries an id, and is carried out once."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from reinos.server import creation, models, seating, talk, turn
from reinos.server.routes.asking import ERRORS, Caller, TableId, carry_out, counted, told

router = APIRouter(responses=ERRORS)
STATE = models.StateTold

Commanding = Annotated[Caller, counted("command")]
Creating = Annotated[Caller, counted("create")]
Joining = Annotated[Caller, counted("join")]
Talking = Annotated[Caller, counted("chat")]


@router.post("/tables", response_model=STATE, tags=["tables"], summary="A new table")
async def create(body: models.TableWish, who: Creating) -> Response:
    """A new table; it starts by itself when no seat is open or waiting for a link."""
    _, state = await carry_out(
        who, "create", None, body, None, lambda asked: creation.create(who.server.desk, asked, body)
    )
    return told(state)


@router.post(
    "/tables/import",
    response_model=STATE,
    tags=["tables"],
    summary="A table from a match file",
)
async def import_file(body: models.ImportWish, who: Creating) -> Response:
    """A finished or running match as a new table, all of whose seats are mine."""
    _, state = await carry_out(
        who, "import", None, body, None, lambda asked: creation.from_file(who.server.desk, asked, body.match)
    )
    return told(state)


@router.post("/join", response_model=models.Joined, tags=["tables"], summary="Take a free seat")
async def join(body: models.JoinWish, who: Joining) -> Response:
    """Take a free seat by the table's code, or by an invitation, which is burnt."""
    key, state = await carry_out(
        who,
        "join",
        None,
        body,
        None,
        lambda asked: seating.join(who.server.desk, asked, body.code, body.invite, body.name),
    )
    return told(b'{"id":"' + key.encode() + b'","state":' + state + b"}")


@router.put("/tables/{id}/draft", response_model=STATE, tags=["turn"], summary="My draft")
async def draft(id: TableId, body: models.DraftWish, who: Commanding) -> Response:
    """Replace my draft as a whole; only I see it."""
    _, state = await carry_out(
        who, "draft", id, body, body.seat, lambda asked: turn.put_draft(who.server.desk, asked, id, body)
    )
    return told(state)


@router.post("/tables/{id}/confirm", response_model=STATE, tags=["turn"], summary="Commit the draft")
async def confirm(id: TableId, body: models.DraftWish, who: Commanding) -> Response:
    """Commit my whole draft in one step; it must be the one that the client shows."""
    _, state = await carry_out(
        who, "confirm", id, body, body.seat, lambda asked: turn.confirm(who.server.desk, asked, id, body)
    )
    return told(state)


@router.post(
    "/tables/{id}/seats/{n}",
    response_model=STATE,
    tags=["tables"],
    summary="Change who holds a seat",
)
async def seat(id: TableId, n: Annotated[int, Path(ge=0, le=9)], body: models.SeatAction, who: Commanding) -> Response:
    """Hand an absent seat to a bot, open a bot's seat before the start, leave, or take a seat (back)."""
    _, state = await carry_out(
        who,
        f"seat {n}",
        id,
        body,
        None,
        lambda asked: seating.act(who.server.desk, asked, id, n, body, who.server.hub.absent),
    )
    return told(state)


@router.post("/tables/{id}/rematch", response_model=STATE, tags=["tables"], summary="Again")
async def rematch(id: TableId, body: models.Plain, who: Commanding) -> Response:
    """The same game and seats again; the answer is the state of the new table."""
    _, state = await carry_out(
        who, "rematch", id, body, None, lambda asked: creation.rematch(who.server.desk, asked, id)
    )
    return told(state)


@router.post(
    "/tables/{id}/branch",
    response_model=STATE,
    tags=["tables"],
    summary="Play on from a moment",
)
async def branch(id: TableId, body: models.BranchWish, who: Creating) -> Response:
    """A new table that goes on from a moment of a finished match; the answer is its state."""
    _, state = await carry_out(
        who,
        "branch",
        id,
        body,
        None,
        lambda asked: creation.branch(who.server.desk, asked, id, body.version, body.seat),
    )
    return told(state)


@router.post("/tables/{id}/chat", response_model=STATE, tags=["talk"], summary="Say")
async def chat(id: TableId, body: models.ChatWish, who: Talking) -> Response:
    """Say something to everybody at the table."""
    _, state = await carry_out(
        who, "chat", id, body, None, lambda asked: talk.say(who.server.desk, asked, id, body.text)
    )
    return told(state)


@router.put("/tables/{id}/notes", response_model=STATE, tags=["talk"], summary="My notes")
async def notes(id: TableId, body: models.NotesWish, who: Commanding) -> Response:
    """Replace my private notes at this table."""
    await who.server.in_thread(talk.note, who.server.desk, who.session, id, body.text)
    return told(await who.told(id, None))
