"""Words of the server and of the games, remembered: the same sentences are said again and again."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from reinos.core.game import Rules
from reinos.core.words import CORE_TEXT, LANGUAGES, Words, load_words

SENTENCES_KEPT = 20_000
TEXT = Path(__file__).parent / "text"


class QuickWords(Words):
    """Words that keep what they have said."""

    def __init__(self, words: Words) -> None:
        self.lang, self._bundle = words.lang, words._bundle
        self._said: dict[Any, str] = {}

    def __call__(self, message: str, /, **args: Any) -> str:
        """A message in words."""
        key = (message, *((name, type(value), value) for name, value in args.items()))
        said = self._said.get(key)
        if said is None:
            said = super().__call__(message, **args)
            if len(self._said) >= SENTENCES_KEPT:
                self._said.clear()
            self._said[key] = said
        return said


@cache
def server_words(lang: str) -> Words:
    """What the server itself says."""
    return QuickWords(load_words(lang, CORE_TEXT, TEXT))


@cache
def game_words(rules: Rules, lang: str) -> Words:
    """What a game says."""
    return QuickWords(rules.words(lang))


def language(asked: str | None, session: str | None, accepted: str | None) -> str:
    """The language of an answer: asked for, the session's, the browser's, or the first there is."""
    browser = [part.split(";")[0].strip()[:2].lower() for part in (accepted or "").split(",")]
    wanted = [asked, session, *browser]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
