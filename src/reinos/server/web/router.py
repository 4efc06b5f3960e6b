"""Routers that document their answers, refusals included, without a model of each that nobody would use."""

from __future__ import annotations

from collections.abc import Iterable
from types import UnionType
from typing import Any, NotRequired, Union, get_args, get_origin

from fastapi import APIRouter
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict

from reinos.server.live.messages import LiveMessage
from reinos.server.web.caller import limited
from reinos.table.state import State

SCHEMAS = "#/components/schemas/"


class Error(TypedDict):
    """A refusal."""

    error: str
    """A word for programs."""
    message: str
    """A sentence for people, in their language."""
    state: NotRequired[State]
    """With 409 and 422: the table as it stands."""


MEANINGS = {
    400: "Malformed: the message names the field and what is allowed.",
    401: "No session.",
    403: "Not your seat, or a request from another origin.",
    404: "No such table, seat, game, code or moment.",
    409: "Not possible as the table stands; with the fresh state.",
    413: "Too large.",
    422: "An illegal choice; the draft stays. With the fresh state.",
    429: "Too many; Retry-After says how long to wait.",
    503: "The server cannot store or read anything now; Retry-After says how long to wait.",
}


class Router(APIRouter):
    """The routes of one subject, counted against a limit if one is given."""

    def __init__(self, tag: str, limit: str | None = None) -> None:
        super().__init__(tags=[tag], dependencies=[limited(limit)] if limit else [])
        self.answers: set[Any] = {Error}

    def add_api_route(self, path: str, endpoint: Any, *, response_model: Any = None, **named: Any) -> None:
        """Add a route with the types of its answers."""
        self.answers |= {response_model, *get_args(response_model)}
        responses = {status: _described(Error, meaning) for status, meaning in MEANINGS.items()}
        responses[200] = _described(response_model, "Done.")
        super().add_api_route(path, endpoint, **named | {"response_model": None, "responses": responses})


def _described(kind: Any, meaning: str) -> dict[str, Any]:
    return {"description": meaning, "content": {"application/json": {"schema": _reference(kind)}}}


def _reference(kind: Any) -> dict[str, Any]:
    if get_origin(kind) in (Union, UnionType):
        return {"anyOf": [_reference(one) for one in get_args(kind)]}
    if get_origin(kind) is list:
        return {"type": "array", "items": _reference(get_args(kind)[0])}
    return {"type": "object"} if get_origin(kind) is dict else {"$ref": SCHEMAS + kind.__name__}


def answer_schemas(routers: Iterable[Router]) -> dict[str, Any]:
    """The schemas of all answers, and of what is said over sockets, which OpenAPI has no other place for."""
    kinds = {kind for router in routers for kind in router.answers if hasattr(kind, "__required_keys__")}
    # All at once, so that each type is described once; their attribute docstrings go into the document.
    everything: Any = Union[LiveMessage, *sorted(kinds, key=lambda kind: kind.__name__)]
    adapter: TypeAdapter[Any] = TypeAdapter(everything, config=ConfigDict(use_attribute_docstrings=True))
    found: dict[str, Any] = adapter.json_schema(ref_template=SCHEMAS + "{model}", mode="serialization")["$defs"]
    spoken = [{"$ref": SCHEMAS + kind.__name__} for kind in get_args(LiveMessage)]
    return found | {"LiveMessage": {"anyOf": spoken}}
