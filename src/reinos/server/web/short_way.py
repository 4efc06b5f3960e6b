"""The short way of a turn's commands, which are most of what a server is asked.

FastAPI takes longer to look at a request than the rules to play it. What fits the protocol to the letter needs no more
than its model; everything else goes the usual way, which says what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import ValidationError

from reinos.core.words import LANGUAGES
from reinos.server.web.caller import TABLE_ID, caller
from reinos.server.web.requests import DraftRequest

QUERIES = {b"": None} | {f"lang={lang}".encode(): lang for lang in LANGUAGES}
JSON = "application/json"


class ShortRoute(APIRoute):
    """A route of an endpoint that takes a table's id, a draft and who asks, counted as a command."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """How a request is answered."""
        usual, endpoint = super().get_route_handler(), self.endpoint

        async def answered(request: Request) -> Response:
            table, query = request.path_params["id"], request.scope["query_string"]
            body = await plain_draft(request) if query in QUERIES and re.fullmatch(TABLE_ID, table) else None
            if body is None:
                return await usual(request)
            who = await caller(request, QUERIES[query])
            who.limit("command")
            response: Response = await endpoint(table, body, who)
            return response

        return answered


async def plain_draft(request: Request) -> DraftRequest | None:
    """The draft that a request carries, if it is exactly that."""
    if request.headers.get("content-type") != JSON:
        return None
    try:
        return DraftRequest.model_validate_json(await request.body())
    except ValidationError:
        return None
