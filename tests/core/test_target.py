"""Where compiled code is kept, and what makes it stale."""

from __future__ import annotations

import ast
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from reinos.core import kernels, rule
from reinos.core.target import CORE, CORE_COMPILED, cache_folder

MAKERS = {"rule", "written", "verb", "compiled_as"}  # what makes a function known to the compilers


def test_threads_do_not_mix_up_the_folders_of_compiled_code() -> None:
    config, other_began, seen = SimpleNamespace(CACHE_DIR="usual"), Event(), []

    def first() -> None:
        with cache_folder(Path("first"), config):
            other = pool.submit(second)
            other_began.wait(5)
            seen.append(config.CACHE_DIR)
        other.result(5)

    def second() -> None:
        other_began.set()
        with cache_folder(Path("second"), config):
            seen.append(config.CACHE_DIR)

    with ThreadPoolExecutor(2) as pool:
        pool.submit(first).result(10)
    assert seen == ["first", "second"]
    assert config.CACHE_DIR == "usual"


def makes_compiled_code(source: str) -> bool:
    """Whether a module takes what makes rules and verbs from `core.rule`."""
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    return any(node.module == "reinos.core.rule" and MAKERS & {name.name for name in node.names} for node in imports)


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.py")), ids=lambda path: path.stem)
def test_all_that_is_compiled_goes_into_the_hash(path: Path) -> None:
    itself = path in (Path(kernels.__file__), Path(rule.__file__))
    compiled = itself or makes_compiled_code(path.read_text(encoding="utf-8"))
    assert not compiled or path in CORE_COMPILED, "changing it would keep the old compiled code"


def test_makers_of_compiled_code_are_found() -> None:
    assert makes_compiled_code("from reinos.core.rule import hide, rule")
    assert makes_compiled_code("def f():\n    from reinos.core.rule import written as made")
    assert not makes_compiled_code("from reinos.core.rule import hide")
    assert not makes_compiled_code("from reinos.core.record import record")
