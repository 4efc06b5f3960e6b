"""What a server does again and again, whatever becomes of it once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from reinos.server.store.failure import StoreFailed


async def every(seconds: float, work: Callable[[], Awaitable[None]], what: str) -> None:
    """Do something at once, and again after some seconds, for ever: what fails is logged, and tried again."""
    log = logging.getLogger("reinos")
    while True:
        try:
            await work()
        except StoreFailed as wrong:
            log.error("could not %s: %s: %s", what, wrong.error, wrong.reason)
        except Exception:
            log.exception("could not %s", what)
        await asyncio.sleep(seconds)
