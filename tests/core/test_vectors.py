"""Files of vectors, whatever the game: what the common reader makes of a small format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from reinos.core.errors import BadFile
from reinos.core.notation import Bag, Fields, Some, Sparse, VectorError
from reinos.core.vectors import Format, Kind, as_asked, read, same


def add(given: Fields) -> list[int]:
    if given["a"] == 13:
        raise VectorError("13 brings bad luck")
    return [given["a"], given["b"]]


def unlucky(numbers: list[int], wanted: Any) -> int:
    """An answer that breaks."""
    raise VectorError("7 brings bad luck") if 7 in numbers else ZeroDivisionError("no luck")


ANSWERS = {"sum": lambda n, wanted: sum(n), "parts": lambda n, wanted: Bag(n), "luck": unlucky}
FORMAT = Format(
    "kingdomino",
    {"add": Kind(add, ANSWERS, frozenset({"a", "b"}))},
    given="input",
    expect="expected",
    file_needs={"schema_version": 1},
)
GOOD = {"id": "1", "title": "one and two", "type": "add", "input": {"a": 1, "b": 2}, "expected": {"sum": 3}}


def messages(folder: Path, *examples: Any, **more: Any) -> list[str]:
    path = folder / "vectors.json"
    path.write_text(json.dumps({"schema_version": 1, "examples": examples, **more}), encoding="utf-8")
    return [outcome.message for outcome in FORMAT.run(path)]


def test_a_good_vector_passes(tmp_path: Path) -> None:
    assert messages(tmp_path, GOOD, {**GOOD, "id": "2", "expected": {"sum": 3, "parts": [2, 1]}}) == ["", ""]


def test_documentation_is_accepted_everywhere(tmp_path: Path) -> None:
    notes = {"why": "to be clear", "source": "page 3", "note": ["a", "b"], "comment": None}
    told = {**GOOD, "kind": "ours", "rules": ["KD-1"], "seed_lines": None, **notes}
    told |= {"input": {"a": 1, "b": 2, **notes}, "expected": {"sum": 3, **notes}}
    assert messages(tmp_path, told, conventions={}, format="x", game="kingdomino", **notes) == [""]


@pytest.mark.parametrize(
    ("example", "complaint"),
    [
        (7, "example is 7; allowed: an object"),
        ({}, "example: field 'expected' is missing"),
        ({**GOOD, "id": 7}, "field 'id' must be a text"),
        ({**GOOD, "title": ""}, "field 'title' must be a text"),
        ({**GOOD, "colour": 7}, "example: field 'colour' is unknown"),
        ({**GOOD, "type": "divide"}, "type is 'divide'; allowed: add"),
        ({**GOOD, "type": ["add"]}, "type is ['add']; allowed: add"),
        ({**GOOD, "input": []}, "input is []; allowed: an object"),
        ({**GOOD, "actions": [1]}, "there can be no actions here"),
        ({**GOOD, "expected": {}}, "expected must not be empty"),
        ({**GOOD, "input": {"a": 1}}, "input: field 'b' is missing"),
        ({**GOOD, "input": {"a": 1, "b": 2, "c": 3}}, "input: field 'c' is unknown; known: a, b"),
        ({**GOOD, "input": {"a": 13, "b": 2}}, "input: 13 brings bad luck"),
        ({**GOOD, "input": {"a": 1, "b": "x"}}, "expected.sum: TypeError"),
        ({**GOOD, "expected": {"product": 2}}, "expected: field 'product' is unknown; known: luck, parts, sum"),
        ({**GOOD, "expected": {"sum": 4}}, "expected.sum is 4; the engine gives 3"),
        ({**GOOD, "expected": {"sum": 3.0}}, "expected.sum is 3.0; the engine gives 3"),
        ({**GOOD, "expected": {"parts": [1, 1]}}, "expected.parts is [1, 1]; the engine gives [1, 2]"),
        (
            {**GOOD, "expected": {"luck": 1, "sum": 4}},
            "expected.luck: ZeroDivisionError: no luck; expected.sum is 4; the engine gives 3",
        ),
        ({**GOOD, "input": {"a": 7, "b": 2}, "expected": {"luck": 1}}, "expected.luck: 7 brings bad luck"),
    ],
)
def test_a_bad_vector_fails_with_a_reason(example: Any, complaint: str, tmp_path: Path) -> None:
    (message,) = messages(tmp_path, example)
    assert message.startswith(complaint)


def test_vectors_have_names(tmp_path: Path) -> None:
    path = tmp_path / "vectors.json"
    path.write_text(json.dumps({"schema_version": 1, "examples": [GOOD, {**GOOD, "id": 7}, GOOD, 7]}), encoding="utf-8")
    found = list(FORMAT.run(path))
    assert [outcome.id for outcome in found] == ["1", "example 2", "1", "example 4"]
    assert [outcome.title for outcome in found] == ["one and two"] * 3 + [""]
    assert [outcome.passed for outcome in found] == [True, False, False, False]
    assert found[2].message == "id '1' stands twice in the file"


@pytest.mark.parametrize(
    ("found", "wanted", "alike"),
    [
        (Bag([1, 2, 2]), [2, 1, 2], True),
        (Bag([1, 2, 2]), [2, 1, 1], False),
        (Some(a=1, b=2), {"a": 1}, True),
        (Some(a=1, b=2), {"a": 2}, False),
        (Some(a=Some(b=Bag([1, 2]), c=3)), {"a": {"b": [2, 1]}}, True),
        (Sparse(a=1, b=0, c=False), {"a": 1}, True),
        (Sparse(a=1, b=0), {"a": 1, "b": 0}, True),
        (Sparse(a=1, b=2), {"a": 1}, False),
        ({"a": 1, "b": 2}, {"a": 1}, False),
        ([Some(a=1, b=2), Some(a=3, b=4)], [{"a": 1}, {"b": 4}], True),
        (np.array([[1, 2], [3, 4]]), [[1, 2], [3, 4]], True),
        (Bag(np.array([1, 2])), [2, 1], True),
        (np.int16(3), 3, True),
        (np.int16(1), True, False),
    ],
)
def test_what_does_not_matter_is_left_out(found: Any, wanted: Any, alike: bool) -> None:
    assert same(as_asked(found, wanted, "expect"), wanted) == alike


def test_names_that_there_are_not_are_told() -> None:
    with pytest.raises(VectorError, match="expect.a: field 'c' is unknown; known: b"):
        as_asked(Some(a=Some(b=1)), {"a": {"c": 1}}, "expect")


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "good.json"
    path.write_text(json.dumps({"examples": [1], "format": 2, "source": "a rulebook"}), encoding="utf-8")
    assert read(path, {"format"}) == {"examples": [1], "format": 2}
    with pytest.raises(BadFile, match="field 'format' is unknown"):
        read(path, ())
    with pytest.raises(BadFile, match="field 'version' is missing"):
        read(path, {"format"}, {"examples", "version"})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "{",
        "{}",
        '{"schema_version": 1}',
        '{"examples": [{}]}',
        '{"schema_version": 1, "examples": []}',
        '{"schema_version": 1, "examples": {}}',
        '{"schema_version": 2, "examples": [{}]}',
        '{"schema_version": true, "examples": [{}]}',
        '{"schema_version": 1, "examples": [{}], "surprise": 1}',
        '{"schema_version": 1, "examples": [{}], "game": "chess"}',
        '{"schema_version": 1, "examples": [{"id": 1, "id": 2}]}',
        '{"schema_version": 1, "examples": [{"note": 1, "note": 2}]}',
        '{"schema_version": 1, "examples": [NaN]}',
        "[" * 100_000,
    ],
    ids=lambda text: text[:60],
)
def test_what_is_no_file_of_vectors_is_refused_at_once(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="bad.json"):
        FORMAT.run(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'{"a": "\xe9"}')
    for path in (tmp_path / "latin.json", tmp_path / "none.json", tmp_path):
        with pytest.raises(BadFile):
            read(path, ())


def test_equal_means_equal_in_json() -> None:
    assert same({"a": 1, "b": 2}, {"b": 2, "a": 1})
    assert not same(1, True)
    assert not same(1, 1.0)
