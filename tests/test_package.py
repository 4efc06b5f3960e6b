"""What `import reinos` offers: complete, typed, and loaded only when it is used."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import reinos


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
