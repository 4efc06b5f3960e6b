"""The worked examples of the rulebook, and that the interpreter can tell right from wrong."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from reinos.core.errors import BadFile
from reinos.core.trial import GENERAL
from reinos.games.risk_europe.vectors import ANSWERS, FORMAT, odds_complaints, run
from reinos.games.risk_europe.vectors.actions import ACTIONS
from reinos.games.risk_europe.vectors.table import STATE

FILE = Path(__file__).parent / "examples.json"
DATA = FORMAT.read(FILE)  # without its documentation


def test_all_vectors_pass() -> None:
    outcomes = list(run(FILE))
    assert [(o.id, o.message) for o in outcomes if not o.passed] == []
    assert len(outcomes) == len(DATA["examples"]) + len(DATA["battle_odds"]["list"])


def spoiled(value: Any) -> Any:
    """Something else in the same form."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return "RE-0.0" if value.startswith("RE-") else "purple" if value != "purple" else "blue"
    if value is None:
        return "blue"
    if isinstance(value, list):
        return [*value[1:], "nowhere"] if not value or isinstance(value[0], str) else [*value, value[-1]]
    if not value:
        return {"footman": 1}
    name = next(iter(value))
    return {**value, name: spoiled(value[name])}


@pytest.mark.parametrize("example", DATA["examples"], ids=lambda example: example["id"])
def test_a_wrong_expectation_fails(example: Any) -> None:
    for key in example["expect"]:
        wrong = copy.deepcopy(example)
        wrong["expect"] = {key: spoiled(example["expect"][key])}
        assert list(FORMAT.complaints(wrong)), f"{key}: {wrong['expect'][key]} passes"


@pytest.mark.parametrize("place", ["state", "actions", "expect", "example"])
def test_unknown_fields_are_errors(place: str) -> None:
    example = copy.deepcopy(DATA["examples"][0])
    where = {"state": example["state"], "actions": example["actions"][0], "expect": example["expect"]}
    where.get(place, example)["surprise"] = 1
    assert "'surprise' is unknown" in "".join(FORMAT.complaints(example))


def test_unknown_action_types_are_errors() -> None:
    example = {**DATA["examples"][0], "actions": [{"type": "teleport"}]}
    assert "type is 'teleport'; allowed: place_kingdom" in "".join(FORMAT.complaints(example))


def test_the_interpreter_knows_the_whole_format() -> None:
    for example in DATA["examples"]:
        assert set(example["state"]) <= STATE
        assert {action["type"] for action in example["actions"]} <= set(ACTIONS)
        assert set(example["expect"]) <= {*ANSWERS, *GENERAL}


def test_wrong_odds_fail() -> None:
    for entry in DATA["battle_odds"]["list"]:
        assert list(odds_complaints({**entry, "attacker_wins": entry["attacker_wins"] + 0.001}))


@pytest.mark.parametrize("content", ["[]", "{}", '{"examples": []}', '{"examples": 1}', "nonsense", '{"a": 1, "a": 2}'])
def test_other_files_are_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadFile):
        run(path)
