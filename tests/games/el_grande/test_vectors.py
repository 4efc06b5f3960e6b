"""The worked examples, and what is refused as no vector."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from reinos.core.errors import BadFile
from reinos.games.el_grande.vectors import KINDS, run

FILE = Path(__file__).parent / "examples.json"
EXAMPLES = {example["id"]: example for example in json.loads(FILE.read_text(encoding="utf-8"))["examples"]}
OUTCOMES = list(run(FILE))


@pytest.mark.parametrize("outcome", OUTCOMES, ids=[outcome.id for outcome in OUTCOMES])
def test_worked_example(outcome: Any) -> None:
    assert outcome.passed, outcome.message


def test_every_check_of_the_file_is_known() -> None:
    assert {example["check"] for example in EXAMPLES.values()} == set(KINDS)
    assert len(OUTCOMES) == len(EXAMPLES) == 73


def outcome_of(example: Any, tmp_path: Path) -> Any:
    path = tmp_path / "vectors.json"
    path.write_text(json.dumps({"examples": [example]}), encoding="utf-8")
    (found,) = run(path)
    return found


@pytest.mark.parametrize("name", [name for name, example in EXAMPLES.items() if example["expected"]])
def test_a_wrong_expectation_fails(name: str, tmp_path: Path) -> None:
    example = copy.deepcopy(EXAMPLES[name])
    key = next(iter(example["expected"]))
    example["expected"][key] = spoilt(example["expected"][key])
    assert not outcome_of(example, tmp_path).passed


def spoilt(value: Any) -> Any:
    """Something else of the same form."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "sevilla" if value != "sevilla" else "granada"
    if isinstance(value, list):
        return [*value, "nowhere"]
    key = next(iter(value), None)
    return {**value, key: spoilt(value[key])} if key is not None else {"marker_8": "castle"}


SPOILS = {
    "an unknown check": lambda e: e.update(check="dance"),
    "an unknown field": lambda e: e["state"].update(weather="fine"),
    "an unknown field of the example": lambda e: e.update(author="me"),
    "an unknown expectation": lambda e: e["expected"].update(weather="fine"),
    "an unknown card": lambda e: e["state"].update(card="d9_dragon"),
    "an unknown region": lambda e: e["state"].update(king="portugal"),
    "an unknown player": lambda e: e["state"]["regions"].update(aragon={"nobody": 1}),
    "an unknown action": lambda e: e["actions"].insert(0, {"by": "maite", "do": "dance:aragon"}),
    "an action without a number": lambda e: e["actions"].insert(0, {"by": "maite", "do": "recover:x"}),
    "a field of an action": lambda e: e["actions"][0].update(mood="good"),
    "an illegal action": lambda e: e["actions"].insert(0, {"by": "maite", "do": "king:aragon"}),
    "an action out of turn": lambda e: e["actions"].insert(0, {"by": "pilar", "do": "veto"}),
    "a secret that is none": lambda e: e["actions"][0].update(secret=True),
    "something legal called illegal": lambda e: e["actions"][0].update(illegal=["stop"]),
    "no expectation": lambda e: e.update(expected={}),
    "a missing field": lambda e: e["state"].pop("active"),
    "too many knights": lambda e: e["state"]["regions"].update(aragon={"maite": 31}),
}


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_what_is_not_understood_is_an_error(spoil: Any, tmp_path: Path) -> None:
    example = copy.deepcopy(EXAMPLES["S28"])
    assert outcome_of(example, tmp_path).passed
    spoil(example)
    assert not outcome_of(example, tmp_path).passed


UNFINISHED = {
    "reinforce": {"player": "a", "N": 5, "province": {"a": 3}},
    "deploy": {"player": "a", "max": 2, "court": {"a": 2}},
    "special": {"active": "a", "card": "d5_king"},
    "power_phase": {"token": "a"},
}


@pytest.mark.parametrize("check", UNFINISHED)
def test_a_question_left_open_must_be_mentioned(check: str, tmp_path: Path) -> None:
    state = {"players": ["a", "b"], "king": "galicia", **UNFINISHED[check]}
    example = {"id": "X", "title": "x", "check": check, "state": state, "expected": {"king": "galicia"}}
    assert outcome_of(example, tmp_path).message == "the vector ends while a choice is open; to act: a"
    example["expected"] = {"king": "galicia", "to_act": ["a"]}
    assert outcome_of(example, tmp_path).passed


