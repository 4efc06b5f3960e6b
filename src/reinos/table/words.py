"""What is said at every table, whatever the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from reinos.core.words import CORE_TEXT, Words, load_words

TEXT = Path(__file__).parent / "text"


@cache
def table_words(lang: str) -> Words:
    """The words of tables in a language."""
    return load_words(lang, CORE_TEXT, TEXT)
