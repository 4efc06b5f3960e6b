"""Reading: sessions, games, lists, states, history, results, hints."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from reinos.core.brief import brief
from reinos.core.catalog import rules
from reinos.server import catalogue, models
from reinos.server import hint as hints
from reinos.server import session as sessions
from reinos.server.desk import Session
from reinos.server.errors import Refusal
from reinos.server.lobby import lists
from reinos.server.reply import understood
from reinos.server.result import result as result_of
from reinos.server.routes.asking import ERRORS, Caller, CallerAsked, SeatAsked, TableId, limited, told
from reinos.server.state import history as history_of
from reinos.server.state import names_of, viewer_of
from reinos.server.table import Table
from reinos.server.transfer import export as export_of
from reinos.server.turn import shown
from reinos.server.wording import server_words

router = APIRouter(responses=ERRORS, dependencies=[limited("read")])


def with_cookie(response: Response, request: Request, token: str) -> Response:
    """Give a browser its session."""
    response.set_cookie(
        sessions.COOKIE,
        token,
        max_age=sessions.COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return response


async def begun(who: Caller) -> tuple[str, Session]:
    """A new session."""
    who.server.windows.check("session", who.address)
    name = server_words(who.lang)("guest")
    return await who.server.in_thread(sessions.begin, who.server.store, name, who.lang)


@router.get("/session", response_model=models.SessionTold, tags=["session"], summary="Who I am")
async def session(request: Request, who: CallerAsked) -> Response:
    """My name and language; makes the session, and its cookie, if there is none."""
    if who.found is not None:
        return told({"name": who.found.name, "language": who.found.language})
    token, found = await begun(who)
    return with_cookie(told({"name": found.name, "language": found.language}), request, token)


@router.put("/session", response_model=models.SessionTold, tags=["session"], summary="Another name or language")
async def change_session(request: Request, body: models.SessionWish, who: CallerAsked) -> Response:
    """Change my name or language; makes the session if there is none."""
    token, found = (None, who.found) if who.found is not None else await begun(who)
    changed = Session(found.id, body.name or found.name, body.language or found.language)
    await who.server.in_thread(sessions.change, who.server.store, changed)
    who.server.remember(token or request.cookies[sessions.COOKIE], changed)
    response = told({"name": changed.name, "language": changed.language})
    return response if token is None else with_cookie(response, request, token)


@router.get("/games", response_model=list[models.GameTold], tags=["games"], summary="All games")
async def all_games(who: CallerAsked) -> Response:
    """All games with their options."""
    return told(await who.server.in_thread(catalogue.listing, who.lang))


@router.get("/games/{game}", response_model=models.GameHelp, tags=["games"], summary="One game with its rules")
async def one_game(game: Annotated[str, Path(max_length=40)], who: CallerAsked) -> Response:
    """A game with its options and its rules in our own words."""
    if game not in catalogue.playable():
        raise Refusal(404, "no-game", games=", ".join(catalogue.playable()))
    found = rules(game)
    return told(catalogue.entry(found, who.lang) | {"help": catalogue.help_of(found, who.lang)})


@router.get("/bots", response_model=list[models.BotTold], tags=["games"], summary="All bots")
async def all_bots(who: CallerAsked) -> Response:
    """The bots that can take a seat."""
    return told(catalogue.bot_listing(who.lang))


@router.get("/tables", response_model=models.Tables, tags=["tables"], summary="The lobby")
async def tables(who: CallerAsked) -> Response:
    """My tables, public ones with free seats, and public ones that can be watched."""
    return told(await who.server.in_thread(lists, who.server.store, who.id, who.lang))


async def table_of(who: Caller, key: str) -> Table:
    """A table, or a refusal."""
    return await who.server.in_thread(who.server.desk.table, key)


@router.get("/tables/{id}", response_model=models.StateTold, tags=["tables"], summary="The state of a table")
async def state(id: TableId, who: CallerAsked, seat: SeatAsked = None) -> Response:
    """The table as I may know it; as a spectator if I hold no seat."""
    return told(await who.told(id, seat))


@router.get(
    "/tables/{id}/history/{n}", response_model=models.StateTold, tags=["replay"], summary="The state after a commit"
)
async def history(
    id: TableId,
    n: Annotated[int, Path(ge=0, le=1_000_000, description="How many commits had been made.")],
    who: CallerAsked,
    seat: Annotated[str | None, Query(pattern="^([0-9]|all)$", description="Whose eyes; all: everything.")] = None,
) -> Response:
    """While the match runs with my eyes; after the end with any seat's, or with `seat=all` everything."""

    def made(table: Table) -> dict[str, Any]:
        if table.status == "over":
            viewer = viewer_of(table, who.id, None, who.lang)
            wanted = seat if seat in (None, "all") else int(seat)
            if isinstance(wanted, int) and wanted >= len(table.seats):
                raise Refusal(404, "no-seat", last=len(table.seats) - 1)
            return history_of(table, viewer, n, wanted, who.server.hub.online)
        if seat == "all":
            raise Refusal(409, "not-over", table=id)
        viewer = viewer_of(table, who.id, None if seat is None else int(seat), who.lang)
        return history_of(table, viewer, n, None, who.server.hub.online)

    return told(await who.server.in_thread(made, await table_of(who, id)))


