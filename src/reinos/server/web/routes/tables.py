"""Tables: making them, finding them, looking at them, and who sits there."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import orjson
from fastapi import Path, Query, Response
from typing_extensions import TypedDict

from reinos.server.store.lobby import lobby
from reinos.server.store.tables import Transaction
from reinos.server.web import requests
from reinos.server.web.caller import Caller, SeatWanted, TableId, answer, limited
from reinos.server.web.router import Router
from reinos.table import moderation, opening, seating
from reinos.table.listing import Lobby
from reinos.table.state import ChatLine, State
from reinos.table.state import chat as chat_of
from reinos.table.teaching import go_on

router = Router("tables")

Reading = Annotated[Caller, limited("read")]
Commanding = Annotated[Caller, limited("command")]
Creating = Annotated[Caller, limited("create")]
Importing = Annotated[Caller, limited("files")]
Joining = Annotated[Caller, limited("join")]
Talking = Annotated[Caller, limited("chat")]


class Chat(TypedDict):
    """Lines of the chat."""

    chat: list[ChatLine]


class Joined(TypedDict):
    """The table that was joined."""

    id: str
    state: State


@router.get("/tables", response_model=Lobby, summary="The lobby")
async def tables(who: Reading) -> Response:
    """My tables, public ones with free seats, and public ones that can be watched."""
    return answer(await who.server.in_thread(lobby, who.server.database, who.id, who.lang))


@router.get("/tables/{id}", response_model=State, summary="The state of a table")
async def state(id: TableId, who: Reading, seat: SeatWanted = None) -> Response:
    """The table as I may know it; as a spectator if I hold no seat."""
    return answer(await who.state(id, seat))


@router.post("/tables", response_model=State, summary="A new table")
async def create(body: requests.TableRequest, who: Creating) -> Response:
    """A new table; it starts by itself when no seat is open or waiting for a link."""
    seats = [opening.SeatWanted(seat.kind, seat.bot, seat.name) for seat in body.seats]
    asked = (who.session, body.game, body.options, seats, body.seed, body.stand_in)
    order = await who.server.in_thread(opening.order, *asked)
    await who.bring(sum(seat.kind == "bot" for seat in seats))

    def work(transaction: Transaction) -> str:
        return transaction.create(opening.create(order, body.public, body.spectators_talk))

    return await who.create("create", None, body, work)


@router.post("/tables/lesson", response_model=State, tags=["lessons"], summary="A table for a lesson")
async def teach(body: requests.LessonRequest, who: Creating) -> Response:
    """A new table at which a lesson of a game is given, or a puzzle set: I learn, bots take the other seats."""
    table = await who.ask("", opening.teach, who.session, body.game, body.lesson)
    await who.bring(len(table.seats) - 1)
    return await who.create("lesson", None, body, lambda transaction: transaction.create(table))


@router.post("/tables/{id}/lesson", response_model=State, tags=["lessons"], summary="Go on")
async def read_on(id: TableId, body: requests.ReadOnRequest, who: Commanding) -> Response:
    """I have read the step of the lesson."""
    session = who.session.id
    return await who.change(id, "lesson", body, lambda table: go_on(table, session, body.step))


@router.post("/tables/import", response_model=State, summary="A table from a match file")
async def import_file(body: requests.ImportRequest, who: Importing) -> Response:
    """A finished or running match as a new table, all of whose seats are mine."""
    opening.check_length(body.match)
    with who.accepted("imports"):
        # Many jobs, so that others' may come between: the match in pieces, the table, then its log.
        replay = await who.ask("", opening.opened, body.match)
        while replay.done < len(replay.steps):
            replay = await who.ask("", opening.further, replay)
    await who.bring()
    table = await who.ask("", opening.from_replay, who.session, replay)
    await who.learn(table, None)
    return await who.create("import", None, body, lambda transaction: transaction.create(table))


@router.post("/join", response_model=Joined, summary="Take a free seat")
async def join(body: requests.JoinRequest, who: Joining) -> Response:
    """Take an open seat by the table's code, or any free one by its invitation, which is burnt."""
    session = who.session

    def work(transaction: Transaction) -> str:
        table = transaction.find(body.code, body.invite, session.id)
        return transaction.save(table, seating.join(table, session, body.invite, body.name))

    async with who.guess("join", body.code or body.invite or ""):
        key, state = await who.carry_out("join", None, body, work)
    return answer({"id": key, "state": orjson.Fragment(state)})


