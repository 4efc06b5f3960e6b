"""The API reference: the names of `docs/reference.md` with their signatures and docstrings, from the sources."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module

from reinos.cli.coverage import comments

NAMED = re.compile(r"(?m)^- `(reinos[\w.]*)`$")
CODE = re.compile(r"(`[^`]+`)")
FIRST_PARAMETER = re.compile(r"(\(\s*)(self|cls)\b(, )?")


def expanded(text: str) -> str:
    """The page, each item that is a name replaced by what its source says."""
    return NAMED.sub(lambda name: "\n\n".join(entry(name[1])) + "\n", text)


def entry(path: str) -> Iterator[str]:
    """A function, or a class with its attributes and methods."""
    module, _, name = path.rpartition(".")
    thing = getattr(import_module(module), name)
    source = textwrap.dedent(inspect.getsource(thing))
    (node,) = ast.parse(source).body
    assert isinstance(node, (ast.FunctionDef, ast.ClassDef)), path
    yield f"### {name}"
    made = node if isinstance(node, ast.FunctionDef) else method(node, "__init__")
    code = header(made, source).replace("__init__", name).removesuffix(" -> None") if made else f"class {name}"
    yield f"```python\n{code}\n```"
    yield f"`{thing.__module__}`. {told(node)}"
    if isinstance(node, ast.ClassDef):
        listed = [*attributes(node, source), *members(node, source)]
        if listed:
            yield "\n".join(listed)


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    """A method of a class."""
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == name), None)


def header(node: ast.FunctionDef, source: str) -> str:
    """A function as it is called."""
    lines = source.splitlines()[node.lineno - 1 : node.body[0].lineno - 1]
    text = textwrap.dedent("\n".join(lines)).removeprefix("def ").rstrip().removesuffix(":")
    return text if node.col_offset == 0 else FIRST_PARAMETER.sub(r"\1", text, count=1)


def attributes(node: ast.ClassDef, source: str) -> Iterator[str]:
    """The declared attributes, each with the comment beside it."""
    notes = comments(source)
    for part in node.body:
        if isinstance(part, (ast.AnnAssign, ast.Assign)) and "ClassVar" not in ast.unparse(part):
            note = notes.get(part.end_lineno or part.lineno)
            yield f"- `{ast.unparse(part)}`" + (f": {plain(note.string.lstrip('# '))}" if note else "")


def members(node: ast.ClassDef, source: str) -> Iterator[str]:
    """The public methods and properties."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            code = re.sub(r"\(\s+|,?\s+(?=\))", lambda gap: gap[0].strip().rstrip(","), header(part, source))
            if any("property" in ast.unparse(mark) for mark in part.decorator_list):
                code = code.replace("() ->", ":")
            yield f"- `{' '.join(code.split())}`: {' '.join(told(part).split())}"


def told(node: ast.FunctionDef | ast.ClassDef) -> str:
    """A docstring as Markdown."""
    return plain(ast.get_docstring(node) or "")


def plain(text: str) -> str:
    """Text in which angle brackets are no markup."""
    return "".join(part if part.startswith("`") else part.replace("<", "&lt;") for part in CODE.split(text))