@router.get("/tables/{id}/result", response_model=models.ResultTold, tags=["replay"], summary="How it ended")
async def result(id: TableId, who: CallerAsked) -> Response:
    """Podium, points by source, points over time."""
    return told(await who.server.in_thread(result_of, await table_of(who, id), who.lang))


@router.get(
    "/tables/{id}/hint",
    response_model=models.HintTold,
    tags=["help"],
    summary="What a bot would do",
    dependencies=[limited("think")],
)
async def hint(id: TableId, who: CallerAsked, seat: SeatAsked = None) -> Response:
    """At most five choices, the best first, from what my seat may know, with their reasons in numbers."""
    table = await table_of(who, id)
    viewer = viewer_of(table, who.id, seat, who.lang)
    return told(await who.server.bots.ask(id, lambda: hints.hint(table, viewer)))


@router.get("/tables/{id}/why", response_model=models.WhyTold, tags=["help"], summary="Why not there")
async def why(
    id: TableId, target: Annotated[str, Query(max_length=100)], who: CallerAsked, seat: SeatAsked = None
) -> Response:
    """Why a place of the drawing cannot be chosen now."""
    table = await table_of(who, id)
    viewer = viewer_of(table, who.id, seat, who.lang)
    return told({"reason": await who.server.in_thread(hints.why, table, viewer, target)})


@router.get("/tables/{id}/text", response_model=models.TextTold, tags=["help"], summary="The situation in words")
async def text(id: TableId, who: CallerAsked, seat: SeatAsked = None, choices: bool = True) -> Response:
    """The whole situation and, unless `choices` is false, my choices in words, with my draft."""

    def made(table: Table) -> str:
        viewer = viewer_of(table, who.id, seat, who.lang)
        if table.status == "waiting":
            return server_words(who.lang)("prompt-waiting")
        names = names_of(table, who.lang)
        if viewer.seat is not None and viewer.seat in table.to_act:
            return brief(shown(table, viewer.seat)[1].seen.position(viewer.seat), who.lang, names, choices)
        return table.now.brief(viewer.seat, who.lang, names, choices=choices)

    return told({"text": await who.server.in_thread(made, await table_of(who, id))})


@router.post("/tables/{id}/read", response_model=models.ReadTold, tags=["help"], summary="An answer in words")
async def read(id: TableId, body: models.ReadWish, who: CallerAsked) -> Response:
    """Which of my choices an answer in words means, for text mode; nothing is changed."""
    table = await table_of(who, id)
    viewer = viewer_of(table, who.id, body.seat, who.lang)
    return told(await who.server.in_thread(understood, table, viewer, body.text))


@router.get("/tables/{id}/export", tags=["replay"], summary="The match file", response_model=dict[str, Any])
async def export(id: TableId, who: CallerAsked) -> Response:
    """After the end for everybody; before, only if every seat is mine, and without what chance decided."""
    return told(await who.server.in_thread(export_of, await table_of(who, id), who.id))
