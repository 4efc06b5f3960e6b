"""Words of the server itself, and the language of an answer."""

from __future__ import annotations

from pathlib import Path

from reinos.core.words import CORE_TEXT, LANGUAGES, Words, load_words
from reinos.table.words import TEXT as TABLE_TEXT

TEXT = Path(__file__).parent / "text"


def server_words(lang: str) -> Words:
    """What the server says, at a table or not."""
    return load_words(lang, CORE_TEXT, TABLE_TEXT, TEXT)


def language(asked: str | None, session: str | None, accepted: str | None) -> str:
    """The language of an answer: asked for, the session's, the browser's, or the first there is."""
    for lang in (asked, session):
        if lang in LANGUAGES:
            return lang
    browser = [part.split(";")[0].strip()[:2].lower() for part in (accepted or "").split(",")]
    return next((lang for lang in browser if lang in LANGUAGES), LANGUAGES[0])
