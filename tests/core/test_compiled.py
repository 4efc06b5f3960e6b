"""Where compiled code is kept, and what makes it stale."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from numba import njit

import reinos
from reinos.core import kernels, rule
from reinos.core.catalog import rules
from reinos.core.compiled import CORE, CORE_COMPILED, LEVEL, NOT_COMPILED, cache_path, is_kept
from reinos.core.numba_cache import Kept
from reinos.core.target import cache_folder

RULES = rules("kingdomino")
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


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache folder of its own, that everybody could read if it were for the umask."""
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name, appauthor: tmp_path / name)
    before = os.umask(0o022)
    yield tmp_path / "reinos"
    os.umask(before)


def kernel_in(folder: Path, body: str = "2 * n") -> Callable[[int], int]:
    """A function in a module of its own."""
    folder.mkdir()
    (folder / "small.py").write_text(f"def twice(n):\n    return {body}\n")
    spec = importlib.util.spec_from_file_location("small", folder / "small.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.twice


def compiled(kernel: Callable[[int], int]) -> None:
    made: Any = njit(kernel)
    made._cache = Kept(RULES, kernel)
    assert made(4) == 8


def test_only_what_numba_will_find_counts_as_compiled(tmp_path: Path, cache: Path) -> None:
    kernel = kernel_in(tmp_path / "one")
    assert not is_kept(RULES, kernel)
    compiled(kernel)
    assert is_kept(RULES, kernel)
    same = kernel_in(tmp_path / "other")  # another checkout with the same sources
    assert is_kept(RULES, same)
    other = kernel_in(tmp_path / "changed", "2 * n + 0")
    assert not is_kept(RULES, other)
    for data in cache.rglob("*.nbc"):
        data.unlink()
    assert not is_kept(RULES, kernel)


LOOKING = """
import sys
from reinos.core.catalog import rules
from reinos.core.kernels import step
from reinos.core.compiled import is_kept

is_kept(rules("kingdomino"), step)
assert not {"numba", "llvmlite"} & set(sys.modules)
"""


def test_a_look_at_what_is_compiled_does_not_load_the_compiler() -> None:
    subprocess.run([sys.executable, "-c", LOOKING], check=True)


@pytest.mark.skipif(sys.platform == "win32", reason="NOT RUN: folders have no such modes on Windows")
def test_nobody_else_may_look_into_the_folder_of_compiled_code(tmp_path: Path, cache: Path) -> None:
    compiled(kernel_in(tmp_path / "one"))
    assert cache.stat().st_mode & 0o777 == 0o700
    cache.chmod(0o755)  # as earlier versions made it
    cache_path(RULES, cache_path)
    assert cache.stat().st_mode & 0o777 == 0o700


CALLING = """
import sys
from pathlib import Path
from numba import njit
from reinos.core import compiled, numba_cache
from reinos.core.catalog import rules

source, shipped = sys.argv[1:]
sys.path.insert(0, source)
import small
compiled.SHIPPED = numba_cache.SHIPPED = Path(shipped)
numba_cache.PATIENCE = 0.0
made = njit(small.twice)
made._cache = numba_cache.Kept(rules("kingdomino"), small.twice)
print(compiled.is_kept(rules("kingdomino"), small.twice), made(4), sum(made.stats.cache_hits.values()))
"""


def called(source: Path, cache: Path, shipped: Path, **env: str) -> tuple[list[str], str]:
    """What a process says that calls a kernel, and what it tells whoever waits."""
    command = [sys.executable, "-c", CALLING, str(source), str(shipped)]
    env = os.environ | {"XDG_CACHE_HOME": str(cache)} | env
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    return done.stdout.split(), done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="NOT RUN: compiled code is shipped for Linux")
def test_code_that_came_with_the_package_is_used_at_once(tmp_path: Path) -> None:
    """Made for a level of processors and found by others; with nothing shipped the wait is announced."""
    kernel_in(tmp_path / "one")
    source, shipped, nothing = tmp_path / "one", tmp_path / "made/reinos", tmp_path / "nothing"
    level = {"NUMBA_CPU_NAME": LEVEL, "NUMBA_CPU_FEATURES": ""}
    assert called(source, tmp_path / "made", nothing, **level)[0] == ["False", "8", "0"]
    assert called(source, tmp_path / "first", shipped) == (["True", "8", "1"], "")
    assert not list((tmp_path / "first").rglob("*.nb*"))
    found, told = called(source, tmp_path / "second", nothing)
    assert found == ["False", "8", "0"]
    assert "compiling kingdomino: twice" in told


def makes_compiled_code(source: str) -> bool:
    """Whether a module takes what makes rules and verbs from `core.rule`."""
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    return any(node.module == "reinos.core.rule" and MAKERS & {name.name for name in node.names} for node in imports)


# The kernels of `cuda` are kept by its own source.
@pytest.mark.parametrize("path", sorted({*CORE.rglob("*.py")} - {CORE / "cuda.py"}), ids=lambda path: path.stem)
def test_all_that_is_compiled_goes_into_the_hash(path: Path) -> None:
    itself = path in (Path(kernels.__file__), Path(rule.__file__))
    compiled = itself or makes_compiled_code(path.read_text(encoding="utf-8"))
    assert not compiled or path in CORE_COMPILED, "changing it would keep the old compiled code"


@pytest.mark.parametrize("name", reinos.games())
def test_nothing_that_is_left_out_of_the_hash_is_compiled(name: str) -> None:
    folder = rules(name).folder
    named = NOT_COMPILED - {"bots.py", "miniature.py"}  # whose kernels are kept by their own source
    left_out = [path for path in folder.rglob("*.py") if named & set(path.relative_to(folder).parts)]
    assert left_out
    assert not [path.name for path in left_out if makes_compiled_code(path.read_text(encoding="utf-8"))]


def test_makers_of_compiled_code_are_found() -> None:
    assert makes_compiled_code("from reinos.core.rule import hide, rule")
    assert makes_compiled_code("def f():\n    from reinos.core.rule import written as made")
    assert not makes_compiled_code("from reinos.core.rule import hide")
    assert not makes_compiled_code("from reinos.core.record import record")
