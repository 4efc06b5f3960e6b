"""What is said over a table's socket."""

from __future__ import annotations

from typing import Any, Literal

import orjson
from typing_extensions import TypedDict

from reinos.server.live.patch import Patch
from reinos.table.state import State


class StateMessage(TypedDict):
    """The whole state."""

    type: Literal["state"]
    state: State


class PatchMessage(Patch):
    """What has changed since the last message, for a socket that asked for patches."""

    type: Literal["patch"]


class PingMessage(TypedDict):
    """Asks whether the client is still there; it answers with a pong."""

    type: Literal["ping"]


class RestartMessage(TypedDict):
    """The server goes down on purpose."""

    type: Literal["restart"]


LiveMessage = StateMessage | PatchMessage | PingMessage | RestartMessage


def heard(text: str) -> Any:
    """What a client says, if it can be read."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return None


PING = '{"type": "ping"}'
RESTART = '{"type": "restart"}'


def state_message(state: bytes) -> str:
    """The message of a state that is JSON already."""
    return '{"type": "state", "state": ' + state.decode() + "}"


def patch_message(changes: Patch) -> str:
    """The message of a patch."""
    return orjson.dumps({"type": "patch", **changes}).decode()
