"""Words of the server and of the games, and the language of an answer."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from reinos.core.game import Rules
from reinos.core.words import CORE_TEXT, LANGUAGES, Words, load_words

TEXT = Path(__file__).parent / "text"


@cache
def server_words(lang: str) -> Words:
    """What the server itself says."""
    return load_words(lang, CORE_TEXT, TEXT)


@cache
def game_words(rules: Rules, lang: str) -> Words:
    """What a game says."""
    return rules.words(lang)


def language(asked: str | None, session: str | None, accepted: str | None) -> str:
    """The language of an answer: asked for, the session's, the browser's, or the first there is."""
    browser = [part.split(";")[0].strip()[:2].lower() for part in (accepted or "").split(",")]
    wanted = [asked, session, *browser]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