def test_documentation_stands_everywhere(tmp_path: Path) -> None:
    example = copy.deepcopy(EXAMPLES["S28"])
    for part in (example, example["state"], example["actions"][0], example["expected"]):
        part |= {"why": "because", "source": "rulebook", "note": "", "comment": []}
    assert outcome_of(example, tmp_path).passed


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"examples": []}', '{"examples": [], "examples": []}', '{"x": 1}']
)
def test_what_is_no_file_of_vectors(content: str, tmp_path: Path) -> None:
    path = tmp_path / "vectors.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadFile):
        run(path)


def test_the_same_id_twice(tmp_path: Path) -> None:
    path = tmp_path / "vectors.json"
    path.write_text(json.dumps({"examples": [EXAMPLES["S10"]] * 2}), encoding="utf-8")
    assert [found.passed for found in run(path)] == [True, False]


def special(card: str, actions: list[dict[str, Any]], expected: dict[str, Any], **state: Any) -> dict[str, Any]:
    """A vector of our own."""
    given = {"players": ["a", "b", "c"], "active": "a", "card": card, "king": "galicia", **state}
    return {"id": "X", "title": "x", "check": "special", "state": given, "actions": actions, "expected": expected}


OWN = [
    special("d4_power_card", [{"by": "a", "do": "recover:12", "secret": True, "illegal": ["recover:3"]}],
            {"hands": {"a": [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12]}, "discarded": {"a": [10]}}, discarded={"a": [10, 12]}),
    special("d4_court", [{"by": "a", "do": "court:1", "illegal": ["stop", "reinf:1", "court:2"]},
                         {"by": "a", "do": "recall:aragon", "illegal": ["recall:galicia"]}],
            {"court": {"a": 2}, "province": {"a": 0}, "regions": {"aragon": {"a": 1}}},
            province={"a": 1}, regions={"aragon": {"a": 2}, "galicia": {"a": 1}}),
    special("d4_royal_adviser", [{"by": "a", "do": "king:pais_vasco", "illegal": ["king:aragon"]}],
            {"king": "pais_vasco"}),
    special("d2_score_any_region", [{"by": "a", "do": "score:aragon", "illegal": ["half:deploy", "end"]}],
            {"gained": {"a": 5, "b": 0}}, regions={"aragon": {"a": 1}}),
    special("d1_all_own_or_deploy_2", [{"by": "a", "do": "mode:move"}, {"by": "a", "do": "move:a:aragon>castle"}],
            {"castle": {"a": 1}}, regions={"aragon": {"a": 1}}, court={"a": 1}),
]  # fmt: skip


@pytest.mark.parametrize("example", OWN, ids=[example["state"]["card"] for example in OWN])
def test_action_types_that_the_file_does_not_use(example: dict[str, Any], tmp_path: Path) -> None:
    found = outcome_of(example, tmp_path)
    assert found.passed, found.message


@pytest.mark.parametrize(
    ("occasion", "state", "expected"),
    [
        ("d2_outlaws", {"regions": {"aragon": {"a": 1}, "galicia": {"a": 4}}}, {"options": ["aragon"]}),
        ("d2_urgent_affairs", {"regions": {"aragon": {"a": 1}, "granada": {"a": 2}}}, {"options": ["granada"]}),
        (
            "d2_urgent_affairs",
            {"regions": {"aragon": {"a": 1}, "granada": {"a": 1}}},
            {"options": ["aragon", "granada"]},
        ),
        (
            "d4_expulsion",
            {"regions": {"aragon": {"a": 1}}, "region": "aragon"},
            {"excludes": ["aragon"], "choosers": ["a"]},
        ),
        ("d4_secret_scoring", {"players": ["a", "b"]}, {"includes": ["galicia", "sevilla"], "choosers": ["a", "b"]}),
        ("general_scoring", {"castle": {"a": 1}}, {"includes": ["galicia"], "excludes": []}),
    ],
)
def test_wheels(occasion: str, state: dict[str, Any], expected: dict[str, Any], tmp_path: Path) -> None:
    given = {"occasion": occasion, "king": "galicia", **state}
    example = {"id": "X", "title": "x", "check": "wheel_options", "state": given, "actions": [], "expected": expected}
    found = outcome_of(example, tmp_path)
    assert found.passed, found.message
