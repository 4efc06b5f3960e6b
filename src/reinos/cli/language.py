"""The user's language, and the words of the command line in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from reinos.core.words import CORE_TEXT, LANGUAGES, Words, check_language, load_words

TEXT = Path(__file__).parent / "text"
FALLBACK = "en"


def language(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for with --lang, else that of the locale if we speak it, else English."""
    for place, part in enumerate(argv):
        if part.startswith("--lang="):
            return check_language(part.removeprefix("--lang="))
        if part == "--lang" and place + 1 < len(argv):
            return check_language(argv[place + 1])
    return locale_language(environment)


def locale_language(environment: Mapping[str, str]) -> str:
    """The language of the locale, by the order of precedence of POSIX."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = locale.split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else FALLBACK


def texts(lang: str) -> Words:
    """The words of the command line."""
    return load_words(lang, CORE_TEXT, TEXT)
