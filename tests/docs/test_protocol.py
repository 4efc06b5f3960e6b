"""The pages of the table protocol and of the state have all that the OpenAPI document has, in both languages."""

from __future__ import annotations

import json
import re

import pytest

from reinos.server.openapi import document
from tests.docs.blocks import ROOT

API = json.loads(document())


@pytest.mark.parametrize("lang", ["", ".es"])
class TestPage:
    def test_has_every_address_and_no_other(self, lang: str) -> None:
        page = (ROOT / f"docs/protocol{lang}.md").read_text(encoding="utf-8")
        told = set(re.findall(r"^\| `((?:GET|PUT|POST) /[^`?]*)", page, re.MULTILINE))
        served = {(method.upper(), path) for path, methods in API["paths"].items() for method in methods}
        assert told == {f"{method} {path.removeprefix('/api')}" for method, path in served}

    def test_names_every_field(self, lang: str) -> None:
        pages = [(ROOT / f"docs/{name}{lang}.md").read_text(encoding="utf-8") for name in ("protocol", "state")]
        words = set(re.findall(r"\w+", " ".join(pages)))
        fields = {field for schema in API["components"]["schemas"].values() for field in schema.get("properties", {})}
        assert fields - words == set()
