"""Which code and which tests stand for each numbered rule: `python -m reinos.cli.coverage kingdomino tests`."""

from __future__ import annotations

import ast
import io
import os
import re
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from reinos.core.errors import BadFile

if TYPE_CHECKING:
    from reinos.core.game import Rules

RULE_LIST = "rules.txt"
PAGES = Path("docs/rules")  # in the repository, where the command runs
APART = frozenset({"vectors", "vectors.py", "invariants.py"})  # they question the rules and carry none out
LINE = re.compile(r"(?P<number>[A-Z]+-[\d.]*\d) {2}(?P<title>[^\[\]]+?)(?: \[(?P<flag>section|note: [^\]]+)\])?")
CITED = re.compile(r"\b([A-Z]{2,}-\d+(?:\.\d+)*)(?: to ([A-Z]{2,}-\d+(?:\.\d+)*))?")


@dataclass(frozen=True)
class Rule:
    """One line of a game's list of rules; one with a note, the reason, needs no code and no test."""

    number: str
    title: str
    section: bool = False
    note: str = ""


@dataclass(frozen=True)
class Place:
    """Something that cites a rule, and the file in which it stands."""

    name: str
    file: Path

    def link(self) -> str:
        """It as Markdown, with the way from the page of the game to its file."""
        return f"[`{self.name}`]({Path(os.path.relpath(self.file, PAGES)).as_posix()})"


@dataclass(frozen=True)
class Coverage:
    """The rules of a game, and for each number cited the places that cite it."""

    rules: tuple[Rule, ...]
    code: dict[str, list[Place]]
    tests: dict[str, list[Place]]

    def gaps(self) -> Iterator[str]:
        """What is missing: code or test for a rule, or a rule for a number that is cited."""
        for rule in self.rules:
            if not rule.section and not rule.note:
                for what, places in (("code", self.code), ("test", self.tests)):
                    if not places.get(rule.number):
                        yield f"{rule.number} ({rule.title}) is cited by no {what}"
        known = {rule.number for rule in self.rules}
        for places in (self.code, self.tests):
            for number in places.keys() - known:
                yield f"{number} does not exist; cited by {', '.join(place.name for place in places[number])}"


def read_rules(path: Path) -> tuple[Rule, ...]:
    """The list of rules: number, two spaces, title, and perhaps [section] or [note: reason]."""
    found: list[Rule] = []
    for text in path.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            match = LINE.fullmatch(text)
            if match is None or match["number"] in {rule.number for rule in found}:
                raise BadFile(f"{path.name}: cannot read the line {text!r}, or its number stands twice")
            flag = match["flag"] or ""
            section = flag == "section"
            found.append(Rule(match["number"], match["title"], section, "" if section else flag.removeprefix("note: ")))
    return tuple(found)


def citations(text: str, order: list[str]) -> Iterator[str]:
    """The numbers in a text; `KD-5.1 to KD-5.3` means all that the list has from the first to the last."""
    for first, last in CITED.findall(text):
        if last and first in order and last in order:
            yield from order[order.index(first) : order.index(last) + 1]
        else:
            yield first
            if last:
                yield last


def comments(source: str) -> dict[int, tokenize.TokenInfo]:
    """Line number -> comment."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token for token in tokens if token.type == tokenize.COMMENT}


def names(statement: ast.stmt) -> str:
    """What a statement defines."""
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return statement.name
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return ", ".join(target.id for target in targets if isinstance(target, ast.Name))


def questions(statement: ast.stmt) -> Iterator[tuple[str, str]]:
    """The questions that a statement declares, each with the rules that it names."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Question":
            given = {keyword.arg: keyword.value for keyword in node.keywords}
            given |= dict(zip(("name", "at", "rules"), node.args, strict=False))
            yield str(ast.literal_eval(given["name"])), str(ast.literal_eval(given["rules"]))


def code_texts(path: Path) -> Iterator[tuple[str, str]]:
    """What a module defines at its top, each with its docstring and the comments in and right above it."""
    source = path.read_text(encoding="utf-8")
    notes = comments(source)
    for statement in ast.parse(source).body:
        first, last = statement.lineno, statement.end_lineno or statement.lineno
        while first - 1 in notes and notes[first - 1].line.lstrip().startswith("#"):
            first -= 1
        texts = [notes[line].string for line in range(first, last + 1) if line in notes]
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            texts.append(ast.get_docstring(statement) or "")
        defined = names(statement)
        if defined:
            yield f"{path.stem}.{defined}", "\n".join(texts)
            for name, rules in questions(statement):
                yield f"{path.stem}.{defined}.{name}", rules


def test_marks(path: Path) -> Iterator[tuple[str, str]]:
    """Each test of a file with the rules it is marked with."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        yield f"{path.stem}.{node.name}", str(ast.literal_eval(argument))


def collect(
    files: Iterable[Path], read: Callable[[Path], Iterator[tuple[str, str]]], order: list[str]
) -> dict[str, list[Place]]:
    """Number -> the places in some files that cite it, in the order in which they were found."""
    found: dict[str, list[Place]] = {}
    for file in files:
        for name, text in read(file):
            for number in citations(text, order):
                if (place := Place(name, file)) not in found.setdefault(number, []):
                    found[number].append(place)
    return found


def cover(rules: Rules, tests: Path) -> Coverage:
    """Read the game's list of rules, its code and its tests."""
    listed = read_rules(rules.folder / RULE_LIST)
    order = [rule.number for rule in listed]
    modules = [path for path in sorted(rules.folder.rglob("*.py")) if not APART & set(path.parts)]
    tested = collect(sorted(tests.glob("test_*.py")), test_marks, order)
    return Coverage(listed, collect(modules, code_texts, order), tested)


def table(rules: Rules, tests: Path) -> str:
    """The coverage of a game as Markdown."""
    found = cover(rules, tests)
    lines = [
        f"# Rules of {rules.name}: code and tests",
        "",
        f"Made by `python -m reinos.cli.coverage {rules.name} {tests.as_posix()}`; do not edit.",
    ]
    headed = False
    for rule in found.rules:
        if rule.section:
            lines += ["", f"## {rule.number} {rule.title}"]
            headed = False
        else:
            if not headed:
                lines += ["", "| rule | | code | tests |", "| --- | --- | --- | --- |"]
                headed = True
            title = f"{rule.title} (note: {rule.note})" if rule.note else rule.title
            lines.append(f"| {rule.number} | {title} | {_cell(rule, found.code)} | {_cell(rule, found.tests)} |")
    return "\n".join(lines) + "\n"


def _cell(rule: Rule, places: dict[str, list[Place]]) -> str:
    """The places that cite a rule, or a visible gap."""
    cited = ", ".join(place.link() for place in places.get(rule.number, []))
    return cited or ("" if rule.note else "**none**")


def main() -> None:
    """Print the table of a game: its name, and the folder of its tests."""
    from reinos.core.catalog import rules

    name, folder = sys.argv[1:]
    print(table(rules(name), Path(folder)), end="")


if __name__ == "__main__":
    main()
