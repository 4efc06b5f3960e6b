"""Every dependency has its reason, in both languages."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.docs.blocks import ROOT


@pytest.mark.parametrize("page", ["dependencies.md", "dependencies.es.md"])
def test_every_dependency_has_its_reason(page: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + [one for extra in project["optional-dependencies"].values() for one in extra]
    told = re.findall(r"(?m)^\| ([^|]+) \|", (ROOT / "docs" / page).read_text(encoding="utf-8"))
    names = {re.split(r"[\[ ]", name)[0] for row in told for name in row.split(", ")}
    assert {re.split(r"[\[<>=; ]", one)[0] for one in wanted} - {"reinos"} <= names
