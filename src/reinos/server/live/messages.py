"""What is said over a table's socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired

import orjson
from typing_extensions import TypedDict

from reinos.server.live.patch import Patch
from reinos.table.state import State


class StateMessage(TypedDict):
    """The whole state."""

    type: Literal["state"]
    state: State
    done: NotRequired[list[str]]
    """Commands said over this socket that are carried out: what they have led to is told herewith, or was before."""


class PatchMessage(Patch):
    """What has changed since the last message, for a socket that asked for patches."""

    type: Literal["patch"]
    done: NotRequired[list[str]]
    """As with a whole state."""


class RefusalMessage(TypedDict):
    """A command said over this socket is not carried out."""

    type: Literal["refusal"]
    command: str
    status: int
    """As HTTP has it."""
    error: str
    """A word for programs."""
    message: str
    """A sentence for people, in their language."""
    wait: int
    """Seconds after which it may be said again; 0 where nothing says how long."""


class PingMessage(TypedDict):
    """Asks whether the client is still there; it answers with a pong."""

    type: Literal["ping"]


class RestartMessage(TypedDict):
    """The server goes down on purpose."""

    type: Literal["restart"]


LiveMessage = StateMessage | PatchMessage | RefusalMessage | PingMessage | RestartMessage
TURN = ("draft", "confirm")  # the commands that a client may say over its socket


def heard(text: str) -> Any:
    """What a client says, if it can be read."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


PING = '{"type": "ping"}'
RESTART = '{"type": "restart"}'


def is_command(said: Any) -> bool:
    """Whether a client asks for something to be done, under an id that it can be answered by."""
    return isinstance(said, dict) and said.get("type") in TURN and isinstance(said.get("command"), str)


def state_message(state: bytes, done: Sequence[str]) -> str:
    """The message of a state that is JSON already."""
    return orjson.dumps({"type": "state", "state": orjson.Fragment(state), **_answered(done)}).decode()


def patch_message(changes: Patch, done: Sequence[str]) -> str:
    """The message of a patch."""
    return orjson.dumps({"type": "patch", **changes, **_answered(done)}).decode()


def refusal_message(refusal: RefusalMessage) -> str:
    """The message of a refusal."""
    return orjson.dumps(refusal).decode()


def _answered(done: Sequence[str]) -> dict[str, Any]:
    return {"done": done} if done else {}
