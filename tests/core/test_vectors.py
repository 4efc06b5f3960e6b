"""Files of vectors, whatever the game: what the formats of all of them share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reinos.core.errors import BadFile
from reinos.core.vectors import VectorError, about, differences, outcomes, read, same, unordered


def unlucky(numbers: list[int], wanted: Any) -> int:
    """An answer that breaks."""
    raise VectorError("13 brings bad luck") if 13 in numbers else ZeroDivisionError("no luck")


ANSWERS = {
    "sum": lambda numbers, wanted: sum(numbers),
    "parts": lambda numbers, wanted: unordered(numbers)(wanted),
    "luck": unlucky,
}


def complaints(example: Any) -> Iterator[str]:
    """A small format: numbers, and what they come to."""
    if not isinstance(example, dict):
        yield "not a JSON object"
        return
    yield from differences(example["expect"], about(example["numbers"], ANSWERS), "expect")


def messages(*examples: Any) -> list[str]:
    return [outcome.message for outcome in outcomes(list(examples), complaints)]


def vector(name: Any = "1", numbers: tuple[int, ...] = (1, 2), **expect: Any) -> dict[str, Any]:
    return {"id": name, "title": "a title", "numbers": list(numbers), "expect": expect}


@pytest.mark.parametrize(
    ("example", "complaint"),
    [
        (vector(sum=3), ""),
        (vector(sum=3, parts=[2, 1]), ""),
        (7, "not a JSON object"),
        (vector(product=2), "expect: field 'product' is unknown; known: luck, parts, sum"),
        (vector(sum=4), "expect.sum is 4; the engine gives 3"),
        (vector(sum=3.0), "expect.sum is 3.0; the engine gives 3"),
        (vector(parts=[1, 1]), "expect.parts is [1, 1]; the engine gives [1, 2]"),
        (vector(luck=1, sum=4), "expect.luck: ZeroDivisionError: no luck; expect.sum is 4; the engine gives 3"),
        (vector(numbers=(13,), luck=1), "expect.luck: 13 brings bad luck"),
    ],
)
def test_all_that_is_wrong_is_told(example: Any, complaint: str) -> None:
    assert messages(example) == [complaint]


def test_vectors_have_names() -> None:
    found = list(outcomes([vector("a", sum=3), vector(7, sum=3), vector("a", sum=3), 7], complaints))
    assert [outcome.id for outcome in found] == ["a", "example 2", "a", "example 4"]
    assert [outcome.title for outcome in found] == ["a title", "a title", "a title", ""]
    assert [outcome.passed for outcome in found] == [True, True, False, False]
    assert found[2].message == "id 'a' stands twice in the file"


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "good.json"
    content = {"examples": [1], "source": "a rulebook"}
    path.write_text(json.dumps(content), encoding="utf-8")
    assert read(path, {"source", "format"}) == content
    with pytest.raises(BadFile, match="field 'source' is unknown"):
        read(path, ())
    with pytest.raises(BadFile, match="field 'version' is missing"):
        read(path, {"source"}, {"examples", "version"})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "{",
        "{}",
        '{"examples": []}',
        '{"examples": {}}',
        '{"examples": [{}], "surprise": 1}',
        '{"examples": [{"id": 1, "id": 2}]}',
        '{"examples": [NaN]}',
        "[" * 100_000,
    ],
    ids=lambda text: text[:40],
)
def test_what_is_no_file_of_vectors_is_refused_at_once(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match="bad.json"):
        read(path, ())


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'{"a": "\xe9"}')
    for path in (tmp_path / "latin.json", tmp_path / "none.json", tmp_path):
        with pytest.raises(BadFile):
            read(path, ())


def test_equal_means_equal_in_json() -> None:
    assert same({"a": 1, "b": 2}, {"b": 2, "a": 1})
    assert not same(1, True)
    assert not same(1, 1.0)
