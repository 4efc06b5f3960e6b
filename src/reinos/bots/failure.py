"""What a bot raises that cannot answer."""

from __future__ import annotations

from reinos.core.errors import ReinosError


class BotFailure(ReinosError):
    """A bot that crashed, was too slow, or gave an answer that will not do; the message says which."""
