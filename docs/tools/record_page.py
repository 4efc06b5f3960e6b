"""The page of one game's record: its fields, from their declaration and the comments beside them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

from reinos.cli.coverage import comments
from reinos.core.catalog import games, rules
from reinos.core.game import Rules
from reinos.core.record import Seen, Table
from reinos.core.words import Words, load_words

TEXT = Path(__file__).parent / "text"


def pages(lang: str) -> Iterator[tuple[str, str]]:
    """Path and content of a page a game."""
    words = load_words(lang, TEXT)
    for name in games():
        yield f"games/{name}/record.md", "\n\n".join(parts(rules(name), words)) + "\n"


def parts(game: Rules, words: Words) -> Iterator[str]:
    """The parts of the page."""
    file = Path(inspect.getfile(game.table)).relative_to(game.folder.parents[2]).as_posix()
    yield f"# {words('record-title', game=game.words(words.lang)('game-name'))}"
    yield words("record-intro", bytes=game.table.dtype.itemsize, file=f"src/{file}")
    blanks = {field.blank for field in game.table.fields.values() if field.seen is Seen.OWNER}
    if blanks:
        yield words("record-seen", blank=" / ".join(map(str, sorted(blanks))))
    for verb in ("hide", "redeal"):
        told = inspect.getdoc(getattr(game, verb)) or ""
        if "Blank what the declaration" not in told:
            yield f"{words(f'record-{verb}')} *{' '.join(told.split())}*"
    for table, heading in ((game.table, "record-first"), (Table, "record-common")):
        for title, fields in groups(table):
            yield f"## {title or words(heading)}"
            yield "\n".join(rows(game, words, fields))


def groups(table: type[Table]) -> list[tuple[str, dict[str, str]]]:
    """Fields as the class declares them: a comment on a line of its own begins a group of them."""
    source = Path(inspect.getfile(table)).read_text(encoding="utf-8")
    notes = comments(source)
    (declared,) = (
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == table.__name__
    )
    found: list[tuple[str, dict[str, str]]] = []
    for node in declared.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            above = notes.get(node.lineno - 1)
            own_line = above is not None and above.line.lstrip().startswith("#")
            if above is not None and own_line:
                found.append((sentence(above.string), {}))
            elif not found:
                found.append(("", {}))
            beside = notes.get(node.end_lineno or node.lineno)
            found[-1][1][node.target.id] = sentence(beside.string) if beside else ""
    return found


def sentence(comment: str) -> str:
    """A comment without its mark, with a capital."""
    text = " ".join(comment.lstrip("# ").split())
    return text[:1].upper() + text[1:]


def rows(game: Rules, words: Words, fields: dict[str, str]) -> Iterator[str]:
    """One row a field."""
    yield "| " + " | ".join(words(f"record-{head}") for head in ("field", "shape", "kind", "who", "what")) + " |"
    yield "| --- | --- | --- | --- | --- |"
    told_in = game.words(words.lang)
    for name, comment in fields.items():
        field = game.table.fields[name]
        about = comment or (told_in(f"option-{name}") if f"option-{name}" in told_in else "")
        shape = " × ".join(map(str, field.shape)) or "1"
        kind = game.table.dtype[name].base.name
        who = words(f"record-who-{field.seen.value}")
        who = who if field.seen is Seen.ALL else f"**{who}**"
        yield f"| `{name}` | {shape} | {kind} | {who} | {about} |"
