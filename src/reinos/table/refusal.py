"""What is refused at a table: a word for programs, and the arguments of its sentence for people."""

from __future__ import annotations

from functools import partial
from typing import Any


class Refusal(Exception):
    """Something that is not done: nothing has changed."""

    def __init__(self, error: str, /, table: str | None = None, **details: Any) -> None:
        super().__init__(error)
        self.error = error  # the sentence is the message `refused-{error}`
        self.table = table  # the table whose fresh state helps whoever asked
        self.details = details

    def __reduce__(self) -> Any:
        return partial(type(self), self.error, self.table, **self.details), ()


class Invalid(Refusal):
    """A request that could never be carried out."""


class Forbidden(Refusal):
    """Not for whoever asks."""


class NotFound(Refusal):
    """There is no such thing."""


class NotNow(Refusal):
    """Not possible as the table stands."""


class Illegal(Refusal):
    """A choice, or an answer in words, that the rules do not allow now."""
