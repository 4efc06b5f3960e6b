"""Writing to a terminal, or to whatever stands in for one, and asking."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence

from reinos.core.brief import numbered
from reinos.core.words import Words

WIDEST = 100  # longer lines are hard to read
BOLD, FAINT, RED = 1, 2, 31
FEW = 6  # options that stand one a line; more are set in columns


class Screen:
    """Standard output and input; colours on a terminal only, and never against NO_COLOR."""

    def __init__(self) -> None:
        self.colours = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST) if sys.stdout.isatty() else WIDEST

    def say(self, text: str = "", style: int | None = None) -> None:
        """Write a text, with long lines folded."""
        for line in text.split("\n"):
            for part in self.folded(line):
                print(f"\x1b[{style}m{part}\x1b[0m" if style and self.colours and part else part)

    def folded(self, line: str) -> list[str]:
        """A line in pieces that fit, the later ones under the first."""
        indent = len(line) - len(line.lstrip())
        indent += 2 if line.lstrip().startswith("- ") else 0
        if len(line) <= self.width:
            return [line]
        return textwrap.wrap(
            line, self.width, subsequent_indent=" " * indent, break_on_hyphens=False, break_long_words=False
        )

    def ask(self, question: str) -> str | None:
        """An answer, or None when there are no more."""
        try:
            answer = input(f"\x1b[{BOLD}m{question}\x1b[0m " if self.colours else f"{question} ")
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(answer)  # so that a transcript shows it
        return answer

    def pick(self, question: str, options: Sequence[str], default: int, words: Words) -> int | None:
        """Which of some options, by number; Enter takes the default, None when there are no more answers."""
        self.say(question, BOLD)
        self.say("\n".join(f"  {line}" for line in numbered(options)))
        while True:
            answer = self.ask(words("ask-number", default=default + 1))
            if answer is None or not answer.strip():
                return None if answer is None else default
            if answer.strip() in map(str, range(1, len(options) + 1)):
                return int(answer) - 1
            self.say(words("ask-again", last=len(options)), RED)

    def menu(self, options: Sequence[str], numbers: Sequence[int] = ()) -> None:
        """Numbered options: one a line, or in columns when there are many."""
        lines = list(numbered(options, numbers))
        wide = max(map(len, lines), default=0) + 3
        columns = max(1, (self.width - 2) // wide) if len(lines) > FEW else 1
        for row in rows(lines, columns):
            self.say("  " + "".join(f"{text:<{wide}}" for text in row).rstrip())


def rows(lines: Sequence[str], columns: int) -> Iterator[Sequence[str]]:
    """Lines set in columns, read from top to bottom."""
    height = -(-len(lines) // columns)
    return (lines[row::height] for row in range(height))
