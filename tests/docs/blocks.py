"""The code blocks of a page, and what the comment above a block says about trying it.

    <!-- test: skip: needs root -->             not tried, for this reason
    <!-- test: quoted from src/reinos/x.py -->  every line stands in that file
    <!-- test: in tests/docs/test_x.py -->      tried there, with what it needs around it
    <!-- test: 400 -> 2; king -> greedy -->     tried with smaller words

Without a comment a block is tried as it stands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUN = ("python", "sh")
SHOWN = ("text", "json", "nginx", "ini", "ftl")  # to read, not to type
BLOCK = re.compile(
    r"(?:^<!-- test: (?P<asked>[^\n]*?) -->\n)?^(?P<indent> *)```(?P<lang>[^\n]*)\n(?P<code>.*?)^ *```$", re.M | re.S
)


@dataclass(frozen=True)
class Block:
    """One block of code."""

    page: Path
    line: int  # of its first line of code
    lang: str
    code: str
    asked: str  # by the comment above

    @property
    def place(self) -> str:
        """Where it is."""
        return f"{self.page.relative_to(ROOT).as_posix()}:{self.line}"

    @property
    def skip(self) -> str:
        """Why it is not tried."""
        return self.asked.removeprefix("skip: ") if self.asked.startswith("skip: ") else ""

    @property
    def quoted(self) -> str:
        """The file that it is a part of."""
        return self.asked.removeprefix("quoted from ") if self.asked.startswith("quoted from ") else ""

    @property
    def elsewhere(self) -> str:
        """The test that tries it."""
        return self.asked.removeprefix("in ") if self.asked.startswith("in ") else ""

    @property
    def tried(self) -> str:
        """The code with its smaller words."""
        code = self.code
        if self.asked and not (self.skip or self.quoted or self.elsewhere):
            for change in self.asked.split("; "):
                old, new = change.split(" -> ")
                assert old in code, f"{self.place}: {old!r} is not in the block"
                code = code.replace(old, new)
        return code


def blocks(page: Path) -> list[Block]:
    """All blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start("code")) + 1, found["lang"], found["code"], found["asked"] or "")
        for found in BLOCK.finditer(text)
    ]


def pages(spanish: bool = False) -> list[Path]:
    """The pages that people write, in one language."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")]
    return sorted(page for page in found if page.name.endswith(".es.md") == spanish)
