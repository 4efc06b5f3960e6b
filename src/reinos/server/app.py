"""The web application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import reinos
from reinos.core.errors import ReinosError
from reinos.server.bot_runner import Maker, quick
from reinos.server.errors import Refusal, TooMany
from reinos.server.guard import Guard
from reinos.server.routes import client, doing, live, reading
from reinos.server.routes.asking import caller, told
from reinos.server.server import Server
from reinos.server.settings import Settings
from reinos.server.state import viewer_of
from reinos.server.wording import language, server_words

DESCRIPTION = """Play at a Reinos server from any program.

Ask `GET /api/session` once and keep its cookie. `POST /api/tables` (or `/api/join`) gives a **state**. While
`state.decision` is not null it is your turn: put the ids of `state.draft` and one of `state.legal` to `/draft` until
`can_confirm` is true, then post the ids of `state.draft` to `/confirm`. Every command carries a `command` id of your
making; repeat the same id when you retry. Poll `GET /api/tables/{id}`, or listen at `WS /api/tables/{id}/live`.
"""


def make_app(settings: Settings, maker: Maker = quick) -> FastAPI:
    """The application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await app.state.server.start()
        yield
        await app.state.server.stop()

    app = FastAPI(
        title="Reinos",
        version=reinos.__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.server = Server(settings, maker)
    app.include_router(doing.router, prefix="/api")
    app.include_router(reading.router, prefix="/api")
    app.include_router(live.router, prefix="/api")
    app.include_router(client.router)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, no_page)
    app.add_exception_handler(Exception, failed)
    return app


def lang_of(request: Request) -> str:
    """The language of an error that came before the session was known."""
    return language(request.query_params.get("lang"), None, request.headers.get("accept-language"))


async def refused(request: Request, wrong: Exception) -> Response:
    """A refusal, in the user's language, with the fresh state where it helps."""
    assert isinstance(wrong, Refusal)
    lang = request.query_params.get("lang")
    who = await caller(request, lang if lang in ("es", "en") else None)
    args = {name: in_words(value, who.lang) for name, value in wrong.args_told.items()}
    body: dict[str, Any] = {
        "error": wrong.error,
        "message": server_words(who.lang)(f"refused-{wrong.error}", **args),
    }
    if wrong.table is not None:
        body["state"] = await who.server.in_thread(fresh_state, who, wrong.table)
    response = told(body, status_code=wrong.status)
    if isinstance(wrong, TooMany):
        response.headers["Retry-After"] = str(wrong.wait)
    return response


def in_words(value: Any, lang: str) -> Any:
    """An argument of a sentence; an error of the engine in the user's language."""
    return value.in_words(lang) if isinstance(value, ReinosError) else value


def fresh_state(who: Any, key: str) -> dict[str, Any]:
    """The state that goes with a refusal."""
    table = who.server.desk.table(key)
    found: dict[str, Any] = who.server.state(table, viewer_of(table, who.id, None, who.lang))
    return found


async def malformed(request: Request, wrong: Exception) -> Response:
    """A request that does not fit the contract: which field, and what is allowed."""
    assert isinstance(wrong, RequestValidationError)
    words = server_words(lang_of(request))
    first = wrong.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))[:80]
    status, error = (404, "no-page") if first["loc"][0] == "path" else (400, "malformed")
    message = words(f"refused-{error}", **({"detail": detail(words, place, first)} if status == 400 else {}))
    return told({"error": error, "message": message.encode(errors="replace").decode()}, status_code=status)


def detail(words: Any, field: str, wrong: Any) -> str:
    """What is wrong with a field, in words."""
    kind, limits = wrong["type"], wrong.get("ctx", {})
    match kind:
        case "missing":
            return str(words("field-missing", field=field))
        case "extra_forbidden":
            return str(words("field-extra", field=field))
        case "string_too_long" | "too_long":
            return str(words("field-long", field=field, most=limits["max_length"]))
        case "string_too_short" | "too_short":
            return str(words("field-short", field=field, least=limits["min_length"]))
        case "literal_error":
            return str(words("field-one-of", field=field, allowed=limits["expected"]))
        case "string_pattern_mismatch":
            return str(words("field-pattern", field=field, pattern=limits["pattern"]))
        case "json_invalid":
            return str(words("field-json"))
        case _:
            return str(words("field-other", field=field))


async def no_page(request: Request, wrong: Exception) -> Response:
    """Nothing at that address."""
    assert isinstance(wrong, HTTPException)
    error = "no-method" if wrong.status_code == 405 else "no-page"
    response = told(
        {"error": error, "message": server_words(lang_of(request))(f"refused-{error}")}, status_code=wrong.status_code
    )
    response.headers.update(wrong.headers or {})
    return response


async def failed(request: Request, wrong: Exception) -> Response:
    """Our fault: said so, without details."""
    logging.getLogger("reinos").error("%s failed", request.scope["path"])
    message = server_words(lang_of(request))("refused-failed")
    return told({"error": "failed", "message": message}, status_code=500)
