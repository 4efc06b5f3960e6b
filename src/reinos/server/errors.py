"""What a server refuses, with the word and the sentence that the user is told."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """A request that is not carried out: HTTP status, a word, and the arguments of its sentence."""

    def __init__(self, status: int, error: str, /, table: str | None = None, **args: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error  # the sentence is the message `refused-{error}`
        self.table = table  # answer with the fresh state of this table
        self.args_told = args


class TooMany(Refusal):
    """A limit is used up."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, round(wait + 0.5))
        super().__init__(429, "too-many", seconds=self.wait)
