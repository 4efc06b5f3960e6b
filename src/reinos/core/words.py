"""Words: Project Fluent messages of the core and of one game, in one language."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reinos.core.cache import lazy
from reinos.core.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from reinos.core.sentence import Entry, Sentence

LANGUAGES = ("es", "en")
CORE_TEXT = Path(__file__).parent / "text"
REMEMBERED = 4096  # texts in one language: most of what a table is told was said before
ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)  # all lines but the first of a message are indented, or close it
NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")


class Words:
    """Look a message up by its id: `words("prompt-place", domino=23)`."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        from reinos.core import sentence

        self._speech = sentence
        self.lang = lang
        self._files: list[Any] = [messages(folder / f"{lang}.ftl") for folder in folders]
        self._messages: Mapping[str, Entry] = ChainMap(*self._files)
        self._sentences: dict[str, Sentence] = {}
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._said)

    @lazy
    def _bundle(self) -> FluentBundle:
        """Fluent's own formatter, which takes a while to load and is seldom needed."""
        from fluent.runtime import FluentBundle
        from fluent.syntax.ast import Resource

        made = FluentBundle([self.lang], use_isolating=False)
        for file in self._files:
            for name in file:
                with suppress(KeyError):  # what cannot be read is told to whoever asks for it
                    made.add_resource(Resource([file[name]]))
        return made

    @property
    def keys(self) -> frozenset[str]:
        """The ids of all messages."""
        return frozenset(name for name in self._messages if not name.startswith("-"))

    def __contains__(self, message: str) -> bool:
        return message in self._messages

    def __call__(self, message: str, /, **args: Any) -> str:
        """The text of a message; a missing message or argument is an error."""
        try:
            return self._remembered(message, **args)
        except TypeError:  # an argument that nothing can be remembered by
            return self._said(message, **args)

    def _said(self, message: str, /, **args: Any) -> str:
        try:
            said = self._sentences.get(message) or self._sentence(message)
            return said(args)
        except (KeyError, self._speech.Unfit):
            return self._formatted(message, args)

    def _sentence(self, message: str) -> Sentence:
        made = self._sentences[message] = self._speech.sentence(self._messages, message, self.lang)
        return made

    def _formatted(self, message: str, args: dict[str, Any]) -> str:
        """The same by Fluent's own formatter: complete, but slow."""
        if message not in self:
            raise KeyError(f"there is no message {message} in {self.lang}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {message} in {self.lang}: {errors[0]}")
        return str(text)


class Messages(Mapping[str, "Entry"]):
    """The messages of a text, and its terms, whose ids begin with a dash; each is parsed when it is asked for.

    A server needs few of them, and a tree takes many times the memory of its text.
    """

    def __init__(self, text: str) -> None:
        self._texts: dict[str, str] = {}
        for entry in ENTRY.split(text):
            if found := NAME.match(entry):
                self._texts.setdefault(found[1], entry)

    def __getitem__(self, name: str) -> Entry:
        from fluent.syntax import FluentParser
        from fluent.syntax.ast import Message, Term

        entry = FluentParser(with_spans=False).parse_entry(self._texts[name])
        if not isinstance(entry, (Message, Term)):
            raise KeyError(name)
        return entry

    def __contains__(self, name: object) -> bool:
        return name in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


def read(file: Path) -> Mapping[str, Entry]:
    """The messages of a file."""
    return Messages(file.read_text(encoding="utf-8"))


reader = read  # another one where files of words are kept in another form


@cache
def messages(file: Path) -> Mapping[str, Entry]:
    """The same, read once: all games share those of the core."""
    return reader(file)


def check_language(lang: str) -> str:
    """The language, or BadOption naming those there are."""
    if lang not in LANGUAGES:
        raise BadOption(f"lang is {lang!r}; allowed: {', '.join(map(repr, LANGUAGES))}")
    return lang


@cache
def load_words(lang: str, *folders: Path) -> Words:
    """The words of these folders, read once."""
    return Words(check_language(lang), folders)
