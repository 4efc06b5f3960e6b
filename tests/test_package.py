"""What `import reinos` offers: complete, typed, and loaded only when it is used."""

from __future__ import annotations

import inspect
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

import reinos

PROJECT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", reinos.__all__)
def test_everything_offered_is_there_and_explained(name: str) -> None:
    assert inspect.getdoc(getattr(reinos, name))
    assert name in dir(reinos)


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        _ = reinos.Board  # type: ignore[attr-defined]


def test_it_is_marked_as_typed() -> None:
    assert (Path(reinos.__file__).parent / "py.typed").exists()


def test_importing_it_loads_nothing_heavy() -> None:
    code = "import sys, reinos; print([name for name in ('numpy', 'numba', 'fluent') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_every_version_that_we_install_runs_on_the_oldest_python_that_we_promise() -> None:
    """Debian 12 has 3.11.2: a package that wanted 3.11.5 kept `make test` from being set up there."""
    pinned = dict(
        line.split("==") for line in (PROJECT / "constraints.txt").read_text().splitlines() if not line.startswith("#")
    )
    oldest = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["requires-python"].removeprefix(">=")
    wanted = {
        found.name: str(found.metadata["Requires-Python"])
        for found in distributions()
        if pinned.get(found.name) == found.version and found.metadata["Requires-Python"]
    }
    assert len(wanted) > 50
    assert {name: of for name, of in wanted.items() if not SpecifierSet(of).contains(f"{oldest}.0")} == {}
