"""The page of the table protocol has everything that the OpenAPI document has, in both languages."""

from __future__ import annotations

import json
import re

import pytest

from reinos.server.openapi import document
from tests.docs.blocks import ROOT

API = json.loads(document())


@pytest.mark.parametrize("name", ["protocol.md", "protocol.es.md"])
class TestPage:
    def test_has_every_address_and_no_other(self, name: str) -> None:
        page = (ROOT / "docs" / name).read_text(encoding="utf-8")
        told = set(re.findall(r"^\| `((?:GET|PUT|POST) /[^`?]*)", page, re.MULTILINE))
        served = {(method.upper(), path) for path, methods in API["paths"].items() for method in methods}
        assert told == {f"{method} {path.removeprefix('/api')}" for method, path in served}

    def test_names_every_field(self, name: str) -> None:
        words = set(re.findall(r"\w+", (ROOT / "docs" / name).read_text(encoding="utf-8")))
        fields = {field for schema in API["components"]["schemas"].values() for field in schema.get("properties", {})}
        assert fields - words == set()
