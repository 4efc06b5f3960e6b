"""What docs/architecture.md says of the layers, held by tests."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import reinos

ROOT = Path(__file__).parents[1]
PACKAGE = Path(reinos.__file__).parent
GENERIC = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(PACKAGE / "games")]


def test_imports_point_down_the_layers() -> None:
    """The contracts in pyproject.toml; in a process of its own, because the linter keeps the console to itself."""
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", code, "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_function_games_does_not_hide_the_package_of_that_name() -> None:
    code = "import reinos, reinos.games.lancaster.state as state; assert reinos.games() and state.State"
    subprocess.run([sys.executable, "-c", code], check=True)


def code_words(tree: ast.AST) -> Iterator[str]:
    """Names and strings of a module, without its docstrings."""
    told = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            told |= {id(part.value) for part in node.body[:1] if isinstance(part, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_generic_module_names_a_game(path: Path) -> None:
    names = [name for name in reinos.games() if (PACKAGE / "games" / name).is_dir()]
    words = " ".join(code_words(ast.parse(path.read_text(encoding="utf-8"))))
    assert not [name for name in names if name in words]


@pytest.mark.parametrize("page", ["architecture.md", "architecture.es.md"])
def test_the_ways_through_the_code_name_what_is_there(page: str) -> None:
    """Each step of the two ways names a function and its file."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    steps = re.findall(r"^\d\. `([\w.]+)`(?: (?:in|en) `([\w/]+\.py)`)?", text, re.MULTILINE)
    assert len(steps) == 16
    for name, file in steps:
        code = (PACKAGE / (file or "bots/tree.py")).read_text(encoding="utf-8")
        for part in name.split("."):
            assert re.search(rf"(def|class) {part}\b", code), f"{part} is not in {file or 'bots/tree.py'}"
