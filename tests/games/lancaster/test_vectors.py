"""The worked examples, and that their interpreter lets nothing slip."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reinos.core.errors import BadFile
from reinos.core.vectors import Outcome
from reinos.games.lancaster import RULES
from reinos.games.lancaster.questions import QUESTIONS
from reinos.games.lancaster.vectors import FORMAT
from reinos.games.lancaster.vectors.actions import ACTIONS

FILE = Path(__file__).parent / "examples.json"
EXAMPLES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["examples"]


ALLY_CASTLE: dict[str, Any] = {
    "players_count": 2,
    "phase": "castle",
    "allies": {
        "blue": {"colour": "yellow", "castle": {"ally_recruit": 1}, "court": [], "reserve": [1, 1, 2, 2, 3, 4]},
    },
}


def judge(folder: Path, *examples: Any) -> list[Outcome]:
    """Run vectors from a file."""
    path = folder / "vectors.json"
    path.write_text(json.dumps({"examples": examples}), encoding="utf-8")
    return list(RULES.module("vectors").run(path))


def vector(state: dict[str, Any], *actions: dict[str, Any], **expect: Any) -> dict[str, Any]:
    return {"id": "X", "title": "x", "state": state, "actions": list(actions), "expect": expect}


def passes(folder: Path, example: dict[str, Any]) -> bool:
    (outcome,) = judge(folder, example)
    return outcome.passed


def test_every_example_passes_and_none_is_silent_about_a_choice() -> None:
    outcomes = list(replace(FORMAT, silent=frozenset()).run(FILE))
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    assert [outcome.id for outcome in outcomes] == [example["id"] for example in EXAMPLES]
    assert len(outcomes) == 52


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the plain values of a structure are."""
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in leaves(item, (*path, key))]
    if isinstance(value, list) and value:
        return [leaf for key, item in enumerate(value) for leaf in leaves(item, (*path, key))]
    return [path]


