"""What is wrong with a game, told to its author in a few lines: where it happened, why, and in which line of code."""

from __future__ import annotations

import linecache
import re
import traceback
from difflib import get_close_matches
from pathlib import Path
from types import TracebackType
from typing import Self

from reinos.core.brief import question_of
from reinos.core.game import Game, Rules
from reinos.core.position import Position

LONGEST_CAUSE = 600  # letters
DIALECT = "rules know integers, array fields, loops and other rules; no allocation, strings, dicts or exceptions"
NO_FIELD = re.compile(r"'(\w+)Proxy' object has no attribute '(\w+)'")
COMPILED_LINE = re.compile(r'File "([^"]+)", line (\d+)')
NO_CAUSE = ("During:", "File ", "raised from", "^")  # what a compiler says of its own work


class Failure(AssertionError):
    """A check that a game does not pass. The first line says where; `reason` is the rest."""

    def __init__(self, where: str, reason: str) -> None:
        self.where, self.reason = where, reason
        super().__init__(f"{where}:\n  {reason}")


class Watching:
    """While a game is looked at: whatever goes wrong inside becomes a Failure that says where.

    `with Watching(game, seed) as here:` and then `here.at(step, position)` as the game goes on.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed
        self.step: int | None = None
        self.position: Position | None = None

    def at(self, step: int, position: Position) -> None:
        """Note how far the game has got."""
        self.step, self.position = step, position

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(wrong, Exception) and not isinstance(wrong, Failure):
            raise Failure(self.where, reason(self.game.rules, wrong)) from wrong

    @property
    def where(self) -> str:
        """Configuration, seed, step and question."""
        parts = [repr(self.game), f"seed {self.seed}"]
        if self.step is not None and self.position is not None:
            parts.append(f"step {self.step}")
            asked = question_of(self.position)
            parts += [f"question {asked}"] if asked else []
        return ", ".join(parts)


def reason(rules: Rules, wrong: Exception) -> str:
    """Why, and where in the author's files."""
    if type(wrong).__module__.startswith("numba"):
        return not_compiled(rules, str(wrong))
    text = str(wrong) or "an assertion failed"
    cause = text if isinstance(wrong, AssertionError) else f"{type(wrong).__name__}: {text}"
    if missing := NO_FIELD.search(text):
        near = get_close_matches(missing[2], rules.table.fields)
        known = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(rules.table.fields)}"
        cause = f"{missing[1]} has no field {missing[2]!r}; {known}"
    own = [frame for frame in traceback.extract_tb(wrong.__traceback__) if inside(rules, frame.filename)]
    return cause[:LONGEST_CAUSE] + (line_of(rules, own[-1].filename, own[-1].lineno or 0) if own else "")


def not_compiled(rules: Rules, message: str) -> str:
    """The core of a compiler's message: the author's line, and what stands above it there."""
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    places = [(n, place) for n, line in enumerate(lines) if (place := COMPILED_LINE.match(line))]
    own = [(n, place) for n, place in places if inside(rules, place[1])]
    first, place = own[-1] if own else (len(lines), None)
    cause = next((line for line in reversed(lines[:first]) if not line.startswith(NO_CAUSE)), "")
    where = line_of(rules, place[1], int(place[2])) if place else ""
    return f"CPython runs it, but it cannot be compiled: {cause[:LONGEST_CAUSE]}\n  ({DIALECT}){where}"


def inside(rules: Rules, file: str) -> bool:
    """Whether a file belongs to the game's package; compilers shorten its name."""
    path = Path(file)
    return path.is_relative_to(rules.folder) if path.is_absolute() else (rules.folder / path.name).is_file()


def line_of(rules: Rules, file: str, number: int) -> str:
    """A line of the author's code, under what is said about it."""
    path = Path(file) if Path(file).is_absolute() else rules.folder / Path(file).name
    code = linecache.getline(str(path), number).strip()
    return f"\n  {path.relative_to(rules.folder.parent)}, line {number}: {code}"


def fields(rules: Rules, names: list[str]) -> str:
    """Fields of the record, the first of them with the line that declares it."""
    for file in sorted(rules.folder.glob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if re.match(rf"    {names[0]}: ", line):
                return f"field {', '.join(names)}{line_of(rules, str(file), number)}"
    return f"field {', '.join(names)}"


def differing(one: Position, two: Position) -> list[str]:
    """The fields in which two records differ."""
    return [n for n in one.record.dtype.names or () if one.record[n].tobytes() != two.record[n].tobytes()]
