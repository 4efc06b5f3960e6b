"""docs/tutorial.md, followed to the letter: its commands are run, its changes are made to the files it names."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path

from tests.workshop import Workshop

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "tutorial.md"
# A block that is tried here, and the last file named in the paragraph above it.
BLOCK = re.compile(
    r"(?P<above>[^\n]*)\n\n<!-- test: in tests/test_tutorial.py -->\n```(?P<lang>\w+)\n(?P<code>.*?)```", re.S
)
FILE = re.compile(r"In `([\w./]+)`")
PACKAGE = "pebbles"


def test_the_tutorial_works(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    (workshop.folder / "examples").symlink_to(ROOT / "examples")
    told = ""
    for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        if block["lang"] == "sh":
            for line in block["code"].splitlines():
                told += workshop.run(*shlex.split(line))
        else:
            change(workshop.folder / PACKAGE / FILE.findall(block["above"])[-1], block["lang"], block["code"])
    assert re.findall(r"(\d+) configurations: all well", told) == ["6", "12"]
    assert "PE-2.3" in told
    assert "**none**" not in told
    assert "a5" in told, "the game of hnefatafl was not told"


def change(file: Path, lang: str, code: str) -> None:
    """Do what the page says: replace what has the same name, add what is new."""
    assert file.is_file(), f"the page changes {file}, which is not there"
    text = file.read_text(encoding="utf-8")
    if lang == "python":
        for name, part in definitions(code).items():
            old = definitions(text).get(name)
            text = text.replace(old, part) if old else f"{text}\n\n{part}\n"
    else:
        text = f"{text}\n{code}"
    file.write_text(text, encoding="utf-8")


def definitions(code: str) -> dict[str, str]:
    """The functions, classes and variables of a module; the first two with their decorators."""
    lines = code.splitlines()
    found = {}
    for node in ast.parse(code).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
        elif isinstance(node, ast.Assign):
            found[ast.unparse(node.targets[0])] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return found
