"""Who I am."""

from __future__ import annotations

from fastapi import Request, Response
from typing_extensions import TypedDict

from reinos.server.accounts.sessions import COOKIE, COOKIE_AGE
from reinos.server.web.caller import AnyCaller, Caller, answer
from reinos.server.web.requests import SessionRequest
from reinos.server.web.router import Router
from reinos.server.words import server_words
from reinos.table.table import Session

router = Router("session", limit="read")


class SessionInfo(TypedDict):
    """My name and language."""

    name: str
    language: str


def told(request: Request, session: Session, token: str | None) -> Response:
    """A session, with its cookie if it is new."""
    info: SessionInfo = {"name": session.name, "language": session.language}
    response = answer(info)
    if token is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")
    return response


async def found_or_begun(who: Caller) -> tuple[str | None, Session]:
    """The session; a new one comes with its token."""
    if who.found is not None:
        return None, who.found
    who.server.limits.check("session", who.address)
    return await who.server.in_thread(who.server.sessions.begin, server_words(who.lang)("guest"), who.lang)


@router.get("/session", response_model=SessionInfo, summary="Who I am")
async def session(request: Request, who: AnyCaller) -> Response:
    """My name and language; makes the session, and its cookie, if there is none."""
    token, found = await found_or_begun(who)
    return told(request, found, token)


@router.put("/session", response_model=SessionInfo, summary="Another name or language")
async def change_session(request: Request, body: SessionRequest, who: AnyCaller) -> Response:
    """Change my name or language; makes the session if there is none."""
    token, found = await found_or_begun(who)
    changed = Session(found.id, body.name or found.name, body.language or found.language)
    await who.server.in_thread(who.server.sessions.change, token or request.cookies[COOKIE], changed)
    return told(request, changed, token)
