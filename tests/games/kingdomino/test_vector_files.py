"""Files of vectors in the format of Kingdomino: a type, an input, and what is expected of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reinos.core.errors import BadFile
from reinos.core.vectors import Answers, Fields, VectorError, constant, unordered
from reinos.games.kingdomino.vectors.files import Kind, put


def add(given: Fields) -> Answers:
    if given["a"] == 13:
        raise VectorError("13 brings bad luck")
    return {"sum": constant(given["a"] + given["b"]), "parts": unordered([given["a"], given["b"]])}


KINDS = {"add": Kind(add, frozenset({"a", "b"}), frozenset({"note"}))}
GOOD = {"id": "1", "title": "one and two", "type": "add", "input": {"a": 1, "b": 2}, "expected": {"sum": 3}}


def messages(folder: Path, *examples: Any) -> list[str]:
    path = folder / "vectors.json"
    path.write_text(json.dumps({"schema_version": 1, "conventions": {}, "examples": examples}), encoding="utf-8")
    return [outcome.message for outcome in put(path, KINDS)]


def test_a_good_vector_passes(tmp_path: Path) -> None:
    assert messages(tmp_path, GOOD, {**GOOD, "id": "2", "expected": {"sum": 3, "parts": [2, 1]}}) == ["", ""]


@pytest.mark.parametrize(
    ("example", "complaint"),
    [
        (7, "not a JSON object"),
        ({}, "field 'expected' is missing"),
        ({**GOOD, "id": 7}, "'id' must be a text"),
        ({**GOOD, "colour": 7}, "field 'colour' is unknown"),
        ({**GOOD, "type": "divide"}, "type 'divide' is unknown; known: add"),
        ({**GOOD, "type": ["add"]}, "is unknown"),
        ({**GOOD, "input": []}, "must be objects"),
        ({**GOOD, "expected": {}}, "must not be empty"),
        ({**GOOD, "input": {"a": 1}}, "input: field 'b' is missing"),
        ({**GOOD, "input": {"a": 1, "b": 2, "c": 3}}, "input: field 'c' is unknown"),
        ({**GOOD, "input": {"a": 13, "b": 2}}, "input: 13 brings bad luck"),
        ({**GOOD, "input": {"a": 1, "b": "x"}}, "TypeError"),
        ({**GOOD, "expected": {"sum": 3, "product": 2}}, "expected: field 'product' is unknown"),
        ({**GOOD, "expected": {"sum": 4}}, "expected.sum is 4; the engine gives 3"),
        ({**GOOD, "expected": {"sum": 3.0}}, "expected.sum is 3.0"),
        ({**GOOD, "expected": {"parts": [1, 1]}}, "expected.parts is [1, 1]"),
    ],
)
def test_a_bad_vector_fails_with_a_reason(example: Any, complaint: str, tmp_path: Path) -> None:
    (message,) = messages(tmp_path, example)
    assert complaint in message


def test_the_same_id_twice_fails(tmp_path: Path) -> None:
    assert messages(tmp_path, GOOD, GOOD) == ["", "id '1' stands twice in the file"]


@pytest.mark.parametrize(
    "text",
    [
        '{"schema_version": 1}',
        '{"examples": [{}]}',
        '{"schema_version": 2, "examples": [{}]}',
        '{"schema_version": true, "examples": [{}]}',
        '{"schema_version": 1, "examples": [{}], "surprise": 1}',
    ],
)
def test_other_versions_of_the_format_are_refused_at_once(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="bad.json"):
        put(path, KINDS)