@router.post("/tables/{id}/seats/{n}", response_model=State, summary="Change who holds a seat")
async def seat(
    id: TableId, n: Annotated[int, Path(ge=0, le=9)], body: requests.SeatChangeRequest, who: Commanding
) -> Response:
    """Hand an absent seat to a bot, open a bot's seat before the start, leave, or take a seat (back)."""
    absent = who.server.absent
    return await who.change(
        id,
        f"seat {n}",
        body,
        lambda table: seating.change_seat(table, who.session, n, body.action, body.bot, absent),
    )


@router.post("/tables/{id}/rematch", response_model=State, summary="Again")
async def rematch(id: TableId, body: requests.CommandRequest, who: Commanding) -> Response:
    """The same game and seats again; the answer is the state of the new table. Asked twice, it is the same table."""
    found = await who.table(id)
    opening.check_rematch(found, who.session)
    if found.rematch is None:
        await who.bring(sum(seat.kind == "bot" for seat in found.seats))

    def work(transaction: Transaction) -> str:
        old = transaction.table(id)
        again = opening.rematch(old, who.session)
        if old.rematch is not None:
            return old.rematch
        transaction.save(old, replace(old, rematch=again.id, shown=old.shown + 1))
        return transaction.create(again)

    return await who.create("rematch", id, body, work)


@router.post("/tables/{id}/branch", response_model=State, summary="Play on from a moment")
async def branch(id: TableId, body: requests.BranchRequest, who: Creating) -> Response:
    """A new table that goes on from a moment of a finished match; the answer is its state."""
    old = await who.table(id)
    opening.check_branch(old, body.version, body.seat)
    await who.bring(len(old.seats) - 1)
    # A finished match does not change any more: it is played again before anybody waits for the database.
    table = await who.ask(id, opening.branch, old, who.session, body.version, body.seat)
    return await who.create("branch", id, body, lambda transaction: transaction.create(table))


@router.post("/tables/{id}/chat", response_model=State, tags=["talk"], summary="Say")
async def chat(id: TableId, body: requests.ChatRequest, who: Talking) -> Response:
    """Say something to everybody at the table."""
    return await who.change(id, "chat", body, lambda table: table.say(who.session, body.text))


@router.get("/tables/{id}/chat", response_model=Chat, tags=["talk"], summary="Older lines")
async def older_chat(
    id: TableId, who: Reading, before: Annotated[int, Query(ge=1, le=2**31 - 1, description="The id of a line.")]
) -> Response:
    """The lines before one, as many as a state has, the oldest first."""
    table, viewer = await who.look(id, None)
    lines = await who.server.in_thread(who.server.tables.older_chat, id, before)
    return answer({"chat": chat_of(table, viewer, lines)})


@router.post("/tables/{id}/moderate", response_model=State, tags=["talk"], summary="Mute or remove somebody")
async def moderate(id: TableId, body: requests.ModerationRequest, who: Commanding) -> Response:
    """The host mutes anybody for the chat, or removes a spectator or, before the start, a player."""
    return await who.change(
        id,
        "moderate",
        body,
        lambda table: moderation.moderate(table, who.session, body.action, body.seat, body.line),
    )


@router.post("/tables/{id}/spectators", response_model=State, tags=["talk"], summary="Whether spectators talk")
async def spectators(id: TableId, body: requests.SpectatorsRequest, who: Commanding) -> Response:
    """The host lets those who only watch talk, or not."""
    return await who.change(
        id, "spectators", body, lambda table: moderation.let_spectators_talk(table, who.session, body.talk)
    )


@router.put("/tables/{id}/notes", response_model=State, tags=["talk"], summary="My notes")
async def notes(id: TableId, body: requests.NotesRequest, who: Commanding) -> Response:
    """Replace my private notes at this table."""
    session = who.session.id
    await who.server.in_thread(who.server.tables.change, id, lambda table: table.note(session, body.text))
    return answer(await who.state(id))
