"""The page about security: every claim names the tests that prove it, in both languages, and they exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

HEADING = {"security.md": "What is protected", "security.es.md": "Lo que está protegido"}
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def claims(page: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Each claim of a page, and the tests that it names: a list item, and the lines that belong to it."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    part = re.search(rf"^## {HEADING[page]}\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    assert part is not None
    loose = [line for line in part[1].splitlines() if line and not line.startswith(("### ", "- ", "  "))]
    assert loose == [], "a claim is an item of a list, with the tests that prove it"
    items = re.findall(r"^- .*\n(?:  .*\n)*", part[1], re.MULTILINE)
    return [(item, TEST.findall(item)) for item in items]


def functions(file: Path) -> set[str]:
    """The tests in a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("page", HEADING)
def test_every_claim_names_tests_that_exist(page: str) -> None:
    found = claims(page)
    assert len(found) > 15
    for claim, tests in found:
        assert tests, f"no test is named for: {claim}"
        for file, name in tests:
            assert (ROOT / file).is_file(), f"{file} is not there; named for: {claim}"
            assert name in functions(ROOT / file), f"{file} has no {name}; named for: {claim}"


def test_both_languages_claim_the_same() -> None:
    english, spanish = ([tests for _, tests in claims(page)] for page in HEADING)
    assert english == spanish
