"""The example in the README runs, in both languages, and is the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def example(name: str) -> str:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.S)
    return code


@pytest.mark.parametrize("name", ["README.md", "README.es.md"])
def test_the_example_runs(name):
    done = subprocess.run([sys.executable, "-c", example(name)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    points, told, means = done.stdout.splitlines()
    assert re.fullmatch(r"\(\d+, \d+, \d+\) \([123], [123], [123]\)", points)
    assert told.startswith("[")
    assert means.count(".") == 3


def test_both_languages_have_the_same_example():
    assert example("README.md").replace('"en"', '"es"') == example("README.es.md")


@pytest.mark.parametrize("name", ["README.md", "README.es.md", "CONTRIBUTING.md"])
def test_links_to_files_are_not_broken(name):
    for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8")):
        assert (ROOT / link).exists(), link
