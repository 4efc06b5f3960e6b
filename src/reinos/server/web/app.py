"""The application: routes, guards and errors around one server process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

import reinos
from reinos.server.jobs.bots import Maker
from reinos.server.server import Server
from reinos.server.settings import Settings
from reinos.server.web import client
from reinos.server.web.errors import handle_errors
from reinos.server.web.guard import Guard, Receive, Scope, Send
from reinos.server.web.router import answer_schemas
from reinos.server.web.routes import games, help, live, replay, session, tables, turn
from reinos.server.web.short_way import short_socket, short_way
from reinos.table.compiled import quick_bot

DESCRIPTION = """Play at a Reinos server from any program.

Ask `GET /api/session` once and keep its cookie. `POST /api/tables` (or `/api/join`) gives a **state**. While
`state.decision` is not null it is your turn: put the ids of `state.draft` and one of `state.legal` to `/draft` until
`can_confirm` is true, then post the ids of `state.draft` to `/confirm`. Every command carries a `command` id of your
making; repeat the same id when you retry. Poll `GET /api/tables/{id}`, or listen at `WS /api/tables/{id}/live`.
"""
ROUTERS = tuple(part.router for part in (turn, session, games, tables, replay, help))  # what is asked most comes first


class App(FastAPI):
    """The application, which knows more about its answers than FastAPI does, and is behind a guard."""

    guard: Guard | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the guard look at a request before anything of FastAPI does, much of which a turn goes without."""
        if self.guard is None or "app" in scope:
            await super().__call__(scope, receive, send)
        else:
            scope["app"] = self
            await self.guard(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document."""
        if self.openapi_schema is None:
            components = super().openapi()["components"]
            components["schemas"] |= answer_schemas(ROUTERS)
        return self.openapi_schema or {}


def make_app(settings: Settings, maker: Maker = quick_bot) -> App:
    """The application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await app.state.server.start()
        yield
        await app.state.server.stop()

    app = bare_app(lifespan)
    app.state.server = Server(settings, maker)
    app.guard = Guard(app, settings, short_way, short_socket)
    handle_errors(app)
    return app


def bare_app(lifespan: Any = None) -> App:
    """The routes alone, without a server behind them."""
    app = App(
        title="Reinos",
        version=reinos.__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    for router in (*ROUTERS, live.router):
        app.include_router(router, prefix="/api")
    app.include_router(client.router)
    return app
