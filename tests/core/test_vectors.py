"""Files of vectors, whatever the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reinos.core.errors import BadFile
from reinos.core.vectors import Answers, Fields, Kind, VectorError, constant, run, same, unordered


def add(given: Fields) -> Answers:
    if given["a"] == 13:
        raise VectorError("13 brings bad luck")
    return {"sum": constant(given["a"] + given["b"]), "parts": unordered([given["a"], given["b"]])}


KINDS = {"add": Kind(add, frozenset({"a", "b"}), frozenset({"note"}))}
GOOD = {"id": "1", "title": "one and two", "type": "add", "input": {"a": 1, "b": 2}, "expected": {"sum": 3}}


def messages(folder: Path, *examples: Any) -> list[str]:
    path = folder / "vectors.json"
    path.write_text(json.dumps({"schema_version": 1, "conventions": {}, "examples": examples}), encoding="utf-8")
    return [outcome.message for outcome in run(path, KINDS)]


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
        "",
        "[]",
        "7",
        "{",
        "{}",
        '{"schema_version": 1}',
        '{"schema_version": 2, "examples": [{}]}',
        '{"schema_version": true, "examples": [{}]}',
        '{"schema_version": 1, "examples": []}',
        '{"schema_version": 1, "examples": {}}',
        '{"schema_version": 1, "examples": [{}], "surprise": 1}',
        '{"schema_version": 1, "examples": [{"id": 1, "id": 2}]}',
        '{"schema_version": 1, "examples": [NaN]}',
        "[" * 100_000,
    ],
    ids=lambda text: text[:40],
)
def test_what_is_no_file_of_vectors_is_refused_at_once(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="bad.json"):
        run(path, KINDS)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'{"a": "\xe9"}')
    for path in (tmp_path / "latin.json", tmp_path / "none.json", tmp_path):
        with pytest.raises(BadFile):
            run(path, KINDS)


def test_equal_means_equal_in_json() -> None:
    assert same({"a": 1, "b": 2}, {"b": 2, "a": 1})
    assert not same(1, True)
    assert not same(1, 1.0)