def changed(example: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    """The example with one expected value changed."""
    other = copy.deepcopy(example)
    holder = other["expect"]
    for key in path[:-1]:
        holder = holder[key]
    value = holder[path[-1]]
    holder[path[-1]] = (
        not value
        if isinstance(value, bool)
        else value + 1
        if isinstance(value, int)
        else "york"
        if value == []
        else [7]
    )
    return other


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_any_other_expectation_fails(example: dict[str, Any], tmp_path: Path) -> None:
    for path in leaves(example["expect"]):
        assert not passes(tmp_path, changed(example, path)), f"{path} can be anything"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_unknown_fields_are_errors(example: dict[str, Any], tmp_path: Path) -> None:
    for part in ("state", "expect"):
        assert not passes(tmp_path, {**example, part: {**example[part], "surprise": 1}})
    assert not passes(tmp_path, {**example, "surprise": 1})
    if example["actions"]:
        first, *rest = example["actions"]
        assert not passes(tmp_path, {**example, "actions": [{**first, "surprise": 1}, *rest]})
        assert not passes(tmp_path, {**example, "actions": [{**first, "type": "surprise"}, *rest]})


def test_every_decision_point_has_an_action() -> None:
    named = {"vote": "votes", "castle_order": "castle_item"}
    for question in QUESTIONS:
        if question.name != "squires":  # part of `place`
            assert named.get(question.name, question.name) in ACTIONS


@pytest.mark.parametrize(
    ("state", "actions", "expect"),
    [
        (
            {"phase": "setup", "turn_order": ["blue", "red", "green"]},
            [{"type": "setup_extension", "player": "blue", "tile": "ext_gold"}],
            {"players": {"blue": {"extensions": ["ext_gold"]}}, "next_player": "red"},
        ),
        (
            {"phase": "law", "law": "nlaw_exchange", "players": {"blue": {"gold": 4, "squires": 1}}},
            [{"type": "law_exchange", "player": "blue", "trades": ["gold", "squires"]}],
            {"players": {"blue": {"gold": 3, "squires": 0}}},
        ),
        (
            {"phase": "county", "county": "stafford", "counties": {"stafford": {"owner": "blue", "knight": 1}}},
            [
                {"type": "county", "player": "blue", "option": "reward"},
                {"type": "upgrade_target", "player": "blue", "decline": True},
            ],
            {"players": {"blue": {"court": [1]}}},
        ),
        (
            {
                "phase": "castle",
                "players": {"blue": {"squires": 2, "extensions": ["ext_training"], "court": [1], "reserve": [2]}},
                "options": {"upgrade_scope": "deployed"},
            },
            [{"type": "castle_item", "player": "blue", "item": "ext_training", "accept": True}],
            {"legal": False},
        ),
        (
            {"phase": "final", "extensions": {"blue": 3, "red": 3, "green": 1}, "gold": {"blue": 1, "red": 1}},
            [],
            {"extension_points": {"blue": 6, "red": 6, "green": 0}},
        ),
        (
            ALLY_CASTLE,
            [{"type": "castle_item", "player": "blue", "item": "ally_recruit", "accept": False}],
            {"allies": {"blue": {"castle": {}, "court": [1], "reserve": [1, 1, 2, 2, 3, 4]}}},
        ),
        (
            {"phase": "battle", "battles": [{"id": "b1", "row": "lower", "card": "battle_5a", "slots": [
                {"owner": "blue", "knights": [2], "squires": 3}]}]},
            [],
            {"winner": "england", "points": {"blue": 4}},
        ),
    ],
)  # fmt: skip
def test_what_the_examples_do_not_use(
    state: dict[str, Any], actions: list[dict[str, Any]], expect: dict[str, Any], tmp_path: Path
) -> None:
    (outcome,) = judge(tmp_path, vector(state, *actions, **expect))
    assert outcome.passed, outcome.message


@pytest.mark.parametrize(
    ("expect", "holds"),
    [
        ({"allies": {"blue": {"court": [1, 1]}}}, True),  # the recruit is taken
        ({"allies": {"blue": {"court": [1]}}}, True),  # it is declined
        ({"allies": {"blue": {"court": [1, 2]}}}, False),  # no answer leads there
        ({"allies": {"blue": {"court": [1, 1]}}, "question": "castle_order"}, False),  # so it cannot be open
    ],
)
def test_a_vector_silent_about_an_offer_needs_an_answer_that_leads_to_what_it_expects(
    expect: dict[str, Any], holds: bool, tmp_path: Path
) -> None:
    assert passes(tmp_path, vector(ALLY_CASTLE, **expect)) == holds


def test_favour_tiles_that_are_not_named_are_face_up(tmp_path: Path) -> None:
    """LA-4.13: the placement that a vector ends with brings a tile, and none of them 3 gold."""
    state = {"phase": "place", "battles": [{"id": "b1", "row": "upper"}]}
    place = {"type": "place", "player": "blue", "knight": 1, "to": {"battle": "b1"}}
    assert passes(tmp_path, vector(state, place, next_decision="favour"))
    assert not passes(tmp_path, vector(state, place, next_decision="place"))
    assert not passes(tmp_path, vector(state, place, players={"blue": {"gold": 3}}))


def test_an_illegal_action_fails_unless_it_is_expected(tmp_path: Path) -> None:
    state = {"phase": "place", "players": {"blue": {"court": [1]}}}
    wrong = {"type": "place", "player": "blue", "knight": 2, "to": {"county": "surrey", "squires": 0}}
    assert passes(tmp_path, vector(state, wrong, legal=False))
    assert not passes(tmp_path, vector(state, wrong, legal=True))
    assert not passes(tmp_path, vector(state, wrong, players={"blue": {"court": [1]}}))
    assert not passes(tmp_path, vector(state, {**wrong, "knight": 1}, legal=False))


@pytest.mark.parametrize("content", ["[]", "{", '{"examples": []}', '{"examples": 1}', '{"examples": [1], "more": 2}'])
def test_a_file_that_holds_no_vectors_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "vectors.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadFile):
        RULES.module("vectors").run(path)


def test_ids_stand_once(tmp_path: Path) -> None:
    example = vector({}, battle_deck_size=10)
    first, second = judge(tmp_path, example, example)
    assert first.passed
    assert "twice" in second.message
