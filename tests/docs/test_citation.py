"""CITATION.cff has what the format asks for, and says the same as the package."""

from __future__ import annotations

import tomllib

import yaml

import reinos
from tests.docs.blocks import ROOT

# The Citation File Format 1.2.0: what must be there, and what may.
REQUIRED = {"authors", "cff-version", "message", "title"}
ALLOWED = REQUIRED | {
    *("abstract", "commit", "contact", "date-released", "doi", "identifiers", "keywords", "license", "license-url"),
    *("preferred-citation", "references", "repository", "repository-artifact", "repository-code", "type", "url"),
    "version",
}


def test_the_citation_is_whole() -> None:
    found = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(found) >= REQUIRED
    assert set(found) <= ALLOWED
    assert found["cff-version"] == "1.2.0"
    assert found["type"] in ("software", "dataset")
    assert all("name" in author or {"family-names", "given-names"} <= set(author) for author in found["authors"])
    assert all(isinstance(word, str) for word in found["keywords"])
    assert found["license"] == project["license"]
    assert str(found["version"]) == reinos.__version__
