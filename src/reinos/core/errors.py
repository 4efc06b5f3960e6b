"""Errors that the caller causes, each with a message that says what is allowed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any


class ReinosError(ValueError):
    """Base of every error that a caller can cause; its own text is in English."""

    def in_words(self, lang: str) -> str:
        """The error in a language, where there are words for it."""
        return str(self)


class IllegalChoice(ReinosError):
    """A choice that this seat may not make now; the match is unchanged."""


SHOWN = 12  # legal ids that an error names


def illegal(i: int, note: Any, choice: Any) -> IllegalChoice:
    """The error for a choice in game i of a batch, which has noted what is legal."""
    ids = note["ids"][: note["count"]].tolist()
    more = f" and {len(ids) - SHOWN} more" if len(ids) > SHOWN else ""
    return IllegalChoice(f"game {i}: seat {note['to_act']} may not choose {choice}; legal: {ids[:SHOWN]}{more}")


class BadOption(ReinosError):
    """An unknown game, option, option value, player count, seed or target."""


class BadFile(ReinosError):
    """A saved match or a file of test vectors that cannot be read as one."""


class Worded(ReinosError):
    """An error with words in every language: a message of the core, or of a game in the folder of its words."""

    def __init__(self, message: str, *folders: Path, **told: Any) -> None:
        self.message, self.folders, self.told = message, folders, told
        super().__init__(self.in_words("en"))

    def __reduce__(self) -> Any:
        return partial(type(self), self.message, *self.folders, **self.told), ()

    def in_words(self, lang: str) -> str:
        """The error in a language."""
        from reinos.core.words import CORE_TEXT, load_words

        told = {name: own.in_words(lang) if isinstance(own, ReinosError) else own for name, own in self.told.items()}
        return load_words(lang, CORE_TEXT, *self.folders)(self.message, **told)


class WrongOption(Worded, BadOption):
    """An option that is not allowed."""


class WrongMatch(Worded, BadFile):
    """A saved match that is damaged, forged or of other rules."""
