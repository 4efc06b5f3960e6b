"""What goes wrong because of the caller, each with a message that says what is allowed."""

from __future__ import annotations


class ReinosError(ValueError):
    """Base of every error that a caller can cause."""


class IllegalChoice(ReinosError):
    """A choice that this seat may not make now; the match is unchanged."""


class BadOption(ReinosError):
    """An unknown game, option, option value, player count, seed or target."""


class BadFile(ReinosError):
    """A saved match or a file of test vectors that cannot be read as one."""
