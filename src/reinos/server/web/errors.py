"""Refusals and failures as answers, in the user's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from reinos.core.errors import ReinosError
from reinos.core.words import LANGUAGES, Words
from reinos.server.accounts.sessions import NoSession
from reinos.server.limits import TooMany
from reinos.server.store.failure import StoreFailed
from reinos.server.web.caller import answer, caller, server_of
from reinos.server.web.heading import heading_of
from reinos.server.words import language, server_words
from reinos.table.names import LONGEST
from reinos.table.refusal import Forbidden, Illegal, Invalid, NotFound, NotNow, Refusal

STATUS: dict[type[Refusal], int] = {
    Invalid: 400,
    NoSession: 401,
    Forbidden: 403,
    NotFound: 404,
    NotNow: 409,
    Illegal: 422,
    TooMany: 429,
    StoreFailed: 503,
}


def handle_errors(app: FastAPI) -> None:
    """Answer everything that goes wrong."""
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(StoreFailed, unavailable)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, no_page)
    app.add_exception_handler(Exception, failed)


def lang_of(request: Request) -> str:
    """The language of an error that came before the session was known."""
    return language(request.query_params.get("lang"), None, heading_of(request.scope).languages)


def said(error: str, lang: str, status: int, **details: Any) -> Response:
    """An error in words."""
    return answer({"error": error, "message": server_words(lang)(f"refused-{error}", **details)}, status)


async def refused(request: Request, wrong: Exception) -> Response:
    """A refusal, with the fresh state where it helps."""
    assert isinstance(wrong, Refusal)
    try:
        return await told(request, wrong)
    except StoreFailed as worse:
        return await unavailable(request, worse)


async def told(request: Request, wrong: Refusal) -> Response:
    """A refusal in the language of whoever asked."""
    lang = request.query_params.get("lang")
    who = await caller(request, lang if lang in LANGUAGES else None)
    body: dict[str, Any] = {"error": wrong.error, "message": message(wrong, who.lang)}
    if wrong.table is not None:
        try:
            body["state"] = orjson.Fragment(await who.state(wrong.table))
        except StoreFailed:
            raise  # whoever waits for the state asks again
        except Refusal:
            pass  # not everybody may look
    response = answer(body, STATUS[type(wrong)])
    if isinstance(wrong, TooMany):
        response.headers["Retry-After"] = str(wrong.wait)
    return response


async def unavailable(request: Request, wrong: Exception) -> Response:
    """The database cannot do its part now; not even the session may be known."""
    assert isinstance(wrong, StoreFailed)
    if wrong.kind != "stopping":  # which is nobody's fault
        logging.getLogger("reinos").error("%s: %s: %s", request.scope["path"], wrong.error, wrong.reason)
    heading = heading_of(request.scope)
    known = server_of(request).sessions.known(heading.token)
    lang = language(request.query_params.get("lang"), known.language if known else None, heading.languages)
    response = said(wrong.error, lang, STATUS[StoreFailed], **wrong.details)
    response.headers["Retry-After"] = str(wrong.wait)
    return response


def message(wrong: Refusal, lang: str) -> str:
    """A refusal in words."""
    details = {name: in_words(value, lang) for name, value in wrong.details.items()}
    return server_words(lang)(f"refused-{wrong.error}", **details)


def in_words(value: Any, lang: str) -> Any:
    """An argument of a sentence; an error of the engine in the user's language."""
    return value.in_words(lang) if isinstance(value, ReinosError) else value


async def malformed(request: Request, wrong: Exception) -> Response:
    """A request that does not fit the protocol: which field, and what is allowed."""
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    if first["loc"][0] == "path":
        return said("no-page", lang_of(request), 404)
    return said("malformed", lang_of(request), 400, detail=misfit(first, lang_of(request)))


def misfit(first: Mapping[str, Any], lang: str) -> str:
    """The first thing that pydantic finds wrong, in words."""
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query"))[:80]
    detail = what_is_wrong(server_words(lang), place, first["type"], first.get("ctx", {}))
    return detail.encode(errors="replace").decode()


def what_is_wrong(words: Words, field: str, kind: str, limits: dict[str, Any]) -> str:
    """What is wrong with a field, in words."""
    match kind:
        case "missing":
            return words("field-missing", field=field)
        case "extra_forbidden":
            return words("field-extra", field=field)
        case "string_too_long" | "too_long":
            return words("field-long", field=field, most=limits["max_length"])
        case "string_too_short" | "too_short":
            return words("field-short", field=field, least=limits["min_length"])
        case "literal_error":
            return words("field-one-of", field=field, allowed=limits["expected"])
        case "string_pattern_mismatch":
            return words("field-pattern", field=field, pattern=limits["pattern"])
        case "name":
            return words("field-name", field=field, most=LONGEST)
        case "text":
            return words("field-text", field=field)
        case "json_invalid":
            return words("field-json")
        case _:
            return words("field-other", field=field)


async def no_page(request: Request, wrong: Exception) -> Response:
    """Nothing at that address, or a body that cannot be read at all."""
    assert isinstance(wrong, HTTPException)
    if wrong.status_code == 400:
        lang = lang_of(request)
        return said("malformed", lang, 400, detail=server_words(lang)("field-json"))
    error = "no-method" if wrong.status_code == 405 else "no-page"
    response = said(error, lang_of(request), wrong.status_code)
    response.headers.update(wrong.headers or {})
    return response


async def failed(request: Request, _: Exception) -> Response:
    """Our fault: said so, without details; the guard logs those."""
    return said("failed", lang_of(request), 500)
