"""Commands of a turn that are said over the table's socket: the same as over HTTP, without a request for each."""

from __future__ import annotations

import logging
from typing import Any

from pydantic import ValidationError

from reinos.server.limits import TooMany
from reinos.server.live.messages import RefusalMessage
from reinos.server.store.failure import StoreFailed
from reinos.server.web.caller import Caller
from reinos.server.web.errors import STATUS, message, misfit
from reinos.server.web.requests import DraftRequest
from reinos.server.web.routes.turn import confirming, drafting
from reinos.server.words import server_words
from reinos.table.refusal import Invalid, Refusal

STEPS = {"draft": drafting, "confirm": confirming}


async def obey(who: Caller, key: str, said: dict[str, Any]) -> RefusalMessage | None:
    """Carry out a command at a table; the answer says why not, if so."""
    what = said.pop("type")
    try:
        who.limit("command")
        body = DraftRequest.model_validate(said)
        await who.play(key, what, body, STEPS[what](who.session.id, body))
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_input=False)[0]
        return refusal(who, said, Invalid("malformed", detail=misfit(first, who.lang)))
    except Refusal as wrong:
        if isinstance(wrong, StoreFailed) and wrong.kind != "stopping":
            logging.getLogger("reinos").error("%s %s: %s: %s", what, key, wrong.error, wrong.reason)
        return refusal(who, said, wrong)
    except Exception:
        logging.getLogger("reinos").exception("%s %s failed", what, key)
        return refused(said, 500, "failed", server_words(who.lang)("refused-failed"))
    return None


def refusal(who: Caller, said: dict[str, Any], wrong: Refusal) -> RefusalMessage:
    """A refusal in the words of whoever asked."""
    wait = wrong.wait if isinstance(wrong, (TooMany, StoreFailed)) else 0
    return refused(said, STATUS[type(wrong)], wrong.error, message(wrong, who.lang), wait)


def refused(said: dict[str, Any], status: int, error: str, message: str, wait: int = 0) -> RefusalMessage:
    """The message that refuses a command."""
    return {
        "type": "refusal",
        "command": said["command"],
        "status": status,
        "error": error,
        "message": message,
        "wait": wait,
    }
