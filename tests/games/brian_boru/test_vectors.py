"""The worked examples, and that their interpreter lets nothing slip."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import reinos
from reinos.core.vectors import Outcome
from reinos.games.brian_boru import vectors

FILE = Path(__file__).parent / "examples.json"
EXAMPLES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["examples"]


def judge(folder: Path, *examples: Any) -> list[Outcome]:
    """Run vectors from a file."""
    path = folder / "vectors.json"
    path.write_text(json.dumps({"game": "brian_boru", "examples": examples}), encoding="utf-8")
    return list(vectors.run(path))


def vector(given: dict[str, Any], do: list[dict[str, Any]], **expect: Any) -> dict[str, Any]:
    return {"id": "X", "title": "ours", "given": given, "do": do, "expect": expect}


def test_every_example_of_the_rulebook_passes() -> None:
    outcomes = list(vectors.run(FILE))
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    assert [outcome.id for outcome in outcomes] == [example["id"] for example in EXAMPLES]
    assert len(outcomes) == 64


def changes(value: Any) -> Iterator[Any]:
    """The same value with one thing in it changed, for each thing in it."""
    if isinstance(value, dict):
        for key in value:
            for changed in changes(value[key]):
                yield {**value, key: changed}
        yield {**value, "surprise": 1}
    elif isinstance(value, list):
        for i in range(len(value)):
            for changed in changes(value[i]):
                yield [*value[:i], changed, *value[i + 1 :]]
        yield [*value, value[-1] if value else 7]
    elif isinstance(value, bool):
        yield not value
        yield int(value)
    elif isinstance(value, int):
        yield value + 1
        yield float(value)
        yield str(value)
    elif isinstance(value, str):
        yield value + "x"
    elif value is None:
        yield "A"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_any_other_expectation_fails(example: dict[str, Any], tmp_path: Path) -> None:
    other = [{**example, "id": f"{n}", "expect": changed} for n, changed in enumerate(changes(example["expect"]))]
    passed = [int(outcome.id) for outcome in judge(tmp_path, *other) if outcome.passed]
    assert [other[number]["expect"] for number in passed] == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_unknown_and_missing_fields_fail(example: dict[str, Any], tmp_path: Path) -> None:
    bad = [{**example, "surprise": 1}, {**example, "expect": {}}, {**example, "expect": {"surprise": 1}}]
    bad += [{**example, "given": {**example["given"], "surprise": 1}}]
    for junk in (
        {"type": "surprise"},
        {"step": "surprise"},
        {"ask": "surprise"},
        {},
        7,
        {"type": "option", "index": 0, "x": 1},
    ):
        bad.append({**example, "do": [*example["do"], junk]})
    bad += [{key: value for key, value in example.items() if key != gone} for gone in ("id", "given", "do", "expect")]
    assert not any(outcome.passed for outcome in judge(tmp_path, *({**one, "title": "t"} for one in bad)))


@pytest.mark.parametrize("junk", [None, True, 7.5, -1, "x", [None], [[1]], {"x": 1}], ids=repr)
def test_junk_in_any_field_fails_and_does_not_break(junk: Any, tmp_path: Path) -> None:
    bad = []
    for example in EXAMPLES:
        for name in example["given"]:
            named = junk == "x" and name in ("marker", "actor", "military", "trade")  # x is as good a name as any
            named = named or (junk == {"x": 1} and name == "hand_sizes")
            if name != "assumed" and not named and example["given"][name] != junk:
                bad.append({**example, "id": f"{example['id']} {name}", "given": {**example["given"], name: junk}})
    assert [outcome.id for outcome in judge(tmp_path, *bad) if outcome.passed] == []


PLAYERS = {"players": ["A", "B", "C"], "marker": "A"}
PACKS = {name: list(range(first, first + 6)) for name, first in zip("ABCD", range(1, 25, 6), strict=True)}
MORE = [
    vector(PLAYERS, [{"type": "start_town", "town": "tara"}], towns={"tara": {"disc": "A"}}, to_act=["B"]),
    vector(
        {"packs": PACKS},
        [{"type": "draft", "cards": [1, 2]}, {"type": "draft", "cards": [12, 7]}, {"ask": "next_state"}],
        to_act=["C", "D"],
        next_state="DRAFT",
    ),
    vector(
        {**PLAYERS, "hand_leader": [11, 3], "hands": {"B": [2], "C": [13]}},
        [
            {"type": "lead_town", "town": "cong"},
            {"type": "play", "card": 11},
            {"type": "play", "card": 2},
            {"type": "play", "card": 13},
            {"ask": "order"},
            {"type": "option", "index": 0},
            {"ask": "order"},
            {"type": "option", "index": 1},
        ],
        towns={"cong": {"disc": "C", "viking": False, "monastery": False}},
        order=["B", "A", "C"],  # asking changes nothing
        marker="C",
        players={"A": {"raiders": 0, "claim_tokens": 0}, "B": {"coins": 3}, "C": {"coins": 1}},
    ),
    vector(
        {**PLAYERS, "active_town": "cong", "trick": [["A", 11]], "hands": {"B": [24], "C": [1]}},
        [{"type": "play", "card": 24}, {"type": "play", "card": 1}, {"ask": "winner"}, {"ask": "next_state"}],
        winner="B",
        next_state="RESOLVE",
    ),
    vector({"hand_sizes": {"A": 4, "B": 4, "C": 4}}, [{"ask": "next_state"}], next_state="LEAD_TOWN"),
    vector(
        {"players": [{"name": "A", "space": 3}], "marriage": "orlaith", "towns": {}},
        [{"step": "marriage"}, {"ask": "next_state"}],
        next_state="MARRIAGE",
        winner="A",
    ),
    vector(
        {"players": [{"name": "A", "space": 4}], "marriage": "estrid", "marker": "A"},
        [{"step": "marriage"}, {"type": "princess", "choice": "trade"}, {"step": "final"}],
        players={"A": {"marriage_cards": 1}},
        final={"A": 12},
        winners=["A"],
    ),
    vector(
        {
            "players": [{"name": "A", "raiders": 2, "church": 4}, {"name": "B"}, {"name": "C", "raiders": 1}],
            "towns": {"tara": {"disc": "B"}, "kells": {"disc": "A"}},
            "battle_area": 1,
            "marker": "C",
        },
        [{"step": "battle"}, {"step": "church"}, {"step": "claim"}],
        losers=["B"],
        chooser={"B": "A"},
        monastery_order=["A"],
        marker="A",
        claims={"southern_ui_neill": {"face": "up", "holder": "A"}},
    ),
]


@pytest.mark.parametrize("example", MORE, ids=[str(i) for i in range(len(MORE))])
def test_what_the_format_can_carry(example: dict[str, Any], tmp_path: Path) -> None:
    (outcome,) = judge(tmp_path, example)
    assert outcome.message == ""
    assert outcome.passed


WRONG = [
    (vector(PLAYERS, [{"type": "option", "index": 0}], marker="A"), "nobody has to decide"),
    (vector({**PLAYERS, "hand_leader": [3, 9]}, [{"type": "lead_town", "town": "kells"}], marker="A"), "not legal"),
    (vector({"players": ["A"] * 2 + list("BCDEF")}, [{"ask": "winner"}], winner=None), "allowed: 3, 4, 5"),
    (vector({"players": 3, "trick": [["A", 3], ["B", 4], ["C", 5], ["D", 6]]}, [{"ask": "winner"}], winner=None), "4"),
    (vector(PLAYERS, [{"type": "start_town", "town": "tara"}], marker="A"), "ends while a choice is open; to act: B"),
    (vector({**PLAYERS, "hand_leader": [3], "hands": {"B": [3]}}, [{"ask": "winner"}], winner=None), "is there twice"),
    (vector(PLAYERS, [{"ask": "winner"}], order=[]), "does not ask for it"),
    (vector({"card": 2}, [], marker="A"), "'actor' is missing"),
    (vector({**PLAYERS, "won": True}, [{"ask": "winner"}], winner=None), "won goes with card"),
    (vector({"players": ["A"], "actor": "A", "card": 2, "won": True}, [], marker="A"), "active_town"),
    (vector({"players": ["A"], "trick": [["A", 3], ["B", 3]]}, [{"ask": "winner"}], winner=None), "twice"),
    (vector({"players": ["A", "B"], "military": "A", "trade": "B"}, [{"ask": "winner"}], winner=None), "one side"),
    (vector({"claims": {"ulaid": {"face": "down", "holder": "A"}}}, [{"step": "claim"}], marker="A"), "face up"),
    (vector(PLAYERS, [{"step": "marriage"}], winner=None), "'marriage' is missing"),
    (vector(PLAYERS, [{"ask": "winner"}], losers=[]), "does not run the step 'battle'"),
    (vector({"packs": PACKS}, [{"type": "draft", "cards": [1, 1]}], marker="A"), "draft card=1 is not legal for A"),
    (vector({"hand_sizes": {"A": 2, "B": 1}}, [{"ask": "next_state"}], next_state="MARRIAGE"), "same size"),
]


@pytest.mark.parametrize(("example", "reason"), WRONG, ids=[str(i) for i in range(len(WRONG))])
def test_what_makes_no_sense_is_said(example: dict[str, Any], reason: str, tmp_path: Path) -> None:
    (outcome,) = judge(tmp_path, example)
    assert not outcome.passed
    assert reason in outcome.message


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{}",
        '{"examples": []}',
        '{"examples": 3}',
        '{"game": "kingdomino", "examples": [1]}',
        '{"a": 1, "a": 2}',
    ],
)
def test_what_is_no_file_of_vectors(content: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(reinos.BadFile, match="bad.json"):
        vectors.run(path)


def test_ids_stand_once(tmp_path: Path) -> None:
    one, two = judge(tmp_path, MORE[0], MORE[0])
    assert one.passed
    assert "stands twice" in two.message
